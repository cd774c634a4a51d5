"""A seat at a live table, or a place to watch from: asks, waits and hears."""

from __future__ import annotations

import asyncio
import itertools
import random
import secrets
from collections.abc import Callable
from contextlib import suppress
from types import TracebackType
from typing import TYPE_CHECKING, Any, Self

from msgspec import DecodeError, json
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import InvalidHandshake, WebSocketException

from sobremesa.table.act import Request
from sobremesa.table.acts.answer import Answer
from sobremesa.table.acts.claim import Claim
from sobremesa.table.acts.leave import Leave
from sobremesa.table.acts.offer import Offer
from sobremesa.table.acts.play import Play
from sobremesa.table.acts.propose import Propose
from sobremesa.table.acts.ready import Ready
from sobremesa.table.acts.return_ import Return
from sobremesa.table.acts.reveal import Reveal
from sobremesa.table.acts.say import Say
from sobremesa.table.acts.seat_bot import SeatBot
from sobremesa.table.acts.start import Start
from sobremesa.table.acts.take_over import AskSeat, TakeOver
from sobremesa.table.agreement import What
from sobremesa.table.witness import Witness
from sobremesa.wire import messages as m
from sobremesa.wire.decoder import ClosedByServer, Refused, decode

if TYPE_CHECKING:
    from sobremesa.client.client import Client

LARGEST_MESSAGE = 4_000_000
SHORTEST_PAUSE = 0.05
LONGEST_PAUSE = 2.0
# What was refused with this code is asked again, and whoever asked does not hear of it.
TRY_AGAIN = "try-again"
# To whoever asked for a seat and was not given it: their key opens nothing.
NOT_SEATED = "not-seated"
# A ping this often; where nothing at all has come after it for a while, the line is dead.
PING_SECONDS = 20.0
PONG_SECONDS = 10.0


