"""What waits to be written, in the order in which it came."""

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
# A commit costs as much as ten rows or more. What comes while the loop still finds something to read is gathered: until
# this many rows wait, or for this long.
ENOUGH = 64
GATHERING_SECONDS = 0.004
# A store that is this far behind would only fall further behind.
MOST_WAITING = 5_000

logger = logging.getLogger("sobremesa.store")


class Write:
    """Rows of one table at consecutive numbers, its line in the list, and whom to tell."""

    __slots__ = ("done", "listing", "rows", "table", "weight")

    def __init__(self, table: str, rows: list[tuple[str, int, bytes]], listing: Listing | None, done: Done) -> None:
        self.table = table
        self.rows = rows
        self.listing = listing
        self.done = done
        self.weight = len(rows) or 1


Outcome = tuple[Write, Exception | None]


class CommitQueue:
    """One batch is being written at a time; what comes meanwhile is the next one. It is handed over as soon as the
    event loop has looked once and found nothing more to write.

    ``write`` is handed a batch and gives what became of it to ``finish``, in the thread of the event loop.
    ``notice`` hears of every batch before anybody else: the ``StoreDown`` it met, or None.
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
        """Hands the next batch over, when whatever can be read at once has been read."""
        loop = asyncio.get_running_loop()
        self._gathered, self._gathering_ends = 0, loop.time() + GATHERING_SECONDS
        loop.call_soon(self._look)

    def _look(self) -> None:
        loop = asyncio.get_running_loop()
        if self._weight >= ENOUGH or self._weight == self._gathered or loop.time() >= self._gathering_ends:
            self._hand_over()
        else:
            # Called again when the loop has looked at its sockets.
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
        """Tells everybody of a batch, in order. Where much waits, it is on its way before anybody is told."""
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
        """Whatever was decided on top of an entry that was not written may not be written either."""
        following = [write for write in self._waiting if write.rows and write.table in failed]
        if following:
            self._waiting = deque(write for write in self._waiting if not (write.rows and write.table in failed))
            self._weight -= sum(write.weight for write in following)
        return [(write, copy_exception(failed[write.table])) for write in following]

    async def close(self, seconds: float) -> bool:
        """Takes nothing more; whether all that waited was written in time. Nobody who was not told waits for ever."""
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
    """The writes of a batch one by one: after one of a table fails, those that follow from it do too."""

    def __init__(self) -> None:
        self.outcomes: list[Outcome] = []
        self._failed: dict[str, Exception] = {}

    def skips(self, write: Write) -> bool:
        """Whether it has failed already."""
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
    """The same for somebody else: an exception that is raised twice tells of both places."""
    return type(problem)(*problem.args)


def _tell(done: Done, problem: Exception | None) -> None:
    try:
        done(problem)
    except Exception:
        logger.exception("whoever waited for a commit failed")
