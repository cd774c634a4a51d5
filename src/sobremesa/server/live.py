"""A table in the memory of a node: connections, timers, bots, and the journal behind it."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable, Coroutine
from dataclasses import dataclass
from math import inf
from time import perf_counter, time
from typing import TYPE_CHECKING, Any

from sobremesa.kernel.errors import SobremesaError
from sobremesa.kernel.event import Viewer
from sobremesa.server.bots import seconds_for_a_move, seconds_in_a_window
from sobremesa.server.connection import Connection
from sobremesa.server.errors import Denied
from sobremesa.server.limits import Bucket
from sobremesa.server.logs import log_failure
from sobremesa.server.presence import GRACE_SECONDS, Presence
from sobremesa.store.store import Conflict, Listing, StoreDown
from sobremesa.table import entries as e
from sobremesa.table.errors import Refused
from sobremesa.table.host import Host
from sobremesa.table.table import Table
from sobremesa.wire import messages as m
from sobremesa.wire.messages import HintTold, TableTold

if TYPE_CHECKING:
    from sobremesa.server.hub import Hub

MOST_RACES = 20
BREATH_SECONDS = 1.0
# Thinking about a hint costs as much as a bot's move.
HINTS_PER_SECOND = 0.25
HINTS_BURST = 3
# Of the messages that a connection may send: 6 a second with the usual limits, 24 at once.
TALK_SHARE = 10

Decide = Callable[[Host, int], list[e.Entry]]


def now_ms() -> int:
    return int(time() * 1000)


@dataclass(eq=False)
class Advice:
    """For a seat's present decision, in a language."""

    language: str
    moves: asyncio.Future[list[HintTold]]


