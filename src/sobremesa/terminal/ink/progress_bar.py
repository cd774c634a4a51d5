"""How far something is, in a terminal: a bar that is gone when it is over."""

from __future__ import annotations

from collections.abc import Callable
from time import monotonic
from typing import Final, Self

from sobremesa.terminal.ink.console import Console
from sobremesa.terminal.ink.text import Text

WIDTH: Final = 40
DONE, LEFT, COUNTED, TIME = "#f92672", "#3a3a3a", "green", "cyan"
SECONDS_BETWEEN: Final = 0.1
# Writes over the line that the cursor is in.
CLEAN: Final = "\r\x1b[2K"


class ProgressBar:
    """Drawn where somebody watches, and nowhere else."""

    def __init__(
        self, console: Console, words: str, *, total: int, done: int = 0, clock: Callable[[], float] = monotonic
    ) -> None:
        self.console = console
        self.words = words
        self.total = total
        self.done = self._done_before = done
        self._clock = clock
        self._began = self._drawn = clock()
        self._is_seen = console.is_terminal and not console.is_dumb_terminal

    def __enter__(self) -> Self:
        self._draw()
        return self

    def __exit__(self, *_problem: object) -> None:
        if self._is_seen:
            self._write(CLEAN)

    def advance(self, some: int = 1) -> None:
        self.done += some
        if self._clock() - self._drawn >= SECONDS_BETWEEN:
            self._draw()

    def line(self) -> Text:
        part = min(1.0, self.done / self.total) if self.total else 1.0
        halves = int(2 * WIDTH * part)
        bar = Text("━" * (halves // 2) + "╸" * (halves % 2), DONE)
        rest = WIDTH - halves // 2 - halves % 2
        if rest:
            bar.append_text(Text("━" * rest if halves % 2 or not halves else "╺" + "━" * (rest - 1), LEFT))
        counted = f"{self.done:{len(str(self.total))}d}/{self.total}"
        return Text(" ").join([Text(self.words), bar, Text(counted, COUNTED), Text(self._time_left(), TIME)])

    def _time_left(self) -> str:
        """By the pace of this run so far."""
        played = self.done - self._done_before
        if not played:
            return "-:--:--"
        seconds = int((self._clock() - self._began) / played * max(0, self.total - self.done))
        return f"{seconds // 3600}:{seconds // 60 % 60:02}:{seconds % 60:02}"

    def _draw(self) -> None:
        self._drawn = self._clock()
        if self._is_seen:
            shown = self.line()
            shown.truncate(self.console.width - 1)
            self._write(CLEAN + self.console.drawn(shown).rstrip("\n"))

    def _write(self, words: str) -> None:
        self.console.output.write(words)
        self.console.output.flush()
