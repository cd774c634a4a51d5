"""CO-50 to CO-55: the end."""

from __future__ import annotations

import pytest

from sobremesa.bots.playout import play_randomly
from sobremesa.games.codigos.game import Codigos
from sobremesa.kernel.rng import Rng
from tests.games.codigos.positions import GAMES, Sitting

G1 = "g1 c1 t1"
AFTER_REVEAL = Codigos(seats=4, options={"reuse": "after_reveal"})


def limited(turns: int) -> Codigos:
    return Codigos(options={"turn_limit": str(turns)})


def four(*held: str, game: Codigos | None = None, **position: object) -> Sitting:
    return Sitting(*(*held, "", "", "", "")[:4], game=game or GAMES[4], **position)  # type: ignore[arg-type]


# CO-50: the deck is finished.


def test_co_50_the_last_card_drawn_fills_its_slot_and_the_last_reveal_begins() -> None:
    sitting = Sitting("a9", "c4", deck="a10", hidden={1: G1}).play("0 toma 2")
    assert sitting.scene.offer[1] == "a10"
    assert (sitting.scene.reveal, sitting.match.to_act) == ("final", (1,))


def test_co_50_an_action_left_over_is_lost_and_the_game_is_over() -> None:
    sitting = Sitting("a9", "c4", deck="a10", hidden={1: G1}).play("0 toma 2", "1 da vuelta")
    assert sitting.match.to_act == ()
    assert sitting.match.outcome is not None
    assert sitting.match.outcome.clause == "CO-50"


def test_co_50_the_current_player_reveals_first() -> None:
    sitting = Sitting("a9", "c4", deck="a10", hidden={0: "g2 c2 t2", 1: G1}).play("0 toma 2")
    assert sitting.match.to_act == (0,)


def test_co_50_a_reveal_card_drawn_last_holds_its_own_reveal_first() -> None:
    sitting = Sitting("a9", "c4", deck="revelen1", hidden={1: G1}).play("0 toma 2")
    assert sitting.scene.reveal == "first_card"
    sitting.play("1 da vuelta")
    assert sitting.match.outcome is not None
    assert [event["cause"] for event in sitting.told("reveal")] == ["final"]


def test_co_50_without_hidden_codes_the_game_just_ends() -> None:
    assert Sitting("a9", "c4", deck="a10").play("0 toma 2").match.outcome is not None


def test_co_50_a_card_that_replaces_a_lost_joker_does_not_finish_the_deck() -> None:
    sitting = Sitting("a9", "c4", offer="g9 comodin1 t9", deck="a10", done=1).play("0 soldado 2")
    assert sitting.match.outcome is None
    assert sitting.deck() == {"comodin1"}


# CO-51: four players reuse the discard pile.


def test_co_51_after_reveal_everybody_reveals_then_the_pile_becomes_the_deck() -> None:
    sitting = four("a9", deck="a10", pile="t8 t7", hidden={1: G1}, game=AFTER_REVEAL).play("0 toma 2")
    assert sitting.scene.reveal == "reuse"
    sitting.play("1 da vuelta")
    assert sitting.scene.reused
    assert sitting.deck() == {"c1", "t9", "t8", "t7"}
    assert sitting.memory.pile == ("t1",)


def test_co_51_play_goes_on_with_the_action_left_over() -> None:
    sitting = four("a9", deck="a10", pile="t8 t7").play("0 toma 2")
    assert (sitting.match.to_act, sitting.scene.done) == ((0,), 1)


def test_co_51_by_default_at_once_there_is_no_reveal() -> None:
    sitting = four("a9", deck="a10", pile="t8 t7", hidden={1: G1}).play("0 toma 2")
    assert sitting.scene.reveal == ""
    assert sitting.deck() == {"t8", "t7"}
    assert len(sitting.scene.hidden[1]) == 1


