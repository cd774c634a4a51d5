"""What presented rows are worth (EV-50 to EV-60), in compiled code.

A row's *signs* are a packed row of symbol sets, one per card, with El ojo already read as the top's symbol. A row's
*profile* packs the five lengths and counts that all criteria are judged by.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sobremesa.games.evidencia.rules.lookup import CardLookup, Counting
from sobremesa.kernel.bits import bit, first, has, row_get, row_put, size

ROW: Final = 6
PYRAMID: Final = 6
BASE: Final = 3
TOP_SLOT: Final = 5


def pyramid_symbols(lookup: CardLookup, pyramid: i64, face_up: i64) -> i64:
    """The visible symbol of each slot, as a row: backs, or Gnomos for a face-up Revelación (EV-42, EV-50)."""
    symbols: i64 = 0
    slot: i64 = 0
    while slot < PYRAMID:
        if slot == face_up:
            symbols = row_put(symbols, slot, lookup.gnomes)
        else:
            symbols = row_put(symbols, slot, lookup.backs[row_get(pyramid, slot)])
        slot += 1
    return symbols


def signs_of(lookup: CardLookup, row: i64, symbols: i64, spent: i64) -> i64:
    """The symbol sets of a row's cards; El ojo shows the top's symbol unless it is spent (EV-43, EV-51)."""
    signs: i64 = 0
    place: i64 = 0
    while place < ROW:
        card = row_get(row, place)
        if card == lookup.eye and not has(spent, card):
            signs = row_put(signs, place, bit(row_get(symbols, TOP_SLOT)))
        else:
            signs = row_put(signs, place, lookup.symbols[card])
        place += 1
    return signs


def values_of(lookup: CardLookup, row: i64) -> i64:
    values: i64 = 0
    place: i64 = 0
    while place < ROW:
        values = row_put(values, place, lookup.values[row_get(row, place)])
        place += 1
    return values


def longest_series(values: i64, any_copy: bool) -> i64:
    """The most different values in a stretch that rises or falls by one (EV-54); 1 at the least."""
    return _longest_any_copy(values) if any_copy else _longest_adjacent(values)


def _longest_any_copy(values: i64) -> i64:
    best: i64 = 1
    start: i64 = 0
    while start < ROW - 1:
        seen: i64 = bit(row_get(values, start))
        end: i64 = start + 1
        while end < ROW:
            seen |= bit(row_get(values, end))
            run = seen >> first(seen)
            if run & (run + 1) == 0:
                length = size(run)
                if length > best and _is_series(values, start, end, first(seen), length):
                    best = length
            end += 1
        start += 1
    return best


def _is_series(values: i64, start: i64, end: i64, lowest: i64, length: i64) -> bool:
    """Whether one copy of each of the stretch's values can be kept so that they rise, or fall, one by one."""
    rising = lowest
    falling = lowest + length - 1
    place = start
    while place <= end:
        value = row_get(values, place)
        if value == rising:
            rising += 1
        if value == falling:
            falling -= 1
        place += 1
    return rising == lowest + length or falling == lowest - 1


def _longest_adjacent(values: i64) -> i64:
    best: i64 = 1
    rising: i64 = 1
    falling: i64 = 1
    place: i64 = 1
    while place < ROW:
        step = row_get(values, place) - row_get(values, place - 1)
        if step != 0:
            rising += 1
            falling += 1
            if step != 1:
                rising = 1
            if step != -1:
                falling = 1
            best = max(best, max(rising, falling))
        place += 1
    return best


def longest_symbol(signs: i64) -> i64:
    """The most neighbouring cards that share a symbol (EV-55)."""
    best: i64 = 0
    faction: i64 = 0
    while faction < 3:
        run: i64 = 0
        place: i64 = 0
        while place < ROW:
            if has(row_get(signs, place), faction):
                run += 1
                if run > best:
                    best = run
            else:
                run = 0
            place += 1
        faction += 1
    return best


def _step(counts: i64, symbol: i64, symbols: i64) -> i64:
    """Reads one more symbol: ``counts`` packs, for 0, 1 and 2 symbols of a showing begun, the most showings
    completed plus one (0 is impossible)."""
    begun0 = row_get(counts, 0)
    begun1 = row_get(counts, 1)
    begun2 = row_get(counts, 2)
    best = max(begun0, max(begun1, begun2))
    new0 = best
    new1: i64 = 0
    new2: i64 = 0
    if symbol == row_get(symbols, 0):
        new1 = best
    if symbol == row_get(symbols, 1):
        new2 = begun1
    if begun2 and symbol == row_get(symbols, 2):
        new0 = max(new0, begun2 + 1)
    return new0 | (new1 << 6) | (new2 << 12)


def _most(counts: i64) -> i64:
    # Two by two: the compiler makes plain comparisons of that, and a slow call of a maximum of three.
    return max(row_get(counts, 0), max(row_get(counts, 1), row_get(counts, 2)))


def _best_of(a: i64, b: i64) -> i64:
    one = max(row_get(a, 0), row_get(b, 0))
    two = max(row_get(a, 1), row_get(b, 1))
    three = max(row_get(a, 2), row_get(b, 2))
    return one | (two << 6) | (three << 12)


