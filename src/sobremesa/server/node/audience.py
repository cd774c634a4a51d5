"""The connections to a table at this node: what each is sent, and which seats are connected."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from sobremesa.kernel.event import Viewer
from sobremesa.server import clock
from sobremesa.server.errors import ServerRefused
from sobremesa.server.node.connection import Connection, PendingUpdate
from sobremesa.server.node.delayed_table import DelayedTable
from sobremesa.server.node.presence import GRACE_SECONDS, SeatPresence, Seats
from sobremesa.server.node.pulse import BEAT_SECONDS
from sobremesa.table.act import Entry
from sobremesa.table.acts.start import StartEntry
from sobremesa.table.acts.take_over import takeover_asked_by
from sobremesa.table.table import Table
from sobremesa.wire import messages as m
from sobremesa.wire.updates import UpdateComposer

if TYPE_CHECKING:
    from sobremesa.server.node.live_table import LiveTable


class Audience:
    def __init__(self, live: LiveTable) -> None:
        self.live = live
        self.node = live.node
        # In the order in which they came, so that updates always go out in the same order.
        self.connections: dict[Connection, None] = {}
        self._presence = SeatPresence()
        self._delayed: DelayedTable | None = None
        self._beat: asyncio.TimerHandle | None = None

    @property
    def table(self) -> Table:
        return self.live.table

    # Coming and going.

    def join(self, connection: Connection) -> None:
        if connection.viewer is not None:
            same = [other for other in self.connections if other.viewer == connection.viewer]
            if len(same) >= self.node.config.limits.connections_per_seat:
                min(same, key=lambda other: other.heard_at).hang_up(ServerRefused(409, "elsewhere"), 1008, again=False)
            connection.door = self.table.seats[connection.viewer].key
        alone = not self.connections
        self.connections[connection] = None
        self._tell_nodes(asking=alone)
        self.show_presence()
        connection.send(m.Presence(self._presence.shown))
        self.dismiss()

    def leave(self, connection: Connection) -> None:
        self.connections.pop(connection, None)
        self.live.timers.look_again()
        self.node.loop.call_later(GRACE_SECONDS, self._gone)

    def _gone(self) -> None:
        if not self.node.closed:
            self._tell_presence()

    def dismiss(self) -> None:
        """Closes the connections of seats that changed hands, and of spectators whose request for a seat was answered:
        they connect again with their key."""
        table = self.table
        for connection in self.connections:
            if connection.viewer is not None:
                seat = table.seats[connection.viewer]
                if seat.key != connection.door:
                    why = (
                        ServerRefused(403, "handed-over", name=seat.name)
                        if seat.taken
                        else ServerRefused(403, "stood-up")
                    )
                    connection.hang_up(why, 1008, again=False)
            elif connection.asks and takeover_asked_by(table, connection.asks) is None:
                is_seated = any(seat.key == connection.asks for seat in table.seats)
                why = ServerRefused(403, "seated") if is_seated else ServerRefused(403, "not-seated")
                connection.hang_up(why, 1012, again=True)

    # Updates.

    def hear_of(self, entry: Entry, held: list[PendingUpdate] | None = None) -> None:
        """Sends the updates of an entry that has just been applied. Where it is not durable yet, they go into
        ``held``."""
        self._show(held)
        if held is None:
            self.dismiss()
        if isinstance(entry, StartEntry) and any(connection.viewer is None for connection in self.connections):
            self.node.spawn(self._fall_behind())

    def add_to_delayed(self, entries: list[Entry]) -> None:
        if self._delayed is not None:
            self._delayed.add(entries)

    def _show(self, held: list[PendingUpdate] | None) -> None:
        """Sends each connection what concerns it, entry by entry, so that it also gets events that fade."""
        table, composer = self.live.table, None
        for connection in self.connections:
            if connection.viewer is None and self._is_delayed:
                continue
            if connection.is_behind(table):
                if composer is None:
                    composer = UpdateComposer(table, clock.now_ms())
                if held is None:
                    connection.tell(composer)
                else:
                    held.append(connection.prepare(composer))

    def show_all(self) -> None:
        """Sends the state of the table to every connection, whether or not it has changed for it."""
        composer, is_delayed = UpdateComposer(self.table, clock.now_ms()), self._is_delayed
        for connection in self.connections:
            if connection.viewer is not None or not is_delayed:
                connection.tell(composer)

    # Spectators may be shown the table with a delay.

    async def seen_by(self, viewer: Viewer) -> Table:
        """The table as the viewer may know it now."""
        await self.live.line.settle(viewer)
        if viewer is not None or not self._is_delayed:
            return self.table
        if self._delayed is None:
            await self._fall_behind()
        assert self._delayed is not None
        return self._delayed.table

    @property
    def _is_delayed(self) -> bool:
        """Before the game nothing is secret: spectators see it at once."""
        return bool(self.table.settings.spectator_delay) and self.table.status != "waiting"

    async def _fall_behind(self) -> None:
        """From now on spectators see the delayed table, where its settings say so."""
        async with self.live.line.queue:
            await self.live.line.drain()
            if self._is_delayed and self._delayed is None:
                entries = await self.node.store.read(self.table.id)
                self._delayed = DelayedTable(self.table, entries[: self.table.length], self._show_delayed)

    def _show_delayed(self, now: int) -> None:
        assert self._delayed is not None
        composer = UpdateComposer(self._delayed.table, now)
        for connection in self.connections:
            if connection.viewer is None and connection.seq < composer.table.seq:
                connection.tell(composer)

    # Presence.

    @property
    def is_there(self) -> bool:
        """Whether there is a connection, here or at another node."""
        return bool(self.connections or self._presence.shown)

    def has(self, seat: int) -> bool:
        """Whether the seat's player is connected, here or at another node."""
        return seat in self._presence.shown or seat in self._here

    @property
    def address(self) -> str:
        """The address of one connection here, a player's if there is one."""
        players_first = sorted(self.connections, key=lambda other: (other.viewer is None, other.address))
        return players_first[0].address if players_first else ""

    @property
    def _here(self) -> Seats:
        """Of several pages of one player the quickest counts: the others may lie in the background."""
        found: dict[int, int | None] = {}
        for connection in self.connections:
            if connection.viewer is not None and not connection.pulse.is_lost:
                known, seen = found.get(connection.viewer), connection.seen
                found[connection.viewer] = known if seen is None else max(seen, known or 0)
        return found

    def _tell_nodes(self, *, asking: bool) -> None:
        self.node.bus.tell(self.table.id, SeatPresence.encode(self._here, asking=asking))

    def _tell_presence(self) -> None:
        self._tell_nodes(asking=False)
        self.show_presence()
        self.live.timers.look_again()

    def show_presence(self) -> None:
        here = self._presence.update(self._here, self.node.loop.time())
        if here is not None:
            for connection in self.connections:
                connection.send(m.Presence(here))

    def hear_presence(self, node: str, words: str) -> None:
        if self._presence.hear(node, words, self.node.loop.time()) and self.connections:
            self._tell_nodes(asking=False)
        self.show_presence()
        self.live.timers.look_again()

    # Lines that are gone without a word.

    def set_beat(self) -> None:
        """Begins to ping the players' connections, where the table needs it and does not yet."""
        if self._beat is None and self._has_pulse:
            self._beat = self.node.loop.call_later(BEAT_SECONDS, self._look_at_lines)

    @property
    def _has_pulse(self) -> bool:
        """While a game runs whose players wait for each other. Idle tables, days for a move, and a player alone with
        bots would pay for pings that help nobody."""
        table, viewers = self.table, {connection.viewer for connection in self.connections}
        if table.status not in ("starting", "playing") or table.settings.is_slow or self.node.closed:
            return False
        has_player = any(viewer is not None for viewer in viewers)
        return has_player and len(viewers.union(self._presence.shown)) > 1

    def _look_at_lines(self) -> None:
        self._beat, now, is_news = None, self.node.loop.time(), False
        for connection in self.connections:
            if connection.viewer is not None:
                was_lost = connection.pulse.is_lost
                if connection.pulse.beat(now):
                    connection.line.ping()
                is_news |= connection.pulse.is_lost != was_lost
        if is_news:
            self._tell_presence()
        self.set_beat()

    def hear_pong(self, connection: Connection) -> None:
        if connection.pulse.hear_pong(self.node.loop.time()):
            self._tell_presence()

    # What players have seen.

    def see(self, connection: Connection, n: int) -> None:
        """A page has shown its player the news ``n``. Other nodes need to know only where one of them moves the
        bots."""
        before = connection.seen
        if connection.viewer is not None:
            connection.see(n)
            if connection.seen != before:
                if not self.live.timers.is_at_work:
                    self._tell_nodes(asking=False)
                self.live.timers.look_again()

    def has_seen(self, n: int) -> bool:
        """Whether the news ``n`` was shown to every connected player whose page tells. Players at other nodes count as
        far as the bus tells of them: nodes without Redis do not wait for each other's players."""
        return self._presence.has_seen(n, self._here)

    def repeat_presence(self) -> None:
        if self.connections:
            self._tell_nodes(asking=False)
            self.show_presence()
