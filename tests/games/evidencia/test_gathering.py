"""EV-10 to EV-31: setup and the six rounds."""

from __future__ import annotations

import pytest

from sobremesa.games.evidencia.rules import constants as c
from sobremesa.kernel.bits import EMPTY, row_get, row_items, size
from sobremesa.kernel.errors import IllegalMove, NotYourTurn
from sobremesa.kernel.rng import Rng
from tests.games.evidencia.deals import FREE, GAME, Sitting, plain_deal


def test_ev_10_the_shuffle_makes_three_piles_of_six_in_order() -> None:
    state = GAME.blank(Rng(5))
    state.deal()
    order = []
    rng, left = Rng(5), set(range(18))
    for _card in range(18):
        card = sorted(left)[rng.below(len(left))]
        left.remove(card)
        order.append(card)
    assert sorted(order[:2]) == [c for c in range(18) if state.hand0 >> c & 1]
    assert row_items(state.pile0, 6) == [EMPTY, EMPTY, *order[2:6]]
    assert row_items(state.pile1, 6) == [EMPTY, EMPTY, *order[8:12]]
    assert row_items(state.challenges, 6) == order[12:]


def test_ev_11_each_player_draws_two_and_four_remain() -> None:
    scene = plain_deal().scene(0)
    assert scene.hands[0] == ("g4", "g7")
    assert [pile.count for pile in scene.piles] == [4, 4]


def test_ev_12_the_final_challenge_lies_apart_and_five_challenges_are_played() -> None:
    sitting = plain_deal()
    assert sitting.scene().challenge == "g1"
    assert sitting.scene().challenge_pile.count == 4
    assert sitting.scene().final == "?extraterrestres"


def test_ev_20_both_choose_at_once_and_see_nothing_before_both_have_chosen() -> None:
    sitting = plain_deal().play("1 juega e2")
    assert sitting.match.to_act == (0,)
    assert sitting.scene(0).played == ("", "")
    sitting.play("0 juega g4")
    assert sitting.scene(0).played == ("g4", "e2")


def test_ev_20_a_card_that_is_not_in_the_hand_is_refused() -> None:
    with pytest.raises(IllegalMove, match=r"You can choose: g4, g7.*EV-20"):
        plain_deal().play("0 juega e2")


def test_ev_20_who_has_chosen_cannot_choose_again() -> None:
    with pytest.raises(NotYourTurn, match="Waiting for: Beto"):
        plain_deal().play("0 juega g4", "0 juega g7")


CONDITIONS = [
    ("highest", None, "g1", "g7", "e5"),
    ("lowest", None, "g7", "g1", "e5"),
    ("has", "extraterrestres", "g4", "e5", "g7"),
    ("even", None, "ig2", "e8", "i9"),
    ("odd", None, "ei1", "i9", "e8"),
    ("far", None, "e5", "i9", "g4"),
    ("shares", None, "ge9", "g1", "i3"),
    ("double_agent", None, "eg6", "gi3", "i3"),
    ("most_symbols", None, "gi3", "ge9", "g7"),
    ("fewest_symbols", None, "ojo", "g7", "ge9"),
]


@pytest.mark.parametrize(("kind", "wanted", "challenge", "better", "worse"), CONDITIONS)
def test_ev_21_the_better_card_wins(kind: str, wanted: str | None, challenge: str, better: str, worse: str) -> None:
    number, rank = GAME.cards.number, GAME.cards.lookup.rank
    asked = GAME.cards.cards[number(challenge)]
    assert (asked.challenge, asked.wanted) == (kind, wanted)
    assert rank(number(challenge), number(better)) > rank(number(challenge), number(worse))


@pytest.mark.parametrize(
    ("challenge", "one", "two"),
    [
        ("ge9", "ge9", "g1"),  # two shared symbols count as one
        ("eg6", "abduccion", "gi3"),  # special cards are double agents
        ("ig2", "e2", "e8"),  # even is yes or no
        ("g4", "e2", "ge9"),  # showing the faction is yes or no
    ],
)
def test_ev_21_yes_or_no_conditions_tie(challenge: str, one: str, two: str) -> None:
    number, rank = GAME.cards.number, GAME.cards.lookup.rank
    assert rank(number(challenge), number(one)) == rank(number(challenge), number(two))


def test_ev_22_a_tie_goes_to_the_closer_value() -> None:
    sitting = Sitting("g7 g1 ge9 gi3 revelacion i3", "i9 e5 e8 ei1 eg6 abduccion", "g4 i7 e2 ig2 ie8 ojo").play(
        "0 juega g7", "1 juega i9"
    )  # neither shows Extraterrestres; 7 is closer to 4 than 9
    assert sitting.scene().winner == 0
    assert sitting.told(0, "won") == [{"seat": 0, "how": "closeness"}]


def same_backs(seed: int = 1) -> Sitting:
    """Round 1 ends in a double tie of three gnomos backs: g1 challenges, g4 and abduccion have value 4."""
    return Sitting("g4 i3 ge9 gi3 revelacion i7", "abduccion e2 e5 e8 ei1 eg6", "g1 g7 i9 ig2 ie8 ojo", seed=seed).play(
        "0 juega g4", "1 juega abduccion"
    )


