"""Measures live tables. ``python -m research.tables`` runs everything but the soak and prints the table of wanted
figures; ``python -m research.tables compare games`` runs only these parts. ``--quick`` is for a trial.

``compare``   two-seat tables beside boardgame.io, in memory and durable, and Colyseus
``games``     Evidencia with 2 seats, Euphoria with 6, Códigos with 4
``crowd``     Euphoria with 8 seats and 10 spectators
``postgres``  PostgreSQL instead of SQLite
``scale``     from one table to a thousand
``idle``      idle seats (``--seats``)
``soak 30``   rematches for this many minutes
"""

from __future__ import annotations

import argparse
import asyncio
import os
import signal
import sys
from dataclasses import replace

import uvloop

import sobremesa
from research.tables import rows, staying
from research.tables.figures import Figures
from research.tables.rounds import Plan
from research.tables.servers import raise_file_limit

PARTS = ("compare", "games", "crowd", "postgres", "scale", "idle")
QUICK = Plan(rounds=1, seconds=1.0, warm_up=1.0, tables=20, sizes=(1, 10, 50), seats=200, minutes=0.2)
BUSY = 0.5


def read() -> tuple[list[str], Plan]:
    usual = Plan()
    parser = argparse.ArgumentParser(
        prog="python -m research.tables", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("parts", nargs="*", metavar="part", help="all but the soak, if none is named")
    parser.add_argument("--quick", action="store_true", help="a second a row: to try it, not to measure")
    parser.add_argument("--rounds", type=int, help=f"there and back, usually {usual.rounds}")
    parser.add_argument("--seconds", type=float, help=f"a turn, usually {usual.seconds:g}")
    parser.add_argument("--warm-up", type=float, help=f"seconds, usually {usual.warm_up:g}")
    parser.add_argument("--tables", type=int, help=f"usually {usual.tables}")
    parser.add_argument("--seats", type=int, help=f"idle ones, usually {usual.seats:,}")
    given = vars(parser.parse_args())
    words, plan = given.pop("parts"), QUICK if given.pop("quick") else usual
    for word in words:
        if word.isdigit():
            plan = replace(plan, minutes=float(word))
        elif word not in (*PARTS, "soak"):
            parser.error(f"no such part: {word} (there are {', '.join(PARTS)}, soak)")
    parts = [word for word in words if not word.isdigit()] or list(PARTS)
    return parts, replace(plan, **{name: value for name, value in given.items() if value is not None})


async def measure(parts: list[str], plan: Plan) -> None:
    figures = Figures(plan)
    if "compare" in parts:
        figures.compare(await rows.compare(plan))
    if "games" in parts:
        figures.games(await rows.games(plan))
    if "crowd" in parts:
        figures.crowd(await rows.crowd(plan))
    if "postgres" in parts:
        figures.postgres(await rows.postgres(plan))
    if "scale" in parts:
        figures.scale(*await rows.scale(plan))
    if "idle" in parts:
        figures.idle(await staying.idle(plan))
    if "soak" in parts:
        await staying.soak(plan)
    if set(parts) != {"soak"}:
        figures.show()


def main() -> None:
    parts, plan = read()
    raise_file_limit()
    # A signal stops the servers too.
    signal.signal(signal.SIGTERM, lambda _signal, _frame: sys.exit(1))
    before = os.getloadavg()[0]
    if before > BUSY:
        print(f"This machine is busy (load {before:.1f}): ratios say little, and times less.\n")
    if sobremesa.engine() != "compiled":
        print(
            "The engine is interpreted here, which is too slow to serve with: run `make install` with a C compiler.\n"
        )
    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        runner.run(measure(parts, plan))


if __name__ == "__main__":
    main()
