"""EV-50 to EV-61: what presented rows are worth, and the score sheet that says why.

Cards are written here by what scoring sees of them: ``4ge`` is a 4 with the symbols of Gnomos and Extraterrestres,
``4`` a card without symbol, ``4*`` El ojo que todo lo ve. A pyramid is written by its backs, base first.
"""

from __future__ import annotations

from sobremesa.games.evidencia.rules import constants as c
from sobremesa.games.evidencia.rules.lookup import CardLookup, Counting
from sobremesa.games.evidencia.rules.scoring import points_of, profile_of, pyramid_symbols
from sobremesa.games.evidencia.rules.state import EvidenciaState
from sobremesa.games.evidencia.score_sheet import ScoreSheet, SheetLine, score_sheet
from sobremesa.kernel.bits import row_get, row_items, row_of, set_of
from sobremesa.kernel.rng import Rng
from sobremesa.kernel.state import NO_SEAT
from tests.games.evidencia.deals import GAME

NOTHING = "1 5 9 1 5 9"  # a row that earns nothing
PYRAMID = "g e i g e i"
LETTERS = "gei"
PRINTED = Counting()
ADJACENT = Counting(any_copy=False)
ROW_0, ROW_1, SLOTS = list(range(6)), list(range(6, 12)), list(range(12, 18))


def table_of(row0: str, row1: str, pyramid: str) -> CardLookup:
    """Cards 0 to 5 are the first row, 6 to 11 the second, 12 to 17 the pyramid."""
    words = [*row0.split(), *row1.split(), *(f"1{back}" for back in pyramid.split())]
    eye = next((card for card, word in enumerate(words) if "*" in word), 17)
    return CardLookup(
        values=bytes(int(word[0]) for word in words),
        symbols=bytes(sum(2 ** LETTERS.index(letter) for letter in word[1:].strip("*")) for word in words),
        backs=bytes([0] * 12 + [LETTERS.index(back) for back in pyramid.split()]),
        challenges=bytes(18),
        wanted=bytes(18),
        specials=(15, 16, eye),
        gnomes=0,
    )


def scored(
    row0: str,
    row1: str = NOTHING,
    pyramid: str = PYRAMID,
    *,
    face_up: int = NO_SEAT,
    spent: int = 0,
    final: int | None = None,
    counting: Counting = PRINTED,
) -> ScoreSheet:
    """The sheet; the compiled scoring must count the same."""
    scene = table_of(row0, row1, pyramid)
    sheet = score_sheet(scene, (ROW_0, ROW_1), SLOTS, face_up, spent, final, counting)
    symbols = pyramid_symbols(scene, row_of(SLOTS), face_up)
    profiles = [profile_of(scene, row_of(row), symbols, spent, counting) for row in (ROW_0, ROW_1)]
    for seat, profile in enumerate(profiles):
        assert row_items(profile, 5) == [criterion.lines[seat].reached for criterion in sheet.criteria[1:]]
        assert points_of(profile, profiles[1 - seat], counting) + (final == seat) == sheet.points[seat]
    return sheet


def points(sheet: ScoreSheet, criterion: str) -> tuple[int, int]:
    line0, line1 = sheet[criterion].lines
    return line0.points, line1.points


def reached(sheet: ScoreSheet, criterion: str) -> int:
    return sheet[criterion].lines[0].reached


def places(sheet: ScoreSheet, criterion: str) -> tuple[int, ...]:
    return sheet[criterion].lines[0].places


def symbols_of(pyramid: str, face_up: int = NO_SEAT) -> str:
    cards = row_of(GAME.cards.number(card) for card in pyramid.split())
    return " ".join(LETTERS[n] for n in row_items(pyramid_symbols(GAME.cards.lookup, cards, face_up), 6))


# EV-50 to EV-52: what is seen.


def test_ev_50_the_pyramid_shows_the_backs_of_its_cards() -> None:
    assert symbols_of("g1 gi3 abduccion eg6 ie8 revelacion") == "g g g e i i"


def test_ev_50_revelacion_lying_face_up_shows_gnomos() -> None:
    assert symbols_of("i3 i7 i9 e2 e5 revelacion", face_up=5) == "i i i e e g"


def test_ev_51_el_ojo_counts_as_the_symbol_at_the_top() -> None:
    assert points(scored("1i 5i 9* 1 5 9", pyramid="g g g g g i"), "symbol") == (2, 0)


def test_ev_51_el_ojo_counts_as_gnomos_under_revelacion_face_up_at_the_top() -> None:
    sheet = scored("1g 5g 9* 1 5 9", pyramid="e e e e e i", face_up=5)
    assert points(sheet, "symbol") == (2, 0)
    assert points(sheet, "top") == (3, 0)


