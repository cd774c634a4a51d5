"""Drawings of faces and tables, laid out by rich for a terminal or a file."""

from __future__ import annotations

import io
import os
import sys
from collections.abc import Iterable
from typing import Final, TextIO

from rich.console import Console, ConsoleOptions, RenderableType, RenderResult
from rich.rule import Rule
from rich.segment import Segment
from rich.text import Text

from sobremesa.terminal.console.screen import OBEYED

# Every face is drawn for a terminal of this size, with the log, the question and its answers below the table.
WIDTH: Final = 100
HEIGHT: Final = 30


class SafeConsole(Console):
    """Words cannot control the terminal: a deck, a server or another player may send any character.

    rich removes five control characters and lets an escape through.
    """

    def render(self, renderable: RenderableType, options: ConsoleOptions | None = None) -> Iterable[Segment]:
        for segment in super().render(renderable, options):
            yield safe(segment)

    def draw_text(self, what: RenderableType) -> str:
        """What ``print`` would write."""
        with self.capture() as found:
            self.print(what)
        return found.get()

    def style_line(self, words: str, style: str) -> str:
        """A line that the terminal wraps, so that it can be copied as it is."""
        with self.capture() as found:
            self.print(words, style=style, soft_wrap=True)
        return found.get()


def safe(segment: Segment) -> Segment:
    """Without the characters that a terminal obeys. They take no column, so that what is laid out stays where it is."""
    if segment.text.isprintable() or segment.control:
        return segment
    return Segment(segment.text.translate(OBEYED), segment.style)


def console(output: TextIO, *, is_terminal: bool) -> SafeConsole:
    """As wide as the terminal. A file is as wide as COLUMNS says."""
    if is_terminal and sys.platform == "win32":
        os.system("")  # the console of Windows obeys escapes from then on
    is_wide_as_told = is_terminal or os.environ.get("COLUMNS", "").isdigit()
    return SafeConsole(
        file=output,
        force_terminal=is_terminal,
        width=None if is_wide_as_told else WIDTH,
        markup=False,
        highlight=False,
        emoji=False,
    )


def draw_text(what: RenderableType) -> str:
    """As a terminal shows it, without colours."""
    return without_margin(console(io.StringIO(), is_terminal=False).draw_text(what)).strip("\n")


def without_margin(words: str) -> str:
    """Spaces that fill a line up to the edge of a screen are of no use in a file."""
    return "\n".join(line.rstrip() for line in words.split("\n"))


class Fitted:
    """``wide`` where there are at least ``least`` columns, and ``narrow`` elsewhere."""

    def __init__(self, wide: RenderableType, narrow: RenderableType, *, least: int) -> None:
        self.wide = wide
        self.narrow = narrow
        self.least = least

    def __rich_console__(self, _console: Console, options: ConsoleOptions) -> RenderResult:
        yield self.wide if options.max_width >= self.least else self.narrow


class Heading:
    """A line from edge to edge with a title. A ``Rule`` shortens its title for good where it does not fit once."""

    def __init__(self, title: Text, *, style: str) -> None:
        self.title = title
        self.style = style

    def __rich_console__(self, _console: Console, _options: ConsoleOptions) -> RenderResult:
        yield Rule(self.title.copy(), style=self.style)
