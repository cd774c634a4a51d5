"""Sets as 64-bit masks and short rows as packed integers.

A *set* of cards, seats, symbols or moves is an ``i64`` whose bit n says whether n is in it (n < 62, so a set is
never negative). A *row* keeps up to ten small numbers in order, six bits each, first one lowest; ``EMPTY`` marks a
free place.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from mypy_extensions import i64

MAX_MEMBERS: Final = 62
EMPTY: Final = 63
EMPTY_ROW: Final = (1 << 60) - 1


def _shift_left(what: i64, by: i64) -> i64:
    return what << by


def bit(n: i64) -> i64:
    """The set that holds n alone.

    It shifts a parameter: the compiler turns a shift of the literal 1 into a 32-bit one, wrong from n = 31 on.
    """
    return _shift_left(1, n)


def all_below(n: i64) -> i64:
    """The set {0, 1, ..., n - 1}."""
    return _shift_left(1, n) - 1


def has(members: i64, n: i64) -> bool:
    return (members >> n) & 1 != 0


def size(members: i64) -> i64:
    # Every constant stays below 2**62: a greater one is kept as an object and converted at each use.
    x = members - ((members >> 1) & 0x1555555555555555)
    x = (x & 0x3333333333333333) + ((x >> 2) & 0x3333333333333333)
    x = (x + (x >> 4)) & 0x0F0F0F0F0F0F0F0F
    # The product adds all bytes up in its eighth; what is above it is cut off, by the machine or by the mask.
    return (x * 0x0101010101010101 >> 56) & 0x7F


def first(members: i64) -> i64:
    """The smallest member; the set must not be empty."""
    return size((members & -members) - 1)


def pick(members: i64, k: i64) -> i64:
    """The k-th smallest member, counted from zero."""
    left = members
    skip = k
    while skip > 0:
        left &= left - 1
        skip -= 1
    return first(left)


def row_get(row: i64, place: i64) -> i64:
    return (row >> (place * 6)) & 63


def row_put(row: i64, place: i64, what: i64) -> i64:
    """The row with ``what`` at the place, instead of what lay there."""
    at = place * 6
    return (row & ~_shift_left(63, at)) | _shift_left(what, at)


def row_find(row: i64, what: i64, length: i64) -> i64:
    """The first place of ``what``, or -1."""
    place: i64 = 0
    while place < length:
        if row_get(row, place) == what:
            return place
        place += 1
    return -1


def members_of_row(row: i64, length: i64) -> i64:
    """The set of what lies in the row's first places."""
    found: i64 = 0
    place: i64 = 0
    while place < length:
        what = row_get(row, place)
        if what != EMPTY:
            found |= bit(what)
        place += 1
    return found


def hash_with(so_far: i64, more: i64) -> i64:
    """A hash below 2**62 of what was mixed so far and one number more (below 2**62, or -1).

    Of two numbers that were not mixed yet only their difference would count: a chain begins with ``hash_with(0,
    first)``.

    Two lanes of 31 bits, so that no product reaches 2**62 and interpreted code agrees.
    """
    low = (so_far & 0x7FFFFFFF) ^ (more & 0x7FFFFFFF)
    high = (so_far >> 31) ^ ((more >> 31) & 0x7FFFFFFF)
    low = (low + 0x3C6EF372) * 0x5851F42D
    low = (low ^ (low >> 31)) & 0x7FFFFFFF
    high = (high ^ low) * 0x4C957F2D + 1
    high = (high ^ (high >> 29)) & 0x7FFFFFFF
    return (high << 31) | (low ^ (high >> 7))


def members(these: i64) -> Iterator[int]:
    """The members in rising order: for the boundary, not for inner loops."""
    left = these
    found: list[int] = []
    while left:
        found.append(first(left))
        left &= left - 1
    return iter(found)


def pad(names: Sequence[str]) -> list[str]:
    """The names by number, and "" for every other number, ``EMPTY`` and -1 included."""
    return [*names, *[""] * (EMPTY + 1 - len(names))]


def names_in(these: i64, names: list[str]) -> tuple[str, ...]:
    """The names of the members in rising order."""
    found: list[str] = []
    left = these
    while left:
        found.append(names[first(left)])
        left &= left - 1
    return tuple(found)


def names_of_row(row: i64, length: i64, names: list[str]) -> tuple[str, ...]:
    """The names of what lies in the row's first places."""
    found: list[str] = []
    place: i64 = 0
    while place < length:
        found.append(names[row_get(row, place)])
        place += 1
    return tuple(found)


def set_of(these: Iterable[int]) -> i64:
    """The set of the given numbers: for the boundary, not for inner loops."""
    found: i64 = 0
    for n in these:
        found |= bit(n)
    return found


def row_of(these: Iterable[int]) -> i64:
    """The row of the given numbers in order, the other places empty."""
    row: i64 = EMPTY_ROW
    place: i64 = 0
    for what in these:
        row = row_put(row, place, what)
        place += 1
    return row


def row_items(row: i64, length: i64) -> list[int]:
    """What lies in the row's first places, empty ones included, as a list for the boundary."""
    items: list[int] = []
    place: i64 = 0
    while place < length:
        items.append(row_get(row, place))
        place += 1
    return items
