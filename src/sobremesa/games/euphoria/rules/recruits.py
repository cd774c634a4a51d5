"""The recruits of Euphoria: which viewers see them, and how they change places.

What a seat was shown goes with the recruit. Where Brainwash mixed the places, only what lies among them is remembered:
a pool (see memories.py).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from sobremesa.games.euphoria.rules.memories import (
    empty_pool,
    joined_pools,
    moved_pool,
    one_in_pool,
    pool_count,
    pool_counts,
    pool_places,
    viewer_of,
)
from sobremesa.kernel.bits import bit, has, size
from sobremesa.kernel.state import SPECTATOR

BOTH_VIEWERS: Final = 0x1000001  # the same place for each viewer of a pair

if TYPE_CHECKING:
    from sobremesa.games.euphoria.rules.state import EuphoriaState


def swap_places(places: i64, one: i64, other: i64) -> i64:
    """The set with two places exchanged."""
    differ = ((places >> one) ^ (places >> other)) & 1
    return places ^ (differ << one) ^ (differ << other)


def _swap_for_both(pair: i64, one: i64, other: i64) -> i64:
    """The same, for both viewers of a pair."""
    differ = ((pair >> one) ^ (pair >> other)) & BOTH_VIEWERS
    return pair ^ (differ << one) ^ (differ << other)


def pair_of(one: i64, other: i64) -> i64:
    return one | (other << 5)


def first_of_pair(pair: i64) -> i64:
    return pair & 31


def second_of_pair(pair: i64) -> i64:
    return pair >> 5


def is_pair_in(pairs: list[int], one: i64, other: i64) -> bool:
    """Whether the two places are a pair of the list, in either order."""
    return pair_of(one, other) in pairs or pair_of(other, one) in pairs


def put_recruit(state: EuphoriaState, place: i64, recruit: i64) -> None:
    here = bit(place)
    state.side &= ~here
    state.leader &= ~here
    if recruit & 1 != 0:
        state.side |= here
    if recruit & 2 != 0:
        state.leader |= here


def show(state: EuphoriaState, viewer: i64, places: i64) -> None:
    """The viewer is shown the recruits in these places."""
    if len(state.pools) > 0:
        _settle_pools(state, viewer, places & ~state.seen_by(viewer))
    shift = 24 * (viewer & 1)
    if viewer < 2:
        state.seen01 |= places << shift
    elif viewer < 4:
        state.seen23 |= places << shift
    elif viewer < 6:
        state.seen45 |= places << shift
    elif viewer < 8:
        state.seen67 |= places << shift
    else:
        state.seen8 |= places


def show_all(state: EuphoriaState, places: i64) -> None:
    """Shows all viewers the recruits in these places (EU-51)."""
    if len(state.pools) > 0:
        viewer: i64 = 0
        while viewer <= SPECTATOR:
            _settle_pools(state, viewer, places & ~state.seen_by(viewer))
            viewer += 1
    both = places | (places << 24)
    state.seen01 |= both
    state.seen23 |= both
    state.seen45 |= both & state.viewers45
    state.seen67 |= both & state.viewers67
    state.seen8 |= places


def _settle_pools(state: EuphoriaState, viewer: i64, places: i64) -> None:
    """What is seen in a pool's place leaves the pool, with one recruit of its sort if one was known of."""
    pools: list[int] = []
    for entry in state.pools:
        pool: i64 = entry
        found = pool_places(pool) & places
        if viewer_of(pool) == viewer and found != 0:
            place: i64 = 0
            while place < 24:
                if has(found, place):
                    recruit = state.recruit(place)
                    if pool_count(pool, recruit) > 0:
                        pool -= one_in_pool(recruit)
                    pool = moved_pool(pool, pool_places(pool) & ~bit(place))
                place += 1
            if pool_counts(pool) == 0:
                continue
        pools.append(pool)
    state.pools = pools


