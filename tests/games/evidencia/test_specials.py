"""EV-40 to EV-44: ordering the evidence, and what the special cards do before it."""

from __future__ import annotations

import pytest

from sobremesa.games.evidencia.rules import constants as c
from sobremesa.games.evidencia.rules.specials import begin_ordering
from sobremesa.kernel.bits import row_of, set_of
from sobremesa.kernel.errors import IllegalMove
from tests.games.evidencia.deals import GAME, Sitting, plain_deal


def gathered(zone0: str, zone1: str, pyramid: str, *, unsure: str = "") -> Sitting:
    """All six rounds played: the zones and the pyramid given, in rounds of one card of each in order.

    Cards named in ``unsure`` came to their places by chance in one round: only the owner of a zone knows its card.
    """
    sitting = plain_deal()
    state = sitting.state
    number = GAME.cards.number
    zones = [[number(card) for card in zone.split()] for zone in (zone0, zone1)]
    slots = [number(card) for card in pyramid.split()]
    doubtful = [number(card) for card in unsure.split()]
    state.hand0 = state.hand1 = 0
    state.drawn = 6
    state.round = 6
    state.pile0 = state.pile1 = row_of([])
    # Round by round: the n-th cards of both zones and of the pyramid, so that doubts lie in one round.
    state.challenges = row_of(slots)
    state.played0, state.played1 = row_of(zones[0]), row_of(zones[1])
    dealt = [bool({slots[n], zones[0][n], zones[1][n]} & set(doubtful)) for n in range(6)]
    state.won = row_of(c.DEALT if by_chance else 0 for by_chance in dealt)
    state.pyramid = row_of(slots)
    state.zone0, state.zone1 = set_of(zones[0]), set_of(zones[1])
    sure = set_of(range(18)) & ~set_of(doubtful)
    state.known = sure
    state.known0 = sure | (state.zone0 & set_of(doubtful))
    state.known1 = sure | (state.zone1 & set_of(doubtful))
    begin_ordering(state)
    return sitting


def with_specials() -> Sitting:
    """Seat 0 holds Abducción, seat 1 Revelación gnomo; the eye tops the pyramid."""
    return gathered("abduccion g1 g4 g7 ge9 gi3", "revelacion e2 e5 e8 ei1 eg6", "i3 i7 i9 ig2 ie8 ojo")


def test_ev_40_the_six_cards_of_the_zone_are_ordered() -> None:
    sitting = with_specials().play("0 pasa", "1 pasa")
    assert len(sitting.match.legal_moves(0)) == 6
    assert "pone abduccion" in sitting.match.legal_moves(0)


def test_ev_41_its_holder_is_asked_first_and_alone_when_all_know_who_holds_it() -> None:
    sitting = with_specials()
    assert sitting.match.to_act == (0,)
    assert sitting.match.legal_moves(0) == ("pasa", "revela la base")


def test_ev_41_the_base_is_shown_to_everybody_until_the_exchange() -> None:
    sitting = with_specials().play("0 revela")
    assert [sitting.scene(viewer).base for viewer in (0, 1, None)] == [("i3", "i7", "i9")] * 3
    assert sitting.play("0 lugar 2").scene(1).base == ()


def test_ev_41_the_exchange_puts_abduccion_face_down_into_the_slot() -> None:
    sitting = with_specials().play("0 revela", "0 lugar 2")
    assert "i7" in sitting.scene(0).zones[0]
    assert sitting.scene(0).pyramid[:3] == ("?illuminati", "?gnomos", "?illuminati")
    assert sitting.memory(1).pyramid[:3] == ("i3", "abduccion", "i9")


def test_ev_41_once_revealed_the_exchange_is_made() -> None:
    sitting = with_specials().play("0 revela")
    assert sitting.match.legal_moves(0) == ("lugar 1", "lugar 2", "lugar 3")
    with pytest.raises(IllegalMove, match=r"EV-41"):
        sitting.play("0 pasa")


def test_ev_41_only_the_base_can_be_exchanged() -> None:
    with pytest.raises(IllegalMove, match="the base is slots 1, 2 and 3"):
        with_specials().play("0 revela", "0 lugar 4")


