"""Who wins and loses together (EU-10, EU-11, EU-60 to EU-64)."""

from __future__ import annotations

from sobremesa.games.euphoria.game import Euphoria
from sobremesa.kernel.bits import members
from sobremesa.kernel.rng import Rng
from sobremesa.kernel.view import legal_moves


def test_winners_are_a_whole_side_and_whoever_wins_alone_is_one() -> None:
    game, rng = Euphoria(5), Rng(7)
    reasons = set()
    for number in range(80):
        state = game.deal(Rng(number))
        while (outcome := game.outcome(state)) is None:
            seat = next(members(state.to_act()))
            moves = legal_moves(state, seat)
            state.play(seat, moves[rng.below(len(moves))])
        sides = outcome.sides
        reasons.add(outcome.reason)
        if outcome.winners:
            together = {seat for seat in range(5) if sides[seat] == sides[outcome.winners[0]]}
            assert together == set(outcome.winners)
    assert {"euphoria", "subterra"} <= reasons
    assert reasons & {"anarchist_leads", "both_leaders"}
