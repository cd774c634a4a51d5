"""CO-20 to CO-30: a turn."""

from __future__ import annotations

import pytest

from sobremesa.kernel.errors import IllegalMove
from tests.games.codigos.positions import GAMES, Sitting


def refused(sitting: Sitting, line: str) -> tuple[str, str]:
    """The clause and the sentence with which a move is refused."""
    with pytest.raises(IllegalMove) as caught:
        sitting.play(line)
    return caught.value.clause, caught.value.say("en")


# CO-20: two actions.


def test_co_20_a_turn_has_exactly_two_actions() -> None:
    sitting = Sitting("g1", "c1").play("0 toma 2")
    assert sitting.match.to_act == (0,)
    assert sitting.play("0 soldado 3").match.to_act == (1,)


def test_co_20_the_same_action_may_be_done_twice() -> None:
    assert Sitting("g1", "c1").play("0 toma 2", "0 toma 2").match.to_act == (1,)


def test_co_20_there_is_no_passing() -> None:
    assert Sitting("g1", "c1").moves() == "toma 2, toma 3, expone 1, descarta 1"


def test_co_20_an_impossible_first_action_is_skipped_and_leaves_the_second() -> None:
    # A full collection, planes only, on a plane; the exposed code lacks none.
    sitting = Sitting("g1", "a2 a3 a4 a5", offer="g9 c9 a9", exposed={1: "g5"}, done=1)
    sitting.play("0 toma 2")
    assert sitting.told("skipped") == [{"seat": 1}]
    assert sitting.moves(1) == "soldado 2, soldado 3"


# CO-21: taking.


def test_co_21_a_card_of_the_offer_comes_into_the_collection() -> None:
    assert Sitting("g1").play("0 toma 2").scene.collections[0] == ("c9", "g1")


def test_co_21_not_the_card_under_the_soldier() -> None:
    assert refused(Sitting("g1", soldier=2), "0 toma 2") == (
        "CO-21",
        "You cannot play “toma 2” now: the soldier blocks that card. (CO-21)",
    )


def test_co_21_not_with_four_cards() -> None:
    clause, sentence = refused(Sitting("g1 c1 t1 a1"), "0 toma 2")
    assert clause == "CO-21"
    assert "already have four" in sentence


def test_co_21_cards_of_the_exposed_code_do_not_count() -> None:
    assert Sitting("g1 c1 t1", exposed={0: "g5 c2 t2"}).may("toma 2")


def test_co_21_with_a_full_collection_symbols_are_added_and_codes_laid() -> None:
    sitting = Sitting("g1 c1 t1 a1", exposed={0: "g5"})
    assert sitting.may("agrega 1")
    assert sitting.may("baja 4")


def test_co_21_a_card_discarded_in_this_turn_is_not_taken_back() -> None:
    sitting = Sitting("g1 c1").play("0 descarta 1")
    clause, sentence = refused(sitting, "0 toma 3")
    assert clause == "CO-21"
    assert "discarded that card in this same turn" in sentence


def test_co_21_the_next_player_may_take_it() -> None:
    assert Sitting("g1 c1", "t1").play("0 descarta 1", "0 soldado 2").may("toma 3", seat=1)


# CO-23: exposing.


def test_co_23_a_card_of_the_collection_becomes_the_exposed_code() -> None:
    scene = Sitting("g1 c1").play("0 expone 2").scene
    assert scene.exposed[0].card == "g1"
    assert scene.collections[0] == ("c1",)


def test_co_23_it_no_longer_serves_as_a_symbol() -> None:
    sitting = Sitting("g1 c1 t1", exposed={0: "g5"})
    assert not Sitting("c1 t1", exposed={0: "g1"}).may("baja 1")
    assert sitting.may("baja 3")


def test_co_23_only_one_incomplete_code_at_a_time() -> None:
    assert refused(Sitting("g1", exposed={0: "g5"}), "0 expone 1")[0] == "CO-23"


def test_co_23_a_joker_is_not_exposed() -> None:
    assert refused(Sitting("comodin1"), "0 expone 1")[0] == "CO-23"


