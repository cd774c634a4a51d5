"""``python -m research.versions FOLDER``: this version against the one whose built ``src`` folder is named.

Sides change on every deal, and both think by iterations, so a run always prints the same. The milliseconds of processor
time show whether the times were equal; ``--other-worlds`` adjusts the other version's worlds. With ``--think 0.2`` both
think for this many seconds of processor time a move, at every level. Visible mistakes are counted for both.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path
from time import time

from research.blunders.__main__ import judge_of
from research.learned import interval
from research.teams import split
from research.versions.mistakes import Mistakes
from research.versions.other import Follower
from sobremesa.bots.levels import LEVELS
from sobremesa.games.catalog import GAMES
from sobremesa.kernel.bits import members
from sobremesa.lab.arena import ArenaGame, pairings, standings

THIS, OTHER = 0, 1


@dataclass(frozen=True)
class Sides:
    """How each version thinks."""

    game: str
    seats: int
    level: str
    worlds: tuple[int, int]
    think: float


class Peer:
    """The other version, in its process."""

    def __init__(self, source: Path) -> None:
        path = os.pathsep.join([str(source.resolve()), str(Path.cwd())])
        self.process = subprocess.Popen(
            [sys.executable, "-m", "research.versions.other"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            env={**os.environ, "PYTHONPATH": path},
        )

    def tell(self, *facts: object) -> None:
        assert self.process.stdin is not None
        self.process.stdin.write(json.dumps(facts) + "\n")
        self.process.stdin.flush()

    def ask(self, seat: int) -> tuple[str | None, int, float]:
        assert self.process.stdout is not None
        self.tell("asked", seat)
        words, move, seconds = json.loads(self.process.stdout.readline())
        return words, move, seconds

    def close(self) -> None:
        self.process.communicate()


def play_game(sides: Sides, peer: Peer, pair: tuple[int, int], seed: int, mistakes: Mistakes) -> ArenaGame:
    own = Follower(sides.game, sides.seats, seed, sides.level, sides.worlds[THIS], sides.think)
    peer.tell("deal", sides.game, sides.seats, seed, sides.level, sides.worlds[OTHER], sides.think)
    match = own.match
    seating = tuple(pair[side] for side in match.game.player().matchup(match.state))
    seconds, decisions = [0.0] * sides.seats, [0] * sides.seats
    while match.to_act:
        seat = match.to_act[0]
        is_own = seating[seat] == THIS
        words, move, took = (own if is_own else peer).ask(seat)
        mistakes.look(seating[seat], match.view(seat), move)
        seconds[seat] += took
        decisions[seat] += 1
        if words is not None:
            # The version that was asked has already made the claim in its own match.
            if is_own:
                peer.tell("said", seat, words)
            else:
                own.follow("said", seat, words)
        own.follow("played", seat, move)
        peer.tell("played", seat, move)
    winners = tuple(members(match.state.winners()))
    return ArenaGame(seed, seating, winners, tuple(seconds), tuple(decisions), match.game.reason(match.state))


def share_of(played: ArenaGame) -> float:
    """This version's share of the victory."""
    if not played.winners:
        return 0.5
    return sum(played.seating[seat] == THIS for seat in played.winners) / len(played.winners)


def main() -> None:
    words = argparse.ArgumentParser(prog="research.versions")
    words.add_argument("other", type=Path, help="the src folder of the other version")
    words.add_argument("--game", choices=sorted(GAMES), default="euphoria")
    words.add_argument("--seats", type=int, default=6)
    words.add_argument("--level", choices=list(LEVELS), default="dificil")
    words.add_argument("--worlds", type=int, default=6_000)
    words.add_argument("--other-worlds", type=int)
    words.add_argument("--think", type=float, default=0.0)
    words.add_argument("--games", type=int, default=100)
    words.add_argument("--seed", type=int, default=1)
    words.add_argument("--seconds", type=float, default=1e9, help="no new pair of games after this time")
    asked = words.parse_args()
    sides = Sides(asked.game, asked.seats, asked.level, (asked.worlds, asked.other_worlds or asked.worlds), asked.think)
    peer, end = Peer(asked.other), time() + asked.seconds
    found: list[ArenaGame] = []
    mistakes = Mistakes(judge_of(GAMES[asked.game](seats=asked.seats)))
    for pair, seed in pairings(2, asked.games, asked.seed):
        if pair == (THIS, OTHER) and len(found) > 2 and time() > end:
            break
        found.append(play_game(sides, peer, pair, seed, mistakes))
    peer.close()
    low, high = interval([share_of(played) for played in found])
    this, other = standings(["this", "other"], found)
    print(
        f"{asked.game} {asked.seats}, {asked.level}: {this.share:.1%} [{low:.1%}, {high:.1%}] of {len(found)} games, "
        f"{this.milliseconds:.2f} and {other.milliseconds:.2f} ms of processor time a move"
    )
    for line in split(asked.game, ["this", "other"], found):
        print(line)
    for version, name in ((THIS, "this"), (OTHER, "other")):
        print(f"{name:<5} {mistakes.line(version)}")


if __name__ == "__main__":
    main()
