"""What is typed, line by line, without being deaf to everything else meanwhile."""

from __future__ import annotations

import os
import select
from typing import TextIO

AT_ONCE = 65_536


class Keyboard:
    """Reads the stream's file itself: what a text stream has read ahead would not wake whoever waits for it."""

    def __init__(self, stream: TextIO) -> None:
        self._stream = stream
        self._encoding = getattr(stream, "encoding", None) or "utf-8"
        self._typed = b""
        try:
            self._file: int | None = _own(stream.fileno())
        except (OSError, AttributeError, ValueError):
            self._file = None

    def line(self, wake: int | None = None, seconds: float | None = None) -> str | None:
        """The next line; None if ``wake`` can be read from, or the time is over, before there is one.

        Raises an ``EOFError`` at the end of the input.
        """
        if self._file is None:
            line = self._stream.readline()
            if not line:
                raise EOFError
            return line.removesuffix("\n")
        while b"\n" not in self._typed:
            ready, _, _ = select.select([self._file, *([] if wake is None else [wake])], [], [], seconds)
            if self._file not in ready:
                return None
            try:
                found = os.read(self._file, AT_ONCE)
            except BlockingIOError:
                continue
            if not found and not self._typed:
                raise EOFError
            self._typed += found or b"\n"
        line_read, _, self._typed = self._typed.partition(b"\n")
        return line_read.decode(self._encoding, "replace").removesuffix("\r")


def _own(file: int) -> int:
    """A terminal throws away what was typed when Ctrl-C comes, even after it was said to be there: whoever reads it
    then must not wait. Only this way to it does not: whoever else has the terminal open finds it as it was."""
    if not os.isatty(file):
        return file
    try:
        return os.open(os.ttyname(file), os.O_RDONLY | os.O_NONBLOCK | os.O_NOCTTY)
    except OSError:
        return file


def wait_for(wake: int | None, seconds: float | None) -> None:
    """Until ``wake`` can be read from or the time is over, whatever is typed."""
    select.select([] if wake is None else [wake], [], [], seconds)
