"""What stays in memory: idle seats, and tables that are played at for long."""

from __future__ import annotations

import asyncio
import time

from research.tables import ours
from research.tables.ours import Kind
from research.tables.processor import memory_mb
from research.tables.rounds import Plan
from research.tables.servers import our_server, raise_file_limit

MOST_GROWTH = 0.05
SOAK_TABLES = 20
# Between two moves at a table: much faster than people, but leaving processor time for others.
SOAK_PAUSE = 0.05
FILES_BESIDE_SEATS = 200


async def idle(plan: Plan) -> float:
    """Kilobytes for each connected seat of a dealt table without moves."""
    most = raise_file_limit() - FILES_BESIDE_SEATS
    if plan.seats > most:
        print(f"Only {most:,} of {plan.seats:,} seats: this system lets a process open no more files.")
    tables = min(plan.seats, most) // 2
    with our_server() as running:
        # The first table loads what all others share.
        first = await ours.field_of(running.address, running.process, 1, Kind())
        await asyncio.sleep(1)
        before = memory_mb(running.process)
        field = await ours.field_of(running.address, running.process, tables, Kind())
        await asyncio.sleep(3)
        after = memory_mb(running.process)
        for one in (first, field):
            one.close()
    each = 1024 * (after - before) / (2 * tables)
    print(f"{2 * tables:,} idle seats: {after:.0f} MB, {before:.0f} before; {each:.1f} kB a seat\n", flush=True)
    return each


async def soak(plan: Plan) -> None:
    """Plays game after game at the same tables for this long: in the second half memory must not grow."""
    turn = min(30.0, 15 * plan.minutes)
    with our_server() as running:
        field = await ours.field_of(running.address, running.process, SOAK_TABLES, Kind(pause=SOAK_PAUSE))
        await field.measure(min(10.0, turn))
        started, used = time.monotonic(), [memory_mb(running.process)]
        while time.monotonic() - started < 60 * plan.minutes:
            found = await field.measure(turn)
            used.append(memory_mb(running.process))
            line = f"{found.moves_per_second:.0f} moves/s, {field.meter.matches:,} matches, {used[-1]:.0f} MB"
            print(f"{line} ({used[0]:.0f} at first)", flush=True)
        field.close()
    growth = used[-1] / used[len(used) // 2] - 1
    print(f"growth in the second half: {100 * growth:.1f} %")
    if growth > MOST_GROWTH:
        raise SystemExit("it grows")
