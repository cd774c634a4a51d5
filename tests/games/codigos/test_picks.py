"""Actions of several cards: nothing that is offered leads to a dead end (CO-24, CO-25)."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sobremesa.games.codigos.rules import constants as c
from sobremesa.games.codigos.rules.state import CodigosState
from sobremesa.kernel.bits import members
from sobremesa.kernel.rng import Rng
from tests.games.codigos.positions import GAMES

PICKING = (c.ADD, c.WHOLE)


def walk(state: CodigosState, scratch: list[CodigosState], depth: int = 0) -> int:
    """Follows every way to finish the action under way; returns how many there are."""
    if state.phase not in PICKING:
        return 1
    seat = state.current
    moves = list(members(state.legal(seat)))
    assert moves, "a dead end"
    assert depth < 6
    ways = 0
    for move in moves:
        scratch[depth].copy_from(state)
        scratch[depth].play(seat, move)
        ways += walk(scratch[depth], scratch, depth + 1)
    return ways


@pytest.mark.parametrize("seats", [2, 4])
@settings(max_examples=40)
@given(seed=st.integers(0, 2**40))
def test_every_pick_offered_leads_to_a_finished_action(seats: int, seed: int) -> None:
    game = GAMES[seats]
    rng = Rng(seed)
    state, after = game.blank(rng), game.blank(Rng(1))
    scratch = [game.blank(Rng(1)) for _ in range(7)]
    state.deal()
    while state.to_act():
        seat = state.seat_asked()
        moves = state.legal(seat)
        if state.phase == c.ACT:
            for move in members(moves & (c.LAYINGS | c.PICKINGS)):
                hidden = state.hidden(seat)
                after.copy_from(state)
                after.play(seat, move)
                assert walk(after, scratch) >= 1
                if move < c.PICK:
                    assert completed(after, scratch[6], seat) == hidden + 1
        state.play(seat, rng.draw(moves & c.LAYINGS or moves))


def completed(state: CodigosState, scratch: CodigosState, seat: int) -> int:
    """How many codes the seat has hidden once the whole code being laid is complete; none is lost on the way."""
    scratch.copy_from(state)
    while scratch.phase == c.WHOLE:
        scratch.play(seat, scratch.rng.draw(scratch.legal(seat)))
    return int(scratch.hidden(seat))
