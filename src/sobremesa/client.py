"""A small client: for bots from outside, for scripts and for tests.

>>> client = Client("http://127.0.0.1:8000")
>>> table = await client.open("evidencia", seats=2, public=True)
>>> async with await client.sit(table.table, "Ana", invite=table.invite) as seat:
...     await seat.start()
...     while (update := await seat.turn()) is not None:
...         await seat.play(update.moves[0].code)

A connection that breaks is made again, with any of the addresses; what was asked and not yet acknowledged is asked
again, which is harmless.
"""

from __future__ import annotations

import asyncio
import itertools
import json as plain_json
import random
import secrets
import urllib.error
import urllib.request
from contextlib import suppress
from types import TracebackType
from typing import Any, Self

from msgspec import DecodeError, ValidationError, json
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import InvalidHandshake, WebSocketException

from sobremesa.table.entries import What
from sobremesa.wire import messages as m

LARGEST_MESSAGE = 4_000_000
SHORTEST_PAUSE = 0.05
LONGEST_PAUSE = 2.0

_heard: json.Decoder[m.Heard] = json.Decoder(m.Heard)
_types = {kind.__struct_config__.tag for kind in m.Heard.__args__}
_news = {kind.__struct_config__.tag for kind in m.NewsTold.__args__}


def _decoded(data: str | bytes) -> m.Heard | None:
    """What a later server says that is not known here is passed over: None for a message of an unknown type."""
    try:
        return _heard.decode(data)
    except ValidationError:
        plain = json.decode(data)
        if plain.get("type") not in _types:
            return None
        news = plain.get("news", [])
        known = [piece for piece in news if piece.get("what") in _news]
        if len(known) == len(news):
            raise
        return _heard.decode(json.encode({**plain, "news": known}))


class NotDone(Exception):
    """The table or the server refused; ``code`` says what, ``text`` says it to people."""

    def __init__(self, code: str, text: str) -> None:
        super().__init__(f"{text} ({code})")
        self.code = code
        self.text = text


class HungUp(NotDone):
    """The server hung up, and connecting again is of no use."""


class Client:
    """``addresses`` are those of the nodes: any of them will do for anything."""

    def __init__(self, *addresses: str, language: str = "es", timeout: float = 15.0) -> None:
        self.addresses = [address.rstrip("/") for address in addresses]
        self.language = language
        self.timeout = timeout

    async def ask(self, method: str, path: str, body: Any = None, key: str = "") -> bytes:
        """One HTTP request; raises ``NotDone`` for a refusal."""
        return await asyncio.to_thread(self._ask, method, path, body, key)

    def _ask(self, method: str, path: str, body: Any, key: str) -> bytes:
        headers = {"Accept-Language": self.language}
        if body is not None:
            headers["Content-Type"] = "application/json"
        if key:
            headers["Authorization"] = f"Bearer {key}"
        data = None if body is None else json.encode(body)
        request = urllib.request.Request(random.choice(self.addresses) + path, data, headers, method=method)
        try:
            with urllib.request.urlopen(request, timeout=self.timeout) as answer:
                return bytes(answer.read())
        except urllib.error.HTTPError as refused:
            with refused:
                try:
                    problem = json.decode(refused.read(), type=m.Problem)
                except (DecodeError, ValidationError):
                    problem = m.Problem(str(refused.code), refused.reason)
            raise NotDone(problem.code, problem.text) from None

    async def games(self) -> list[m.GameTold]:
        return json.decode(await self.ask("GET", "/api/games"), type=m.GameList).games

    async def tables(self) -> list[m.TableTold]:
        return json.decode(await self.ask("GET", "/api/tables"), type=m.TableList).tables

    async def open(self, game: str, *, seats: int, bots: tuple[str, ...] = (), **settings: Any) -> m.Created:
        """Opens a table; the settings are those of ``sobremesa.table.settings``."""
        body = {"settings": {"game": game, "seats": seats, **settings}, "bots": list(bots)}
        return json.decode(await self.ask("POST", "/api/tables", body), type=m.Created)

    async def sit(
        self, table: str, name: str, *, invite: str = "", seat: int | None = None, entropy: str | None = None
    ) -> Seat:
        """Takes a seat, adding randomness of its own to the game's."""
        own = secrets.token_hex(16) if entropy is None else entropy
        wish = m.Sit(name, seat, invite, own, secrets.token_urlsafe(32))
        seated = json.decode(await self.ask("POST", f"/api/tables/{table}/seats", wish), type=m.Seated)
        return Seat(self, table, key=seated.key, commitment=seated.commitment)

    def watch(self, table: str, *, invite: str = "") -> Seat:
        return Seat(self, table, invite=invite)

    async def record(self, table: str, *, key: str = "") -> str:
        return (await self.ask("GET", f"/api/tables/{table}/record", key=key)).decode()


