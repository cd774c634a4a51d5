"""What an end is worth to each seat, for learning machines: everybody stakes one, and the winners share it all."""

from __future__ import annotations

from mypy_extensions import i64

from sobremesa.kernel.bits import has, size


def payoff(winners: i64, seats: i64, seat: i64) -> float:
    """The seat's gain: the sum over all seats is zero. Nobody gains if nobody won, or all together."""
    count = size(winners)
    if count == 0:
        return 0.0
    if has(winners, seat):
        return float(seats) / float(count) - 1.0
    return -1.0
