"""A small network that says what an imagined world is worth, computed in whole numbers.

One hidden layer: its sums are the rows of the few inputs that are on, added up. Three sums share a number (a *lane*
each), so one addition does three. Weights are whole numbers and no sum reaches 2**62, so compiled and interpreted code
agree to the bit, and so do all machines.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from sobremesa.kernel.bits import first

# The most inputs that are on at once.
MOST_ON: Final = 96
LANES: Final = 3
LANE_BITS: Final = 20
LANE: Final = 1048575
# Added to every lane, so that none is negative when the lanes are separated.
MIDDLE: Final = 524288


@final
class Layers:
    """``rows`` has the packed weights of every input, ``words`` numbers each; ``start`` those that are always on, with
    MIDDLE in every lane. ``outward`` has one weight for every lane, ``last`` is added to what they make, and ``unit``
    is what stands for one in the result. Nothing of it ever changes, so all networks of a process share it."""

    def __init__(self, words: i64, rows: list[int], start: list[int], outward: list[int], last: i64, unit: i64) -> None:
        self.words = words
        self.rows: vec[i64] = vec[i64](rows)
        self.start: vec[i64] = vec[i64](start)
        self.outward: vec[i64] = vec[i64](outward)
        self.last = last
        self.unit = float(unit)


@final
class Network:
    """Layers, and which inputs are on: it belongs to one search."""

    def __init__(self, layers: Layers) -> None:
        self.layers = layers
        self.words = layers.words
        self.on: vec[i64] = vec[i64]([0] * MOST_ON)
        self.count: i64 = 0

    def clear(self) -> None:
        self.count = 0

    def put_input(self, which: i64) -> None:
        """Turns an input on."""
        self.on[self.count] = which * self.words
        self.count += 1

    def put_set(self, base: i64, these: i64) -> None:
        """Turns on an input for every member of a set: the one of 0 is ``base``."""
        words = self.words
        on = self.on
        count = self.count
        left = these
        while left:
            on[count] = (base + first(left)) * words
            count += 1
            left &= left - 1
        self.count = count

    def result(self) -> float:
        """What the network makes of the inputs that are on: any number, 0 for the middle."""
        layers = self.layers
        rows = layers.rows
        start = layers.start
        outward = layers.outward
        words = layers.words
        on = self.on
        count = self.count
        total = layers.last
        word: i64 = 0
        at: i64 = 0
        # Two words at a time: they lie side by side.
        while word + 1 < words:
            sums = start[word]
            next_sums = start[word + 1]
            at = 0
            while at < count:
                here = on[at] + word
                sums += rows[here]
                next_sums += rows[here + 1]
                at += 1
            total += _outcome(sums, outward, LANES * word) + _outcome(next_sums, outward, LANES * word + LANES)
            word += 2
        if word < words:
            sums = start[word]
            at = 0
            while at < count:
                sums += rows[on[at] + word]
                at += 1
            total += _outcome(sums, outward, LANES * word)
        return float(total) / layers.unit

    def chance(self) -> float:
        """The result as a chance, between 0 and 1. No exponential: machines differ in its last digits."""
        found = self.result()
        if found < 0.0:
            return 0.5 + 0.5 * found / (1.0 - found)
        return 0.5 + 0.5 * found / (1.0 + found)


def _outcome(sums: i64, outward: vec[i64], lane: i64) -> i64:
    """What the three lanes of a number add to the result: nothing where a sum is below zero."""
    found: i64 = 0
    one = (sums & LANE) - MIDDLE
    if one > 0:
        found += one * outward[lane]
    two = (sums >> LANE_BITS & LANE) - MIDDLE
    if two > 0:
        found += two * outward[lane + 1]
    three = (sums >> 40) - MIDDLE
    if three > 0:
        found += three * outward[lane + 2]
    return found
