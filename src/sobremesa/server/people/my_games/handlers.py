"""A person's own games, by their key: lists them, exports them, forgets them."""

from __future__ import annotations

import zipfile
from collections.abc import AsyncIterator, Sequence
from io import BytesIO

from starlette.requests import Request
from starlette.responses import Response, StreamingResponse

from sobremesa.kernel.game import AnyGame
from sobremesa.server import clock
from sobremesa.server.errors import ServerRefused
from sobremesa.server.http.access import address_of, person_of
from sobremesa.server.http.api import node_of, reply
from sobremesa.server.node.listing import finished_since
from sobremesa.server.node.server_node import ServerNode
from sobremesa.server.ops.logs import log_failure
from sobremesa.server.people.tournaments.handlers import check_round_closed
from sobremesa.store.read_model import FinishedSeat, RunningSeat
from sobremesa.table.act import Entry
from sobremesa.table.acts.open import OpenEntry
from sobremesa.table.host import TableHost
from sobremesa.table.table import Table
from sobremesa.wire import http

MOST_RUNNING = 100
MOST_FINISHED = 50
LONGEST_SEARCH = 60
# Later than any game ends.
EVER = 2**62


async def show(request: Request) -> Response:
    person, read_model = person_of(request), node_of(request).store.read_model
    # Counted first: a game that ends meanwhile is then in the list rather than only in the count.
    before, count = _before(request), await read_model.count(person)
    finished = await read_model.finished_games(
        person, most=MOST_FINISHED + 1, before=before, words=request.query_params.get("search", "")[:LONGEST_SEARCH]
    )
    running = await read_model.running_games(person, MOST_RUNNING) if before == EVER else []
    return reply(
        http.MyGames(
            running=[_running(one) for one in running],
            finished=[_finished(one) for one in finished[:MOST_FINISHED]],
            more=len(finished) > MOST_FINISHED,
            count=count,
        )
    )


def _before(request: Request) -> int:
    given = request.query_params.get("before", "")
    if not given:
        return EVER
    if not (given.isascii() and given.isdigit() and len(given) < 17):
        raise ServerRefused(400, "bad-request", why="before: 0..9999999999999999")
    return int(given)


def _running(one: RunningSeat) -> http.MyRunningGame:
    return http.MyRunningGame(one.seat, one.is_asked, one.standing)


def _finished(one: FinishedSeat) -> http.MyFinishedGame:
    return http.MyFinishedGame(one.seat, one.result)


async def forget(request: Request) -> Response:
    """Forgets the person of the key. The other players keep what they have of the same games."""
    await node_of(request).store.read_model.forget(person_of(request), clock.wall_ms())
    return Response(status_code=204)


# Export.


async def export(request: Request) -> Response:
    node, person = node_of(request), person_of(request)
    tables = await node.store.read_model.tables(person)
    headers = {"content-disposition": 'attachment; filename="sobremesa.zip"'}
    packed = _zip_stream(node, person, tables, address_of(request, node.config))
    return StreamingResponse(packed, media_type="application/zip", headers=headers)


class _Gathering(BytesIO):
    """A buffer for a zip that is sent while it is written."""

    def take(self) -> bytes:
        piece = self.getvalue()[self._taken :]
        self._taken += len(piece)
        return piece

    _taken = 0


async def _zip_stream(node: ServerNode, person: str, tables: Sequence[str], whose: str) -> AsyncIterator[bytes]:
    """A file for each game. A table that cannot be read is left out."""
    sheet = _Gathering()
    with zipfile.ZipFile(sheet, "w", zipfile.ZIP_DEFLATED) as packed:
        for table in tables:
            try:
                records = await _records(node, person, table, whose)
            except Exception:  # noqa: BLE001  # the answer has begun: the client gets the rest
                log_failure("table cannot be exported", table=table)
                continue
            for name, text in records:
                packed.writestr(name, text)
            yield sheet.take()
    yield sheet.take()


async def _records(node: ServerNode, person: str, table: str, whose: str) -> list[tuple[str, bytes]]:
    entries = await node.store.read(table)
    opened = entries[0]
    assert isinstance(opened, OpenEntry)
    try:
        await check_round_closed(node, opened.shared_deal)
    except ServerRefused:
        return []
    await node.factory.prepare(opened.settings)
    game = node.factory.make(opened.settings)
    return await node.jobs.run(whose, records_in, entries, game, person)


def records_in(entries: Sequence[Entry], game: AnyGame, person: str) -> list[tuple[str, bytes]]:
    """The records of the finished games of a journal in which the person played. Runs beside the event loop."""
    host = TableHost(lambda _settings: game, levels=(), fresh_secret=lambda: "")
    table = Table.replay(entries[:1], host, game)
    found: list[tuple[str, bytes]] = []
    seen = 0
    for entry in entries[1:]:
        table.read(entry)
        for number, finished in finished_since(table, seen):
            seen = number
            if person in finished.circumstances.persons:
                found.append((f"{game.about.name}-{table.id}-{number}.txt", str(finished.record(game)).encode()))
    return found