@pytest.mark.parametrize("game", [GAMES[4], AFTER_REVEAL], ids=["at_once", "after_reveal"])
def test_co_51_the_new_deck_has_no_reveal_card(game: Codigos) -> None:
    sitting = four("a9", deck="a10", pile="t8", mixed="revelen1 t7", game=game).play("0 toma 2")
    assert sitting.deck() == {"t8", "t7"}
    assert sitting.memory.set_aside == ("revelen1",)


@pytest.mark.parametrize("game", [GAMES[4], AFTER_REVEAL], ids=["at_once", "after_reveal"])
def test_co_51_with_nothing_but_reveal_cards_under_the_top_the_game_ends(game: Codigos) -> None:
    sitting = four("a9", deck="a10", mixed="revelen1", game=game).play("0 toma 2")
    assert sitting.match.outcome is not None
    assert (sitting.scene.reused, sitting.memory.set_aside) == (False, ())


@pytest.mark.parametrize("game", [GAMES[4], AFTER_REVEAL], ids=["at_once", "after_reveal"])
def test_co_51_the_second_time_the_game_ends(game: Codigos) -> None:
    sitting = four("a9", deck="a10", pile="t8 t7", game=game)
    sitting.state.reused = 1
    assert sitting.play("0 toma 2").match.outcome is not None


def test_co_51_the_codes_revealed_then_fill_the_pile_for_the_new_deck() -> None:
    sitting = four("a9", deck="a10", hidden={1: G1}, game=AFTER_REVEAL).play("0 toma 2", "1 da vuelta")
    assert sitting.deck() == {"c1", "t9"}


@pytest.mark.parametrize("seats", [2, 3])
def test_co_51_fewer_players_do_not_reuse_it(seats: int) -> None:
    sitting = Sitting("a9", "c4", game=GAMES[seats], deck="a10", pile="t8 t7").play("0 toma 2")
    assert sitting.match.outcome is not None


# CO-52: the score.


def test_co_52_medals_and_extras_minus_codes_given_up() -> None:
    sitting = Sitting("", "c4", exposed={0: "g5 c2"}, hidden={0: G1}, deck="a10")
    sitting.play("0 descarta codigo", "0 toma 2").recite(0, "granada casco tanque")
    assert sitting.match.outcome is not None
    assert sitting.match.outcome.scores == (0, 0)


def test_co_52_an_exposed_code_left_incomplete_counts_nothing() -> None:
    sitting = Sitting("a9", "", exposed={0: "g5 c2 t2"}, deck="a10").play("0 toma 2")
    assert sitting.match.outcome is not None
    assert sitting.match.outcome.scores == (0, 0)


def test_co_52_most_points_win() -> None:
    outcome = Sitting("a9", "", deck="a10", hidden={1: G1}).play("0 toma 2", "1 da vuelta").match.outcome
    assert outcome is not None
    assert (outcome.scores, outcome.winners, outcome.reason) == ((0, 2), (1,), "points")


def test_co_52_a_tie_is_shared() -> None:
    outcome = Sitting("a9", "", deck="a10").play("0 toma 2").match.outcome
    assert outcome is not None
    assert (outcome.winners, outcome.reason) == ((0, 1), "shared")


# CO-53: the turn limit.


def test_co_53_turns_without_a_card_drawn_end_the_game() -> None:
    sitting = Sitting("g1", "g2", game=limited(2), hidden={1: "a1 g3 c3"})
    sitting.play("0 expone 1", "0 soldado 2", "1 expone 1", "1 soldado 1")
    assert (sitting.scene.reveal, sitting.match.to_act) == ("limit", (1,))
    outcome = sitting.play("1 da vuelta").match.outcome
    assert outcome is not None
    assert (outcome.clause, outcome.scores) == ("CO-53", (0, 2))


def test_co_53_the_last_turns_player_reveals_first() -> None:
    sitting = Sitting("g1", "g2", game=limited(1), hidden={0: G1, 1: "a1 g3 c3"})
    assert sitting.play("0 expone 1", "0 soldado 2").match.to_act == (0,)


