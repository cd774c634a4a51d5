"""kill -9 in the middle of many games: what was acknowledged is there, and the games go on.

``SOBREMESA_GAMES=100 pytest tests/server/test_durability.py`` is the full number (``make durability``).
"""

from __future__ import annotations

import asyncio
import os
import random
from pathlib import Path

import pytest

from sobremesa.client import Client, Refused, Seat
from sobremesa.store.sqlite import SqliteStore
from sobremesa.store.store import Store
from sobremesa.table.acts.play import PlayEntry
from tests.server.process import CARELESS, Server

GAMES = int(os.environ.get("SOBREMESA_GAMES", "10"))
KILLS = int(os.environ.get("SOBREMESA_KILLS", "1"))


class Player:
    """Plays at random and writes down every move that was acknowledged."""

    def __init__(self, seat: Seat, seed: int) -> None:
        self.seat = seat
        self.random = random.Random(seed)
        self.acknowledged: list[int] = []

    async def play(self) -> None:
        while (update := await self.seat.turn()) is not None:
            code = self.random.choice(update.moves).code
            try:
                await self.seat.play(code)
                self.acknowledged.append(code)
            except Refused as refused:
                # After a crash an update may be from before a move of ours that was kept but not acknowledged.
                if refused.code not in ("illegal-move", "not-your-turn"):
                    raise
                await asyncio.sleep(0.01)


async def players(client: Client, games: int) -> list[Player]:
    found: list[Player] = []
    for number in range(games):
        table = await client.open("evidencia", seats=2, public=True, reveal_ms=0)
        found += [Player(await client.sit(table.table, name), number) for name in ("Ana", "Beto")]
    return found


def is_part(part: list[int], whole: list[int]) -> bool:
    """Whether the first comes in the second in the same order."""
    rest = iter(whole)
    return all(code in rest for code in part)


async def lost_moves(store: Store, everybody: list[Player]) -> list[str]:
    problems = []
    for player in everybody:
        entries = await store.read(player.seat.table)
        kept = [entry.code for entry in entries if isinstance(entry, PlayEntry) and entry.seat == player.seat.number]
        if not is_part(player.acknowledged, kept):
            problems.append(f"{player.seat.table} seat {player.seat.number}: {player.acknowledged} / {kept}")
    return problems


def test_after_kill_nine_every_acknowledged_move_is_there_and_every_game_goes_on(tmp_path: Path) -> None:
    async def test(server: Server) -> None:
        everybody = await players(Client(server.address), GAMES)
        for player in everybody:
            await player.seat.__aenter__()
        await asyncio.gather(*(player.seat.start() for player in everybody[::2]))
        playing = asyncio.gather(*(player.play() for player in everybody))
        for kill in range(KILLS):
            goal = (kill + 1) * 8 * GAMES
            while sum(len(player.acknowledged) for player in everybody) < goal and not playing.done():
                await asyncio.sleep(0.005)
            server.kill()
            assert not playing.done()
            await asyncio.to_thread(server.start)
        await playing
        assert all(player.seat.is_over for player in everybody)
        assert all(player.seat.connections > 1 for player in everybody)
        store = await SqliteStore.open(tmp_path / "tables.db")
        problems = await lost_moves(store, everybody)
        await store.close()
        assert problems == []
        for player in everybody:
            await player.seat.__aexit__(None, None, None)

    with Server("--data", str(tmp_path)) as server:
        asyncio.run(asyncio.wait_for(test(server), 600))


def test_a_store_that_acknowledges_too_early_is_noticed(tmp_path: Path) -> None:
    """The same check, on a server that answers before it writes."""

    async def test(server: Server) -> list[str]:
        everybody = await players(Client(server.address), 6)
        for player in everybody:
            await player.seat.__aenter__()
        await asyncio.gather(*(player.seat.start() for player in everybody[::2]))
        playing = asyncio.gather(*(player.play() for player in everybody), return_exceptions=True)
        while sum(len(player.acknowledged) for player in everybody) < 40:
            await asyncio.sleep(0.005)
        server.kill()
        playing.cancel()
        await asyncio.gather(playing, return_exceptions=True)
        for player in everybody:
            await player.seat.__aexit__(None, None, None)
        store = await SqliteStore.open(tmp_path / "tables.db")
        problems = await lost_moves(store, everybody)
        await store.close()
        return problems

    with Server("--data", str(tmp_path), before=CARELESS) as server:
        assert asyncio.run(asyncio.wait_for(test(server), 240))


def test_a_node_that_is_asked_to_stop_says_goodbye_and_stops(tmp_path: Path) -> None:
    async def test(server: Server) -> None:
        client = Client(server.address)
        table = await client.open("evidencia", seats=2, public=True)
        async with await client.sit(table.table, "Ana"):
            await asyncio.to_thread(server.stop)

    with Server("--data", str(tmp_path)) as server:
        with pytest.raises(AssertionError, match="Otro servidor ya usa la carpeta"):
            Server("--data", str(tmp_path)).start()
        asyncio.run(asyncio.wait_for(test(server), 240))
        assert server.process is not None
        assert server.process.returncode == 0
        assert "Traceback" not in server.log()
