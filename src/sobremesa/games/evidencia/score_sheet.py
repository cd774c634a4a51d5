"""The score sheet: every criterion, both players, and which cards earned it (EV-53 to EV-61).

It is written to be read: each criterion lists all its *uses* of a row, good and bad, and takes the best. The
compiled scoring counts the same points in another way, and the tests hold the two against each other.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import chain, combinations, groupby, pairwise, permutations, product
from typing import TypeAlias

from sobremesa.games.evidencia.rules.lookup import FACTIONS, CardLookup, Counting
from sobremesa.kernel.bits import has

BREAK = None  # what a card without symbol puts between its neighbours (EV-56)
Points: TypeAlias = Callable[[int, int, Counting], int]


@dataclass(frozen=True)
class SheetLine:
    """What a player reached in a criterion, the points, and the places (0-5) of the cards that earned them.

    ``reached`` is the length of a series, the number of showings, pairs or symbols, or 1 for having won the
    Final Challenge. A line without points has no places.
    """

    points: int
    reached: int
    places: tuple[int, ...]


@dataclass(frozen=True)
class Criterion:
    name: str
    clause: int
    lines: tuple[SheetLine, SheetLine]


@dataclass(frozen=True)
class ScoreSheet:
    """All criteria in the order of the rules; ``decided_by`` is the step of EV-60 that named the winners."""

    criteria: tuple[Criterion, ...]
    points: tuple[int, int]
    winners: tuple[int, ...]
    decided_by: str  # "points", "final", "eye" or "shared"

    def __getitem__(self, name: str) -> Criterion:
        return next(criterion for criterion in self.criteria if criterion.name == name)


@dataclass(frozen=True)
class RowUse:
    """One way of using a row in a criterion."""

    reached: int
    places: tuple[int, ...]


@dataclass(frozen=True)
class ShownRow:
    """A presented row as the criteria see it, with the pyramid's symbols by slot."""

    values: tuple[int, ...]
    signs: tuple[frozenset[int], ...]
    pyramid: tuple[int, ...]
    counting: Counting


def score_sheet(
    lookup: CardLookup,
    rows: tuple[list[int], list[int]],
    pyramid: list[int],
    face_up: int,
    spent: int,
    final_winner: int | None,
    counting: Counting,
) -> ScoreSheet:
    """The sheet of two presented rows of card numbers; ``face_up`` is the slot of Revelación gnomo or -1."""
    symbols = _pyramid_symbols(lookup, pyramid, face_up)
    shown = [_show_row(lookup, row, symbols, spent, counting) for row in rows]
    criteria = [_final(final_winner)]
    for name, clause, uses, points in CRITERIA:
        best0, best1 = (_best(uses(row)) for row in shown)
        lines = (_line(best0, best1, points, counting), _line(best1, best0, points, counting))
        criteria.append(Criterion(name, clause, lines))
    totals = (
        sum(criterion.lines[0].points for criterion in criteria),
        sum(criterion.lines[1].points for criterion in criteria),
    )
    winners, decided_by = _judge(totals, final_winner, [lookup.eye in row for row in rows])
    return ScoreSheet(tuple(criteria), totals, winners, decided_by)


def _pyramid_symbols(lookup: CardLookup, pyramid: Sequence[int], face_up: int) -> tuple[int, ...]:
    """EV-42, EV-50: the backs, but Gnomos where Revelación gnomo lies face up."""
    return tuple(lookup.gnomes if slot == face_up else lookup.backs[card] for slot, card in enumerate(pyramid))


def _show_row(
    lookup: CardLookup, row: Sequence[int], pyramid: tuple[int, ...], spent: int, counting: Counting
) -> ShownRow:
    def sign(card: int) -> frozenset[int]:
        if card == lookup.eye and not has(spent, card):  # EV-43, EV-51
            return frozenset({pyramid[-1]})
        return frozenset(faction for faction in range(FACTIONS) if has(lookup.symbols[card], faction))

    values = tuple(lookup.values[card] for card in row)
    return ShownRow(values, tuple(map(sign, row)), pyramid, counting)


def _best(uses: Iterable[RowUse]) -> RowUse:
    """EV-52, EV-61: the use that reaches most; of equal ones the places furthest left, a prefix first."""
    return min(uses, key=lambda use: (-use.reached, use.places))


def _line(mine: RowUse, theirs: RowUse, points: Points, counting: Counting) -> SheetLine:
    earned = points(mine.reached, theirs.reached, counting)
    return SheetLine(earned, mine.reached, mine.places if earned else ())


def _final(winner: int | None) -> Criterion:
    """EV-53: no card of a row earns it."""
    won0, won1 = int(winner == 0), int(winner == 1)
    return Criterion("final", 53, (SheetLine(won0, won0, ()), SheetLine(won1, won1, ())))


