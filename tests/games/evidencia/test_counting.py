"""EV-54, EV-55, EV-57: the readings of the score that a table may choose; under each, both scorings count alike."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sobremesa.games.evidencia.game import Evidencia
from sobremesa.games.evidencia.rules.lookup import Counting
from sobremesa.games.evidencia.rules.scoring import points_of, profile_of, pyramid_symbols
from sobremesa.games.evidencia.score_sheet import score_sheet
from sobremesa.kernel.bits import row_of, set_of
from tests.games.evidencia.deals import GAME
from tests.games.evidencia.test_scoring import LETTERS, NOTHING, places, points, reached, scored

BOTH_LONGEST = Counting(both_longest=True)
EQUAL_PAIRS = Counting(equal_pairs=True)


def test_the_options_of_a_table_are_what_its_rows_are_counted_by() -> None:
    counting = Evidencia(options={"repeats": "adjacent", "equal_series": "both", "pairs": "equal"}).counting
    assert (counting.any_copy, counting.both_longest, counting.equal_pairs) == (False, True, True)


def test_without_options_the_extra_point_is_nobodys_and_a_pair_is_one_of_each() -> None:
    counting = Evidencia().counting
    assert (counting.any_copy, counting.both_longest, counting.equal_pairs) == (True, False, False)


@pytest.mark.parametrize(("counting", "each"), [(Counting(), 1), (BOTH_LONGEST, 2)], ids=["nobody", "both"])
def test_ev_54_equal_series_of_values(counting: Counting, each: int) -> None:
    assert points(scored("3 4 5 9 1 7", "6 7 8 1 3 1", counting=counting), "series") == (each, each)


@pytest.mark.parametrize(("counting", "each"), [(Counting(), 1), (BOTH_LONGEST, 2)], ids=["nobody", "both"])
def test_ev_55_equal_series_of_a_symbol(counting: Counting, each: int) -> None:
    assert points(scored("1g 5g 9g 1 5 9", "1e 5e 9e 1 5 9", counting=counting), "symbol") == (each, each)


def test_ev_54_both_a_longer_series_still_takes_the_point_alone() -> None:
    assert points(scored("3 4 5 6 1 9", "6 7 8 1 3 1", counting=BOTH_LONGEST), "series") == (2, 1)


def test_ev_54_both_series_shorter_than_three_earn_nothing() -> None:
    assert points(scored("3 4 9 1 7 1", "6 7 1 3 1 9", counting=BOTH_LONGEST), "series") == (0, 0)


# The middle of the pyramid shows Gnomos and Extraterrestres.


def test_ev_57_equal_a_pair_is_two_cards_with_the_same_symbol() -> None:
    assert reached(scored("1g 5g 9e 1e 5e 9", counting=EQUAL_PAIRS), "middle") == 2
    assert reached(scored("1g 5e 9 1 5 9", counting=EQUAL_PAIRS), "middle") == 0


def test_ev_57_equal_a_double_card_gives_both_its_symbols() -> None:
    assert reached(scored("1ge 5ge 9 1 5 9", counting=EQUAL_PAIRS), "middle") == 2
    assert reached(scored("1ge 5g 9e 1 5 9", counting=EQUAL_PAIRS), "middle") == 2
    assert reached(scored("1ge 5 9 1 5 9", counting=EQUAL_PAIRS), "middle") == 0


def test_ev_57_equal_where_the_middle_shows_one_symbol_twice_nothing_changes() -> None:
    row, pyramid = "1g 5g 9g 1g 5g 9", "e e e g g i"
    assert reached(scored(row, pyramid=pyramid), "middle") == 2
    assert reached(scored(row, pyramid=pyramid, counting=EQUAL_PAIRS), "middle") == 2


def test_ev_57_equal_symbols_that_the_middle_does_not_show_make_no_pair() -> None:
    assert points(scored("1i 5i 9i 1i 5 9", NOTHING, counting=EQUAL_PAIRS), "middle") == (0, 0)


def test_ev_61_equal_the_leftmost_cards_that_make_as_many_pairs_are_shown() -> None:
    assert places(scored("1g 5e 9g 1g 5 9", counting=EQUAL_PAIRS), "middle") == (0, 2)


# The compiled scoring and the sheet count alike.

cards = st.builds(str.__add__, st.sampled_from("123456789"), st.sampled_from(["", *"gei", "ge", "gi", "ei"]))
narrow = st.builds(str.__add__, st.sampled_from("345"), st.sampled_from([*"ge", "ge"]))
rows = st.one_of(st.lists(cards, min_size=6, max_size=6), st.lists(narrow, min_size=6, max_size=6))
countings = st.builds(Counting, st.booleans(), st.booleans(), st.booleans())
pyramids = st.lists(st.sampled_from(LETTERS), min_size=6, max_size=6)


@given(rows, rows, pyramids, countings, st.sampled_from([None, 0, 1]))
def test_any_two_rows_score_the_same_on_the_sheet(
    row0: list[str], row1: list[str], pyramid: list[str], counting: Counting, final: int | None
) -> None:
    scored(" ".join(row0), " ".join(row1), " ".join(pyramid), counting=counting, final=final)


@given(st.permutations(range(18)), st.integers(-1, 5), st.booleans(), countings)
def test_any_deal_of_the_deck_scores_the_same_on_the_sheet(
    deal: list[int], face_up: int, is_spent: bool, counting: Counting
) -> None:
    lookup = GAME.cards.lookup
    spent = set_of([lookup.eye]) if is_spent else 0
    symbols = pyramid_symbols(lookup, row_of(deal[12:]), face_up)
    mine, theirs = (profile_of(lookup, row_of(row), symbols, spent, counting) for row in (deal[:6], deal[6:12]))
    sheet = score_sheet(lookup, (deal[:6], deal[6:12]), deal[12:], face_up, spent, None, counting)
    assert sheet.points == (points_of(mine, theirs, counting), points_of(theirs, mine, counting))
