"""``make yardstick``: how far each level is from unbeatable, and what a rival gains who learns its habits.

The table has the exploitability of every level on the reduced games (utilities from -1 to 1) with 95 % intervals: of
all it does, and of its sealed choices alone, the rest being played as solved. Then the same by how much a bot thinks,
and a picture of that. Levels think by iterations, so a run always prints the same. ``--quick`` leaves out the medium
game.
"""

from __future__ import annotations

import argparse
from dataclasses import dataclass
from functools import partial
from pathlib import Path

from bench.exploitability_plot import as_svg
from sobremesa.bots.levels import LEVELS, LevelMind
from sobremesa.bots.mind import Mind
from sobremesa.bots.thinker import Effort, SearchMind
from sobremesa.games.evidencia.reduced import ReducedEvidencia
from sobremesa.kernel.game import AnyGame
from sobremesa.kernel.rng import Rng
from sobremesa.lab.exact_play import exploitability
from sobremesa.lab.statistics import Estimate
from sobremesa.lab.yardstick import Maker, Reading, Yardstick

# What experto comes to in its time here; by the clock, no two runs would be alike.
EXPERT_WORLDS = 20_000
UNHURRIED = 1e9


def at_level(game: AnyGame, rng: Rng, level: str) -> Mind:
    """A level that thinks by iterations."""
    mind = LevelMind(game, rng, level)
    mind.effort = Effort(min(mind.effort.iterations, EXPERT_WORLDS), UNHURRIED)
    return mind


def thinking(game: AnyGame, rng: Rng, worlds: int) -> Mind:
    return SearchMind(game, rng, Effort(worlds, UNHURRIED))


@dataclass(frozen=True)
class Row:
    """A bot on a reduced game, and how often it is asked in every situation."""

    game: str
    bot: str
    maker: Maker
    samples: int


def rows(quick: bool) -> list[Row]:
    found = [Row("small", level, partial(at_level, level=level), 2 if level == "experto" else 6) for level in LEVELS]
    if not quick:
        found += [Row("medium", level, partial(at_level, level=level), 2) for level in ("normal", "dificil")]
    return found


# Worlds a move, and how often each situation is asked.
THINKING = {50: 8, 200: 8, 600: 8, 2_000: 4, 5_000: 3, 20_000: 2}


def told(game: str, bot: str, whole: Reading, sealed: Reading | None) -> str:
    parts = [f"{game:<8} {bot:<14}", interval(whole.found), f"{whole.situations:>7,}"]
    return " ".join(parts if sealed is None else [*parts, interval(sealed.found)])


def interval(found: Estimate) -> str:
    return f"{found.value:>7.3f} [{found.low:.3f}, {found.high:.3f}]"


def main() -> None:
    words = argparse.ArgumentParser(prog="bench.yardstick")
    words.add_argument("--quick", action="store_true")
    words.add_argument("--out", type=Path, default=Path("docs/exploitability.svg"))
    asked = words.parse_args()
    sticks = {name: Yardstick(ReducedEvidencia(name)) for name in (("small",) if asked.quick else ("small", "medium"))}
    small = sticks["small"]
    print(f"{'game':<8} {'bot':<14} {'whole policy, 95 %':>22} {'asked':>7} {'sealed choices, 95 %':>22}")
    for name, stick in sticks.items():
        print(f"{name:<8} {'chance':<14} {stick.uniform():>7.3f}")
    print(f"{'small':<8} {'solved (CFR+)':<14} {exploitability(small.tree, small.solution()):>7.3f}", flush=True)
    for row in rows(asked.quick):
        stick = sticks[row.game]
        # To solve the medium game takes longer than all the rest.
        sealed = stick.read_sealed(row.maker, row.samples) if stick is small else None
        print(told(row.game, row.bot, stick.read(row.maker, row.samples), sealed), flush=True)
    whole, sealed_alone = {}, {}
    for worlds, samples in THINKING.items():
        maker = partial(thinking, worlds=worlds)
        reading, of_sealed = small.read(maker, samples), small.read_sealed(maker, samples)
        whole[worlds], sealed_alone[worlds] = reading.found, of_sealed.found
        print(told("small", f"{worlds:,} worlds", reading, of_sealed), flush=True)
    asked.out.write_text(as_svg(whole, sealed_alone), encoding="utf-8")
    print(asked.out)


if __name__ == "__main__":
    main()
