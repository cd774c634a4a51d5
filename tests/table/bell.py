"""Timbre: the smallest game with a window for reactions, for the tests of live tables.

Three seats, five cards, one in each hand, two aside unseen. Each seat in turn rings; then a window opens and the other
two answer secretly: pass, or, holding card 0 or 1, react and pay on the left or on the right. The first reaction from
the ringer's left counts and is shown. After three rings the game is over; who rang without a reaction has a point.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, ClassVar, cast

from sobremesa.kernel.bits import bit, has, hashed, members
from sobremesa.kernel.event import EventKind, Viewer
from sobremesa.kernel.game import Game
from sobremesa.kernel.imagination import Imagination
from sobremesa.kernel.moves import Move, Moves
from sobremesa.kernel.option import Option
from sobremesa.kernel.rng import Rng
from sobremesa.kernel.state import State
from sobremesa.kernel.text import Message, Texts
from sobremesa.kernel.view import View

TEXTS = Texts(Path(__file__).parent / "bell_text")
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
        return int(hashed(self.cards[seat] | self.turn << 4 | self.answers[seat] << 8, sum(self.points)))

    def fields(self) -> list[int]:
        return [*self.cards, self.turn, self.window, *self.answers, *self.points, *self.reactions]


@dataclass(frozen=True)
class BellScene:
    card: int | None
    turn: int
    asked: tuple[int, ...]
    answer: int
    points: tuple[int, ...]


class BellImagination(Imagination):
    def __init__(self, view: View[Any, Any]) -> None:
        self.view = view

    def sample(self, rng: Rng, state: State) -> None:
        world, table, viewer = cast(BellState, state), self.view.scene, self.view.viewer
        left = [card for card in rng.shuffled(5) if card != table.card]
        world.cards = [table.card if seat == viewer else left.pop() for seat in range(3)]
        world.turn, world.window, world.points = table.turn, bool(table.asked), list(table.points)
        world.answers, world.reactions = [UNANSWERED] * 3, list(self.view.memory)
        if viewer is not None:
            world.answers[viewer] = table.answer
        others = [seat for seat in table.asked if seat != viewer]
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


class Bell(Game):
    name: ClassVar[str] = "timbre"
    edition: ClassVar[int] = 1
    clauses: ClassVar[str] = "TI"
    seat_counts: ClassVar[range] = range(3, 4)
    option_kinds: ClassVar[tuple[Option, ...]] = ()
    folder: ClassVar[Path] = Path(__file__).parent / "bell_text"
    texts: ClassVar[Texts] = TEXTS
    moves = Moves(Move(code, verb, text, "TI-01") for code, (verb, text) in enumerate(MOVES))
    event_kinds: Mapping[int, EventKind] = {
        RANG: EventKind("rang", (("seat", int),)),
        REACTED: EventKind("reacted", (("seat", int), ("answer", int))),
        QUIET: EventKind("quiet", (("seat", int),)),
    }

    def blank(self, rng: Rng) -> State:
        return BellState(rng)

    def view(self, state: State, viewer: Viewer) -> View[Any, Any]:
        truth = cast(BellState, state)
        asked = tuple(members(truth.asked()))
        done = viewer is not None and truth.window and not has(truth.to_act(), viewer)
        shown = tuple(seat for seat in asked if not (done and seat == viewer))
        table = BellScene(
            card=None if viewer is None else truth.cards[viewer],
            turn=truth.turn,
            asked=asked,
            answer=UNANSWERED if viewer is None else truth.answers[viewer],
            points=tuple(truth.points),
        )
        to_act = shown if truth.window else tuple(members(truth.to_act()))
        return View(viewer, to_act, self.legal(state, viewer), table, tuple(truth.reactions))

    def imagine(self, view: View[Any, Any]) -> Imagination:
        return BellImagination(view)

    def window(self, view: View[Any, Any]) -> bool:
        return bool(view.scene.asked)

    def whereabouts(self, state: State) -> dict[str, tuple[str, ...]]:
        return {"cards": tuple(str(card) for card in cast(BellState, state).cards)}

    def refusal(self, view: View[Any, Any], move: int) -> tuple[str, Message]:
        return "TI-01", TEXTS.message("refused")

    def instinct(self, view: View[Any, Any]) -> Mapping[int, float]:
        return {move: float(move) for move in view.moves}

    def reason(self, state: State) -> str:
        return "points"
