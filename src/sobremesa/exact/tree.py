"""The whole tree of a small game: every history, and what each seat knows in it.

Chance follows scripts, so that all its outcomes occur. The value of an end is the payoff of learning environments,
which adds up to zero over the seats.
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

# Stand for a seat; no game has this many.
CHANCE: Final = 8
OVER: Final = 9
# A move may draw at most this often: a joker of Códigos can be put back and drawn again without end.
MOST_DRAWS: Final = 64


class Situation:
    """What a seat remembers when it is asked: everything it was shown and did so far, in order.

    ``place`` is where its moves begin in a policy. Equal views have equal ``view_key``. ``example`` is one of its
    states, if the tree keeps them.
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
    """Histories by number, the beginning first; successors have higher numbers.

    ``asked`` is the seat that chooses there (or CHANCE, OVER), ``situation`` the number of what it knows. The
    successors are at ``following[begin]`` and after it, one for each move. At an end, the seats' payoffs are at
    ``payoffs[begin]`` and after it.
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
        """The given states are equally likely; they and every ``blank`` state take their chance from ``rng``. Seats
        choose among the candidate moves of ``among``, or among all legal ones. Raises ``TooLarge`` for a tree of more
        than ``most`` histories (0 sets no limit) or without an end."""
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
        # By depth, then by seat: everything shown and done before, and what was shown last.
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
        """Every seat remembers what it is shown now. A step that changes nothing for a seat leaves no trace in it: the
        number of such steps may be another seat's secret."""
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
        """The history after a move, or a chance history if the move asks chance for more than the script has."""
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
        """What all seats remembered before the move, one step deeper; the seat that moved also remembers its move."""
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
        """The moves in the order of the policy."""
        found: list[int] = []
        left = self.situations[situation].moves
        while left:
            found.append(first(left))
            left &= left - 1
        return found

    def uniform(self) -> list[float]:
        """The policy that chooses uniformly."""
        found: list[float] = []
        for situation in self.situations:
            found += [1.0 / float(situation.count)] * situation.count
        return found
