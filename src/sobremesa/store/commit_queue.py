"""The queue of writes to the journal, in order."""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Callable, Sequence

from sobremesa.store.listing import Listing
from sobremesa.store.store import Done, StoreDown
from sobremesa.table.act import Entry
from sobremesa.table.journal import encode_entry

LARGEST_BATCH = 500
# A commit costs as much as ten rows or more, so writes are gathered while the event loop still finds something to read:
# until this many rows wait, or for this long.
ENOUGH = 64
GATHERING_SECONDS = 0.004
# More rows than this are refused: the store would only fall further behind.
MOST_WAITING = 5_000

logger = logging.getLogger("sobremesa.store")


class Write:
    """Rows of one table at consecutive numbers, its line in the list, and the callback for the outcome."""

    __slots__ = ("done", "listing", "rows", "table", "weight")

    def __init__(self, table: str, rows: list[tuple[str, int, bytes]], listing: Listing | None, done: Done) -> None:
        self.table = table
        self.rows = rows
        self.listing = listing
        self.done = done
        self.weight = len(rows) or 1


Outcome = tuple[Write, Exception | None]


class CommitQueue:
    """One batch is written at a time; what comes meanwhile is the next one. A batch is handed over as soon as one turn
    of the event loop adds nothing to it.

    ``write`` gets a batch, and passes its outcomes to ``finish`` in the thread of the event loop. ``notice`` is called
    for every batch before the callbacks of its writes: with its ``StoreDown``, or None.
    """

    def __init__(self, write: Callable[[list[Write]], None], notice: Callable[[StoreDown | None], None]) -> None:
        self._write = write
        self._notice = notice
        self._waiting: deque[Write] = deque()
        self._weight = 0
        self._is_writing = False
        self._gathered = 0
        self._gathering_ends = 0.0
        self._closed = False
        self._idle = asyncio.Event()
        self._idle.set()

    def add(self, table: str, seq: int, entries: Sequence[Entry], listing: Listing | None, done: Done) -> None:
        if self._closed or self._weight >= MOST_WAITING:
            down = StoreDown("too much waits")
            self._notice(down)
            asyncio.get_running_loop().call_soon(_tell, done, down)
            return
        rows = [(table, number, encode_entry(entry)) for number, entry in enumerate(entries, start=seq)]
        write = Write(table, rows, listing, done)
        self._waiting.append(write)
        self._weight += write.weight
        if not self._is_writing:
            self._is_writing = True
            self._idle.clear()
            self._gather()

    def _gather(self) -> None:
        """Hands the next batch over when the event loop has read all that has arrived."""
        loop = asyncio.get_running_loop()
        self._gathered, self._gathering_ends = 0, loop.time() + GATHERING_SECONDS
        loop.call_soon(self._look)

    def _look(self) -> None:
        loop = asyncio.get_running_loop()
        if self._weight >= ENOUGH or self._weight == self._gathered or loop.time() >= self._gathering_ends:
            self._hand_over()
        else:
            # Called again after the loop has looked at its sockets.
            self._gathered = self._weight
            loop.call_soon(self._look)

    def _hand_over(self) -> None:
        batch: list[Write] = []
        weight = 0
        while self._waiting and (not batch or weight + self._waiting[0].weight <= LARGEST_BATCH):
            write = self._waiting.popleft()
            weight += write.weight
            batch.append(write)
        self._weight -= weight
        self._write(batch)

    def finish(self, outcomes: list[Outcome]) -> None:
        """Calls the callbacks of a batch, in order. Where much waits, the next batch is handed over first."""
        problems = [(write, problem) for write, problem in outcomes if problem is not None]
        failed = {write.table: problem for write, problem in problems if write.rows}
        if failed:
            outcomes = outcomes + self._remove_following(failed)
        if self._weight >= ENOUGH:
            self._hand_over()
        elif self._waiting:
            self._gather()
        else:
            self._is_writing = False
            self._idle.set()
        self._notice(next((problem for _write, problem in problems if isinstance(problem, StoreDown)), None))
        for write, problem in outcomes:
            _tell(write.done, problem)

    def _remove_following(self, failed: dict[str, Exception]) -> list[Outcome]:
        """Removes the writes that follow a failed one of the same table: they were decided on top of it."""
        following = [write for write in self._waiting if write.rows and write.table in failed]
        if following:
            self._waiting = deque(write for write in self._waiting if not (write.rows and write.table in failed))
            self._weight -= sum(write.weight for write in following)
        return [(write, copy_exception(failed[write.table])) for write in following]

    async def close(self, seconds: float) -> bool:
        """Accepts nothing more; returns whether all was written in time. The callbacks of the rest get a
        ``StoreDown``."""
        self._closed = True
        try:
            await asyncio.wait_for(self._idle.wait(), seconds)
        except TimeoutError:
            left = list(self._waiting)
            self._waiting.clear()
            for write in left:
                _tell(write.done, StoreDown("closed"))
            return False
        return True


class Turns:
    """Collects the outcomes of a batch written one by one: after a failure, later writes of the same table fail too."""

    def __init__(self) -> None:
        self.outcomes: list[Outcome] = []
        self._failed: dict[str, Exception] = {}

    def skips(self, write: Write) -> bool:
        """Whether the write has failed already, because an earlier one of its table did."""
        before = self._failed.get(write.table) if write.rows else None
        if before is not None:
            self.outcomes.append((write, copy_exception(before)))
        return before is not None

    def add(self, write: Write, problem: Exception | None) -> None:
        if problem is not None and write.rows:
            self._failed[write.table] = problem
        self.outcomes.append((write, problem))


def write_each(batch: list[Write], write_one: Callable[[Write], Exception | None]) -> list[Outcome]:
    turns = Turns()
    for write in batch:
        if not turns.skips(write):
            turns.add(write, write_one(write))
    return turns.outcomes


def copy_exception(problem: Exception) -> Exception:
    """A copy for another caller: one exception raised twice would carry the tracebacks of both."""
    return type(problem)(*problem.args)


def _tell(done: Done, problem: Exception | None) -> None:
    try:
        done(problem)
    except Exception:
        logger.exception("callback of a commit failed")
