"""Every law catches a game that breaks it, and only such a game."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any, Self, cast

import pytest

from sobremesa.kernel import laws
from sobremesa.kernel.bits import bit, members
from sobremesa.kernel.errors import SobremesaError
from sobremesa.kernel.event import EventKind, Viewer
from sobremesa.kernel.laws import Law, LawBroken
from sobremesa.kernel.rng import Rng
from sobremesa.kernel.state import Imagination, Note, State, everybody
from sobremesa.kernel.text import Message
from sobremesa.kernel.view import View
from tests.laws.toy import CHOSE, TEXTS, Mayor, MayorImagination, MayorState, MayorView

SEEDS = range(30)


def broken(check: Callable[[Any, int], None], game: Mayor) -> str:
    """The sentence with which the law refuses the game on one of the seeds."""
    for seed in SEEDS:
        try:
            check(game, seed)
        except LawBroken as caught:
            return str(caught)
    pytest.fail("the law does not catch this game")


class WithState(Mayor):
    """Mayor on another kind of state."""

    kind: type[MayorState] = MayorState

    def blank(self, rng: Rng) -> MayorState:
        return self.kind(rng)


@pytest.mark.parametrize("law", laws.BATTERY, ids=lambda law: law.name)
def test_a_right_game_keeps_every_law(law: Law) -> None:
    for seed in SEEDS:
        law.check(Mayor(), seed)


def test_secrecy_catches_a_view_that_leaks_the_other_hand() -> None:
    class Leaking(Mayor):
        def view(self, state: MayorState, viewer: Viewer) -> MayorView:
            honest = super().view(state, viewer)
            hands = tuple(state.hands)
            return View(honest.viewer, honest.to_act, honest.moves, honest.scene, hands)

    assert "sees an imagined world differently: memory" in broken(laws.secrecy, Leaking())


def test_secrecy_catches_an_event_that_tells_a_sealed_choice() -> None:
    class Loud(MayorState):
        def play(self, seat: int, move: int) -> None:
            if self.notes is not None:
                self.notes.append(Note(CHOSE, everybody(2), (seat,), everybody(2), (move,)))
            quiet, self.notes = self.notes, None
            super().play(seat, move)
            self.notes = quiet

    class Telling(WithState):
        kind = Loud

    assert "part ways" in broken(laws.secrecy, Telling())


def test_secrecy_catches_a_prompt_that_depends_on_hidden_cards() -> None:
    class Asking(MayorState):
        def to_act(self) -> int:
            asked = super().to_act()
            return 1 if asked == 0b11 and self.hands[0] & 0b10000 else asked

    class Prompting(WithState):
        kind = Asking

    assert "sees an imagined world differently: to_act" in broken(laws.secrecy, Prompting())


def test_secrecy_catches_a_refusal_that_says_too_much() -> None:
    class Chatty(Mayor):
        """Its refusal reads a note that the last true state left behind, as a careless server might."""

        truth = 0

        def view(self, state: MayorState, viewer: Viewer) -> MayorView:
            self.truth = state.hands[0]
            seen = super().view(state, viewer)
            return View(seen.viewer, seen.to_act, seen.moves, seen.scene, Secret(self.truth))

        def refusal(self, view: MayorView, move: int) -> tuple[str, Message]:
            return f"MA-{view.memory.value}", TEXTS.message("refused")

    assert "learns something from a refusal" in broken(laws.secrecy, Chatty())


class Secret(tuple[int, ...]):
    """Looks empty when it is encoded."""

    value: int

    def __new__(cls, value: int) -> Self:
        made = super().__new__(cls)
        made.value = value
        return made


def test_imagination_catches_one_that_keeps_the_truth() -> None:
    class Keeping(Smuggling):
        def imagine(self, view: MayorView) -> Imagination:
            return Remembering(view)

    assert "only one world" in broken(laws.imagination, Keeping())


class Smuggled(tuple[int, ...]):
    truth: MayorState


class Smuggling(Mayor):
    """Its views look honest and carry the truth in a pocket."""

    def view(self, state: MayorState, viewer: Viewer) -> MayorView:
        seen = super().view(state, viewer)
        smuggled = Smuggled()
        smuggled.truth = MayorState(Rng(0))
        smuggled.truth.copy_from(state)
        return View(seen.viewer, seen.to_act, seen.moves, seen.scene, smuggled)


class Remembering(MayorImagination):
    def sample(self, rng: Rng, state: State) -> None:
        state.copy_from(self.view.memory.truth)


def test_imagination_catches_one_that_peeks_sometimes() -> None:
    class Peeking(MayorImagination):
        """Gives the other seat its true first card, smuggled in by the view."""

        def sample(self, rng: Rng, state: State) -> None:
            super().sample(rng, state)
            truth = self.view.memory.truth
            if rng.below(2):
                state.copy_from(truth)

    class Game(Smuggling):
        def imagine(self, view: MayorView) -> Imagination:
            return Peeking(view)

    assert "from equal views gives different worlds" in broken(laws.imagination, Game())


def test_imagination_catches_one_that_rules_out_the_truth() -> None:
    class Narrow(MayorImagination):
        """Believes that the card set aside is never the lowest of those unseen."""

        def sample(self, rng: Rng, state: State) -> None:
            super().sample(rng, state)
            world = cast(MayorState, state)
            for seat in range(2):
                unseen = [world.aside, *(bit(c) for c in members(world.hands[seat]))]
                if seat != self.view.viewer and world.sealed[seat] < 0 and world.aside == min(unseen):
                    swapped = max(unseen)
                    world.hands[seat] ^= world.aside | swapped
                    world.aside = swapped

    class Game(Mayor):
        def imagine(self, view: MayorView) -> Imagination:
            return Narrow(view)

    assert "ruled out" in broken(laws.imagination, Game())


def test_imagination_catches_a_secret_in_a_game_where_all_is_shown() -> None:
    class Open(Mayor):
        about = replace(Mayor.about, all_is_shown=True)

    assert "imagined otherwise" in broken(laws.imagination, Open())


def test_history_catches_one_that_changes() -> None:
    telling = iter(range(10**6))

    class Rewriting(Mayor):
        event_kinds: Mapping[int, EventKind] = {
            **Mayor.event_kinds,
            CHOSE: EventKind("chose", (("seat", lambda _seat: next(telling)),), (("card", int),)),
        }

    assert "differs from what was told" in broken(laws.history, Rewriting())


def test_history_lets_fade_what_fades() -> None:
    class Fleeting(Mayor):
        event_kinds: Mapping[int, EventKind] = {
            **Mayor.event_kinds,
            CHOSE: replace(Mayor.event_kinds[CHOSE], fades=0b11),
        }

    for seed in SEEDS:
        laws.history(Fleeting(), seed)


def test_knowledge_catches_a_key_that_tells_the_other_hand() -> None:
    class Peeping(MayorState):
        def knowledge_key(self, seat: int) -> int:
            return super().knowledge_key(seat) ^ self.hands[1 - seat]

    class Game(WithState):
        kind = Peeping

    assert "different knowledge keys in worlds that look alike" in broken(laws.knowledge, Game())


def test_knowledge_catches_a_blind_key() -> None:
    class Blind(MayorState):
        def knowledge_key(self, seat: int) -> int:
            return self.hands[seat]

    class Game(WithState):
        kind = Blind

    assert "one knowledge key for different views" in broken(laws.knowledge, Game())


def test_conservation_catches_a_lost_card() -> None:
    class Losing(MayorState):
        def play(self, seat: int, move: int) -> None:
            super().play(seat, move)
            if move == 2:
                self.aside = 0

    class Game(WithState):
        kind = Losing

    assert "cards were lost" in broken(laws.conservation, Game())


def test_turn_catches_an_illegal_move_that_is_repaired() -> None:
    class Repairing(Mayor):
        def read_move(self, view: MayorView, text: str) -> int:
            move = super().read_move(view, text)
            return move if move in view.moves or not view.moves else view.moves[0]

    assert "was accepted" in broken(laws.turn, Repairing())


def test_turn_catches_moves_for_a_seat_that_is_not_asked() -> None:
    class Eager(MayorState):
        def legal(self, seat: int) -> int:
            return self.hands[seat]

    class Game(WithState):
        kind = Eager

    assert "asked and having moves disagree" in broken(laws.turn, Game())


def test_turn_catches_a_game_that_never_ends(monkeypatch: pytest.MonkeyPatch) -> None:
    class Endless(MayorState):
        def play(self, seat: int, move: int) -> None:
            super().play(seat, move)
            if not any(self.hands):
                self.deal()

    class Game(WithState):
        kind = Endless

    monkeypatch.setattr("sobremesa.kernel.laws.LONGEST_GAME", 200)
    assert "did not end" in broken(laws.turn, Game())


def test_replay_catches_chance_from_outside_the_seed() -> None:
    class Drifting(MayorState):
        outside = Rng(99)

        def deal(self) -> None:
            own, self.rng = self.rng, self.outside
            super().deal()
            self.rng = own

    class Game(WithState):
        kind = Drifting

    with pytest.raises((LawBroken, SobremesaError)):
        laws.replay(Game(), 3)


def test_copy_catches_a_copy_that_shares_its_hands() -> None:
    class Sharing(MayorState):
        def copy_from(self, other: State) -> None:
            super().copy_from(other)
            self.sealed = cast(MayorState, other).sealed

    class Game(WithState):
        kind = Sharing

    assert "changed the original" in broken(laws.copy, Game())


def test_fields_catches_an_attribute_that_is_not_listed() -> None:
    class Unlisted(MayorState):
        def fields(self) -> list[int]:
            return [*self.hands, *self.sealed, *self.piles, *self.points]

    class Game(WithState):
        kind = Unlisted

    assert broken(laws.fields, Game()) == "fields and not_imagined disagree about aside"


def test_fields_catches_an_attribute_that_is_not_copied() -> None:
    class Forgetting(MayorState):
        def copy_from(self, other: State) -> None:
            aside = self.aside
            super().copy_from(other)
            self.aside = aside

    class Game(WithState):
        kind = Forgetting

    assert broken(laws.fields, Game()) == "copy_from forgets aside"


def test_fields_catches_an_attribute_that_is_forgotten_everywhere() -> None:
    class Counting(MayorState):
        """Counts its moves, and neither lists nor copies nor clears the count."""

        def __init__(self, rng: Rng) -> None:
            super().__init__(rng)
            self.moves = 0

        def play(self, seat: int, move: int) -> None:
            super().play(seat, move)
            self.moves += 1

    class Game(WithState):
        kind = Counting

    assert broken(laws.fields, Game()) == "fields and not_imagined disagree about moves"


def test_fields_catches_an_attribute_said_to_be_not_imagined_that_is_listed() -> None:
    class Game(Mayor):
        about = replace(Mayor.about, not_imagined=("points",))

    assert broken(laws.fields, Game()) == "fields and not_imagined disagree about points"


def test_round_trips_catches_a_legal_move_with_words_of_another() -> None:
    class Mumbling(Mayor):
        def read_move(self, view: MayorView, text: str) -> int:
            return (super().read_move(view, text) + 1) % 5

    assert "does not read back" in broken(laws.round_trips, Mumbling())


def test_words_catches_an_event_without_a_text() -> None:
    mute = Mayor()
    mute.event_kinds = {**Mayor.event_kinds, 7: EventKind("vanished")}
    assert "event-vanished" in broken(laws.words, mute)


def test_words_catches_a_game_without_a_title() -> None:
    class Nameless(Mayor):
        about = replace(Mayor.about, folder=Path(__file__).parent.parent / "table" / "bell_text")

    assert "the text title is missing" in broken(laws.words, Nameless())
