"""Players who play at random, and log what was acknowledged."""

from __future__ import annotations

import asyncio
import random

from sobremesa.client import Client, Refused, Seat
from sobremesa.store.store import Store
from sobremesa.table.acts.play import PlayEntry


class Player:
    """Plays at random and logs every acknowledged move."""

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
