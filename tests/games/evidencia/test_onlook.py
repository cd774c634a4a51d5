"""What everybody knows of Evidencia, told from what one seat sees."""

from __future__ import annotations

import pytest

from sobremesa.games.evidencia.game import Evidencia
from sobremesa.kernel.bits import members
from sobremesa.kernel.rng import Rng


@pytest.mark.parametrize("pyramid", ["in_order", "free"])
def test_each_seat_can_tell_what_a_spectator_sees(pyramid: str) -> None:
    """In every position, whatever chance placed, exchanged or revealed."""
    game = Evidencia(options={"pyramid": pyramid})
    rng = Rng(4)
    by_chance = 0
    for seed in range(30):
        state = game.deal(Rng(seed))
        while state.to_act():
            onlooker = game.view(state, None)
            by_chance += bool(onlooker.memory.dealt)
            for seat in range(2):
                assert game.onlook(game.view(state, seat)) == onlooker
            seat = int(rng.draw(state.to_act()))
            state.play(seat, rng.draw(state.legal(seat)))
        assert game.onlook(game.view(state, 0)) == game.view(state, None)
    assert by_chance > 20


def test_worlds_of_a_spectator_deal_the_hand_of_the_seat_anew() -> None:
    game = Evidencia()
    state = game.deal(Rng(5))
    imagination = game.imagine(game.onlook(game.view(state, 0)))
    world = game.blank(Rng(0))
    hands = set()
    for number in range(40):
        imagination.sample(Rng(number), world)
        hands.add(tuple(members(world.hand0)))
    assert len(hands) > 5
