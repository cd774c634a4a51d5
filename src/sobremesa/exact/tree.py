"""The whole tree of a small game, walked once: every history, and what each seat knows in it.

Chance is asked for by scripts, so all its outcomes are there. What an end is worth is the payoff that learning
machines are given: over all seats it adds up to zero.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from mypy_extensions import i64

from sobremesa.exact.errors import TooLarge
from sobremesa.kernel.bits import first, hash_with, size
from sobremesa.kernel.rng import ChanceIsAsked, ScriptedRng
from sobremesa.kernel.rollout import Rollout
from sobremesa.kernel.state import State, payoff

# Instead of a seat: no game has so many.
CHANCE: Final = 8
OVER: Final = 9
# More draws in one move than this may go on for ever: a joker of Códigos that is put back and drawn again.
MOST_DRAWS: Final = 64


class Situation:
    """What a seat remembers when it is asked: all it was shown and did so far, in this order.

    ``place`` is where its moves begin in a policy. ``view_key`` is equal where the seat's views are. ``example`` is one
    of the states that look like this, where the tree keeps them.
    """

    def __init__(self, seat: i64, moves: i64, place: i64, view_key: i64, example: State | None) -> None:
        self.seat = seat
        self.moves = moves
        self.count: i64 = size(moves)
        self.place = place
        self.view_key = view_key
        self.example = example
        self.histories: list[int] = []


class ExactTree:
    """Histories by number, the beginning first; what follows a history comes after it.

    ``asked`` is the seat that chooses there (CHANCE, OVER), ``situation`` the number of what it knows. What follows is
    ``following[begin]`` and the next ones, as many as there are moves. Of an end, ``payoffs[begin]`` and the next ones
    are what it is worth to each seat.
    """

    def __init__(
        self,
        dealt: Sequence[State],
        blank: Callable[[], State],
        rng: ScriptedRng,
        *,
        among: Rollout | None = None,
        examples: bool = True,
        most: int = 0,
    ) -> None:
        """The states dealt are equally likely; they and every ``blank`` one take their chance from ``rng``. The seats
        choose among the candidate moves of ``among``, or among all that are legal. A tree of more than ``most``
        histories (0 is no limit), or one that has no end, is given up with ``TooLarge``."""
        self.blank = blank
        self.rng = rng
        self.among = among
        self.examples = examples
        self.most = most
        self.seats: i64 = dealt[0].seats
        self.asked: list[int] = []
        self.situation: list[int] = []
        self.begin: list[int] = []
        self.count: list[int] = []
        self.payoffs: list[float] = []
        self.following: list[int] = []
        self.situations: list[Situation] = []
        self.moves_in_all: i64 = 0
        self._number_of: dict[int, int] = {}
        self._scratch: list[State] = []
        # By depth, then by seat: all that was shown and done before, and what was shown last.
        self._memory: list[int] = []
        self._shown: list[int] = []
        root = self._add(CHANCE, len(dealt))
        place = self.begin[root]
        for number in range(len(dealt)):
            self._room(0)
            seat: i64 = 0
            while seat < self.seats:
                self._memory[seat] = seat + 1
                self._shown[seat] = -1
                seat += 1
            self.following[place + number] = self._grow(dealt[number], 0)

    def _add(self, asked: i64, count: i64) -> int:
        number = len(self.asked)
        if 0 < self.most <= number:
            raise TooLarge(self.most)
        self.asked.append(asked)
        self.situation.append(-1)
        self.begin.append(len(self.following))
        self.count.append(count)
        more: i64 = 0
        while more < count:
            self.following.append(0)
            more += 1
        return number

    def _end(self, state: State) -> int:
        end = self._add(OVER, 0)
        self.begin[end] = len(self.payoffs)
        seat: i64 = 0
        while seat < self.seats:
            self.payoffs.append(payoff(state.winners(), self.seats, seat))
            seat += 1
        return end

    def _room(self, depth: i64) -> None:
        while depth >= len(self._scratch):
            self._scratch.append(self.blank())
            seat: i64 = 0
            while seat < self.seats:
                self._memory.append(0)
                self._shown.append(0)
                seat += 1

    def _see(self, state: State, depth: i64) -> None:
        """Every seat remembers what it is shown now. Steps that change nothing for a seat leave no trace: how many
        there were may be another seat's secret."""
        place = depth * self.seats
        seat: i64 = 0
        while seat < self.seats:
            key = state.knowledge_key(seat)
            if self._shown[place + seat] != key:
                self._shown[place + seat] = key
                self._memory[place + seat] = hash_with(self._memory[place + seat], key)
            seat += 1

    def _grow(self, state: State, depth: i64) -> int:
        seats = state.to_act()
        if seats == 0:
            return self._end(state)
        self._see(state, depth)
        seat = first(seats)
        among = self.among
        moves = state.legal(seat) if among is None else among.candidate_moves(state, seat)
        if size(moves) == 1:
            return self._go(state, depth, seat, first(moves), [], is_choice=False)
        here = self._add(seat, size(moves))
        known = self._situation(state, seat, moves, self._memory[depth * self.seats + seat])
        self.situation[here] = known
        self.situations[known].histories.append(here)
        place: i64 = self.begin[here]
        while moves:
            move = first(moves)
            moves &= moves - 1
            self.following[place] = self._go(state, depth, seat, move, [], is_choice=True)
            place += 1
        return here

    def _situation(self, state: State, seat: i64, moves: i64, memory: i64) -> int:
        key: int = hash_with(memory, seat)
        known = self._number_of.get(key, -1)
        if known < 0:
            known = len(self.situations)
            example: State | None = None
            if self.examples:
                example = self.blank()
                example.copy_from(state)
            self.situations.append(Situation(seat, moves, self.moves_in_all, state.knowledge_key(seat), example))
            self.moves_in_all += size(moves)
            self._number_of[key] = known
        return known

    def _go(self, state: State, depth: i64, seat: i64, move: i64, script: list[int], *, is_choice: bool) -> int:
        """What follows a move; where it asks chance for more than the script has, a history where chance decides."""
        if len(script) > MOST_DRAWS:
            raise TooLarge(self.most)
        self._room(depth + 1)
        after = self._scratch[depth]
        after.copy_from(state)
        self.rng.begin(script)
        outcomes: int = 0
        try:
            after.play(seat, move)
        except ChanceIsAsked as asked:
            outcomes = asked.outcomes
        if outcomes == 0:
            self._remember(depth, seat, move, is_choice=is_choice)
            return self._grow(after, depth + 1)
        here = self._add(CHANCE, outcomes)
        place = self.begin[here]
        for outcome in range(outcomes):
            self.following[place + outcome] = self._go(
                state, depth, seat, move, [*script, outcome], is_choice=is_choice
            )
        return here

    def _remember(self, depth: i64, seat: i64, move: i64, *, is_choice: bool) -> None:
        """What all remembered before the move, one step deeper; whoever chose remembers that, too."""
        place = depth * self.seats
        deeper = place + self.seats
        one: i64 = 0
        while one < self.seats:
            self._memory[deeper + one] = self._memory[place + one]
            self._shown[deeper + one] = self._shown[place + one]
            one += 1
        if is_choice:
            self._memory[deeper + seat] = hash_with(self._memory[place + seat], move + 1)

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
