"""A connection to a live table. A thread of its own receives messages and reconnects when the connection breaks."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import Coroutine
from contextlib import suppress
from http.client import HTTPException
from queue import Empty, SimpleQueue
from threading import Thread
from types import TracebackType
from typing import Any, Self, TypeVar

from msgspec import MsgspecError

from sobremesa.client import Client, Refused, Seat, fresh_key
from sobremesa.kernel.errors import SobremesaError
from sobremesa.kernel.record import Record
from sobremesa.terminal.tables.connection import RefusedByTable, TableClosed, TableConnection, TableRequest
from sobremesa.terminal.tables.seat_keys import KeptSeat, SeatKeys, seats_file
from sobremesa.terminal.texts import TEXTS
from sobremesa.wire import messages as m

Found = TypeVar("Found")

FIRST_WORD_SECONDS = 20.0


class Unreachable(SobremesaError):
    """No table answers at an address."""


class Server:
    """A server of live tables. Failures and refusals are raised as a ``SobremesaError``."""

    def __init__(self, address: str, language: str) -> None:
        self.address = address
        self.client = Client(address, language=language)
        self._loop = asyncio.new_event_loop()
        self._thread = Thread(target=self._loop.run_forever, name="line", daemon=True)

    def __enter__(self) -> Self:
        self._thread.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, problem: BaseException | None, trace: TracebackType | None
    ) -> None:
        asyncio.run_coroutine_threadsafe(_end_tasks(), self._loop).result()
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()
        self._loop.close()

    def call(self, what: Coroutine[Any, Any, Found]) -> Found:
        """Runs a coroutine in the network thread and waits for its result."""
        try:
            return asyncio.run_coroutine_threadsafe(what, self._loop).result()
        except Refused as problem:
            raise self.refusal(problem) from None
        except (OSError, HTTPException, MsgspecError, UnicodeError) as problem:
            raise self._unreachable(problem) from None

    def spawn(self, what: Coroutine[Any, Any, None]) -> None:
        asyncio.run_coroutine_threadsafe(what, self._loop)

    def refusal(self, problem: Refused) -> SobremesaError:
        if problem.code == "version":
            return Unreachable(TEXTS.message("live-version", address=self.address))
        if problem.code.isdigit():
            # Our tables refuse with a code that is not a number: this is another kind of server.
            return Unreachable(TEXTS.message("live-other-server", address=self.address))
        return RefusedByTable(problem.code, problem.text)

    def _unreachable(self, problem: Exception) -> Unreachable:
        if isinstance(problem, MsgspecError | HTTPException | UnicodeError):
            return Unreachable(TEXTS.message("live-other-server", address=self.address))
        reason = getattr(problem, "reason", problem)
        why = getattr(reason, "strerror", None) or str(reason) or type(problem).__name__
        return Unreachable(TEXTS.message("live-no-answer", address=self.address, why=why))


async def _end_tasks() -> None:
    """Cancels every request that is still waiting."""
    waiting = [task for task in asyncio.all_tasks() if task is not asyncio.current_task()]
    for task in waiting:
        task.cancel()
    await asyncio.gather(*waiting, return_exceptions=True)


class RemoteConnection(TableConnection):
    def __init__(self, server: Server, seat: Seat) -> None:
        super().__init__(None)
        self.server = server
        self.seat = seat
        self._received: SimpleQueue[m.FromTable | None] = SimpleQueue()
        self.wake, self._waker = os.pipe()
        os.set_blocking(self.wake, False)
        os.set_blocking(self._waker, False)
        # Ctrl-C may reach the network thread, or come just before a wait: the wakeup descriptor ends the wait in both
        # cases.
        self._woken_before = signal.set_wakeup_fd(self._waker, warn_on_full_buffer=False)
        seat.on_message = self._enqueue
        seat.on_lost = lambda: self._enqueue(None)

    def __enter__(self) -> Self:
        """Connects, and waits for the first update."""
        try:
            self.server.call(self._connect())
            self.hear()
        except BaseException:
            self.__exit__(None, None, None)
            raise
        if self.update is not None:
            # News from before this connection are visible on the table, or were for the players to remember.
            self.skip_news(self.update.seq)
        return self

    def __exit__(
        self, kind: type[BaseException] | None, problem: BaseException | None, trace: TracebackType | None
    ) -> None:
        with suppress(SobremesaError):
            self.server.call(self.seat.__aexit__(None, None, None))
        assert self.wake is not None
        signal.set_wakeup_fd(self._woken_before)
        os.close(self.wake)
        os.close(self._waker)

    async def _connect(self) -> None:
        try:
            await asyncio.wait_for(self.seat.__aenter__(), FIRST_WORD_SECONDS)
        except TimeoutError:
            raise OSError("timeout") from None

    def _enqueue(self, message: m.FromTable | None) -> None:
        self._received.put(message)
        with suppress(BlockingIOError):
            os.write(self._waker, b".")

    def send(self, message: TableRequest) -> None:
        self.server.spawn(self._ask(message))

    async def _ask(self, message: TableRequest) -> None:
        # The answer arrives as a message; until then the client sends the request again.
        with suppress(Refused):
            await self.seat.ask(message)

    def hear(self) -> None:
        assert self.wake is not None
        with suppress(BlockingIOError):
            os.read(self.wake, 65_536)
        while True:
            try:
                message = self._received.get_nowait()
            except Empty:
                return
            if message is None:
                self.is_lost = True
            elif isinstance(message, m.Bye) and not message.again:
                raise TableClosed(self.server.refusal(Refused(message.code, message.text)).message)
            else:
                self.take(message)

    def ask_for_seat(self, seat: int, name: str) -> None:
        """Stores the key before using it: the answer may be lost on the way. If the request fails the key opens
        nothing."""
        key = fresh_key()
        server, table, invite = self.server.address, self.seat.table, self.seat.invite
        SeatKeys(seats_file()).keep(KeptSeat(server, table, name, key, invite))
        self.server.call(self.seat.ask_for(seat, name, key=key))

    def promise(self) -> str:
        return self.seat.promise()

    def take_back_promise(self) -> None:
        self.seat.take_back_promise()

    def record(self) -> Record:
        key = self.seat.key or self.seat.invite
        return Record.read(self.server.call(self.server.client.record(self.seat.table, key=key)))
