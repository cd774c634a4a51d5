from __future__ import annotations

from typing import cast

from sobremesa.games.codigos.player.heuristic import MoveJudge
from sobremesa.games.codigos.player.plan import ROOM, lacking, promise
from sobremesa.games.codigos.rules.state import CodigosState
from sobremesa.kernel.match import Match
from sobremesa.kernel.rng import Rng
from sobremesa.kernel.seed import Seed
from tests.games.codigos.positions import GAMES, Sitting


def test_what_a_code_lacks_is_what_a_seat_would_count() -> None:
    """The search counts on states, the heuristic on views."""
    game, rng, compared = GAMES[2], Rng(7), 0
    for seed in range(12):
        match = Match(game, Seed(seed))
        while match.to_act:
            seat = match.to_act[0]
            state, judge = cast(CodigosState, match.state), MoveJudge(game.cards, match.view(seat).scene, seat)
            now = judge.now
            if now.code is not None:
                counted = lacking(state.lookup, state.exposed(seat), state.held(seat))
                assert counted == judge.lacking(now.code, now.held, now.laid)
                compared += 1
            match.play_code(seat, int(rng.draw(state.legal(seat))))
    assert compared > 100


def test_a_joker_that_was_laid_leaves_nothing_to_want() -> None:
    """It stands for a symbol that is held as well: the code is complete, as it is without the card too many."""
    complete, too_many = (
        cast(CodigosState, Sitting(held, exposed={0: "g1 comodin1"}).match.state) for held in ("c1", "c1 t1")
    )
    for state in (complete, too_many):
        assert lacking(state.lookup, state.exposed(0), state.held(0)) == 0
    promised = [promise(state.lookup, state.held(0), state.exposed(0)) for state in (complete, too_many)]
    assert promised[1] > promised[0] - ROOM
