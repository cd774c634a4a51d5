"""Writes observations as rows of 0 and 1, one byte each, that NumPy reads in place."""

from __future__ import annotations

import sys
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from sobremesa.kernel.bits import all_below, bit

WORD: Final = 8  # bytes, and so features, in a word
WIDEST: Final = 62  # features put at once
PART: Final = 7 * WORD  # bits that are gathered in a number
ALL_OF_PART: Final = 2**56 - 1


def bytes_of_bits() -> list[int]:
    """By byte: the word whose eight bytes are the bits of it, the lowest bit first in memory."""
    return [int.from_bytes(bytes([byte >> n & 1 for n in range(WORD)]), sys.byteorder) for byte in range(256)]


@final
class FeatureWriter:
    """Features are put one after another; ``flush`` then writes them as a row, one byte of 0 or 1 for each.

    ``cells`` is the memory of all rows, eight features in a word: a ``memoryview`` shows it without copying.
    """

    def __init__(self, rows: i64, features: i64) -> None:
        self._parts: i64 = (features + 55) // 56
        # A row is whole parts: what is behind its last feature is 0.
        self.words: i64 = 7 * self._parts
        self.cells: vec[i64] = vec[i64]([0] * (rows * self.words))
        self._bytes_of_bits: vec[i64] = vec[i64](bytes_of_bits())
        # Bits are gathered first, with one number more for what waits behind the last feature.
        self._packed: vec[i64] = vec[i64]([0] * (self._parts + 1))
        # What each row was last written from: most of it stays the same from one step to the next.
        self._flushed: vec[i64] = vec[i64]([0] * (rows * self._parts))
        self._full: i64 = 0
        self._waiting: i64 = 0
        self._count: i64 = 0

    def put_set(self, these: i64, width: i64) -> None:
        """One feature for each possible member of a set: is it in? ``width`` is at most 62."""
        before = self._count
        # What is shifted out to the left is put with the next part.
        waiting = self._waiting | these << before
        count = before + width
        if count >= PART:
            self._packed[self._full] = waiting & ALL_OF_PART
            self._full += 1
            waiting = these >> (PART - before)
            count -= PART
            if count >= PART:
                self._packed[self._full] = waiting & ALL_OF_PART
                self._full += 1
                waiting >>= PART
                count -= PART
        self._waiting = waiting
        self._count = count

    def put_two(self, one: i64, other: i64, width: i64) -> None:
        """Two sets of one width, one after the other: quicker than ``put_set`` twice."""
        packed = self._packed
        full = self._full
        before = self._count
        waiting = self._waiting | one << before
        count = before + width
        if count >= PART:
            packed[full] = waiting & ALL_OF_PART
            full += 1
            waiting = one >> (PART - before)
            count -= PART
            if count >= PART:
                packed[full] = waiting & ALL_OF_PART
                full += 1
                waiting >>= PART
                count -= PART
        before = count
        waiting |= other << before
        count += width
        if count >= PART:
            packed[full] = waiting & ALL_OF_PART
            full += 1
            waiting = other >> (PART - before)
            count -= PART
            if count >= PART:
                packed[full] = waiting & ALL_OF_PART
                full += 1
                waiting >>= PART
                count -= PART
        self._full = full
        self._waiting = waiting
        self._count = count

    def put_none(self, width: i64) -> None:
        """This many features, all 0; ``width`` has no limit here."""
        left = width
        while left > WIDEST:
            self.put_set(0, WIDEST)
            left -= WIDEST
        self.put_set(0, left)

    def put_one(self, which: i64, width: i64) -> None:
        """Exactly one of this many, or none for a number outside them."""
        self.put_set(mark(which, width), width)

    def put_count(self, count: i64, width: i64) -> None:
        """A count as ones from the left; counts above the width look like the width."""
        self.put_set(first_members(count, width), width)

    def pending_count(self) -> i64:
        """How many features were put since the last row was written."""
        return PART * self._full + self._count

    def flush(self, row: i64) -> None:
        """Writes what was put as this row."""
        self._packed[self._full] = self._waiting
        packed = self._packed
        flushed = self._flushed
        cells = self.cells
        by_bits = self._bytes_of_bits
        before = row * self._parts
        at = row * self.words
        part: i64 = 0
        while part < self._parts:
            bits = packed[part]
            if bits != flushed[before + part]:
                flushed[before + part] = bits
                # All words of the part, at one place in memory: to look which of them changed would take longer.
                cells[at] = by_bits[bits & 255]
                cells[at + 1] = by_bits[bits >> 8 & 255]
                cells[at + 2] = by_bits[bits >> 16 & 255]
                cells[at + 3] = by_bits[bits >> 24 & 255]
                cells[at + 4] = by_bits[bits >> 32 & 255]
                cells[at + 5] = by_bits[bits >> 40 & 255]
                cells[at + 6] = by_bits[bits >> 48]
            at += 7
            part += 1
        self._full = 0
        self._waiting = 0
        self._count = 0


def mark(which: i64, width: i64) -> i64:
    """The set of one of this many, or of none for a number outside them."""
    if which < 0 or which >= width:
        return 0
    return bit(which)


def first_members(count: i64, width: i64) -> i64:
    """The first members of a set, as many as counted and at most its width."""
    least = count if count < width else width
    if least < 0:
        least = 0
    return all_below(least)