def mixed_backs(seed: int = 1) -> Sitting:
    """Round 1 ends in a double tie of three different backs: g1, revelacion and eg6."""
    return Sitting("revelacion i3 ge9 gi3 g4 i7", "eg6 e2 e5 e8 ei1 abduccion", "g1 g7 i9 ig2 ie8 ojo", seed=seed).play(
        "0 juega revelacion", "1 juega eg6"
    )


def test_ev_23_a_double_tie_is_dealt_by_chance_one_card_to_each_place() -> None:
    sitting = same_backs()
    state = sitting.state
    assert sitting.scene().round == 2
    assert (size(state.zone0), size(state.zone1)) == (1, 1)
    assert row_get(state.pyramid, 0) != EMPTY


def test_ev_23_every_deal_by_chance_is_possible() -> None:
    deals = {(int(same_backs(seed).state.zone0), int(same_backs(seed).state.zone1)) for seed in range(60)}
    assert len(deals) == 6


def test_ev_23_equal_backs_leave_everybody_with_the_own_card_only() -> None:
    sitting = same_backs()
    own = sitting.scene(0).zones[0]
    assert sitting.memory(0).zones == (own, ())
    assert sitting.memory(0).pyramid == ("",) * 6
    assert sitting.memory(1).zones == ((), sitting.scene(1).zones[1])
    assert sitting.memory(None).zones == ((), ())


def test_ev_23_different_backs_tell_all_three_apart() -> None:
    sitting = mixed_backs()
    memory = sitting.memory(None)
    found = {memory.pyramid[0], *memory.zones[0], *memory.zones[1]}
    assert found == {"g1", "revelacion", "eg6"}


def test_ev_23_the_event_shows_the_card_to_the_owner_of_the_zone_only() -> None:
    sitting = same_backs()
    assert [event.get("card") for event in sitting.told(None, "dealt_to")] == [None, None, None]
    assert [event.get("card") for event in sitting.told(0, "dealt_to")] == [None, *sitting.scene(0).zones[0], None]


def won_round() -> Sitting:
    """Seat 0 has won round 1 with g7 against e2 for the highest value."""
    return plain_deal().play("0 juega g7", "1 juega e2")


def test_ev_24_the_winner_takes_any_of_the_three_cards() -> None:
    assert won_round().match.legal_moves(0) == ("toma desafio", "toma propia", "toma ajena")
    assert won_round().match.legal_moves(1) == ()


@pytest.mark.parametrize(("words", "card"), [("desafio", "g1"), ("propia", "g7"), ("ajena", "e2"), ("e2", "e2")])
def test_ev_24_the_card_taken_is_the_one_named(words: str, card: str) -> None:
    assert won_round().play(f"0 toma {words}").scene().taken == card


def test_ev_24_the_winner_sends_it_to_the_pyramid_or_the_own_zone() -> None:
    sitting = won_round().play("0 toma e2")
    assert sitting.match.legal_moves(0) == ("a la piramide", "a la zona")
    assert sitting.play("0 zona").scene(0).zones[0] == ("e2",)


def test_ev_25_after_the_winners_zone_the_last_card_goes_to_the_pyramid() -> None:
    sitting = won_round().play("0 toma g7", "0 zona", "1 toma g1")
    assert sitting.scene(0).zones[0] == ("g7",)
    assert sitting.scene(1).zones[1] == ("g1",)
    assert sitting.memory(0).pyramid[0] == "e2"


def test_ev_25_after_the_pyramid_the_last_card_goes_to_the_winner() -> None:
    sitting = won_round().play("0 toma g7", "0 piramide", "1 toma propia")
    assert sitting.memory(0).pyramid[0] == "g7"
    assert sitting.scene(1).zones[1] == ("e2",)
    assert sitting.scene(0).zones[0] == ("g1",)


def test_ev_25_the_loser_cannot_keep_the_card_that_the_winner_took() -> None:
    sitting = won_round().play("0 toma g7", "0 zona")
    with pytest.raises(IllegalMove, match=r"no longer on the table.*EV-25"):
        sitting.play("1 toma ajena")


def random_game(game: object = GAME, seed: int = 3) -> Sitting:
    """A whole random game, stopped when the ordering begins."""
    sitting = plain_deal(game, seed)  # type: ignore[arg-type]  # always an Evidencia
    rng = Rng(seed)
    while sitting.state.phase < c.ABDUCT:
        seat = rng.draw(sitting.state.to_act())
        sitting.match.play_code(int(seat), int(rng.draw(sitting.state.legal(seat))))
    return sitting


def test_ev_26_the_pyramid_fills_in_order() -> None:
    sitting = plain_deal()
    rng = Rng(9)
    filled = []
    while sitting.state.phase < c.ABDUCT:
        slots = [slot for slot, card in enumerate(row_items(sitting.state.pyramid, 6)) if card != EMPTY]
        if slots not in filled:
            filled.append(slots)
        seat = rng.draw(sitting.state.to_act())
        sitting.match.play_code(int(seat), int(rng.draw(sitting.state.legal(seat))))
    assert filled == [list(range(count)) for count in range(6)]


