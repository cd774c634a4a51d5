"""Where a bot lays its Leader tells nothing (EU-05)."""

from __future__ import annotations

from collections import Counter

from sobremesa.bots.levels import LevelBot
from sobremesa.games.euphoria.game import Euphoria
from sobremesa.kernel.bits import members
from sobremesa.kernel.rng import Rng


def test_eu_05_a_leader_lies_at_each_place_equally_often() -> None:
    game = Euphoria(4)
    at = Counter[int]()
    for seed in range(90):
        state = game.deal(Rng(seed))
        bots = [LevelBot(game, Rng(seed * 64 + seat), "normal") for seat in range(4)]
        while game.view(state, None).scene.phase == "lay":
            seat = next(iter(members(state.to_act())))
            state.play(seat, bots[seat].choose(game.view(state, seat)))
        at.update(place % 3 for place in members(state.leader))
    # 180 Leaders: a third is 60, and four standard deviations are 25.
    assert all(35 < at[place] < 85 for place in range(3))