def exchange(state: EuphoriaState, one: i64, other: i64) -> None:
    """EU-35: recruits change places, exposed or hidden as they were, and what was seen goes with them."""
    state.side = swap_places(state.side, one, other)
    state.leader = swap_places(state.leader, one, other)
    state.exposed = swap_places(state.exposed, one, other)
    state.plain = swap_places(state.plain, one, other)
    state.seen01 = _swap_for_both(state.seen01, one, other)
    state.seen23 = _swap_for_both(state.seen23, one, other)
    state.seen45 = _swap_for_both(state.seen45, one, other)
    state.seen67 = _swap_for_both(state.seen67, one, other)
    state.seen8 = swap_places(state.seen8, one, other)
    _part(state, one, other)
    if state.set_up.even:
        origin = state.origin(one)
        state.set_origin(one, state.origin(other))
        state.set_origin(other, origin)
    if len(state.pools) > 0:
        pools: list[int] = []
        for entry in state.pools:
            pool: i64 = entry
            pools.append(moved_pool(pool, swap_places(pool_places(pool), one, other)))
        state.pools = pools
    show(state, one // 3, bit(one))
    show(state, other // 3, bit(other))


def _part(state: EuphoriaState, one: i64, other: i64) -> None:
    """Notes that the exchanged recruits lay in one row with those they left (called after the exchange)."""
    parted: list[int] = []
    for entry in state.parted:
        pair: i64 = entry
        _add_pair(
            state, parted, _follow_swap(first_of_pair(pair), one, other), _follow_swap(second_of_pair(pair), one, other)
        )
    offset: i64 = 1
    while offset < 3:
        # ``one`` now holds what came from the row of ``other``, and the other way round.
        _add_pair(state, parted, one, other - other % 3 + (other + offset) % 3)
        _add_pair(state, parted, other, one - one % 3 + (one + offset) % 3)
        offset += 1
    state.parted = parted


def _follow_swap(place: i64, one: i64, other: i64) -> i64:
    if place == one:
        return other
    if place == other:
        return one
    return place


def _add_pair(state: EuphoriaState, parted: list[int], one: i64, other: i64) -> None:
    followers = state.seen8 & ~state.leader
    if has(followers, one) or has(followers, other):
        return  # all viewers know that one is a follower
    if not is_pair_in(parted, one, other):
        parted.append(pair_of(one, other))


def mix(state: EuphoriaState, owner: i64, places: i64) -> None:
    """Brainwash: chance orders the places again; viewers who had seen the recruits know which they are, no longer
    where."""
    viewer: i64 = 0
    while viewer <= SPECTATOR:
        if viewer != owner and (viewer < state.seats or viewer == SPECTATOR):
            _join_pools(state, viewer, places)
        viewer += 1
    left = places
    target: i64 = 0
    while target < 24:
        if has(places, target):
            # Every place in turn draws one of those not yet given a recruit, itself among them.
            chosen = state.rng.draw(left)
            state.side = swap_places(state.side, target, chosen)
            state.leader = swap_places(state.leader, target, chosen)
            left ^= bit(target)
        target += 1
    keep = state.seen_by(owner)
    both = places | (places << 24)
    state.seen01 &= ~both
    state.seen23 &= ~both
    state.seen45 &= ~both
    state.seen67 &= ~both
    state.seen8 &= ~places
    show(state, owner, keep & places)
    if state.plain & places != places:
        state.plain &= ~places
    parted: list[int] = []
    for entry in state.parted:
        pair: i64 = entry
        if not has(places, first_of_pair(pair)) and not has(places, second_of_pair(pair)):
            parted.append(pair)
    state.parted = parted
    if state.set_up.even:
        _mix_origins(state, places)


def _mix_origins(state: EuphoriaState, places: i64) -> None:
    dealt: i64 = 0
    place: i64 = 0
    while place < 24:
        if has(places, place):
            dealt |= bit(state.origin(place))
        place += 1
    if size(dealt) > 1:
        state.origins_known = 0
        state.origins_low = 0
        state.origins_high = 0


def _join_pools(state: EuphoriaState, viewer: i64, places: i64) -> None:
    """Joins what the viewer knows of the places with the pools that reach into them."""
    joined = empty_pool(viewer, places)
    place: i64 = 0
    seen = state.seen_by(viewer) & places
    while place < 24:
        if has(seen, place):
            joined += one_in_pool(state.recruit(place))
        place += 1
    pools: list[int] = []
    for entry in state.pools:
        pool: i64 = entry
        if viewer_of(pool) == viewer and pool_places(pool) & places != 0:
            joined = joined_pools(joined, pool)
        else:
            pools.append(pool)
    if pool_counts(joined) != 0:
        pools.append(joined)
    state.pools = pools
