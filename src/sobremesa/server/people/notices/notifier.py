"""Sends notices: at a slow table, to each person who has something to choose."""

from __future__ import annotations

import asyncio
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

from msgspec import json

from sobremesa.kernel.game import AnyGame
from sobremesa.kernel.text import DEFAULT_LANGUAGE, LANGUAGES
from sobremesa.server import clock
from sobremesa.server.errors import ServerRefused
from sobremesa.server.node.rate_limit import Allowance
from sobremesa.server.node.service import Service
from sobremesa.server.ops.logs import log, log_failure
from sobremesa.server.people.notices.channels import (
    Kind,
    NoticeText,
    Preferences,
    available_channels,
    fresh_vapid,
    is_installed,
    quiet_until,
    send_notice,
)
from sobremesa.server.people.notices.outbox import Notice, Outbox
from sobremesa.server.texts import TEXTS
from sobremesa.store.store import StoreDown
from sobremesa.table.status import Standing

if TYPE_CHECKING:
    from sobremesa.server.node.server_node import ServerNode

STEP_SECONDS = 0.5
AT_ONCE = 32
# Of them for one person, and to one domain, so that a slow receiver does not delay the others.
AT_ONCE_ALIKE = 2
BUSY_MS = 5_000
# A notice may go to several channels at once.
THREADS = 2 * AT_ONCE
# A page waits for a code to be sent, so codes do not wait behind notices.
CODE_THREADS = 4
# A connected player sees the turn on the page; after this time the page may just have been left open.
PRESENT_MS = 20_000
# A failed notice is tried again after these times, and then no more.
PAUSES_MS = (10_000, 60_000, 600_000, 3_600_000)


# Codes that are sent to addresses, and tried.
CODES_PER_HOUR = 20
CODES_PER_HOUR_IN_ALL = 500


