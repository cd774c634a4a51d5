"""Tallies of symbols: all counts compared at once, as if one symbol were looked at after another."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from sobremesa.games.codigos.rules.lookup import MOST_SYMBOLS, NO_SYMBOL, count_matches, one

counts = st.lists(st.integers(0, 7), min_size=MOST_SYMBOLS, max_size=MOST_SYMBOLS)


def tally(of: list[int]) -> int:
    return sum(count * int(one(symbol)) for symbol, count in enumerate(of))


@given(counts, counts, st.integers(0, 4))
def test_what_is_needed_and_there_is_matched(needed: list[int], there: list[int], without_symbol: int) -> None:
    cards = tally(there) + without_symbol * int(one(NO_SYMBOL))
    assert count_matches(tally(needed), cards) == sum(map(min, needed, there))
