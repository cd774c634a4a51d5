"""What replays and pictures cost players: ``python -m research.tables.beside``.

Twenty tables each play a move every tenth of a second, and the time until a move is acknowledged is measured: without
other work; while a thousand replays and pictures are requested; and the same on a server that computes them in its
event loop.
"""

from __future__ import annotations

import asyncio
import random
from time import perf_counter

from research.tables.servers import our_server
from sobremesa.client import Client, Refused, Seat

TABLES = 20
REQUESTS = 1_000
PAUSE_SECONDS = 0.1
SECONDS = 15.0
AT_ONCE = 20
INLINE = """
from sobremesa.server.node.job_queue import Desk
async def work(self, whose, work, *given):
    return work(*given)
Desk.work = work
"""


async def seat_players(client: Client, game: str) -> list[Seat]:
    table = await client.open(game, seats=2, public=True, reveal_ms=0)
    seats = [await client.sit(table.table, name) for name in ("Ana", "Beto")]
    for seat in seats:
        await seat.__aenter__()
    await seats[0].start()
    return seats


async def play(seat: Seat, pause: float, latencies: list[float]) -> None:
    while (update := await seat.turn()) is not None:
        started = perf_counter()
        try:
            await seat.play(random.choice(update.moves).code)
        except Refused as late:
            if late.code not in ("illegal-move", "not-your-turn"):
                raise
        latencies.append(perf_counter() - started)
        await asyncio.sleep(pause)


async def game_over(client: Client) -> str:
    seats = await seat_players(client, "codigos")
    await asyncio.gather(*(play(seat, 0.0, []) for seat in seats))
    for seat in seats:
        await seat.__aexit__(None, None, None)
    return seats[0].table


async def ask_much(client: Client, over: list[str]) -> list[float]:
    """A thousand requests: replays from every seat's view, and pictures, all different."""
    taken: list[float] = []
    free = asyncio.Semaphore(AT_ONCE)

    async def ask(number: int) -> None:
        async with free:
            started = perf_counter()
            if number % 2:
                await client.ask("POST", "/api/qr", {"text": f"https://example.org/t/{number}#{'x' * 200}"})
            else:
                eyes = ("", "?seat=0", "?seat=1")[number % 3]
                await client.ask("GET", f"/api/tables/{over[number % len(over)]}/replay{eyes}")
            taken.append(perf_counter() - started)

    await asyncio.gather(*(ask(number) for number in range(REQUESTS)))
    return taken


def format_row(latencies: list[float]) -> str:
    found = sorted(latencies)
    parts = [f"{name} {1000 * found[int(len(found) * share)]:.1f}" for name, share in (("p50", 0.5), ("p99", 0.99))]
    return f"{', '.join(parts)}, worst {1000 * found[-1]:.1f} ms ({len(found)})"


async def measure(address: str, *, much: bool) -> str:
    client = Client(address, timeout=120)
    over = [await game_over(client) for _game in range(10)] if much else []
    latencies: list[float] = []
    seats = [seat for _table in range(TABLES) for seat in await seat_players(client, "codigos")]
    playing = [asyncio.create_task(play(seat, PAUSE_SECONDS, latencies)) for seat in seats]
    asked = await ask_much(client, over) if much else []
    if not much:
        await asyncio.sleep(SECONDS)
    for task in playing:
        task.cancel()
    await asyncio.gather(*playing, return_exceptions=True)
    for seat in seats:
        await seat.__aexit__(None, None, None)
    return f"moves {format_row(latencies)}" + (f"; requests {format_row(asked)}" if asked else "")


def main() -> None:
    for name, much, before in (("quiet", False, ""), ("beside", True, ""), ("in the event loop", True, INLINE)):
        with our_server(before=before) as server:
            print(f"{name:18} {asyncio.run(measure(server.address, much=much))}", flush=True)


if __name__ == "__main__":
    main()
