"""The one list of bots."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from sobremesa.bots.bot import Bot
from sobremesa.bots.greedy_bot import GreedyBot
from sobremesa.bots.levels import LEVELS, LevelBot
from sobremesa.bots.random_bot import RandomBot
from sobremesa.kernel.game import AnyGame
from sobremesa.kernel.rng import Rng

BOTS: dict[str, Callable[[AnyGame, Rng], Bot]] = {
    "random": RandomBot,
    "greedy": GreedyBot,
    **{level: partial(LevelBot, level=level) for level in LEVELS},
}
