"""What happens at a table without a request: windows close, clocks run out, bots move. The node with the lease does
it."""

from __future__ import annotations

import asyncio
from math import inf
from typing import TYPE_CHECKING

from sobremesa.kernel.errors import BadMove, SobremesaError
from sobremesa.kernel.match import Match
from sobremesa.server import clock
from sobremesa.server.node.bot_pool import seconds_for_a_move, seconds_in_a_window
from sobremesa.server.ops.logs import log_failure
from sobremesa.store.store import StoreDown
from sobremesa.table.act import Entry
from sobremesa.table.acts import play
from sobremesa.table.table import Table
from sobremesa.wire.reader import LONGEST_LOOK_SECONDS

if TYPE_CHECKING:
    from sobremesa.server.node.live_table import LiveTable

BREATH_SECONDS = 1.0


class TableTimers:
    def __init__(self, live: LiveTable) -> None:
        self.live = live
        self.node = live.node
        # The seats whose bots are thinking.
        self.thinking: set[int] = set()
        self._timer: asyncio.TimerHandle | None = None
        self._leased_until = 0
        # Set for a moment by whatever may end the wait of a bot for the players' pages.
        self._news = asyncio.Event()

    @property
    def table(self) -> Table:
        return self.live.table

    # The timer.

    def set_timer(self) -> None:
        """Sets the timer for the next thing that has to happen; called after any change."""
        self.look_again()
        if self._timer is not None:
            self._stop_timer()
        if self.live.given_up:
            return
        due, bots = self.live.table.due(), self._bots_to_move()
        if due is None and not bots:
            return
        waits: list[float] = [] if due is None else [max(0.0, (due - clock.now_ms()) / 1000)]
        if any(seat not in self.thinking for seat, _level in bots):
            waits.append(0.0)
        if due is not None and self.node.store.shared and self.live.audience.connections:
            # The lease is renewed while a clock runs, which tells other nodes that the table is served.
            waits.append(self.node.config.lease_seconds / 4)
        if waits and (self.live.audience.connections or self.table.status == "playing"):
            self._wait(min(waits))

    def _wait(self, seconds: float) -> None:
        self._timer = self.node.loop.call_later(seconds, self._ring)

    def _stop_timer(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _ring(self) -> None:
        self._timer = None
        self.node.spawn(self._work())

    async def _work(self) -> None:
        try:
            if not await self.may_work():
                self._wait(BREATH_SECONDS)
                return
            for seat, level in self._bots_to_move():
                if seat not in self.thinking:
                    self.thinking.add(seat)
                    self.node.spawn(self._play_bot(seat, level))
            due = self.table.due()
            if due is not None and due <= clock.now_ms():
                await self.live.act(Table.tick)
            self.set_timer()
        except (SobremesaError, StoreDown):
            self._wait(BREATH_SECONDS)

    # The lease.

    async def may_work(self) -> bool:
        """Whether this node has the lease, or gets it."""
        if not self.node.store.shared:
            return True
        now, length = clock.now_ms(), int(self.node.config.lease_seconds * 1000)
        if self._leased_until - now < length // 2:
            until = now + length
            got = await self.node.store.lease(self.table.id, self.node.name, now=now, until=until)
            self._leased_until = until if got else 0
        return self._leased_until > clock.now_ms()

    @property
    def is_at_work(self) -> bool:
        """Whether this node has the lease, as far as it knows without asking."""
        return not self.node.store.shared or self._leased_until > clock.now_ms()

    async def stop(self) -> None:
        self._stop_timer()
        if self._leased_until:
            self._leased_until = 0
            await self.node.store.release(self.table.id, self.node.name)

    # Bots.

    def _bots_to_move(self) -> list[tuple[int, str]]:
        """Bots wait until a client is connected, except at a slow table."""
        bots = self.live.table.bots_to_move()
        return bots if bots and (self.live.audience.is_there or self.table.settings.is_slow) else []

    async def _play_bot(self, seat: int, level: str) -> None:
        try:
            await self._choose(seat, level)
        except (SobremesaError, StoreDown):
            await asyncio.sleep(BREATH_SECONDS)
        except Exception:  # noqa: BLE001  # a bot that fails must not stop the table's other work
            log_failure("bot failed", table=self.table.id)
            self.node.metrics.failures.inc()
            await asyncio.sleep(BREATH_SECONDS)
        finally:
            self.thinking.discard(seat)
            self.set_timer()

    async def _choose(self, seat: int, level: str) -> None:
        """The move comes at a fixed time, however long the bot thought, so its timing tells nothing (EU-38); or later,
        when the players have seen what happened before it, which is the same for all."""
        await self.live.line.settle(seat)
        table = self.table
        match, latest, view = table.match, table.seq, table.view(seat)
        if match is None or view is None or not view.moves:
            return
        moves_at, most = self.node.loop.time(), inf
        if table.window.is_open:
            # Answers are not shown when they are given: they only have to come in time.
            left = (table.window.bots_by - clock.now_ms()) / 1000
            most = seconds_in_a_window(left, sum(bool(table.level_of(other)) for other in range(table.game.seats)))
        else:
            moves_at += seconds_for_a_move(level, self.node.config.pace)
        said = match.claims
        words, code = await self.node.bots.choose(
            table.game,
            view,
            said,
            level,
            table.seats[seat].regular,
            most,
            whose=self.live.audience.address,
            table=table.id,
        )
        await asyncio.sleep(max(0.0, moves_at - self.node.loop.time()))
        await self._wait_for_players(match, latest)

        def decide(table: Table, now: int) -> list[Entry]:
            # In a joint choice other seats move meanwhile, which changes nothing for this one; an undo or a rematch
            # makes another match.
            if match is not table.match or (seat, level) not in table.bots_to_move():
                return []
            try:
                return play.decide_for_bot(table, seat, code, words, now)
            except BadMove:
                return []

        if await self.may_work():
            await self.live.act(decide)

    # Until the players have seen.

    def look_again(self) -> None:
        """Something has changed: bots that wait look whether they still have to."""
        self._news.set()
        self._news.clear()

    async def _wait_for_players(self, match: Match, n: int) -> None:
        """Waits until the news ``n`` of the match was shown to all players whose pages tell, for some seconds at most.
        While a player's clock runs it does not wait, nor in a window, whose time depends on nothing (EU-38)."""
        end = self.node.loop.time() + LONGEST_LOOK_SECONDS
        while self.table.match is match and not self.live.audience.has_seen(n):
            if self.table.window.is_open or self.table.clocks.is_running:
                return
            try:
                async with asyncio.timeout_at(end):
                    await self._news.wait()
            except TimeoutError:
                return
