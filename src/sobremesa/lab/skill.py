"""How far skill goes: the levels against each other, and a level against itself with one hand tied."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from sobremesa.bots.levels import LEVELS
from sobremesa.bots.minds import MINDS
from sobremesa.kernel.game import AnyGame
from sobremesa.lab.arena import Maker, Played, elo, tournament
from sobremesa.lab.restricted import PLAIN, RESTRICTED, plans, restrictions
from sobremesa.lab.statistics import WITHIN_95, Estimate, holm, share_mean, two_sided

# What people choose from and what thinks by worlds, not by the clock.
LADDER = ("random", *(level for level in LEVELS if level != "experto"))
# A step that is worth the name: so much of the victories against the one below.
STEP = 0.6
ERROR = 0.05


@dataclass(frozen=True)
class Meeting:
    """The first bot's part of the victories against the second, over deals that both played from both sides.
    ``luck``: of the deals, those that the same side won whoever played it."""

    bot: str
    rival: str
    deals: int
    share: Estimate
    luck: Estimate

    @property
    def elo(self) -> float:
        return elo(self.share.value, 2 * self.deals)


@dataclass(frozen=True)
class Skill:
    """``ladder``: each level against each below. ``restricted``: the plain level against itself with one hand tied.
    ``planned``: against itself with one idea."""

    ladder: list[Meeting]
    restricted: list[Meeting]
    planned: list[Meeting]

    @property
    def all(self) -> list[Meeting]:
        return [*self.ladder, *self.restricted, *self.planned]

    @property
    def winning(self) -> list[str]:
        """The ideas that certainly beat thinking, corrected for there being many of them."""
        chances = holm([_chance(meeting.share) for meeting in self.planned])
        pairs = zip(self.planned, chances, strict=True)
        return [meeting.rival for meeting, p in pairs if p < ERROR and meeting.share.value < 0.5]

    @property
    def steps(self) -> int:
        """How many times in a row a level certainly beats the one below by a step."""
        found = 0
        for one, other in zip(LADDER[1:], LADDER, strict=False):
            meeting = next(meet for meet in self.ladder if (meet.bot, meet.rival) == (one, other))
            found += meeting.share.low >= STEP
        return found


def skill(
    game: AnyGame, games: int, seed: int, processes: int, progress: Callable[[], None], *, with_plans: bool = False
) -> Skill:
    """``with_plans``: whether one idea beats all others is asked, too."""
    ladder = [
        _meeting(game, {bot: MINDS[bot], rival: MINDS[rival]}, games, seed, processes, progress)
        for at, bot in enumerate(LADDER)
        for rival in LADDER[:at]
    ]
    restricted = [
        _meeting(game, {PLAIN: MINDS[PLAIN], name: RESTRICTED[name]}, games, seed, processes, progress)
        for name in restrictions(game)
    ]
    planned = [
        _meeting(game, {PLAIN: MINDS[PLAIN], verb: maker}, games, seed, processes, progress)
        for verb, maker in (plans(game) if with_plans else {}).items()
    ]
    return Skill(ladder, restricted, planned)


def meetings(game: AnyGame, *, with_plans: bool = False) -> int:
    """How many pairs of bots meet."""
    others = len(restrictions(game)) + (len(plans(game)) if with_plans else 0)
    return len(LADDER) * (len(LADDER) - 1) // 2 + others


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


def _chance(share: Estimate) -> float:
    """How likely a share at least this far from a half is between equals."""
    deviation = share.half_width / WITHIN_95
    return two_sided((share.value - 0.5) / deviation) if deviation else float(share.value == 0.5)


def _points(played: Played) -> float:
    if not played.winners:
        return 0.5
    return sum(played.seating[seat] == 0 for seat in played.winners) / len(played.winners)


def _mean(numbers: list[float]) -> Estimate:
    """Of parts of a victory, a deal at a time."""
    return share_mean(sum(numbers), sum(number * number for number in numbers), len(numbers))
