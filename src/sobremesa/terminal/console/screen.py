"""Output to the terminal, and input from it."""

from __future__ import annotations

import codecs
import os
import re
import sys
import unicodedata
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, TextIO, cast

from sobremesa.terminal.console.keyboard import Keyboard
from sobremesa.terminal.texts import TEXTS

if TYPE_CHECKING:
    from rich.console import RenderableType

    from sobremesa.terminal.console.drawing import SafeConsole

# Clears the screen and the scrollback.
CLEAR = "\x1b[H\x1b[2J\x1b[3J"
STDOUT = "/dev/stdout"
PROMPT = "> "
NO_BREAK = "\N{NO-BREAK SPACE}"
# Characters that control a terminal: all controls except newline, and those that change the writing direction.
TURNING: Final = (0x61C, 0x200E, 0x200F, *range(0x202A, 0x202F), *range(0x2066, 0x206A))
OBEYED: Final = dict.fromkeys((*range(10), *range(11, 32), *range(127, 160), *TURNING))

# ASCII substitutes of the same width, for a terminal without UTF-8. The symbols of one game stay distinct.
HANDLER: Final = "sobremesa-plain"
SUBSTITUTES: Final = (
    dict(zip("▲◒◉▼★▶■●◆◐✦░─│╭╮╰╯┃━┏┓┗┛╌┆“”’«»…–−→·•¿¡×�", '^u@v*>#o%c+:-|++++|=####.:""\'""~-->-*?!x?', strict=True))
    | {"😮": ":O", "👏": "**", "😂": ":D", "🤨": ":/", "⏳": "..", "🧉": "[]"}
    # The ends of scroll bars on the full screen: their colour is enough.
    | dict.fromkeys("▁▂▃▄▅▆▇█▉▊▋▌▍▎▏▔▕▀▐", " ")
)


class _Output:
    """Standard output. It adds its name to errors, because the system does not say which stream failed."""

    def __init__(self, stream: TextIO) -> None:
        self._stream = stream

    def write(self, words: str) -> int:
        with _name_stdout_in_errors():
            return self._stream.write(words)

    def flush(self) -> None:
        with _name_stdout_in_errors():
            self._stream.flush()

    def __getattr__(self, name: str) -> Any:
        return getattr(self._stream, name)


@contextmanager
def _name_stdout_in_errors() -> Iterator[None]:
    try:
        yield
    except OSError as problem:
        # The error number selects the class, so that a broken pipe stays a BrokenPipeError.
        raise OSError(problem.errno, problem.strerror, STDOUT) from None


class InputEnded(Exception):
    """The input has ended."""