def test_co_23_its_own_symbol_counts_for_one_occurrence() -> None:
    # granada casco tanque granada: one grenade is the card itself, the other is missing.
    sitting = Sitting("g1 c1 t1", exposed={0: "g5"})
    sitting.play("0 agrega 1", "0 agrega 2", "0 agrega 3")
    assert sitting.memory.hidden[0][0].symbols == ("c1", "t1", "g1")


def test_co_23_its_own_symbol_does_not_count_where_it_does_not_occur() -> None:
    # casco tanque casco takes three cards.
    assert not Sitting("g3 c1 t1").may("baja 1")
    assert Sitting("g3 c1 t1 c2").may("baja 1")


# CO-24: adding symbols.


def test_co_24_one_card_alone() -> None:
    sitting = Sitting("c1 t1", exposed={0: "g5"}).play("0 agrega 1", "0 listo")
    assert sitting.scene.exposed[0].symbols == ("c1",)
    assert sitting.scene.done == 1


def test_co_24_several_together_are_one_action() -> None:
    sitting = Sitting("c1 t1", exposed={0: "g5"}).play("0 agrega 1", "0 agrega 2")
    assert sitting.scene.exposed[0].symbols == ("c1", "t1")
    assert sitting.scene.done == 1


def test_co_24_the_action_ends_by_itself_when_nothing_more_can_be_added() -> None:
    assert Sitting("c1 a1", exposed={0: "g5"}).play("0 agrega 1").scene.done == 1


def test_co_24_each_for_a_symbol_still_missing() -> None:
    sitting = Sitting("c2 a1", exposed={0: "g5 c1"})
    assert not sitting.may("agrega 2")
    assert refused(sitting, "0 agrega 1")[0] == "CO-24"


def test_co_24_a_picked_card_is_not_picked_again() -> None:
    sitting = Sitting("c1 t1 g1", exposed={0: "g5"}).play("0 agrega 1")
    assert sitting.moves() == "agrega 2, agrega 3, listo"
    assert refused(sitting, "0 agrega 1")[0] == "CO-24"


def test_co_24_a_joker_stands_for_whichever_is_left_missing() -> None:
    sitting = Sitting("g1", exposed={0: "g5 comodin1 c1"})
    assert sitting.may("agrega 1")
    sitting = Sitting("t1", exposed={0: "g5 comodin1 c1"}).play("0 agrega 1")
    assert sitting.memory.hidden[0][0].symbols == ("comodin1", "c1", "t1")


def test_co_24_cards_of_one_action_lie_by_photo_number_a_joker_last() -> None:
    sitting = Sitting("t1 c5 comodin1", exposed={0: "g5"})  # photos 46, 29
    sitting.play("0 agrega 3", "0 agrega 2", "0 agrega 1")
    assert sitting.memory.hidden[0][0].symbols == ("c5", "t1", "comodin1")


def test_co_24_cards_of_an_earlier_action_lie_before() -> None:
    sitting = Sitting("c1", exposed={0: "g5 t5"}).play("0 agrega 1")
    assert sitting.scene.exposed[0].symbols == ("t5", "c1")


# CO-25: laying a whole code.


def test_co_25_code_and_symbols_are_laid_in_one_action() -> None:
    sitting = Sitting("g1 c1 t1").play("0 baja 3", "0 agrega 1", "0 agrega 2")
    assert sitting.scene.done == 1
    assert sitting.scene.collections[0] == ()
    assert sitting.memory.hidden[0][0].card == "g1"


@pytest.mark.parametrize("viewer", [0, 1, None])
def test_co_25_it_is_shown_to_everyone(viewer: int | None) -> None:
    sitting = Sitting("g1 c1 t1").play("0 baja 3", "0 agrega 1", "0 agrega 2")
    assert sitting.told("completed", viewer) == [{"seat": 0, "card": "g1", "cards": "c1 t1"}]


