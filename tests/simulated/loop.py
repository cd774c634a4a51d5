"""An event loop whose time is simulated: while anything is to be done its clock stands still; then it jumps to the next
timer. Tests never wait, and do not depend on the speed of the machine."""

from __future__ import annotations

import asyncio
import selectors
from collections.abc import Callable
from concurrent.futures import Executor
from contextvars import Context
from threading import get_ident
from typing import Any, TypeVar

from tests.simulated.network import Network

Found = TypeVar("Found")


class NothingLeft(AssertionError):
    """A task waits, no timer is set and nothing is running: it would never end."""


class _JumpingSelector(selectors.DefaultSelector):
    """Where the loop would sleep until its next timer, its clock jumps there."""

    loop: SimulatedLoop

    def select(self, timeout: float | None = None) -> list[tuple[selectors.SelectorKey, int]]:
        if timeout is None:
            raise NothingLeft("no timer is set, and nothing else can happen")
        if timeout > 0:
            self.loop.jump()
        # The loop's own pipe is always there; a real socket is looked at, and never waited for.
        return super().select(0) if len(self.get_map()) > 1 else []


class SimulatedLoop(asyncio.SelectorEventLoop):
    """Connections are made in ``network``. Work for a thread runs in the loop, at one moment of its time, so that the
    same run gives the same order of everything."""

    # Of the loop of the standard library: the timers, the next one first.
    _scheduled: list[asyncio.TimerHandle]

    def __init__(self) -> None:
        self._now = 0.0
        self._thread = get_ident()
        selector = _JumpingSelector()
        selector.loop = self
        super().__init__(selector)
        self.network = Network(self)

    # Time.

    def time(self) -> float:
        return self._now

    def jump(self) -> None:
        """To the next timer."""
        self._now = max(self._now, self._scheduled[0].when())

    # Threads.

    def call_soon_threadsafe(  # type: ignore[override]  # as there, with fewer words
        self, callback: Callable[..., object], *given: Any, context: Context | None = None
    ) -> asyncio.Handle:
        assert get_ident() == self._thread, "a thread works beside the loop: time would not wait for it"
        return self.call_soon(callback, *given, context=context)

    def run_in_executor(  # type: ignore[override]  # a future, as there
        self, executor: Executor | None, work: Callable[..., Found], *given: Any
    ) -> asyncio.Future[Found]:
        future: asyncio.Future[Found] = self.create_future()
        self.call_soon(_do, future, work, given)
        return future

    # The network.

    async def create_server(self, protocol_factory: Any, host: Any = None, port: Any = None, **_options: Any) -> Any:
        return self.network.listen(protocol_factory, host, port)

    async def create_connection(
        self, protocol_factory: Any, host: Any = None, port: Any = None, **_options: Any
    ) -> Any:
        return await self.network.connect(protocol_factory, host, port)


def _do(future: asyncio.Future[Found], work: Callable[..., Found], given: tuple[Any, ...]) -> None:
    if future.cancelled():
        return
    try:
        found = work(*given)
    except BaseException as problem:  # noqa: BLE001  # the caller gets it
        future.set_exception(problem)
    else:
        future.set_result(found)
