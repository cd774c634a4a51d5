"""EU-32, EU-37, EU-38: the reaction window, what it does, and what no viewer may learn from it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from sobremesa.games.euphoria.game import Euphoria
from sobremesa.games.euphoria.rules import constants as c
from sobremesa.games.euphoria.rules.state import EuphoriaState
from sobremesa.games.euphoria.view import Memory, Scene
from sobremesa.kernel.bits import members
from sobremesa.kernel.errors import BadMove
from sobremesa.kernel.event import Viewer
from sobremesa.kernel.match import Match
from sobremesa.kernel.state import Note
from sobremesa.kernel.view import View
from tests.games.euphoria.sittings import FOUR, Sitting

TARGET_FIRST = {"reactions": "target_first"}

# What the reactions do.


def test_escudo_stops_the_shot() -> None:
    sitting = Sitting(aims={0: 1}, hands={1: "escudo"}).play("0 dispara", "1 escudo", "1 r2")
    assert (sitting.row(1), sitting.scene().aims, sitting.told(None, "shot")) == ("S s* s", (None,) * 4, [])


def test_espejo_turns_the_shot_on_the_active_player() -> None:
    sitting = Sitting(turn=2, aims={2: 1, 1: 3}, hands={1: "espejo"}).play("2 dispara", "1 espejo", "1 r2")
    scene = sitting.scene()
    assert sitting.told(None, "shot") == [{"seat": 1, "target": 2}]
    assert (scene.anarchists, scene.aims) == ((2,), (None, 3, None, None))  # the mirroring seat keeps its laser


def test_guardaespaldas_takes_the_shot_and_the_shooter_stays_the_shooter() -> None:
    sitting = Sitting(aims={0: 1}, hands={3: "guardaespaldas"}).play("0 dispara", "3 guardaespaldas", "3 r1")
    assert sitting.told(None, "shot") == [{"seat": 0, "target": 3}]
    assert (sitting.scene().anarchists, sitting.scene().lasers) == ((3,), 2)


def test_guardaespaldas_is_not_for_the_target() -> None:
    assert Sitting(aims={0: 1}, hands={1: "guardaespaldas"}).play("0 dispara").legal(1) == {"pasa"}


def test_escudo_and_espejo_are_for_the_target_only() -> None:
    sitting = Sitting(aims={0: 1}, hands={1: "escudo", 2: "escudo espejo"}).play("0 dispara")
    assert sitting.legal(2) == {"pasa"}


def test_interferencia_undoes_an_artifact_but_not_its_cost() -> None:
    sitting = Sitting(hands={0: "suero", 3: "interferencia"}).play("0 suero", "0 r2", "0 j2", "0 r1")
    sitting.play("3 interferencia", "3 r1")
    assert [sitting.row(seat) for seat in (0, 1, 3)] == ["E e* e", "S s s", "e* s s"]
    assert sitting.scene().pile == ("suero", "interferencia")


def test_sabotaje_leaves_the_laser_in_the_centre() -> None:
    sitting = Sitting(hands={3: "sabotaje"}).play("0 se arma", "0 r2", "0 j2", "3 sabotaje", "3 r1")
    assert (sitting.scene().lasers, sitting.scene().aims[0], sitting.row(0)) == (2, None, "E e* e")


@pytest.mark.parametrize("kind", ["interferencia", "sabotaje"])
def test_eu_32_a_reaction_answers_only_what_its_text_says(kind: str) -> None:
    assert Sitting(aims={0: 1}, hands={2: kind, 1: "escudo"}).play("0 dispara").legal(2) == {"pasa"}


# The window.


def test_eu_37_all_is_chosen_and_paid_before_the_window_opens() -> None:
    sitting = Sitting(hands={0: "suero", 1: "humo"}).play("0 suero", "0 r2", "0 j2", "0 r1")
    announced = sitting.scene(3).announced
    assert sitting.scene(3).phase == "window"
    assert (announced.artifact, announced.place, sitting.row(0)) == ("suero", (1, 0), "E e* e")


def test_eu_37_the_first_from_the_active_players_left_counts_and_the_others_pay_nothing() -> None:
    hands = {0: "interferencia", 1: "suero", 3: "interferencia"}
    sitting = Sitting(turn=1, hands=hands).play("1 suero", "1 r2", "1 j3", "1 r1")
    sitting.play("0 interferencia", "0 r2", "3 interferencia", "3 r1")
    assert sitting.told(None, "reacted") == [{"seat": 3, "artifact": "interferencia"}]
    assert (sitting.row(0), sitting.hand(0)) == ("E e e", "interferencia")


# A shot from seat 2 at seat 1; seat 3 sits at the shooter's left.
SHOT = {"turn": 2, "aims": {2: 1}, "hands": {1: "escudo", 3: "guardaespaldas"}}


def test_eu_37_left_a_bodyguard_comes_before_the_targets_shield() -> None:
    sitting = Sitting(**SHOT).play("2 dispara").answers(seat_1="escudo 2", seat_3="guardaespaldas 1")  # type: ignore[arg-type]
    assert sitting.told(None, "reacted") == [{"seat": 3, "artifact": "guardaespaldas"}]


def test_eu_37_target_first_the_targets_shield_comes_before_a_bodyguard() -> None:
    sitting = Sitting(**SHOT, options=TARGET_FIRST).play("2 dispara")  # type: ignore[arg-type]
    sitting.answers(seat_1="escudo 2", seat_3="guardaespaldas 1")
    assert sitting.told(None, "reacted") == [{"seat": 1, "artifact": "escudo"}]
    assert (sitting.row(3), sitting.hand(3)) == ("e s s", "guardaespaldas")


def test_eu_37_target_first_the_others_follow_from_the_active_players_left() -> None:
    sitting = Sitting(**SHOT, options=TARGET_FIRST).play("2 dispara")  # type: ignore[arg-type]
    sitting.answers(seat_3="guardaespaldas 1")
    assert sitting.told(None, "reacted") == [{"seat": 3, "artifact": "guardaespaldas"}]


def test_eu_37_target_first_whoever_an_artifact_names_answers_before_the_others() -> None:
    hands = {0: "interferencia", 1: "suero", 3: "interferencia"}
    sitting = Sitting(turn=1, hands=hands, options=TARGET_FIRST).play("1 suero", "1 r2", "1 j1", "1 r1")
    sitting.answers(seat_0="interferencia 2", seat_3="interferencia 1")
    assert sitting.told(None, "reacted") == [{"seat": 0, "artifact": "interferencia"}]


def test_eu_37_target_first_whoever_a_new_laser_aims_at_answers_before_the_others() -> None:
    hands = {0: "sabotaje", 3: "sabotaje"}
    sitting = Sitting(turn=1, hands=hands, options=TARGET_FIRST, deck="").play("1 se arma", "1 r2", "1 j1")
    sitting.answers(seat_0="sabotaje 2", seat_3="sabotaje 1")
    assert sitting.told(None, "reacted") == [{"seat": 0, "artifact": "sabotaje"}]


def test_eu_37_a_reaction_is_not_answered() -> None:
    hands = {0: "suero", 1: "interferencia", 3: "interferencia"}
    sitting = Sitting(hands=hands).play("0 suero", "0 r2", "0 j3", "0 r1", "1 interferencia", "1 r2", "3 pasa")
    assert (sitting.scene().phase, sitting.scene().turn) == ("start", 1)


def test_eu_37_a_redirected_shot_is_not_answered() -> None:
    sitting = Sitting(aims={0: 1}, hands={2: "escudo guardaespaldas"}).play("0 dispara", "2 guardaespaldas", "2 r1")
    assert sitting.scene().anarchists == (2,)


def test_eu_37_each_seat_answers_once() -> None:
    sitting = Sitting(aims={0: 1}, hands={1: "escudo", 2: "humo"}).play("0 dispara", "1 pasa")
    with pytest.raises(BadMove):
        sitting.play("1 escudo")


def test_eu_38_who_is_asked_has_a_hidden_recruit_and_an_artifact() -> None:
    rows = ("E e e", "S s s", "e* e* s*", "e s s")
    sitting = Sitting(rows, aims={0: 1}, hands={1: "suero", 2: "escudo"}).play("0 dispara")
    assert sitting.scene(None).asked == (1,)  # seat 2 has nothing hidden, seat 3 no artifact


def test_eu_38_no_window_where_every_answer_lies_in_the_pile() -> None:
    sitting = Sitting(hands={1: "humo"}, pile="sabotaje").play("0 se arma", "0 r2", "0 j2")
    assert sitting.scene().phase == "aim"


def test_eu_38_a_window_opens_though_nobody_could_react() -> None:
    assert Sitting(hands={1: "humo"}).play("0 se arma", "0 r2", "0 j2").scene().phase == "window"


@pytest.mark.parametrize("moves", [("0 interroga", "0 j2", "0 r1"), ("0 pasa",)])
def test_eu_38_what_nothing_answers_opens_no_window(moves: tuple[str, ...]) -> None:
    assert Sitting(hands={1: "humo"}).play(*moves).scene().phase == "start"


def test_eu_38_the_own_sealed_answer_is_in_the_own_view_only() -> None:
    sitting = Sitting(aims={0: 1}, hands={1: "escudo", 2: "humo"}).play("0 dispara", "1 escudo")
    assert [sitting.scene(viewer).answer for viewer in (0, 1, 2, None)] == [(), ("escudo",), (), ()]


# No viewer may learn who could have reacted.


class Table38:
    """A shot at seat 1 of four; seat 3 and the onlookers watch. ``held`` are the hands of seats 1 and 2."""

    def __init__(self, game: Euphoria, match: type[Match], held: Mapping[int, str]) -> None:
        self.sitting = Sitting(FOUR, hands={**held, 3: "humo"}, aims={0: 1})
        inner = self.sitting.match
        self.match = match(game, inner.seed, inner.names)
        self.match.state.copy_from(inner.state)
        assert self.match.state.notes is not None
        self.match.state.notes.clear()
        self.seen: list[Any] = []

    def play(self, *lines: str) -> None:
        for line in lines:
            seat, move = line.split(" ", 1)
            self.match.play(int(seat), move)
            if self.match.view(None).scene.phase == "window":
                self.seen.append([self.observed(viewer) for viewer in (3, 0, None)])

    def observed(self, viewer: Viewer) -> tuple[Any, ...]:
        """Everything that the viewer could learn from: view, events, legal moves, and every refusal's words."""
        words = []
        if viewer is not None:
            for code in range(len(self.match.game.moves)):
                try:
                    self.match.check(viewer, code)
                except BadMove as refusal:
                    words.append(str(refusal))
        return self.match.view(viewer).encode(), self.match.events(viewer), words


