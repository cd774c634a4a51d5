"""The bots' delay under load: ``python -m research.tables.bots [TABLES] [SECONDS]``.

At each table one person plays, as fast as possible, against one bot: Evidencia and Euphoria, ``dificil`` and
``experto``, by turns. A bot's answer takes from the update that asks it to the update in which it is no longer asked.
Its level has a fixed thinking time; the rest is delay. Windows, which end by the clock, are left out.
"""

from __future__ import annotations

import asyncio
import itertools
import sys
from collections import defaultdict
from time import perf_counter

from research.tables.servers import our_server
from sobremesa.client import Client, Refused, Seat
from sobremesa.server.node.bot_pool import seconds_for_a_move
from sobremesa.wire import messages as m

KINDS = tuple(itertools.product(("evidencia", "euphoria"), ("dificil", "experto")))
MOST_LATE = 2.0


class Watch:
    """Measures, from one seat's updates, how long the bot in the other seat took."""

    def __init__(self, seat: Seat, found: list[float]) -> None:
        self._seat = seat
        self._found = found
        self._since: float | None = None
        seat.on_message = self.hear

    def hear(self, message: m.FromTable) -> None:
        if not isinstance(message, m.Update):
            return
        in_window = message.clocks is not None and message.clocks.window is not None
        waits = message.status == "playing" and message.to_act == [1] and not in_window
        if self._since is not None and (not waits or message.news):
            self._found.append(perf_counter() - self._since)
            self._since = None
        if waits and self._since is None:
            self._since = perf_counter()


async def play(seat: Seat) -> None:
    """Plays game after game."""
    while True:
        update = await seat.turn()
        try:
            if update is None:
                await seat.propose("rematch")
                await seat.until(lambda: not seat.is_over)
            else:
                await seat.play(update.moves[0].code)
        except Refused:
            await asyncio.sleep(0.05)


async def measure(address: str, tables: int, seconds: float) -> dict[tuple[str, str], list[float]]:
    client, seats = Client(address), list[Seat]()
    found: dict[tuple[str, str], list[float]] = defaultdict(list)
    for number in range(tables):
        game, level = KINDS[number % len(KINDS)]
        count = 2 if game == "evidencia" else 4
        bots = (level, *("facil",) * (count - 2))
        opened = await client.open(game, seats=count, public=True, bots=bots, reveal_ms=0)
        seat = await client.sit(opened.table, "Ana", seat=0)
        Watch(seat, found[game, level])
        await seat.__aenter__()
        seats.append(seat)
    await asyncio.gather(*(seat.start() for seat in seats))
    playing = [asyncio.create_task(play(seat)) for seat in seats]
    await asyncio.sleep(seconds)
    for task in playing:
        task.cancel()
    await asyncio.gather(*playing, return_exceptions=True)
    for seat in seats:
        await seat.__aexit__(None, None, None)
    return found


def main(tables: int, seconds: float) -> None:
    with our_server() as server:
        found = asyncio.run(measure(server.address, tables, seconds))
    print(f"{tables} tables, {seconds:.0f} s; seconds until a bot has answered")
    for (game, level), times in sorted(found.items()):
        level_seconds, ordered = seconds_for_a_move(level, 1.0), sorted(times)
        late = sum(one > level_seconds + MOST_LATE for one in ordered)
        p50, p95 = (ordered[int(len(ordered) * share)] for share in (0.5, 0.95))
        print(
            f"{game:10} {level:8} takes {level_seconds:.1f}: p50 {p50:.2f}, p95 {p95:.2f}, worst {ordered[-1]:.2f}, "
            f"{late} of {len(ordered)} later than {level_seconds + MOST_LATE:.1f}"
        )


if __name__ == "__main__":
    given = [float(word) for word in sys.argv[1:]]
    main(int(given[0]) if given else 100, given[1] if len(given) > 1 else 40.0)
