"""A table in the memory of a node: the journal behind it, the audience before it, and what happens by itself."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from typing import TYPE_CHECKING, Any

from sobremesa.server.advice import Advice
from sobremesa.server.audience import Audience
from sobremesa.server.clockwork import Clockwork
from sobremesa.server.connection import Connection
from sobremesa.server.errors import Refused
from sobremesa.server.journal_line import Decide, JournalLine
from sobremesa.server.limits import Bucket
from sobremesa.server.listing import listing_of
from sobremesa.store.store import Listing, StoreDown
from sobremesa.table.act import Entry
from sobremesa.table.acts import wake
from sobremesa.table.table import Table

if TYPE_CHECKING:
    from sobremesa.server.hub import Hub

# Of the messages that a connection may send: 6 a second with the usual limits, 24 at once.
TALK_SHARE = 10

Work = Coroutine[Any, Any, None]


class LiveTable:
    """All that is done at the table is done one after the other: decided, made durable, applied, and then told."""

    def __init__(self, hub: Hub, table: Table) -> None:
        self.hub = hub
        self.table = table
        self.used_at = hub.loop.time()
        self.given_up = False
        # From before this node was started: whoever served it may have been down for a while.
        self.may_sleep = table.latest_at < hub.started_at
        self.line = JournalLine(hub, table, self._read)
        self.audience = Audience(hub, table, self.line)
        self.advice = Advice(hub, table)
        self.clockwork = Clockwork(self)
        self._listed: tuple[str, int] | None = None
        self._talk: dict[int, Bucket] = {}

    @property
    def is_needed(self) -> bool:
        return bool(self.audience.connections or self.clockwork.thinking or self.line.lock.locked())

    async def act(
        self, decide: Decide, *, seat: int | None = None, given_id: str = "", by: Connection | None = None
    ) -> None:
        """Raises a ``SobremesaError`` if it may not be done; returns when it is durable (or was done before). ``by`` is
        told of it with the first update it brings about."""
        self.used_at = self.hub.loop.time()
        if self.hub.closing:
            if by is not None:
                # Neither done nor refused: whoever asked is hung up on in a moment, and asks another node.
                await by.over
            raise Refused(503, "going-down")

        def is_known() -> bool:
            return seat is not None and self.table.is_known(seat, given_id)

        async with self.line.lock:
            if self.given_up:
                raise Refused(503, "unreadable-table")
            if self.may_sleep:
                await self._wake()
            entries = await self.line.written(decide, is_known)
            if entries and by is not None:
                by.accepting = given_id
            self._take_in_written(entries)

    async def wake(self) -> None:
        """To be called before anybody is shown the table: what is written at a table on its first move, and not before,
        would tell of that move (EU-38)."""
        if self.may_sleep:
            async with self.line.lock:
                await self._wake()

    async def _wake(self) -> None:
        """Before anything else is decided, clocks and windows forget the time in which nobody served the table. Where
        another node holds the lease, it was served."""
        if await self.clockwork.may_work():
            self._take_in_written(await self.line.written(self._decide_wake, lambda: False))
        self.may_sleep = False

    def _decide_wake(self, table: Table, now: int) -> list[Entry]:
        # Another node may have been faster.
        return wake.decide(table, now) if table.latest_at < self.hub.started_at else []

    def _take_in_written(self, entries: list[Entry]) -> None:
        if entries:
            self._take_in(entries, self.table.apply)
            self.hub.bus.tell(self.table.id)
            self._go_on(entries)

    def refuse_early(self, decide: Decide, *, seat: int, given_id: str) -> None:
        """Refuses at once what may not be done: a wait would tell that somebody's sealed answer is being written
        (EU-38). Only where no other node may know better."""
        if self.line.lock.locked() and not self.hub.store.shared and not self.table.is_known(seat, given_id):
            self.line.decided(decide)

    def _read(self, entries: list[Entry]) -> None:
        """What another node wrote."""
        self._take_in(entries, self.table.read)
        self._go_on(entries)

    def _take_in(self, entries: list[Entry], apply: Callable[[Entry], None]) -> None:
        for entry in entries:
            try:
                apply(entry)
            except Exception:  # noqa: BLE001  # one table's failure is not the others'
                self.hub.give_up(self)
                raise Refused(503, "unreadable-table") from None
            self.advice.forget(entry)
            self.audience.hear_of(entry)

    def _go_on(self, entries: list[Entry]) -> None:
        """After anything has changed: the spectators' shadow, the list of tables, the timer."""
        self.audience.add_to_shadow(entries)
        standing = (self.table.status, sum(not seat.taken for seat in self.table.seats))
        if standing != self._listed:
            self._listed = standing
            self.hub.spawn(self._list(listing_of(self.table)))
        self.clockwork.set_timer()

    async def _list(self, listing: Listing) -> None:
        try:
            await self.hub.store.append(self.table.id, 0, [], listing)
        except StoreDown:
            self._listed = None

    # Connections.

    def join(self, connection: Connection) -> None:
        self.used_at = self.hub.loop.time()
        self.audience.join(connection)
        self._go_on([])

    def leave(self, connection: Connection) -> None:
        self.audience.leave(connection)
        self.used_at = self.hub.loop.time()

    def may_talk(self, seat: int) -> bool:
        """Whatever is not a move is written down too: a player does it now and then, over all their connections."""
        limits, now = self.hub.config.limits, self.hub.loop.time()
        rate, burst = limits.messages_per_second / TALK_SHARE, limits.messages_burst // TALK_SHARE
        return self._talk.setdefault(seat, Bucket(rate, burst, now)).take(now)
