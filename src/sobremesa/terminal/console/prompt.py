"""The line that the user types in a terminal: editing, history and completion by prompt_toolkit."""

from __future__ import annotations

import asyncio
import atexit
import os
import shutil
import signal
import sys
import termios
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager, suppress
from types import FrameType
from typing import Any, Final, TextIO

from prompt_toolkit import PromptSession
from prompt_toolkit.completion import CompleteEvent, Completer, Completion
from prompt_toolkit.data_structures import Size
from prompt_toolkit.document import Document
from prompt_toolkit.input.vt100 import Vt100Input
from prompt_toolkit.key_binding import KeyBindings, KeyPress, KeyPressEvent
from prompt_toolkit.keys import Keys
from prompt_toolkit.output.vt100 import Vt100_Output
from prompt_toolkit.shortcuts import CompleteStyle

from sobremesa.kernel.moves import normal
from sobremesa.terminal.console.screen import PROMPT

# The most candidates that Tab lists.
MOST_LISTED: Final = 40


class Prompt:
    """Returns early when something else happens, and continues with the unfinished line at the next call.

    Other players move while the user types. Their moves are printed between two calls of ``line``, while no prompt is
    shown.
    """

    def __init__(self, output: TextIO) -> None:
        self._completer = _Completer()
        self._input = _Input(sys.stdin)
        # Without this, prompt_toolkit warns about terminals that do not report the cursor position, which is not needed
        # here.
        self._output = Vt100_Output(output, _size, term=os.environ.get("TERM"), enable_cpr=False)
        self._is_interrupted = False
        self._loop: asyncio.AbstractEventLoop | None = None
        self.forget()

    def forget(self) -> None:
        """Drops the typed line, the history and the clipboard, before another player uses the keyboard."""
        self._typed = Document()
        self._session: PromptSession[str | None] = PromptSession(
            PROMPT,
            input=self._input,
            output=self._output,
            completer=self._completer,
            complete_style=CompleteStyle.READLINE_LIKE,
            key_bindings=_bindings(),
            enable_suspend=True,
            erase_when_done=True,
        )

    def line(self, completions: Sequence[str], wake: int | None, seconds: float | None) -> str | None:
        """The next line; None if ``wake`` becomes readable or the time runs out first.

        Raises an ``EOFError`` at the end of the input. Leaves nothing on the screen.
        """
        self._completer.words = completions
        self._is_interrupted = False
        woken_before = signal.set_wakeup_fd(-1)
        handler_before = signal.getsignal(signal.SIGINT)
        if handler_before is signal.default_int_handler:
            # asyncio cancels a task on Ctrl-C, and prompt_toolkit removes its handler while it closes a finished line.
            # Both can lose a Ctrl-C, so this handler stays installed the whole time.
            signal.signal(signal.SIGINT, self._interrupt)
        try:
            line = asyncio.run(self._ask(wake, seconds))
        finally:
            signal.signal(signal.SIGINT, handler_before)
            # asyncio sets the wakeup descriptor and does not restore it.
            signal.set_wakeup_fd(woken_before)
        if self._is_interrupted:
            self._input.discard_typed()
            raise KeyboardInterrupt
        return line

    def _interrupt(self, _signal: int, _frame: FrameType | None) -> None:
        self._is_interrupted = True
        if self._loop is not None:
            self._loop.call_soon_threadsafe(self._break_off)

    def _break_off(self) -> None:
        app = self._session.app
        if app.is_running and not app.is_done:
            self._typed = self._session.default_buffer.document
            app.exit(result=None)

    async def _ask(self, wake: int | None, seconds: float | None) -> str | None:
        self._loop = loop = asyncio.get_running_loop()

        def wake_up(awake: int) -> None:
            loop.remove_reader(awake)
            self._break_off()

        def begin() -> None:
            if wake is not None:
                loop.add_reader(wake, wake_up, wake)
            if seconds is not None:
                loop.call_later(seconds, self._break_off)
            if self._is_interrupted:
                loop.call_soon(self._break_off)

        typed, self._typed = self._typed, Document()
        try:
            return await self._session.prompt_async(default=typed, pre_run=begin, handle_sigint=False)
        finally:
            self._loop = None