class Notifier(Service):
    def __init__(self, node: ServerNode) -> None:
        super().__init__(node)
        self._vapid = ""
        self._threads = ThreadPoolExecutor(THREADS, thread_name_prefix="notices")
        self._code_threads = ThreadPoolExecutor(CODE_THREADS, thread_name_prefix="codes")
        self._underway: set[tuple[str, str]] = set()
        self._lanes: Counter[str] = Counter()
        self._codes = Allowance(CODES_PER_HOUR, CODES_PER_HOUR_IN_ALL, node.loop.time())

    @property
    def outbox(self) -> Outbox:
        return Outbox(self.node.store.database)

    @property
    def channels(self) -> tuple[Kind, ...]:
        return available_channels(self.node.config)

    def open(self) -> None:
        if is_installed():
            self.node.spawn(self._work())

    def check_code(self, address: str) -> None:
        """Raises ``ServerRefused`` where the address, or all addresses together, asked for or tried too many codes."""
        if not self._codes.take(address, 1, self.node.loop.time()):
            raise ServerRefused(429, "too-fast")

    async def vapid(self) -> str:
        """The private key of all nodes of this store, made on the first call."""
        if not self._vapid:
            self._vapid = await self.outbox.key("vapid", fresh_vapid())
        return self._vapid

    async def _work(self) -> None:
        while True:
            try:
                await self.vapid()
                for notice in await self.outbox.waiting(clock.now_ms(), 5 * AT_ONCE):
                    if (notice.table, notice.person) not in self._underway and not self._is_there(notice):
                        self._begin(notice)
            except StoreDown:
                pass
            except Exception:  # noqa: BLE001  # a failed notice must not stop the node
                self.node.metrics.failures.inc()
                log_failure("notices failed")
            await asyncio.sleep(STEP_SECONDS)

    def _is_there(self, notice: Notice) -> bool:
        live = self.node.tables.get(notice.table)
        is_recent = clock.now_ms() - notice.standing.told_at < PRESENT_MS
        return is_recent and live is not None and live.audience.has(notice.seat)

    def _begin(self, notice: Notice) -> None:
        if len(self._underway) < AT_ONCE:
            self._underway.add((notice.table, notice.person))
            self.node.spawn(self._deliver(notice))

    async def _deliver(self, notice: Notice) -> None:
        lanes: set[str] = set()
        try:
            told = await self.outbox.preferences(notice.person)
            kept = json.decode(told, type=Preferences) if told else None
            until = quiet_until(kept.wish, clock.wall_ms()) if kept else 0
            if until:
                await self.outbox.delay(notice, clock.now_ms() + until - clock.wall_ms())
                return
            wanted = lanes_of(notice.person, kept)
            if any(self._lanes[lane] >= AT_ONCE_ALIKE for lane in wanted):
                # Delayed, so that notices for the same receiver do not fill the head of the queue.
                await self.outbox.delay(notice, clock.now_ms() + BUSY_MS)
                return
            lanes = wanted
            self._lanes.update(lanes)
            if await self.outbox.take(notice):
                await self._send_everywhere(notice, kept)
        except StoreDown:
            # It is still waiting, or was taken and is not sent: never sent twice.
            pass
        finally:
            self._underway.discard((notice.table, notice.person))
            self._lanes.subtract(lanes)
            self._lanes = +self._lanes

    async def _send_everywhere(self, notice: Notice, kept: Preferences | None) -> None:
        ways = [] if kept is None else [kind for kind in self.channels if kept.has(kind)]
        if kept is None or not ways:
            await self.outbox.end(notice, "nobody")
            return
        letter = notice_text(notice.standing, notice.seat, kept, self.node.factory.games.get(notice.standing.game))
        deliveries = await asyncio.gather(*(self.send(kind, kept, letter) for kind in ways))
        if "sent" in deliveries:
            await self.outbox.end(notice, "sent")
        elif "later" in deliveries and notice.tries < len(PAUSES_MS):
            await self.outbox.end(notice, "waiting", clock.now_ms() + PAUSES_MS[notice.tries])
        else:
            await self.outbox.end(notice, "failed")
        # Addresses are never logged.
        log("notice", table=notice.table, ways=len(ways), sent=deliveries.count("sent"))

    async def send(self, kind: Kind, kept: Preferences, letter: NoticeText) -> str:
        return await self._send_in(self._threads, kind, kept, letter)

    async def send_code(self, kind: Kind, kept: Preferences, letter: NoticeText) -> str:
        return await self._send_in(self._code_threads, kind, kept, letter)

    async def _send_in(self, threads: ThreadPoolExecutor, kind: Kind, kept: Preferences, letter: NoticeText) -> str:
        config, vapid = self.node.config, await self.vapid()
        try:
            return await self.node.loop.run_in_executor(threads, send_notice, config, vapid, kind, kept, letter)
        except Exception:  # noqa: BLE001  # one failing channel does not concern the others
            log_failure("notice channel failed", kind=kind)
            return "later"

    def close(self) -> None:
        self._threads.shutdown(wait=False, cancel_futures=True)
        self._code_threads.shutdown(wait=False, cancel_futures=True)


def lanes_of(person: str, kept: Preferences | None) -> set[str]:
    """What a notice occupies while it is sent: its person, and the domains of the addresses that the person chose. A
    domain is its last two labels, because names in front of them cost nothing."""
    found = {person}
    for address in [kept.wish.webhook, *(device.endpoint for device in kept.wish.push)] if kept else []:
        parts = urlsplit(address)
        host = parts.hostname or ""
        domain = host if host.rpartition(".")[2].isdigit() or ":" in host else ".".join(host.split(".")[-2:])
        found.add(f"{domain}:{parts.port or ''}")
    return found


def notice_text(standing: Standing, seat: int, kept: Preferences, game: type[AnyGame] | None) -> NoticeText:
    """The same words for a move and for a reaction (EU-38)."""
    language = kept.wish.language if kept.wish.language in LANGUAGES else DEFAULT_LANGUAGE
    texts = game.about.texts if game is not None else None
    title = texts.say(language, "title") if texts is not None and texts.has("title") else standing.game
    others = ", ".join(name for number, name in enumerate(standing.names) if number != seat and name)
    return NoticeText(
        title=TEXTS.say(language, "notice-title", game=standing.title or title),
        text=TEXTS.say(language, "notice-text", game=title, names=others),
        link=f"{kept.origin}/t/{standing.table}",
        table=standing.table,
    )
