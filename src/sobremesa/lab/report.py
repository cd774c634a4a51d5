"""A report on many games of one bot against itself: how long, who wins and how, and what was used.

``python -m sobremesa.lab.report euphoria --seats 4-8 --games 1000 --mind greedy``
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from functools import partial
from statistics import median

from sobremesa.bots.minds import MINDS
from sobremesa.games.catalog import GAMES
from sobremesa.kernel.game import Game
from sobremesa.kernel.match import Match
from sobremesa.kernel.rng import Rng
from sobremesa.kernel.seed import Seed


@dataclass(frozen=True)
class Told:
    """One finished game as an onlooker could tell it."""

    moves: int
    rounds: int
    reason: str
    winners: int
    events: Counter[str]  # by kind, and by kind and the card named in it
    closing: frozenset[str]  # the cards named in the last turn


@dataclass
class Report:
    told: list[Told] = field(default_factory=list)

    def lines(self) -> list[str]:
        games = len(self.told)
        rounds = sorted(game.rounds for game in self.told)
        most = rounds[int(0.9 * (games - 1))]
        lines = [
            f"games {games}, moves {sum(game.moves for game in self.told) / games:.1f} a game",
            f"rounds: median {median(rounds):g}, nine in ten within {most}, longest {rounds[-1]}",
        ]
        reasons = Counter(game.reason for game in self.told)
        lines += [f"  {reason:<18} {100 * count / games:5.1f} %" for reason, count in reasons.most_common()]
        events: Counter[str] = Counter()
        closing: Counter[str] = Counter()
        for game in self.told:
            events.update(game.events)
            closing.update(game.closing)
        for name, count in sorted(events.items()):
            last = f", in the last turn of {100 * closing[name] / games:.1f} %" if closing[name] else ""
            lines.append(f"  {name:<28} {count / games:7.2f} a game{last}")
        return lines


def tell(game: Game, mind: str, seed: int) -> Told:
    """One game of the mind against itself."""
    match = Match(game, Seed(seed))
    minds = [MINDS[mind](game, Rng(seed * 64 + seat)) for seat in range(game.seats)]
    while match.to_act:
        seat = match.to_act[0]
        match.play_code(seat, minds[seat].choose(match.view(seat)))
    outcome = match.outcome
    assert outcome is not None
    events: Counter[str] = Counter()
    closing: set[str] = set()
    rounds = 0
    for event in match.events(None):
        rounds = max(rounds, int(event.facts.get("round", 0)))
        if "round" in event.facts:
            closing = set()
        card = event.facts.get("artifact")
        name = f"{event.kind} {card}" if isinstance(card, str) and card else event.kind
        events[name] += 1
        if name != event.kind:
            closing.add(name)
    return Told(len(match.moves), rounds, outcome.reason, len(outcome.winners), events, frozenset(closing))


def report(game: Game, mind: str, games: int, seed: int = 0, processes: int = 1) -> Report:
    play = partial(tell, game, mind)
    seeds = range(seed, seed + games)
    if processes == 1:
        return Report([play(number) for number in seeds])
    with ProcessPoolExecutor(processes) as pool:
        return Report(list(pool.map(play, seeds, chunksize=10)))


def main(arguments: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(prog="python -m sobremesa.lab.report", description=__doc__)
    parser.add_argument("game", choices=sorted(GAMES))
    parser.add_argument("--seats", help="4, or 4-8; by default all that the game allows")
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--mind", choices=sorted(MINDS), default="greedy")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--option", action="append", default=[], help="name=value")
    parser.add_argument("--processes", type=int, default=1)
    given = parser.parse_args(arguments)
    kind = GAMES[given.game]
    first, _, last = (given.seats or f"{kind.seat_counts[0]}-{kind.seat_counts[-1]}").partition("-")
    options = dict(pair.split("=", 1) for pair in given.option)
    for seats in range(int(first), int(last or first) + 1):
        print(f"{given.game}, {seats} seats, {given.mind}")
        found = report(kind(seats, options), given.mind, given.games, given.seed, given.processes)
        print(*(f"  {line}" for line in found.lines()), sep="\n", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
