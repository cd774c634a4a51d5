"""Many games of one kind stepped together; each asks one seat at a time."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, u8

from sobremesa.kernel.bits import first
from sobremesa.kernel.feature_writer import FeatureWriter
from sobremesa.kernel.observer import Observer
from sobremesa.kernel.rng import Rng
from sobremesa.kernel.state import State, payoff

# When a finished game is dealt again.
SAME_STEP: Final = 0
NEXT_STEP: Final = 1
WHEN_TOLD: Final = 2


@final
class Batch:
    """Seats that are asked at once choose one after the other, the lowest first, and their choices stay sealed.

    A step overwrites the results of the previous one, in memory that NumPy reads in place: observations and masks as
    rows of bytes, the rest as plain arrays. The last observation of a finished game, its scores and its length
    (``last_seen``, ``scores``, ``last_lengths``) stay until the next game at that place ends.
    """

    def __init__(self, states: list[State], observer: Observer, moves: i64, longest: i64, again: i64) -> None:
        """``longest`` is the number of decisions after which a game is truncated; 0 for never. ``again`` says when a
        finished game is dealt again: ``SAME_STEP``, so that the observation is the first of the new game;
        ``NEXT_STEP``, whose move is ignored; or ``WHEN_TOLD``, by ``deal_where``. Until then no move is legal."""
        self.states = states
        self.count: i64 = len(states)
        self.seats: i64 = states[0].seats
        self.observer = observer
        self.moves = moves
        self.longest = longest
        self.again = again
        games = len(states)
        self.seen = FeatureWriter(games, observer.size())
        self.last_seen = FeatureWriter(games, observer.size())
        self.last_lengths: vec[i64] = vec[i64]([0] * games)
        self.scores: vec[i64] = vec[i64]([0] * (games * self.seats))
        self.masks = FeatureWriter(games, moves)
        self.legal: vec[i64] = vec[i64]([0] * games)
        self.turns: vec[i64] = vec[i64]([0] * games)
        self.lengths: vec[i64] = vec[i64]([0] * games)
        self.sampled: vec[i64] = vec[i64]([0] * games)
        self.rewards: vec[float] = vec[float]([0.0] * (games * self.seats))
        self.earned: vec[float] = vec[float]([0.0] * games)
        self.ended: vec[u8] = vec[u8](bytes(games))
        self.broken_off: vec[u8] = vec[u8](bytes(games))

    def deal(self) -> None:
        """Deals every game."""
        game: i64 = 0
        while game < self.count:
            self._deal(game, self.states[game])
            game += 1

    def deal_where(self, wanted: vec[i64]) -> None:
        """Deals each game whose place is not 0."""
        game: i64 = 0
        while game < self.count:
            if wanted[game] != 0:
                self._deal(game, self.states[game])
            game += 1

    def _deal(self, game: i64, state: State) -> None:
        state.deal()
        self.lengths[game] = 0
        self._clear(game)
        self._ask(game, state, state.to_act())

    def _clear(self, game: i64) -> None:
        self.ended[game] = 0
        self.broken_off[game] = 0
        self.earned[game] = 0.0
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
        self.masks.put_set(legal, self.moves)
        self.masks.flush(game)
        self.observer.observe(state, seat, self.seen)
        self.seen.flush(game)

    def step(self, moves: vec[i64]) -> None:
        """Makes one move in every game, by the seat to move. The moves must be legal."""
        game: i64 = 0
        while game < self.count:
            state = self.states[game]
            # Clears the rewards that the last step wrote.
            if self.ended[game] != 0 or self.broken_off[game] != 0:
                if self.again != SAME_STEP:
                    if self.again == NEXT_STEP:
                        self._deal(game, state)
                    game += 1
                    continue
                self._clear(game)
            mover = self.turns[game]
            state.play(mover, moves[game])
            self.lengths[game] += 1
            asked = state.to_act()
            if asked == 0:
                self._reward(game, state, mover)
                self.ended[game] = 1
            elif self.lengths[game] == self.longest:
                self.broken_off[game] = 1
                asked = 0
            if asked == 0:
                self._keep_last(game, state, mover)
                if self.again == SAME_STEP:
                    state.deal()
                    self.lengths[game] = 0
                    self._ask(game, state, state.to_act())
                else:
                    self._stop(game, state, mover)
            else:
                self._ask(game, state, asked)
            game += 1

    def _reward(self, game: i64, state: State, mover: i64) -> None:
        winners = state.winners()
        seat: i64 = 0
        while seat < self.seats:
            self.rewards[game * self.seats + seat] = payoff(winners, self.seats, seat)
            seat += 1
        self.earned[game] = payoff(winners, self.seats, mover)

    def _keep_last(self, game: i64, state: State, mover: i64) -> None:
        self.observer.observe(state, mover, self.last_seen)
        self.last_seen.flush(game)
        self.last_lengths[game] = self.lengths[game]
        seat: i64 = 0
        while seat < self.seats:
            # A truncated game reveals nothing that a seat may not know yet.
            self.scores[game * self.seats + seat] = state.score(seat) if self.ended[game] != 0 else 0
            seat += 1

    def _stop(self, game: i64, state: State, mover: i64) -> None:
        """The observation of a finished game, in which no seat may act."""
        self.legal[game] = 0
        self.masks.put_set(0, self.moves)
        self.masks.flush(game)
        self.observer.observe(state, mover, self.seen)
        self.seen.flush(game)

    def sample(self, rng: Rng) -> None:
        """Draws a random legal move for every game into ``sampled``; 0 if none is legal."""
        game: i64 = 0
        while game < self.count:
            legal = self.legal[game]
            self.sampled[game] = rng.draw(legal) if legal != 0 else 0
            game += 1
