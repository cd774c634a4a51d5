"""The spectator's view of Evidencia, worked out from the view of one seat."""

from __future__ import annotations

import pytest

from sobremesa.games.evidencia.game import Evidencia
from sobremesa.kernel.bits import members
from sobremesa.kernel.rng import Rng


@pytest.mark.parametrize("pyramid", ["in_order", "free"])
def test_each_seat_can_tell_what_a_spectator_sees(pyramid: str) -> None:
    """In every position: after cards placed by chance, exchanges and revelations too."""
    game = Evidencia(options={"pyramid": pyramid})
    player = game.player()
    rng = Rng(4)
    by_chance = 0
    for seed in range(30):
        state = game.deal(Rng(seed))
        while state.to_act():
            spectator = game.view(state, None)
            by_chance += bool(spectator.memory.dealt)
            for seat in range(2):
                assert player.spectator_view(game.view(state, seat)) == spectator
            seat = int(rng.draw(state.to_act()))
            state.play(seat, rng.draw(state.legal(seat)))
        assert player.spectator_view(game.view(state, 0)) == game.view(state, None)
    assert by_chance > 20


def test_worlds_of_a_spectator_deal_the_hand_of_the_seat_again() -> None:
    game = Evidencia()
    state = game.deal(Rng(5))
    imagination = game.imagine(game.player().spectator_view(game.view(state, 0)))
    world = game.blank(Rng(0))
    hands = set()
    for number in range(40):
        imagination.sample(Rng(number), world)
        hands.add(tuple(members(world.hand0)))
    assert len(hands) > 5
