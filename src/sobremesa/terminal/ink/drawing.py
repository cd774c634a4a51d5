"""Anything that can be laid out in lines."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator
from typing import TYPE_CHECKING, Literal, NamedTuple

from sobremesa.terminal.ink.cells import cell_length
from sobremesa.terminal.ink.style import PLAIN, Style

if TYPE_CHECKING:
    from rich.console import Console, ConsoleOptions, RenderResult
    from rich.measure import Measurement

Justify = Literal["left", "center", "right"]
Overflow = Literal["fold", "ellipsis"]
Run = tuple[str, Style]
Line = list[Run]


class Room(NamedTuple):
    """Where something is drawn, and what holds there for text that does not say it itself."""

    width: int
    justify: Justify | None = None
    overflow: Overflow = "fold"
    no_wrap: bool = False


class Drawing(ABC):
    @abstractmethod
    def lines(self, room: Room) -> list[Line]:
        """No longer than the room is wide."""

    def widest(self, most: int) -> int:
        """The columns that it would take if it had them; ``most`` at most."""
        return most

    def __rich_console__(self, _console: Console, options: ConsoleOptions) -> RenderResult:
        """The full screen's library asks for this."""
        from rich.segment import Segment
        from rich.style import Style as RichStyle

        for line in self.lines(Room(options.max_width)):
            for words, style in line:
                yield Segment(words, RichStyle.parse(str(style)))
            yield Segment.line()

    def __rich_measure__(self, _console: Console, options: ConsoleOptions) -> Measurement:
        from rich.measure import Measurement

        return Measurement(0, self.widest(options.max_width))


def length(line: Line) -> int:
    return sum(cell_length(words) for words, _style in line)


def filled(line: Line, width: int) -> Line:
    missing = width - length(line)
    return [*line, (" " * missing, PLAIN)] if missing > 0 else line


def styled(lines: list[Line], style: Style) -> list[Line]:
    """With a style below what each part has of its own."""
    return [[(words, own.over(style)) for words, own in line] for line in lines] if style != PLAIN else lines


def loop_ends(count: int) -> Iterator[tuple[bool, bool]]:
    """Whether it is the first and whether it is the last, of so many."""
    for at in range(count):
        yield at == 0, at == count - 1
