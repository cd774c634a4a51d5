"""Glicko-2, as in Mark Glickman's "Example of the Glicko-2 system" (2013), with the numbers of its steps."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, log, pi, sqrt
from typing import NamedTuple

NEW_RATING = 1500.0
NEW_DEVIATION = 350.0
NEW_VOLATILITY = 0.06
# How much volatility may change (step 1): the paper's choice.
TAU = 0.5
CLOSE = 0.000001
# From Glicko's scale to that of the formulas.
SCALE = 173.7178


class Strength(NamedTuple):
    rating: float = NEW_RATING
    deviation: float = NEW_DEVIATION
    volatility: float = NEW_VOLATILITY


class Met(NamedTuple):
    """One game of a player: the rival's strength, and the score (1, ½ or 0)."""

    rival: Strength
    score: float


def age(strength: Strength, periods: float) -> Strength:
    """After this many rating periods in which they did not play (step 6)."""
    phi = sqrt((strength.deviation / SCALE) ** 2 + periods * strength.volatility**2)
    return strength._replace(deviation=min(NEW_DEVIATION, SCALE * phi))


def update(strength: Strength, games: Sequence[Met], periods: float = 1.0) -> Strength:
    """After a rating period with these games, against rivals as they were when it began. ``periods`` is how long it was
    since the games before."""
    if not games:
        return age(strength, periods)
    mu, phi = (strength.rating - NEW_RATING) / SCALE, strength.deviation / SCALE  # step 2
    information, surprise = 0.0, 0.0
    for rival, score in games:  # step 3
        weight = _g(rival.deviation / SCALE)
        expected = 1 / (1 + exp(-weight * (mu - (rival.rating - NEW_RATING) / SCALE)))
        information += weight**2 * expected * (1 - expected)
        surprise += weight * (score - expected)
    variance = 1 / information
    sigma = _volatility(strength.volatility, phi, variance, variance * surprise)
    before = sqrt(phi**2 + periods * sigma**2)  # step 6
    after = 1 / sqrt(1 / before**2 + information)  # step 7
    rating = NEW_RATING + SCALE * (mu + after**2 * surprise)
    return Strength(rating, min(NEW_DEVIATION, SCALE * after), sigma)  # step 8


def _g(phi: float) -> float:
    return 1 / sqrt(1 + 3 * phi**2 / pi**2)


def _volatility(sigma: float, phi: float, variance: float, delta: float) -> float:
    """Step 5: the zero of f, by the Illinois algorithm."""
    start = log(sigma**2)

    def f(x: float) -> float:
        grown = exp(x)
        spread = phi**2 + variance + grown
        return grown * (delta**2 - spread) / (2 * spread**2) - (x - start) / TAU**2

    low = start
    if delta**2 > phi**2 + variance:
        high = log(delta**2 - phi**2 - variance)
    else:
        steps = 1
        while f(start - steps * TAU) < 0:
            steps += 1
        high = start - steps * TAU
    f_low, f_high = f(low), f(high)
    while abs(high - low) > CLOSE:
        middle = low + (low - high) * f_low / (f_high - f_low)
        f_middle = f(middle)
        if f_middle * f_high <= 0:
            low, f_low = high, f_high
        else:
            f_low /= 2
        high, f_high = middle, f_middle
    return exp(low / 2)
