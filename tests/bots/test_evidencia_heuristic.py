"""The first impression that Evidencia's moves make."""

from __future__ import annotations

from collections import Counter

import pytest

from sobremesa.games.evidencia.game import Evidencia
from sobremesa.games.evidencia.player.heuristic import Board, BoardJudge
from sobremesa.games.evidencia.rules import constants as c
from sobremesa.games.evidencia.view import PHASES
from sobremesa.kernel.bits import EMPTY_ROW, bit, members, set_of
from sobremesa.kernel.match import Match
from sobremesa.kernel.rng import Rng
from sobremesa.kernel.seed import Seed


@pytest.mark.parametrize("pyramid", ["in_order", "free"])
def test_every_move_is_judged_in_every_phase(pyramid: str) -> None:
    game = Evidencia(options={"pyramid": pyramid})
    rng = Rng(3)
    judged: Counter[str] = Counter()
    for seed in range(12):
        state = game.deal(Rng(seed))
        while state.to_act():
            seat = int(rng.draw(state.to_act()))
            view = game.view(state, seat)
            if judged[view.scene.phase] < 3:
                assert tuple(game.player().heuristic(view)) == view.moves
                judged[view.scene.phase] += 1
            state.play(seat, rng.draw(state.legal(seat)))
    free_only = {"winner_slot", "loser_slot"}
    assert set(judged) == set(PHASES) - {"over"} - (free_only if pyramid == "in_order" else set())


def test_a_spectator_has_no_heuristic() -> None:
    game = Evidencia()
    assert game.player().heuristic(game.view(game.deal(Rng(1)), None)) == {}


def test_worlds_that_look_alike_are_judged_alike() -> None:
    """Nothing but the view is judged: a world imagined from it gives the same likings."""
    game = Evidencia()
    state = game.deal(Rng(11))
    view = game.view(state, 0)
    world = game.blank(Rng(0))
    game.imagine(view).sample(Rng(99), world)
    assert game.whereabouts(world) != game.whereabouts(state)
    assert game.player().heuristic(game.view(world, 0)) == game.player().heuristic(view)


def test_ev_44_the_likings_of_the_next_card_are_parts_of_the_best_mix() -> None:
    game = Evidencia()
    match = Match(game, Seed(7))
    while match.view(0).scene.phase != "order":
        seat = match.to_act[0]
        match.play(seat, match.legal_moves(seat)[0])
    liking = game.player().heuristic(match.view(0))
    assert sum(liking.values()) == pytest.approx(1)
    assert min(liking.values()) >= 0


def test_ev_24_the_winner_likes_to_complete_a_series_better_than_to_give_its_last_card_away() -> None:
    """The three open cards are taken or sent; taking into the zone what the zone lacks looks best."""
    game = Evidencia()
    judge = BoardJudge(game.cards.lookup, game.counting, seat=0)
    number = game.cards.number
    zone = set_of([number("g1"), number("ig2")])  # 1 and 2: a 3 makes a series, a 9 does not
    empty = Board((int(zone), 0), int(EMPTY_ROW), face_up=-1, spent=0)
    with_three = empty.in_zone(0, int(bit(number("i3")))).in_zone(1, int(bit(number("i9"))))
    with_nine = empty.in_zone(0, int(bit(number("i9")))).in_zone(1, int(bit(number("i3"))))
    assert judge.standing(with_three) > judge.standing(with_nine)


def test_abduction_is_used_when_the_base_holds_what_completes_the_row() -> None:
    """The exchange is judged by what each card of the base would bring (EV-41)."""
    game = Evidencia()
    used = 0
    for seed in range(40):
        state = game.blank(Rng(seed))
        state.deal()
        rng = Rng(seed)
        while state.phase != c.ABDUCT and state.phase != c.OVER:
            seat = int(rng.draw(state.to_act()))
            state.play(seat, rng.draw(state.legal(seat)))
        for seat in members(state.to_act()):
            view = game.view(state, seat)
            if c.REVEAL_BASE in view.moves:
                liking = game.player().heuristic(view)
                used += liking[c.REVEAL_BASE] > liking[c.DECLINE]
    assert used >= 5
