"""Lays out text for a terminal or a file, with rich."""

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

# Faces are drawn for a terminal of this size, which also holds the log, the question and its answers.
WIDTH: Final = 100
HEIGHT: Final = 30


class SafeConsole(Console):
    """Text cannot control the terminal: a deck, a server or another player may send any character.

    rich itself removes five control characters, but not the escape character.
    """

    def render(self, renderable: RenderableType, options: ConsoleOptions | None = None) -> Iterable[Segment]:
        for segment in super().render(renderable, options):
            yield safe(segment)

    def draw_text(self, what: RenderableType) -> str:
        """The text that ``print`` would write."""
        with self.capture() as found:
            self.print(what)
        return found.get()

    def style_line(self, words: str, style: str) -> str:
        """A line that the terminal itself wraps, so that it can be copied whole."""
        with self.capture() as found:
            self.print(words, style=style, soft_wrap=True)
        return found.get()


def safe(segment: Segment) -> Segment:
    """Removes the characters that would control the terminal. They take no columns, so the layout stays."""
    if segment.text.isprintable() or segment.control:
        return segment
    return Segment(segment.text.translate(OBEYED), segment.style)


def console(output: TextIO, *, is_terminal: bool) -> SafeConsole:
    """As wide as the terminal; for a file, as wide as ``COLUMNS`` says."""
    if is_terminal and sys.platform == "win32":
        os.system("")  # makes the Windows console interpret escape codes
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
    """What a terminal would show, without colours."""
    return without_margin(console(io.StringIO(), is_terminal=False).draw_text(what)).strip("\n")


def without_margin(words: str) -> str:
    """Removes the spaces that fill each line up to the margin."""
    return "\n".join(line.rstrip() for line in words.split("\n"))


class Fitted:
    """Shows ``wide`` in at least ``least`` columns, else ``narrow``."""

    def __init__(self, wide: RenderableType, narrow: RenderableType, *, least: int) -> None:
        self.wide = wide
        self.narrow = narrow
        self.least = least

    def __rich_console__(self, _console: Console, options: ConsoleOptions) -> RenderResult:
        yield self.wide if options.max_width >= self.least else self.narrow


class Heading:
    """A rule across the screen with a title. A ``Rule`` that was once too narrow keeps its shortened title, so each
    drawing gets a copy."""

    def __init__(self, title: Text, *, style: str) -> None:
        self.title = title
        self.style = style

    def __rich_console__(self, _console: Console, _options: ConsoleOptions) -> RenderResult:
        yield Rule(self.title.copy(), style=self.style)