def test_ev_26_free_lets_the_winner_pick_the_slot() -> None:
    sitting = plain_deal(FREE).play("0 juega g7", "1 juega e2", "0 toma g7", "0 piramide")
    assert sitting.match.legal_moves(0) == tuple(f"lugar {slot}" for slot in range(1, 7))
    assert sitting.play("0 lugar 6", "1 toma g1").memory(1).pyramid == ("", "", "", "", "", "g7")


def test_ev_26_free_lets_the_loser_pick_the_slot_of_the_last_card() -> None:
    sitting = plain_deal(FREE).play("0 juega g7", "1 juega e2", "0 toma g7", "0 zona", "1 toma g1")
    assert sitting.match.to_act == (1,)
    assert sitting.play("1 lugar 4").memory(1).pyramid[3] == "e2"


def test_ev_26_free_refuses_a_slot_that_is_taken() -> None:
    sitting = plain_deal(FREE).play("0 juega g7", "1 juega e2", "0 toma g7", "0 piramide", "0 lugar 6")
    sitting.play("1 toma g1")
    sitting.play("0 juega g4", "1 juega e5")
    winner = sitting.match.to_act[0]
    sitting.play(f"{winner} toma desafio", f"{winner} piramide")
    with pytest.raises(IllegalMove, match="that slot is taken"):
        sitting.play(f"{winner} lugar 6")


def test_ev_27_players_draw_until_round_4_and_play_round_6_from_one_card() -> None:
    sitting = plain_deal()
    rng = Rng(2)
    hands = {}
    while sitting.state.phase < c.ABDUCT:
        scene = sitting.scene()
        if scene.phase == "play":
            hands[scene.round] = (len(scene.hands[0]), scene.piles[0].count)
        seat = rng.draw(sitting.state.to_act())
        sitting.match.play_code(int(seat), int(rng.draw(sitting.state.legal(seat))))
    assert hands == {1: (2, 4), 2: (2, 3), 3: (2, 2), 4: (2, 1), 5: (2, 0), 6: (1, 0)}


def test_ev_28_the_own_zone_may_be_looked_at_and_the_others_shows_backs() -> None:
    sitting = won_round().play("0 toma g7", "0 zona", "1 toma g1")
    assert sitting.scene(0).zones == (("g7",), ("?gnomos",))
    assert sitting.scene(1).zones == (("?gnomos",), ("g1",))


def test_ev_28_what_both_saw_placed_is_remembered_but_not_in_sight() -> None:
    sitting = won_round().play("0 toma g7", "0 zona", "1 toma g1")
    assert sitting.memory(0).zones == (("g7",), ("g1",))
    assert sitting.scene(0).pyramid[0] == "?extraterrestres"
    assert sitting.memory(0).pyramid[0] == "e2"


def before_the_final(seed: int) -> Sitting:
    sitting = plain_deal(seed=seed)
    rng = Rng(seed)
    while sitting.state.round < 6:
        seat = rng.draw(sitting.state.to_act())
        sitting.match.play_code(int(seat), int(rng.draw(sitting.state.legal(seat))))
    return sitting


def test_ev_30_nobody_sees_the_final_challenge_before_playing() -> None:
    sitting = before_the_final(1)
    for viewer in (0, 1, None):
        assert sitting.scene(viewer).challenge == ""
        assert b"ojo" not in sitting.match.view(viewer).encode()
        assert all("ojo" not in event.facts.values() for event in sitting.match.events(viewer))


def test_ev_30_each_player_has_one_card_left() -> None:
    sitting = before_the_final(1)
    assert [len(sitting.match.legal_moves(seat)) for seat in (0, 1)] == [1, 1]


def test_ev_30_the_final_challenge_ignores_its_condition_and_takes_the_closest_value() -> None:
    number, lookup = GAME.cards.number, GAME.cards.lookup
    for seed in range(40):
        sitting = before_the_final(seed)
        played = [sitting.match.legal_moves(seat)[0] for seat in (0, 1)]
        ids = [move.split()[1] for move in played]
        far = [int(lookup.distance(number("ojo"), number(card))) for card in ids]
        sitting.play(f"0 {played[0]}", f"1 {played[1]}")
        winner = sitting.memory().rounds[5].winner
        assert winner == (None if far[0] == far[1] else far.index(min(far)))


def test_ev_31_a_final_challenge_dealt_by_chance_is_won_by_nobody() -> None:
    sitting = next(
        found for found in (random_game(seed=seed) for seed in range(200)) if row_get(found.state.won, 5) == c.DEALT
    )
    rng = Rng(1)
    while sitting.match.outcome is None:
        seat = rng.draw(sitting.state.to_act())
        sitting.match.play_code(int(seat), int(rng.draw(sitting.state.legal(seat))))
    assert [line.points for line in GAME.sheet(sitting.state)["final"].lines] == [0, 0]
