"""How far skill goes: the levels against each other, and a level against itself with one ability removed."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import partial

from sobremesa.bots.catalog import BOTS
from sobremesa.bots.levels import LEVELS, LevelBot
from sobremesa.kernel.game import AnyGame
from sobremesa.kernel.match import Match
from sobremesa.kernel.player import Player
from sobremesa.kernel.rng import Rng
from sobremesa.kernel.seed import Seed
from sobremesa.kernel.view import AnyView, legal_moves
from sobremesa.lab.arena import ArenaGame, Maker, elo, tournament
from sobremesa.lab.metrics_reader import MetricsReader
from sobremesa.lab.statistics import WITHIN_95, Estimate, holm, share_mean, two_sided

PLAIN = "normal"
# Random games that show which kinds of moves can be chosen.
PROBES = 20


class ForgetfulBot(LevelBot):
    """Remembers nothing that it was shown."""

    def __init__(self, game: AnyGame, rng: Rng, level: str) -> None:
        super().__init__(game, rng, level)
        self.share = 0.0


class SilentBot(LevelBot):
    """Makes no claims and ignores those of others."""

    def hear(self, said: object) -> None:
        pass

    def speak(self, view: AnyView) -> str | None:  # noqa: ARG002  # it has nothing to say
        return None


class HonestBot(LevelBot):
    """Makes no claim that it knows to be false."""

    def speak(self, view: AnyView) -> str | None:
        words = super().speak(view)
        assert self.game.claims is not None
        is_lie = (
            words is not None
            and self.game.claims.truth(words, MetricsReader(self.game).metrics.remembered(view)) is False
        )
        return None if is_lie else words


class OneTrackBot(LevelBot):
    """Makes one kind of move whenever it can, and thinks only about the rest."""

    def __init__(self, game: AnyGame, rng: Rng, level: str, verb: str) -> None:
        super().__init__(game, rng, level)
        self.verb = verb

    def think(self, view: AnyView) -> int:
        chosen = super().think(view)
        wanted = [move for move in view.moves if self.game.moves[move].verb == self.verb]
        if not wanted or chosen in wanted:
            return chosen
        looks = self.player.heuristic(view)
        return max(wanted, key=lambda move: (looks[move], -move))


RESTRICTED: Mapping[str, Maker] = {
    "no-memory": partial(ForgetfulBot, level=PLAIN),
    "no-talk": partial(SilentBot, level=PLAIN),
    "no-bluff": partial(HonestBot, level=PLAIN),
    "no-look-ahead": BOTS["greedy"],
}


def restrictions(game: AnyGame) -> list[str]:
    """The abilities that can be removed in this game: talk if it has claims, memory if its bots recall."""
    found = ["no-look-ahead"]
    if game.claims is not None:
        found += ["no-talk", "no-bluff"]
    if _has_own(game, "recall"):
        found.append("no-memory")
    return found


def plans(game: AnyGame) -> Mapping[str, Maker]:
    """A bot for each optional kind of move, which makes it whenever it can."""
    return {verb: partial(OneTrackBot, level=PLAIN, verb=verb) for verb in optional_verbs(game)}


def optional_verbs(game: AnyGame) -> list[str]:
    """The kinds of moves that are legal beside another kind in some decision of a random game."""
    found: dict[str, None] = {}
    for deal in range(PROBES):
        match, rng = Match(game, Seed(deal)), Rng(deal)
        while match.to_act:
            seat = match.to_act[0]
            moves = legal_moves(match.state, seat)
            verbs = dict.fromkeys(game.moves[move].verb for move in moves)
            if len(verbs) > 1:
                found.update(verbs)
            match.make(seat, moves[rng.below(len(moves))])
    return sorted(found)


def _has_own(game: AnyGame, name: str) -> bool:
    """Whether the game's player overrides the method."""
    return getattr(type(game.player()), name) is not getattr(Player, name)


# The levels that people choose from, without the one that thinks by the clock.
LADDER = ("random", *(level for level in LEVELS if level != "experto"))
# A real step between two levels: this share of the victories against the lower one.
STEP = 0.6
ERROR = 0.05


@dataclass(frozen=True)
class Meeting:
    """The first bot's share of the victories against the second, over deals that both played from both sides. ``luck``:
    the deals that the same side won both times."""

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
    """``ladder``: each level against each lower one. ``restricted``: the plain level against itself with one ability
    removed. ``planned``: against itself with one fixed plan."""

    ladder: list[Meeting]
    restricted: list[Meeting]
    planned: list[Meeting]

    @property
    def all(self) -> list[Meeting]:
        return [*self.ladder, *self.restricted, *self.planned]

    @property
    def winning(self) -> list[str]:
        """The plans that certainly beat thinking, corrected for their number."""
        chances = holm([_chance(meeting.share) for meeting in self.planned])
        pairs = zip(self.planned, chances, strict=True)
        return [meeting.rival for meeting, p in pairs if p < ERROR and meeting.share.value < 0.5]

    @property
    def steps(self) -> int:
        """The number of steps of the ladder at which a level certainly beats the one below."""
        found = 0
        for one, other in zip(LADDER[1:], LADDER, strict=False):
            meeting = next(meet for meet in self.ladder if (meet.bot, meet.rival) == (one, other))
            found += meeting.share.low >= STEP
        return found


def skill(
    game: AnyGame, games: int, seed: int, processes: int, progress: Callable[[], None], *, with_plans: bool = False
) -> Skill:
    """With ``with_plans`` it also tests whether a single plan beats thinking."""
    ladder = [
        _meeting(game, {bot: BOTS[bot], rival: BOTS[rival]}, games, seed, processes, progress)
        for at, bot in enumerate(LADDER)
        for rival in LADDER[:at]
    ]
    restricted = [
        _meeting(game, {PLAIN: BOTS[PLAIN], name: RESTRICTED[name]}, games, seed, processes, progress)
        for name in restrictions(game)
    ]
    planned = [
        _meeting(game, {PLAIN: BOTS[PLAIN], verb: maker}, games, seed, processes, progress)
        for verb, maker in (plans(game) if with_plans else {}).items()
    ]
    return Skill(ladder, restricted, planned)


def meetings(game: AnyGame, *, with_plans: bool = False) -> int:
    """The number of pairs that play."""
    others = len(restrictions(game)) + (len(plans(game)) if with_plans else 0)
    return len(LADDER) * (len(LADDER) - 1) // 2 + others


def _meeting(
    game: AnyGame, bots: Mapping[str, Maker], games: int, seed: int, processes: int, progress: Callable[[], None]
) -> Meeting:
    one, other = bots
    played = tournament(game, bots, games // 2 * 2 or 2, seed, processes, progress)
    by_deal: dict[int, list[ArenaGame]] = {}
    for each in played:
        by_deal.setdefault(each.seed, []).append(each)
    means = [sum(map(_points, pair)) / len(pair) for pair in by_deal.values()]
    even = [float(abs(value - 0.5) < 0.01) for value in means]
    return Meeting(one, other, len(means), _mean(means), _mean(even))


def _chance(share: Estimate) -> float:
    """The probability that equal bots differ at least this much from a half."""
    deviation = share.half_width / WITHIN_95
    return two_sided((share.value - 0.5) / deviation) if deviation else float(share.value == 0.5)


def _points(played: ArenaGame) -> float:
    if not played.winners:
        return 0.5
    return sum(played.seating[seat] == 0 for seat in played.winners) / len(played.winners)


def _mean(numbers: list[float]) -> Estimate:
    """The mean of victory shares, with each deal as one observation."""
    return share_mean(sum(numbers), sum(number * number for number in numbers), len(numbers))
