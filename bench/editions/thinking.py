"""One edition's side of a duel: plays along with the referee, and thinks when it is asked.

The referee starts this file with the Python of the edition that it wants to hear (``thinking.py 0.2`` for seconds of
processor time a move), so it uses only what all editions have. It is told the deal and everything that was played; the
minds are handed views of that, as always. A line in, a line out:

- ``deal evidencia 2 17``: game, seats, seed; answered by the seats that are to act.
- ``ask 1``: a seat; answered by its move, the seconds it took, and what it wants to claim.
- ``play 1 5``, ``claim 1 team 0 euphoria``: what happened; answered by the seats that are to act.
"""

from __future__ import annotations

import sys
from dataclasses import replace
from time import process_time

from sobremesa.bots import thinker
from sobremesa.bots.levels import LevelMind
from sobremesa.games.catalog import GAMES
from sobremesa.kernel.match import Match
from sobremesa.kernel.rng import Rng
from sobremesa.kernel.seed import Seed

LEVEL = "experto"


class Side:
    """A match, and a mind for every seat of it."""

    def __init__(self, name: str, seats: int, seed: int, seconds: float) -> None:
        game = GAMES[name](seats=seats)
        self.match = Match(game, Seed(seed))
        self.minds = [LevelMind(game, Rng(seed * 64 + seat), LEVEL) for seat in range(seats)]
        for mind in self.minds:
            mind.effort = replace(mind.effort, seconds=seconds)

    def asked(self, seat: int) -> str:
        view, mind = self.match.view(seat), self.minds[seat]
        start = process_time()
        mind.hear(self.match.claims)
        words = mind.speak(view)
        move = mind.choose(view)
        return f"{move} {process_time() - start:.6f} {words or ''}"

    def to_act(self) -> str:
        return " ".join(str(seat) for seat in self.match.to_act)


def main() -> None:
    seconds = float(sys.argv[1])
    # Others may be busy on this machine: what a bot thinks is counted by the processor.
    thinker.monotonic = process_time  # type: ignore[attr-defined]
    side: Side | None = None
    for line in sys.stdin:
        word, *rest = line.split()
        if word == "deal":
            side = Side(rest[0], int(rest[1]), int(rest[2]), seconds)
            answer = side.to_act()
        else:
            assert side is not None
            seat = int(rest[0])
            if word == "ask":
                answer = side.asked(seat)
            else:
                if word == "play":
                    side.match.play_code(seat, int(rest[1]))
                else:
                    side.match.claim(seat, " ".join(rest[1:]))
                answer = side.to_act()
        print(answer, flush=True)


if __name__ == "__main__":
    main()
