"""Line mode in a real terminal: editing, history, completion, pasting, and moves of others meanwhile."""

from __future__ import annotations

import asyncio
import re
from pathlib import Path

import pytest

from sobremesa.cli.link import Link
from sobremesa.client import Client
from sobremesa.terminal.texts import TEXTS
from tests.server.process import Server
from tests.terminal.tmux import Tmux, is_there

pytestmark = pytest.mark.skipif(not is_there(), reason="tmux is missing on this machine")

PLAY = ("play", "evidencia", "--lines", "--seed", 3, "--against", "random")
SIZE = (100, 40)


def test_keys_edit_the_line() -> None:
    with Tmux(*PLAY, size=SIZE) as terminal:
        terminal.until_typed(">")
        for keys, line in (
            (("hola",), "> hola"),
            (("Left", "Left", "X"), "> hoXla"),
            (("Home", "Y", "End", "Z"), "> YhoXlaZ"),
            (("BSpace", "BSpace"), "> YhoXl"),
            (("Home", "DC"), "> hoXl"),
            (("C-e", "Space", "otra", "C-w"), "> hoXl"),
            (("C-u",), ">"),
            (("ñandú",), "> ñandú"),
            (("C-a", "C-k"), ">"),
        ):
            terminal.keys(*keys)
            terminal.until_typed(line)


def test_lines_come_back_with_the_arrows_until_the_next_player_types() -> None:
    words = ("play", "evidencia", "--lines", "--seed", 9, "--hotseat", "--name", "Ana", "--name", "Beto")
    with Tmux(*words, size=SIZE) as terminal:
        terminal.until("Pasale el teclado a Ana")
        terminal.keys("Enter")
        terminal.until("Elegí una carta")
        terminal.keys("zapallo", "Enter")
        terminal.until("No entiendo")
        terminal.keys("Up")
        terminal.until_typed("> zapallo")
        terminal.keys("Down")
        terminal.until_typed(">")
        terminal.keys("1", "Enter")
        terminal.until("Pasale el teclado a Beto")
        terminal.keys("Enter")
        terminal.until("Elegí una carta")
        for keys in (("Up",), ("C-y",), ("C-_",)):
            terminal.keys(*keys)
        terminal.keys("x")
        terminal.until_typed("> x")


def test_tab_completes_as_far_as_it_is_plain_and_lists_the_rest() -> None:
    with Tmux(*PLAY, size=SIZE) as terminal:
        terminal.until_typed(">")
        terminal.keys("AYU", "Tab")
        terminal.until_typed("> ayuda")
        terminal.keys("C-u", "re", "Tab")
        terminal.until(r"reglas +revancha.*\n> re\n")
        terminal.keys("C-u", "xyz", "Tab")
        terminal.until_typed("> xyz")


def test_lines_that_are_pasted_are_typed_one_after_the_other() -> None:
    with Tmux(*PLAY, size=SIZE) as terminal:
        terminal.until_typed(">")
        terminal.paste("zapallo\ncalabaza\nhol")
        terminal.until_typed("> hol")
        shown = terminal.text(with_history=True)
        assert shown.index("«zapallo»") < shown.index("> calabaza") < shown.index("«calabaza»")


def test_others_go_on_while_a_player_types_and_the_line_stays(tmp_path: Path) -> None:
    with Server("--data", str(tmp_path / "data")) as server:
        client = Client(server.address)
        opened = asyncio.run(client.open("evidencia", seats=2, public=True))
        link = Link(server.address, opened.table, invite=opened.invite)
        with Tmux("join", link, "--lines", "--name", "Ana", size=SIZE, XDG_STATE_HOME=tmp_path / "state") as terminal:
            terminal.until_typed(">")
            terminal.keys("ayer", "Left")
            terminal.until_typed("> ayer")
            asyncio.run(client.sit(opened.table, "Beto", invite=opened.invite))
            terminal.until("Beto")
            terminal.until_typed("> ayer")
            shown = terminal.text()
            # The line is printed once, below the news, with the cursor where it was.
            assert shown.rindex("Beto") < shown.rindex("> ayer")
            assert shown.count("ayer") == 1
            terminal.keys("X")
            terminal.until_typed("> ayeXr")


@pytest.mark.parametrize("columns", [40, 80])
def test_no_line_ends_in_the_middle_of_a_word(columns: int) -> None:
    with Tmux(*PLAY, size=(columns, 60)) as terminal:
        terminal.until_typed(">")
        terminal.keys("ayuda", "Enter")
        terminal.until("reglas EV-20")
        terminal.until_typed(">")
        shown = " ".join(terminal.text(with_history=True).split())
        told = TEXTS.say("es", "help-playing", clause="EV-20", claims="no")
        assert " ".join(told.split()) in shown
        # The pyramid is whole.
        assert re.search("╭─+ 1 ─+╮ ╭─+ 2 ─+╮ ╭─+ 3 ─+╮", shown)


@pytest.mark.parametrize(("key", "code"), [("C-c", 130), ("C-d", 0)])
def test_ctrl_c_and_ctrl_d_leave_a_line_of_their_own(key: str, code: int) -> None:
    with Tmux(*PLAY, size=SIZE) as terminal:
        terminal.until_typed(">")
        terminal.keys("hol", "C-d", "BSpace", "BSpace", "BSpace", key)
        shown = terminal.until("EXIT=")
        assert f"EXIT={code}" in shown
        assert re.search(r"(?m)^Hasta la próxima", shown)
        assert ">" not in shown[shown.index("Hasta la próxima") :]
