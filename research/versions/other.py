"""One version of the bots behind a pipe: it follows its own match and answers for its seats.

A line is a list: ``["deal", game, seats, seed, level, worlds, think]``, ``["said", seat, words]``, ``["played", seat,
code]``, and ``["asked", seat]``, which is answered by ``[words, code, seconds]``. Both versions deal alike, so they
exchange claims and moves only.
"""

from __future__ import annotations

import json
import sys
from time import process_time
from typing import Any

from research.ladder import counting, timed_level
from sobremesa.bots.bot import Bot
from sobremesa.games.catalog import GAMES
from sobremesa.kernel.match import Match
from sobremesa.kernel.rng import Rng
from sobremesa.kernel.seed import Seed


class Follower:
    """A match with a bot for each seat; a seat that is never asked costs nothing."""

    def __init__(self, name: str, seats: int, seed: int, level: str, worlds: int, think: float) -> None:
        """``think``: seconds of processor time a move; 0 to think by worlds."""
        game = GAMES[name](seats=seats)
        self.match = Match(game, Seed(seed))
        chance = [Rng(seed * 64 + seat) for seat in range(seats)]
        self.players: list[Bot] = [
            timed_level(game, rng, level, think) if think else counting(game, rng, level, worlds) for rng in chance
        ]

    def follow(self, what: str, seat: int, fact: Any) -> None:
        """Another seat's claim (``said``) or move (``played``)."""
        if what == "said":
            self.match.claim(seat, fact)
        else:
            self.match.play_code(seat, fact)

    def ask(self, seat: int) -> tuple[str | None, int, float]:
        """The seat's claim, which is made here at once, its move, and the seconds of processor time."""
        view = self.match.view(seat)
        start = process_time()
        bot = self.players[seat]
        bot.hear(self.match.claims)
        words = bot.speak(view)
        if words is not None:
            self.match.claim(seat, words)
            bot.hear(self.match.claims)
        move = bot.choose(view)
        return words, move, process_time() - start


def main() -> None:
    follower: Follower | None = None
    for line in sys.stdin:
        what, *facts = json.loads(line)
        if what == "deal":
            follower = Follower(*facts)
        elif follower is not None and what == "asked":
            print(json.dumps(follower.ask(*facts)), flush=True)
        elif follower is not None:
            follower.follow(what, *facts)


if __name__ == "__main__":
    main()
