"""The whole tree of a small game, walked once: every history, and what each seat knows in it.

Two seats, whose utilities add up to zero. Chance is asked for by scripts, so all its outcomes are there.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from mypy_extensions import i64

from sobremesa.kernel.bits import first, hashed, size
from sobremesa.kernel.chance_is_asked import ChanceIsAsked
from sobremesa.kernel.payoff import payoff
from sobremesa.kernel.scripted_rng import ScriptedRng
from sobremesa.kernel.state import State

# Instead of a seat.
CHANCE: Final = 2
OVER: Final = 3


class Situation:
    """What a seat remembers when it is asked: all it was shown and did so far, in this order.

    ``place`` is where its moves begin in a policy. ``view_key`` is equal where the seat's views are.
    """

    def __init__(self, seat: i64, moves: i64, place: i64, view_key: i64, example: State) -> None:
        self.seat = seat
        self.moves = moves
        self.count: i64 = size(moves)
        self.place = place
        self.view_key = view_key
        self.example = example
        self.histories: list[int] = []


class ExactTree:
    """Histories by number, the beginning first; what follows a history comes after it.

    ``asked`` is the seat that chooses there (CHANCE, OVER), ``situation`` the number of what it knows, ``worth`` what
    an end is worth to seat 0. What follows is ``following[begin]`` and the next ones, as many as there are moves.
    """

    def __init__(self, dealt: Sequence[State], blank: Callable[[], State], rng: ScriptedRng) -> None:
        """The states dealt are equally likely; they and every ``blank`` one take their chance from ``rng``."""
        self.blank = blank
        self.rng = rng
        self.asked: list[int] = []
        self.situation: list[int] = []
        self.begin: list[int] = []
        self.count: list[int] = []
        self.worth: list[float] = []
        self.following: list[int] = []
        self.situations: list[Situation] = []
        self.moves_in_all: i64 = 0
        self._number_of: dict[int, int] = {}
        self._scratch: list[State] = []
        root = self._add(CHANCE, len(dealt))
        place = self.begin[root]
        for number in range(len(dealt)):
            self.following[place + number] = self._grow(dealt[number], 0, 1, 2)

    def _add(self, asked: i64, count: i64) -> int:
        number = len(self.asked)
        self.asked.append(asked)
        self.situation.append(-1)
        self.begin.append(len(self.following))
        self.count.append(count)
        self.worth.append(0.0)
        more: i64 = 0
        while more < count:
            self.following.append(0)
            more += 1
        return number

    def _grow(self, state: State, depth: i64, memory0: i64, memory1: i64) -> int:
        """``memory0`` and ``memory1`` stand for all that the seats were shown and did before."""
        seats = state.to_act()
        if seats == 0:
            end = self._add(OVER, 0)
            self.worth[end] = payoff(state.winners(), 2, 0)
            return end
        memory0 = hashed(memory0, state.knowledge_key(0))
        memory1 = hashed(memory1, state.knowledge_key(1))
        seat = first(seats)
        moves = state.legal(seat)
        if size(moves) == 1:
            return self._go(state, depth, seat, first(moves), [], memory0, memory1)
        here = self._add(seat, size(moves))
        known = self._situation(state, seat, moves, memory0 if seat == 0 else memory1)
        self.situation[here] = known
        self.situations[known].histories.append(here)
        place: i64 = self.begin[here]
        while moves:
            move = first(moves)
            moves &= moves - 1
            own0 = hashed(memory0, move + 1) if seat == 0 else memory0
            own1 = hashed(memory1, move + 1) if seat == 1 else memory1
            self.following[place] = self._go(state, depth, seat, move, [], own0, own1)
            place += 1
        return here

    def _situation(self, state: State, seat: i64, moves: i64, memory: i64) -> int:
        key: int = memory ^ seat
        known = self._number_of.get(key, -1)
        if known < 0:
            known = len(self.situations)
            example = self.blank()
            example.copy_from(state)
            self.situations.append(Situation(seat, moves, self.moves_in_all, state.knowledge_key(seat), example))
            self.moves_in_all += size(moves)
            self._number_of[key] = known
        return known

    def _go(self, state: State, depth: i64, seat: i64, move: i64, script: list[int], memory0: i64, memory1: i64) -> int:
        """What follows a move; where it asks chance for more than the script has, a history where chance decides."""
        while depth >= len(self._scratch):
            self._scratch.append(self.blank())
        after = self._scratch[depth]
        after.copy_from(state)
        self.rng.begin(script)
        outcomes: int = 0
        try:
            after.play(seat, move)
        except ChanceIsAsked as asked:
            outcomes = asked.outcomes
        if outcomes == 0:
            return self._grow(after, depth + 1, memory0, memory1)
        here = self._add(CHANCE, outcomes)
        place = self.begin[here]
        for outcome in range(outcomes):
            self.following[place + outcome] = self._go(state, depth, seat, move, [*script, outcome], memory0, memory1)
        return here

    def moves_of(self, situation: int) -> list[int]:
        """In the order of the policy."""
        found: list[int] = []
        left = self.situations[situation].moves
        while left:
            found.append(first(left))
            left &= left - 1
        return found

    def uniform(self) -> list[float]:
        """The policy of chance itself."""
        found: list[float] = []
        for situation in self.situations:
            found += [1.0 / float(situation.count)] * situation.count
        return found
