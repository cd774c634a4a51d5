"""Games on the full screen of a real terminal: at this keyboard, and at a live table whose server is killed."""

from __future__ import annotations

import asyncio
import re
import subprocess
from pathlib import Path

import pytest

from sobremesa.cli.link import Link
from sobremesa.client import Client
from sobremesa.kernel.record import Record
from tests.server.process import Server
from tests.terminal.tmux import Tmux, is_there
from tests.waiting import wait_for

pytestmark = pytest.mark.skipif(not is_there(), reason="tmux is missing on this machine")

OVER = "Otra partida"


def test_a_whole_game_at_this_keyboard(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    words = ("play", "evidencia", "--seed", 7, "--against", "random", "--name", "Ana", "--save", file)
    with Tmux(*words) as terminal:
        terminal.until("Te toca")
        terminal.keys("Down", "Enter")
        terminal.type_until("1", OVER)
        terminal.keys("salir", "Enter")
        end = terminal.until("EXIT=")
        assert "EXIT=0" in end
        assert "--resume" in end.replace("\n", "")
        # The alternate screen is gone, with everything on it.
        assert "F1Ayuda" not in terminal.text(with_history=True)
    assert Record.read(file.read_text(encoding="utf-8")).ended


def test_people_who_share_a_keyboard_leave_nothing_to_scroll_back_to() -> None:
    words = ("play", "evidencia", "--seed", 9, "--hotseat", "--name", "Ana", "--name", "Beto", "--lang", "en")
    with Tmux(*words) as terminal:
        terminal.until("Pass the keyboard to Ana")
        terminal.keys("Enter")
        hand = terminal.until(r"Choose a card[\s\S]*2\) .+? \(\d+\)")
        cards = re.findall(r"\d\) (.+?) \(\d+\)", hand)
        assert len(cards) == 2
        terminal.keys("Enter")
        terminal.until("Pass the keyboard to Beto")
        # A screen is drawn in parts.
        terminal.until_without("|".join(map(re.escape, cards)))
        behind = terminal.text(with_history=True)
        assert not [card for card in cards if card in behind]
        terminal.keys("C-c")
        terminal.until("Leave the table")
        terminal.keys("C-c")
        terminal.until("EXIT=0")


@pytest.mark.parametrize("keys", [("hola",), ("Down", "Enter")])
def test_the_keyboard_is_heard_after_the_window_was_too_small(keys: tuple[str, ...]) -> None:
    with Tmux("play", "evidencia", "--seed", 3, "--against", "random", size=(100, 30)) as terminal:
        terminal.until("Te toca")
        terminal.resize(60, 20)
        terminal.until("80 por 24")
        terminal.resize(100, 30)
        # tmux brings back the cells beyond the old edge before the program has drawn.
        terminal.until_without("80 por 24")
        terminal.until("Te toca")
        terminal.keys(*keys)
        terminal.until("> *hola" if keys == ("hola",) else "jugaste")


def test_the_game_goes_on_while_the_window_changes() -> None:
    words = ("play", "evidencia", "--seed", 3, "--against", "random", "--name", "Ana")
    with Tmux(*words, size=(200, 50)) as terminal:
        terminal.until(r"╭─ \d ─+ [▲◒◉][GEI] ─╮")
        terminal.until("Qué se dice")
        for size in ((80, 24), (120, 40)):
            terminal.resize(*size)
        terminal.until(r"╭─ \d ─+ [▲◒◉][GEI] ─╮[\s\S]*1\) ")
        terminal.keys("Down", "Enter")
        terminal.until("jugaste")


def test_nothing_but_ascii_is_drawn_where_it_is_asked_for() -> None:
    words = ("play", "euphoria", "--seed", 3, "--against", "random", "--ascii", "--name", "Ana")
    with Tmux(*words, size=(100, 30)) as terminal:
        terminal.until(r"\(vS\) \(\^E\)")
        assert terminal.until("Te toca").isascii()
        terminal.keys("F5")
        assert terminal.until("En una pagina").isascii()
        terminal.keys("Escape")
        terminal.resize(120, 40)
        assert terminal.until(r"\+-+ accion -+\+").isascii()


@pytest.mark.parametrize(("words", "kind"), [(("--lines",), "screen-256color"), ((), "dumb")])
def test_lines_are_printed_on_request_and_in_simple_terminals(words: tuple[str, ...], kind: str) -> None:
    with Tmux("play", "evidencia", "--seed", 3, "--against", "random", *words, TERM=kind) as terminal:
        text = terminal.until(r"\n>")
        assert "F1Ayuda" not in text


def test_a_live_table_is_joined_and_comes_back_by_itself_after_its_server_was_killed(tmp_path: Path) -> None:
    with Server("--data", str(tmp_path / "data")) as server:
        client = Client(server.address)
        opened = asyncio.run(client.open("evidencia", seats=2, bots=("facil",), reveal_ms=0))
        link = Link(server.address, opened.table, invite=opened.invite)
        with Tmux("join", link, "--name", "Ana", XDG_STATE_HOME=tmp_path / "state") as terminal:
            terminal.until("Empezar la partida")
            terminal.keys("Enter")
            terminal.until("Te toca")
            terminal.type_until("1", "Ronda [2-5]")
            # Once while a move is on its way, and once while nothing is.
            for answer in ["1", ""]:
                server.freeze()
                terminal.keys(answer, "Enter")
                terminal.until_without(r"\n > 1")
                server.kill()
                terminal.until("Se cortó la conexión")
                server.start()
                terminal.until_without("Se cortó la conexión")
            terminal.type_until("1", OVER)
            terminal.keys("F10")
            terminal.until("¿Dejás la mesa?")
            terminal.keys("Down", "Enter")
            end = terminal.until("EXIT=")
            assert "sobremesa join" in end.replace("\n", "")
        record = Record.read(asyncio.run(client.record(opened.table, key=opened.invite)))
    assert record.ended


def test_a_terminal_that_is_closed_takes_its_game_along(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    with Tmux("play", "evidencia", "--seed", 3, "--against", "random", "--save", file) as terminal:
        terminal.until("Te toca")
        playing = subprocess.run(["pgrep", "-f", str(file)], capture_output=True, text=True, check=True).stdout.split()
        assert playing
    wait_for("the game ends with its terminal", lambda: not any(Path(f"/proc/{one}").exists() for one in playing))
    assert Record.read(file.read_text(encoding="utf-8")).game == "evidencia"