def showings(signs: i64, symbols: i64) -> i64:
    """How often the row shows the base's three symbols in order, two-symbol cards used at their best
    (EV-52, EV-56)."""
    counts: i64 = 1
    place: i64 = 0
    while place < ROW:
        sign = row_get(signs, place)
        if sign == 0:
            counts = _most(counts)
        else:
            one = first(sign)
            rest = sign & (sign - 1)
            if rest == 0:
                counts = _step(counts, one, symbols)
            else:
                two = first(rest)
                only_one = _step(counts, one, symbols)
                only_two = _step(counts, two, symbols)
                both = _best_of(_step(only_one, two, symbols), _step(only_two, one, symbols))
                counts = _best_of(both, _best_of(only_one, only_two))
        place += 1
    return _most(counts) - 1


def pairs(signs: i64, left: i64, right: i64, equal: bool) -> i64:
    """How many pairs of the middle's two symbols the row holds: one of each, or two ``equal`` ones (EV-57)."""
    only_left: i64 = 0
    only_right: i64 = 0
    both: i64 = 0
    place: i64 = 0
    while place < ROW:
        sign = row_get(signs, place)
        if has(sign, left):
            if has(sign, right):
                both += 1
            else:
                only_left += 1
        elif has(sign, right):
            only_right += 1
        place += 1
    return count_pairs(only_left, only_right, both, left == right, equal)


def count_pairs(only_left: i64, only_right: i64, both: i64, is_one_symbol: bool, equal: bool) -> i64:
    """The pairs of this many cards; those that show both symbols give both (EV-52)."""
    if is_one_symbol:
        return both // 2
    if equal:
        return (only_left + both) // 2 + (only_right + both) // 2
    return both + min(only_left, only_right)


def count_of(signs: i64, symbol: i64) -> i64:
    """How many of the row's cards show the symbol (EV-58)."""
    count: i64 = 0
    place: i64 = 0
    while place < ROW:
        if has(row_get(signs, place), symbol):
            count += 1
        place += 1
    return count


def profile_of(lookup: CardLookup, row: i64, symbols: i64, spent: i64, counting: Counting) -> i64:
    """Series length, symbol length, showings, pairs and top count of a presented row, as a packed row."""
    signs = signs_of(lookup, row, symbols, spent)
    profile = longest_series(values_of(lookup, row), counting.any_copy)
    profile |= longest_symbol(signs) << 6
    profile |= showings(signs, symbols) << 12
    profile |= pairs(signs, row_get(symbols, 3), row_get(symbols, 4), counting.equal_pairs) << 18
    profile |= count_of(signs, row_get(symbols, TOP_SLOT)) << 24
    return profile


def series_points(mine: i64, theirs: i64, both_longest: bool) -> i64:
    """EV-54 and EV-55: a point for three or more, one more for being longer, or as long where that counts."""
    if mine < 3:
        return 0
    if mine == theirs:
        return 2 if both_longest else 1
    return 2 if mine > theirs else 1


def showing_points(mine: i64, theirs: i64) -> i64:
    """EV-56: two points for any showing, one more for showing more often."""
    if mine == 0:
        return 0
    return 3 if mine > theirs else 2


def majority_points(mine: i64, theirs: i64) -> i64:
    """EV-57 and EV-58: two points for having more, one more if ahead by at least two."""
    if mine <= theirs:
        return 0
    return 3 if mine >= theirs + 2 else 2


def points_of(mine: i64, theirs: i64, counting: Counting) -> i64:
    """The points that a profile earns against another, the Final Challenge apart."""
    return (
        series_points(row_get(mine, 0), row_get(theirs, 0), counting.both_longest)
        + series_points(row_get(mine, 1), row_get(theirs, 1), counting.both_longest)
        + showing_points(row_get(mine, 2), row_get(theirs, 2))
        + majority_points(row_get(mine, 3), row_get(theirs, 3))
        + majority_points(row_get(mine, 4), row_get(theirs, 4))
    )


def reach_of(lookup: CardLookup, cards: i64, symbols: i64, spent: i64, counting: Counting) -> i64:
    """The profile that six cards could reach if no criterion stood in another's way: a quick upper bound."""
    values: i64 = 0
    counts: i64 = 0
    pair_left: i64 = 0
    pair_right: i64 = 0
    pair_both: i64 = 0
    left = row_get(symbols, 3)
    right = row_get(symbols, 4)
    rest = cards
    while rest:
        card = first(rest)
        rest &= rest - 1
        values |= bit(lookup.values[card])
        sign: i64 = lookup.symbols[card]
        if card == lookup.eye and not has(spent, card):
            sign = bit(row_get(symbols, TOP_SLOT))
        counts += (sign & 1) | (sign & 2) << 5 | (sign & 4) << 10
        if has(sign, left):
            if has(sign, right):
                pair_both += 1
            else:
                pair_left += 1
        elif has(sign, right):
            pair_right += 1
    series: i64 = 0
    while values:
        values &= values >> 1
        series += 1
    run = max(row_get(counts, 0), max(row_get(counts, 1), row_get(counts, 2)))
    profile = series | run << 6
    profile |= _showings_at_most(counts, symbols) << 12
    profile |= count_pairs(pair_left, pair_right, pair_both, left == right, counting.equal_pairs) << 18
    return profile | row_get(counts, row_get(symbols, TOP_SLOT)) << 24


def _showings_at_most(counts: i64, symbols: i64) -> i64:
    """How often the base's symbols could be shown if they could stand in any order."""
    most: i64 = 6
    slot: i64 = 0
    while slot < BASE:
        symbol = row_get(symbols, slot)
        needed: i64 = 0
        other: i64 = 0
        while other < BASE:
            if row_get(symbols, other) == symbol:
                needed += 1
            other += 1
        most = min(most, row_get(counts, symbol) // needed)
        slot += 1
    return most
