"""The WebSocket of a table: ``/ws/{table}``."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Any

from msgspec import DecodeError, ValidationError, json
from starlette.websockets import WebSocket, WebSocketDisconnect

from sobremesa.kernel.errors import SobremesaError
from sobremesa.server.access import address_of, check_guest, check_origin, language_of, seat_of
from sobremesa.server.connection import Connection
from sobremesa.server.errors import Denied
from sobremesa.server.frames import Frames
from sobremesa.server.hub import Hub
from sobremesa.server.keys import fresh_secret
from sobremesa.server.limits import Bucket
from sobremesa.server.live import LiveTable, now_ms
from sobremesa.server.logs import log_failure
from sobremesa.table.entries import Entry
from sobremesa.table.host import Host, code_of
from sobremesa.wire import messages as m

_decoder = json.Decoder(m.Told)
# Of what is sent again on demand: everything that happened at a table may be much.
BYTES_FOR_A_TOKEN = 10_000
_GONE = (WebSocketDisconnect, RuntimeError, OSError)


def refusal(problem: SobremesaError) -> str:
    return problem.code if isinstance(problem, Denied) else code_of(problem)


async def socket(websocket: WebSocket) -> None:
    hub: Hub = websocket.app.state.hub
    address = address_of(websocket, hub.config)
    try:
        check_origin(websocket, hub.config)
        if hub.closing:
            raise Denied(503, "going-down")
        if not hub.addresses.connect(address):
            raise Denied(429, "too-many-connections")
    except Denied:
        # Before it is accepted, a WebSocket can only be refused without words.
        await websocket.close(1008)
        return
    try:
        await websocket.accept()
        await Session(hub, websocket).run()
    except _GONE:
        pass
    finally:
        hub.addresses.disconnect(address)


class Session:
    """One connection from its hello to its end."""

    def __init__(self, hub: Hub, websocket: WebSocket) -> None:
        self.hub = hub
        self.websocket = websocket
        # Past the framework, which has nothing to add to a message.
        self.line = Frames.of(websocket)
        self.language = language_of(websocket)
        self.refused = 0

    async def run(self) -> None:
        try:
            live, connection = await asyncio.wait_for(self._greet(), self.hub.config.limits.hello_seconds)
        except TimeoutError:
            # On a slow line, perhaps: whoever it is may try again.
            await self._bye(Denied(408, "hello-first"), 1008, again=True)
            return
        except SobremesaError as problem:
            await self._bye(problem, 1008, again=isinstance(problem, Denied) and problem.status == 503)
            return
        reading = asyncio.create_task(self._read(live, connection))
        try:
            either: set[asyncio.Future[Any]] = {reading, connection.over}
            await asyncio.wait(either, return_when=asyncio.FIRST_COMPLETED)
            if connection.over.done():
                with suppress(*_GONE):
                    await self.websocket.close(connection.over.result())
        finally:
            live.leave(connection)
            reading.cancel()
            await asyncio.gather(reading, return_exceptions=True)

    async def _bye(self, problem: SobremesaError, code: int, *, again: bool = False) -> None:
        self.hub.metrics.refused.labels(refusal(problem)).inc()
        with suppress(*_GONE):
            bye = m.Bye(refusal(problem), problem.say(self.language), again)
            await self.websocket.send_text(json.encode(bye).decode())
            await self.websocket.close(code)

    # Hello.

    async def _greet(self) -> tuple[LiveTable, Connection]:
        hello = self._decoded(await self._receive())
        if not isinstance(hello, m.Hello):
            raise Denied(400, "hello-first")
        self.language = hello.language
        if hello.v != m.VERSION:
            raise Denied(400, "version", version=m.VERSION)
        live = await self.hub.table(self.websocket.path_params["table"])
        seat = seat_of(live.table, hello.key)
        if seat is None:
            check_guest(live.table, hello.invite)
            if hello.key:
                raise Denied(403, "bad-key")
            if not live.table.settings.spectators:
                raise Denied(403, "no-spectators")
        else:
            await live.act(lambda host, now: host.come_back(seat, now=now))
        limits = self.hub.config.limits
        seen = await live.seen_by(seat)
        if seat_of(live.table, hello.key) != seat:
            # Meanwhile, on another connection, the player stood up.
            raise Denied(403, "bad-key")
        connection = Connection(seat, self.language, min(hello.since, seen.seq), self.line, limits.unsent_bytes)
        connection.heard_at = self.hub.loop.time()
        connection.bucket = Bucket(limits.messages_per_second, limits.messages_burst, connection.heard_at)
        connection.send(m.Welcome(m.VERSION, seat, int(limits.heartbeat_seconds)))
        connection.tell(seen, now_ms())
        live.join(connection)
        return live, connection

    async def _receive(self) -> bytes:
        message = await self.line.receive()
        if message["type"] != "websocket.receive":
            raise WebSocketDisconnect
        text = message.get("text")
        data: bytes = text.encode("utf-8", "surrogatepass") if text is not None else message.get("bytes") or b""
        if len(data) > self.hub.config.limits.message_bytes:
            raise Denied(413, "too-large", largest=self.hub.config.limits.message_bytes)
        return data

    def _decoded(self, data: bytes) -> m.Told:
        try:
            told: m.Told = _decoder.decode(data)
        except (ValidationError, DecodeError, UnicodeDecodeError, RecursionError) as problem:
            raise Denied(400, "bad-message", why=str(problem)[:200]) from None
        return told

    # Talk.

    async def _read(self, live: LiveTable, connection: Connection) -> None:
        try:
            while not connection.over.done():
                data = await self._receive()
                connection.heard_at = self.hub.loop.time()
                assert connection.bucket is not None
                if not connection.bucket.take(connection.heard_at):
                    raise Denied(429, "too-fast")
                await self._answer(live, connection, data)
        except Denied as problem:
            connection.hang_up(problem, 1009 if problem.status == 413 else 1008, again=problem.status == 503)
        except _GONE:
            pass
        except Exception:  # noqa: BLE001  # an error of ours ends this connection, not the node
            log_failure("message failed", table=live.table.id)
            self.hub.metrics.failures.inc()
            connection.hang_up(Denied(500, "broken"), 1011, again=True)

    async def _answer(self, live: LiveTable, connection: Connection, data: bytes) -> None:
        given_id = ""
        try:
            told = self._decoded(data)
            given_id = getattr(told, "id", "")
            self.hub.metrics.message(type(told).__name__).inc()
            if isinstance(told, m.Ping):
                connection.send(m.Pong(told.n))
            elif isinstance(told, m.Resync):
                seen = await live.seen_by(connection.viewer)
                connection.seq = min(told.since, seen.seq)
                size = connection.tell(seen, now_ms())
                assert connection.bucket is not None
                connection.bucket.spend(size / BYTES_FOR_A_TOKEN)
            elif isinstance(told, m.Hello):
                raise Denied(400, "hello-once")
            elif isinstance(told, m.Hint):
                # Thinking takes a while, and who waits for advice may go on playing.
                self.hub.spawn(self._advise(live, connection, told.id))
                return
            else:
                connection.accepting = ""
                if not await self._do(live, connection, told):
                    connection.send(m.Accepted(given_id))
            self.refused = 0
        except SobremesaError as problem:
            self._decline(connection, given_id, problem)
            if self.refused > self.hub.config.limits.refusals_in_a_row:
                raise Denied(429, "too-fast") from None

    def _decline(self, connection: Connection, given_id: str, problem: SobremesaError) -> None:
        self.refused += 1
        self.hub.metrics.refused.labels(refusal(problem)).inc()
        connection.send(m.Declined(given_id, refusal(problem), problem.say(connection.language)))

    async def _advise(self, live: LiveTable, connection: Connection, given_id: str) -> None:
        try:
            if connection.viewer is None:
                raise Denied(403, "spectator")
            connection.send(m.Hinted(given_id, await live.hint(connection.viewer, connection.language)))
            self.refused = 0
        except SobremesaError as problem:
            self._decline(connection, given_id, problem)
        except Exception:
            self._decline(connection, given_id, Denied(500, "broken"))
            raise

    async def _do(self, live: LiveTable, connection: Connection, told: m.Told) -> bool:
        """Whether the connection was told that it was accepted."""
        seat, before = connection.viewer, connection.accepted
        if seat is None:
            raise Denied(403, "spectator")
        if isinstance(told, m.SeatBot) and told.level not in self.hub.workshop.levels:
            levels = ", ".join(self.hub.workshop.levels)
            raise Denied(422, "no-such-level", level=told.level, allowed=levels)

        if not isinstance(told, m.Play | m.Answer) and not live.may_talk(seat):
            raise Denied(429, "too-fast")

        def decide(host: Host, now: int) -> list[Entry]:
            if connection.over.done():
                raise Denied(403, "stood-up")
            return decided(host, seat, told, now)

        await live.act(decide, seat=seat, given_id=getattr(told, "id", ""), by=connection)
        connection.accepting = ""
        return connection.accepted > before


def decided(host: Host, seat: int, told: m.Told, now: int) -> list[Entry]:
    """What a player's message means at the table."""
    match told:
        case m.Play():
            return host.play(seat, text=told.move, code=told.code, given_id=told.id, now=now)
        case m.Say():
            return host.say(seat, told.text, given_id=told.id, now=now)
        case m.Claim():
            return host.claim(seat, told.words, given_id=told.id, now=now)
        case m.Start():
            return host.start(seat, next_secret=fresh_secret(), given_id=told.id, now=now)
        case m.Ready():
            return host.ready(seat, ready=told.ready, given_id=told.id, now=now)
        case m.SeatBot():
            return host.seat_bot(told.seat, told.level, now=now)
        case m.Leave():
            return host.leave(seat, given_id=told.id, now=now)
        case m.Back():
            return host.come_back(seat, now=now)
        case m.Propose():
            return host.propose(
                seat, told.what, entropy=told.entropy, next_secret=fresh_secret(), given_id=told.id, now=now
            )
        case m.Answer():
            return host.answer(seat, yes=told.yes, entropy=told.entropy, given_id=told.id, now=now)
        case _:
            raise TypeError(type(told).__name__)
