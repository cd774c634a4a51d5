"""A deck of Códigos as flat tables that the compiled rules read.

Common cards are numbered by rising photo number, and jokers come after them: so the order in which cards are laid
(CO-24) is the order of their numbers, and the highest photo number (CO-16) is the highest card number.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sobremesa.kernel.bits import EMPTY_ROW, first, row_put

MOST_COMMONS: Final = 52
FIRST_JOKER: Final = 52
MOST_JOKERS: Final = 5
FIRST_REVEAL: Final = 57
MOST_REVEALS: Final = 4
FINAL_REVEAL: Final = 60
ALL_CARDS: Final = 61

COMMONS: Final = (1 << 52) - 1
JOKERS: Final = 31 << 52
REVEALS: Final = 7 << 57  # the final one apart: it is never shuffled (CO-11)

MOST_SYMBOLS: Final = 8
NO_SYMBOL: Final = 8
SHORTEST: Final = 3
LONGEST: Final = 5

# Of a tally: every symbol's four bits, and the highest of each four.
ALL_COUNTS: Final = 0xFFFFFFFF
HIGHEST_BITS: Final = 0x88888888


class CardLookup:
    """Symbols, codes and medals by card number (CO-01); jokers have none of them (CO-02).

    A *tally* counts symbols, four bits each: how many of symbol s is ``tally >> 4 * s & 15``.
    """

    def __init__(self, kinds: int, symbols: bytes, codes: tuple[bytes, ...], medals: bytes) -> None:
        self.kinds: i64 = kinds  # how many symbols there are
        self.count: i64 = len(symbols)
        every = symbols + bytes((NO_SYMBOL,)) * (ALL_CARDS + 1 - len(symbols))
        self.symbols: vec[i64] = vec[i64](list(every))
        # The tally of the card's symbol alone.
        self.units: vec[i64] = vec[i64]([one(symbol) for symbol in every])
        self.medals: vec[i64] = vec[i64](list(medals))
        # By card: the code as a row of symbols, its tally, and the tally and number of the cards it takes, its own
        # symbol counted for one occurrence (CO-23).
        rows: list[int] = []
        tallies: list[int] = []
        needs: list[int] = []
        takes: list[int] = []
        for card in range(len(codes)):
            row: i64 = EMPTY_ROW
            tally: i64 = 0
            place: i64 = 0
            for symbol in codes[card]:
                row = row_put(row, place, symbol)
                tally += one(symbol)
                place += 1
            need = tally
            taken = place
            if many(tally, symbols[card]) > 0:
                need -= one(symbols[card])
                taken -= 1
            rows.append(row)
            tallies.append(tally)
            needs.append(need)
            takes.append(taken)
        self.rows: vec[i64] = vec[i64](rows)
        self.tallies: vec[i64] = vec[i64](tallies)
        self.needs: vec[i64] = vec[i64](needs)
        self.takes: vec[i64] = vec[i64](takes)


def _shift_left(what: i64, by: i64) -> i64:
    return what << by


def one(symbol: i64) -> i64:
    """The tally of a single symbol."""
    return _shift_left(1, symbol * 4)


def many(tally: i64, symbol: i64) -> i64:
    """How many of the symbol are in the tally; none of NO_SYMBOL."""
    return (tally >> (symbol * 4)) & 15


def tally_of_cards(lookup: CardLookup, cards: i64) -> i64:
    """The tally of the symbols of common cards."""
    units = lookup.units
    tally: i64 = 0
    while cards:
        tally += units[first(cards)]
        cards &= cards - 1
    return tally


def count_matches(need: i64, tally: i64) -> i64:
    """How many of the symbols needed are in the tally: the lesser of both counts, added up over all symbols.

    No count reaches 8, so its highest bit is free: it tells of all symbols at once which count is the lesser.
    """
    there = tally & ALL_COUNTS
    enough = ((need | HIGHEST_BITS) - there) & HIGHEST_BITS
    lesser = (enough >> 3) * 15
    found = (there & lesser) | (need & ~lesser)
    found = (found & 0x0F0F0F0F) + (found >> 4 & 0x0F0F0F0F)
    return (found * 0x01010101 >> 24) & 0xFF


def tally_of(row: i64, length: i64) -> i64:
    """The tally of a row of symbols."""
    tally: i64 = 0
    place: i64 = 0
    while place < length:
        tally += one((row >> (place * 6)) & 63)
        place += 1
    return tally
