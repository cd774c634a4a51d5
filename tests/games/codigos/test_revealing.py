"""CO-40 to CO-49: revealing."""

from __future__ import annotations

import pytest

from sobremesa.games.codigos.game import Codigos
from sobremesa.kernel.errors import IllegalMove
from tests.games.codigos.positions import GAMES, Sitting

G1 = "g1 c1 t1"  # granada casco tanque, medal 2
G5 = "g5 c2 t2 g2"  # granada casco tanque granada, medal 4
A1 = "a1 g3 c3"  # avion granada casco, medal 2


def revealing(
    hidden: str = G1, *, done: int = 0, soldier: int = 1, pile: str = "", game: Codigos | None = None
) -> Sitting:
    """Ana takes a card, the deck's first Reveal card turns up, and she reveals."""
    sitting = Sitting(
        "a9", "c4", coming="revelen1", hidden={0: hidden}, done=done, soldier=soldier, pile=pile, game=game
    )
    return sitting.play("0 toma 2")


# CO-40: when.


def test_co_40_play_stops_when_a_reveal_card_turns_up() -> None:
    sitting = revealing()
    assert sitting.scene.reveal == "first_card"
    assert sitting.match.to_act == (0,)
    assert sitting.scene.offer[1] == ""


def test_co_40_the_current_player_first_then_the_others_clockwise() -> None:
    hidden = {0: "g2 c2 t2", 1: G1, 2: A1}
    sitting = Sitting("a9", "c4", "t4", coming="revelen1", hidden=hidden)
    sitting.state.current = 1
    sitting.play("1 toma 2")
    order = []
    while sitting.scene.revealer is not None:
        order.append(sitting.scene.revealer)
        sitting.play(f"{sitting.scene.revealer} da vuelta")
    assert order == [1, 2, 0]


def test_co_40_who_has_no_hidden_code_is_not_asked() -> None:
    sitting = Sitting("a9", "c4", "t4", coming="revelen1", hidden={2: G1}).play("0 toma 2")
    assert sitting.match.to_act == (2,)


def test_co_40_with_no_hidden_code_at_all_play_just_goes_on() -> None:
    sitting = Sitting("a9", "c4", coming="revelen1").play("0 toma 2")
    assert sitting.scene.phase == "act"
    assert sitting.scene.offer[1] != ""


def test_co_40_afterwards_the_slot_is_refilled_and_the_turn_goes_on() -> None:
    sitting = revealing().play("0 da vuelta")
    assert sitting.scene.offer[1] != ""
    assert (sitting.match.to_act, sitting.scene.done) == ((0,), 1)


def test_co_40_after_the_second_action_the_turn_passes() -> None:
    assert revealing(done=1).play("0 da vuelta").match.to_act == (1,)


def test_co_40_whole_reveals_across_players_resume_where_the_turn_stopped() -> None:
    hidden = {1: f"{G1},{A1}", 2: G5}
    sitting = Sitting("a9", "c4", "t4", coming="revelen1 revelen2 a10", deck="g10", hidden=hidden)
    sitting.state.reveals_drawn = 1  # later Reveal cards: nothing is shuffled between the draws
    sitting.play("0 toma 2", "1 oculto 2", "1 da vuelta", "1 da vuelta")
    sitting.recite(2, "granada casco tanque granada")
    # A second Reveal card turned up in the same slot, and no seat had anything left to reveal.
    assert [event["cause"] for event in sitting.told("reveal")] == ["later_card"]
    assert sitting.scene.offer[1] == "a10"
    assert (sitting.match.to_act, sitting.scene.phase, sitting.scene.done) == ((0,), "act", 1)


def test_co_40_the_same_reveal_from_the_discard_pile() -> None:
    sitting = Sitting("a9", "c4", mixed="revelen1", hidden={1: G1}).play("0 toma 3")
    assert sitting.scene.reveal == "from_pile"
    assert sitting.match.to_act == (1,)


# CO-41: in which order, and how.


def test_co_41_each_code_is_chosen_by_its_place_in_the_row() -> None:
    sitting = revealing(f"{G1},{G5},{A1}")
    assert sitting.moves() == "oculto 1, oculto 2, oculto 3"
    sitting.play("0 oculto 2", "0 da vuelta")
    assert sitting.scene.revealed[0][0].card == "g5"


def test_co_41_the_row_closes_up_after_each() -> None:
    sitting = revealing(f"{G1},{G5},{A1}").play("0 oculto 1", "0 da vuelta")
    assert sitting.moves() == "oculto 1, oculto 2"
    assert [code.card for code in sitting.memory.hidden[0]] == ["g5", "a1"]


