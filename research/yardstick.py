"""``python -m research.yardstick``: how far each level is from unbeatable, on reduced games that can be walked whole.

The table has the exploitability of every level and of some amounts of thinking in between (utilities from -1 to 1) with
95 % intervals: of the whole policy, in all situations that the bot's own choices can reach; and of its sealed choices
alone, with the rest played as solved. A picture shows both by worlds a move. Bots think by iterations, so a run always
prints the same. ``--only small`` leaves out the medium game; ``--long`` asks more often, also where it is costly.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from time import process_time

from research.exploitability_plot import Line, as_svg
from sobremesa.bots.bot import Bot
from sobremesa.bots.levels import LEVELS, LevelBot
from sobremesa.bots.search_bot import Effort, SearchBot
from sobremesa.exact.play import exploitability
from sobremesa.exact.yardstick import Exploitability, Maker, Yardstick
from sobremesa.games.evidencia.reduced import ReducedEvidencia
from sobremesa.kernel.game import AnyGame
from sobremesa.kernel.rng import Rng

# By the clock experto thinks more. But a whole policy takes thousands of situations, and no two runs by the clock would
# be alike.
EXPERT_WORLDS = 20_000
UNHURRIED = 1e9


def at_level(game: AnyGame, rng: Rng, level: str) -> Bot:
    """A level that thinks by iterations."""
    bot = LevelBot(game, rng, level)
    bot.effort = Effort(min(bot.effort.iterations, EXPERT_WORLDS), UNHURRIED)
    return bot


def thinking(game: AnyGame, rng: Rng, worlds: int) -> Bot:
    return SearchBot(game, rng, Effort(worlds, UNHURRIED))


@dataclass(frozen=True)
class Samples:
    """How often a bot is asked in every situation: for the whole policy, and at sealed choices; 0 for never."""

    whole: int
    sealed: int


# By reduction and worlds a move. Below 5,000 worlds a bot plays one move each time, so it is asked more often.
THINKING = {
    "small": {
        **dict.fromkeys((8, 50, 200, 600, 2_000), Samples(12, 12)),
        5_000: Samples(4, 8),
        20_000: Samples(2, 6),
        100_000: Samples(0, 3),
    },
    # Its sealed choices occur in every round, and the solved policy is not best play off the solution's path: alone
    # they would mean nothing.
    "medium": {
        8: Samples(1, 0),
        **dict.fromkeys((50, 600), Samples(2, 0)),
        5_000: Samples(1, 0),
        20_000: Samples(1, 0),
        100_000: Samples(0, 0),
    },
}
# The fewest questions with ``--long``.
LONG = {"small": Samples(2, 6), "medium": Samples(2, 0)}


@dataclass(frozen=True)
class Row:
    """A bot on a reduced game."""

    bot: str
    worlds: int
    maker: Maker
    samples: Samples


def rows(reduction: str, *, is_long: bool) -> Iterator[Row]:
    named = {min(level.effort.iterations, EXPERT_WORLDS): level.name for level in LEVELS.values()}
    for worlds, samples in THINKING[reduction].items():
        more = LONG[reduction] if is_long else Samples(0, 0)
        asked = Samples(max(samples.whole, more.whole), max(samples.sealed, more.sealed))
        if asked == Samples(0, 0):
            continue
        if worlds in named:
            yield Row(named[worlds], worlds, partial(at_level, level=named[worlds]), asked)
        else:
            yield Row("", worlds, partial(thinking, worlds=worlds), asked)


def format_row(game: str, row: Row, whole: Exploitability | None, sealed: Exploitability | None) -> str:
    parts = [f"{game:<8} {row.bot:<8} {row.worlds:>8,}"]
    for reading, samples in ((whole, row.samples.whole), (sealed, row.samples.sealed)):
        if reading is None:
            parts.append(f"{'not asked':>22} {'':>12}")
        else:
            parts.append(f"{interval(reading)} {reading.situations:>7,} x {samples:<2}")
    return " ".join(parts)


def interval(found: Exploitability) -> str:
    return f"{found.value:>7.3f} [{found.low:.3f}, {found.high:.3f}]"


def measure(name: str, *, is_long: bool) -> dict[str, Line]:
    """Prints the rows of a reduction and returns its lines for the picture."""
    stick = Yardstick(ReducedEvidencia(name))
    solved = exploitability(stick.tree, stick.solution())
    print(f"{name:<8} chance {stick.uniform():.3f}, solved by CFR+ {solved:.4f}", flush=True)
    whole: dict[int, Exploitability] = {}
    sealed: dict[int, Exploitability] = {}
    for row in rows(name, is_long=is_long):
        start = process_time()
        found = stick.read(row.maker, row.samples.whole) if row.samples.whole else None
        alone = stick.read_sealed(row.maker, row.samples.sealed) if row.samples.sealed else None
        for line, reading in ((whole, found), (sealed, alone)):
            if reading is not None:
                line[row.worlds] = reading
        print(f"{format_row(name, row, found, alone)} {process_time() - start:>5.0f} s", flush=True)
    lines: dict[str, Line] = {f"{name}, whole policy": whole, f"{name}, sealed choices": sealed}
    return {what: line for what, line in lines.items() if line}


def main() -> None:
    words = argparse.ArgumentParser(prog="research.yardstick")
    words.add_argument("--only", choices=list(THINKING))
    words.add_argument("--long", action="store_true")
    words.add_argument("--out", type=Path, default=Path("exploitability.svg"))
    asked = words.parse_args()
    print(
        f"{'game':<8} {'bot':<8} {'worlds':>8} {'whole policy, 95 %':>22} {'asked':>12} "
        f"{'sealed choices, 95 %':>22} {'asked':>12}"
    )
    lines: dict[str, Line] = {}
    for name in [asked.only] if asked.only else THINKING:
        lines |= measure(name, is_long=asked.long)
    asked.out.write_text(as_svg("The search on reduced games of Evidencia: exploitability", lines), encoding="utf-8")
    print(asked.out)


if __name__ == "__main__":
    main()
