"""Measuring: short turns, the best of several, a table."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from time import perf_counter


@dataclass(frozen=True)
class Measured:
    """Games and decisions in a second."""

    games: float
    decisions: float


def rate(play: Callable[[int], int], games: int) -> Measured:
    """Plays so many games at once; ``play`` returns the decisions taken."""
    start = perf_counter()
    decisions = play(games)
    seconds = perf_counter() - start
    return Measured(games / seconds, decisions / seconds)


def best_of_turns(rows: Mapping[str, Callable[[], Measured]], rounds: int) -> dict[str, Measured]:
    """Every row in turn, several times over: noise hits all alike, and the best of each is kept."""
    best: dict[str, Measured] = {}
    for _round in range(rounds):
        for name, measure in rows.items():
            found = measure()
            if name not in best or found.decisions > best[name].decisions:
                best[name] = found
    return best


def shown(found: Mapping[str, Measured], against: str) -> str:
    peer = found[against].decisions
    lines = [f"{'random play':<38} {'games/s':>12} {'decisions/s':>14} {'ratio':>9}"]
    for name, measured in found.items():
        lines.append(
            f"{name:<38} {measured.games:>12,.0f} {measured.decisions:>14,.0f} {measured.decisions / peer:>8.2f}x"
        )
    lines.append(f"ratio: decisions against {against}")
    return "\n".join(lines)
