"""What a player's cards promise in Códigos: the plan that a search plays its worlds on with.

Promises are counted in parts of a point, PARTS to one.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sobremesa.games.codigos.rules.lookup import COMMONS, FIRST_JOKER, JOKERS, CardLookup, count_matches, tally_of_cards
from sobremesa.kernel.bits import EMPTY, EMPTY_ROW, bit, first, row_get, size

PARTS: Final = 256
RECITED: Final = 2  # what an exact recital adds to the medal (CO-42)
# What a code is worth before it is complete, in parts of its points, by the cards that it lacks.
NEARNESS: Final = bytes((225, 155, 98, 56, 30, 13))
JOKER: Final = 200  # a joker in the collection
ROOM: Final = 64  # a free place in the collection, up to two


def reward(lookup: CardLookup, code: i64) -> i64:
    """What a code will earn if it is remembered."""
    return lookup.medals[code] + RECITED


def lacking(lookup: CardLookup, row: i64, held: i64) -> i64:
    """The cards still to be taken for a code (a row: its card, then the symbols laid), given the collection."""
    code = row_get(row, 0)
    return _lacking(lookup, row, held, tally_of_cards(lookup, held & COMMONS & ~bit(code)))


def _lacking(lookup: CardLookup, row: i64, held: i64, tally: i64) -> i64:
    """The same, given the tally of the collection without the code's card."""
    code = row & 63
    need = lookup.needs[code]
    missing = lookup.takes[code]
    joker = held & JOKERS != 0
    laid = row >> 6
    while laid & 63 != EMPTY:
        card = laid & 63
        if card < FIRST_JOKER:
            need -= lookup.units[card]
        else:
            joker = False
        missing -= 1
        laid >>= 6
    missing -= count_matches(need, tally)
    # A joker that was laid stands for a symbol that may be held as well.
    if missing <= 0:
        return 0
    return missing - 1 if joker else missing


def promise(lookup: CardLookup, held: i64, exposed: i64) -> i64:
    """What a collection and an exposed code (a row) promise: the best plan, and a little for the next best."""
    best: i64 = 0
    second: i64 = 0
    left = held & COMMONS
    tally = tally_of_cards(lookup, left)
    if exposed != EMPTY_ROW:
        near: i64 = NEARNESS[_lacking(lookup, exposed, held, tally)]
        best = reward(lookup, row_get(exposed, 0)) * near
    while left:
        code = first(left)
        nearer: i64 = NEARNESS[_lacking(lookup, EMPTY_ROW & ~63 | code, held, tally - lookup.units[code])]
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