class Screen:
    def __init__(self, language: str, *, is_plain: bool = False) -> None:
        self.language = language
        if hasattr(sys.stdin, "reconfigure"):
            sys.stdin.reconfigure(errors="replace")
        for stream in (sys.stdout, sys.stderr):
            allow_any_character(stream, is_plain=is_plain)
        self.is_terminal = sys.stdout.isatty()
        self.is_typed = sys.stdin.isatty()
        # Whether the cursor is behind a prompt, in a terminal without line editing.
        self._at_prompt = False
        self._output = cast("TextIO", _Output(sys.stdout))
        self.keyboard = Keyboard(sys.stdin, self._output)

    @cached_property
    def console(self) -> SafeConsole:
        """Loaded on first use: plain lines do not need it."""
        from sobremesa.terminal.console.drawing import console

        return console(self._output, is_terminal=self.is_terminal)

    def show(self, what: RenderableType) -> None:
        from sobremesa.terminal.console.drawing import without_margin

        self.leave_prompt()
        words = self.console.draw_text(what)
        self._output.write(words if self.is_terminal else without_margin(words))

    def say(self, key: str, /, style: str = "", **facts: Any) -> None:
        """Prints one of the terminal's own texts."""
        self.leave_prompt()
        words = wrap(visible(TEXTS.say(self.language, key, **facts)), sys.stdout)
        if style:
            self._output.write(self.console.style_line(words, style))
        else:
            self._output.write(f"{words}\n")

    def draw(self, lines: str) -> None:
        """Prints lines unchanged, except that a terminal gets no control characters."""
        self.leave_prompt()
        self._output.write(lines.translate(OBEYED) if self.is_terminal else lines)

    def complain(self, words: str) -> None:
        """Prints a problem on the error stream, without control characters."""
        self.leave_prompt()
        self.flush()
        print(wrap(visible(words), sys.stderr), file=sys.stderr, flush=True)

    def clear(self) -> None:
        """Clears the screen, if the output is a terminal."""
        if self.is_terminal:
            self._at_prompt = False
            self._output.write("\n" * 200 if self.console.is_dumb_terminal else CLEAR)
            self.flush()

    def flush(self) -> None:
        self._output.flush()

    def leave_prompt(self) -> None:
        """Starts a new line if the cursor is behind the prompt."""
        if self._at_prompt:
            self._at_prompt = False
            self._output.write("\n")

    def read(self) -> str:
        """The next line typed. Raises ``InputEnded`` at the end of the input."""
        line = self.read_or_wake(None, None)
        assert line is not None
        return line

    def read_or_wake(self, wake: int | None, seconds: float | None) -> str | None:
        """The next line typed; None if something else happens first or the time runs out (see ``Keyboard``)."""
        try:
            if not self._at_prompt and not self.keyboard.edits:
                self._at_prompt = True
                self._output.write(PROMPT)
            self.flush()
            line = self.keyboard.line(wake, seconds)
        except EOFError:
            self.leave_prompt()
            raise InputEnded from None
        except KeyboardInterrupt:
            # Keeps the shell's next output from following our prompt.
            self.leave_prompt()
            self.flush()
            raise
        if line is None:
            return None
        self._at_prompt = False
        if self.keyboard.edits:
            self._output.write(f"{PROMPT}{visible(line)}\n")
        elif not self.is_typed:
            print(visible(line), file=self._output)  # as a terminal would show it
        return line


def complete_streams() -> None:
    """Opens the null device for each standard stream that the parent process closed."""
    if sys.stdin is None:
        sys.stdin = Path(os.devnull).open(encoding="utf-8")  # noqa: SIM115  # open until the process ends
    if sys.stdout is None:
        sys.stdout = Path(os.devnull).open("w", encoding="utf-8")  # noqa: SIM115  # open until the process ends
    if sys.stderr is None:
        sys.stderr = Path(os.devnull).open("w", encoding="utf-8")  # noqa: SIM115  # open until the process ends


def wrap(words: str, stream: TextIO) -> str:
    """Wraps at words for a terminal; a file gets each sentence on one line. Links and our commands are not broken, so
    that they can be copied."""
    if not stream.isatty():
        return words
    import shutil
    import textwrap

    width = shutil.get_terminal_size().columns
    glued = re.sub(r"\bsobremesa .*", lambda command: command[0].replace(" ", NO_BREAK), words)
    lines = []
    for line in glued.split("\n"):
        # A continued line is indented to its second column, if it has one.
        before = re.match(r" +\S.*? {3,}| *", line)
        indent = " " * len(before[0]) if before else ""
        lines.append(
            textwrap.fill(line, width, subsequent_indent=indent, break_long_words=False, break_on_hyphens=False)
        )
    return "\n".join(lines).replace(NO_BREAK, " ")


def visible(words: str) -> str:
    return "".join(c if c.isprintable() or c == "\n" else "�" for c in words)


def plain(character: str) -> str:
    """Strips accents; a character without a substitute becomes a question mark."""
    if character in SUBSTITUTES:
        return SUBSTITUTES[character]
    base = unicodedata.normalize("NFKD", character)[:1]
    return base if base.isascii() and base.isprintable() else "?"


def _substitute(problem: UnicodeError) -> tuple[str, int]:
    if not isinstance(problem, UnicodeEncodeError):
        raise problem
    return "".join(map(plain, problem.object[problem.start : problem.end])), problem.end


codecs.register_error(HANDLER, _substitute)


def allow_any_character(stream: TextIO, *, is_plain: bool = False) -> None:
    """Makes the stream replace characters that it cannot encode. With ``is_plain`` it writes ASCII only."""
    reconfigure = getattr(stream, "reconfigure", None)
    if reconfigure is not None:
        reconfigure(errors=HANDLER, **({"encoding": "ascii"} if is_plain else {}))
