"""The operator's socket in the node's folder: lists, closes, deletes and exports tables, and bans."""

from __future__ import annotations

import asyncio
import os
import socket
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING

from msgspec import DecodeError, ValidationError, json

from sobremesa.kernel.errors import SobremesaError
from sobremesa.server import clock
from sobremesa.server.errors import ServerRefused
from sobremesa.server.node.replay import encode_record, game_in
from sobremesa.server.ops import operator_client as talk
from sobremesa.server.ops.bans import Ban, network
from sobremesa.server.ops.logs import log, log_failure
from sobremesa.store.store import StoreDown
from sobremesa.table import errors
from sobremesa.table.errors import code_of
from sobremesa.table.table import Table

if TYPE_CHECKING:
    from sobremesa.server.node.live_table import LiveTable
    from sobremesa.server.node.server_node import ServerNode

LONGEST_QUESTION = 65_536
OWNER_ONLY = 0o177
# In the job queue the operator counts as one more address.
OPERATOR = "operator"


class OperatorSocket:
    def __init__(self, node: ServerNode) -> None:
        self.node = node
        self._server: asyncio.Server | None = None
        self._path: Path | None = None

    async def open(self, folder: Path) -> None:
        """Where no socket can be made the node runs without one."""
        path = talk.socket_in(folder, os.getpid())
        _remove_stale_sockets(folder)
        before = os.umask(OWNER_ONLY)
        try:
            folder.mkdir(parents=True, exist_ok=True)
            self._server = await asyncio.start_unix_server(self._hear, path, limit=LONGEST_QUESTION)
            self._path = path
        except (OSError, ValueError) as problem:
            log("no socket for the operator", why=str(problem)[:200])
        finally:
            os.umask(before)

    async def close(self) -> None:
        if self._server is not None:
            self._server.close()
        if self._path is not None:
            self._path.unlink(missing_ok=True)

    # Bans.

    def reload_bans(self) -> None:
        """Another process of the folder, or the operator by hand, may have changed the ban list."""
        try:
            if self.node.bans.reload():
                self._enforce()
        except ServerRefused as problem:
            log("ban list cannot be read", why=problem.say("en")[:200])

    def _enforce(self) -> None:
        """Closes the connections and tables that are banned now."""
        bans = self.node.bans
        for live in list(self.node.tables.values()):
            if live.table.id in bans.tables:
                self.node.put_away(live, ServerRefused(410, "closed-table"), 1008)
                continue
            for connection in live.audience.connections:
                person = live.table.seats[connection.viewer].person if connection.viewer is not None else ""
                if bans.has_address(connection.address) or bans.has_person(person):
                    connection.hang_up(ServerRefused(403, "barred"), 1008, again=False)

    async def _add(self, bans: list[Ban]) -> None:
        """In a thread, because the event loop never waits for a disk."""
        for ban in bans:
            await asyncio.to_thread(self.node.bans.add, ban)
        self._enforce()

    # Requests.

    async def _hear(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        language = "es"
        try:
            question = json.decode(await reader.readline(), type=talk.AnyRequest)
            language = question.language
            answer = await self._answer(question)
            log("operator", what=type(question).__name__)
        except (DecodeError, ValidationError, ValueError) as why:
            answer = _refusal(ServerRefused(400, "bad-request", why=str(why)[:200]), language)
        except StoreDown:
            answer = _refusal(ServerRefused(503, "try-again"), language)
        except SobremesaError as problem:
            answer = _refusal(problem, language)
        except Exception:  # noqa: BLE001  # the node goes on after any failure
            log_failure("operator request failed")
            answer = _refusal(ServerRefused(500, "broken"), language)
        with suppress(OSError):
            writer.write(json.encode(answer))
            await writer.drain()
        writer.close()

    async def _answer(self, question: talk.AnyRequest) -> talk.OperatorAnswer:
        match question:
            case talk.ListTables():
                return talk.OperatorAnswer(tables=[_line(live) for live in self.node.tables.values()])
            case talk.CloseTable(table=table, why=why):
                await self.node.table(table)
                await self._add([Ban("table", table, clock.wall_ms(), why)])
            case talk.DeleteTable(table=table):
                await self._delete(table)
            case talk.ExportTable(table=table):
                return talk.OperatorAnswer(records=await self._export(table))
            case talk.BanRequest():
                await self._add(await self._bans_for(question))
            case talk.UnbanRequest(what=what):
                if not await asyncio.to_thread(self.node.bans.remove, _normalize(what)):
                    raise ServerRefused(404, "no-such-bar", what=what[:80])
            case talk.ListBans():
                pass
        return talk.OperatorAnswer(bans=self.node.bans.all)

    async def _delete(self, table: str) -> None:
        """A closed table can be deleted too."""
        live = self.node.tables.get(table)
        if live is not None:
            await live.line.settle(None)
            self.node.put_away(live, ServerRefused(410, "closed-table"), 1008)
        elif not await self.node.store.lengths([table]):
            raise ServerRefused(404, "no-such-table")
        await self.node.store.forget(table)

    async def _export(self, table: str) -> list[str]:
        """The records of finished games. Not the running one: the operator may sit at the table."""
        entries = await self.node.store.read(table)
        if not entries:
            raise ServerRefused(404, "no-such-table")
        replayed = Table.replay(entries, self.node.host)
        records = []
        for number in range(1, replayed.finished.count + 1):
            finished = await self.node.jobs.run(OPERATOR, game_in, entries, replayed.game, number)
            records.append((await self.node.jobs.run(OPERATOR, encode_record, finished, replayed.game)).decode())
        return records

    async def _bans_for(self, ban: talk.BanRequest) -> list[Ban]:
        now = clock.wall_ms()
        if ban.address:
            return [Ban("address", network(ban.address), now, ban.why)]
        live = await self.node.table(ban.table)
        if ban.seat not in range(len(live.table.seats)):
            raise errors.RefusedAct("no-such-seat", seats=len(live.table.seats))
        addresses = {one.address for one in live.audience.connections if one.viewer == ban.seat and one.address}
        bans = [Ban("address", network(address), now, ban.why) for address in sorted(addresses)]
        person = live.table.seats[ban.seat].person
        if person:
            bans.append(Ban("person", person, now, ban.why))
        if not bans:
            raise ServerRefused(409, "nobody-to-ban")
        return bans


def _line(live: LiveTable) -> talk.TableLine:
    table, connections = live.table, live.audience.connections
    seats = [
        talk.SeatLine(
            seat.name,
            seat.level,
            seat.away,
            sorted({one.address for one in connections if one.viewer == number and one.address}),
        )
        for number, seat in enumerate(table.seats)
    ]
    return talk.TableLine(
        table=table.id,
        game=table.settings.game,
        title=table.settings.title,
        status=table.status,
        public=table.settings.public,
        opened_at=table.opened_at,
        seats=seats,
        spectators=sum(one.viewer is None for one in connections),
    )


def _normalize(what: str) -> str:
    """As it stands in the list: networks have one canonical form."""
    try:
        return network(what)
    except ServerRefused:
        return what


def _refusal(problem: SobremesaError, language: str) -> talk.OperatorAnswer:
    return talk.OperatorAnswer(refused=problem.say(language), code=code_of(problem))


def _remove_stale_sockets(folder: Path) -> None:
    """A killed process leaves its socket behind."""
    for path in folder.glob(talk.SOCKETS):
        with socket.socket(socket.AF_UNIX, socket.SOCK_STREAM) as line, suppress(OSError):
            try:
                line.connect(str(path))
            except ConnectionRefusedError:
                path.unlink(missing_ok=True)
