"""CO-26: a hidden code is shown to no viewer, not even to its owner; all may remember it."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from sobremesa.games.codigos.events import LASTING
from sobremesa.games.codigos.game import Codigos
from sobremesa.games.codigos.rules import constants as c
from sobremesa.games.codigos.rules.state import CodigosState
from sobremesa.games.codigos.rules.view_builder import ViewBuilder
from sobremesa.games.codigos.view import Code, Memory, Scene
from sobremesa.kernel.event import HIDDEN, EventKind, Viewer, all_viewers
from sobremesa.kernel.laws import random_match
from sobremesa.kernel.match import Match
from sobremesa.kernel.view import View, plain
from tests.games.codigos.positions import GAMES, Sitting

AIDED = Codigos(options={"memory_aid": "on"})


def words_shown(match: Match, viewer: Viewer) -> set[str]:
    """Every word that a client of the viewer can show now: the table, and the whole history of events."""
    scene = json.dumps(plain(match.view(viewer).scene))
    history = json.dumps([dict(event.facts) for event in match.events(viewer)])
    return set((scene + " " + history).translate(str.maketrans('"[]{},:', "       ")).split())


def leaks(game: Codigos, seed: int) -> str:
    """The first moment of a random game at which a viewer is shown a card of a code that was hidden before."""
    known: set[Code] = set()
    for match in random_match(game, seed):
        hidden = {code for codes in match.view(0).memory.hidden for code in codes}
        cards = {card for code in hidden & known for card in (code.card, *code.symbols)}
        known = hidden
        for viewer in all_viewers(game.seats):
            shown = cards & words_shown(match, viewer)
            if shown:
                return f"viewer {viewer} is shown {sorted(shown)} after move {len(match.moves)}"
    return ""


@pytest.mark.parametrize("seats", [2, 3, 4])
@settings(max_examples=3)
@given(seed=st.integers(0, 2**40))
def test_co_26_neither_table_nor_events_of_any_viewer_show_a_hidden_code(seats: int, seed: int) -> None:
    assert leaks(GAMES[seats], seed) == ""


def found_by(game: Codigos) -> str:
    return next((leak for seed in range(20) if (leak := leaks(game, seed))), "")


class OwnerMayLook(Codigos):
    """Broken on purpose: the table shows every seat its own hidden codes."""

    def view(self, state: CodigosState, viewer: Viewer) -> View[Scene, Memory]:
        view = super().view(state, viewer)
        if viewer is None:
            return view
        hidden = list(view.scene.hidden)
        hidden[viewer] = view.memory.hidden[viewer]
        return replace(view, scene=replace(view.scene, hidden=tuple(hidden)))


class NothingFades(Codigos):
    """Broken on purpose: the history keeps what was laid."""

    def __init__(self, *arguments: Any, **options: Any) -> None:
        super().__init__(*arguments, **options)
        self.event_kinds = {
            number: EventKind(kind.name, kind.shown, kind.secret) for number, kind in self.event_kinds.items()
        }


@pytest.mark.parametrize("broken", [OwnerMayLook, NothingFades])
def test_co_26_that_test_catches(broken: type[Codigos]) -> None:
    assert "is shown" in found_by(broken())


@pytest.mark.parametrize("code", ["g1 c1 t1", "g1 c1 comodin1", "g5 c2 t2 g2", "g12 a2 c2 t2 c3 a3"])
def test_co_26_a_hidden_code_shows_only_its_place(code: str) -> None:
    for viewer in (0, 1, None):
        scene = Sitting("a9", hidden={0: code}).match.view(viewer).scene
        assert scene == Sitting("a9", hidden={0: "a1 g3 c3"}).match.view(viewer).scene
        assert scene.hidden == ((Code(),), ())


@pytest.mark.parametrize("viewer", [0, 1, None])
def test_co_26_whoever_saw_it_laid_may_remember_it(viewer: int | None) -> None:
    memory = Sitting("a9", hidden={0: "g1 c1 t1"}).match.view(viewer).memory
    assert memory.hidden[0] == (Code("g1", ("c1", "t1")),)


def test_co_26_what_was_laid_is_told_by_the_move_and_gone_with_the_next() -> None:
    sitting = Sitting("c1 t1", exposed={0: "g1"}).play("0 agrega 1", "0 agrega 2")
    before = sitting.match.events(0)
    assert [event.kind for event in before] == ["added", "completed", "hid"]
    assert [event.fades for event in before] == [True, True, False]
    after = sitting.play("0 toma 2").match.events(0)[:3]
    assert [event.kind for event in after] == [HIDDEN, HIDDEN, "hid"]


def test_co_26_what_stays_in_the_history_names_no_card() -> None:
    kinds = GAMES[4].event_kinds
    lasting = {kinds[number] for number in LASTING}
    assert {kind for kind in kinds.values() if not kind.fades} == lasting
    facts = {name for kind in lasting for name, _read in (*kind.shown, *kind.secret)}
    assert facts == {"seat", "place", "cause", "how", "points", "deck"}


def test_co_26_moves_name_places_not_cards() -> None:
    texts = [GAMES[2].moves.text(code) for code in range(c.SAY)]
    ids = {*GAMES[2].cards.ids(), "comodin1"}
    assert not ids & {word for text in texts for word in text.split()}


def test_co_26_the_size_of_the_discard_pile_is_not_in_sight() -> None:
    small, big = (Sitting("a9", pile=pile).match.view(0).scene for pile in ("", "t8 t7"))
    assert small == big


@pytest.mark.parametrize("viewer", [0, 1])
def test_co_26_the_memory_aid_shows_hidden_codes_to_those_who_play(viewer: int) -> None:
    sitting = Sitting("a9", hidden={0: "g1 c1 t1"}, game=AIDED)
    assert sitting.match.view(viewer).scene.hidden[0] == (Code("g1", ("c1", "t1")),)


@pytest.mark.parametrize("viewer", [0, 1, None])
def test_co_26_with_the_memory_aid_the_history_is_no_notebook_either(viewer: int | None) -> None:
    sitting = Sitting("g1 c1 t1", game=AIDED).play("0 baja 3", "0 agrega 1", "0 agrega 2", "0 toma 2")
    assert sitting.match.events(viewer)[0].kind == HIDDEN


def test_co_26_onlookers_are_not_aided() -> None:
    sitting = Sitting("a9", hidden={0: "g1 c1 t1"}, game=AIDED)
    assert sitting.match.view(None).scene.hidden[0] == (Code(),)


def test_co_26_a_finished_turn_does_not_point_at_a_card_that_was_laid() -> None:
    sitting = Sitting("g1 c1", offer="g9 t9 c9").play("0 toma 2", "0 baja 3", "0 agrega 1", "0 agrega 2")
    assert sitting.scene.touched == ""


def test_the_sight_of_a_seat_is_built_from_the_state_alone() -> None:
    sitting = Sitting("a9", hidden={0: "g1 c1 t1"})
    again = ViewBuilder(sitting.game.cards, memory_aid=False).view(sitting.state, 0)
    assert again == sitting.match.view(0)
