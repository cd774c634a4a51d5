"""The plugin interface: what a plugin adds to a server, and what it may ask of its node."""

from __future__ import annotations

from collections.abc import Callable, Container, Sequence
from concurrent.futures import BrokenExecutor
from typing import Any, Protocol, TypeVar, TypeVarTuple

from msgspec import Struct
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute

from sobremesa.kernel.game import AnyGame
from sobremesa.server import clock
from sobremesa.server.errors import ServerRefused
from sobremesa.server.http import api
from sobremesa.server.http.access import bearer_of, language_of
from sobremesa.server.http.assets import origin_of
from sobremesa.server.node.compute_pool import ComputePool
from sobremesa.server.node.keys import seat_of
from sobremesa.server.node.server_node import ServerNode
from sobremesa.server.ops.config import Config
from sobremesa.store.store import StoreDown
from sobremesa.table.act import Entry
from sobremesa.table.acts.open import Open
from sobremesa.table.table import Table
from sobremesa.wire import http

T = TypeVar("T")
Found = TypeVar("Found")
Given = TypeVarTuple("Given")

# Play has priority over a plugin's computations.
NICENESS = 10
# One computation at a time; this many may wait for their turn.
MOST_WAITING = 16


class Plugin(Protocol):
    """Extra routes that the server mounts, with what belongs to them."""

    @property
    def routes(self) -> Sequence[BaseRoute]: ...

    @property
    def addresses(self) -> Sequence[str]:
        """Addresses at which the page is served."""
        ...

    def tables(self) -> Container[str]:
        """The tables that must not be pruned."""
        ...

    async def open(self) -> None:
        """Before the first request."""
        ...

    async def close(self) -> None:
        """After the last request: ends all that was begun."""
        ...


MakePlugin = Callable[["ServerApi"], Plugin]


class TableInfo(Struct, frozen=True):
    """What is public about a table: who sits there, by seat ("" for an empty seat and for bots), who of them is away,
    and how many games are over."""

    status: str
    names: list[str]
    away: list[str]
    finished: int


def look_at(table: Table) -> TableInfo:
    return TableInfo(
        status=table.status,
        names=[seat.name if seat.is_player else "" for seat in table.seats],
        away=[seat.name for seat in table.seats if seat.is_player and seat.away],
        finished=table.finished.count,
    )


class ServerApi:
    """``node`` is set from the plugin's opening to its closing."""

    node: ServerNode

    def __init__(self, config: Config) -> None:
        self._config = config
        self._pool = ComputePool(min(1, config.bot_processes), "plugin", NICENESS)
        self._waiting = 0

    # Requests and answers.

    def wrap_handler(self, handler: api.Handler) -> api.Handler:
        """Wraps a handler like the server's own: checks the origin of a change, and turns every error into a
        refusal."""
        return api.endpoint(handler)

    async def body(self, request: Request, kind: type[T]) -> T:
        return await api.body_of(request, kind)

    def reply(self, value: Any, status: int = 200) -> Response:
        return api.reply(value, status)

    def language(self, request: Request) -> str:
        return language_of(request)

    def origin(self, request: Request) -> str:
        return origin_of(request)

    @property
    def now_ms(self) -> int:
        return clock.wall_ms()

    # Beside the event loop.

    async def compute(self, seconds: float, work: Callable[[*Given], Found], *given: *Given) -> Found:
        """Runs in a process with lower priority. Raises ``ServerRefused`` where too many wait or it takes too long."""
        if self._waiting >= MOST_WAITING:
            raise ServerRefused(503, "try-again-later")
        self._waiting += 1
        try:
            return await self._pool.run_within(seconds, work, *given)
        except (TimeoutError, BrokenExecutor):
            raise ServerRefused(503, "try-again-later") from None
        finally:
            self._waiting -= 1

    def close(self) -> None:
        self._pool.close()

    # Tables.

    @property
    def games(self) -> dict[str, type[AnyGame]]:
        return self.node.factory.games

    async def open_table(self, wish: Open) -> http.Opened:
        """Does not count against the limit of an address: a plugin has limits of its own."""
        self.node.check_open()
        wish.settings.check(self.node.host.levels)
        return await api.create_table(self.node, wish)

    async def seat_at(self, request: Request, table: str) -> tuple[int, TableInfo]:
        """The seat whose key the request has; raises ``ServerRefused`` as for a table that was never opened."""
        live = await self.node.table(table)
        seat = seat_of(live.table, bearer_of(request))
        if seat is None:
            raise ServerRefused(404, "no-such-table")
        return seat, look_at(live.table)

    def look(self, table: str) -> TableInfo | None:
        """For a table in memory; None where it is not in use, so that nothing happens there."""
        live = self.node.tables.get(table)
        return look_at(live.table) if live is not None else None

    async def lengths(self, tables: Sequence[str]) -> dict[str, int]:
        """How many entries each journal has. It says whether anything happened, and must never be shown."""
        try:
            return await self.node.store.lengths(tables)
        except StoreDown:
            raise ServerRefused(503, "try-again") from None

    async def journal(self, table: str) -> list[Entry]:
        """All entries, those of a running game too. The plugin may read only what is over."""
        try:
            return await self.node.store.read(table)
        except StoreDown:
            raise ServerRefused(503, "try-again") from None