def test_ev_41_using_it_is_optional() -> None:
    assert with_specials().play("0 pasa").match.to_act == (1,)


def test_ev_41_nobody_is_asked_when_all_know_that_it_lies_in_the_pyramid() -> None:
    sitting = gathered("i3 g1 g4 g7 ge9 gi3", "revelacion e2 e5 e8 ei1 eg6", "abduccion i7 i9 ig2 ie8 ojo")
    assert sitting.scene().phase == "reveal"


def doubtful_abduction() -> Sitting:
    """Round 1 was dealt by chance: g1, abduccion and g4, all with Gnomos backs, among both zones and the base."""
    return gathered(
        "abduccion i3 g7 ge9 gi3 i9",
        "g4 e2 e5 e8 ei1 eg6",
        "g1 i7 revelacion ig2 ie8 ojo",
        unsure="abduccion g1 g4",
    )


def test_ev_41_who_may_hold_it_by_what_all_know_is_asked_so_that_asking_tells_nothing() -> None:
    sitting = doubtful_abduction()
    assert sitting.match.to_act == (0, 1)
    assert sitting.match.legal_moves(1) == ("pasa",)


def test_ev_41_an_answer_stays_sealed_until_all_asked_have_answered() -> None:
    sitting = doubtful_abduction().play("0 revela")
    assert sitting.scene(1).base == ()
    assert sitting.told(1, "chose") == [{"seat": 0}]
    assert sitting.play("1 pasa").scene(1).base == ("g1", "i7", "revelacion")


def test_ev_41_without_abduccion_it_cannot_be_used() -> None:
    with pytest.raises(IllegalMove, match=r"you do not hold Abduction.*EV-41"):
        doubtful_abduction().play("1 revela")


def test_ev_41_showing_the_base_settles_what_chance_had_hidden() -> None:
    sitting = doubtful_abduction()
    assert sitting.memory(1).zones[0] == ("g7", "ge9", "gi3", "i3", "i9")
    sitting.play("0 revela", "1 pasa")
    assert "abduccion" in sitting.memory(1).zones[0]
    assert "g4" in sitting.memory(None).zones[1]


def test_ev_42_its_holder_may_exchange_it_for_any_card_of_the_pyramid() -> None:
    sitting = with_specials().play("0 pasa")
    assert sitting.match.legal_moves(1) == (*(f"lugar {slot}" for slot in range(1, 7)), "pasa")


def test_ev_42_it_lies_face_up_and_the_slot_is_public() -> None:
    sitting = with_specials().play("0 pasa", "1 lugar 6")
    assert sitting.scene(0).pyramid[5] == "revelacion"
    assert sitting.told(0, "revealed") == [{"seat": 1, "slot": 6, "back": "extraterrestres"}]


def test_ev_42_it_counts_as_gnomos_in_the_pyramid() -> None:
    from sobremesa.games.evidencia.rules.scoring import pyramid_symbols
    from sobremesa.kernel.bits import row_get

    sitting = with_specials().play("0 pasa", "1 lugar 6")
    symbols = pyramid_symbols(GAME.cards.lookup, sitting.state.pyramid, sitting.state.face_up)
    assert row_get(symbols, 5) == GAME.cards.lookup.gnomes


def test_ev_42_the_card_taken_is_shown_to_its_taker_only() -> None:
    sitting = gathered(
        "g4 i3 g7 ge9 gi3 i9", "revelacion e2 e5 e8 ei1 eg6", "g1 i7 abduccion ig2 ie8 ojo", unsure="g4 g1"
    )
    sitting.state.known1 &= ~set_of([GAME.cards.number("g1"), GAME.cards.number("g4")])
    sitting.state.known0 |= set_of([GAME.cards.number("g1")])
    sitting.play("1 lugar 1")
    assert sitting.told(1, "revealed")[0]["card"] == "g1"
    assert "card" not in sitting.told(None, "revealed")[0]
    assert "g1" not in sitting.memory(None).zones[1]


