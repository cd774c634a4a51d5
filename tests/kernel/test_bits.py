from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from sobremesa.kernel.bits import (
    EMPTY,
    EMPTY_ROW,
    MAX_MEMBERS,
    all_below,
    bit,
    first,
    has,
    members,
    members_of_row,
    pick,
    row_find,
    row_get,
    row_items,
    row_of,
    row_put,
    set_of,
    size,
)

numbers = st.sets(st.integers(0, MAX_MEMBERS - 1))
rows = st.lists(st.integers(0, EMPTY - 1), max_size=10)


def test_bit_is_right_above_the_32nd() -> None:
    assert [bit(n) for n in (0, 30, 31, 32, 61)] == [1, 2**30, 2**31, 2**32, 2**61]


@given(numbers)
def test_a_set_gives_back_its_members_in_order(these: set[int]) -> None:
    assert list(members(set_of(these))) == sorted(these)


@given(numbers)
def test_size_counts_the_members(these: set[int]) -> None:
    assert size(set_of(these)) == len(these)


@given(numbers.filter(bool))
def test_first_and_pick_find_members_by_rank(these: set[int]) -> None:
    mask = set_of(these)
    assert first(mask) == min(these)
    assert [pick(mask, k) for k in range(len(these))] == sorted(these)


@given(numbers, st.integers(0, MAX_MEMBERS - 1))
def test_has_says_who_is_in(these: set[int], n: int) -> None:
    assert has(set_of(these), n) == (n in these)


def test_all_below_is_a_whole_set() -> None:
    assert list(members(all_below(62))) == list(range(62))


@given(rows)
def test_a_row_keeps_its_order_and_marks_the_rest_empty(these: list[int]) -> None:
    assert row_items(row_of(these), 10) == these + [EMPTY] * (10 - len(these))


@given(rows.filter(bool), st.integers(0, 9), st.integers(0, EMPTY))
def test_putting_changes_one_place_only(these: list[int], place: int, what: int) -> None:
    before = row_items(row_of(these), 10)
    after = row_items(row_put(row_of(these), place, what), 10)
    assert after == [*before[:place], what, *before[place + 1 :]]
    assert row_get(row_put(row_of(these), place, what), place) == what


def test_a_row_is_searched_from_the_left() -> None:
    assert row_find(row_of([7, 3, 7]), 7, 3) == 0
    assert row_find(row_of([7, 3]), 5, 2) == -1


def test_the_members_of_a_row_leave_empty_places_out() -> None:
    assert members_of_row(EMPTY_ROW, 10) == 0
    assert members_of_row(row_of([4, 1]), 3) == 0b10010
