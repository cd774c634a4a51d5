"""What line mode draws with, held beside rich, whose look it keeps: the same letters in the same styles."""

from __future__ import annotations

import io
import re
from collections.abc import Iterator
from itertools import product

import pytest
from rich import box
from rich.console import Console as RichConsole
from rich.console import Group as RichGroup
from rich.console import RenderableType
from rich.markdown import Markdown as RichMarkdown
from rich.padding import Padding as RichPadding
from rich.panel import Panel as RichPanel
from rich.rule import Rule as RichRule
from rich.style import Style as RichStyle
from rich.table import Table as RichTable
from rich.text import Text as RichText

from sobremesa.games.catalog import GAMES
from sobremesa.kernel.match import Match
from sobremesa.kernel.rng import Rng
from sobremesa.kernel.seed import Seed
from sobremesa.terminal.faces import FACES
from sobremesa.terminal.ink import Console, Drawing, Fitted, Group, Markdown, Padding, Panel, Rule, Table, Text
from sobremesa.terminal.ink.progress_bar import ProgressBar
from sobremesa.terminal.rulebook import Rulebook

NAMES = ("Ana", "Maximiliana Bustamante y Figueroa", "日本語の名前", "Ñandú", "Eva", "Caro", "Dan", "Beto")
# What tells a terminal's colours, and what rich calls that.
TERMINALS = {
    "truecolor": {"COLORTERM": "truecolor"},
    "256": {"TERM": "xterm-256color"},
    "standard": {"TERM": "xterm"},
}
ESCAPE = re.compile(r"\x1b\[([\d;]*)m|\x1b\][^\x1b]*\x1b\\")


def as_rich(what: Drawing, width: int) -> RenderableType:
    """The same thing made of rich's parts."""
    if isinstance(what, Text):
        parts = [(words, str(style)) for words, style in what.runs]
        return RichText.assemble(*parts, justify=what.justify, overflow=what.overflow, no_wrap=what.no_wrap)
    if isinstance(what, Group):
        return RichGroup(*(as_rich(part, width) for part in what.parts))
    if isinstance(what, Padding):
        return RichPadding(as_rich(what.inside, width), (what.top, what.right, 0, what.left))
    if isinstance(what, Panel):
        inside, title = as_rich(what.inside.inside, width), what.title.strip()
        return RichPanel(inside, title=title, title_align="left", width=what.width, border_style=str(what.style))
    if isinstance(what, Rule):
        return RichRule(as_rich(what.title, width) if what.title else "", style=str(what.style))  # type: ignore[arg-type]
    if isinstance(what, Fitted):
        return as_rich(what.wide if width >= what.least else what.narrow, width)
    if isinstance(what, Markdown):
        return RichMarkdown(what.markup)
    assert isinstance(what, Table)
    return table_as_rich(what, width)


def table_as_rich(what: Table, width: int) -> RichTable:
    framed = {"box": box.HEAVY_HEAD, "padding": (0, 1)} if what.frame else {}
    open_ = {} if what.frame else {"box": None, "pad_edge": False, "padding": (0, what.gap, 0, 0)}
    settings = {"show_header": what.has_header, "expand": what.is_expanded, **framed, **open_}
    made = RichTable(title=what.title or None, **settings)  # type: ignore[arg-type]
    for column in what.columns:
        made.add_column(
            as_rich(column.header, width),
            justify=column.justify,
            style=column.style,
            width=column.width,
            max_width=column.max_width,
            ratio=column.ratio or None,
            no_wrap=column.no_wrap,
            overflow=column.overflow,
        )
    for row in zip(*(column.cells for column in what.columns), strict=True):
        made.add_row(*(as_rich(cell, width) for cell in row))
    return made


def letters(written: str) -> list[list[tuple[str, frozenset[str]]]]:
    """What a terminal shows: letters with their styles, without the spaces at the ends of lines."""
    found, style = [], frozenset[str]()
    for line in written.splitlines():
        shown: list[tuple[str, frozenset[str]]] = []
        for part in re.split(r"(\x1b(?:\[[\d;]*m|\][^\x1b]*\x1b\\))", line):
            if escape := ESCAPE.fullmatch(part):
                if escape[1] is not None:
                    style = codes(escape[1])
            else:
                shown += [(letter, style if letter != " " else style & {"4", "7"}) for letter in part]
        while shown and shown[-1] == (" ", frozenset()):
            shown.pop()
        found.append(shown)
    return found


def codes(words: str) -> frozenset[str]:
    return frozenset(re.findall(r"[34]8;2;\d+;\d+;\d+|[34]8;5;\d+|[1-9]\d*", words))


def ours(what: Drawing, width: int, kind: str) -> list[list[tuple[str, frozenset[str]]]]:
    return letters(Console(io.StringIO(), is_terminal=True, width=width, environment=TERMINALS[kind]).drawn(what))


def richs(what: Drawing, width: int, kind: str) -> list[list[tuple[str, frozenset[str]]]]:
    # A style of rich remembers the colours of the first terminal that it was drawn on.
    for remembered in (RichStyle.parse, RichStyle._add):
        remembered.cache_clear()
    output = io.StringIO()
    console = RichConsole(
        file=output,
        width=width,
        force_terminal=True,
        color_system=kind,  # type: ignore[arg-type]
        markup=False,
        highlight=False,
        emoji=False,
    )
    console.print(as_rich(what, width))
    return letters(output.getvalue())


