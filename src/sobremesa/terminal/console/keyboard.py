"""Reads lines from the keyboard or a pipe, and stops waiting when something else happens."""

from __future__ import annotations

import os
import select
import sys
import time
from collections.abc import Sequence
from functools import cached_property
from typing import TYPE_CHECKING, TextIO

if TYPE_CHECKING:
    from sobremesa.terminal.console.prompt import Prompt

AT_ONCE = 65_536


class Keyboard:
    """In a terminal the user edits lines (``prompt``). Otherwise this reads the stream's file directly: text that a
    stream has buffered would not wake ``select``."""

    def __init__(self, stream: TextIO, output: TextIO) -> None:
        self._stream = stream
        self._output = output
        self._encoding = getattr(stream, "encoding", None) or "utf-8"
        self._typed = b""
        # What Tab may complete a line to.
        self.completions: Sequence[str] = ()
        try:
            # Windows can ``select`` on sockets only, so there it waits for a line and nothing else.
            self._file: int | None = None if sys.platform == "win32" else stream.fileno()
        except (OSError, AttributeError, ValueError):
            self._file = None
        is_simple = os.environ.get("TERM", "dumb") in ("", "dumb", "unknown")
        self.edits = self._file is not None and stream.isatty() and output.isatty() and not is_simple

    @cached_property
    def prompt(self) -> Prompt:
        """Loaded on first use: most commands ask nothing."""
        from sobremesa.terminal.console.prompt import Prompt

        return Prompt(self._output)

    def line(self, wake: int | None = None, seconds: float | None = None) -> str | None:
        """The next line; None if ``wake`` becomes readable or the time runs out first.

        Raises an ``EOFError`` at the end of the input.
        """
        if self.edits:
            return self.prompt.line(self.completions, wake, seconds)
        if self._file is None:
            line = self._stream.readline()
            if not line:
                raise EOFError
            return line.removesuffix("\n")
        while b"\n" not in self._typed:
            ready, _, _ = select.select([self._file, *([] if wake is None else [wake])], [], [], seconds)
            if self._file not in ready:
                return None
            found = os.read(self._file, AT_ONCE)
            if not found and not self._typed:
                raise EOFError
            self._typed += found or b"\n"
        line_read, _, self._typed = self._typed.partition(b"\n")
        return line_read.decode(self._encoding, "replace").removesuffix("\r")

    def forget(self) -> None:
        """Drops the history of typed lines."""
        if "prompt" in vars(self):
            self.prompt.forget()


def wait_for(wake: int | None, seconds: float | None) -> None:
    """Waits until ``wake`` is readable or the time runs out; ignores typing."""
    if wake is None and seconds is not None:
        time.sleep(seconds)
    else:
        select.select([] if wake is None else [wake], [], [], seconds)