class Seat:
    """A seat, or a place to watch from. ``latest`` is the latest update, ``news`` everything heard so far, ``here``
    the seats whose players are connected now."""

    def __init__(self, client: Client, table: str, *, key: str = "", invite: str = "", commitment: str = "") -> None:
        self.client = client
        self.table = table
        self.key = key
        self.invite = invite
        self.commitment = commitment
        self.number: int | None = None
        self.latest: m.Update | None = None
        self.room: m.Room | None = None
        self.news: list[m.NewsTold] = []
        self.here: list[int] = []
        self.connections = 0
        self._ids = (f"{secrets.token_hex(4)}-{n}" for n in itertools.count())
        self._asked: dict[str, tuple[bytes, asyncio.Future[Any]]] = {}
        self._changed = asyncio.Condition()
        self._socket: ClientConnection | None = None
        self._task: asyncio.Task[None] | None = None
        self._ended: NotDone | None = None

    async def __aenter__(self) -> Self:
        self._task = asyncio.create_task(self._run())
        await self._until(lambda: self.latest is not None)
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, problem: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        if self._socket is not None:
            await self._socket.close()

    # Asking.

    async def play(self, move: str | int) -> None:
        """Returns when the move is durable; raises ``NotDone`` if it was refused."""
        given = next(self._ids)
        await self._do(m.Play(given, code=move) if isinstance(move, int) else m.Play(given, move=move))

    async def ready(self, *, ready: bool = True) -> None:
        """Tells everybody, before the game. Nobody has to wait for it."""
        await self._do(m.Ready(next(self._ids), ready))

    async def start(self) -> None:
        await self._do(m.Start(next(self._ids)))

    async def leave(self) -> None:
        await self._do(m.Leave(next(self._ids)))

    async def say(self, text: str) -> None:
        await self._do(m.Say(next(self._ids), text))

    async def seat_bot(self, seat: int, level: str) -> None:
        await self._do(m.SeatBot(next(self._ids), seat, level))

    async def propose(self, what: What) -> None:
        await self._do(m.Propose(next(self._ids), what, secrets.token_hex(16)))

    async def answer(self, *, yes: bool) -> None:
        await self._do(m.Answer(next(self._ids), yes, secrets.token_hex(16)))

    async def hint(self) -> list[m.HintTold]:
        """What to play, at a table where all others are bots."""
        found: list[m.HintTold] = await self._do(m.Hint(next(self._ids)))
        return found

    async def turn(self) -> m.Update | None:
        """The update in which this seat has moves to choose from; None when the game is over."""
        await self._until(lambda: self.latest is not None and (bool(self.latest.moves) or self.is_over))
        assert self.latest is not None
        return None if self.is_over else self.latest

    @property
    def is_over(self) -> bool:
        return self.latest is not None and self.latest.status == "over"

    async def until(self, status: str) -> m.Update:
        await self._until(lambda: self.latest is not None and self.latest.status == status)
        assert self.latest is not None
        return self.latest

    # Beneath.

    async def _until(self, reached: Any) -> None:
        async with self._changed:
            await self._changed.wait_for(lambda: reached() or self._ended is not None)
        if self._ended is not None and not reached():
            raise self._ended

    async def _do(self, message: Any) -> Any:
        if self._ended is not None:
            raise self._ended
        answer: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        data = json.encode(message)
        self._asked[message.id] = (data, answer)
        if self._socket is not None:
            with suppress(WebSocketException):
                await self._socket.send(data.decode())
        try:
            return await answer
        finally:
            self._asked.pop(message.id, None)

    async def _run(self) -> None:
        pause = SHORTEST_PAUSE
        while self._ended is None:
            before = self.connections
            try:
                await self._talk()
            except (WebSocketException, InvalidHandshake, OSError, EOFError):
                pass
            finally:
                self._socket = None
            pause = SHORTEST_PAUSE if self.connections > before else min(LONGEST_PAUSE, 2 * pause)
            if self._ended is None:
                await asyncio.sleep(pause * (0.5 + random.random()))
        async with self._changed:
            self._changed.notify_all()
        for _data, answer in self._asked.values():
            if not answer.done():
                answer.set_exception(self._ended)

    async def _talk(self) -> None:
        address = random.choice(self.client.addresses).replace("http", "ws", 1)
        async with connect(
            f"{address}/ws/{self.table}",
            compression=None,
            max_size=LARGEST_MESSAGE,
            ping_interval=None,
            open_timeout=self.client.timeout,
        ) as self._socket:
            since = self.latest.seq if self.latest else 0
            hello = m.Hello(m.VERSION, self.key, self.invite, since, self.client.language)  # type: ignore[arg-type]
            await self._socket.send(json.encode(hello).decode())
            beating = asyncio.create_task(self._beat(self._socket))
            try:
                async for data in self._socket:
                    heard = _decoded(data)
                    if heard is not None:
                        await self._hear(heard)
            finally:
                beating.cancel()

    async def _beat(self, socket: ClientConnection) -> None:
        while True:
            await asyncio.sleep(20)
            await socket.send(plain_json.dumps({"type": "ping"}))

    async def _hear(self, heard: m.Heard) -> None:
        if isinstance(heard, m.Update):
            # After a change of nodes an update may be older than the latest one: it is no news, and no step back.
            known = self.news[-1].n if self.news else 0
            self.news += [piece for piece in heard.news if piece.n > known]
            self.room = heard.room or self.room
            if self.latest is None or heard.seq >= self.latest.seq:
                self.latest = heard
            if heard.accepted in self._asked and not self._asked[heard.accepted][1].done():
                self._asked[heard.accepted][1].set_result(None)
            async with self._changed:
                self._changed.notify_all()
        elif isinstance(heard, m.Accepted | m.Declined | m.Hinted):
            _data, answer = self._asked.get(heard.id, (b"", None))
            if answer is not None and not answer.done():
                if isinstance(heard, m.Hinted):
                    answer.set_result(heard.moves)
                elif isinstance(heard, m.Accepted):
                    answer.set_result(None)
                elif heard.code == "try-again":
                    asyncio.get_running_loop().call_later(0.2, self._again, heard.id)
                else:
                    answer.set_exception(NotDone(heard.code, heard.text))
        elif isinstance(heard, m.Presence):
            self.here = heard.here
            async with self._changed:
                self._changed.notify_all()
        elif isinstance(heard, m.Welcome):
            self.number = heard.seat
            self.connections += 1
            assert self._socket is not None
            for data, _answer in list(self._asked.values()):
                await self._socket.send(data.decode())
        elif isinstance(heard, m.Bye) and not heard.again:
            self._ended = HungUp(heard.code, heard.text)

    def _again(self, given: str) -> None:
        if given in self._asked and self._socket is not None:
            self._sending = asyncio.ensure_future(self._send(self._asked[given][0]))

    async def _send(self, data: bytes) -> None:
        if self._socket is not None:
            with suppress(WebSocketException):
                await self._socket.send(data.decode())
