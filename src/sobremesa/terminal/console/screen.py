"""The terminal itself: what is printed, and what is typed."""

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

# Clears the screen, and what had scrolled off it.
CLEAR = "\x1b[H\x1b[2J\x1b[3J"
STDOUT = "/dev/stdout"
PROMPT = "> "
NO_BREAK = "\N{NO-BREAK SPACE}"
# Characters that a terminal obeys: controls but the end of a line, and those that turn the direction of writing.
TURNING: Final = (0x61C, 0x200E, 0x200F, *range(0x202A, 0x202F), *range(0x2066, 0x206A))
OBEYED: Final = dict.fromkeys((*range(10), *range(11, 32), *range(127, 160), *TURNING))

# What a terminal without UTF-8 shows instead, as wide as what it stands for. Symbols of one game stay different.
HANDLER: Final = "sobremesa-plain"
SUBSTITUTES: Final = (
    dict(zip("▲◒◉▼★▶■●◆◐✦░─│╭╮╰╯┃━“”’«»…–−→·•¿¡×�", '^u@v*>#o%c+:-|++++|-""\'""~-->-*?!x?', strict=True))
    | {"😮": ":O", "👏": "**", "😂": ":D", "🤨": ":/", "⏳": "..", "🧉": "[]"}
    # The ends of scroll bars on the full screen, whose colour is enough.
    | dict.fromkeys("▁▂▃▄▅▆▇█▉▊▋▌▍▎▏▔▕▀▐", " ")
)


class _Output:
    """Standard output. The system does not say which stream an error is about, so this does."""

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
        # The number chooses the class, so that a broken pipe stays one.
        raise OSError(problem.errno, problem.strerror, STDOUT) from None


class Gone(Exception):
    """Nobody types any more: the end of the input."""


class Screen:
    def __init__(self, language: str, *, is_plain: bool = False) -> None:
        self.language = language
        if hasattr(sys.stdin, "reconfigure"):
            sys.stdin.reconfigure(errors="replace")
        for stream in (sys.stdout, sys.stderr):
            forgive(stream, is_plain=is_plain)
        self.is_terminal = sys.stdout.isatty()
        self.is_typed = sys.stdin.isatty()
        # Whether the cursor stands behind the prompt of a terminal that edits no lines.
        self._at_prompt = False
        self._output = cast("TextIO", _Output(sys.stdout))
        self.keyboard = Keyboard(sys.stdin, self._output)

    @cached_property
    def console(self) -> SafeConsole:
        """For what is drawn; a plain line does without it."""
        from sobremesa.terminal.console.drawing import console

        return console(self._output, is_terminal=self.is_terminal)

    def show(self, what: RenderableType) -> None:
        from sobremesa.terminal.console.drawing import without_margin

        self.leave_prompt()
        words = self.console.draw_text(what)
        self._output.write(words if self.is_terminal else without_margin(words))

    def say(self, key: str, /, style: str = "", **facts: Any) -> None:
        """One of the terminal's own texts."""
        self.leave_prompt()
        words = wrap(visible(TEXTS.say(self.language, key, **facts)), sys.stdout)
        if style:
            self._output.write(self.console.style_line(words, style))
        else:
            self._output.write(f"{words}\n")

    def draw(self, lines: str) -> None:
        """Lines as they are. In a file nothing is changed; a terminal gets nothing that it would obey."""
        self.leave_prompt()
        self._output.write(lines.translate(OBEYED) if self.is_terminal else lines)

    def complain(self, words: str) -> None:
        """What is wrong, on the error stream. Characters that would move the cursor are not passed on."""
        self.leave_prompt()
        self.flush()
        print(wrap(visible(words), sys.stderr), file=sys.stderr, flush=True)

    def clear(self) -> None:
        """A clean screen, in a terminal; elsewhere there is none to clean."""
        if self.is_terminal:
            self._at_prompt = False
            self._output.write("\n" * 200 if self.console.is_dumb_terminal else CLEAR)
            self.flush()

    def flush(self) -> None:
        self._output.flush()

    def leave_prompt(self) -> None:
        """Whatever is printed next begins on a line of its own."""
        if self._at_prompt:
            self._at_prompt = False
            self._output.write("\n")

    def read(self) -> str:
        """The next line typed. Raises ``Gone`` at the end of the input."""
        line = self.read_or_wake(None, None)
        assert line is not None
        return line

    def read_or_wake(self, wake: int | None, seconds: float | None) -> str | None:
        """The next line typed; None if something else has come first, or the time is over (see ``Keyboard``)."""
        try:
            if not self._at_prompt and not self.keyboard.edits:
                self._at_prompt = True
                self._output.write(PROMPT)
            self.flush()
            line = self.keyboard.line(wake, seconds)
        except EOFError:
            self.leave_prompt()
            raise Gone from None
        except KeyboardInterrupt:
            # Whatever the shell prints next does not stand behind our prompt.
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
    """Whoever starts us may have closed some of the three: then nobody types, or nobody reads."""
    if sys.stdin is None:
        sys.stdin = Path(os.devnull).open(encoding="utf-8")  # noqa: SIM115  # open as long as we run
    if sys.stdout is None:
        sys.stdout = Path(os.devnull).open("w", encoding="utf-8")  # noqa: SIM115  # open as long as we run
    if sys.stderr is None:
        sys.stderr = Path(os.devnull).open("w", encoding="utf-8")  # noqa: SIM115  # open as long as we run


def wrap(words: str, stream: TextIO) -> str:
    """In a terminal no word is broken at its edge; in a file a sentence is one line. Links and commands of ours stay
    in one piece, so that they can be copied."""
    if not stream.isatty():
        return words
    import shutil
    import textwrap

    width = shutil.get_terminal_size().columns
    glued = re.sub(r"\bsobremesa .*", lambda command: command[0].replace(" ", NO_BREAK), words)
    lines = []
    for line in glued.split("\n"):
        # A line that goes on does so below its second column, where it has one.
        before = re.match(r" +\S.*? {3,}| *", line)
        indent = " " * len(before[0]) if before else ""
        lines.append(
            textwrap.fill(line, width, subsequent_indent=indent, break_long_words=False, break_on_hyphens=False)
        )
    return "\n".join(lines).replace(NO_BREAK, " ")


def visible(words: str) -> str:
    return "".join(c if c.isprintable() or c == "\n" else "�" for c in words)


def plain(character: str) -> str:
    """Letters lose their accents; what nobody has thought of is a question mark."""
    if character in SUBSTITUTES:
        return SUBSTITUTES[character]
    base = unicodedata.normalize("NFKD", character)[:1]
    return base if base.isascii() and base.isprintable() else "?"


def _substitute(problem: UnicodeError) -> tuple[str, int]:
    if not isinstance(problem, UnicodeEncodeError):
        raise problem
    return "".join(map(plain, problem.object[problem.start : problem.end])), problem.end


codecs.register_error(HANDLER, _substitute)


def forgive(stream: TextIO, *, is_plain: bool = False) -> None:
    """No character is an error to the stream. With ``is_plain`` it is given nothing but ASCII."""
    reconfigure = getattr(stream, "reconfigure", None)
    if reconfigure is not None:
        reconfigure(errors=HANDLER, **({"encoding": "ascii"} if is_plain else {}))
