"""What players report to whoever runs the server: lines of a file in the node's folder, which only the operator reads.

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
from sobremesa.server.access import address_of
from sobremesa.server.api import body_of, hub_of, table_of
from sobremesa.server.errors import ServerRefused
from sobremesa.server.live import LiveTable
from sobremesa.table.acts.say import SayNews, clean_text
from sobremesa.table.table import Table
from sobremesa.table.takeover import ChangeSeatNews
from sobremesa.wire import http

FILE = "reports.jsonl"
MOST_BYTES = 10_000_000
MOST_LINES_OF_TALK = 20


class Report(Struct, frozen=True):
    """``person`` and ``addresses`` tell the operator whom to keep out: of a seat's player the hash of their key, and
    where their connections came from. ``talk`` is what was said last, with the name of whoever said it."""

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


async def report(request: Request) -> Response:
    """Only those who sit at the table may, and not often."""
    live, seat = await table_of(request)
    hub, wish = hub_of(request), await body_of(request, http.ReportRequest)
    if seat is None:
        raise ServerRefused(403, "bad-key")
    if wish.seat is not None and wish.seat not in range(len(live.table.seats)):
        raise ServerRefused(400, "bad-request", why=f"seat: 0..{len(live.table.seats) - 1}")
    words = clean_text(wish.text)
    if hub.config.data is None:
        raise ServerRefused(503, "no-reports")
    now = hub.loop.time()
    if not hub.reports.of(address_of(request, hub.config), now).take(now):
        raise ServerRefused(429, "too-fast")
    line = json.encode(_line(live, seat, words, wish.seat)) + b"\n"
    if not await asyncio.to_thread(_append, hub.config.data / FILE, line):
        raise ServerRefused(503, "no-reports")
    return Response(status_code=204)


def _line(live: LiveTable, seat: int, words: str, about: int | None) -> Report:
    table = live.table
    names = [one.name for one in table.seats]
    said = [piece for piece in table.history.news if isinstance(piece, SayNews)][-MOST_LINES_OF_TALK:]
    return Report(
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
        talk=[(name_then(table, piece), piece.text) for piece in said],
    )


def name_then(table: Table, said: SayNews) -> str:
    """Of whoever had the seat when it was said: nobody answers for the words of whoever had it before."""
    changes = (
        one for one in table.news if isinstance(one, ChangeSeatNews) and one.n > said.n and one.seat == said.seat
    )
    return next((one.was for one in changes), table.seats[said.seat].name)


def _append(file: Path, line: bytes) -> bool:
    """Whether there was room: nobody fills the disk with words."""
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


def read(folder: Path) -> list[Report]:
    """Those that can be read: a line that was cut by a crash is left out."""
    try:
        lines = (folder / FILE).read_bytes().splitlines()
    except FileNotFoundError:
        return []
    found = []
    for line in lines:
        try:
            found.append(json.decode(line, type=Report))
        except ValueError:
            continue
    return found