def test_ev_51_el_ojo_got_by_an_exchange_counts_as_no_symbol() -> None:
    sheet = scored("1i 5i 9* 1 5 9", pyramid="g g g g g i", spent=1 << 2)
    assert points(sheet, "symbol") == (0, 0)
    assert reached(sheet, "top") == 2


def test_ev_51_el_ojo_in_the_pyramid_shows_its_back() -> None:
    assert symbols_of("g1 g4 g7 i3 i7 ojo") == "g g g i i e"


def test_ev_52_a_double_is_used_in_each_criterion_separately() -> None:
    sheet = scored("1g 5ge 9g 1 5 9", pyramid="i i i i i e")
    assert places(sheet, "symbol") == (0, 1, 2)
    assert places(sheet, "top") == (1,)


def test_ev_52_a_double_shows_both_symbols_in_either_order() -> None:
    row = "1ge 5i 9 1 5 9"
    assert points(scored(row, pyramid="g e i g g g"), "base") == (3, 0)
    assert points(scored(row, pyramid="e g i g g g"), "base") == (3, 0)


def test_ev_52_a_double_may_show_only_one_of_its_symbols() -> None:
    assert points(scored("1g 5ei 9i 1 5 9", pyramid="g e i g g g"), "base") == (3, 0)
    assert points(scored("1g 5ei 9i 1 5 9", pyramid="g i i g g g"), "base") == (3, 0)


def test_ev_52_a_double_between_two_symbols_is_not_ignored() -> None:
    assert points(scored("1g 5g 9ei 1g 5 9", pyramid="g g g i i i"), "base") == (0, 0)


def test_ev_52_an_only_symbol_between_two_others_is_not_ignored() -> None:
    assert points(scored("1g 5e 9e 1i 5 9", pyramid="g e i g g g"), "base") == (0, 0)


# EV-53 to EV-58: the criteria.


def test_ev_53_the_winner_of_the_final_challenge_has_a_point() -> None:
    assert scored(NOTHING, NOTHING, final=1).points == (0, 1)


def test_ev_53_nobody_has_the_point_of_a_final_challenge_that_nobody_won() -> None:
    assert scored(NOTHING, NOTHING, final=None).points == (0, 0)


def test_ev_54_three_rising_values_are_a_series() -> None:
    assert points(scored("3 4 5 9 1 7"), "series") == (2, 0)


def test_ev_54_three_falling_values_are_a_series() -> None:
    assert points(scored("9 1 5 4 3 8"), "series") == (2, 0)


def test_ev_54_two_values_are_no_series() -> None:
    assert points(scored("3 4 9 1 7 6"), "series") == (0, 0)


def test_ev_54_a_series_does_not_turn_round() -> None:
    assert reached(scored("3 4 3 2 9 9"), "series") == 3


def test_ev_54_any_copy_of_a_value_may_be_kept() -> None:
    assert reached(scored("3 4 4 5 9 1"), "series") == 3
    assert reached(scored("3 4 3 5 9 1"), "series") == 3
    assert reached(scored("3 5 4 5 9 1"), "series") == 3


def test_ev_54_adjacent_only_a_neighbour_of_equal_value_is_skipped() -> None:
    assert reached(scored("3 4 4 5 9 1", counting=ADJACENT), "series") == 3
    assert reached(scored("3 4 3 5 9 1", counting=ADJACENT), "series") == 2
    assert reached(scored("3 5 4 5 9 1", counting=ADJACENT), "series") == 2


def test_ev_54_a_value_that_does_not_belong_breaks_the_series() -> None:
    assert reached(scored("3 4 9 5 6 1"), "series") == 2


def test_ev_54_the_length_is_the_number_of_different_values() -> None:
    assert reached(scored("1 2 2 3 3 4"), "series") == 4


def test_ev_54_both_have_a_point_and_the_longer_series_one_more() -> None:
    assert points(scored("1 2 3 4 9 9", "7 6 5 1 1 9"), "series") == (2, 1)


def test_ev_54_equal_series_earn_nobody_the_extra_point() -> None:
    assert points(scored("1 2 3 9 9 5", "7 6 5 1 1 9"), "series") == (1, 1)


def test_ev_55_three_neighbours_that_share_a_symbol_earn_a_point_and_being_longer_one_more() -> None:
    assert points(scored("1g 5g 9g 1g 5 9", "1i 5i 9i 1 5 9"), "symbol") == (2, 1)


def test_ev_55_two_neighbours_are_too_few() -> None:
    assert points(scored("1g 5g 9 1g 5g 9"), "symbol") == (0, 0)


def test_ev_55_equal_lengths_earn_nobody_the_extra_point() -> None:
    assert points(scored("1g 5g 9g 1 5 9", "1i 5i 9i 1 5 9"), "symbol") == (1, 1)


