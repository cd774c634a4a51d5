"""EV-44: the best order of six cards."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import permutations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sobremesa.games.evidencia.player.row_order import (
    SHARED,
    VICTORY,
    WHOLE,
    Contest,
    RowChoice,
    worth,
)
from sobremesa.games.evidencia.player.unsurpassed_rows import reaches, unsurpassed_rows
from sobremesa.games.evidencia.rules.lookup import Counting
from sobremesa.games.evidencia.rules.scoring import profile_of, pyramid_symbols
from sobremesa.games.evidencia.score_sheet import score_sheet
from sobremesa.kernel.bits import row_items, row_of, set_of
from sobremesa.kernel.state import NO_SEAT
from tests.games.evidencia.deals import GAME

TABLE = GAME.cards.lookup
PRINTED = Counting()
deals = st.permutations(range(18))


def numbers(ids: str) -> list[int]:
    return [GAME.cards.number(card) for card in ids.split()]


def ids(row: Sequence[int]) -> str:
    return " ".join(GAME.cards.ids()[card] for card in row)


def symbols_of(pyramid: Sequence[int]) -> int:
    return int(pyramid_symbols(TABLE, row_of(pyramid), NO_SEAT))


def choices(
    own: str, rivals: Sequence[str], pyramid: str, final: int = NO_SEAT, seat: int = 0, begun: str = ""
) -> list[RowChoice]:
    hands = [(int(set_of(numbers(rival))), 0) for rival in rivals]
    symbols = symbols_of(numbers(pyramid))
    own_cards = set_of(numbers(own))
    return Contest(TABLE, own_cards, 0, symbols, hands, final, seat, PRINTED, row_of(numbers(begun))).choices()


def profiles_of_all(cards: Sequence[int], symbols: int, begun: Sequence[int] = ()) -> dict[int, list[int]]:
    """What every row reaches that begins as given, with the lowest row that reaches it."""
    found: dict[int, list[int]] = {}
    for rest in permutations(sorted(set(cards) - set(begun))):
        row = [*begun, *rest]
        found.setdefault(int(profile_of(TABLE, row_of(row), symbols, 0, PRINTED)), row)
    return found


def counted(profile: int) -> int:
    """The profile without lengths below three, which earn nothing (EV-54, EV-55)."""
    series, run, *others = row_items(profile, 5)
    return int(row_of([series if series > 2 else 0, run if run > 2 else 0, *others]))


def promise(mine: int, answers: Sequence[int], eye_lead: int) -> int:
    return min(int(worth(mine, theirs, PRINTED, 0, eye_lead)) for theirs in answers)


# The deal of a real dilemma: each of the two good rows beats one of the rival's and loses to the other.
DILEMMA = ("g1 g4 ge9 revelacion i3 ig2", ["e5 abduccion i7 i9 ie8 ojo"], "ei1 e8 gi3 e2 g7 eg6", 1)


@settings(max_examples=15)
@given(deals)
def test_ev_44_some_row_that_is_kept_reaches_as_much_as_any_other(deal: list[int]) -> None:
    symbols = symbols_of(deal[12:])
    kept = unsurpassed_rows(TABLE, set_of(deal[:6]), 0, symbols, PRINTED)
    rows = profiles_of_all(deal[:6], symbols)
    assert all(any(reaches(order.profile, counted(profile)) for order in kept) for profile in rows)


@settings(max_examples=15)
@given(deals)
def test_ev_44_of_equal_rows_the_lowest_is_kept(deal: list[int]) -> None:
    symbols = symbols_of(deal[12:])
    rows = profiles_of_all(deal[:6], symbols)
    for order in unsurpassed_rows(TABLE, set_of(deal[:6]), 0, symbols, PRINTED):
        equals = [row for profile, row in rows.items() if reaches(counted(profile), order.profile)]
        assert row_items(order.row, 6) == min(equals)


@settings(max_examples=15)
@given(deals)
def test_ev_44_no_row_of_720_promises_more_than_the_best(deal: list[int]) -> None:
    symbols = symbols_of(deal[12:])
    eye_lead = (TABLE.eye in deal[:6]) - (TABLE.eye in deal[6:12])
    answers = list(profiles_of_all(deal[6:12], symbols))
    rivals = [(int(set_of(deal[6:12])), 0)]
    best = Contest(TABLE, set_of(deal[:6]), 0, symbols, rivals, NO_SEAT, 0, PRINTED).safest()
    profile = int(profile_of(TABLE, row_of(best.row), symbols, 0, PRINTED))
    promises = [promise(mine, answers, eye_lead) for mine in profiles_of_all(deal[:6], symbols)]
    assert promise(profile, answers, eye_lead) == max(promises)
    assert best.sure == round(max(promises) / SHARED) / 2


@settings(max_examples=15)
@given(deals, st.integers(1, 5))
def test_ev_44_a_row_that_is_begun_is_continued_as_well_as_it_can_be(deal: list[int], laid: int) -> None:
    symbols = symbols_of(deal[12:])
    eye_lead = (TABLE.eye in deal[:6]) - (TABLE.eye in deal[6:12])
    answers = list(profiles_of_all(deal[6:12], symbols))
    rivals = [(int(set_of(deal[6:12])), 0)]
    begun = deal[:laid]
    best = Contest(TABLE, set_of(deal[:6]), 0, symbols, rivals, NO_SEAT, 0, PRINTED, row_of(begun)).safest()
    profile = int(profile_of(TABLE, row_of(best.row), symbols, 0, PRINTED))
    assert best.row[:laid] == begun
    promises = [promise(mine, answers, eye_lead) for mine in profiles_of_all(deal[:6], symbols, begun)]
    assert promise(profile, answers, eye_lead) == max(promises)


@settings(max_examples=15)
@given(deals, st.sampled_from([NO_SEAT, 0, 1]))
def test_ev_44_what_one_side_may_hope_for_is_what_the_other_fears(deal: list[int], final: int) -> None:
    hands = [int(set_of(deal[:6])), int(set_of(deal[6:12]))]
    symbols = symbols_of(deal[12:])
    values = []
    for seat in (0, 1):
        found = Contest(TABLE, hands[seat], 0, symbols, [(hands[1 - seat], 0)], final, seat, PRINTED).choices()
        values.append(sum(int(choice.weight) * choice.value for choice in found) / WHOLE)
    assert sum(values) == pytest.approx(1, abs=0.001)


def test_ev_44_a_dilemma_is_met_by_mixing() -> None:
    own, rivals, pyramid, final = DILEMMA
    found = choices(own, rivals, pyramid, final)
    assert [(ids(choice.row), choice.weight) for choice in found if choice.weight] == [
        ("g4 ge9 g1 ig2 i3 revelacion", WHOLE // 2),
        ("g4 i3 ig2 g1 ge9 revelacion", WHOLE // 2),
    ]
    assert [(choice.value, choice.sure) for choice in found[:2]] == [(0.5, 0.0), (0.5, 0.0)]


def test_ev_44_in_a_dilemma_either_row_wins_against_one_answer_and_loses_against_the_other() -> None:
    own, rivals, pyramid, final = DILEMMA
    mine = [choice.row for choice in choices(own, rivals, pyramid, final)[:2]]
    theirs = [choice.row for choice in choices(rivals[0], [own], pyramid, final, seat=1)[:2]]
    winners = [
        score_sheet(TABLE, (row, answer), numbers(pyramid), NO_SEAT, 0, final, PRINTED).winners
        for row in mine
        for answer in theirs
    ]
    assert sorted(winners) == [(0,), (0,), (1,), (1,)]
    assert winners[0] == winners[3]


def test_ev_44_the_dilemma_is_mixed_half_and_half() -> None:
    own, rivals, pyramid, final = DILEMMA
    first, second, *others = (int(choice.weight) for choice in choices(own, rivals, pyramid, final))
    assert 0.45 * WHOLE < second <= first < 0.55 * WHOLE
    assert (first + second, sum(others)) == (WHOLE, 0)


def test_ev_44_hands_are_equally_likely_and_a_hand_given_twice_counts_twice() -> None:
    # i9 and ie8 wear the same back: one lies in the pyramid, the rival holds the other.
    own, pyramid = "e8 eg6 abduccion i3 i7 ig2", "ge9 e5 ie8 g4 g1 gi3"
    beaten, stronger = "g7 revelacion e2 ei1 ojo i9", "g7 revelacion e2 ei1 ojo ie8"
    assert choices(own, [beaten], pyramid)[0].value == 1
    assert choices(own, [stronger], pyramid)[0].value == 0
    assert choices(own, [beaten, stronger, beaten], pyramid)[0].value == pytest.approx(2 / 3)


def test_ev_51_el_ojo_is_ordered_as_the_symbol_that_it_shows() -> None:
    cards = set_of(numbers("ojo e2 e8 i7 g1 g4"))
    symbols = symbols_of(numbers("i3 i9 ig2 g7 ge9 e5"))
    assert [ids(row_items(order.row, 6)) for order in unsurpassed_rows(TABLE, cards, 0, symbols, PRINTED)] == [
        "g1 g4 e2 e8 ojo i7"
    ]


def test_ev_43_el_ojo_got_by_an_exchange_is_ordered_as_a_card_without_symbol() -> None:
    eye = set_of([TABLE.eye])
    cards = set_of(numbers("ojo e2 e8 i7 g1 g4"))
    symbols = symbols_of(numbers("i3 i9 ig2 g7 ge9 e5"))
    assert [order.profile & 0xFFF for order in unsurpassed_rows(TABLE, cards, eye, symbols, PRINTED)] == [0]


def test_ev_60_equal_points_are_worth_a_victory_to_the_winner_of_the_final_challenge() -> None:
    # One point behind in the rows, one ahead by the Final Challenge (EV-53).
    assert worth(3, 4, PRINTED, 1, -1) == VICTORY
    assert worth(4, 3, PRINTED, -1, 1) == 0


def test_ev_60_equal_points_without_a_final_winner_are_worth_a_victory_to_the_holder_of_el_ojo() -> None:
    assert worth(3, 3, PRINTED, 0, 1) == VICTORY
    assert worth(3, 3, PRINTED, 0, -1) == 0


def test_ev_60_a_shared_victory_is_worth_half() -> None:
    assert worth(3, 3, PRINTED, 0, 0) == SHARED


def test_a_row_of_five_cards_is_refused() -> None:
    with pytest.raises(ValueError, match="six cards, not 5"):
        choices("g1 g4 g7 e2 e5", ["i3 i7 i9 e8 ojo ei1"], "ge9 gi3 abduccion eg6 ig2 ie8")


def test_a_contest_without_rival_is_refused() -> None:
    with pytest.raises(ValueError, match="no rival hand"):
        choices("g1 g4 g7 e2 e5 e8", [], "ge9 gi3 abduccion eg6 ig2 ie8")


def test_a_row_begun_with_a_card_of_somebody_else_is_refused() -> None:
    with pytest.raises(ValueError, match="not there to be laid"):
        choices("g1 g4 g7 e2 e5 e8", ["i3 i7 i9 ei1 ojo revelacion"], "ge9 gi3 abduccion eg6 ig2 ie8", begun="i3")
