"""Waits, with a limit, for what happens in another task or process."""

from __future__ import annotations

import asyncio
import inspect
import time
from collections.abc import Awaitable, Callable

# On a machine that does much else at the same time.
PATIENCE_SECONDS = 60.0


def wait_for(what: str, holds: Callable[[], object], *, seconds: float = PATIENCE_SECONDS, every: float = 0.01) -> None:
    """Returns as soon as it holds; after that many seconds the test fails, and says what it waited for."""
    end = time.monotonic() + seconds
    while not holds():
        assert time.monotonic() < end, f"waited {seconds:g} s in vain: {what}"
        time.sleep(every)


async def until(
    reached: Callable[[], bool | Awaitable[bool]], seconds: float = PATIENCE_SECONDS, what: str = ""
) -> float:
    """Polls until the condition holds, for a limited time of the loop. Returns how long it took."""
    loop = asyncio.get_running_loop()
    started = loop.time()
    while True:
        found = reached()
        if await found if inspect.isawaitable(found) else found:
            return loop.time() - started
        assert loop.time() - started < seconds, f"waited {seconds:g} s in vain: {what or inspect.getsource(reached)}"
        await asyncio.sleep(0.02)
