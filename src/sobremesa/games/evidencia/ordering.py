"""The best order of six cards (EV-44), against the hands that the rival may hold.

Of the 720 rows only what they reach matters. Pairs and tops do not depend on the order (EV-57, EV-58), so a few rows
are enough: those whose series, symbol run and showings no other row reaches at once. Both players present at the
same time, so these rows are the choices of a small game in which one side's gain is the other's loss. It is solved
in whole numbers, so that interpreted and compiled code choose alike on every machine.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sobremesa.games.evidencia.scoring import (
    ROW,
    count_of,
    longest_series,
    longest_symbol,
    pairs,
    points_of,
    showings,
    signs_of,
)
from sobremesa.games.evidencia.tables import CardTable
from sobremesa.kernel.bits import (
    EMPTY,
    EMPTY_ROW,
    bit,
    has,
    members,
    row_get,
    row_items,
    row_of,
    row_put,
    size,
)
from sobremesa.kernel.rng import Rng

# A shared victory is worth half a victory; a point more or less only decides between rows that win as often.
VICTORY: Final = 8192
SHARED: Final = 4096
# A mix is given in parts of this whole.
WHOLE: Final = 65536
STEPS: Final = 400


class Order:
    """A row that reaches what no other row of these cards surpasses, and its profile (see scoring.py)."""

    def __init__(self, row: i64, profile: i64) -> None:
        self.row = row
        self.profile = profile


class RowChoice:
    """A row to present, and how good it is.

    ``value`` is the chance to win (a shared victory counts half) against rivals who mix their rows best, ``sure``
    the chance if they knew this row. ``weight`` says in how many of WHOLE cases the best mix presents it.
    """

    def __init__(self, row: list[int], weight: i64, value: float, sure: float) -> None:
        self.row = row
        self.weight = weight
        self.value = value
        self.sure = sure

    @property
    def chance(self) -> float:
        return self.weight / WHOLE

    def __repr__(self) -> str:
        return f"RowChoice({self.row!r}, {self.weight!r}, {self.value!r}, {self.sure!r})"


class Orders:
    """Looks through the rows that begin as given, and keeps the unsurpassed ones, each the lowest of its kind."""

    def __init__(
        self, table: CardTable, cards: i64, spent: i64, symbols: i64, any_copy: bool, begun: i64
    ) -> None:
        self.table = table
        self.symbols = symbols
        self.any_copy = any_copy
        self.found: list[Order] = []
        # The cards' signs by card number would not fit in one row: they are kept by rank in the rising row.
        self.cards: i64 = row_of(members(cards))
        self.signs: i64 = signs_of(table, self.cards, symbols, spent)
        self.settled: i64 = pairs(self.signs, row_get(symbols, 3), row_get(symbols, 4)) << 18
        self.settled |= count_of(self.signs, row_get(symbols, 5)) << 24
        self.longest: i64 = self._most_values()
        self._begin(begun)

    def _most_values(self) -> i64:
        """The length that no series of these cards can surpass."""
        seen: i64 = 0
        place: i64 = 0
        while place < ROW:
            seen |= bit(self.table.values[row_get(self.cards, place)])
            place += 1
        length: i64 = 0
        while seen:
            seen &= seen << 1
            length += 1
        return length

    def _begin(self, begun: i64) -> None:
        left: i64 = 63
        values: i64 = 0
        signs: i64 = 0
        row: i64 = EMPTY_ROW
        length: i64 = 0
        while length < ROW and row_get(begun, length) != EMPTY:
            card = row_get(begun, length)
            rank: i64 = 0
            while row_get(self.cards, rank) != card:
                rank += 1
            left ^= bit(rank)
            row = row_put(row, length, card)
            values = row_put(values, length, self.table.values[card])
            signs = row_put(signs, length, row_get(self.signs, rank))
            length += 1
        self._extend(row, values, signs, length, left)

    def _extend(self, row: i64, values: i64, signs: i64, length: i64, left: i64) -> None:
        if length == ROW:
            self._weigh(row, values, signs)
            return
        rank: i64 = 0
        while rank < ROW:
            if has(left, rank):
                card = row_get(self.cards, rank)
                self._extend(
                    row_put(row, length, card),
                    row_put(values, length, self.table.values[card]),
                    row_put(signs, length, row_get(self.signs, rank)),
                    length + 1,
                    left ^ bit(rank),
                )
            rank += 1

    def _weigh(self, row: i64, values: i64, signs: i64) -> None:
        profile = self.settled | (showings(signs, self.symbols) << 12)
        run = longest_symbol(signs)
        if run > 2:  # shorter runs are worth the same (EV-55)
            profile |= run << 6
        # The series takes longest to find, so rows that not even the longest one could save are left out before.
        if self._is_surpassed(profile | self.longest):
            return
        series = longest_series(values, self.any_copy)
        if series > 2:  # EV-54
            profile |= series
        if self._is_surpassed(profile):
            return
        self.found = [order for order in self.found if not reaches(profile, order.profile)]
        self.found.append(Order(row, profile))

    def _is_surpassed(self, profile: i64) -> bool:
        for order in self.found:
            if reaches(order.profile, profile):
                return True
        return False


def reaches(one: i64, other: i64) -> bool:
    """Whether a profile is at least as good as another of the same cards, whatever the rival presents."""
    return (
        row_get(one, 0) >= row_get(other, 0)
        and row_get(one, 1) >= row_get(other, 1)
        and row_get(one, 2) >= row_get(other, 2)
    )


def unsurpassed(
    table: CardTable, cards: i64, spent: i64, symbols: i64, any_copy: bool, begun: i64 = EMPTY_ROW
) -> list[Order]:
    """The few rows worth presenting, of those that begin with the cards laid already."""
    return Orders(table, cards, spent, symbols, any_copy, begun).found