def test_co_25_beside_an_incomplete_exposed_code() -> None:
    sitting = Sitting("g1 c1 t1", exposed={0: "g12 a1"}).play("0 baja 3", "0 agrega 1", "0 agrega 2")
    assert sitting.scene.exposed[0].card == "g12"
    assert len(sitting.scene.hidden[0]) == 1


def test_co_25_only_with_all_its_symbols() -> None:
    assert refused(Sitting("g1 c1 a1"), "0 baja 3")[0] == "CO-25"


def test_co_25_only_cards_that_still_complete_it_are_offered() -> None:
    sitting = Sitting("c2 c1 t1 g1").play("0 baja 4")
    assert sitting.moves() == "agrega 1, agrega 2, agrega 3"
    assert sitting.play("0 agrega 1").moves() == "agrega 3"
    assert refused(sitting, "0 agrega 2")[0] == "CO-25"


def test_co_25_a_joker_may_serve_where_a_symbol_would_too() -> None:
    sitting = Sitting("g1 c1 t1 comodin1").play("0 baja 3", "0 agrega 4")
    assert sitting.moves() == "agrega 1, agrega 2"


# CO-26: hiding.


def test_co_26_a_complete_code_is_hidden_at_once() -> None:
    sitting = Sitting("t1", exposed={0: "g1 c1"}).play("0 agrega 1")
    assert sitting.scene.exposed[0].card == ""
    assert len(sitting.scene.hidden[0]) == 1
    assert sitting.told("hid") == [{"seat": 0, "place": 1}]


# CO-27: discarding a card.


def test_co_27_a_common_card_goes_onto_the_discard_pile() -> None:
    sitting = Sitting("g1").play("0 descarta 1")
    assert sitting.scene.offer[2] == "g1"
    assert sitting.memory.pile == ("g1", "t9")


def test_co_27_even_under_the_soldier_who_then_stands_on_it() -> None:
    sitting = Sitting("g1", soldier=3).play("0 descarta 1")
    assert (sitting.scene.offer[2], sitting.scene.soldier) == ("g1", 3)


def test_co_27_not_the_symbol_on_top() -> None:
    clause, sentence = refused(Sitting("t1"), "0 descarta 1")
    assert clause == "CO-27"
    assert "same symbol" in sentence


def test_co_27_a_joker_on_top_has_no_symbol() -> None:
    assert Sitting("t1", offer="g9 c9 comodin1").may("descarta 1")


def test_co_27_not_a_card_taken_in_this_turn() -> None:
    sitting = Sitting("g1").play("0 toma 2")
    assert sitting.may("descarta 2")
    assert "took that card in this same turn" in refused(sitting, "0 descarta 1")[1]


def test_co_27_never_a_joker() -> None:
    assert "never discarded" in refused(Sitting("comodin1"), "0 descarta 1")[1]


# CO-28: discarding the exposed code.


def test_co_28_the_exposed_code_becomes_a_negative_with_its_first_symbol_crossed() -> None:
    sitting = Sitting("", exposed={0: "g5 c1 t1 comodin1"}).play("0 descarta codigo")
    revealed = sitting.scene.revealed[0]
    assert [(code.card, code.how, code.points) for code in revealed] == [("g5", "given_up", -4)]
    assert sitting.scene.points == (-4, 0)
    assert sitting.memory.crossed == ("c1",)


def test_co_28_the_other_symbols_go_to_the_pile_in_the_order_laid() -> None:
    sitting = Sitting("", exposed={0: "g12 a1 c1 t1"}).play("0 descarta codigo")
    assert sitting.memory.pile == ("t1", "c1", "t9")


def test_co_28_only_with_a_symbol_card_the_own_symbol_does_not_count() -> None:
    assert refused(Sitting("", exposed={0: "g1"}), "0 descarta codigo")[0] == "CO-28"


def test_co_28_a_joker_counts_as_a_symbol_card() -> None:
    assert Sitting("", exposed={0: "g1 comodin1"}).may("descarta codigo")


def test_co_28_without_an_exposed_code_there_is_nothing_to_discard() -> None:
    assert "no exposed code" in refused(Sitting("g1"), "0 descarta codigo")[1]


