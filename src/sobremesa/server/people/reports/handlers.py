"""Reports of players to the operator: lines of a file in the node's folder, which only the operator reads.

A line has what everybody at the table could see: who sits there, what was said, and the words of the report.
"""

from __future__ import annotations

import asyncio
import os
from pathlib import Path

from msgspec import Struct, json
from starlette.requests import Request
from starlette.responses import Response

from sobremesa.server import clock
from sobremesa.server.errors import ServerRefused
from sobremesa.server.http.access import address_of
from sobremesa.server.http.api import body_of, node_of, table_of
from sobremesa.server.node.live_table import LiveTable
from sobremesa.server.node.rate_limit import HOUR_SECONDS, Buckets
from sobremesa.server.node.server_node import ServerNode
from sobremesa.server.node.service import Service
from sobremesa.table.acts.say import SayNews, clean_text
from sobremesa.table.table import Table
from sobremesa.table.takeover import ChangeSeatNews
from sobremesa.wire import http

FILE = "reports.jsonl"
MOST_BYTES = 10_000_000
MOST_LINES_OF_TALK = 20


class PlayerReport(Struct, frozen=True):
    """``person`` and ``addresses`` tell the operator whom to ban: the hash of the reported player's key, and the
    addresses of their connections. ``talk`` is what was said last, with the speakers' names."""

    at: int
    table: str
    game: str
    by: str
    about: str
    text: str
    seat: int | None = None
    person: str = ""
    addresses: list[str] = []
    talk: list[tuple[str, str]] = []


class ReportLimit(Service):
    """How often an address may report."""

    def __init__(self, node: ServerNode) -> None:
        super().__init__(node)
        per_hour = node.config.limits.reports_per_hour
        self._buckets = Buckets(per_hour / HOUR_SECONDS, per_hour)

    def take(self, address: str) -> bool:
        now = self.node.loop.time()
        return self._buckets.of(address, now).take(now)


async def report(request: Request) -> Response:
    """Only a seated player may report, and not often."""
    live, seat = await table_of(request)
    node, wish = node_of(request), await body_of(request, http.ReportRequest)
    if seat is None:
        raise ServerRefused(403, "bad-key")
    if wish.seat is not None and wish.seat not in range(len(live.table.seats)):
        raise ServerRefused(400, "bad-request", why=f"seat: 0..{len(live.table.seats) - 1}")
    words = clean_text(wish.text)
    if node.config.data is None:
        raise ServerRefused(503, "no-reports")
    if not node.service(ReportLimit).take(address_of(request, node.config)):
        raise ServerRefused(429, "too-fast")
    line = json.encode(_line(live, seat, words, wish.seat)) + b"\n"
    if not await asyncio.to_thread(_append, node.config.data / FILE, line):
        raise ServerRefused(503, "no-reports")
    return Response(status_code=204)


def _line(live: LiveTable, seat: int, words: str, about: int | None) -> PlayerReport:
    table = live.table
    names = [one.name for one in table.seats]
    said = [piece for piece in table.history.news if isinstance(piece, SayNews)][-MOST_LINES_OF_TALK:]
    return PlayerReport(
        at=clock.wall_ms(),
        table=table.id,
        game=table.settings.game,
        by=names[seat],
        about=names[about] if about is not None else "",
        text=words,
        seat=about,
        person=table.seats[about].person if about is not None else "",
        addresses=sorted(
            {one.address for one in live.audience.connections if about is not None and one.viewer == about}
        ),
        talk=[(name_when_said(table, piece), piece.text) for piece in said],
    )


def name_when_said(table: Table, said: SayNews) -> str:
    """The name of the player who had the seat then: a player does not answer for the words of an earlier one."""
    changes = (
        one for one in table.news if isinstance(one, ChangeSeatNews) and one.n > said.n and one.seat == said.seat
    )
    return next((one.was for one in changes), table.seats[said.seat].name)


def _append(file: Path, line: bytes) -> bool:
    """False where the file is full: reports must not fill the disk."""
    try:
        handle = os.open(file, os.O_WRONLY | os.O_CREAT | os.O_APPEND | os.O_CLOEXEC, 0o600)
        try:
            if os.fstat(handle).st_size + len(line) > MOST_BYTES:
                return False
            os.write(handle, line)
            os.fsync(handle)
        finally:
            os.close(handle)
    except OSError:
        return False
    return True


def read(folder: Path) -> list[PlayerReport]:
    """The reports that can be read; a line that was cut by a crash is left out."""
    try:
        lines = (folder / FILE).read_bytes().splitlines()
    except FileNotFoundError:
        return []
    found = []
    for line in lines:
        try:
            found.append(json.decode(line, type=PlayerReport))
        except ValueError:
            continue
    return found
