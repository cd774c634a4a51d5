"""What happens in many games: how long they last, how they end, who wins, and how often each thing occurs.

Run as ``python -m sobremesa.lab.happenings codigos --seats 3 --bot greedy --games 1000``.
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import partial
from statistics import mean, quantiles

from sobremesa.bots.minds import MINDS
from sobremesa.games.catalog import GAMES
from sobremesa.kernel.event import HIDDEN
from sobremesa.kernel.game import Game
from sobremesa.kernel.match import Match
from sobremesa.kernel.rng import Rng
from sobremesa.kernel.seed import Seed
from sobremesa.lab.arena import Maker

# A fact that takes more values than this names cards or the like, and is not told apart.
MOST_VALUES = 8


@dataclass
class Happenings:
    """The games played so far, counted. ``events`` counts kinds alone and kinds with each value of a fact."""

    seats: int
    decisions: list[int] = field(default_factory=list)
    scores: list[tuple[int, ...]] = field(default_factory=list)
    victories: list[float] = field(default_factory=list)  # by seat, a shared one in parts
    starters: list[float] = field(default_factory=list)  # the starter's share of each victory
    clauses: Counter[str] = field(default_factory=Counter)
    events: Counter[tuple[str, str, str]] = field(default_factory=Counter)

    def __post_init__(self) -> None:
        self.victories = [0.0] * self.seats

    def watch(self, game: Game, maker: Maker, seed: int) -> None:
        """Plays one game, the same bot in every seat, and counts what an onlooker is told."""
        match = Match(game, Seed(seed))
        minds = [maker(game, Rng(seed * 64 + seat)) for seat in range(game.seats)]
        starters = match.to_act
        self._count(match)
        while match.to_act:
            seat = match.to_act[0]
            match.play_code(seat, minds[seat].choose(match.view(seat)))
            self._count(match)
        outcome = match.outcome
        assert outcome is not None
        self.decisions.append(len(match.moves))
        self.scores.append(outcome.scores)
        self.clauses[outcome.clause] += 1
        for winner in outcome.winners:
            self.victories[winner] += 1 / len(outcome.winners)
        if len(starters) == 1 and outcome.winners:
            self.starters.append((starters[0] in outcome.winners) / len(outcome.winners))

    def _count(self, match: Match) -> None:
        for event in match.events(None, since=match.latest):
            if event.kind != HIDDEN:
                self.events[event.kind, "", ""] += 1
                for name, fact in event.facts.items():
                    if isinstance(fact, str):
                        self.events[event.kind, name, fact] += 1

    def lines(self) -> list[str]:
        games = len(self.decisions)
        points = [score for scores in self.scores for score in scores]
        low, _, high = quantiles(self.decisions, n=4)
        lines = [
            f"games {games}, decisions a game {mean(self.decisions):.1f} (half between {low:.0f} and {high:.0f})",
            f"points a seat {mean(points):.2f}, the winner's {mean(max(scores) for scores in self.scores):.2f}",
            "victories by seat " + " ".join(f"{100 * won / games:.1f} %" for won in self.victories),
        ]
        if self.starters:
            lines.append(f"victories of the starter {100 * sum(self.starters) / games:.1f} %")
        lines.append("ended by " + ", ".join(f"{clause} {100 * n / games:.1f} %" for clause, n in self.clauses.items()))
        lines.append("events a game:")
        return lines + self._event_lines(games)

    def _event_lines(self, games: int) -> list[str]:
        values = Counter((kind, name) for kind, name, _ in self.events if name)
        lines = []
        for (kind, name, value), count in sorted(self.events.items()):
            if not name:
                lines.append(f"  {kind:<24} {count / games:>8.2f}")
            elif 1 < values[kind, name] <= MOST_VALUES:
                share = 100 * count / self.events[kind, "", ""]
                lines.append(f"    {name} {value or '-':<20} {count / games:>8.2f} {share:>6.1f} %")
        return lines


def happenings(game: Game, maker: Maker, games: int, seed: int) -> Happenings:
    found = Happenings(game.seats)
    for number in range(games):
        found.watch(game, maker, seed + number)
    return found


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="sobremesa.lab.happenings", description=__doc__)
    parser.add_argument("game", choices=GAMES)
    parser.add_argument("--seats", type=int)
    parser.add_argument("--bot", choices=MINDS, default="greedy")
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    chosen = parser.parse_args(arguments)
    options = dict(option.split("=", 1) for option in chosen.option)
    game = GAMES[chosen.game](seats=chosen.seats, options=options)
    maker: Maker = partial(MINDS[chosen.bot])
    print("\n".join(happenings(game, maker, chosen.games, chosen.seed).lines()))


if __name__ == "__main__":
    main()
