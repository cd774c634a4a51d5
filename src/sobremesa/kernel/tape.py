"""Where observations are written: a long row of yes and no, one byte each, that NumPy can read in place."""

from __future__ import annotations

import sys
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from sobremesa.kernel.bits import all_below, bit

WORD: Final = 8  # bytes, and so features, in a word
WIDEST: Final = 31  # features put at once: with those that wait they stay within 62 bits


def spread() -> list[int]:
    """By byte: the word whose eight bytes are the bits of it, the lowest bit first in memory."""
    return [int.from_bytes(bytes(byte >> n & 1 for n in range(WORD)), sys.byteorder) for byte in range(256)]


@final
class Tape:
    """Features are put one after another; ``lay`` then writes them as a row, one byte of 0 or 1 for each.

    ``cells`` is the memory of all rows, eight features in a word: ``memoryview(tape.cells)`` shows it without copying.
    """

    def __init__(self, rows: i64, features: i64) -> None:
        self.words: i64 = (features + 7) // 8
        self._parts: i64 = (features + 31) // 32
        self.cells: vec[i64] = vec[i64]([0] * (rows * self.words))
        self._spread: vec[i64] = vec[i64](spread())
        # Bits are gathered first, 32 in a number, with one number more for what waits behind the last feature.
        self._packed: vec[i64] = vec[i64]([0] * (self._parts + 1))
        # What every row was laid from: most of it stays as it is from one step to the next.
        self._laid: vec[i64] = vec[i64]([0] * (rows * self._parts))
        self._full: i64 = 0
        self._waiting: i64 = 0
        self._count: i64 = 0

    def put(self, these: i64, width: i64) -> None:
        """One feature for each possible member of a small set: is it in? ``width`` is at most 31."""
        waiting = self._waiting | these << self._count
        count = self._count + width
        if count >= 32:
            self._packed[self._full] = waiting & 0xFFFFFFFF
            self._full += 1
            waiting >>= 32
            count -= 32
        self._waiting = waiting
        self._count = count

    def put_wide(self, these: i64, width: i64) -> None:
        """The same for a set of 32 to 62."""
        self.put(these & 0x7FFFFFFF, 31)
        self.put(these >> 31, width - 31)

    def put_all(self, these: i64, width: i64) -> None:
        """Either of the two, by the width."""
        if width <= WIDEST:
            self.put(these, width)
        else:
            self.put_wide(these, width)

    def put_none(self, width: i64) -> None:
        """So many features, however many, that are all 0."""
        left = width
        while left > WIDEST:
            self.put(0, WIDEST)
            left -= WIDEST
        self.put(0, left)

    def put_one(self, which: i64, width: i64) -> None:
        """Exactly one of so many, or none for a number outside them."""
        self.put_all(mark(which, width), width)

    def put_count(self, count: i64, width: i64) -> None:
        """As many as were counted, from the left; what is more than the width looks like the width."""
        self.put(counted(count, width), width)

    def written(self) -> i64:
        """How many features were put since the last row was laid."""
        return 32 * self._full + self._count

    def lay(self, row: i64) -> None:
        """Writes what was put as this row."""
        self._packed[self._full] = self._waiting
        packed = self._packed
        laid = self._laid
        before = row * self._parts
        part: i64 = 0
        while part < self._parts:
            bits = packed[part]
            if bits != laid[before + part]:
                laid[before + part] = bits
                self._spread_out(bits, row, part)
            part += 1
        self._full = 0
        self._waiting = 0
        self._count = 0

    def _spread_out(self, bits: i64, row: i64, part: i64) -> None:
        cells = self.cells
        spreads = self._spread
        end = (row + 1) * self.words
        at = row * self.words + 4 * part
        if end > at + 4:
            end = at + 4
        left = bits
        while at < end:
            cells[at] = spreads[left & 255]
            left >>= 8
            at += 1


def mark(which: i64, width: i64) -> i64:
    """The set of one of so many, or of none for a number outside them."""
    if which < 0 or which >= width:
        return 0
    return bit(which)


def counted(count: i64, width: i64) -> i64:
    """The first so many of a set, at most its width."""
    least = count if count < width else width
    if least < 0:
        least = 0
    return all_below(least)
