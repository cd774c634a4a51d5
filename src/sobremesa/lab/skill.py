"""How far skill goes: the levels against each other, and a level against itself with one hand tied."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import partial

from sobremesa.bots.levels import LevelMind
from sobremesa.bots.minds import MINDS
from sobremesa.kernel.game import AnyGame
from sobremesa.kernel.player import Player
from sobremesa.kernel.rng import Rng
from sobremesa.kernel.view import AnyView
from sobremesa.lab.arena import Maker, Played, tournament
from sobremesa.lab.statistics import Estimate, mean

# What people choose from and what thinks by worlds, not by the clock.
LADDER = ("random", "facil", "normal", "dificil")
PLAIN = "normal"
# A step that is worth the name: so much of the victories against the one below.
STEP = 0.6


class ForgetfulMind(LevelMind):
    """Remembers nothing of what it was shown."""

    def __init__(self, game: AnyGame, rng: Rng, level: str) -> None:
        super().__init__(game, rng, level)
        self.share = 0.0


class SilentMind(LevelMind):
    """Says nothing, and hears nothing."""

    def hear(self, said: object) -> None:
        pass

    def speak(self, view: AnyView) -> str | None:  # noqa: ARG002  # it has nothing to say
        return None


RESTRICTED: Mapping[str, Maker] = {
    "no-memory": partial(ForgetfulMind, level=PLAIN),
    "no-talk": partial(SilentMind, level=PLAIN),
    "no-look-ahead": MINDS["greedy"],
}


@dataclass(frozen=True)
class Meeting:
    """The first bot's part of the victories against the second, over deals that both played from both sides.
    ``luck``: of the deals, those that the same side won whoever played it."""

    bot: str
    rival: str
    deals: int
    share: Estimate
    luck: Estimate


@dataclass(frozen=True)
class Skill:
    ladder: list[Meeting]
    restricted: list[Meeting]

    @property
    def steps(self) -> int:
        """How many times in a row a level certainly beats the one below by a step."""
        found = 0
        for one, other in zip(LADDER[1:], LADDER, strict=False):
            meeting = next(meet for meet in self.ladder if (meet.bot, meet.rival) == (one, other))
            found += meeting.share.low >= STEP
        return found


def skill(game: AnyGame, games: int, seed: int, processes: int, progress: Callable[[], None]) -> Skill:
    """Restricted play is asked only of what the game has: talk where there are claims, memory where bots recall."""
    ladder = [
        _meeting(game, {bot: MINDS[bot], rival: MINDS[rival]}, games, seed, processes, progress)
        for at, bot in enumerate(LADDER)
        for rival in LADDER[:at]
    ]
    restricted = [
        _meeting(game, {PLAIN: MINDS[PLAIN], name: RESTRICTED[name]}, games, seed, processes, progress)
        for name in restrictions(game)
    ]
    return Skill(ladder, restricted)


def restrictions(game: AnyGame) -> list[str]:
    """What can be taken from a bot in this game."""
    found = ["no-look-ahead"]
    if game.claims is not None:
        found.append("no-talk")
    if _has_own(game, "recall"):
        found.append("no-memory")
    return found


def _has_own(game: AnyGame, name: str) -> bool:
    """Whether the game's player says more than every player does."""
    return getattr(type(game.player()), name) is not getattr(Player, name)


def meetings(game: AnyGame) -> int:
    """How many pairs of bots meet."""
    return len(LADDER) * (len(LADDER) - 1) // 2 + len(restrictions(game))


def _meeting(
    game: AnyGame, bots: Mapping[str, Maker], games: int, seed: int, processes: int, progress: Callable[[], None]
) -> Meeting:
    one, other = bots
    played = tournament(game, bots, games // 2 * 2 or 2, seed, processes, progress)
    by_deal: dict[int, list[Played]] = {}
    for each in played:
        by_deal.setdefault(each.seed, []).append(each)
    means = [sum(map(_points, pair)) / len(pair) for pair in by_deal.values()]
    even = [float(abs(value - 0.5) < 0.01) for value in means]
    return Meeting(one, other, len(means), _mean(means), _mean(even))


def _points(played: Played) -> float:
    if not played.winners:
        return 0.5
    return sum(played.seating[seat] == 0 for seat in played.winners) / len(played.winners)


def _mean(numbers: list[float]) -> Estimate:
    return mean(sum(numbers), sum(number * number for number in numbers), len(numbers))
