"""The WebSocket of a table: ``/ws/{table}``."""

from __future__ import annotations

import asyncio
from collections import deque
from contextlib import suppress
from functools import partial
from typing import Any

from starlette.websockets import WebSocket, WebSocketDisconnect

from sobremesa.kernel.errors import SobremesaError
from sobremesa.server import clock
from sobremesa.server.errors import ServerRefused
from sobremesa.server.http.access import address_of, check_origin, language_of
from sobremesa.server.http.api import check_no_playtest, denial
from sobremesa.server.http.fast_websocket import FastWebSocket
from sobremesa.server.node.connection import Connection
from sobremesa.server.node.journal_line import Attempt, Decide
from sobremesa.server.node.keys import check_guest, check_not_handed_over, hash_key, seat_of
from sobremesa.server.node.live_table import LiveTable, act_after_search
from sobremesa.server.node.rate_limit import Bucket
from sobremesa.server.node.server_node import ServerNode
from sobremesa.server.ops.logs import log_failure
from sobremesa.table.act import Entry, Request
from sobremesa.table.acts import return_
from sobremesa.table.acts.catalog import BY_REQUEST
from sobremesa.table.acts.offer import Offer
from sobremesa.table.acts.propose import Propose
from sobremesa.table.acts.take_over import TakeOver, takeover_asked_by
from sobremesa.table.errors import code_of
from sobremesa.table.table import Table
from sobremesa.wire import messages as m
from sobremesa.wire.reader import read_message
from sobremesa.wire.updates import UpdateComposer, encode

# A resync costs one rate-limit token per this many bytes sent.
BYTES_FOR_A_TOKEN = 10_000
_GONE = (WebSocketDisconnect, RuntimeError, OSError)


async def table_socket(websocket: WebSocket) -> None:
    node: ServerNode = websocket.app.state.node
    address = address_of(websocket, node.config)
    try:
        check_origin(websocket, node.config)
        node.check_open()
        if not node.addresses.may_ask(address, node.loop.time()):
            raise ServerRefused(429, "too-fast")
        if not node.addresses.connect(address):
            raise ServerRefused(429, "too-many-connections")
    except ServerRefused as refused:
        node.metrics.refused.labels(refused.code).inc()
        await websocket.send_denial_response(denial(refused, language_of(websocket)))
        return
    try:
        await websocket.accept()
        await SocketSession(node, websocket).run()
    except _GONE:
        pass
    finally:
        node.addresses.disconnect(address)


