"""What a player's cards promise in Códigos: the plan that a search plays its worlds on with.

Promises are counted in parts of a point, PARTS to one.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sobremesa.games.codigos.lookup import COMMONS, FIRST_JOKER, JOKERS, CardLookup, many, one
from sobremesa.kernel.bits import EMPTY, EMPTY_ROW, bit, first, row_get, size

PARTS: Final = 256
RECITED: Final = 2  # what an exact recital adds to the medal (CO-42)
# What a code is worth before it is complete, in parts of its points, by the cards that it lacks.
NEARNESS: Final = bytes((225, 155, 98, 56, 30, 13))
JOKER: Final = 200  # a joker in the collection
ROOM: Final = 64  # a free place in the collection, up to two


def reward(lookup: CardLookup, code: i64) -> i64:
    """What a code will bring to who remembers it."""
    medal: i64 = lookup.medals[code]
    return medal + RECITED


def lacking(lookup: CardLookup, row: i64, held: i64) -> i64:
    """The cards still to be taken for a code (a row: its card, then the symbols laid), given the collection."""
    code = row_get(row, 0)
    need: i64 = lookup.needs[code]
    missing: i64 = lookup.takes[code]
    joker = held & JOKERS != 0
    place: i64 = 1
    card = row_get(row, 1)
    while card != EMPTY:
        if card < FIRST_JOKER:
            need -= one(lookup.symbols[card])
        else:
            joker = False
        missing -= 1
        place += 1
        card = row_get(row, place)
    left = held & COMMONS & ~bit(code)
    while left:
        symbol: i64 = lookup.symbols[first(left)]
        if many(need, symbol) > 0:
            need -= one(symbol)
            missing -= 1
        left &= left - 1
    if joker and missing > 0:
        missing -= 1
    return missing


def promise(lookup: CardLookup, held: i64, exposed: i64) -> i64:
    """What a collection and an exposed code (a row) promise: the best plan, and a little for the next best."""
    best: i64 = 0
    second: i64 = 0
    if exposed != EMPTY_ROW:
        near: i64 = NEARNESS[lacking(lookup, exposed, held)]
        best = reward(lookup, row_get(exposed, 0)) * near
    left = held & COMMONS
    while left:
        code = first(left)
        nearer: i64 = NEARNESS[lacking(lookup, EMPTY_ROW & ~63 | code, held)]
        plan = reward(lookup, code) * nearer
        if exposed != EMPTY_ROW or plan <= best:
            if plan > second:
                second = plan
        else:
            second = best
            best = plan
        left &= left - 1
    room = 4 - size(held)
    if room > 2:
        room = 2
    return best + second // 4 + room * ROOM + size(held & JOKERS) * JOKER
