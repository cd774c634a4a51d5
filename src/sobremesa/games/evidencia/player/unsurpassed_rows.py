"""The rows of six cards that no other row of them surpasses (EV-44)."""

from __future__ import annotations

from mypy_extensions import i64

from sobremesa.games.evidencia.rules.lookup import CardLookup, Counting
from sobremesa.games.evidencia.rules.scoring import (
    ROW,
    count_of,
    longest_series,
    longest_symbol,
    pairs,
    showings,
    signs_of,
)
from sobremesa.kernel.bits import (
    EMPTY,
    EMPTY_ROW,
    all_below,
    bit,
    has,
    members,
    row_get,
    row_of,
    row_put,
    size,
)


class RowProfile:
    """A row that no other row of the same cards surpasses, and its profile (see scoring.py)."""

    def __init__(self, row: i64, profile: i64) -> None:
        self.row = row
        self.profile = profile


class RowSearch:
    """Goes through the rows that begin as given and keeps the unsurpassed ones, of equals the lowest."""

    def __init__(
        self, lookup: CardLookup, cards: i64, spent: i64, symbols: i64, counting: Counting, begun: i64
    ) -> None:
        if size(cards) != ROW:
            raise ValueError(f"a row has six cards, not {size(cards)}")
        self.lookup = lookup
        self.symbols = symbols
        self.any_copy = counting.any_copy
        self.found: list[RowProfile] = []
        # The cards in rising order, and their signs in that order.
        self.cards: i64 = row_of(members(cards))
        self.signs: i64 = signs_of(lookup, self.cards, symbols, spent)
        settled = pairs(self.signs, row_get(symbols, 3), row_get(symbols, 4), counting.equal_pairs) << 18
        self.settled: i64 = settled | count_of(self.signs, row_get(symbols, 5)) << 24
        self.ideal: i64 = self._ideal()
        self.complete = False
        self._begin(begun)

    def _ideal(self) -> i64:
        """What no row of these cards can surpass."""
        seen: i64 = 0
        place: i64 = 0
        while place < ROW:
            seen |= bit(self.lookup.values[row_get(self.cards, place)])
            place += 1
        series: i64 = 0
        while seen:
            seen &= seen << 1
            series += 1
        run: i64 = 0
        shows: i64 = ROW
        faction: i64 = 0
        while faction < 3:
            count = count_of(self.signs, faction)
            run = max(run, count)
            wanted = self._in_base(faction)
            if wanted > 0:
                shows = min(shows, count // wanted)
            faction += 1
        return self._profile(series, run, shows)

    def _in_base(self, faction: i64) -> i64:
        times: i64 = 0
        slot: i64 = 0
        while slot < 3:
            if row_get(self.symbols, slot) == faction:
                times += 1
            slot += 1
        return times

    def _profile(self, series: i64, run: i64, shows: i64) -> i64:
        """Lengths below three are worth the same and count as none (EV-54, EV-55)."""
        profile = self.settled | (shows << 12)
        if series > 2:
            profile |= series
        if run > 2:
            profile |= run << 6
        return profile

    def _begin(self, begun: i64) -> None:
        left: i64 = all_below(ROW)
        values: i64 = 0
        signs: i64 = 0
        length: i64 = 0
        while length < ROW and row_get(begun, length) != EMPTY:
            rank = self._rank(row_get(begun, length), left)
            left ^= bit(rank)
            values = row_put(values, length, self.lookup.values[row_get(self.cards, rank)])
            signs = row_put(signs, length, row_get(self.signs, rank))
            length += 1
        self._extend(begun, values, signs, length, left)

    def _rank(self, card: i64, left: i64) -> i64:
        rank: i64 = 0
        while rank < ROW:
            if row_get(self.cards, rank) == card and has(left, rank):
                return rank
            rank += 1
        raise ValueError(f"card {card} is not there to be laid")

    def _extend(self, row: i64, values: i64, signs: i64, length: i64, left: i64) -> None:
        if length == ROW:
            self._weigh(row, values, signs)
            return
        rank: i64 = 0
        while rank < ROW and not self.complete:
            if has(left, rank):
                card = row_get(self.cards, rank)
                self._extend(
                    row_put(row, length, card),
                    row_put(values, length, self.lookup.values[card]),
                    row_put(signs, length, row_get(self.signs, rank)),
                    length + 1,
                    left ^ bit(rank),
                )
            rank += 1

    def _weigh(self, row: i64, values: i64, signs: i64) -> None:
        shows = showings(signs, self.symbols)
        run = longest_symbol(signs)
        # The series takes longest to find: a row that no series could save is left out before.
        if self._is_surpassed(self._profile(row_get(self.ideal, 0), run, shows)):
            return
        profile = self._profile(longest_series(values, self.any_copy), run, shows)
        if self._is_surpassed(profile):
            return
        self.found = [order for order in self.found if not reaches(profile, order.profile)]
        self.found.append(RowProfile(row, profile))
        self.complete = profile == self.ideal

    def _is_surpassed(self, profile: i64) -> bool:
        for order in self.found:
            if reaches(order.profile, profile):
                return True
        return False


def reaches(one: i64, other: i64) -> bool:
    """Whether a row is at least as good as another of the same cards against every row of the rival."""
    return (
        row_get(one, 0) >= row_get(other, 0)
        and row_get(one, 1) >= row_get(other, 1)
        and row_get(one, 2) >= row_get(other, 2)
    )


def unsurpassed_rows(
    lookup: CardLookup, cards: i64, spent: i64, symbols: i64, counting: Counting, begun: i64 = EMPTY_ROW
) -> list[RowProfile]:
    """The few rows worth presenting, for every hand of the rival."""
    return RowSearch(lookup, cards, spent, symbols, counting, begun).found
