"""This edition's experto against another's, at equal processor time a move.

``python -m bench.editions evidencia --other OTHER/.venv/bin/python --seconds 0.2 --games 60``, where OTHER is a copy of
another commit, built. Each edition thinks in a process of its own, about the same deals with sides changed; both play
along, and have to agree on whose turn it is after every move. The interval is of pairs of games, which share a deal.
"""

from __future__ import annotations

import argparse
import subprocess
import sys
from pathlib import Path
from time import time

from bench.learned import interval, points
from sobremesa.games.catalog import GAMES
from sobremesa.kernel.bits import members
from sobremesa.kernel.match import Match
from sobremesa.kernel.seed import Seed
from sobremesa.lab.arena import Played, pairings, standings

THINKING = Path(__file__).with_name("thinking.py")


class Edition:
    """A process that thinks as its edition does."""

    def __init__(self, python: str, seconds: float) -> None:
        self.process = subprocess.Popen(
            [python, str(THINKING), str(seconds)], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )

    def told(self, line: str) -> str:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(line + "\n")
        self.process.stdin.flush()
        answer = self.process.stdout.readline()
        if not answer:
            message = f"{self.process.args!r} ended after: {line}"
            raise RuntimeError(message)
        return answer.strip()

    def end(self) -> None:
        assert self.process.stdin is not None
        self.process.stdin.close()
        self.process.wait()


def play(name: str, seats: int, editions: list[Edition], pair: tuple[int, int], seed: int) -> Played:
    game = GAMES[name](seats=seats)
    match = Match(game, Seed(seed))
    seating = tuple(pair[side] for side in game.player().sides(match.state))
    seconds, decisions = [0.0] * seats, [0] * seats
    _all_told(editions, match, f"deal {name} {seats} {seed}")
    while match.to_act:
        seat = match.to_act[0]
        move, spent, *words = editions[seating[seat]].told(f"ask {seat}").split()
        seconds[seat] += float(spent)
        decisions[seat] += 1
        if words:
            match.claim(seat, " ".join(words))
            _all_told(editions, match, f"claim {seat} {' '.join(words)}")
        match.play_code(seat, int(move))
        _all_told(editions, match, f"play {seat} {move}")
    winners = tuple(members(match.state.winners()))
    return Played(seed, seating, winners, tuple(seconds), tuple(decisions), game.reason(match.state))


def _all_told(editions: list[Edition], match: Match, line: str) -> None:
    expected = " ".join(str(seat) for seat in match.to_act)
    for edition in editions:
        found = edition.told(line)
        if found != expected:
            message = f"after {line!r}: to act are {expected!r}, for {edition.process.args!r} {found!r}"
            raise RuntimeError(message)


def main() -> None:
    words = argparse.ArgumentParser(prog="bench.editions")
    words.add_argument("game", choices=sorted(GAMES))
    words.add_argument("--other", required=True, help="the Python of the other edition")
    words.add_argument("--seats", type=int)
    words.add_argument("--seconds", type=float, default=0.2)
    words.add_argument("--games", type=int, default=60)
    words.add_argument("--seed", type=int, default=7000)
    words.add_argument("--at-most", type=float, default=1e9, help="no new pair of games after this many seconds")
    asked = words.parse_args()
    seats = asked.seats or GAMES[asked.game].about.seat_counts[0]
    editions = [Edition(python, asked.seconds) for python in (sys.executable, asked.other)]
    end = time() + asked.at_most
    found: list[Played] = []
    for at, (pair, seed) in enumerate(pairings(2, asked.games, asked.seed)):
        if at % 2 == 0 and at > 2 and time() > end:
            break
        found.append(play(asked.game, seats, editions, pair, seed))
    for edition in editions:
        edition.end()
    low, high = interval([points(played) for played in found])
    this, other = standings(["this", "other"], found)
    print(
        f"{asked.game} {seats}: this edition won {this.share:.1%} [{low:.1%}, {high:.1%}] of {this.games} games "
        f"at {asked.seconds} s a move; {this.milliseconds:.0f} and {other.milliseconds:.0f} ms of processor time a move"
    )


if __name__ == "__main__":
    main()
