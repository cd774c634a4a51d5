"""A deck of Códigos as flat tables that the compiled rules read.

Common cards are numbered by rising photo number, and jokers come after them: so the order in which cards are laid
(CO-24) is the order of their numbers, and the highest photo number (CO-16) is the highest card number.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sobremesa.kernel.bits import EMPTY_ROW, row_put

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


class CardLookup:
    """Symbols, codes and medals by card number (CO-01); jokers have none of them (CO-02).

    A *tally* counts symbols, four bits each: how many of symbol s is ``tally >> 4 * s & 15``.
    """

    def __init__(self, kinds: int, symbols: bytes, codes: tuple[bytes, ...], medals: bytes) -> None:
        self.kinds: i64 = kinds  # how many symbols there are
        self.count: i64 = len(symbols)
        self.symbols = symbols + bytes((NO_SYMBOL,)) * (ALL_CARDS + 1 - len(symbols))
        self.medals = medals
        # By card: the code as a row of symbols, its tally, and the tally and number of the cards it takes, its own
        # symbol counted for one occurrence (CO-23).
        self.rows: list[int] = []
        self.tallies: list[int] = []
        self.needs: list[int] = []
        takes = bytearray()
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
            self.rows.append(row)
            self.tallies.append(tally)
            self.needs.append(need)
            takes.append(taken)
        self.takes = bytes(takes)


def _shift_left(what: i64, by: i64) -> i64:
    return what << by


def one(symbol: i64) -> i64:
    """The tally of a single symbol."""
    return _shift_left(1, symbol * 4)


def many(tally: i64, symbol: i64) -> i64:
    """How many of the symbol are in the tally; none of NO_SYMBOL."""
    return (tally >> (symbol * 4)) & 15


def tally_of(row: i64, length: i64) -> i64:
    """The tally of a row of symbols."""
    tally: i64 = 0
    place: i64 = 0
    while place < length:
        tally += one((row >> (place * 6)) & 63)
        place += 1
    return tally
