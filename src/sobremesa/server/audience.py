"""Everybody who is connected to a table at this node: what they are told, and who else is there."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sobremesa.kernel.event import Viewer
from sobremesa.server import clock
from sobremesa.server.connection import Connection, Held
from sobremesa.server.errors import ServerRefused
from sobremesa.server.presence import GRACE_SECONDS, Presence
from sobremesa.server.shadow import Shadow
from sobremesa.table.act import Entry
from sobremesa.table.acts.start import StartEntry
from sobremesa.table.acts.take_over import takeover_asked_by
from sobremesa.table.table import Table
from sobremesa.wire import messages as m
from sobremesa.wire.updates import UpdateComposer

if TYPE_CHECKING:
    from sobremesa.server.live import LiveTable


class Audience:
    def __init__(self, live: LiveTable) -> None:
        self.live = live
        self.hub = live.hub
        # In the order in which they came, so that all are told in the same order every time.
        self.connections: dict[Connection, None] = {}
        self._presence = Presence()
        self._shadow: Shadow | None = None

    @property
    def table(self) -> Table:
        return self.live.table

    # Coming and going.

    def join(self, connection: Connection) -> None:
        if connection.viewer is not None:
            same = [other for other in self.connections if other.viewer == connection.viewer]
            if len(same) >= self.hub.config.limits.connections_per_seat:
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
        self.hub.loop.call_later(GRACE_SECONDS, self._gone)

    def _gone(self) -> None:
        if not self.hub.closed:
            self._tell_nodes(asking=False)
            self.show_presence()

    def dismiss(self) -> None:
        """The connections of a seat end with its player: it is free again, or somebody else's. Whoever asked for a seat
        is told what came of it, and finds it by their key."""
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

    # What they are told of the table.

    def hear_of(self, entry: Entry, held: list[Held] | None = None) -> None:
        """The entry has just been applied. Where it is not durable yet, what it tells goes into ``held``."""
        self._show(held)
        if held is None:
            self.dismiss()
        if isinstance(entry, StartEntry) and any(connection.viewer is None for connection in self.connections):
            self.hub.spawn(self._fall_behind())

    def add_to_shadow(self, entries: list[Entry]) -> None:
        if self._shadow is not None:
            self._shadow.add(entries)

    def _show(self, held: list[Held] | None) -> None:
        """Tells every connection what concerns it, entry by entry, so that nobody misses what fades."""
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
        """Everybody sees how the table stands, whether or not it is news to them."""
        composer, is_delayed = UpdateComposer(self.table, clock.now_ms()), self._is_delayed
        for connection in self.connections:
            if connection.viewer is not None or not is_delayed:
                connection.tell(composer)

    # Spectators may be some time behind.

    async def seen_by(self, viewer: Viewer) -> Table:
        """The table as the viewer may know it now."""
        await self.live.line.settled(viewer)
        if viewer is not None or not self._is_delayed:
            return self.table
        if self._shadow is None:
            await self._fall_behind()
        assert self._shadow is not None
        return self._shadow.table

    @property
    def _is_delayed(self) -> bool:
        """What is there before the game is not a secret: spectators see it at once."""
        return bool(self.table.settings.spectator_delay) and self.table.status != "waiting"

    async def _fall_behind(self) -> None:
        """From now on spectators see the table's shadow, where its settings say so."""
        async with self.live.line.gate:
            await self.live.line.quiet()
            if self._is_delayed and self._shadow is None:
                entries = await self.hub.store.read(self.table.id)
                self._shadow = Shadow(self.table, entries[: self.table.length], self._show_shadow)

    def _show_shadow(self, now: int) -> None:
        assert self._shadow is not None
        composer = UpdateComposer(self._shadow.table, now)
        for connection in self.connections:
            if connection.viewer is None and connection.seq < composer.table.seq:
                connection.tell(composer)

    # Who is there.

    @property
    def is_there(self) -> bool:
        """Whether anybody is connected, here or at another node."""
        return bool(self.connections or self._presence.shown)

    def has(self, seat: int) -> bool:
        """Whether the seat's player is connected, here or at another node."""
        return seat in self._presence.shown or seat in self._here

    @property
    def address(self) -> str:
        """Of one of those who are connected here, a player if there is one."""
        players_first = sorted(self.connections, key=lambda other: (other.viewer is None, other.address))
        return players_first[0].address if players_first else ""

    @property
    def _here(self) -> set[int]:
        return {connection.viewer for connection in self.connections if connection.viewer is not None}

    def _tell_nodes(self, *, asking: bool) -> None:
        self.hub.bus.tell(self.table.id, Presence.words(self._here, asking=asking))

    def show_presence(self) -> None:
        here = self._presence.changed(self._here, self.hub.loop.time())
        if here is not None:
            for connection in self.connections:
                connection.send(m.Presence(here))

    def hear_presence(self, node: str, words: str) -> None:
        if self._presence.hear(node, words, self.hub.loop.time()) and self.connections:
            self._tell_nodes(asking=False)
        self.show_presence()

    def repeat_presence(self) -> None:
        if self.connections:
            self._tell_nodes(asking=False)
            self.show_presence()
