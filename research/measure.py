"""Measures rows beside each other: short turns in several rounds, with the ratios of each round.

Time is the processor's. Load on the machine still affects rows that run one after the other, and evens out only on
average. A ratio is therefore given as the median of the rounds, with the lowest and the highest.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from statistics import median
from time import process_time


@dataclass(frozen=True)
class Measured:
    """Games and decisions per second."""

    games: float
    decisions: float


def rate(play: Callable[[int], int], games: int) -> Measured:
    """Plays this many games at once; ``play`` returns the decisions taken."""
    start = process_time()
    decisions = play(games)
    seconds = process_time() - start
    return Measured(games / seconds, decisions / seconds)


def by_turns(rows: Mapping[str, Callable[[], Measured]], rounds: int) -> dict[str, list[Measured]]:
    """Every row in turn, several times over."""
    found: dict[str, list[Measured]] = {name: [] for name in rows}
    for _round in range(rounds):
        for name, measure in rows.items():
            found[name].append(measure())
    return found


def ratio(ours: list[float], theirs: list[float]) -> str:
    """The median of the rounds, and their range."""
    found = [one / other for one, other in zip(ours, theirs, strict=True)]
    return f"{median(found):.2f} [{min(found):.2f}, {max(found):.2f}]"


def decisions(found: list[Measured]) -> list[float]:
    return [one.decisions for one in found]


def format_rate(found: Mapping[str, list[Measured]], against: str) -> str:
    lines = [f"{'random play':<38} {'games/s':>12} {'decisions/s':>14} {'ratio':>22}"]
    for name, turns in found.items():
        games, taken = median(one.games for one in turns), median(decisions(turns))
        beside = ratio(decisions(turns), decisions(found[against]))
        lines.append(f"{name:<38} {games:>12,.0f} {taken:>14,.0f} {beside:>22}")
    lines.append(f"ratio: decisions against {against}, the median of the rounds and their range")
    return "\n".join(lines)
