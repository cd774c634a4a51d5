"""Many games of one kind played side by side, each asking one seat at a time."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64, u8

from sobremesa.kernel.bits import first
from sobremesa.kernel.feature_writer import FeatureWriter
from sobremesa.kernel.observer import Observer
from sobremesa.kernel.payoff import payoff
from sobremesa.kernel.rng import Rng
from sobremesa.kernel.state import State


@final
class Batch:
    """Where several seats are asked at once, the lowest is asked first, and its choice stays sealed.

    What a step finds is written over what the last one found, in memory that NumPy can read in place: observations
    and masks as rows of bytes, the others as plain arrays. A game that ends is dealt again in the same step: its
    rewards are those of the end, its observation the first of the new game.
    """

    def __init__(self, states: list[State], observer: Observer, moves: i64, longest: i64) -> None:
        """``longest`` is after how many decisions a game is broken off; 0 for never."""
        self.states = states
        self.count: i64 = len(states)
        self.seats: i64 = states[0].seats
        self.observer = observer
        self.moves = moves
        self.longest = longest
        games = len(states)
        self.seen = FeatureWriter(games, observer.size())
        self.masks = FeatureWriter(games, moves)
        self.legal: vec[i64] = vec[i64]([0] * games)
        self.turns: vec[i64] = vec[i64]([0] * games)
        self.lengths: vec[i64] = vec[i64]([0] * games)
        self.sampled: vec[i64] = vec[i64]([0] * games)
        self.rewards: vec[float] = vec[float]([0.0] * (games * self.seats))
        self.ended: vec[u8] = vec[u8](bytes(games))
        self.broken_off: vec[u8] = vec[u8](bytes(games))

    def deal(self) -> None:
        """A new game everywhere."""
        game: i64 = 0
        while game < self.count:
            state = self.states[game]
            state.deal()
            self.lengths[game] = 0
            self._clear(game)
            self._ask(game, state, state.to_act())
            game += 1

    def _clear(self, game: i64) -> None:
        self.ended[game] = 0
        self.broken_off[game] = 0
        seat: i64 = 0
        while seat < self.seats:
            self.rewards[game * self.seats + seat] = 0.0
            seat += 1

    def _ask(self, game: i64, state: State, asked: i64) -> None:
        """Writes what the seat to move sees and may do."""
        seat = first(asked)
        self.turns[game] = seat
        legal = state.legal(seat)
        self.legal[game] = legal
        self.masks.put(legal, self.moves)
        self.masks.flush(game)
        self.observer.observe(state, seat, self.seen)
        self.seen.flush(game)

    def step(self, moves: vec[i64]) -> None:
        """One move in every game, by the seat that it asks; the moves are legal."""
        game: i64 = 0
        while game < self.count:
            state = self.states[game]
            # Rewards are cleared where the last step wrote some.
            if self.ended[game] != 0 or self.broken_off[game] != 0:
                self._clear(game)
            state.play(self.turns[game], moves[game])
            self.lengths[game] += 1
            asked = state.to_act()
            if asked == 0:
                self._reward(game, state)
                self.ended[game] = 1
            elif self.lengths[game] == self.longest:
                self.broken_off[game] = 1
                asked = 0
            if asked == 0:
                state.deal()
                self.lengths[game] = 0
                asked = state.to_act()
            self._ask(game, state, asked)
            game += 1

    def _reward(self, game: i64, state: State) -> None:
        winners = state.winners()
        seat: i64 = 0
        while seat < self.seats:
            self.rewards[game * self.seats + seat] = payoff(winners, self.seats, seat)
            seat += 1

    def sample(self, rng: Rng) -> None:
        """A random legal move for every game, into ``sampled``."""
        game: i64 = 0
        while game < self.count:
            self.sampled[game] = rng.draw(self.legal[game])
            game += 1