def test_ev_55_the_length_counts_cards_and_not_symbols() -> None:
    assert reached(scored("1ge 5ge 9 1 5 9"), "symbol") == 2


def test_ev_55_a_double_belongs_to_a_series_of_either_symbol_but_not_to_both_at_once() -> None:
    assert reached(scored("1g 5g 9ge 1e 5 9"), "symbol") == 3


def test_ev_56_one_showing_against_none_is_three_points() -> None:
    assert points(scored("1 5 9g 1e 5i 9"), "base") == (3, 0)


def test_ev_56_one_showing_each_is_two_points_each() -> None:
    assert points(scored("1 5 9g 1e 5i 9", "1g 5e 9i 1 5 9"), "base") == (2, 2)


def test_ev_56_two_showings_against_one_are_three_points_against_two() -> None:
    assert points(scored("1g 5e 9i 1g 5e 9i", "1g 5e 9i 1 5 9"), "base") == (3, 2)


def test_ev_56_the_symbols_stand_in_the_order_of_the_base() -> None:
    assert points(scored("1i 5e 9g 1 5 9"), "base") == (0, 0)


def test_ev_56_two_showings_share_no_symbol() -> None:
    assert reached(scored("1g 5g 9g 1g 5g 9", pyramid="g g g e e e"), "base") == 1
    assert reached(scored("1g 5g 9g 1g 5g 9g", pyramid="g g g e e e"), "base") == 2


def test_ev_56_a_double_gives_one_symbol_to_each_of_two_showings() -> None:
    sheet = scored("1g 5e 9gi 1e 5i 9")
    assert reached(sheet, "base") == 2
    assert places(sheet, "base") == (0, 1, 2, 3, 4)


def test_ev_56_a_card_without_symbol_breaks_adjacency() -> None:
    assert points(scored("1g 5e 9 1i 5 9"), "base") == (0, 0)


def test_ev_57_more_pairs_earn_two_points() -> None:
    assert points(scored("1g 5 9 1 5 9e"), "middle") == (2, 0)


def test_ev_57_two_pairs_ahead_earn_three_points() -> None:
    assert points(scored("1g 5g 9 1 5e 9e"), "middle") == (3, 0)


def test_ev_57_a_double_of_both_symbols_is_a_pair_by_itself() -> None:
    assert reached(scored("1ge 5g 9 1 5 9e"), "middle") == 2


def test_ev_57_of_the_same_symbol_a_pair_is_two() -> None:
    row = "1g 5g 9g 1ge 5g 9"
    assert reached(scored(row, pyramid="i i i g g i"), "middle") == 2


def test_ev_57_equal_pairs_earn_nothing() -> None:
    assert points(scored("1g 5e 9 1 5 9", "1 5 9 1 5e 9g"), "middle") == (0, 0)


def test_ev_57_no_pairs_on_either_side_earn_nothing() -> None:
    assert points(scored("1g 5g 9g 1 5 9", "1e 5 9 1 5 9"), "middle") == (0, 0)


def test_ev_58_more_of_the_top_earns_two_points() -> None:
    assert points(scored("1i 5 9 1i 5 9", "1ie 5 9 1 5 9"), "top") == (2, 0)


def test_ev_58_two_ahead_earn_three_points() -> None:
    assert points(scored("1i 5 9 1i 5 9i", "1ie 5 9 1 5 9"), "top") == (3, 0)


def test_ev_58_as_many_earn_nothing() -> None:
    assert points(scored("1i 5 9 1 5 9", "1 5 9 1 5 9i"), "top") == (0, 0)


def test_ev_58_none_on_either_side_earns_nothing() -> None:
    assert points(scored(NOTHING, NOTHING), "top") == (0, 0)


# EV-60: who wins.


def presented(row0: str, row1: str, *, final: int = c.DEALT, spent: int = 0) -> EvidenciaState:
    """A game in which both rows were laid card by card and presented."""
    state = EvidenciaState(table_of(row0, row1, PYRAMID), Rng(0), free_pyramid=False, counting=PRINTED)
    state.phase = c.ORDER
    state.round = 6
    state.won = row_of([0, 1, 0, 1, 0, final])
    state.pyramid = row_of(SLOTS)
    state.spent = spent
    state.zone0, state.zone1 = set_of(ROW_0), set_of(ROW_1)
    for seat, row in enumerate((ROW_0, ROW_1)):
        for card in row[:5]:
            state.play(seat, c.SET_CARD + card)
    return state


def agreed(state: EvidenciaState) -> ScoreSheet:
    """The sheet of a finished game, which must name the same points and winners."""
    final = int(row_get(state.won, 5))
    sheet = score_sheet(
        state.lookup,
        (row_items(state.row0, 6), row_items(state.row1, 6)),
        row_items(state.pyramid, 6),
        state.face_up,
        state.spent,
        None if final == c.DEALT else final,
        PRINTED,
    )
    assert sheet.points == (int(state.points0), int(state.points1))
    assert set_of(sheet.winners) == state.winners()
    return sheet