def observations(game: Euphoria, match: type[Match] = Match) -> list[Any]:
    """What the others are shown at every step of the window in worlds that differ only in hands and answers."""
    nobody = Table38(game, match, {1: "suero", 2: "pulso"})
    nobody.play("0 dispara", "1 pasa", "2 pasa")
    target = Table38(game, match, {1: "escudo", 2: "pulso"})
    target.play("0 dispara", "1 escudo", "1 r2", "2 pasa")
    guard = Table38(game, match, {1: "suero", 2: "guardaespaldas"})
    guard.play("0 dispara", "2 guardaespaldas", "2 r3", "1 pasa")
    declining = Table38(game, match, {1: "espejo", 2: "guardaespaldas"})
    declining.play("0 dispara", "2 pasa", "1 espejo", "1 r1")
    return [step for sitting in (nobody, target, guard, declining) for step in sitting.seen]


def all_alike(steps: list[Any]) -> bool:
    assert len(steps) == 15  # the window open, and 2 or 3 picks in each world, before seat 3 answers
    return all(step == steps[0] for step in steps)


def test_eu_38_worlds_that_differ_in_who_holds_a_reaction_look_alike_until_it_takes_effect() -> None:
    assert all_alike(observations(Euphoria(4)))


class TellingPrompt(Euphoria):
    """Broken on purpose: shows who has still to answer."""

    def view(self, state: EuphoriaState, viewer: Viewer) -> View[Scene, Memory]:
        view = super().view(state, viewer)
        return View(view.viewer, tuple(members(state.to_act())), view.moves, view.scene, view.memory)


class OnlyWhoCan(Euphoria):
    """Broken on purpose: shows as asked only those who can do something other than pass."""

    def view(self, state: EuphoriaState, viewer: Viewer) -> View[Scene, Memory]:
        view = super().view(state, viewer)
        able = tuple(seat for seat in range(self.seats) if len(tuple(members(state.legal(seat)))) > 1)
        return View(view.viewer, able, view.moves, view.scene, view.memory)


class TellingEvents(Match):
    """Broken on purpose: notes every answer, hidden from all but its seat, so that it still counts."""

    def play_code(self, seat: int, code: int) -> None:
        if self.view(None).scene.phase == "window":
            assert self.state.notes is not None
            self.state.notes.append(Note(c.REACTED, 2**seat, (seat, 10), 0, ()))
        super().play_code(seat, code)


@pytest.mark.parametrize("broken", [TellingPrompt, OnlyWhoCan])
def test_eu_38_the_check_fails_when_a_prompt_tells(broken: type[Euphoria]) -> None:
    assert not all_alike(observations(broken(4)))


def test_eu_38_the_check_fails_when_a_hidden_event_is_counted() -> None:
    assert not all_alike(observations(Euphoria(4), TellingEvents))
