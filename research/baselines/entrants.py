"""The rows of the table of baselines: random, greedy, every level, the self-taught agent, and external bots."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial

from research.baselines.net import Net
from research.baselines.self_play import SelfTaught
from research.ladder import counting
from sobremesa.bots.catalog import BOTS
from sobremesa.bots.external_bot import maker
from sobremesa.bots.levels import LEVELS
from sobremesa.kernel.game import AnyGame
from sobremesa.lab.arena import Maker

# The worlds of experto, which otherwise thinks by the clock.
EXPERT_WORLDS = {"evidencia": 3000, "codigos": 1000, "euphoria": 1500}
# Slow bots by game: fewer of their games are played.
SLOW = {
    "evidencia": ("greedy", "experto"),
    "codigos": ("dificil", "experto"),
    "euphoria": ("dificil", "experto"),
}


@dataclass(frozen=True)
class Entrant:
    """``worlds`` is the number imagined for a move; 0 for a bot that imagines none or does not say."""

    name: str
    maker: Maker
    worlds: int
    slow: bool


def entrants(game: AnyGame, net: Net | None, guests: list[str]) -> Iterator[Entrant]:
    """``net`` is the network learned by self-play, None without one."""
    name = game.about.name
    for bot in ("random", "greedy"):
        yield Entrant(bot, BOTS[bot], 0, bot in SLOW[name])
    for level in LEVELS:
        worlds = min(LEVELS[level].effort_in(game).iterations, EXPERT_WORLDS[name])
        yield Entrant(level, partial(counting, level=level, worlds=worlds), worlds, level in SLOW[name])
    if net is not None:
        yield Entrant("self-taught", partial(SelfTaught, net=net), 0, slow=False)
    for guest in guests:
        yield Entrant(guest.rpartition(":")[2], maker(guest), 0, slow=True)
