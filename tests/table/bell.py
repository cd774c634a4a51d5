"""Timbre: the smallest game with a window for reactions, for the tests of live tables.

Three seats, five cards, one in each hand, two aside unseen. Each seat in turn rings; then a window opens and the other
two answer secretly: pass, or, holding card 0 or 1, react and pay on the left or on the right. The first reaction from
the ringer's left counts and is shown. After three rings the game is over; who rang without a reaction has a point.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, ClassVar, cast

from msgspec import Struct

from sobremesa.kernel.about import About
from sobremesa.kernel.bits import bit, has, hash_with, members
from sobremesa.kernel.event import EventKind, Viewer
from sobremesa.kernel.game import Game, Reactions
from sobremesa.kernel.moves import Move, Moves
from sobremesa.kernel.player import Player
from sobremesa.kernel.rng import Rng
from sobremesa.kernel.state import Imagination, State
from sobremesa.kernel.text import Message, texts_in
from sobremesa.kernel.view import View, legal_moves
from sobremesa.kernel.visibility import ALL, OWN

TEXTS = texts_in(Path(__file__).parent / "bell_text" / "text")
RING, PASS, REACT, LEFT, RIGHT = range(5)
RANG, REACTED, QUIET = range(3)
UNANSWERED, PAYING, PASSED, PAID_LEFT, PAID_RIGHT = range(5)


class BellState(State):
    def __init__(self, rng: Rng) -> None:
        super().__init__(3, rng)
        self.cards = [0, 0, 0]
        self.turn = 0
        self.window = False
        self.answers = [UNANSWERED] * 3
        self.points = [0, 0, 0]
        self.reactions: list[int] = []

    def deal(self) -> None:
        order = self.rng.shuffled(5)
        self.cards = [order[0], order[1], order[2]]
        self.turn, self.window, self.answers, self.points = 0, False, [UNANSWERED] * 3, [0, 0, 0]
        self.reactions = []

    def asked(self) -> int:
        return 0b111 & ~bit(self.turn) if self.window else 0

    def to_act(self) -> int:
        if self.turn == 3:
            return 0
        if not self.window:
            return bit(self.turn)
        return sum(bit(seat) for seat in members(self.asked()) if self.answers[seat] in (UNANSWERED, PAYING))

    def legal(self, seat: int) -> int:
        if not has(self.to_act(), seat):
            return 0
        if not self.window:
            return bit(RING)
        if self.answers[seat] == PAYING:
            return bit(LEFT) | bit(RIGHT)
        return bit(PASS) | (bit(REACT) if self.cards[seat] < 2 else 0)

    def play(self, seat: int, move: int) -> None:
        if move == RING:
            self.window = True
            self.note_all(RANG, seat)
            return
        self.answers[seat] = {PASS: PASSED, REACT: PAYING, LEFT: PAID_LEFT, RIGHT: PAID_RIGHT}[move]
        if not self.to_act():
            self.close()

    def close(self) -> None:
        order = [(self.turn + step) % 3 for step in (1, 2)]
        reactors = [seat for seat in order if self.answers[seat] in (PAID_LEFT, PAID_RIGHT)]
        if reactors:
            self.reactions.append(10 * reactors[0] + self.answers[reactors[0]])
            self.note_all(REACTED, reactors[0], self.answers[reactors[0]])
        else:
            self.points[self.turn] += 1
            self.note_all(QUIET, self.turn)
        self.window, self.answers = False, [UNANSWERED] * 3
        self.turn += 1

    def copy_from(self, other: State) -> None:
        source = cast(BellState, other)
        self.cards, self.turn, self.window = source.cards[:], source.turn, source.window
        self.answers, self.points, self.reactions = source.answers[:], source.points[:], source.reactions[:]

    def winners(self) -> int:
        if self.to_act():
            return 0
        return sum(bit(seat) for seat in range(3) if self.points[seat] == max(self.points))

    def score(self, seat: int) -> int:
        return self.points[seat]

    def ended_by(self) -> int:
        return 1 if self.turn == 3 else 0

    def knowledge_key(self, seat: int) -> int:
        return int(hash_with(self.cards[seat] | self.turn << 4 | self.answers[seat] << 8, sum(self.points)))

    def fields(self) -> list[int]:
        return [*self.cards, self.turn, self.window, *self.answers, *self.points, *self.reactions]


class BellScene(Struct, frozen=True):
    card: Annotated[int | None, OWN]
    turn: Annotated[int, ALL]
    asked: Annotated[tuple[int, ...], ALL]
    answer: Annotated[int, OWN]
    points: Annotated[tuple[int, ...], ALL]


# The reactions so far, in order.
Shown = tuple[int, ...]


class BellImagination(Imagination):
    def __init__(self, view: View[BellScene, Shown]) -> None:
        self.view = view

    def sample(self, rng: Rng, state: State) -> None:
        world, scene, viewer = cast(BellState, state), self.view.scene, self.view.viewer
        left = [card for card in rng.shuffled(5) if card != scene.card]
        world.cards = [left.pop() for _seat in range(3)]
        if viewer is not None and scene.card is not None:
            world.cards[viewer] = scene.card
        world.turn, world.window, world.points = scene.turn, bool(scene.asked), list(scene.points)
        world.answers, world.reactions = [UNANSWERED] * 3, list(self.view.memory)
        if viewer is not None:
            world.answers[viewer] = scene.answer
        others = [seat for seat in scene.asked if seat != viewer]
        for seat in others:
            kinds = [UNANSWERED, PASSED, *([PAYING, PAID_LEFT] if world.cards[seat] < 2 else [])]
            world.answers[seat] = kinds[rng.below(len(kinds))]
        if world.window and not world.to_act():
            world.answers[others[0]] = UNANSWERED


MOVES = (
    ("ring", "toca"),
    ("pass", "pasa"),
    ("react", "reacciona"),
    ("pay_left", "paga izquierda"),
    ("pay_right", "paga derecha"),
)


class BellReactions(Reactions[BellState, BellScene]):
    def seats_asked(self, state: BellState) -> int:
        return state.asked()


class BellPlayer(Player[BellState, BellScene, Shown]):
    def heuristic(self, view: View[BellScene, Shown]) -> Mapping[int, float]:
        return {move: float(move) for move in view.moves}


class Bell(Game[BellState, BellScene, Shown]):
    about: ClassVar[About] = About(
        name="timbre", edition=1, clauses="TI", seat_counts=range(3, 4), folder=Path(__file__).parent / "bell_text"
    )
    reactions = BellReactions()
    moves = Moves(Move(code, verb, text, "TI-01") for code, (verb, text) in enumerate(MOVES))
    event_kinds: Mapping[int, EventKind] = {
        RANG: EventKind("rang", (("seat", int),)),
        REACTED: EventKind("reacted", (("seat", int), ("answer", int))),
        QUIET: EventKind("quiet", (("seat", int),)),
    }

    def blank(self, rng: Rng) -> BellState:
        return BellState(rng)

    def view(self, state: BellState, viewer: Viewer) -> View[BellScene, Shown]:
        asked = tuple(members(state.asked()))
        done = viewer is not None and state.window and not has(state.to_act(), viewer)
        shown = tuple(seat for seat in asked if not (done and seat == viewer))
        scene = BellScene(
            card=None if viewer is None else state.cards[viewer],
            turn=state.turn,
            asked=asked,
            answer=UNANSWERED if viewer is None else state.answers[viewer],
            points=tuple(state.points),
        )
        to_act = shown if state.window else tuple(members(state.to_act()))
        return View(viewer, to_act, legal_moves(state, viewer), scene, tuple(state.reactions))

    def imagine(self, view: View[BellScene, Shown]) -> Imagination:
        return BellImagination(view)

    def whereabouts(self, state: BellState) -> dict[str, tuple[str, ...]]:
        return {"cards": tuple(str(card) for card in state.cards)}

    def refusal(self, view: View[BellScene, Shown], move: int) -> tuple[str, Message]:
        return "TI-01", TEXTS.message("refused")

    def player(self) -> BellPlayer:
        return BellPlayer(self)

    def reason(self, state: BellState) -> str:
        return "points"
