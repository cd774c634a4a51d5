"""Shares, means and differences with their 95 % intervals, and corrections for testing many of them at once."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import ceil, erfc, sqrt

# 95 % of a standard normal distribution lies within this many deviations.
WITHIN_95 = 1.959964
# The power behind ``games_needed``: four of five studies find the difference.
FOUND_80 = 0.841621
# A smaller variance counts as none.
ROUNDING = 1e-9


@dataclass(frozen=True)
class Estimate:
    """A number with its 95 % interval, from this many observations."""

    value: float
    low: float
    high: float
    count: int

    @property
    def half_width(self) -> float:
        return (self.high - self.low) / 2

    def excludes(self, value: float) -> bool:
        return not self.low <= value <= self.high


@dataclass(frozen=True)
class Difference:
    """The second minus the first. ``p`` is the probability of at least such a difference if there is none."""

    value: float
    low: float
    high: float
    p: float


def wilson(points: float, games: float) -> tuple[float, float]:
    """Wilson's 95 % interval for a share."""
    share, z = points / games, WITHIN_95
    middle = (share + z * z / (2 * games)) / (1 + z * z / games)
    half = z / (1 + z * z / games) * sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    return max(0.0, middle - half), min(1.0, middle + half)


def share(points: float, games: int) -> Estimate:
    """Without observations the interval is everything."""
    if not games:
        return Estimate(0.0, 0.0, 1.0, 0)
    low, high = wilson(points, games)
    return Estimate(points / games, low, high, games)


def grouped_share(won: float, rows: float, won_won: float, won_rows: float, rows_rows: float) -> Estimate:
    """A share of rows in groups whose rows may win together. The arguments are sums over the groups: of what each won,
    of its rows, and of their products. The interval is Wilson's for the number of independent rows that would vary this
    much."""
    if not rows:
        return share(0.0, 0)
    found = won / rows
    spread = (won_won - 2 * found * won_rows + found * found * rows_rows) / (rows * rows)
    alone = found * (1 - found) / spread if spread * rows > ROUNDING else rows
    low, high = wilson(found * alone, alone)
    return Estimate(found, low, high, round(rows))


def share_mean(total: float, squares: float, count: int) -> Estimate:
    """The mean of numbers between 0 and 1. Its interval stays between them, and a few equal numbers do not make it
    certain."""
    return grouped_share(total, count, squares, total, count)


def mean(total: float, squares: float, count: int) -> Estimate:
    """The mean of ``count`` numbers, from their sum and the sum of their squares."""
    if not count:
        return Estimate(0.0, float("-inf"), float("inf"), 0)
    middle = total / count
    half = WITHIN_95 * sqrt(variance(total, squares, count) / count)
    return Estimate(middle, middle - half, middle + half, count)


def variance(total: float, squares: float, count: int) -> float:
    """The variance of a sample."""
    return max(0.0, squares - total * total / count) / (count - 1) if count > 1 else 0.0


def two_sided(z: float) -> float:
    """The probability of being at least ``z`` deviations away."""
    return erfc(abs(z) / sqrt(2))


def share_chance(found: Estimate, expected: float) -> float:
    """The p-value of a share: the probability of one at least this far from the expected share."""
    deviation = sqrt(expected * (1 - expected) / found.count) if found.count else 0.0
    return two_sided((found.value - expected) / deviation) if deviation else 1.0


def share_difference(first: Estimate, second: Estimate) -> Difference:
    """Newcombe's interval for two shares of different games, with the p-value of the pooled test."""
    value = second.value - first.value
    below = sqrt((first.high - first.value) ** 2 + (second.value - second.low) ** 2)
    above = sqrt((first.value - first.low) ** 2 + (second.high - second.value) ** 2)
    games = first.count + second.count
    if not first.count or not second.count:
        return Difference(value, -1.0, 1.0, 1.0)
    pooled = (first.value * first.count + second.value * second.count) / games
    deviation = sqrt(pooled * (1 - pooled) * (1 / first.count + 1 / second.count))
    return Difference(value, value - below, value + above, two_sided(value / deviation) if deviation else 1.0)


def mean_difference(first: Estimate, second: Estimate) -> Difference:
    """The difference of two means of different games, by Welch."""
    value = second.value - first.value
    half = sqrt(first.half_width**2 + second.half_width**2)
    return Difference(value, value - half, value + half, two_sided(WITHIN_95 * value / half) if half else 1.0)


def paired_difference(total: float, squares: float, pairs: int) -> Difference:
    """The difference between the same games played both ways, from the sum of the differences, the sum of their
    squares, and their number."""
    if pairs < 2:
        return Difference(0.0, -1.0, 1.0, 1.0)
    found = mean(total, squares, pairs)
    deviation = found.half_width / WITHIN_95
    return Difference(found.value, found.low, found.high, two_sided(found.value / deviation) if deviation else 1.0)


def holm(chances: Sequence[float]) -> list[float]:
    """Holm's correction: one in twenty families of tests errs, not one in twenty rows."""
    order = sorted(range(len(chances)), key=lambda at: chances[at])
    adjusted, highest = [1.0] * len(chances), 0.0
    for rank, at in enumerate(order):
        highest = max(highest, min(1.0, (len(chances) - rank) * chances[at]))
        adjusted[at] = highest
    return adjusted


def even_chance(counts: Sequence[float], expected: Sequence[float]) -> float:
    """The p-value of a chi-square test."""
    # This is the tail of chi-square. scipy.stats has it too, but takes seconds to import.
    from scipy.special import gammaincc

    if len(counts) < 2 or not all(expected):
        return 1.0
    distance = sum((count - wanted) ** 2 / wanted for count, wanted in zip(counts, expected, strict=True))
    return float(gammaincc((len(counts) - 1) / 2, distance / 2))


def games_needed(deviation: float, difference: float) -> int:
    """The number of games that would show the difference in four of five studies, if a game's number has this
    deviation."""
    if not difference:
        return 0
    return ceil(2 * ((WITHIN_95 + FOUND_80) * deviation / difference) ** 2)
