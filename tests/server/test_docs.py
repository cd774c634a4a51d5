"""What docs/bots.md shows is run."""

from __future__ import annotations

import asyncio
import re
import subprocess
import sys
from pathlib import Path

from tests.server.running import Running, play_first_moves
from tests.waiting import until

HOUSE = Path(__file__).parents[2]


GUEST, HOST = re.findall(r"^```python\n(.*?)^```$", (HOUSE / "docs/bots.md").read_text(), re.MULTILINE | re.DOTALL)


def test_the_example_bot_plays_a_game_to_the_end() -> None:
    async def test(server: Running) -> str:
        table = await server.client.open("evidencia", seats=2, reveal_ms=0)
        async with await server.client.sit(table.table, "Ana", invite=table.invite) as ana:
            bot = await asyncio.create_subprocess_exec(
                *(sys.executable, "-c", GUEST, server.address, table.table, table.invite), stdout=subprocess.PIPE
            )
            await until(lambda: ana.room is not None and bool(ana.room.seats[1].name))
            await ana.start()
            await play_first_moves(ana)
            output, _errors = await bot.communicate()
            return output.decode()

    with Running() as server:
        assert asyncio.run(asyncio.wait_for(test(server), 60)).startswith("The end: Outcome(")


def test_the_example_that_opens_a_table_goes_on_after_it_was_killed(tmp_path: Path) -> None:
    kept = tmp_path / "robo"

    async def test(server: Running) -> str:
        async def started() -> asyncio.subprocess.Process:
            return await asyncio.create_subprocess_exec(
                *(sys.executable, "-c", HOST, server.address, kept), stdout=subprocess.PIPE
            )

        bot = await started()
        await until(lambda: kept.exists() and len(kept.read_text().split()) == 3)
        table, invite, _key = kept.read_text().split()

        async def has_begun() -> bool:
            return (await server.client.table(table, key=invite)).summary.status != "waiting"

        await until(has_begun)
        bot.kill()
        await bot.wait()
        output, _errors = await (await started()).communicate()
        return output.decode()

    with Running() as server:
        assert asyncio.run(asyncio.wait_for(test(server), 60)).startswith("The end: Outcome(")