def test_co_53_a_card_drawn_begins_the_count_anew() -> None:
    sitting = Sitting("g1", "g2", game=limited(2))
    sitting.play("0 expone 1", "0 soldado 2", "1 toma 1", "1 soldado 3", "0 toma 1", "0 soldado 1")
    assert sitting.match.outcome is None
    assert sitting.scene.idle == 0


def test_co_53_a_reveal_card_counts_as_drawn() -> None:
    sitting = Sitting("a9", "g2", coming="revelen1", game=limited(1)).play("0 toma 2", "0 soldado 2")
    assert sitting.match.outcome is None


def test_co_53_the_replacement_of_a_lost_joker_counts_as_drawn() -> None:
    sitting = Sitting("g1", "g2", offer="g9 comodin1 t9", deck="a10 g10", game=limited(1), done=1)
    assert sitting.play("0 soldado 2").match.outcome is None


def test_co_53_a_card_of_the_discard_pile_does_not_count() -> None:
    sitting = Sitting("g1", "g2", pile="t8 t7", game=limited(1)).play("0 toma 3", "0 soldado 2")
    assert sitting.match.outcome is not None


def test_co_53_there_is_no_reuse_then() -> None:
    game = Codigos(seats=4, options={"turn_limit": "1"})
    sitting = four("g1", pile="t8 t7", game=game, done=1).play("0 soldado 2")
    assert sitting.match.outcome is not None
    assert not sitting.scene.reused


def test_co_53_none_sets_no_limit() -> None:
    sitting = Sitting("g1", "g2", game=Codigos(options={"turn_limit": "none"}))
    for _ in range(60):
        sitting.state.idle += 1
    assert sitting.play("0 expone 1", "0 soldado 2").match.outcome is None


# CO-55: what falls due first.


def test_co_55_reveals_end_before_the_finished_deck_is_looked_at() -> None:
    sitting = four("a9", deck="revelen1", pile="t8", hidden={1: G1}).play("0 toma 2")
    assert sitting.scene.reveal == "first_card"
    sitting.play("1 da vuelta")
    # CO-49, then CO-51 (no seat has a code left to reveal), then the slot is refilled from the new deck.
    assert sitting.memory.set_aside == ("revelen1",)
    assert sitting.scene.offer[1] in ("t9", "t8", "c1", "t1")


def test_co_55_a_finished_deck_comes_before_the_refill() -> None:
    sitting = Sitting("a9", "c4", deck="revelen1").play("0 toma 2")
    assert sitting.match.outcome is not None
    assert sitting.scene.offer[1] == ""


def test_co_55_a_joker_under_the_soldier_is_looked_for_when_all_slots_are_filled() -> None:
    sitting = Sitting("a9", "c4", coming="revelen2", deck="a10 g10", hidden={0: "g1 c1 comodin1"}, soldier=3)
    sitting.state.reveals_drawn = 1
    sitting.play("0 toma 2").recite(0, "granada casco tanque")
    kinds = [event.kind for event in sitting.match.events(0, since=sitting.match.latest)]
    assert kinds[:5] == ["shown", "revealed", "set_aside", "turned_up", "lost_joker"]


def test_co_55_the_refill_comes_before_the_next_action() -> None:
    sitting = Sitting("g1", "c1", coming="a10", done=1).play("0 toma 2")
    kinds = [event.kind for event in sitting.match.events(0, since=sitting.match.latest)]
    assert kinds == ["took", "turned_up", "turn"]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_thousand_random_games_end(seats: int) -> None:
    for options in ({}, {"turn_limit": "none"}):
        state = Codigos(seats=seats, options=options).blank(Rng(seats))
        rng = Rng(seats + 10)
        for _ in range(1000):
            state.deal()
            play_randomly(state, rng)
            assert state.to_act() == 0
