"""Hand-made positions of Euphoria.

A row is written from left to right: ``e`` and ``s`` are followers, ``E`` and ``S`` the Leaders, ``*`` behind one says
that it is exposed. Players are numbered from 0 here and from 1 in moves: ``"0 j2"`` is seat 0 naming the second seat.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import cast

from sobremesa.games.euphoria.cards import KIND_IDS
from sobremesa.games.euphoria.game import Euphoria
from sobremesa.games.euphoria.rules import constants as c
from sobremesa.games.euphoria.rules.lasers import take_aim
from sobremesa.games.euphoria.rules.lookup import bag_add, bag_take
from sobremesa.games.euphoria.rules.recruits import put_recruit, show, show_all
from sobremesa.games.euphoria.rules.scoring import places_of
from sobremesa.games.euphoria.rules.state import EuphoriaState
from sobremesa.games.euphoria.view import Memory, Scene
from sobremesa.kernel.bits import bit
from sobremesa.kernel.match import Match
from sobremesa.kernel.rng import Rng
from sobremesa.kernel.seed import Seed

LETTERS = "esES"
FOUR = ("E e e", "S s s", "e e s", "e s s")
NAMES = ("Ana", "Beto", "Ciro", "Dora", "Eva", "Fito", "Gala", "Hugo")


def bag_of(kinds: str) -> int:
    bag = 0
    for kind in kinds.split():
        bag = int(bag_add(bag, KIND_IDS.index(kind)))
    return bag


class Sitting:
    """A match put into a position: every seat has laid, the seat ``turn`` begins its turn."""

    def __init__(
        self,
        rows: Sequence[str] = FOUR,
        hands: Mapping[int, str] | None = None,
        *,
        turn: int = 0,
        aims: Mapping[int, int] | None = None,
        anarchists: Sequence[int] = (),
        pile: str = "",
        deck: str | None = None,
        options: Mapping[str, str] | None = None,
        seed: int = 1,
    ) -> None:
        self.game = Euphoria(len(rows), options)
        self.match = Match(self.game, Seed(seed), names=NAMES[: len(rows)])
        state = self.state
        assert state.notes is not None
        state.notes.clear()
        state.clear()
        state.rng = Rng(seed)
        state.laid = 4 ** len(rows) - 1
        state.turn = turn
        state.phase = c.START
        self._lay(rows)
        rest = int(self.game.cards.lookup.bag)
        for seat, kinds in {**dict.fromkeys(range(len(rows)), ""), **(hands or {})}.items():
            state.set_hand(seat, bag_of(kinds))
        state.pile = bag_of(pile)
        for kind in " ".join([*(hands or {}).values(), pile]).split():
            rest = int(bag_take(rest, KIND_IDS.index(kind)))
        state.deck = rest if deck is None else bag_of(deck)
        state.fresh = self.game.cards.lookup.bag
        for seat, target in (aims or {}).items():
            take_aim(state, seat, target)
        for seat in anarchists:
            state.anarchists |= bit(seat)
            state.plain |= places_of(seat)

    def _lay(self, rows: Sequence[str]) -> None:
        state = self.state
        for seat, row in enumerate(rows):
            for n, letters in enumerate(row.split()):
                place = 3 * seat + n
                put_recruit(state, place, LETTERS.index(letters[0]))
                state.set_origin(place, seat)
                if letters.endswith("*"):
                    state.exposed |= bit(place)
        for seat in range(len(rows)):
            show(state, seat, places_of(seat))
        show_all(state, state.exposed)
        if not state.set_up.even:
            state.origins_low = state.origins_high = 0

    @property
    def state(self) -> EuphoriaState:
        return cast(EuphoriaState, self.match.state)

    def play(self, *moves: str) -> Sitting:
        """Moves as in a record: ``0 interroga``."""
        for line in moves:
            seat, move = line.split(" ", 1)
            self.match.play(int(seat), move)
        return self

    def answers(self, **reactions: str) -> Sitting:
        """Every seat asked passes, but those named: ``seat_2="escudo 1"`` reacts and exposes its first recruit."""
        for seat in self.match.to_act:
            kind, _, place = reactions.get(f"seat_{seat}", "pasa").partition(" ")
            self.match.play(seat, kind)
            if place:
                self.match.play(seat, f"r{place}")
        return self

    def scene(self, viewer: int | None = 0) -> Scene:
        return cast(Scene, self.match.view(viewer).scene)

    def memory(self, viewer: int | None = 0) -> Memory:
        return cast(Memory, self.match.view(viewer).memory)

    def row(self, seat: int) -> str:
        """The truth of a row, as it is written above."""
        places = range(3 * seat, 3 * seat + 3)
        return " ".join(LETTERS[self.state.recruit(p)] + "*" * int(self.state.exposed >> p & 1) for p in places)

    def hand(self, seat: int) -> str:
        return " ".join(self.game.whereabouts(self.state)[f"hand {seat}"])

    def legal(self, seat: int) -> set[str]:
        return set(self.match.legal_moves(seat))

    def kinds(self, viewer: int | None = 0) -> list[str]:
        return [event.kind for event in self.match.events(viewer)]

    def told(self, viewer: int | None, kind: str) -> list[dict[str, object]]:
        return [dict(event.facts) for event in self.match.events(viewer) if event.kind == kind]
