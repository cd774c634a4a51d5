"""What is typed or piped in, line by line, without being deaf to everything else meanwhile."""

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
    """In a terminal, lines are edited (``prompt``). Elsewhere the stream's file is read directly: what a text stream
    has read ahead would not wake anybody who waits for it."""

    def __init__(self, stream: TextIO, output: TextIO) -> None:
        self._stream = stream
        self._output = output
        self._encoding = getattr(stream, "encoding", None) or "utf-8"
        self._typed = b""
        # What Tab may complete a line to.
        self.completions: Sequence[str] = ()
        try:
            # Windows can wait for sockets only, so there a line is waited for and nothing else.
            self._file: int | None = None if sys.platform == "win32" else stream.fileno()
        except (OSError, AttributeError, ValueError):
            self._file = None
        is_simple = os.environ.get("TERM", "dumb") in ("", "dumb", "unknown")
        self.edits = self._file is not None and stream.isatty() and output.isatty() and not is_simple

    @cached_property
    def prompt(self) -> Prompt:
        """Most commands ask nothing, and do not load it. What is asked is on the screen by then."""
        from sobremesa.terminal.console.prompt import Prompt

        return Prompt(self._output)

    def line(self, wake: int | None = None, seconds: float | None = None) -> str | None:
        """The next line; None if ``wake`` can be read from, or the time is over, before there is one.

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
        """Nothing of what was typed can be brought back."""
        if "prompt" in vars(self):
            self.prompt.forget()


def wait_for(wake: int | None, seconds: float | None) -> None:
    """Until ``wake`` can be read from or the time is over, whatever is typed."""
    if wake is None and seconds is not None:
        time.sleep(seconds)
    else:
        select.select([] if wake is None else [wake], [], [], seconds)
