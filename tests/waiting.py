"""Waiting for what happens by itself, never for ever."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable

# On a machine that does much else at the same time.
PATIENCE_SECONDS = 60.0


def wait_for(what: str, holds: Callable[[], object], *, seconds: float = PATIENCE_SECONDS, every: float = 0.01) -> None:
    """Returns as soon as it holds; after that many seconds the test fails, and says what it waited for."""
    end = time.monotonic() + seconds
    while not holds():
        assert time.monotonic() < end, f"waited {seconds:g} s in vain: {what}"
        time.sleep(every)


async def until(
    what: str, holds: Callable[[], object], *, seconds: float = PATIENCE_SECONDS, every: float = 0.001
) -> None:
    """The same in an event loop, which goes on meanwhile. The time is the machine's, whatever the loop says."""
    end = time.monotonic() + seconds
    while not holds():
        assert time.monotonic() < end, f"waited {seconds:g} s in vain: {what}"
        await asyncio.sleep(every)