def test_co_41_the_last_one_needs_no_choice() -> None:
    assert revealing().scene.chosen == 1


def test_co_41_all_own_hidden_codes_are_revealed() -> None:
    sitting = revealing(f"{G1},{A1}").play("0 2", "0 da vuelta", "0 da vuelta")
    assert sitting.scene.hidden == ((), ())


def test_co_41_either_recited_or_turned_over() -> None:
    assert revealing().moves() == "da vuelta, dice granada, dice casco, dice tanque, dice avion"


def test_co_41_once_begun_a_recital_is_not_turned_over() -> None:
    sitting = revealing().play("0 granada")
    with pytest.raises(IllegalMove, match="begun to recite"):
        sitting.play("0 da vuelta")


# CO-42 to CO-46: what it earns.


def test_co_42_recited_exactly_the_medal_and_two_points_upright() -> None:
    sitting = revealing().recite(0, "granada casco tanque")
    assert [(code.how, code.points) for code in sitting.scene.revealed[0]] == [("exact", 4)]
    assert sitting.scene.points == (4, 0)


def test_co_43_the_order_wrong_the_medal_and_one_point_sideways() -> None:
    sitting = revealing().recite(0, "tanque casco granada")
    assert [(code.how, code.points) for code in sitting.scene.revealed[0]] == [("unordered", 3)]


@pytest.mark.parametrize(("recited", "how"), [("granada casco tanque", "exact"), ("tanque casco granada", "unordered")])
def test_co_26_with_the_memory_aid_a_recital_earns_the_medal_alone(recited: str, how: str) -> None:
    aided = Codigos(options={"memory_aid": "on"})
    sitting = revealing(game=aided).recite(0, recited)
    assert [(code.how, code.points) for code in sitting.scene.revealed[0]] == [(how, 2)]
    assert sitting.scene.points == (2, 0)
    revealed = next(event for event in sitting.match.events(1) if event.kind == "revealed")
    assert revealed.facts["points"] == 2


def test_co_43_each_symbol_as_often() -> None:
    sitting = revealing(G5).recite(0, "granada casco tanque casco")
    assert sitting.scene.points == (0, 0)


def test_co_44_turned_over_the_medal_alone_upside_down() -> None:
    sitting = revealing().play("0 da vuelta")
    assert [(code.how, code.points) for code in sitting.scene.revealed[0]] == [("turned_over", 2)]


def test_co_45_recited_wrongly_the_medal_is_lost() -> None:
    sitting = revealing().recite(0, "granada casco avion")
    assert sitting.scene.revealed[0] == ()
    assert sitting.scene.points == (0, 0)
    assert sitting.told("revealed") == [{"seat": 0, "place": 1, "how": "lost", "points": 0}]


def test_co_45_all_its_cards_go_to_the_pile_the_code_card_on_top() -> None:
    sitting = Sitting("a9", "c4", coming="revelen2", hidden={0: G1})
    sitting.state.reveals_drawn = 1  # a later Reveal card: nothing is shuffled afterwards
    sitting.play("0 toma 2").recite(0, "avion avion avion")
    assert sitting.memory.pile == ("g1", "t1", "c1", "t9")


@pytest.mark.parametrize(
    ("recital", "points"),
    [("granada casco tanque", 4), ("tanque casco granada", 0), ("granada casco avion", 0)],
)
def test_co_46_a_code_with_a_joker_earns_only_if_recited_exactly(recital: str, points: int) -> None:
    assert revealing("g1 c1 comodin1").recite(0, recital).scene.points[0] == points


def test_co_46_turned_over_it_is_lost() -> None:
    sitting = revealing("g1 c1 comodin1").play("0 da vuelta")
    assert sitting.scene.points[0] == 0
    assert sitting.scene.revealed[0] == ()


def test_co_46_turning_over_is_offered_for_every_code() -> None:
    assert revealing("g1 c1 comodin1").moves() == revealing("g1 c1 t1").moves()


# CO-47: a recital.


def test_co_47_it_is_spoken_symbol_by_symbol_in_the_games_own_names() -> None:
    sitting = revealing().play("0 grenade", "0 Casco")
    assert sitting.scene.said == ("granada", "casco")


def test_co_47_exactly_is_the_sequence_printed_on_the_code_card() -> None:
    # The symbols lie in the order laid, tank first; the code says otherwise.
    assert revealing("g1 t1 c1").recite(0, "granada casco tanque").scene.points[0] == 4


def test_co_47_the_player_says_when_it_is_finished_from_three_to_five_symbols() -> None:
    sitting = revealing()
    offered = []
    for _ in range(6):
        offered.append((sitting.may("listo"), sitting.may("dice granada")))
        if sitting.may("dice granada"):
            sitting.play("0 granada")
    assert offered == [(False, True)] * 3 + [(True, True)] * 2 + [(True, False)]


