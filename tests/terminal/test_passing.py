"""The switch "pass by itself when I cannot react" in the terminal: no other player can notice it (EU-38)."""

from __future__ import annotations

from typing import Any

import pytest

from sobremesa.games.euphoria.game import Euphoria
from sobremesa.table.acts.play import Play
from sobremesa.table.acts.react import React
from sobremesa.terminal.session import session
from sobremesa.terminal.session.session import TableSession, passing_of
from sobremesa.terminal.tables.connection import TableConnection
from sobremesa.wire.local_table import LocalTable
from tests.server.table_talk import LONE, life
from tests.terminal.saying import Sobremesa
from tests.terminal.switch import LineAt, at_keyboard, switch_leaks
from tests.terminal.test_talk import HOTSEAT

ALONE, AMONG_PEOPLE = 1, 4


def in_window(people: int, *, can_react: bool = False, **settings: object) -> LineAt:
    """The connection of a person who is asked for a reaction in Euphoria."""
    for seed in range(20):
        for sitting in life(Euphoria(), seed, people, **settings):
            view = sitting.table.view(LONE)
            is_asked = sitting.table.window.is_open and LONE in sitting.table.seats_asked()
            if is_asked and view is not None and (len(view.moves) > 1) == can_react:
                table = LocalTable(list(sitting.journal), sitting.host, lambda *_: (None, 0))
                return LineAt(table, LONE, sitting.now)
    raise AssertionError("there is no such window")


def sent(line: LineAt, *, is_on: bool = True) -> int:
    """The number of moves sent while the player types nothing."""
    at_keyboard(line, Euphoria(), is_on=is_on)
    assert all(isinstance(message, Play) for message in line.sent)
    return len(line.sent)


def test_it_answers_alone_with_bots_at_a_table_without_spectators() -> None:
    assert sent(in_window(ALONE, spectators=False)) == 1


def test_it_sends_nothing_where_others_could_measure_the_time() -> None:
    assert sent(in_window(ALONE)) == 0


def test_it_sends_nothing_among_people() -> None:
    line = in_window(AMONG_PEOPLE, spectators=False)
    assert "No podés reaccionar: pasás sin escribir nada." in at_keyboard(line, Euphoria(), is_on=True)
    assert line.sent == []


def test_a_player_who_can_react_is_asked() -> None:
    line = in_window(ALONE, can_react=True, spectators=False)
    assert " 2) " in at_keyboard(line, Euphoria(), is_on=True)
    assert line.sent == []


def test_a_player_with_the_switch_off_is_asked() -> None:
    for people in (ALONE, AMONG_PEOPLE):
        line = in_window(people, spectators=False)
        assert " 1) " in at_keyboard(line, Euphoria(), is_on=False)
        assert line.sent == []


def test_a_paused_game_is_not_answered() -> None:
    line = in_window(ALONE, spectators=False)
    line.hear()
    assert passing_of(line) == "passes"
    line.table.table.paused_at = line.now
    line.table.send(LONE, React("", "mate"), line.now)
    line.hear()
    assert passing_of(line) == "asked"


@pytest.mark.parametrize("people", [ALONE, AMONG_PEOPLE])
def test_eu_38_no_other_player_notices_the_switch(people: int) -> None:
    assert next(switch_leaks(Euphoria(), 1, people), None) is None


def caught(people: int) -> str:
    for seed in range(4):
        for leak in switch_leaks(Euphoria(), seed, people):
            return leak
    pytest.fail("the leak is not noticed")


def test_a_pass_at_once_before_spectators_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    def hasty(line: TableConnection) -> session.Passing:
        assert line.update is not None
        return "passes" if len(line.update.moves) == 1 else "asked"

    monkeypatch.setattr(session, "passing_of", hasty)
    assert caught(ALONE).startswith("switch of 0, to None")


def test_a_pass_that_is_shown_to_the_table_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = TableSession._show

    def showing(self: TableSession, line: Any) -> None:
        honest(self, line)
        if self.passing.of(line) == "silent":
            self.talk.react(line, "hurry")
            self.leave()

    monkeypatch.setattr(TableSession, "_show", showing)
    assert caught(AMONG_PEOPLE).startswith("switch of")


def test_the_switch_is_turned_by_a_word_and_back(at_terminal: Sobremesa) -> None:
    play = ("play", "euphoria", "--seed", 3, "--name", "Ana")
    lines = ["1", "1", "1"]
    asked = at_terminal(*play, lines=lines)
    passed = at_terminal(*play, lines=["autopase", *lines])
    assert "No podés reaccionar: pasás sin escribir nada." in passed.out
    assert "Nadie se entera" in passed.out
    assert "pasás sin escribir nada" not in asked.out
    off = at_terminal(*play, lines=["autopass on", "autopase no", *lines])
    assert "se te pregunta siempre" in off.out
    assert off.out.endswith(asked.out[-200:])


def test_people_who_share_a_keyboard_cannot_turn_it(at_terminal: Sobremesa) -> None:
    said = at_terminal(*HOTSEAT, lines=["", "autopase", "1"])
    assert said.code == 0
    assert "se vería a quién no se le pasa" in said.err
