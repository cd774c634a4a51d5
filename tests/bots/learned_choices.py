"""Run as ``python -m tests.bots.learned_choices``: what bots choose by what they learned, for comparing engines."""

from __future__ import annotations

import sobremesa
from sobremesa.bots.search_bot import Effort, SearchBot
from sobremesa.games.evidencia.game import Evidencia
from sobremesa.kernel.match import Match
from sobremesa.kernel.rng import Rng
from sobremesa.kernel.seed import Seed

WORLDS, STEPS = 40, 12


def choices() -> str:
    """Every opinion of the first moves, to the last bit of its worth."""
    game = Evidencia()
    match = Match(game, Seed(4))
    found: list[str] = []
    for step in range(STEPS):
        seat = match.to_act[0]
        opinions = SearchBot(game, Rng(step), Effort(WORLDS, seconds=600)).opinions(match.view(seat))
        found += [f"{opinion.move}:{opinion.visits}:{opinion.worth.hex()}" for opinion in opinions]
        match.play_code(seat, opinions[0].move)
    return " ".join(found)


if __name__ == "__main__":
    print(sobremesa.engine())
    print(choices())
