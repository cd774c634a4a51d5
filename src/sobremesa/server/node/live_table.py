"""A table in the memory of a node, with its journal, its connections and its timers."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Coroutine
from functools import partial
from typing import TYPE_CHECKING, Any

from sobremesa.kernel.errors import SobremesaError
from sobremesa.server.errors import ServerRefused
from sobremesa.server.node.audience import Audience
from sobremesa.server.node.connection import Connection
from sobremesa.server.node.hints import HintCache
from sobremesa.server.node.journal_line import Attempt, Decide, JournalLine, PendingCommit
from sobremesa.server.node.listing import is_followed, listing_of
from sobremesa.server.node.projector import ProjectedState
from sobremesa.server.node.rate_limit import Bucket
from sobremesa.server.node.timers import TableTimers
from sobremesa.server.ops.logs import log_failure
from sobremesa.store.store import StoreDown
from sobremesa.table.act import Entry
from sobremesa.table.acts import propose, wake
from sobremesa.table.acts.play import PlayEntry
from sobremesa.table.agreement import UndoVerdict
from sobremesa.table.knowledge import last_may_teach
from sobremesa.table.table import Table

if TYPE_CHECKING:
    from sobremesa.server.node.server_node import ServerNode

# A finished game leaves the list this much later: often a rematch follows at once, and then nothing is written.
REMATCH_SECONDS = 1.0
# One in this many messages of a connection may be talk: 6 a second with the usual limits, 24 at once.
TALK_SHARE = 10
MOST_SEARCHES = 5

Work = Coroutine[Any, Any, None]


class LiveTable:
    """All that is done at the table is decided one after the other, and sent when it is durable."""

    def __init__(self, node: ServerNode, table: Table) -> None:
        self.node = node
        self.table = table
        self.used_at = node.loop.time()
        self.given_up = False
        # The table is older than this node, so the node that served it may have been down for a while.
        self.may_sleep = table.latest_at < node.started_at
        self.line = JournalLine(self)
        self.audience = Audience(self)
        self.hints = HintCache(self)
        self.timers = TableTimers(self)
        # The last projection written, and whether this table needs one.
        self.projected = ProjectedState()
        self.is_followed = is_followed(table)
        self._listed: tuple[str, int] | None = None
        self._talk: dict[int, Bucket] = {}

    @property
    def is_needed(self) -> bool:
        return bool(self.audience.connections or self.timers.thinking or self.line.is_at_work)

    # Requests.

    async def act(
        self, decide: Decide, *, seat: int | None = None, request_id: str = "", by: Connection | None = None
    ) -> Attempt:
        """Raises a ``SobremesaError`` if the request is refused; returns when it is durable."""
        done: asyncio.Future[None] = self.node.loop.create_future()

        def end(_attempt: Attempt, problem: SobremesaError | None) -> None:
            if done.done():
                return
            if problem is None:
                done.set_result(None)
            else:
                done.set_exception(problem)

        attempt = Attempt(decide, end, seat, request_id, by)
        self.submit(attempt)
        await done
        return attempt

    def submit(self, attempt: Attempt) -> None:
        """Begins at once, or when earlier requests have ended."""
        self.used_at = self.node.loop.time()
        if not self.node.closing:
            self.line.queue.enter(self._begin, attempt)
        elif attempt.by is None:
            attempt.end(attempt, ServerRefused(503, "going-down"))
        # Otherwise neither done nor refused: the node closes the connection in a moment, and the client asks another
        # node.

    def refuse_early(self, attempt: Attempt) -> bool:
        """Whether it was refused at once: waiting for the request that is in the queue would tell of it (EU-38). Only
        where no other node may know better."""
        line = self.line
        if line.queue.is_busy and not line.is_stale and not self.node.store.shared and not attempt.is_known(self.table):
            try:
                line.decide(attempt.decide)
            except SobremesaError as problem:
                attempt.end(attempt, problem)
                return True
        return False

    def _begin(self, attempt: Attempt) -> None:
        """In the queue, which is left before the attempt ends."""
        line = self.line
        if self.node.store.shared or line.is_stale or self.may_sleep or self.given_up:
            self.node.spawn(self._act_from_journal(attempt))
            return
        problem: SobremesaError | None = None
        try:
            if attempt.is_known(self.table):
                line.queue.leave()
                # A seat never waits for another seat's secret answer (EU-38).
                commit = line.commit_of(attempt)
                if commit is not None:
                    commit.attempts.append(attempt)
                else:
                    attempt.end(attempt, None)
                return
            entries = line.decide(attempt.decide)
        except SobremesaError as found:
            problem, entries = found, []
        except Exception:  # noqa: BLE001  # a bug here is not a problem of the next request
            problem, entries = self._log_bug(), []
        if not entries:
            line.queue.leave()
            attempt.end(attempt, problem)
        elif len(entries) == 1 and type(entries[0]) is PlayEntry:
            self._move_ahead(attempt, entries)
        else:
            line.append(entries, partial(self._finish_append, attempt, entries))

    def _move_ahead(self, attempt: Attempt, entries: list[Entry]) -> None:
        """Applies a move in memory before it is written. A move that cannot be applied is not written."""
        commit, table = PendingCommit(attempt, entries), self.table
        length, seq = table.length, table.seq
        attempt.begin_telling()
        try:
            for entry in entries:
                table.apply(entry)
                if table.prompted:
                    commit.prompted |= table.prompted
                if self.hints.pending:
                    self.hints.forget(entry)
                self.audience.hear_of(entry, commit.held)
        except Exception:  # noqa: BLE001  # the journal still holds the table, even if the memory is broken
            for held in commit.held:
                held.discard()
            self.line.doubt()
            problem = self._log_bug()
            self.line.queue.leave()
            attempt.end(attempt, problem)
            return
        finally:
            attempt.end_telling()
        commit.is_news = table.seq > seq
        self.line.write(commit, length)
        self.timers.set_timer()
        self.line.queue.leave()

    def finish_commit(self, entries: list[Entry]) -> None:
        """The moves of a commit are durable, and their updates sent. Other nodes need not hear: a node is never ahead
        of a shared journal."""
        table = self.table
        self.audience.add_to_delayed(entries)
        if self.is_followed:
            self.node.projector.mark_changed(self)
        if table.status != "playing":
            # The last move changes the list; others do not. Requests for a seat end with the game.
            self._list_if_changed()
            self.audience.dismiss()

    def _finish_append(self, attempt: Attempt, entries: list[Entry], problem: SobremesaError | None) -> None:
        if problem is None:
            attempt.begin_telling()
            try:
                self._take_in_written(entries)
            except SobremesaError as found:
                problem = found
            except Exception:  # noqa: BLE001  # a bug here is not a problem of the next request
                problem = self._log_bug()
            attempt.end_telling()
        self.line.queue.leave()
        attempt.end(attempt, problem)

    async def _act_from_journal(self, attempt: Attempt) -> None:
        """Where the journal has to be read first. In the queue."""
        problem: SobremesaError | None = None
        try:
            if self.given_up:
                raise ServerRefused(503, "unreadable-table")
            if self.may_sleep:
                await self._wake()
            entries = await self.line.decide_and_append(attempt)
            attempt.begin_telling()
            self._take_in_written(entries)
        except SobremesaError as found:
            problem = found
        except StoreDown:
            problem = ServerRefused(503, "try-again")
        except Exception:  # noqa: BLE001  # a bug here is not a problem of the next request
            problem = self._log_bug()
        finally:
            attempt.end_telling()
            self.line.queue.leave()
        attempt.end(attempt, problem)

    def _log_bug(self) -> ServerRefused:
        self.node.metrics.failures.inc()
        log_failure("act failed", table=self.table.id)
        return ServerRefused(500, "broken")

    # After the server was down.

    async def wake(self) -> None:
        """Call it before the table is shown to a client: an entry that is written with the first move, and not before,
        would tell of that move (EU-38)."""
        if self.may_sleep:
            async with self.line.queue:
                await self._wake()

    async def _wake(self) -> None:
        """Before anything else is decided, clocks and windows are given back the time in which no node served the
        table. Where another node holds the lease, it was served."""
        if await self.timers.may_work():
            self._take_in_written(
                await self.line.decide_and_append(Attempt(self._decide_wake, lambda _attempt, _problem: None))
            )
        self.may_sleep = False

    def _decide_wake(self, table: Table, now: int) -> list[Entry]:
        # Another node may have been faster.
        return (
            wake.decide(table, now, self.node.projector.asleep_since) if table.latest_at < self.node.started_at else []
        )

    # Entries.

    def _take_in_written(self, entries: list[Entry]) -> None:
        """Takes in durable entries: all but a lone move, which ``_move_ahead`` applies while it is written."""
        if entries:
            self._take_in(entries, self.table.apply)
            self.node.bus.tell(self.table.id)
            self._go_on(entries)

    def read_on(self, entries: list[Entry]) -> None:
        """Applies what another node wrote."""
        self._take_in(entries, self.table.read)
        self._go_on(entries)

    def reload(self, entries: list[Entry]) -> None:
        """Replays the journal and shows the table to all connections. No client was sent what is lost."""
        try:
            self.table = Table.replay(entries, self.node.host, self.table.game)
        except Exception:  # noqa: BLE001  # one table's failure does not concern the others
            self.node.give_up(self)
            raise ServerRefused(503, "unreadable-table") from None
        self._listed = None
        self.hints.pending.clear()
        self.audience.dismiss()
        self.audience.show_all()
        self._go_on([])

    def _take_in(self, entries: list[Entry], apply: Callable[[Entry], None]) -> None:
        for entry in entries:
            try:
                apply(entry)
            except Exception:  # noqa: BLE001  # one table's failure does not concern the others
                self.node.give_up(self)
                raise ServerRefused(503, "unreadable-table") from None
            self.hints.forget(entry)
            self.audience.hear_of(entry)

    def _go_on(self, entries: list[Entry]) -> None:
        """After any change: updates the delayed table, the read model, the list of tables and the timer."""
        self.audience.add_to_delayed(entries)
        self.is_followed = is_followed(self.table)
        if self.is_followed:
            self.node.projector.mark_changed(self)
        self._list_if_changed()
        self.timers.set_timer()
        self.audience.set_beat()

    def _list_if_changed(self) -> None:
        if self.table.status == "over" and self._listed is not None and self._listed[0] == "playing":
            self.node.loop.call_later(REMATCH_SECONDS, self.list_now)
        else:
            self.list_now()

    def list_now(self) -> None:
        """Writes the table's line in the list, if it has changed."""
        table = self.table
        standing = (table.status, sum(not seat.taken for seat in table.seats))
        if standing != self._listed and not (self.given_up or self.node.closed):
            self._listed = standing
            self.node.store.commit(table.id, 0, [], listing_of(table), self._note_listed)

    def _note_listed(self, problem: Exception | None) -> None:
        if problem is not None:
            self._listed = None

    # Connections.

    def join(self, connection: Connection) -> None:
        self.used_at = self.node.loop.time()
        self.audience.join(connection)
        self._go_on([])

    def leave(self, connection: Connection) -> None:
        self.audience.leave(connection)
        self.used_at = self.node.loop.time()

    def may_talk(self, seat: int) -> bool:
        """Limits what a seat writes to the journal beside moves, over all its connections."""
        limits, now = self.node.config.limits, self.node.loop.time()
        rate, burst = limits.messages_per_second / TALK_SHARE, limits.messages_burst // TALK_SHARE
        return self._talk.setdefault(seat, Bucket(rate, burst, now)).take(now)


# Whether a move may be undone takes a search. It runs beside the event loop, and others may play meanwhile.


class NeedsSearch(ServerRefused):
    """A search has to come first."""

    def __init__(self) -> None:
        super().__init__(503, "try-again")


async def act_after_search(
    live: LiveTable, seat: int, whose: str, decide: Decide, act: Callable[[Decide], Awaitable[Attempt]]
) -> Attempt:
    """Searches as often as needed, then acts. The time of a search, like its verdict, depends only on what the seat
    itself knows."""

    def decide_at_once(table: Table, now: int) -> list[Entry]:
        if propose.searches(table, seat) is not None:
            raise NeedsSearch
        return decide(table, now)

    for _search in range(MOST_SEARCHES):
        table = live.table
        match = propose.searches(table, seat)
        if match is not None:
            codes = list(match.codes)
            teaches = await live.node.jobs.run(whose, last_may_teach, table.game, match.seed, codes)
            table.undo_verdict = UndoVerdict(match, len(codes), teaches)
        try:
            return await act(decide_at_once)
        except NeedsSearch:
            continue
    raise ServerRefused(503, "try-again")
