"""The one list of bots."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from sobremesa.bots.greedy import GreedyMind
from sobremesa.bots.levels import LEVELS, LevelMind
from sobremesa.bots.mind import Mind
from sobremesa.bots.random_mind import RandomMind
from sobremesa.kernel.game import AnyGame
from sobremesa.kernel.rng import Rng

MINDS: dict[str, Callable[[AnyGame, Rng], Mind]] = {
    "random": RandomMind,
    "greedy": GreedyMind,
    **{level: partial(LevelMind, level=level) for level in LEVELS},
}