class Seat:
    """A seat, or a place to watch from. ``latest`` is the latest update, ``news`` everything heard so far, ``here``
    the seats whose players are connected now. ``witness`` keeps how each game began."""

    def __init__(
        self, client: Client, table: str, *, key: str = "", invite: str = "", witness: Witness | None = None
    ) -> None:
        self.client = client
        self.table = table
        self.key = key
        self.invite = invite
        self.witness = Witness() if witness is None else witness
        self.number: int | None = None
        self.latest: m.Update | None = None
        self.room: m.Room | None = None
        self.news: list[m.News] = []
        self.here: list[int] = []
        self.connections = 0
        self._ids = (f"{secrets.token_hex(4)}-{n}" for n in itertools.count())
        self._asked: dict[str, tuple[bytes, asyncio.Future[Any]]] = {}
        self._changed = asyncio.Condition()
        self._socket: ClientConnection | None = None
        self._task: asyncio.Task[None] | None = None
        self._ended: Refused | None = None
        self._revealing: asyncio.Task[None] | None = None
        self._revealed = 0
        self._promised = ""
        self._heard = 0
        self._has_moved = False
        # For whoever wants every message in its order, and to know when the connection breaks.
        self.on_message: Callable[[m.FromTable], None] = lambda _message: None
        self.on_lost: Callable[[], None] = lambda: None

    async def __aenter__(self) -> Self:
        self._task = asyncio.create_task(self._run())
        await self.until(lambda: self.latest is not None)
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, problem: BaseException | None, trace: TracebackType | None
    ) -> None:
        for task in (self._task, self._revealing):
            if task is not None:
                task.cancel()
                await asyncio.gather(task, return_exceptions=True)
        if self._socket is not None:
            await self._socket.close()

    # Asking.

    async def play(self, move: str | int) -> None:
        """A move in words or by its code. Returns when it is durable; raises ``Refused`` if it was."""
        given = next(self._ids)
        await self.ask(Play(given, code=move) if isinstance(move, int) else Play(given, move=move))

    async def ready(self, *, ready: bool = True) -> None:
        """Tells everybody, before the game. Nobody has to wait for it."""
        await self.ask(Ready(next(self._ids), ready))

    async def start(self) -> None:
        """Returns when the cards are dealt: players whose share of the seed is missing are waited for, not long."""
        await self.ask(Start(next(self._ids)))
        await self.until(lambda: self.latest is not None and self.latest.status != "starting")

    async def leave(self) -> None:
        await self.ask(Leave(next(self._ids)))

    async def come_back(self) -> None:
        """After ``leave``, or when time ran out: this player plays again, and not a bot."""
        await self.ask(Return(next(self._ids)))

    async def say(self, text: str) -> None:
        await self.ask(Say(next(self._ids), text))

    async def claim(self, words: str) -> None:
        """Says something that the game can read, true or not."""
        await self.ask(Claim(next(self._ids), words))

    async def seat_bot(self, seat: int, level: str) -> None:
        await self.ask(SeatBot(next(self._ids), seat, level))

    async def offer(self, *, offered: bool = True) -> None:
        """In a game: this seat is there for somebody who watches, if everybody agrees."""
        await self.ask(Offer(next(self._ids), offered))

    async def leave_to_bot(self, level: str) -> None:
        """In a game: a bot has this seat from now on, if everybody agrees."""
        assert self.number is not None
        await self.ask(TakeOver(next(self._ids), self.number, level))

    async def miss(self, seat: int) -> None:
        """A bot stands in for that seat's player, who is gone, until they are back, if everybody agrees."""
        await self.ask(TakeOver(next(self._ids), seat))

    async def ask_for(self, seat: int, name: str, *, key: str, person: str = "") -> None:
        """Asks, as a watcher, for a seat; ``key`` is to open it. Once everybody has agreed, this is that seat; if they
        do not, it stays a place to watch from."""
        wish = AskSeat(name, seat, key, self.invite, person)
        await self.client.ask("POST", f"/api/tables/{self.table}/takeovers", wish)
        self.key = key
        if self._socket is not None:
            await self._socket.close()

    async def withdraw(self) -> None:
        """After ``ask_for``: not any more."""
        await self.client.ask("DELETE", f"/api/tables/{self.table}/takeovers", key=self.key)

    async def propose(self, what: What) -> None:
        if what == "rematch":
            await self._commit(lambda promise: Propose(next(self._ids), what, promise))
        else:
            await self.ask(Propose(next(self._ids), what))

    async def answer(self, *, yes: bool) -> None:
        proposal = self.latest.proposal if self.latest else None
        is_rematch = yes and proposal is not None and proposal.what == "rematch"
        if is_rematch:
            await self._commit(lambda promise: Answer(next(self._ids), yes, promise))
        else:
            await self.ask(Answer(next(self._ids), yes))

    async def hint(self) -> list[m.Hint]:
        """What to play, at a table where all others are bots."""
        found: list[m.Hint] = await self.ask(m.AskHint(next(self._ids)))
        return found

    async def check(self) -> None:
        """Raises a ``BadProof`` if the record of the game that is over is not the one that this seat saw begin.

        It says whose chance the game had; ``sobremesa.table.fairness.verify`` replays the moves besides."""
        assert self.room is not None
        record = await self.client.record(self.table, key=self.key or self.invite)
        self.witness.check(record, self.table, self.room.number, self.number)

    async def ask(self, message: Request | m.AskHint) -> Any:
        """Sends it, as often as it takes, and waits for the answer; raises ``Refused`` if that is what it is."""
        if self._ended is not None:
            raise self._ended
        answer: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        data = json.encode(message)
        self._asked[message.id] = (data, answer)
        await self._send(data)
        try:
            return await answer
        finally:
            self._asked.pop(message.id, None)

    # Waiting.

    async def until(self, reached: Callable[..., Any]) -> None:
        """Waits for what the seat has heard to be so; raises ``ClosedByServer`` if that will never be."""
        async with self._changed:
            await self._changed.wait_for(lambda: reached() or self._ended is not None)
        if self._ended is not None and not reached():
            raise self._ended

    async def until_status(self, status: str) -> m.Update:
        """``waiting``, ``playing`` or ``over``."""
        await self.until(lambda: self.latest is not None and self.latest.status == status)
        assert self.latest is not None
        return self.latest

    async def turn(self) -> m.Update | None:
        """The update in which this seat has moves to choose from; None when the game is over."""
        await self.until(lambda: self.latest is not None and (bool(self.latest.moves) or self.is_over))
        assert self.latest is not None
        return None if self.is_over else self.latest

    @property
    def is_over(self) -> bool:
        return self.latest is not None and self.latest.status == "over"

    # Beneath.

    async def _run(self) -> None:
        pause = SHORTEST_PAUSE
        while self._ended is None:
            before = self.connections
            try:
                await self._talk()
            except (WebSocketException, InvalidHandshake, OSError, EOFError):
                pass
            except DecodeError as problem:
                await self._hear(m.Bye("bad-message", f"The server's message makes no sense: {problem}", again=False))
            finally:
                self._socket = None
            pause = SHORTEST_PAUSE if self.connections > before else min(LONGEST_PAUSE, 2 * pause)
            if self._ended is None:
                self.on_lost()
                await asyncio.sleep(pause * (0.5 + random.random()))
        await self._wake()
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
            close_timeout=1,
        ) as self._socket:
            since = self.latest.seq if self.latest else 0
            hello = m.Hello(m.VERSION, self.key, self.invite, since, self.client.language)  # type: ignore[arg-type]
            await self._socket.send(json.encode(hello).decode())
            beating = asyncio.create_task(self._beat(self._socket))
            try:
                async for data in self._socket:
                    self._heard += 1
                    message = decode(data)
                    if message is not None:
                        await self._hear(message)
            finally:
                beating.cancel()

    async def _beat(self, socket: ClientConnection) -> None:
        """Pings; where nothing comes back the line is dead, and is cut so that another one is made."""
        while True:
            await asyncio.sleep(PING_SECONDS)
            before = self._heard
            await socket.send(json.encode(m.Ping()).decode())
            await asyncio.sleep(PONG_SECONDS)
            if self._heard == before:
                socket.transport.abort()
                return

    async def _hear(self, message: m.FromTable) -> None:
        if not (isinstance(message, m.Refusal) and message.code == TRY_AGAIN):
            self.on_message(message)
        if isinstance(message, m.Update):
            # After a change of nodes an update may be older than the latest one: it is not news, and not a step back.
            if self._has_moved and message.since == 0:
                self._has_moved, self.news = False, []
            known = self.news[-1].n if self.news else 0
            self.news += [piece for piece in message.news if piece.n > known]
            if message.room is not None:
                self.room = message.room
                self.witness.see(self.room.number, self.room.commitment, self.room.next_commitment)
            if self.latest is None or message.seq >= self.latest.seq:
                self.latest = message
            self._settle(message.accepted, None)
            if message.opening:
                self._open(message.opening)
            await self._wake()
        elif isinstance(message, m.Accepted):
            self._settle(message.id, None)
        elif isinstance(message, m.Hints):
            self._settle(message.id, message.moves)
        elif isinstance(message, m.Refusal):
            if message.code == TRY_AGAIN:
                asyncio.get_running_loop().call_later(0.2, self._again, message.id)
            else:
                self._settle(message.id, Refused(message.code, message.text))
        elif isinstance(message, m.Presence):
            self.here = message.here
            await self._wake()
        elif isinstance(message, m.Welcome):
            if self.connections and message.seat != self.number:
                # From a place to watch from to a seat: what was told to that seat is told again.
                self._has_moved = True
                await self._send(json.encode(m.Resync(0)))
            self.number = message.seat
            self.connections += 1
            for data, _answer in list(self._asked.values()):
                await self._send(data)
        elif isinstance(message, m.Bye) and message.code == NOT_SEATED:
            self.key = ""
        elif isinstance(message, m.Bye) and not message.again:
            self._ended = ClosedByServer(message.code, message.text)

    # A share of the seed.

    async def _commit(self, request: Callable[[str], Request]) -> None:
        """Asks for a rematch, or agrees to it, with a share of its seed; if that is refused, the one before holds."""
        try:
            await self.ask(request(self.promise()))
        except Refused:
            self.take_back_promise()
            raise

    def promise(self) -> str:
        """Keeps a share of the next game's seed, to be opened when that begins; gives what is told of it before."""
        self._promised = self.witness.entropy.get(self._next_number, "")
        return self.witness.promise(self._next_number, secrets.token_hex(16))

    def take_back_promise(self) -> None:
        """The table did not take it: the share before holds."""
        self.witness.promise(self._next_number, self._promised)

    @property
    def _next_number(self) -> int:
        return 1 + (self.room.number if self.room else 0)

    def _open(self, committed: list[str]) -> None:
        number = self._next_number
        own = self.witness.open(number, self.number, committed)
        if own and self._revealed < number:
            self._revealed = number
            self._revealing = asyncio.create_task(self._reveal(own))

    async def _reveal(self, own: str) -> None:
        # A share that comes too late is missed when the record is checked.
        with suppress(Refused):
            await self.ask(Reveal(next(self._ids), own))

    def _settle(self, given: str, answer: Any) -> None:
        _data, waiting = self._asked.get(given, (b"", None))
        if waiting is not None and not waiting.done():
            if isinstance(answer, Refused):
                waiting.set_exception(answer)
            else:
                waiting.set_result(answer)

    async def _wake(self) -> None:
        async with self._changed:
            self._changed.notify_all()

    def _again(self, given: str) -> None:
        if given in self._asked:
            self._sending = asyncio.ensure_future(self._send(self._asked[given][0]))

    async def _send(self, data: bytes) -> None:
        if self._socket is not None:
            with suppress(WebSocketException):
                await self._socket.send(data.decode())