def test_ev_60_more_points_win() -> None:
    sheet = agreed(presented(NOTHING, "3 4 5 9 1 7", final=0))
    assert (sheet.points, sheet.winners, sheet.decided_by) == ((1, 2), (1,), "points")


def test_ev_60_equal_points_go_to_the_winner_of_the_final_challenge() -> None:
    sheet = agreed(presented("1 2 3 4 9 9", "3 4 5 9 1 7", final=1))
    assert (sheet.points, sheet.winners, sheet.decided_by) == ((2, 2), (1,), "final")


def test_ev_60_the_final_challenge_comes_before_el_ojo() -> None:
    sheet = agreed(presented("1 2 3 4 9 9*", "3 4 5 9 1 7", final=1, spent=1 << 5))
    assert (sheet.points, sheet.winners, sheet.decided_by) == ((2, 2), (1,), "final")


def test_ev_60_without_a_final_winner_they_go_to_the_holder_of_el_ojo_even_a_spent_one() -> None:
    sheet = agreed(presented(NOTHING, "1 5 9* 1 5 9", spent=1 << 8))
    assert (sheet.points, sheet.winners, sheet.decided_by) == ((0, 0), (1,), "eye")


def test_ev_60_without_el_ojo_in_a_hand_the_victory_is_shared() -> None:
    sheet = agreed(presented(NOTHING, NOTHING))
    assert (sheet.points, sheet.winners, sheet.decided_by) == ((0, 0), (0, 1), "shared")


# EV-61: the sheet.


def test_ev_61_the_sheet_shows_every_criterion_for_both_players() -> None:
    sheet = scored("1g 2e 3i 9g 9e 9i", "3 4 5 9 1i 7i", final=0)
    assert [(line.name, line.clause, line.lines) for line in sheet.criteria] == [
        ("final", 53, (SheetLine(1, 1, ()), SheetLine(0, 0, ()))),
        ("series", 54, (SheetLine(1, 3, (0, 1, 2)), SheetLine(1, 3, (0, 1, 2)))),
        ("symbol", 55, (SheetLine(0, 1, ()), SheetLine(0, 2, ()))),
        ("base", 56, (SheetLine(3, 2, (0, 1, 2, 3, 4, 5)), SheetLine(0, 0, ()))),
        ("middle", 57, (SheetLine(3, 2, (0, 1, 3, 4)), SheetLine(0, 0, ()))),
        ("top", 58, (SheetLine(0, 2, ()), SheetLine(0, 2, ()))),
    ]


def test_ev_61_of_a_series_only_the_kept_copies_are_shown_the_leftmost_of_equals() -> None:
    assert places(scored("3 4 4 5 9 1"), "series") == (0, 1, 3)
    assert places(scored("3 5 4 5 9 1"), "series") == (0, 2, 3)
    assert places(scored("3 4 3 5 9 1"), "series") == (0, 1, 3)


def test_ev_61_of_two_series_of_equal_length_the_left_one_is_shown() -> None:
    assert places(scored("7 8 9 3 2 1"), "series") == (0, 1, 2)


def test_ev_61_of_two_runs_of_equal_length_the_left_one_is_shown() -> None:
    assert places(scored("1g 5g 9g 1e 5e 9e"), "symbol") == (0, 1, 2)


def test_ev_61_of_two_showings_that_begin_alike_the_shorter_one_is_shown() -> None:
    assert places(scored("1ge 5ei 9i 1 5 9"), "base") == (0, 1)


def test_ev_61_pairs_are_made_of_the_leftmost_cards_that_make_as_many() -> None:
    assert places(scored("1g 5g 9 1 5e 9e", "1g 5 9e 1 5 9"), "middle") == (0, 1, 4, 5)
    assert places(scored("1 5g 9g 1 5e 9"), "middle") == (1, 4)
    assert places(scored("1ge 5g 9 1 5 9"), "middle") == (0,)
    assert places(scored("1g 5ge 9 1 5 9"), "middle") == (0, 1)


def test_ev_61_of_an_odd_number_of_equal_symbols_the_last_one_is_in_no_pair() -> None:
    assert places(scored("1 5g 9g 1 5g 9", pyramid="i i i g g e"), "middle") == (1, 2)


def test_ev_61_the_top_shows_all_its_cards() -> None:
    assert places(scored("1i 5 9 1i 5 9gi"), "top") == (0, 3, 5)


def test_ev_61_cards_that_earn_nothing_are_not_shown() -> None:
    sheet = scored("3 4 9 1i 7 6", "1i 5 9 1 5 9")
    assert [line.lines[0].places for line in sheet.criteria] == [()] * 6
