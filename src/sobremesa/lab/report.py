"""What happens in many games of one bot against itself: how long they last, how they end, who wins, what is used.

``python -m sobremesa.lab.report euphoria --seats 4-8 --games 1000 --bot greedy``
"""

from __future__ import annotations

import argparse
import signal
import sys
from collections import Counter
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import partial
from multiprocessing import get_context
from statistics import mean, median

from sobremesa.bots.minds import MINDS
from sobremesa.games.catalog import GAMES
from sobremesa.kernel.errors import SobremesaError
from sobremesa.kernel.event import HIDDEN, Event
from sobremesa.kernel.game import AnyGame
from sobremesa.kernel.match import Match
from sobremesa.kernel.rng import Rng
from sobremesa.kernel.seed import Seed

# A fact that takes more values than this names cards or the like, and is not told apart.
MOST_VALUES = 20


@dataclass(frozen=True)
class Told:
    """One finished game as an onlooker could tell it.

    ``events`` counts kinds alone, and kinds with each value of a fact in words; ``closing`` are those of the latter
    that happened since the last turn began.
    """

    moves: int
    rounds: int
    starter: int | None
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    ending: str
    events: Counter[tuple[str, str, str]]
    closing: frozenset[tuple[str, str, str]]


class Teller:
    """Watches a game as it is played: what fades is seen by those who look in time."""

    def __init__(self) -> None:
        self.rounds = 0
        self.events: Counter[tuple[str, str, str]] = Counter()
        self.closing: set[tuple[str, str, str]] = set()

    def watch(self, events: Sequence[Event]) -> None:
        for event in events:
            if event.kind == HIDDEN:
                continue
            if "round" in event.facts or event.kind == "turn":
                self.rounds = max(self.rounds, int(event.facts.get("round", 0)))
                self.closing.clear()
            self.events[event.kind, "", ""] += 1
            for name, fact in event.facts.items():
                if isinstance(fact, str):
                    self.events[event.kind, name, fact] += 1
                    self.closing.add((event.kind, name, fact))


def tell(game: AnyGame, bot: str, seed: int) -> Told:
    """One game of the bot against itself."""
    match, teller = Match(game, Seed(seed)), Teller()
    minds = [MINDS[bot](game, Rng(seed * 64 + seat)) for seat in range(game.seats)]
    starters = match.to_act
    teller.watch(match.events(None))
    while match.to_act:
        seat = match.to_act[0]
        match.play_code(seat, minds[seat].choose(match.view(seat)))
        teller.watch(match.events(None, since=match.latest))
    outcome = match.outcome
    assert outcome is not None
    return Told(
        moves=len(match.moves),
        rounds=teller.rounds,
        starter=starters[0] if len(starters) == 1 else None,
        scores=outcome.scores,
        winners=outcome.winners,
        ending=f"{outcome.reason} ({outcome.clause})",
        events=teller.events,
        closing=frozenset(teller.closing),
    )