class _Input(Vt100Input):
    """Keeps the terminal in raw mode until the program ends, also between two lines, where the system would otherwise
    collect a line and consume Ctrl-D. Ctrl-C stays a signal, so that it also interrupts waiting."""

    def __init__(self, stdin: TextIO) -> None:
        super().__init__(stdin)
        self._before = termios.tcgetattr(self.fileno())
        self._while_typing = termios.tcgetattr(self.fileno())
        self._while_typing[0] &= ~(termios.IXON | termios.IXOFF | termios.ICRNL | termios.INLCR | termios.IGNCR)
        self._while_typing[3] &= ~(termios.ICANON | termios.ECHO | termios.IEXTEN)
        # Without NOFLSH, Ctrl-C empties the input queue, and a reader that ``select`` has just announced blocks.
        self._while_typing[3] |= termios.NOFLSH
        # On Ctrl-Z prompt_toolkit restores the terminal and stops the program itself.
        self._while_typing[6][termios.VSUSP] = b"\0"
        self._while_typing[6][termios.VMIN] = 1
        self._set(self._while_typing)
        atexit.register(self._set, self._before)

    def _set(self, mode: list[Any]) -> None:
        # The terminal may be gone.
        with suppress(termios.error, OSError):
            termios.tcsetattr(self.fileno(), termios.TCSADRAIN, mode)

    def discard_typed(self) -> None:
        """Discards typed characters that were not read, so that the shell does not get them."""
        with suppress(termios.error, OSError):
            termios.tcflush(self.fileno(), termios.TCIFLUSH)

    @contextmanager
    def raw_mode(self) -> Iterator[None]:
        self._set(self._while_typing)
        yield

    @contextmanager
    def cooked_mode(self) -> Iterator[None]:
        self._set(self._before)
        yield
        self._set(self._while_typing)


def _size() -> Size:
    columns, rows = shutil.get_terminal_size()
    return Size(rows, columns)


class _Completer(Completer):
    """Completes to the longest common prefix, ignoring accents and case; otherwise lists the possible next words."""

    def __init__(self) -> None:
        self.words: Sequence[str] = ()

    def get_completions(self, document: Document, complete_event: CompleteEvent) -> Iterable[Completion]:  # noqa: ARG002  # completion runs on Tab only
        typed = document.text_before_cursor
        begun = normal(typed) + " " * (typed != typed.rstrip() and bool(typed.strip()))
        fitting = list(dict.fromkeys(words for words in self.words if normal(words).startswith(begun)))
        shared = os.path.commonprefix([normal(words) for words in fitting])  # noqa: RUF071  # a common prefix of letters, not of paths
        if len(fitting) == 1 or len(shared) > len(begun):
            words = fitting[0] if len(fitting) == 1 else fitting[0][: len(shared)]
            yield Completion(words, start_position=-len(typed))
            return
        ends = [words.find(" ", len(begun)) for words in fitting]
        listed = dict.fromkeys(words if end < 0 else words[:end] for words, end in zip(fitting, ends, strict=True))
        for words in list(listed)[:MOST_LISTED]:
            # Two spaces separate the columns.
            yield Completion(words, start_position=-len(typed), display=words + "  ")


def _bindings() -> KeyBindings:
    bindings = KeyBindings()

    @bindings.add(Keys.BracketedPaste)
    def paste(event: KeyPressEvent) -> None:
        """Enters pasted lines one after the other, as if typed."""
        keys = [KeyPress(Keys.Enter if letter in "\r\n" else letter) for letter in event.data.replace("\r\n", "\n")]
        event.app.key_processor.feed_multiple(keys, first=True)

    @bindings.add(Keys.ControlAt)
    def end(event: KeyPressEvent) -> None:
        """Handles a Ctrl-D typed before raw mode was on."""
        if not event.current_buffer.text:
            event.app.exit(exception=EOFError)

    return bindings