@pytest.mark.parametrize("hidden", ["g1 c1 t1", "g5 c2 t2 g2", "g12 a2 c2 t2 c3 a3", "g1 c1 comodin1"])
def test_co_47_nothing_shows_the_length(hidden: str) -> None:
    sitting, other = revealing(hidden), revealing("a1 g3 c3")
    for _ in range(6):
        seen, reference = (s.match.view(0) for s in (sitting, other))
        assert seen.moves == reference.moves
        assert (seen.scene.hidden, seen.scene.said) == (reference.scene.hidden, reference.scene.said)
        if sitting.may("dice granada"):
            sitting.play("0 granada")
            other.play("0 granada")


# CO-48: what stays.


def test_co_48_only_the_code_card_stays_its_symbols_go_to_the_pile_in_the_order_laid() -> None:
    sitting = Sitting("a9", "c4", coming="revelen2", hidden={0: G5})
    sitting.state.reveals_drawn = 1
    sitting.play("0 toma 2", "0 da vuelta")
    assert sitting.scene.revealed[0][0].card == "g5"
    assert sitting.memory.pile == ("g2", "t2", "c2", "t9")


def test_co_48_a_joker_on_top_under_the_soldier_is_lost() -> None:
    sitting = Sitting("a9", "c4", coming="revelen2", deck="a10 g10", hidden={0: "g1 c1 comodin1"}, soldier=3)
    sitting.state.reveals_drawn = 1
    sitting.play("0 toma 2").recite(0, "granada casco tanque")
    assert "comodin1" not in sitting.memory.pile
    assert sitting.memory.pile[1:] == ("c1", "t9")


# CO-49: what becomes of the Reveal cards.


def test_co_49_the_first_one_is_shuffled_into_the_whole_discard_pile() -> None:
    sitting = revealing(pile="t8 t7").play("0 da vuelta")
    lying = {*sitting.memory.mixed, *sitting.memory.pile}
    assert lying == {"revelen1", "t9", "t8", "t7", "c1", "t1"}
    assert len(sitting.memory.pile) == 1
    assert sitting.scene.reveal_in_pile


@pytest.mark.parametrize("seed", range(20))
def test_co_49_it_is_never_left_on_top(seed: int) -> None:
    sitting = revealing()
    sitting.state.rng.reseed(seed)
    sitting.play("0 da vuelta")
    assert sitting.scene.offer[2] in ("t9", "c1", "t1")


def test_co_49_any_other_card_may_come_to_the_top() -> None:
    tops = set()
    for seed in range(40):
        sitting = revealing()
        sitting.state.rng.reseed(seed)
        tops.add(sitting.play("0 da vuelta").scene.offer[2])
    assert tops == {"t9", "c1", "t1"}


def test_co_49_if_the_pile_has_no_other_card_the_decks_next_card_covers_it() -> None:
    sitting = Sitting("a9", "c4", coming="revelen1 a10", deck="g10").play("0 toma 3")
    assert sitting.memory.pile == ("a10",)
    assert sitting.memory.mixed == ("revelen1",)


def test_co_49_it_turns_up_again_from_there_and_is_then_set_aside() -> None:
    sitting = Sitting("a9", "c4", offer="g9 c9 t9", mixed="revelen1", hidden={0: G1}).play("0 toma 3")
    assert sitting.scene.reveal == "from_pile"
    sitting.play("0 da vuelta")
    assert sitting.memory.set_aside == ("revelen1",)
    assert sitting.scene.offer[2] == "t1"


def test_co_49_set_aside_with_nothing_revealed_the_pile_goes_on() -> None:
    sitting = Sitting("a9", "c4", mixed="revelen1").play("0 toma 3")
    assert sitting.memory.set_aside == ("revelen1",)
    assert sitting.memory.pile in (("g10",), ("c10",), ("t10",), ("a10",))


def test_co_49_the_second_and_the_third_stay_in_sight_as_reminders() -> None:
    sitting = Sitting("a9", "c4", coming="revelen2", deck="revelen3 a10", hidden={0: G1})
    sitting.state.reveals_drawn = 1
    sitting.play("0 toma 2", "0 da vuelta")
    assert "revelen2" in sitting.memory.set_aside
    assert not sitting.scene.reveal_in_pile
    assert sitting.scene.set_aside == len(sitting.memory.set_aside)


def test_everybody_reveals_with_four_players() -> None:
    sitting = Sitting("a9", "c4", "", "", coming="revelen1", hidden={3: G1}, game=GAMES[4]).play("0 toma 2")
    assert sitting.match.to_act == (3,)
