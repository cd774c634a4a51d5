"""A playtest from its links to its report, with people at the tables."""

from __future__ import annotations

import asyncio
import csv
import io
import re
import zipfile
from pathlib import Path
from typing import Any

from sobremesa.client import Client, Seat
from tests.server.running import play_first_moves
from tests.workshop.shop import Designer, workshop


def invited(table: Any) -> tuple[str, str]:
    """The table and the invitation that a link holds."""
    found = re.fullmatch(r"/t/([0-9a-f]{16})#i=([\w-]{43})&p=[0-9a-f]{12}", table["link"])
    assert found is not None
    return found[1], found[2]


async def sit_down(client: Client, table: Any) -> list[Seat]:
    name, invite = invited(table)
    return [await client.sit(name, who, invite=invite) for who in ("Ana", "=Beto")]


async def play(client: Client, table: Any) -> list[str]:
    """A whole game; the keys of the seats."""
    ana, beto = await sit_down(client, table)
    async with ana, beto:
        await ana.start()
        await asyncio.gather(play_first_moves(ana), play_first_moves(beto))
        return [ana.key, beto.key]


def test_a_playtest_from_its_links_to_its_report(tmp_path: Path) -> None:
    with workshop(tmp_path) as (server, designer):
        wish = {"deck": "printed:evidencia", "name": "Sunday", "seats": 2, "tables": 2}
        opened = designer.ask("POST", "/playtests", wish, 201)
        first, second = opened["tables"]
        assert [table["state"] for table in opened["tables"]] == ["waiting", "waiting"]
        keys = asyncio.run(play(server.client, first))
        found = designer.ask("GET", f"/playtests/{opened['summary']['id']}")
        print(found)