# CO-29: the soldier.


def test_co_29_the_soldier_moves_as_the_second_action_only() -> None:
    sitting = Sitting("g1")
    assert "second action" in refused(sitting, "0 soldado 2")[1]
    sitting.play("0 toma 2", "0 soldado 3")
    assert sitting.scene.soldier == 3


def test_co_29_to_another_card() -> None:
    assert "already stands" in refused(Sitting("g1", done=1), "0 soldado 1")[1]


# CO-30: a blocked joker is lost.


def test_co_30_a_joker_under_the_soldier_goes_back_into_the_deck() -> None:
    sitting = Sitting("g1", "c1", offer="g9 comodin1 t9", deck="a10", done=1).play("0 soldado 2")
    assert sitting.told("lost_joker")[0] == {"slot": 2}
    assert sitting.deck() | {sitting.scene.offer[1]} == {"comodin1", "a10"}


def test_co_30_the_decks_card_takes_the_slot_and_is_blocked() -> None:
    sitting = Sitting("g1", "c1", offer="g9 comodin1 t9", deck="a10", done=1).play("0 soldado 2")
    assert (sitting.scene.offer[1], sitting.scene.soldier) == ("a10", 2)
    assert not sitting.may("toma 2", seat=1)


def test_co_30_again_if_it_is_a_joker() -> None:
    sitting = Sitting("g1", "c1", offer="g9 comodin1 t9", deck="a10 comodin2", done=1).play("0 soldado 2")
    assert sitting.scene.offer[1] == "a10"
    assert sitting.deck() == {"comodin1", "comodin2"}


def test_co_30_while_the_deck_holds_nothing_but_jokers_the_joker_stays() -> None:
    sitting = Sitting("g1", "c1", offer="g9 comodin1 t9", deck="comodin2", done=1).play("0 soldado 2")
    assert (sitting.scene.offer[1], sitting.scene.soldier) == ("comodin1", 2)
    assert sitting.deck() == {"comodin2"}


def test_co_30_in_slot_three_the_decks_card_is_laid_on_the_pile() -> None:
    sitting = Sitting("g1", "c1", offer="g9 c9 comodin1", pile="t8", deck="a10", done=1).play("0 soldado 3")
    assert sitting.memory.pile == ("a10", "t8")


def test_co_30_a_reveal_card_may_turn_up_instead() -> None:
    sitting = Sitting("g1", "c1", offer="g9 comodin1 t9", deck="revelen1", done=1, hidden={1: "g2 c1 t1"})
    sitting.play("0 soldado 2")
    assert sitting.scene.reveal == "first_card"
    assert sitting.deck() == {"comodin1"}


def test_co_30_after_such_a_reveal_slot_three_is_still_covered_from_the_deck() -> None:
    sitting = Sitting("g1", "c1", offer="g9 c9 comodin1", pile="t8", deck="revelen2", done=1, hidden={1: "g2 c2 t2"})
    sitting.state.reveals_drawn = 1  # a later Reveal card: nothing is shuffled
    for seed in range(20):  # the joker may come first, and be lost again
        sitting.state.rng.reseed(seed)
        if sitting.state.rng.below(2) == 1:
            sitting.state.rng.reseed(seed)
            break
    sitting.play("0 soldado 3")
    assert sitting.scene.reveal == "later_card"
    sitting.play("1 da vuelta")
    assert sitting.memory.pile == ("comodin1", "t2", "c2", "t8")


def test_co_30_a_code_given_up_may_leave_a_joker_under_the_soldier() -> None:
    sitting = Sitting("", "c1", exposed={0: "g5 c2 comodin1"}, soldier=3, deck="a10", done=1)
    sitting.play("0 descarta codigo")
    assert sitting.scene.offer[2] == "a10"
    assert sitting.deck() == {"comodin1"}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_turn_passes_to_the_left(seats: int) -> None:
    sitting = Sitting(*["g1"] * seats, game=GAMES[seats], done=1).play("0 toma 2")
    assert sitting.match.to_act == (1,)
