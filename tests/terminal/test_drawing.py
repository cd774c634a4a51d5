"""Drawing: colours as the terminal wants them, and text that cannot control it."""

from __future__ import annotations

import asyncio
import io
import re
from pathlib import Path

import pytest
from rich.markdown import Markdown
from rich.table import Table
from rich.text import Text

from sobremesa.cli.progress_bar import ProgressBar
from sobremesa.games.catalog import GAMES
from sobremesa.terminal.console.drawing import Heading, SafeConsole, console, draw_text
from tests.terminal.full_table import full_table
from tests.terminal.keyboard import Keyboard
from tests.terminal.saying import Sobremesa

# The test process, a pytest-xdist worker, has threads. Forking is safe because the child runs another program at once.
pytestmark = pytest.mark.filterwarnings("ignore:This process .* is multi-threaded:DeprecationWarning")

# Clears the screen, names the window, changes the writing direction.
HOSTILE = "Ana\x1b[2J\r\x9b31m\a\x1b]0;title\x07\u202eBeto"
STYLE = re.compile(r"\x1b\[[\d;]*m")


@pytest.fixture
def environment(monkeypatch: pytest.MonkeyPatch) -> pytest.MonkeyPatch:
    for name in ("NO_COLOR", "FORCE_COLOR", "COLORTERM", "COLUMNS"):
        monkeypatch.delenv(name, raising=False)
    return monkeypatch


def terminal() -> SafeConsole:
    return console(io.StringIO(), is_terminal=True)


def test_colours_are_written_where_they_are_wanted(environment: pytest.MonkeyPatch) -> None:
    what = Text("Ana", style="bold #c2543f")
    for settings, written in (
        ({"TERM": "xterm", "NO_COLOR": "1"}, "\x1b[1mAna\x1b[0m\n"),
        ({"TERM": "dumb", "NO_COLOR": ""}, "Ana\n"),
        ({"TERM": "xterm", "NO_COLOR": ""}, "\x1b[1;33mAna\x1b[0m\n"),
    ):
        for name, value in settings.items():
            environment.setenv(name, value)
        assert terminal().draw_text(what) == written
    assert console(io.StringIO(), is_terminal=False).draw_text(what) == "Ana\n"


def test_a_file_is_as_wide_as_columns_says(environment: pytest.MonkeyPatch) -> None:
    what = Text("palabra " * 40)
    assert 90 < max(map(len, draw_text(what).splitlines())) <= 100
    environment.setenv("COLUMNS", "40")
    assert max(map(len, draw_text(what).splitlines())) <= 40


def test_words_cannot_control_the_terminal(environment: pytest.MonkeyPatch) -> None:
    """A card of a custom deck, or a table of any server, may hold any characters."""
    environment.setenv("TERM", "xterm")
    table = Table(title=HOSTILE)
    table.add_column(HOSTILE)
    table.add_row(HOSTILE)
    for what in (Text(HOSTILE), Text().append(HOSTILE), table, Heading(Text(HOSTILE), style="red"), Markdown(HOSTILE)):
        written = terminal().draw_text(what)
        assert "Beto" in written
        assert all(letter.isprintable() or letter == "\n" for letter in STYLE.sub("", written)), written
    assert terminal().style_line(HOSTILE, "bold") == "\x1b[1mAna[2J31m]0;titleBeto\x1b[0m\n"


def hostile_deck(folder: Path) -> Path:
    """Evidencia's deck with a name that clears the screen."""
    words = (GAMES["evidencia"].about.folder / "cards.toml").read_text(encoding="utf-8")
    file = folder / "deck.toml"
    escaped = "A\\u001B[2J\\u009B31m\\u202E"
    file.write_text(words.replace('name = { es = "', 'name = { es = "' + escaped), encoding="utf-8")
    assert escaped in file.read_text(encoding="utf-8")
    return file


def test_the_sheet_of_a_hostile_deck_cannot_control_the_terminal(tmp_path: Path, sobremesa: Sobremesa) -> None:
    deck = hostile_deck(tmp_path)
    with Keyboard("deck", "sheet", deck) as keyboard:
        shown = keyboard.until_end()
    assert "A[2J31mGnomo de jardín" in shown
    assert all(letter.isprintable() or letter in "\r\n" for letter in shown)
    # A file gets the characters unchanged.
    assert "A\x1b[2J\x9b31m\u202eGnomo de jardín" in sobremesa("deck", "sheet", deck).out


def test_the_full_screen_holds_no_control_characters() -> None:
    async def look() -> str:
        async with full_table("evidencia") as table:
            table.app._note(HOSTILE)
            return await table.until_shown("Beto")

    shown = asyncio.run(look())
    assert "Ana[2J" in shown
    assert all(letter.isprintable() or letter == "\n" for letter in shown)


def test_a_bar_is_drawn_in_a_terminal_and_leaves_nothing(environment: pytest.MonkeyPatch) -> None:
    environment.setenv("TERM", "xterm")
    environment.setattr("sobremesa.cli.progress_bar.SECONDS_BETWEEN", 0)
    output = io.StringIO()
    with ProgressBar(console(output, is_terminal=True), "Jugando", total=8) as bar:
        bar.advance(3)
    shown = STYLE.sub("", output.getvalue())
    assert re.search("Jugando ━.* 3/8 ", shown)
    assert shown.endswith("\x1b[1A\x1b[2K")


def test_a_bar_outside_a_terminal_writes_nothing() -> None:
    output = io.StringIO()
    with ProgressBar(console(output, is_terminal=False), "Jugando", total=8) as bar:
        bar.advance(8)
    assert output.getvalue() == ""


def test_a_heading_is_whole_again_where_there_is_room_again() -> None:
    heading = Heading(Text("Evidencia, ronda 3"), style="red")
    shown = console(io.StringIO(), is_terminal=False)
    for width, is_whole in ((12, False), (80, True)):
        shown.width = width
        assert ("Evidencia, ronda 3" in shown.draw_text(heading)) == is_whole