def screens(game: str) -> Iterator[Drawing]:
    kind = GAMES[game]
    configured = kind(seats=kind.about.seat_counts[-1])
    match, rng = Match(configured, Seed(4), NAMES[: configured.seats]), Rng(4)
    face = FACES[game](configured, match.names, "es", memory_aid=True)
    while match.outcome is None:
        if len(match.moves) % 9 == 0:
            yield face.show(match.view(match.to_act[0]))
        seat = int(rng.draw(match.state.to_act()))
        match.play_code(seat, int(rng.draw(match.state.legal(seat))))
    yield face.ending(match.view(None))


def framed() -> Iterator[Drawing]:
    for has_header in (True, False):
        table = Table(title="Una tabla de nadie" * has_header, has_header=has_header)
        table.add_column("quién")
        table.add_column("cuánto", justify="right")
        table.add_column("qué pasó", justify="center")
        table.add_row("Ana", "12", Text("ganó por muy poco, y después de una hora", "bold red"))
        table.add_row("日本語の名前", "1.234,5 %", "")
        yield table


@pytest.mark.parametrize("game", FACES)
def test_faces_look_as_with_rich(game: str) -> None:
    for what in screens(game):
        for width in (40, 80, 133):
            assert ours(what, width, "truecolor") == richs(what, width, "truecolor")


@pytest.mark.parametrize("kind", TERMINALS)
def test_colours_are_the_nearest_that_a_terminal_has(kind: str) -> None:
    every = [f"#{red:02x}{green:02x}{blue:02x}" for red, green, blue in product((0, 60, 130, 200, 255), repeat=3)]
    for colour in [*every, "red", "bright_green", "bold cyan on black"]:
        assert ours(Text("a", colour), 9, kind) == richs(Text("a", colour), 9, kind)


@pytest.mark.parametrize("width", [40, 80, 100])
def test_rules_and_tables_look_as_with_rich(width: int) -> None:
    rules = [Rulebook(game, language).whole() for game in GAMES.values() for language in ("es", "en")]
    for what in (*rules, *framed()):
        assert ours(what, width, "truecolor") == richs(what, width, "truecolor")


@pytest.mark.parametrize(
    "markup",
    [
        "- one\n- two **bold** and *italic* and `code`\n  goes on\n\n  - inside",
        "Words\nin lines, [linked](https://example.org/x) \\*so\\*.\n\n1. first\n2. second\n\n### Third",
        "# One\n\n## Two words\n\nA paragraph that is longer than the line is wide, so that it has to go on below.",
        "- a\n- b\n\n10. c\n11. d\n\n#### Four\n##### Five",
    ],
)
def test_markdown_looks_as_with_rich(markup: str) -> None:
    for width in (20, 60):
        assert ours(Markdown(markup), width, "truecolor") == richs(Markdown(markup), width, "truecolor")


def test_the_comparison_sees_a_style_and_a_letter() -> None:
    """The checks above can fail."""
    assert ours(Text("a", "bold"), 9, "256") != richs(Text("a", "dim"), 9, "256")
    assert ours(Text("a", "#c2543f"), 9, "256") != richs(Text("a", "#c2543f"), 9, "standard")
    assert ours(Text("ab"), 9, "256") != richs(Text("a b"), 9, "256")


def test_no_colour_is_written_where_none_is_wanted() -> None:
    what = Text("Ana", "bold #c2543f")
    for environment, written in (
        ({"TERM": "xterm", "NO_COLOR": "1"}, "\x1b[1mAna\x1b[0m\n"),
        ({"TERM": "dumb"}, "Ana\n"),
        ({"TERM": "xterm"}, "\x1b[1;33mAna\x1b[0m\n"),
    ):
        assert Console(io.StringIO(), is_terminal=True, width=9, environment=environment).drawn(what) == written
    assert Console(io.StringIO(), is_terminal=False, width=9, environment={}).drawn(what) == "Ana\n"


def test_words_cannot_speak_to_the_terminal() -> None:
    """A card of somebody's own deck, or a table of somebody's own server, may hold any letters."""
    said = Text("Ana\x1b[2J\r").append("\x9b31m\a\tBeto")
    written = Console(io.StringIO(), is_terminal=True, width=40, environment={"TERM": "xterm"}).drawn(said)
    assert written == "Ana\ufffd[2J\ufffd\ufffd31m\ufffd Beto\n"


def test_a_bar_is_drawn_where_somebody_watches_and_leaves_nothing() -> None:
    moment = [0.0]
    output = io.StringIO()
    console = Console(output, is_terminal=True, width=80, environment={"TERM": "xterm"})
    with ProgressBar(console, "Jugando", total=8, clock=lambda: moment[0]) as bar:
        moment[0] = 3.0
        bar.advance(3)
        assert bar.line().plain == f"Jugando {'━' * 15}╺{'━' * 24} 3/8 0:00:05"
    assert "3/8" in output.getvalue()
    assert output.getvalue().endswith("\r\x1b[2K")


def test_a_bar_that_nobody_watches_writes_nothing() -> None:
    output = io.StringIO()
    with ProgressBar(Console(output, is_terminal=False, width=80), "Jugando", total=8) as bar:
        bar.advance(8)
    assert output.getvalue() == ""