class SocketSession:
    """One connection from its hello to its close."""

    def __init__(self, node: ServerNode, websocket: WebSocket) -> None:
        self.node = node
        self.websocket = websocket
        # Messages bypass the framework, which adds nothing to them.
        self.line = FastWebSocket.of(websocket)
        self.language = language_of(websocket)
        self.refused = 0
        self._largest = node.config.limits.message_bytes
        # Messages that wait for earlier ones: a client's requests are answered in order.
        self._unanswered = 0
        self._backlog: deque[m.ToTable] = deque()
        self.live: LiveTable
        self.connection: Connection

    async def run(self) -> None:
        try:
            live, connection = await asyncio.wait_for(self._greet(), self.node.config.limits.hello_seconds)
        except TimeoutError:
            # The connection may just be slow: the client may try again.
            await self._bye(ServerRefused(408, "hello-first"), 1008, again=True)
            return
        except SobremesaError as problem:
            await self._bye(problem, 1008, again=isinstance(problem, ServerRefused) and problem.status == 503)
            return
        self.live, self.connection = live, connection
        self.line.listen(self._hear, partial(live.audience.hear_pong, connection))
        gone = asyncio.create_task(self._end())
        try:
            either: set[asyncio.Future[Any]] = {gone, connection.over}
            await asyncio.wait(either, return_when=asyncio.FIRST_COMPLETED)
            if connection.over.done():
                with suppress(*_GONE):
                    await self.websocket.close(connection.over.result())
        finally:
            live.leave(connection)
            gone.cancel()
            await asyncio.gather(gone, return_exceptions=True)

    async def _end(self) -> None:
        """Returns when the other side has gone."""
        while (await self.line.receive())["type"] == "websocket.receive":
            pass

    async def _bye(self, problem: SobremesaError, code: int, *, again: bool = False) -> None:
        self.node.metrics.refused.labels(code_of(problem)).inc()
        with suppress(*_GONE):
            bye = m.Bye(code_of(problem), problem.say(self.language), again)
            await self.websocket.send_text(encode(bye).decode())
            await self.websocket.close(code)

    # Hello.

    async def _greet(self) -> tuple[LiveTable, Connection]:
        hello = read_message(await self._receive())
        if not isinstance(hello, m.Hello):
            raise ServerRefused(400, "hello-first")
        self.language = hello.language
        if hello.v != m.VERSION:
            raise ServerRefused(400, "version", version=m.VERSION)
        if self.node.bans.has_address(address_of(self.websocket, self.node.config)):
            # Refused after the handshake: a page that is refused before it cannot read the reason, and tries again.
            raise ServerRefused(403, "barred")
        live = await self.node.table(self.websocket.path_params["table"])
        await live.wake()
        seat, asks = seat_of(live.table, hello.key), ""
        if seat is None:
            check_not_handed_over(live.table, hello.key)
            check_guest(live.table, hello.invite)
            if hello.key:
                asks = hash_key(hello.key)
                if takeover_asked_by(live.table, asks) is None:
                    raise ServerRefused(403, "bad-key")
            if not live.table.settings.spectators:
                raise ServerRefused(403, "no-spectators")
        else:
            if self.node.bans.has_person(live.table.seats[seat].person):
                raise ServerRefused(403, "barred")
            await live.act(lambda table, now: return_.entries(table, seat, now))
        limits = self.node.config.limits
        seen = await live.audience.seen_by(seat)
        if seat_of(live.table, hello.key) != seat:
            # The player stood up meanwhile, on another connection.
            raise ServerRefused(403, "bad-key")
        connection = Connection(seat, self.language, min(hello.since, seen.seq), self.line, limits.unsent_bytes)
        connection.address = address_of(self.websocket, self.node.config)
        connection.asks = asks
        connection.heard_at = self.node.loop.time()
        connection.bucket = Bucket(limits.messages_per_second, limits.messages_burst, connection.heard_at)
        connection.send(m.Welcome(m.VERSION, seat, int(limits.heartbeat_seconds)))
        connection.tell(UpdateComposer(seen, clock.now_ms()))
        live.join(connection)
        return live, connection

    async def _receive(self) -> bytes:
        message = await self.line.receive()
        if message["type"] != "websocket.receive":
            raise WebSocketDisconnect
        text = message.get("text")
        data: bytes = text.encode("utf-8", "surrogatepass") if text is not None else message.get("bytes") or b""
        if len(data) > self._largest:
            raise ServerRefused(413, "too-large", largest=self._largest)
        return data

    # Talk.

    def _hear(self, data: bytes) -> None:
        """Called with every message."""
        connection = self.connection
        if connection.over.done():
            return
        try:
            now = connection.heard_at = self.node.loop.time()
            assert connection.bucket is not None
            if len(data) > self._largest:
                connection.hang_up(ServerRefused(413, "too-large", largest=self._largest), 1009, again=False)
            elif not connection.bucket.take(now):
                connection.hang_up(ServerRefused(429, "too-fast"), 1008, again=False)
            else:
                self._answer(data)
        except Exception:  # noqa: BLE001  # a bug ends this connection, not the node
            log_failure("message failed", table=self.live.table.id)
            self.node.metrics.failures.inc()
            connection.hang_up(ServerRefused(500, "broken"), 1011, again=True)

    def _answer(self, data: bytes) -> None:
        try:
            message = read_message(data)
        except SobremesaError as problem:
            self._refuse("", problem)
            return
        self.node.metrics.note_message(type(message).__name__)
        if self._backlog or (self._unanswered and not isinstance(message, Request)):
            self.line.begin_answer()
            self._backlog.append(message)
        else:
            self._take(message)

    def _take(self, message: m.ToTable) -> None:
        request_id = getattr(message, "id", "")
        try:
            if isinstance(message, Request):
                self._do(message)
            elif isinstance(message, m.AskHint):
                # A hint takes a while, and the player may go on playing meanwhile.
                self.node.spawn(self._advise(request_id))
            elif isinstance(message, m.Ping):
                self.connection.send(m.Pong(message.n))
                self.refused = 0
            elif isinstance(message, m.Seen):
                self.live.audience.see(self.connection, message.n)
            elif isinstance(message, m.Resync):
                self._begin()
                self.node.spawn(self._resync(message.since))
            else:
                raise ServerRefused(400, "hello-once")
        except SobremesaError as problem:
            self._refuse(request_id, problem)

    def _begin(self) -> None:
        self._unanswered += 1
        self.line.begin_answer()

    def _end_answer(self) -> None:
        self._unanswered -= 1
        self.line.end_answer()
        while self._backlog and (not self._unanswered or isinstance(self._backlog[0], Request)):
            self.line.end_answer()
            self._take(self._backlog.popleft())

    def _refuse(self, request_id: str, problem: SobremesaError) -> None:
        self.refused += 1
        self.node.metrics.refused.labels(code_of(problem)).inc()
        self.connection.send(self.connection.refusal(problem, request_id))
        if self.refused > self.node.config.limits.refusals_in_a_row:
            self.connection.hang_up(ServerRefused(429, "too-fast"), 1008, again=False)

    def _do(self, request: Request) -> None:
        live, connection = self.live, self.connection
        seat = connection.seat()
        is_talk = BY_REQUEST[type(request)].is_talk
        if is_talk and not live.may_talk(seat):
            raise ServerRefused(429, "too-fast")
        if isinstance(request, TakeOver | Offer):
            check_no_playtest(self.node, live)
            if isinstance(request, TakeOver) and request.seat != seat and live.audience.has(request.seat):
                raise ServerRefused(409, "takeover-is-here")
        is_undo = isinstance(request, Propose) and request.what == "undo"
        if is_undo:
            now = self.node.loop.time()
            if not self.node.undos.of(connection.address, now).take(now):
                raise ServerRefused(429, "too-fast")

        def decide(table: Table, now: int) -> list[Entry]:
            if connection.over.done():
                raise ServerRefused(403, "stood-up")
            return table.decide(seat, request, now)

        self._begin()
        if is_undo:
            self.node.spawn(self._undo(seat, request.id, decide))
            return
        attempt = Attempt(decide, self._done, seat, request.id, connection)
        if is_talk or not live.refuse_early(attempt):
            live.submit(attempt)

    def _done(self, attempt: Attempt, problem: SobremesaError | None) -> None:
        if problem is not None:
            self._refuse(attempt.request_id, problem)
        else:
            self.refused = 0
            if not attempt.is_told:
                self.connection.send(m.Accepted(attempt.request_id))
        self._end_answer()

    async def _undo(self, seat: int, request_id: str, decide: Decide) -> None:
        connection, live, problem = self.connection, self.live, None
        attempt = Attempt(decide, self._done, seat, request_id, connection)
        act = partial(live.act, seat=seat, request_id=request_id, by=connection)
        try:
            attempt = await act_after_search(live, seat, connection.address, decide, act)
        except SobremesaError as found:
            problem = found
        except Exception:
            self._done(attempt, ServerRefused(500, "broken"))
            raise
        self._done(attempt, problem)

    async def _resync(self, since: int) -> None:
        connection = self.connection
        try:
            assert connection.bucket is not None
            if not connection.bucket.has(0, self.node.loop.time()):
                connection.hang_up(ServerRefused(429, "too-fast"), 1008, again=False)
                return
            seen = await self.live.audience.seen_by(connection.viewer)
            connection.seq = min(since, seen.seq)
            size = connection.tell(UpdateComposer(seen, clock.now_ms()))
            connection.bucket.spend(size / BYTES_FOR_A_TOKEN)
            self.refused = 0
        except SobremesaError as problem:
            self._refuse("", problem)
        finally:
            self._end_answer()

    async def _advise(self, request_id: str) -> None:
        connection = self.connection
        try:
            moves = await self.live.hints.hint(connection.seat(), connection.language, connection.address)
            connection.send(m.Hints(request_id, moves))
            self.refused = 0
        except SobremesaError as problem:
            self._refuse(request_id, problem)
        except Exception:
            self._refuse(request_id, ServerRefused(500, "broken"))
            raise
