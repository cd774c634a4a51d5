"""What the rules alone do: very many games of random moves, played and counted in compiled code."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import asdict, dataclass, field
from time import perf_counter
from typing import Any, Final

from sobremesa.bots.playout import play_randomly
from sobremesa.kernel.game import AnyGame
from sobremesa.kernel.processes import ProcessPool
from sobremesa.kernel.rng import Rng
from sobremesa.lab.game_rows import deal_of
from sobremesa.lab.statistics import Estimate, even_chance, share

# The games of a part depend on the seed and the part's number, not on the process that plays them.
PART: Final = 5000
WORTH_SECONDS: Final = 4.0


@dataclass
class OutcomeCount:
    """Counts of some games: winners (a bit for each seat), decisions, endings."""

    winners: Counter[int] = field(default_factory=Counter)
    decisions: Counter[int] = field(default_factory=Counter)
    endings: Counter[str] = field(default_factory=Counter)

    def add(self, other: OutcomeCount) -> None:
        self.winners.update(other.winners)
        self.decisions.update(other.decisions)
        self.endings.update(other.endings)


@dataclass(frozen=True)
class RandomPlay:
    """``seats``: each seat's share of the victories; a shared victory counts in parts. ``decisions``: the 10 %, 50 %
    and 90 % quantiles of a game's length."""

    games: int
    seats: tuple[Estimate, ...]
    p: float
    decisions: tuple[int, int, int]
    endings: dict[str, Estimate]

    def plain(self) -> dict[str, Any]:
        return asdict(self)


def count_games(game: AnyGame, seed: int, part: int, games: int) -> OutcomeCount:
    found = OutcomeCount()
    rng = Rng(deal_of(seed, part))
    state = game.blank(rng)
    for _game in range(games):
        state.deal()
        found.decisions[play_randomly(state, rng)] += 1
        found.winners[state.winners()] += 1
        found.endings[game.reason(state)] += 1
    return found


def play_at_random(
    game: AnyGame,
    games: int,
    seed: int,
    processes: int,
    progress: Callable[[int], None],
    worth_seconds: float = WORTH_SECONDS,
) -> RandomPlay:
    """Other processes take a while to start, so they are used only if this one would need at least
    ``worth_seconds``."""
    sizes = [min(PART, games - first) for first in range(0, games, PART)]
    start = perf_counter()
    total = count_games(game, seed, 0, sizes[0])
    progress(sizes[0])
    rest = range(1, len(sizes))
    if processes == 1 or (perf_counter() - start) * len(rest) < worth_seconds:
        for part in rest:
            total.add(count_games(game, seed, part, sizes[part]))
            progress(sizes[part])
        return _figures(total, game.seats)
    with ProcessPool(processes) as pool:
        parts = pool.each(count_games, ((game, seed, part, sizes[part]) for part in rest))
        for part, found in zip(rest, parts, strict=True):
            total.add(found)
            progress(sizes[part])
    return _figures(total, game.seats)


def _figures(total: OutcomeCount, seats: int) -> RandomPlay:
    games = sum(total.winners.values())
    points = [0.0] * seats
    for won, count in total.winners.items():
        winners = [seat for seat in range(seats) if won >> seat & 1]
        for seat in winners:
            points[seat] += count / len(winners)
    decided = sum(points)
    return RandomPlay(
        games=games,
        seats=tuple(share(value, games) for value in points),
        p=even_chance(points, [decided / seats] * seats),
        decisions=(_quantile(total.decisions, 0.1), _quantile(total.decisions, 0.5), _quantile(total.decisions, 0.9)),
        endings={reason: share(count, games) for reason, count in total.endings.most_common()},
    )


def _quantile(counts: Counter[int], part: float) -> int:
    wanted, seen = part * counts.total(), 0
    for value in sorted(counts):
        seen += counts[value]
        if seen >= wanted:
            return value
    return 0
