"""What a move costs at a table, without sockets and disk: microseconds to decide, to apply, and to tell every seat.

``python -m research.moves``. Random games and their rematches, the best of several.
"""

from __future__ import annotations

from time import process_time
from typing import Final

import sobremesa
from sobremesa.games.catalog import GAMES
from sobremesa.kernel.rng import Rng
from sobremesa.table.act import Entry
from sobremesa.table.acts import sit
from sobremesa.table.acts.answer import Answer
from sobremesa.table.acts.open import OpenEntry
from sobremesa.table.acts.play import Play
from sobremesa.table.acts.propose import Propose
from sobremesa.table.acts.start import Start
from sobremesa.table.host import TableHost
from sobremesa.table.settings import Settings
from sobremesa.table.table import Table
from sobremesa.wire.updates import UpdateComposer, encode

ROUNDS: Final = 4
MOVES: Final = 2000
SECRET: Final = "07" * 32
# Seats and options: random games of Euphoria do not end by themselves.
TABLES: Final[dict[str, tuple[int, dict[str, str]]]] = {
    "evidencia": (2, {}),
    "euphoria": (6, {"round_limit": "8"}),
    "codigos": (4, {}),
}


class Course:
    """A table over many games. Windows and reveals take no time."""

    def __init__(self, name: str) -> None:
        seats, options = TABLES[name]
        game = GAMES[name](seats=seats, options=options)
        host = TableHost(lambda _settings: game, ("normal",), lambda: SECRET)
        settings = Settings(name, seats, options, window_ms=0, reveal_ms=0)
        self.table = Table(OpenEntry(0, "bench", settings, SECRET), game, host)
        self.told = [0] * seats
        for seat in range(seats):
            self.do(sit.decide(self.table, sit.Sit(f"Ana {seat}", seat), key=str(seat), now=0))
        self.do(self.table.decide(0, Start("start"), 0))

    def do(self, entries: list[Entry]) -> None:
        table = self.table
        for entry in entries:
            table.apply(entry)
            composer = UpdateComposer(table, 0)
            for seat, since in enumerate(self.told):
                if since < table.seq or seat in table.prompted:
                    encode(composer.update(seat, since))
                    self.told[seat] = table.seq

    def again(self) -> None:
        """All seats agree to a rematch."""
        for seat in range(self.table.game.seats):
            given = f"{self.table.length}"
            request = Answer(given, yes=True) if seat else Propose(given, "rematch")
            self.do(self.table.decide(seat, request, 0))

    def move(self, rng: Rng) -> float:
        """Seconds for one random move and its automatic consequences."""
        table = self.table
        asked = table.seats_asked()
        assert table.match is not None
        seat = asked[rng.below(len(asked))]
        request = Play(f"{table.length}", code=int(rng.draw(table.match.state.legal(seat))))
        start = process_time()
        self.do(table.decide(seat, request, 0))
        while table.due() is not None:
            self.do(table.tick(0))
        return process_time() - start


def microseconds(name: str) -> float:
    course, rng, spent = Course(name), Rng(1), 0.0
    for _move in range(MOVES):
        if course.table.status == "over":
            course.again()
        spent += course.move(rng)
    return 1e6 * spent / MOVES


def main() -> None:
    print(f"{sobremesa.engine()}, µs a move for all seats")
    for name, (seats, _options) in TABLES.items():
        best = min(microseconds(name) for _round in range(ROUNDS))
        print(f"{name:<10} {seats} seats {best:7.1f}")


if __name__ == "__main__":
    main()
