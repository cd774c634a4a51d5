"""A connection to a live table, for a player or a spectator."""

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
from sobremesa.wire.decoder import ClosedByServer, Refused, decode, drop_undone

if TYPE_CHECKING:
    from sobremesa.client.client import Client

LARGEST_MESSAGE = 4_000_000
SHORTEST_PAUSE = 0.05
LONGEST_PAUSE = 2.0
# A request refused with this code is sent again; the caller does not see the refusal.
TRY_AGAIN = "try-again"
# The code of a ``Bye`` to a spectator whose request for a seat failed: the new key opens nothing.
NOT_SEATED = "not-seated"
# The client pings this often. A connection on which nothing arrives after a ping is dead.
PING_SECONDS = 20.0
PONG_SECONDS = 10.0


class Seat:
    """A seat, or a spectator's place. ``latest`` is the latest update, ``news`` all news so far, ``here`` the seats
    whose players are connected. ``witness`` remembers how each game began."""

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
        # Called with every message in order, and when the connection breaks.
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

    # Requests.

    async def play(self, move: str | int) -> None:
        """Plays a move in words or by its code. Returns when it is stored; raises ``Refused`` for a refusal."""
        given = next(self._ids)
        await self.ask(Play(given, code=move) if isinstance(move, int) else Play(given, move=move))

    async def ready(self, *, ready: bool = True) -> None:
        """Tells the table that this player is ready. The game can start without it."""
        await self.ask(Ready(next(self._ids), ready))

    async def start(self) -> None:
        """Returns when the cards are dealt. The table waits a short time for players who have not opened their share of
        the seed."""
        await self.ask(Start(next(self._ids)))
        await self.until(lambda: self.latest is not None and self.latest.status != "starting")

    async def leave(self) -> None:
        await self.ask(Leave(next(self._ids)))

    async def come_back(self) -> None:
        """Takes the seat back from its bot, after ``leave`` or after time ran out."""
        await self.ask(Return(next(self._ids)))

    async def say(self, text: str) -> None:
        await self.ask(Say(next(self._ids), text))

    async def claim(self, words: str) -> None:
        """Says something that the game can read, true or false."""
        await self.ask(Claim(next(self._ids), words))

    async def seat_bot(self, seat: int, level: str) -> None:
        await self.ask(SeatBot(next(self._ids), seat, level))

    async def offer(self, *, offered: bool = True) -> None:
        """Offers this seat to a spectator, during a game. Every player has to agree."""
        await self.ask(Offer(next(self._ids), offered))

    async def leave_to_bot(self, level: str) -> None:
        """Gives this seat to a bot for the rest of the game. Every player has to agree."""
        assert self.number is not None
        await self.ask(TakeOver(next(self._ids), self.number, level))

    async def miss(self, seat: int) -> None:
        """Asks for a bot in the seat of an absent player, until that player returns. Every player has to agree."""
        await self.ask(TakeOver(next(self._ids), seat))

    async def ask_for(self, seat: int, name: str, *, key: str, person: str = "") -> None:
        """Asks for a seat, as a spectator; ``key`` will open it. Once every player has agreed this becomes that seat;
        otherwise it stays a spectator's place."""
        wish = AskSeat(name, seat, key, self.invite, person)
        await self.client.ask("POST", f"/api/tables/{self.table}/takeovers", wish)
        self.key = key
        if self._socket is not None:
            await self._socket.close()

    async def withdraw(self) -> None:
        """Withdraws the request of ``ask_for``."""
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
        """The best moves. The table gives hints only where all other seats are bots."""
        found: list[m.Hint] = await self.ask(m.AskHint(next(self._ids)))
        return found

    async def check(self) -> None:
        """Raises a ``BadProof`` unless the finished game's record has the shuffle that this seat saw committed.

        It checks where the chance came from; ``sobremesa.table.fairness.verify`` also replays the moves.
        """
        assert self.room is not None
        record = await self.client.record(self.table, key=self.key or self.invite)
        self.witness.check(record, self.table, self.room.number, self.number)

    async def ask(self, message: Request | m.AskHint) -> Any:
        """Sends a request, again after each reconnection, and returns its answer; raises ``Refused`` for a refusal."""
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
        """Waits until the condition holds; raises ``ClosedByServer`` once it cannot hold any more."""
        async with self._changed:
            await self._changed.wait_for(lambda: reached() or self._ended is not None)
        if self._ended is not None and not reached():
            raise self._ended

    async def until_status(self, status: str) -> m.Update:
        """Waits for ``waiting``, ``playing`` or ``over``."""
        await self.until(lambda: self.latest is not None and self.latest.status == status)
        assert self.latest is not None
        return self.latest

    async def turn(self) -> m.Update | None:
        """Waits until this seat has to move, and returns that update; None when the game is over."""
        await self.until(lambda: self.latest is not None and (bool(self.latest.moves) or self.is_over))
        assert self.latest is not None
        return None if self.is_over else self.latest

    @property
    def is_over(self) -> bool:
        return self.latest is not None and self.latest.status == "over"

    # The connection.

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
        """Pings the server. When nothing comes back it aborts the connection, so that the client makes a new one."""
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
            # After a change of nodes an update may be older than the latest one: it brings no news and must not turn
            # back time.
            if self._has_moved and message.since == 0:
                self._has_moved, self.news = False, []
            known = self.news[-1].n if self.news else 0
            if message.undone is not None and message.seq >= known:
                self.news, known = drop_undone(self.news, message), message.since
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
                # A spectator has become a player: ask for the news again, as that seat sees it.
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

    # The share of the seed.

    async def _commit(self, request: Callable[[str], Request]) -> None:
        """Asks for a rematch, or agrees to one, with a share of its seed. After a refusal the earlier share holds."""
        try:
            await self.ask(request(self.promise()))
        except Refused:
            self.take_back_promise()
            raise

    def promise(self) -> str:
        """Draws a share of the next game's seed, to be opened when that game begins. Returns the commitment to it."""
        self._promised = self.witness.entropy.get(self._next_number, "")
        return self.witness.promise(self._next_number, secrets.token_hex(16))

    def take_back_promise(self) -> None:
        """Restores the earlier share, after the table refused the new one."""
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
        # The check of the record reports a share that came too late.
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