@dataclass(frozen=True)
class Report:
    seats: int
    told: tuple[Told, ...]

    def lines(self) -> list[str]:
        return [*self._lengths(), *self._victories(), *self._endings(), *self._events()]

    def _lengths(self) -> list[str]:
        moves, rounds = (
            sorted(numbers) for numbers in zip(*((one.moves, one.rounds) for one in self.told), strict=True)
        )
        lines = [f"games {len(self.told)}", _spread("moves", moves)]
        return [*lines, _spread("rounds", rounds)] if rounds[-1] else lines

    def _victories(self) -> list[str]:
        """A shared victory counts in parts."""
        games = len(self.told)
        won = [
            sum((seat in one.winners) / len(one.winners) for one in self.told if one.winners)
            for seat in range(self.seats)
        ]
        lines = ["victories by seat: " + " ".join(f"{100 * share / games:.1f} %" for share in won)]
        began = [one for one in self.told if one.starter is not None and one.winners]
        if began:
            share = sum((one.starter in one.winners) / len(one.winners) for one in began) / len(began)
            lines.append(f"victories of the starter: {100 * share:.1f} %")
        points = [score for one in self.told for score in one.scores]
        if any(points):
            best = mean(max(one.scores) for one in self.told)
            lines.append(f"points a seat: {mean(points):.2f}, the best {best:.2f}")
        return lines

    def _endings(self) -> list[str]:
        endings = Counter(one.ending for one in self.told)
        return [f"ended by {ending}: {100 * count / len(self.told):.1f} %" for ending, count in endings.most_common()]

    def _events(self) -> list[str]:
        games = len(self.told)
        events = sum((one.events for one in self.told), Counter[tuple[str, str, str]]())
        closing = Counter(happened for one in self.told for happened in one.closing)
        values = Counter((kind, name) for kind, name, _value in events if name)
        lines = ["events a game:"]
        for (kind, name, value), count in sorted(events.items()):
            if not name:
                lines.append(f"  {kind:<30} {count / games:>8.2f}")
            elif 1 < values[kind, name] <= MOST_VALUES:
                share = 100 * count / events[kind, "", ""]
                last = 100 * closing[kind, name, value] / games
                shares = f"{share:>6.1f} %, in the last turn of {last:.1f} %"
                what = f"{name} {value or '-'}"
                lines.append(f"    {what:<28} {count / games:>8.2f} {shares}")
        return lines


def _spread(what: str, numbers: list[int]) -> str:
    """Of sorted numbers."""
    most = numbers[int(0.9 * (len(numbers) - 1))]
    return (
        f"{what}: median {median(numbers):g}, mean {mean(numbers):.1f}, nine in ten within {most}, most {numbers[-1]}"
    )


def report(game: AnyGame, bot: str, games: int, seed: int = 0, processes: int = 1) -> Report:
    play = partial(tell, game, bot)
    seeds = range(seed, seed + games)
    if processes == 1:
        return Report(game.seats, tuple(play(number) for number in seeds))
    with ProcessPoolExecutor(processes, mp_context=get_context("spawn")) as pool:
        return Report(game.seats, tuple(pool.map(play, seeds, chunksize=10)))


def main(arguments: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(prog="python -m sobremesa.lab.report", description=__doc__)
    parser.add_argument("game", choices=sorted(GAMES))
    parser.add_argument("--seats", help="4, or 4-8; by default all that the game allows", default="")
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--bot", choices=sorted(MINDS), default="greedy")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    parser.add_argument("--processes", type=int, default=1)
    given = parser.parse_args(arguments)
    if min(given.games, given.processes) < 1:
        parser.error("--games and --processes are at least 1")
    try:
        tables = _tables(given.game, given.seats, given.option)
    except ValueError as problem:
        parser.error(str(problem))
    except SobremesaError as problem:
        parser.error(problem.say("en"))
    for game in tables:
        print(f"{game.about.name}, {game.seats} seats, {given.bot}")
        found = report(game, given.bot, given.games, given.seed, given.processes)
        print(*(f"  {line}" for line in found.lines()), sep="\n", flush=True)
    return 0


def _tables(name: str, seats: str, options: Sequence[str]) -> list[AnyGame]:
    """The game at every number of seats asked for; raises a ``ValueError`` or a ``SobremesaError``."""
    kind = GAMES[name]
    pairs = [option.partition("=") for option in options]
    for option, sign, _value in pairs:
        if not sign:
            raise ValueError(f"--option {option}: it is written NAME=VALUE")
    first, _, last = (seats or f"{kind.about.seat_counts[0]}-{kind.about.seat_counts[-1]}").partition("-")
    if not (first.isdecimal() and (last or first).isdecimal()) or int(last or first) < int(first):
        raise ValueError(f"--seats {seats}: it is written 4, or 4-8")
    chosen = {option: value for option, _sign, value in pairs}
    return [kind(count, chosen) for count in range(int(first), int(last or first) + 1)]


if __name__ == "__main__":
    signal.signal(signal.SIGPIPE, signal.SIG_DFL)  # who reads the first lines only may close the pipe
    sys.exit(main(sys.argv[1:]))
