"""What single seats remember in Euphoria: packed entries of two lists of the state, and their parts by name.

A *pool* is what a viewer knows of recruits that Brainwash mixed: among which places they lie, and how many of each
sort. A *recollection* is an artifact that a viewer saw go to another hand, and the seat that has it now, or SOMEWHERE
after a gift that the viewer did not see. Both have the viewer in their lowest bits.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sobremesa.kernel.bits import bit, hash_with
from sobremesa.kernel.state import NO_SEAT

SOMEWHERE: Final = 8
ALL_PLACES: Final = 0xFFFFFF
POOL_PLACES: Final = 4
POOL_COUNTS: Final = 28  # four bits for each sort of recruit


def viewer_of(entry: i64) -> i64:
    return entry & 15


def sum_of(entries: list[int], viewer: i64) -> i64:
    """A hash of the viewer's entries, or of all for NO_SEAT, independent of their order; 0 for none."""
    total: i64 = 0
    for entry in entries:
        number: i64 = entry
        if viewer == NO_SEAT or viewer_of(number) == viewer:
            total = (total + hash_with(7, number)) & 0x3FFFFFFFFFFFFFFF
    return total


def empty_pool(viewer: i64, places: i64) -> i64:
    """A pool of these places in which nothing is known to lie."""
    return viewer | (places << POOL_PLACES)


def pool_places(pool: i64) -> i64:
    return (pool >> POOL_PLACES) & ALL_PLACES


def pool_counts(pool: i64) -> i64:
    """All counts in one number: 0 if nothing is known to lie in the pool."""
    return pool >> POOL_COUNTS


def pool_count(pool: i64, recruit: i64) -> i64:
    return (pool >> (POOL_COUNTS + 4 * recruit)) & 15


def one_in_pool(recruit: i64) -> i64:
    """What a recruit of the sort adds to a pool."""
    return bit(POOL_COUNTS + 4 * recruit)


def joined_pools(one: i64, other: i64) -> i64:
    """One pool of the places and the recruits of both, which have none in common."""
    return (one | (pool_places(other) << POOL_PLACES)) + (pool_counts(other) << POOL_COUNTS)


def moved_pool(pool: i64, places: i64) -> i64:
    """The pool with other places."""
    return pool ^ ((pool_places(pool) ^ places) << POOL_PLACES)


def recollection(viewer: i64, holder: i64, kind: i64) -> i64:
    return viewer | (holder << 4) | (kind << 8)


def holder_of(entry: i64) -> i64:
    return (entry >> 4) & 15


def kind_of(entry: i64) -> i64:
    return entry >> 8