def twins_in_one_zone() -> Sitting:
    """Chance hid g1 and g4 from seat 0, one in seat 1's zone and one in the base; Revelación fetched that one."""
    sitting = gathered(
        "i3 abduccion g7 ge9 gi3 i9", "g1 revelacion e5 e8 ei1 eg6", "g4 i7 e2 ig2 ie8 ojo", unsure="g1 g4"
    )
    return sitting.play("0 pasa", "1 lugar 1")


def test_ev_42_two_cards_that_chance_hid_are_known_when_both_came_to_one_zone() -> None:
    sitting = twins_in_one_zone()
    for viewer in (0, None):
        assert set(sitting.memory(viewer).zones[1]) == {"g1", "g4", "e5", "e8", "ei1", "eg6"}
        assert sitting.memory(viewer).obtained == ()
    assert sitting.memory(1).obtained == ("g4",)


def test_ev_43_a_revelacion_got_by_an_exchange_cannot_be_exchanged() -> None:
    sitting = gathered("abduccion g1 g4 g7 ge9 gi3", "i3 e2 e5 e8 ei1 eg6", "revelacion i7 i9 ig2 ie8 ojo").play(
        "0 revela", "0 lugar 1"
    )
    assert "revelacion" in sitting.scene(0).zones[0]
    assert sitting.scene().phase == "order"


def test_ev_43_an_eye_got_by_an_exchange_counts_as_no_symbol() -> None:
    from sobremesa.games.evidencia.rules.scoring import signs_of

    sitting = with_specials().play("0 pasa", "1 lugar 6")
    row = row_of([GAME.cards.number("ojo"), *range(5)])
    symbols = 0
    assert signs_of(GAME.cards.lookup, row, symbols, sitting.state.spent) & 63 == 0
    assert signs_of(GAME.cards.lookup, row, symbols, 0) & 63 == 1


def test_ev_43_what_an_exchange_brought_is_in_sight_of_its_owner_and_of_all_at_the_end() -> None:
    sitting = with_specials().play("0 revela", "0 lugar 2", "1 lugar 6")
    assert [sitting.scene(viewer).obtained for viewer in (0, 1, None)] == [("i7",), ("ojo",), ()]
    for seat in (0, 1):
        for card in sitting.scene(seat).zones[seat][:-1]:
            sitting.play(f"{seat} pone {card}")
    assert sitting.scene().phase == "over"
    assert [sitting.scene(viewer).obtained for viewer in (0, 1, None)] == [("i7", "ojo")] * 3


def test_ev_44_both_order_at_the_same_time_and_nobody_sees_the_others_row() -> None:
    sitting = with_specials().play("0 pasa", "1 pasa", "0 pone g7", "0 pone g1")
    assert sitting.match.to_act == (0, 1)
    assert sitting.scene(0).row == ("g7", "g1")
    assert sitting.scene(1).row == ()
    assert [event.kind for event in sitting.match.events(1)][-2:] == ["hidden", "hidden"]


def test_ev_44_a_card_is_hung_once() -> None:
    with pytest.raises(IllegalMove, match=r"You can choose: g1, g4, ge9, gi3, abduccion.*EV-44"):
        with_specials().play("0 pasa", "1 pasa", "0 pone g7", "0 pone g7")


def test_ev_44_the_sixth_card_follows_by_itself_and_rows_are_presented_together() -> None:
    sitting = with_specials().play("0 pasa", "1 pasa")
    sitting.play(*(f"0 pone {card}" for card in ["g7", "g1", "g4", "ge9", "gi3"]))
    assert sitting.match.to_act == (1,)
    assert sitting.scene(1).rows == ((), ())
    assert sitting.scene(1).ready == (True, False)
    sitting.play(*(f"1 pone {card}" for card in ["e2", "e5", "e8", "ei1", "eg6"]))
    assert sitting.scene(None).rows[0] == ("g7", "g1", "g4", "ge9", "gi3", "abduccion")
    assert sitting.match.outcome is not None
    assert sitting.match.outcome.clause == "EV-60"
