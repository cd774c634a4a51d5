"""Lines typed or chosen on the full screen, on their way to the session's thread."""

from __future__ import annotations

import os
import select
import sys
from contextlib import suppress
from queue import Empty, SimpleQueue
from time import monotonic

from sobremesa.terminal.console.screen import InputEnded

# Windows can ``select`` on sockets only, so there it polls.
LOOK_UP_SECONDS = 0.1
# A line that cannot be typed: the next player has opened the curtain.
CURTAIN_OPENED = "\0opened"


class InputQueue:
    """The screen's thread calls ``type`` and ``leave``, the session's thread ``next`` and ``wait``."""

    def __init__(self) -> None:
        self._lines: SimpleQueue[str] = SimpleQueue()
        self._is_left = False
        self._wake, self._waker = os.pipe()
        os.set_blocking(self._wake, False)
        os.set_blocking(self._waker, False)

    def close(self) -> None:
        os.close(self._wake)
        os.close(self._waker)

    def type(self, line: str) -> None:
        self._lines.put(line)
        self._knock()

    def leave(self) -> None:
        """Makes ``next`` and ``wait`` raise ``InputEnded``, now and later."""
        self._is_left = True
        self._knock()

    def next(self, wake: int | None, seconds: float | None) -> str | None:
        """The next line; None if ``wake`` becomes readable or the time runs out first."""
        end = None if seconds is None else monotonic() + seconds
        while True:
            if self._is_left:
                raise InputEnded
            with suppress(Empty):
                return self._lines.get_nowait()
            left = None if end is None else end - monotonic()
            if left is not None and left <= 0:
                return None
            if self._is_woken_by(wake, left):
                return None

    def wait(self, wake: int | None, seconds: float | None) -> None:
        """Waits until ``wake`` is readable or the time runs out; keeps what is typed meanwhile."""
        end = None if seconds is None else monotonic() + seconds
        while True:
            if self._is_left:
                raise InputEnded
            left = None if end is None else end - monotonic()
            if (left is not None and left <= 0) or self._is_woken_by(wake, left):
                return

    def _is_woken_by(self, wake: int | None, seconds: float | None) -> bool:
        """Sleeps; returns whether ``wake`` ended it."""
        if sys.platform == "win32":
            with suppress(Empty):
                self._lines.put(self._lines.get(timeout=min(LOOK_UP_SECONDS, seconds or LOOK_UP_SECONDS)))
            return wake is not None
        ready, _, _ = select.select([self._wake, *([] if wake is None else [wake])], [], [], seconds)
        if self._wake in ready:
            with suppress(BlockingIOError):
                os.read(self._wake, 65_536)
        return wake in ready

    def _knock(self) -> None:
        with suppress(BlockingIOError):
            os.write(self._waker, b".")
