"""What is typed or chosen on the full screen, on its way to the session, which runs in a thread of its own."""

from __future__ import annotations

import os
import select
import sys
from contextlib import suppress
from queue import Empty, SimpleQueue
from time import monotonic

from sobremesa.terminal.console.screen import Gone

# Windows can wait for sockets only, so there we look up from time to time.
LOOK_UP_SECONDS = 0.1
# Not a line that anybody can type: the curtain has been opened.
CURTAIN_OPENED = "\0opened"


class InputQueue:
    """The screen's thread calls ``type`` and ``leave``, the session's ``next`` and ``wait``."""

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
        """Whoever reads or waits, now or later, hears that nobody types any more."""
        self._is_left = True
        self._knock()

    def next(self, wake: int | None, seconds: float | None) -> str | None:
        """The next line; None if ``wake`` can be read from, or the time is over, before there is one."""
        end = None if seconds is None else monotonic() + seconds
        while True:
            if self._is_left:
                raise Gone
            with suppress(Empty):
                return self._lines.get_nowait()
            left = None if end is None else end - monotonic()
            if left is not None and left <= 0:
                return None
            if self._is_woken_by(wake, left):
                return None

    def wait(self, wake: int | None, seconds: float | None) -> None:
        """Until ``wake`` can be read from or the time is over; what is typed meanwhile is kept."""
        end = None if seconds is None else monotonic() + seconds
        while True:
            if self._is_left:
                raise Gone
            left = None if end is None else end - monotonic()
            if (left is not None and left <= 0) or self._is_woken_by(wake, left):
                return

    def _is_woken_by(self, wake: int | None, seconds: float | None) -> bool:
        """Sleeps; says whether ``wake`` has ended it."""
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
