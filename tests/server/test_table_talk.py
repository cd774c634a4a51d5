"""The talk of personas, standing claims, a window for one person and the switch tell nothing; leaks are noticed."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any

import pytest
from msgspec.structs import replace as replace_struct

from sobremesa.games.catalog import GAMES
from sobremesa.games.euphoria.game import Euphoria
from sobremesa.kernel.game import AnyGame
from sobremesa.kernel.match import Match
from sobremesa.table.act import Entry
from sobremesa.table.acts import catalog, close, react
from sobremesa.table.acts.remark import RemarkNews
from sobremesa.table.acts.say import SayNews
from sobremesa.table.errors import RefusedAct
from sobremesa.table.persona_voice import Remark, Voice
from sobremesa.table.personas import PERSONAS
from sobremesa.table.table import Table
from sobremesa.table.tags import Tags
from sobremesa.table.window import Window
from tests.server.table_talk import LONE, alone_leaks, life, reaction_leaks, switch_leaks, talk_leaks
from tests.table.bell import Bell

Leaks = Callable[[AnyGame, int], Iterator[str]]


@pytest.mark.parametrize("name", GAMES)
def test_in_worlds_that_look_alike_the_same_is_said(name: str) -> None:
    assert next(talk_leaks(GAMES[name](), 1), None) is None


@pytest.mark.parametrize("kind", [*GAMES.values(), Bell])
def test_in_worlds_that_look_alike_a_reaction_is_told_alike(kind: type[AnyGame]) -> None:
    assert next(reaction_leaks(kind(), 1), None) is None


@pytest.mark.parametrize("kind", [Euphoria, Bell])
def test_eu_38_a_window_for_one_person_tells_nothing_of_what_bots_hold(kind: type[AnyGame]) -> None:
    assert next(alone_leaks(kind(), 1), None) is None


@pytest.mark.parametrize("kind", [Euphoria, Bell])
def test_eu_38_nobody_notices_who_passes_by_itself(kind: type[AnyGame]) -> None:
    assert next(switch_leaks(kind(), 1), None) is None


def caught(leaks: Leaks, game: AnyGame) -> str:
    for seed in range(4):
        for leak in leaks(game, seed):
            return leak
    pytest.fail("the leak is not noticed")


def test_the_talk_that_is_looked_at_has_all_of_it_in_it() -> None:
    table = [sitting.table for sitting in life(Euphoria(), 1, people=1)][-1]
    assert {"claim", "doubt", "react", "remark"} <= {piece.__struct_config__.tag for piece in table.news}


def test_a_remark_that_looks_at_the_cards_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    def peeking(self: Voice, table: Table, _first: int) -> None:
        assert table.match is not None
        mood: Any = "good" if "lider" in str(table.match.view(1).scene) else "bad"
        self.remark = Remark(table.latest_at + 1200, 1, mood, 1)

    monkeypatch.setattr(Voice, "hear", peeking)
    assert caught(talk_leaks, Euphoria()).startswith("talk to")


def test_a_remark_that_is_spared_because_of_the_cards_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    """What was already said is chosen from what all heard, and from nothing else."""
    honest = Voice.hear

    def knowing(self: Voice, table: Table, first: int) -> None:
        assert table.match is not None
        honest(self, table, first)
        if self.remark is not None and "lider" in str(table.match.view(1).scene):
            self.remark = replace(self.remark, line=1 + self.remark.line % 2)

    monkeypatch.setattr(Voice, "hear", knowing)
    assert caught(talk_leaks, Euphoria()).startswith("talk to")


def test_nobody_repeats_themselves_in_a_game(monkeypatch: pytest.MonkeyPatch) -> None:
    """All talk whenever they can; with nothing left to say they are silent until the end."""
    monkeypatch.setattr(
        "sobremesa.table.persona_voice.PERSONAS", {one.id: replace(one, talks=10) for one in PERSONAS.values()}
    )
    table = [sitting.table for sitting in life(GAMES["evidencia"](), 1, people=1)][-1]
    said = [(piece.seat, piece.mood, piece.line) for piece in table.news if isinstance(piece, RemarkNews)]
    assert len(said) > 4
    assert len(set(said)) == len(said)


def test_who_has_said_everything_begins_with_what_was_said_first() -> None:
    table = [sitting.table for sitting in life(Euphoria(), 1, people=1)][-1]
    table.voice.begin()
    lines = []
    for _ in range(5):
        table.voice.answer_doubt(table, 1)
        assert table.voice.remark is not None
        lines.append(table.voice.remark.line)
        table.voice.speak(table.seats[1].regular, "doubted", lines[-1])
    assert lines in ([1, 2, 1, 2, 1], [2, 1, 2, 1, 2])


def test_a_remark_at_a_time_that_depends_on_the_cards_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    def slow(self: Voice, table: Table, _first: int) -> None:
        assert table.match is not None
        self.remark = Remark(table.latest_at + len(str(table.match.view(1).scene)), 1, "bad", 1)

    monkeypatch.setattr(Voice, "hear", slow)
    assert caught(talk_leaks, Euphoria()).startswith("talk to")


def test_a_tag_that_goes_because_it_is_secretly_wrong_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    def knowing(self: Tags, match: Match) -> None:
        claims = match.game.claims
        assert claims is not None
        seen = [match.scene_view(seat) for seat in range(match.game.seats)]
        self.standing = [
            tag for tag in self.standing if all(claims.truth(tag.words, view) is not False for view in seen)
        ]

    monkeypatch.setattr(Tags, "settle", knowing)
    assert caught(talk_leaks, Euphoria()).startswith("talk to")


def test_a_reaction_that_follows_the_cards_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    """A face that says what it holds."""
    honest = catalog.BY_ENTRY[react.ReactEntry]

    def honest_face(table: Table, entry: react.ReactEntry) -> None:
        assert table.match is not None
        is_glad = "lider" in str(table.match.view(1).scene)
        honest.apply(table, replace_struct(entry, reaction="laughter" if is_glad else "suspicion"))

    acts: dict[Any, Any] = catalog.BY_ENTRY
    monkeypatch.setitem(acts, react.ReactEntry, replace(honest, apply=honest_face))
    assert caught(reaction_leaks, Euphoria()).startswith("reaction to")


def test_a_reaction_that_is_refused_because_of_the_cards_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = catalog.BY_REQUEST[react.React]

    def knowing(table: Table, seat: int, request: react.React, now: int) -> list[Entry]:
        assert table.match is not None
        if len(table.match.legal_moves(1)) > 1:
            raise RefusedAct("too-much-talk")
        assert honest.decide is not None
        return honest.decide(table, seat, request, now)

    acts: dict[Any, Any] = catalog.BY_REQUEST
    monkeypatch.setitem(acts, react.React, replace(honest, decide=knowing))
    assert caught(reaction_leaks, Bell()).startswith("reaction to")


def test_a_reaction_that_ends_the_window_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    """EU-38: where all had answered, or could only pass."""
    honest = catalog.BY_ENTRY[react.ReactEntry]

    def hasty(table: Table, entry: react.ReactEntry) -> None:
        honest.apply(table, entry)
        assert table.match is not None
        if table.window.is_open and all(len(table.match.legal_moves(seat)) < 2 for seat in range(table.game.seats)):
            table.window.closes_at = entry.at

    acts: dict[Any, Any] = catalog.BY_ENTRY
    monkeypatch.setitem(acts, react.ReactEntry, replace(honest, apply=hasty))
    assert caught(reaction_leaks, Bell()).startswith("reaction to")


def test_a_window_that_waits_for_the_bots_too_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    """EU-38: bots that have something to think about take longer."""
    honest = Window.hear

    def waiting(self: Window, match: Match, seat: int, at: int) -> None:
        honest(self, match, seat, at)
        if seat == LONE and self.held is None:
            self.closes_at = None

    monkeypatch.setattr(Window, "hear", waiting)
    assert caught(alone_leaks, Bell()).startswith("alone")


def test_a_window_that_closes_with_the_last_answer_before_its_time_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = Window.hear

    def hasty(self: Window, match: Match, seat: int, at: int) -> None:
        honest(self, match, seat, at)
        if self.held is not None:
            self.closes_at = at

    monkeypatch.setattr(Window, "hear", hasty)
    assert caught(alone_leaks, Bell()).startswith("alone")


def test_a_table_that_tells_who_gave_no_answer_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = catalog.BY_ENTRY[close.CloseEntry]

    def telling(table: Table, entry: close.CloseEntry) -> None:
        silent = len(table.seats_asked())
        honest.apply(table, entry)
        table.tell(SayNews, 0, f"{silent}")

    acts: dict[Any, Any] = catalog.BY_ENTRY
    monkeypatch.setitem(acts, close.CloseEntry, replace(honest, apply=telling))
    assert caught(switch_leaks, Bell()).startswith("switch of")


def test_a_switch_that_closes_the_window_for_everybody_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    def closing(self: Window, _match: Match, _seat: int, at: int) -> None:
        self.closes_at = at

    monkeypatch.setattr(Window, "hear", closing)
    assert caught(switch_leaks, Bell()).startswith("switch of")
