"""CO-22: what fills the gap when a card of the offer is taken."""

from __future__ import annotations

import pytest

from sobremesa.games.codigos.game import Codigos
from tests.games.codigos.positions import Sitting

THIRD_FROM_DECK = Codigos(options={"third_slot": "deck"})


@pytest.mark.parametrize("slot", [1, 2])
def test_co_22_slots_one_and_two_are_refilled_from_the_deck(slot: int) -> None:
    sitting = Sitting("g1", coming="a10", soldier=3).play(f"0 toma {slot}")
    assert sitting.scene.offer[slot - 1] == "a10"


def test_co_22_in_slot_three_the_next_card_of_the_discard_pile_shows() -> None:
    sitting = Sitting("g1", pile="t8 t7").play("0 toma 3")
    assert sitting.scene.offer[2] == "t8"
    assert len(sitting.deck()) == 4


def test_co_22_an_empty_discard_pile_is_refilled_from_the_deck() -> None:
    assert Sitting("g1", coming="a10").play("0 toma 3").scene.offer[2] == "a10"


def test_co_22_whether_the_pile_is_empty_is_judged_after_the_reveals() -> None:
    sitting = Sitting("g4", offer="g9 c9 t9", coming="revelen1", hidden={0: "g1 c1 t1"})
    sitting.state.reveals_drawn = 1  # a later Reveal card: nothing is shuffled
    sitting.play("0 toma 3", "0 da vuelta")
    assert sitting.scene.offer[2] == "t1"
    assert len(sitting.deck()) == 4


def test_co_22_deck_a_card_taken_from_slot_three_is_replaced_from_the_deck() -> None:
    sitting = Sitting("g1", pile="t8 t7", coming="a10", game=THIRD_FROM_DECK).play("0 toma 3")
    assert sitting.scene.offer[2] == "a10"
    assert sitting.memory.pile == ("a10", "t8", "t7")


def test_co_22_deck_after_a_reveal_card_the_next_one_still_covers_the_pile() -> None:
    sitting = Sitting("g1", pile="t8", coming="revelen1 a10", game=THIRD_FROM_DECK)
    sitting.state.reveals_drawn = 1
    assert sitting.play("0 toma 3").scene.offer[2] == "a10"


def test_co_22_deck_a_discarded_card_still_lies_on_top() -> None:
    assert Sitting("g1 c1", game=THIRD_FROM_DECK).play("0 descarta 1").scene.offer[2] == "c1"