def _judge(totals: tuple[int, int], final_winner: int | None, eyes: Sequence[bool]) -> tuple[tuple[int, ...], str]:
    """EV-60."""
    if totals[0] != totals[1]:
        return (totals.index(max(totals)),), "points"
    if final_winner is not None:
        return (final_winner,), "final"
    if any(eyes):
        return (eyes.index(True),), "eye"
    return (0, 1), "shared"


# The uses of a row, criterion by criterion.


def _stretches(length: int) -> Iterator[range]:
    for start, end in combinations(range(length + 1), 2):
        yield range(start, end)


def _series(row: ShownRow) -> Iterator[RowUse]:
    """EV-54: a stretch, one copy kept of each value."""
    for stretch in _stretches(len(row.values)):
        # Under `adjacent` equal values are copies of each other only where they touch.
        ordered = sorted(stretch, key=row.values.__getitem__) if row.counting.any_copy else stretch
        copies = [list(places) for _value, places in groupby(ordered, row.values.__getitem__)]
        for kept in product(*copies):
            places = tuple(sorted(kept))
            steps = {row.values[right] - row.values[left] for left, right in pairwise(places)}
            if steps <= {1} or steps <= {-1}:
                yield RowUse(len(places), places)


def _symbol(row: ShownRow) -> Iterator[RowUse]:
    """EV-55: neighbouring cards that share a symbol."""
    yield RowUse(0, ())
    for stretch in _stretches(len(row.signs)):
        if frozenset.intersection(*(row.signs[place] for place in stretch)):
            yield RowUse(len(stretch), tuple(stretch))


def _base(row: ShownRow) -> Iterator[RowUse]:
    """EV-56: the base's symbols side by side, in order, in every reading of the row."""
    for reading in product(*map(_readings, row.signs)):
        told = [(symbol, place) for place, symbols in enumerate(reading) for symbol in symbols]
        starts = [at for at in range(len(told)) if tuple(symbol for symbol, _ in told[at : at + 3]) == row.pyramid[:3]]
        for chosen in _subsets(starts):
            if all(right - left >= 3 for left, right in pairwise(chosen)):  # two showings share no symbol
                places = {place for start in chosen for _, place in told[start : start + 3]}
                yield RowUse(len(chosen), tuple(sorted(places)))


def _readings(sign: frozenset[int]) -> list[tuple[int | None, ...]]:
    """EV-52: one symbol of the card, or both in either order; a card without symbol is a break."""
    if not sign:
        return [(BREAK,)]
    return [reading for count in range(1, len(sign) + 1) for reading in permutations(sorted(sign), count)]


def _middle(row: ShownRow) -> Iterator[RowUse]:
    """EV-57: every card gives some of its symbols to pairs, or none; a pair is one of each, or two equal ones."""
    left, right = row.pyramid[3:5]
    if left == right:
        for places in _subsets([place for place, sign in enumerate(row.signs) if left in sign]):
            if len(places) % 2 == 0:
                yield RowUse(len(places) // 2, places)
        return
    for given in product(*(list(_subsets(sorted(sign & {left, right}))) for sign in row.signs)):
        symbols = list(chain.from_iterable(given))
        lefts, rights = symbols.count(left), symbols.count(right)
        if lefts % 2 == rights % 2 == 0 if row.counting.equal_pairs else lefts == rights:
            yield RowUse(len(symbols) // 2, tuple(place for place, gift in enumerate(given) if gift))


def _top(row: ShownRow) -> Iterator[RowUse]:
    """EV-58: all cards that show the top's symbol."""
    places = tuple(place for place, sign in enumerate(row.signs) if row.pyramid[5] in sign)
    yield RowUse(len(places), places)


def _subsets(items: Sequence[int]) -> Iterator[tuple[int, ...]]:
    return chain.from_iterable(combinations(items, count) for count in range(len(items) + 1))


# The points for what two players reached.


def _for_length(mine: int, theirs: int, counting: Counting) -> int:
    """EV-54, EV-55: equal lengths earn neither player the extra point, or both."""
    longest = mine >= theirs if counting.both_longest else mine > theirs
    return 0 if mine < 3 else 1 + longest


def _for_showings(mine: int, theirs: int, _counting: Counting) -> int:
    return 2 * (mine > 0) + (mine > theirs)


def _for_majority(mine: int, theirs: int, _counting: Counting) -> int:
    return 2 * (mine > theirs) + (mine >= theirs + 2)


CRITERIA: tuple[tuple[str, int, Callable[[ShownRow], Iterator[RowUse]], Points], ...] = (
    ("series", 54, _series, _for_length),
    ("symbol", 55, _symbol, _for_length),
    ("base", 56, _base, _for_showings),
    ("middle", 57, _middle, _for_majority),
    ("top", 58, _top, _for_majority),
)
