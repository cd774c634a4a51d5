"""Where drawings are written: a terminal with so many columns and colours, or a file."""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping
from typing import Final, TextIO

from sobremesa.terminal.ink.cells import cell_length, cut
from sobremesa.terminal.ink.drawing import Drawing, Line, Room
from sobremesa.terminal.ink.style import FEW, MANY, NONE, TRUE, style_of

USUAL_WIDTH: Final = 80
DUMB: Final = ("dumb", "unknown")


class Console:
    """``width`` where it is not asked of the terminal. Colours are those that the environment tells of."""

    def __init__(
        self,
        output: TextIO,
        *,
        is_terminal: bool,
        width: int | None = None,
        environment: Mapping[str, str] = os.environ,
    ) -> None:
        self.output = output
        self.is_terminal = is_terminal
        self.is_dumb_terminal = is_terminal and environment.get("TERM", "").lower() in DUMB
        self._width = width
        self._environment = environment
        self._colours = self._count_colours()
        self._has_colour = not environment.get("NO_COLOR")
        if is_terminal and sys.platform == "win32":
            os.system("")  # the console of Windows obeys escapes from then on

    @property
    def width(self) -> int:
        if self._width is not None:
            return self._width
        if self.is_dumb_terminal:
            return USUAL_WIDTH
        told = self._environment.get("COLUMNS", "")
        if told.isdigit() and int(told):
            return int(told)
        for number in range(3):
            try:
                found = os.get_terminal_size(number).columns
            except (OSError, ValueError):
                continue
            return found or USUAL_WIDTH
        return USUAL_WIDTH

    def _count_colours(self) -> int:
        environment = self._environment
        if self.is_dumb_terminal or not (self.is_terminal or environment.get("FORCE_COLOR")):
            return NONE
        if environment.get("COLORTERM", "").strip().lower() in ("truecolor", "24bit") or sys.platform == "win32":
            return TRUE
        kind = environment.get("TERM", "").strip().lower().rpartition("-")[2]
        return {"kitty": MANY, "256color": MANY}.get(kind, FEW)

    def print(self, what: Drawing) -> None:
        self.output.write(self.drawn(what))

    def drawn(self, what: Drawing) -> str:
        """As it is printed, line by line."""
        width = self.width
        return "".join(f"{self._line(line, width)}\n" for line in what.lines(Room(width)))

    def print_line(self, words: str, style: str) -> None:
        """Left to the terminal to wrap, so that it can be copied as it is."""
        codes = style_of(style).codes(self._colours, has_colour=self._has_colour)
        self.output.write(f"{self._painted(words, codes)}\n")

    def _line(self, line: Line, width: int) -> str:
        parts, left = [], width
        for words, style in line:
            fitting = cut(words, left)
            left -= min(left, cell_length(words))
            parts.append(self._painted(fitting, style.codes(self._colours, has_colour=self._has_colour)))
        return "".join(parts)

    def _painted(self, words: str, codes: str) -> str:
        return f"\x1b[{codes}m{words}\x1b[0m" if codes and words and self._colours else words