class LiveTable:
    """All that is done at the table is done one after the other: decided, made durable, applied, and then told."""

    def __init__(self, hub: Hub, table: Table) -> None:
        self.hub = hub
        self.table = table
        self.host = Host(table)
        self.connections: set[Connection] = set()
        self.used_at = hub.loop.time()
        self._lock = asyncio.Lock()
        self._stale = False
        self.given_up = False
        self._listed: tuple[str, int] | None = None
        self._timer: asyncio.TimerHandle | None = None
        self._thinking: dict[int, int] = {}
        self._leased_until = 0
        self._shadow: Shadow | None = None
        self._presence = Presence()
        self._advice: dict[int, Advice] = {}
        self._hints: dict[int, Bucket] = {}
        self._talk: dict[int, Bucket] = {}

    # Doing.

    async def act(
        self, decide: Decide, *, seat: int | None = None, given_id: str = "", by: Connection | None = None
    ) -> None:
        """Raises a ``SobremesaError`` if it may not be done; returns when it is durable (or was done before). ``by`` is
        told of it with the first update it brings about."""
        self.used_at = self.hub.loop.time()
        async with self._lock:
            if self.given_up:
                raise Denied(503, "unreadable-table")
            if self._stale:
                await self._reload()
            for _race in range(MOST_RACES):
                if seat is not None and self.host.is_known(seat, given_id):
                    return
                try:
                    entries = decide(self.host, max(now_ms(), self.table.latest_at))
                except SobremesaError:
                    # Who asks may know more than this node: another one may have written and died before telling.
                    if self.hub.store.shared and await self._learn():
                        continue
                    raise
                if not entries:
                    return
                if await self._write(entries):
                    if by is not None:
                        by.accepting = given_id
                    self._apply(entries)
                    return
                self.hub.metrics.conflicts.inc()
                await self._learn()
            raise Denied(503, "try-again")

    async def _write(self, entries: list[e.Entry]) -> bool:
        started = perf_counter()
        try:
            await self.hub.store.append(self.table.id, self.table.length, entries)
        except Conflict:
            return False
        except StoreDown:
            # Nobody knows whether it was written: the journal will tell.
            self._stale = True
            raise Denied(503, "try-again") from None
        self.hub.metrics.commit.observe(perf_counter() - started)
        self.hub.metrics.entries.inc(len(entries))
        return True

    def _apply(self, entries: list[e.Entry]) -> None:
        for entry in entries:
            self._take_in(entry)
        if self._shadow is not None:
            self._shadow.add(entries)
        self.hub.bus.tell(self.table.id)
        self._look_around()

    def _take_in(self, entry: e.Entry) -> None:
        try:
            self.table.apply(entry)
        except Exception:  # noqa: BLE001  # one table's failure is not the others'
            self.hub.give_up(self)
            raise Denied(503, "unreadable-table") from None
        if self._advice:
            self._forget_advice(entry)
        self._show()
        if isinstance(entry, e.Left):
            self._dismiss(entry.seat)
        elif isinstance(entry, e.Started) and any(connection.viewer is None for connection in self.connections):
            self.hub.spawn(self._fall_behind())

    def _show(self) -> None:
        """Tells every connection what concerns it, entry by entry, so that nobody misses what fades."""
        table, now, is_delayed = self.table, now_ms(), self._is_delayed
        for connection in self.connections:
            if connection.viewer is None and is_delayed:
                continue
            if connection.seq < table.seq or connection.viewer in table.touched:
                connection.tell(table, now)

    # Following what other nodes write.

    async def follow(self) -> None:
        async with self._lock:
            try:
                await (self._reload() if self._stale else self._catch_up())
            except (StoreDown, Denied):
                self._stale = True

    async def _catch_up(self) -> bool:
        """Whether there was anything new."""
        entries = await self.hub.store.read(self.table.id, self.table.length)
        for entry in entries:
            self._take_in(entry)
        if entries:
            if self._shadow is not None:
                self._shadow.add(entries)
            self._look_around()
        return bool(entries)

    async def _learn(self) -> bool:
        try:
            return await self._catch_up()
        except StoreDown:
            self._stale = True
            raise Denied(503, "try-again") from None

    async def _reload(self) -> None:
        await self._learn()
        self._stale = False
        self._look_around()

    # Connections.

    def join(self, connection: Connection) -> None:
        self.used_at = self.hub.loop.time()
        if connection.viewer is not None:
            same = [other for other in self.connections if other.viewer == connection.viewer]
            if len(same) >= self.hub.config.limits.connections_per_seat:
                min(same, key=lambda other: other.heard_at).hang_up(Denied(409, "elsewhere"), 1008, again=False)
        alone = not self.connections
        self.connections.add(connection)
        self._tell_others(asking=alone)
        self.show_presence()
        connection.send(m.Presence(self._presence.shown))
        self._look_around()

    def _dismiss(self, seat: int) -> None:
        """A seat that is free again is somebody else's next: its connections end with its player."""
        if not self.table.seats[seat].taken:
            for connection in self.connections:
                if connection.viewer == seat:
                    connection.hang_up(Denied(403, "stood-up"), 1008, again=False)

    def leave(self, connection: Connection) -> None:
        self.connections.discard(connection)
        self.used_at = self.hub.loop.time()
        self.hub.loop.call_later(GRACE_SECONDS, self._gone)

    # Who is there.

    @property
    def _here(self) -> set[int]:
        return {connection.viewer for connection in self.connections if connection.viewer is not None}

    def _gone(self) -> None:
        if not self.hub.closed:
            self._tell_others(asking=False)
            self.show_presence()

    def _tell_others(self, *, asking: bool) -> None:
        self.hub.bus.tell(self.table.id, Presence.words(self._here, asking=asking))

    def show_presence(self) -> None:
        here = self._presence.changed(self._here, self.hub.loop.time())
        if here is not None:
            for connection in self.connections:
                connection.send(m.Presence(here))

    def hear_presence(self, node: str, words: str) -> None:
        if self._presence.hear(node, words, self.hub.loop.time()) and self.connections:
            self._tell_others(asking=False)
        self.show_presence()

    def repeat_presence(self) -> None:
        if self.connections:
            self._tell_others(asking=False)
            self.show_presence()

    def may_talk(self, seat: int) -> bool:
        """Whatever is no move is written down too: a player does it now and then, over all their connections."""
        limits, now = self.hub.config.limits, self.hub.loop.time()
        rate, burst = limits.messages_per_second / TALK_SHARE, limits.messages_burst // TALK_SHARE
        return self._talk.setdefault(seat, Bucket(rate, burst, now)).take(now)

    # Advice.

    async def hint(self, seat: int, language: str) -> list[HintTold]:
        """Thought about once for each decision of the seat; raises a ``SobremesaError`` where there is none."""
        view, now = self.host.hint_view(seat), self.hub.loop.time()
        advice = self._advice.get(seat)
        if advice is None or advice.language != language:
            if not self._hints.setdefault(seat, Bucket(HINTS_PER_SECOND, HINTS_BURST, now)).take(now):
                raise Denied(429, "hint-too-fast")
            thinking = self.hub.thinkers.advise(self.table.game, view, language)
            advice = self._advice[seat] = Advice(language, asyncio.ensure_future(thinking))
        try:
            moves = await asyncio.shield(advice.moves)
        except Exception:
            self._advice.pop(seat, None)
            raise
        if self._advice.get(seat) is not advice:
            raise Refused("hint-not-asked")
        return moves

    def _forget_advice(self, entry: e.Entry) -> None:
        """What others choose in secret leaves a seat's decision as it was, and its advice with it (EU-38)."""
        if isinstance(entry, e.Said | e.Claimed):
            return
        asked = self.table.asked() if isinstance(entry, e.Played) else ()
        for seat in list(self._advice):
            if seat not in asked or seat == getattr(entry, "seat", None):
                del self._advice[seat]

    async def seen_by(self, viewer: Viewer) -> Table:
        """The table as the viewer may know it now: those who only watch may be some time behind."""
        if viewer is not None or not self._is_delayed:
            return self.table
        await self._fall_behind()
        assert self._shadow is not None
        return self._shadow.table

    @property
    def _is_delayed(self) -> bool:
        """What is there before the game is no secret: those who watch see it at once."""
        return bool(self.table.settings.spectator_delay) and self.table.status != "waiting"

    async def _fall_behind(self) -> None:
        """From now on those who watch see the table's shadow, where its settings say so."""
        async with self._lock:
            if self._is_delayed and self._shadow is None:
                entries = await self.hub.store.read(self.table.id)
                self._shadow = Shadow(self, entries[: self.table.length], self.table.settings.spectator_delay)

    @property
    def is_needed(self) -> bool:
        return bool(self.connections or self._thinking or self._lock.locked())

    # What happens by itself.

    def _look_around(self) -> None:
        """After anything changed: the list of tables, the timer, the bots."""
        standing = (self.table.status, sum(not seat.taken for seat in self.table.seats))
        if standing != self._listed:
            self._listed = standing
            self.hub.spawn(self._list(listing_of(self.table)))
        self._set_timer()

    async def _list(self, listing: Listing) -> None:
        try:
            await self.hub.store.append(self.table.id, 0, [], listing)
        except StoreDown:
            self._listed = None

    def _set_timer(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        if self.given_up:
            return
        due = self.table.due()
        waits: list[float] = [] if due is None else [max(0.0, (due - now_ms()) / 1000)]
        bots = [(seat, level) for seat, level in self.table.bots_to_move() if seat not in self._thinking]
        if bots:
            waits.append(0.0)
        if waits and (self.connections or self.table.status == "playing"):
            self._timer = self.hub.loop.call_later(min(waits), self._ring)

    def _ring(self) -> None:
        self._timer = None
        self.hub.spawn(self._work())

    async def _work(self) -> None:
        """Done by one node only: whoever holds the table's lease."""
        try:
            if not await self._may_work():
                self._timer = self.hub.loop.call_later(BREATH_SECONDS, self._ring)
                return
            for seat, level in self.table.bots_to_move():
                if seat not in self._thinking:
                    self._thinking[seat] = self.table.length
                    self.hub.spawn(self._play_bot(seat, level))
            due = self.table.due()
            if due is not None and due <= now_ms():
                await self.act(lambda host, now: host.tick(now=now))
            self._set_timer()
        except (SobremesaError, StoreDown):
            self._timer = self.hub.loop.call_later(BREATH_SECONDS, self._ring)

    async def _may_work(self) -> bool:
        if not self.hub.store.shared:
            return True
        now, length = now_ms(), int(self.hub.config.lease_seconds * 1000)
        if self._leased_until - now < length // 2:
            until = now + length
            got = await self.hub.store.lease(self.table.id, self.hub.node, now=now, until=until)
            self._leased_until = until if got else 0
        return self._leased_until > now_ms()

    async def release(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
        if self._leased_until:
            self._leased_until = 0
            await self.hub.store.release(self.table.id, self.hub.node)

    async def _play_bot(self, seat: int, level: str) -> None:
        """The move comes at its time, however long the mind thought: that tells nothing (EU-38)."""
        try:
            table = self.table
            view = table.view(seat)
            if view is None or not view.moves:
                return
            number, moves_at, most = table.number, self.hub.loop.time(), inf
            if table.window and table.closes_at is not None:
                # Nobody sees when an answer is given: it only has to come in time.
                left = (table.closes_at - now_ms()) / 1000
                most = seconds_in_a_window(left, sum(bool(table.level_of(other)) for other in range(table.game.seats)))
            else:
                moves_at += seconds_for_a_move(level, self.hub.config.pace)
            said = table.match.claims if table.match is not None else ()
            words, code = await self.hub.thinkers.choose(table.game, view, said, level, most)
            await asyncio.sleep(max(0.0, moves_at - self.hub.loop.time()))

            def decide(host: Host, now: int) -> list[e.Entry]:
                same_game = number == host.table.number
                still_asked = (seat, level) in host.table.bots_to_move()
                # In a simultaneous choice others move meanwhile, which changes nothing for this seat.
                if not (same_game and still_asked and code in host.table.game.legal(_state(host.table), seat)):
                    return []
                entries = host.play_bot(seat, code, now=now)
                # Who stands in for a player does not speak for them.
                if words is None or host.table.seats[seat].away:
                    return entries
                return [*host.claim(seat, words, now=now), *entries]

            if await self._may_work():
                await self.act(decide)
        except (SobremesaError, StoreDown):
            await asyncio.sleep(BREATH_SECONDS)
        except Exception:  # noqa: BLE001  # a bot that fails must not be the end of the table's other work
            log_failure("bot failed", table=self.table.id)
            self.hub.metrics.failures.inc()
            await asyncio.sleep(BREATH_SECONDS)
        finally:
            self._thinking.pop(seat, None)
            self._set_timer()


def _state(table: Table) -> Any:
    assert table.match is not None
    return table.match.state


def listing_of(table: Table) -> Listing:
    settings = table.settings
    told = TableTold(
        table=table.id,
        title=settings.title,
        game=settings.game,
        language=settings.language,
        seats=table.game.seats,
        free=sum(not seat.taken for seat in table.seats),
        status=table.status,
        spectators=settings.spectators,
        opened_at=table.opened_at,
    )
    return Listing(told, settings.public)


class Shadow:
    """The table as it was some time ago, for those who only watch: the same journal, applied later."""

    def __init__(self, live: LiveTable, entries: list[e.Entry], delay: int) -> None:
        self._live = live
        self._delay_ms = delay * 1000
        self._waiting: deque[e.Entry] = deque()
        limit = now_ms() - self._delay_ms
        # What was there before the game is no secret.
        past = [entry for entry in entries if entry.at <= limit] or entries[:1]
        self.table = Table.replay(past, lambda _settings: live.table.game)
        self.add(entries[len(past) :])

    def add(self, entries: list[e.Entry]) -> None:
        if not self._waiting and entries:
            self._wait_for(entries[0])
        self._waiting.extend(entries)

    def _wait_for(self, entry: e.Entry) -> None:
        wait = (entry.at + self._delay_ms - now_ms()) / 1000
        self._live.hub.loop.call_later(max(0.0, wait), self._go_on)

    def _go_on(self) -> None:
        limit = now_ms() - self._delay_ms
        while self._waiting and self._waiting[0].at <= limit:
            self.table.apply(self._waiting.popleft())
            for connection in self._live.connections:
                if connection.viewer is None and connection.seq < self.table.seq:
                    connection.tell(self.table, limit)
        if self._waiting:
            self._wait_for(self._waiting[0])


Work = Coroutine[Any, Any, None]
