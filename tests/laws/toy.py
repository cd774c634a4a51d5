"""Mayor: the smallest game of the kernel, right in every law, so that broken copies of it can be wrong in one.

Two seats, five cards, two in each hand, one set aside unseen. Twice both choose a card at the same time; the higher
one scores a point.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any, ClassVar, cast

from msgspec import Struct

from sobremesa.kernel.about import About
from sobremesa.kernel.bits import bit, has, hash_with, members
from sobremesa.kernel.event import EventKind, Viewer
from sobremesa.kernel.game import Game
from sobremesa.kernel.moves import Move, Moves
from sobremesa.kernel.player import Player
from sobremesa.kernel.rng import Rng
from sobremesa.kernel.state import Imagination, State
from sobremesa.kernel.text import Message, texts_in
from sobremesa.kernel.view import Phrase, View, legal_moves
from sobremesa.kernel.visibility import ALL, OWN

TEXTS = texts_in(Path(__file__).parent / "toy_text" / "text")
ALL_CARDS = 0b11111
CHOSE, SHOWN = 0, 1


class MayorState(State):
    def __init__(self, rng: Rng) -> None:
        super().__init__(2, rng)
        self.hands = [0, 0]
        self.sealed = [-1, -1]
        self.piles = [0, 0]
        self.aside = 0
        self.points = [0, 0]

    def deal(self) -> None:
        left = ALL_CARDS
        self.hands, self.piles, self.sealed, self.points = [0, 0], [0, 0], [-1, -1], [0, 0]
        for turn in range(4):
            card = self.rng.draw(left)
            left ^= bit(card)
            self.hands[turn % 2] |= bit(card)
        self.aside = left

    def to_act(self) -> int:
        return sum(bit(seat) for seat in range(2) if self.hands[seat] and self.sealed[seat] < 0)

    def legal(self, seat: int) -> int:
        return self.hands[seat] if has(self.to_act(), seat) else 0

    def play(self, seat: int, move: int) -> None:
        self.sealed[seat] = move
        self.note_secret(CHOSE, seat, (seat,), (move,))
        if min(self.sealed) >= 0:
            for player, card in enumerate(self.sealed):
                self.hands[player] ^= bit(card)
                self.piles[player] |= bit(card)
            self.points[self.sealed[1] > self.sealed[0]] += 1
            self.note_all(SHOWN, *self.sealed)
            self.sealed = [-1, -1]

    def copy_from(self, other: State) -> None:
        source = cast(MayorState, other)
        self.hands, self.sealed, self.piles = source.hands[:], source.sealed[:], source.piles[:]
        self.aside, self.points = source.aside, source.points[:]

    def winners(self) -> int:
        if self.to_act():
            return 0
        best = max(self.points)
        return sum(bit(seat) for seat in range(2) if self.points[seat] == best)

    def score(self, seat: int) -> int:
        return self.points[seat]

    def ended_by(self) -> int:
        return 0 if self.to_act() else 1

    def knowledge_key(self, seat: int) -> int:
        seen = hash_with(self.hands[seat], self.to_act() | self.points[0] << 4 | self.points[1] << 8)
        return int(hash_with(hash_with(seen, self.sealed[seat]), self.piles[0] | self.piles[1] << 8))

    def fields(self) -> list[int]:
        return [*self.hands, *self.sealed, *self.piles, self.aside, *self.points]


class MayorScene(Struct, frozen=True):
    hand: Annotated[tuple[int, ...], OWN]
    counts: Annotated[tuple[int, int], ALL]
    chosen: Annotated[int | None, OWN]
    piles: Annotated[tuple[tuple[int, ...], tuple[int, ...]], ALL]
    points: Annotated[tuple[int, int], ALL]


# It remembers nothing; its broken copies smuggle things into the memory.
MayorView = View[MayorScene, Any]


class MayorImagination(Imagination):
    def __init__(self, view: MayorView) -> None:
        self.view = view

    def sample(self, rng: Rng, state: State) -> None:
        world, scene, viewer = cast(MayorState, state), self.view.scene, self.view.viewer
        world.piles = [sum(bit(card) for card in pile) for pile in scene.piles]
        world.points = list(scene.points)
        world.hands, world.sealed = [0, 0], [-1, -1]
        left = ALL_CARDS & ~world.piles[0] & ~world.piles[1]
        if viewer is not None:
            world.hands[viewer] = sum(bit(card) for card in scene.hand)
            left &= ~world.hands[viewer]
        for seat in range(2):
            if seat != viewer:
                for _card in range(scene.counts[seat]):
                    card = rng.draw(left)
                    left ^= bit(card)
                    world.hands[seat] |= bit(card)
        world.aside = left
        for seat in range(2):
            if world.hands[seat] and seat not in self.view.to_act:
                chosen = scene.chosen if seat == viewer else None
                world.sealed[seat] = int(rng.draw(world.hands[seat])) if chosen is None else chosen


class MayorPlayer(Player[MayorState, MayorScene, Any]):
    def heuristic(self, view: MayorView) -> Mapping[int, float]:
        return {move: float(move) for move in view.moves}


class Mayor(Game[MayorState, MayorScene, Any]):
    about: ClassVar[About] = About(
        name="mayor", edition=1, clauses="MA", seat_counts=range(2, 3), folder=Path(__file__).parent / "toy_text"
    )
    moves = Moves(Move(card, "play", f"juega {card}", "MA-01", arguments={"card": card}) for card in range(5))
    event_kinds: Mapping[int, EventKind] = {
        CHOSE: EventKind("chose", (("seat", int),), (("card", int),)),
        SHOWN: EventKind("shown", (("card_0", int), ("card_1", int))),
    }

    def blank(self, rng: Rng) -> MayorState:
        return MayorState(rng)

    def view(self, state: MayorState, viewer: Viewer) -> MayorView:
        sealed = -1 if viewer is None else state.sealed[viewer]
        scene = MayorScene(
            hand=() if viewer is None else tuple(members(state.hands[viewer])),
            counts=(len(list(members(state.hands[0]))), len(list(members(state.hands[1])))),
            chosen=None if sealed < 0 else sealed,
            piles=(tuple(members(state.piles[0])), tuple(members(state.piles[1]))),
            points=(state.points[0], state.points[1]),
        )
        to_act = tuple(members(state.to_act()))
        prompt = Phrase("play") if viewer in to_act else None
        return View(viewer, to_act, legal_moves(state, viewer), scene, (), prompt)

    def imagine(self, view: MayorView) -> Imagination:
        return MayorImagination(view)

    def whereabouts(self, state: MayorState) -> dict[str, tuple[str, ...]]:
        places = {"hand 0": state.hands[0], "hand 1": state.hands[1], "aside": state.aside}
        places |= {"pile 0": state.piles[0], "pile 1": state.piles[1]}
        return {place: tuple(str(card) for card in members(cards)) for place, cards in places.items()}

    def refusal(self, view: MayorView, move: int) -> tuple[str, Message]:
        return "MA-01", TEXTS.message("refused")

    def player(self) -> MayorPlayer:
        return MayorPlayer(self)

    def reason(self, state: MayorState) -> str:
        return "points"
