"""What is typed, line by line, without being deaf to everything else meanwhile."""

from __future__ import annotations

import atexit
import codecs
import os
import select
import sys
import time
from collections.abc import Callable
from contextlib import suppress
from functools import cached_property
from typing import TYPE_CHECKING, Any, TextIO

if TYPE_CHECKING:
    from sobremesa.terminal.line_editor import LineEditor

AT_ONCE = 65_536
# What Ctrl-D sends.
END_OF_INPUT = "\x04"
PROMPT = "> "
# To the left edge, and clean from there on.
CLEAN_LINE = "\r\x1b[K"


class Keyboard:
    """Reads the stream's file itself: what a text stream has read ahead would not wake whoever waits for it.

    In a terminal it edits lines, and ``draw`` is what it draws them with.
    """

    def __init__(self, stream: TextIO, draw: Callable[[str], object] | None = None) -> None:
        self._stream = stream
        self._encoding = getattr(stream, "encoding", None) or "utf-8"
        self._typed = b""
        self._draw = draw
        self._restores_at_exit = False
        try:
            # Windows can wait for sockets only, so there a line is waited for and nothing else.
            self._file: int | None = None if sys.platform == "win32" else _own(stream.fileno())
        except (OSError, AttributeError, ValueError):
            self._file = None
        is_simple = os.environ.get("TERM", "dumb") in ("", "dumb", "unknown")
        self.edits = self._file is not None and os.isatty(self._file) and draw is not None and not is_simple
        self._decoder = codecs.getincrementaldecoder(self._encoding)("replace")

    @cached_property
    def editor(self) -> LineEditor:
        """Most commands ask nothing, and need none."""
        from sobremesa.terminal.line_editor import LineEditor

        return LineEditor()

    def line(self, wake: int | None = None, seconds: float | None = None) -> str | None:
        """The next line; None if ``wake`` can be read from, or the time is over, before there is one.

        Raises an ``EOFError`` at the end of the input.
        """
        if self._file is None:
            line = self._stream.readline()
            if not line:
                raise EOFError
            return line.removesuffix("\n")
        if self.edits:
            self.listen()
            return self._edited(self.editor, self._file, wake, seconds)
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

    def listen(self) -> None:
        """Every key is heard at once from now on, and shown by us. Ctrl-C stays a signal.

        The terminal is put back when the program ends, not between two lines: there a Ctrl-D would be lost.
        """
        if not self.edits or self._file is None:
            return
        import termios

        before = termios.tcgetattr(self._file)
        now = termios.tcgetattr(self._file)
        now[3] &= ~(termios.ICANON | termios.ECHO)
        if now[3] == before[3]:
            return
        self._take_whole_lines(self._file)
        termios.tcsetattr(self._file, termios.TCSADRAIN, now)
        if not self._restores_at_exit:
            self._restores_at_exit = True
            atexit.register(_put_back, self._file, before)

    def _take_whole_lines(self, file: int) -> None:
        """What was typed before we listened, a Ctrl-D among it: key by key it could not be told from nothing."""
        while select.select([file], [], [], 0)[0]:
            try:
                found = os.read(file, AT_ONCE)
            except BlockingIOError:
                return
            self.editor.feed(self._decoder.decode(found) if found else END_OF_INPUT)
            if not found:
                return

    def forget(self) -> None:
        """Nothing of what was typed can be brought back."""
        if self.edits:
            self.editor.forget()

    def offer(self, completions: tuple[str, ...]) -> None:
        """What Tab may complete a line to."""
        if self.edits:
            self.editor.completions = completions

    def _edited(self, editor: LineEditor, file: int, wake: int | None, seconds: float | None) -> str | None:
        if editor.text and not editor.lines:
            self._redraw(editor)
        while not editor.lines:
            ready, _, _ = select.select([file, *([] if wake is None else [wake])], [], [], seconds)
            if file not in ready:
                return None
            try:
                found = os.read(file, AT_ONCE)
            except BlockingIOError:
                continue
            if not found:
                raise EOFError
            editor.feed(self._decoder.decode(found))
            self._redraw(editor)
        line = editor.lines.pop(0)
        if line is None:
            raise EOFError
        return line

    def _redraw(self, editor: LineEditor) -> None:
        """The line as it is now; a finished one stays, and what comes next begins below it."""
        from sobremesa.terminal.line_editor import in_lines, window

        assert self._draw is not None
        columns = _columns()
        if editor.listed:
            self._draw(f"{CLEAN_LINE}{in_lines(editor.listed, columns)}\n")
            editor.listed = []
        if editor.lines:
            self._draw(f"{CLEAN_LINE}{PROMPT}{editor.lines[0] or ''}\n")
            return
        shown, at = window(editor.text, editor.at, columns - len(PROMPT) - 1)
        behind = len(shown) - at
        self._draw(f"{CLEAN_LINE}{PROMPT}{shown}" + (f"\x1b[{behind}D" if behind else ""))


def _columns() -> int:
    try:
        return os.get_terminal_size().columns or 80
    except OSError:
        return 80


def _own(file: int) -> int:
    """A terminal throws away what was typed when Ctrl-C comes, even after it was said to be there: whoever reads it
    then must not wait. Only this way to it does not: whoever else has the terminal open finds it as it was."""
    if not os.isatty(file):
        return file
    try:
        return os.open(os.ttyname(file), os.O_RDONLY | os.O_NONBLOCK | os.O_NOCTTY)
    except OSError:
        return file


def _put_back(file: int, before: list[Any]) -> None:
    import termios

    # The terminal may be gone by now.
    with suppress(termios.error, OSError):
        termios.tcsetattr(file, termios.TCSADRAIN, before)


def wait_for(wake: int | None, seconds: float | None) -> None:
    """Until ``wake`` can be read from or the time is over, whatever is typed."""
    if wake is None and seconds is not None:
        time.sleep(seconds)
    else:
        select.select([] if wake is None else [wake], [], [], seconds)
