"""The way into a table's journal: writes what is decided here, and follows what other nodes wrote.

Where no other node writes, moves are applied in memory at once, and their updates are held until they are durable:
memory may be ahead of the journal. A client that asks for the table meanwhile waits for the moves that concern it.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING

from sobremesa.kernel.errors import SobremesaError
from sobremesa.kernel.event import Viewer
from sobremesa.server import clock
from sobremesa.server.errors import ServerRefused
from sobremesa.server.node.connection import Connection, PendingUpdate
from sobremesa.server.ops.logs import log_failure
from sobremesa.store.store import Conflict, StoreDown, Unreadable
from sobremesa.table.act import Entry
from sobremesa.table.table import Table

if TYPE_CHECKING:
    from sobremesa.server.node.live_table import LiveTable

Decide = Callable[[Table, int], list[Entry]]
MOST_RACES = 20


@dataclass(slots=True, eq=False)
class Attempt:
    """A request to do something at a table. ``end`` is called once: with None when it is durable or was done before,
    else with what is wrong.

    The first update that it causes tells the connection ``by`` that it was accepted; ``is_told`` says that there was
    such an update.
    """

    decide: Decide
    end: Callable[[Attempt, SobremesaError | None], None]
    seat: int | None = None
    request_id: str = ""
    by: Connection | None = None
    is_told: bool = False

    def is_known(self, table: Table) -> bool:
        return self.seat is not None and table.is_known(self.seat, self.request_id)

    def begin_telling(self) -> None:
        if self.by is not None:
            self.by.accepting = self.request_id

    def end_telling(self) -> None:
        if self.by is not None:
            self.is_told = self.request_id != "" and self.by.accepting == ""
            self.by.accepting = ""


class SerialQueue:
    """Lets one caller in at a time, in order, and at once where none waits. A caller that was let in has to leave;
    until then the queue ``is_busy``."""

    __slots__ = ("_is_letting_in", "_waiting", "is_busy")

    def __init__(self) -> None:
        self.is_busy = False
        self._waiting: deque[tuple[Callable[..., None], tuple[object, ...]]] = deque()
        self._is_letting_in = False

    def enter(self, begin: Callable[..., None], *given: object) -> None:
        """Calls ``begin`` with the arguments when its turn has come, perhaps at once."""
        self._waiting.append((begin, given))
        if not self.is_busy:
            self._let_in()

    def leave(self) -> None:
        self.is_busy = False
        if self._waiting:
            self._let_in()

    def _let_in(self) -> None:
        # Re-entrant: a ``leave`` inside this loop only clears the flag, and the running loop admits the next waiter.
        if self._is_letting_in:
            return
        self._is_letting_in = True
        while self._waiting and not self.is_busy:
            self.is_busy = True
            begin, given = self._waiting.popleft()
            try:
                begin(*given)
            except Exception:  # noqa: BLE001  # a caller that fails does not block the others
                self.is_busy = False
                log_failure("turn failed")
        self._is_letting_in = False

    async def __aenter__(self) -> None:
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.enter(lambda: self.leave() if turn.done() else turn.set_result(None))
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self.leave()
            raise

    async def __aexit__(self, *_why: object) -> None:
        self.leave()


class PendingCommit:
    """Moves on their way to the disk, and the updates to send when they are there.

    ``is_news``: they concern all viewers; else only those in ``prompted``, as sealed answers do (EU-38).
    """

    __slots__ = ("attempts", "entries", "held", "is_news", "prompted", "started", "waiting")

    def __init__(self, attempt: Attempt, entries: list[Entry]) -> None:
        self.attempts = [attempt]
        self.entries = entries
        self.held: list[PendingUpdate] = []
        self.is_news = False
        self.prompted: set[Viewer] = set()
        self.started = clock.seconds()
        self.waiting: list[asyncio.Future[None]] = []

    @property
    def requests(self) -> list[tuple[int | None, str]]:
        return [(attempt.seat, attempt.request_id) for attempt in self.attempts]

    def concerns(self, viewer: Viewer) -> bool:
        return self.is_news or viewer in self.prompted

    def end(self, problem: SobremesaError | None) -> None:
        for attempt in self.attempts:
            attempt.end(attempt, problem)
        for future in self.waiting:
            if not future.done():
                future.set_result(None)


class JournalLine:
    """The caller that is in the ``queue`` may write or read on. ``is_stale``: the journal may differ from the memory.
    ``pending`` are the commits whose moves are applied in memory and not yet known to be durable."""

    def __init__(self, live: LiveTable) -> None:
        self.live = live
        self.node = live.node
        self.queue = SerialQueue()
        self.is_stale = False
        self.pending: deque[PendingCommit] = deque()

    @property
    def table(self) -> Table:
        return self.live.table

    @property
    def is_at_work(self) -> bool:
        return self.queue.is_busy or bool(self.pending)

    def commit_of(self, attempt: Attempt) -> PendingCommit | None:
        """The pending commit of the same request, sent earlier."""
        asked = (attempt.seat, attempt.request_id)
        return next((commit for commit in self.pending if asked in commit.requests), None)

    def decide(self, decide: Decide) -> list[Entry]:
        table = self.live.table
        return decide(table, max(clock.now_ms(), table.latest_at))

    # Ahead of the disk.

    def write(self, commit: PendingCommit, seq: int) -> None:
        """For moves that are applied in memory already; ``seq`` is their number in the journal."""
        self.pending.append(commit)
        self.node.store.commit(self.live.table.id, seq, commit.entries, None, partial(self._finish_commit, commit))

    def _finish_commit(self, commit: PendingCommit, problem: Exception | None) -> None:
        self.pending.remove(commit)
        if problem is None and not self.is_stale:
            self._count(commit.started, len(commit.entries))
            for held in commit.held:
                held.send()
            self.live.finish_commit(commit.entries)
            commit.end(None)
            return
        # No client was sent it, nor what followed from it.
        for held in commit.held:
            held.discard()
        self.doubt()
        commit.end(ServerRefused(503, "try-again"))

    def doubt(self) -> None:
        """It is not known whether something was written: the journal is read again."""
        if not self.is_stale:
            self.is_stale = True
            self.node.spawn(self.follow())

    def _count(self, started: float, entries: int) -> None:
        self.node.metrics.note_commit(entries, clock.seconds() - started)

    async def settle(self, viewer: Viewer) -> None:
        """Returns when nothing that the viewer would be shown can still be lost. It does not wait for sealed answers of
        others: the wait would tell of them (EU-38)."""
        while True:
            if self.is_stale:
                async with self.queue:
                    await self.refresh()
            last = next((commit for commit in reversed(self.pending) if commit.concerns(viewer)), None)
            if last is None:
                return
            await _end_of(last)

    async def drain(self) -> None:
        """In the queue: returns when all pending commits are durable, or lost."""
        while self.pending:
            await _end_of(self.pending[-1])

    # Entries that are applied once they are durable.

    def append(self, entries: list[Entry], landed: partial[None]) -> None:
        """For entries that are applied in memory afterwards: ``landed`` is called with None or with what went wrong.
        The caller stays in the queue until then."""
        done = partial(self._finish_append, entries, clock.seconds(), landed)
        self.node.store.commit(self.table.id, self.table.length, entries, None, done)

    def _finish_append(
        self, entries: list[Entry], started: float, landed: partial[None], problem: Exception | None
    ) -> None:
        if problem is None and not self.is_stale:
            self._count(started, len(entries))
            landed(None)
            return
        self.doubt()
        landed(ServerRefused(503, "try-again"))

    async def decide_and_append(self, attempt: Attempt) -> list[Entry]:
        """The entries, when they are durable; none where there is nothing to do, or it was done before. Where another
        node writes meanwhile, it decides again."""
        await self.refresh()
        for _race in range(MOST_RACES):
            if attempt.is_known(self.table):
                return []
            try:
                entries = self.decide(attempt.decide)
            except SobremesaError:
                # The client may know more than this node: another node may have written and died before telling.
                if self.node.store.shared and await self._learn():
                    continue
                raise
            if not entries or await self._append(entries):
                return entries
            self.node.metrics.conflicts.inc()
            await self._learn()
        raise ServerRefused(503, "try-again")

    async def _append(self, entries: list[Entry]) -> bool:
        """False where another node was faster."""
        started = clock.seconds()
        try:
            await self.node.store.append(self.table.id, self.table.length, entries)
        except Conflict:
            return False
        except StoreDown:
            self.is_stale = True
            raise ServerRefused(503, "try-again") from None
        self._count(started, len(entries))
        return True

    # Following the journal.

    async def follow(self) -> None:
        """Reads what other nodes wrote, or what became of a lost commit."""
        async with self.queue:
            try:
                await (self.refresh() if self.is_stale else self._catch_up())
            except (StoreDown, ServerRefused):
                self.is_stale = True

    async def refresh(self) -> None:
        """In the queue: makes the memory agree with the journal, where that is in doubt."""
        if not self.is_stale:
            return
        if self.node.store.shared:
            if not await self._learn():
                self.live.read_on([])
        else:
            await self.drain()
            await self._reload()
        self.is_stale = False

    async def _catch_up(self) -> bool:
        """Whether there was anything new."""
        entries = await self._read(self.table.length)
        if entries:
            self.live.read_on(entries)
        return bool(entries)

    async def _read(self, since: int) -> list[Entry]:
        try:
            return await self.node.store.read(self.table.id, since)
        except Unreadable:
            self.node.give_up(self.live)
            raise ServerRefused(503, "unreadable-table") from None

    async def _learn(self) -> bool:
        try:
            return await self._catch_up()
        except StoreDown:
            self.is_stale = True
            raise ServerRefused(503, "try-again") from None

    async def _reload(self) -> None:
        try:
            entries = await self._read(0)
        except StoreDown:
            raise ServerRefused(503, "try-again") from None
        self.live.reload(entries)


async def _end_of(commit: PendingCommit) -> None:
    future: asyncio.Future[None] = asyncio.get_running_loop().create_future()
    commit.waiting.append(future)
    await future
