"""A card drawn as a box, in the size that there is room for."""

from __future__ import annotations

import io
import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace

from rich.console import Console, ConsoleOptions, RenderableType, RenderResult
from rich.table import Table
from rich.text import Text

from sobremesa.terminal.console.drawing import console

# Corners and sides: top left, top, top right, side, bottom left, bottom, bottom right.
ROUND = tuple("╭─╮│╰─╯")
HEAVY = tuple("┏━┓┃┗━┛")
DASHED = tuple("╭╌╮┆╰╌╯")
QUIET = "dim"
# From this many columns on, the words keep clear of the edges; from this many rows on, of the upper edge too.
ROOMY = 16
AIRY = 9


@dataclass(frozen=True)
class CardSize:
    """``rows`` at least, more where the words need them; ``least`` and ``most`` columns."""

    rows: int
    least: int
    most: int


# A hand in each of these sizes, the largest first.
SIZES = (CardSize(11, 18, 28), CardSize(9, 18, 26), CardSize(7, 18, 26), CardSize(5, 16, 24))
# A card whose words are few, such as a back, in the same sizes.
SMALL = {11: CardSize(5, 12, 18), 9: CardSize(3, 12, 16), 7: CardSize(3, 11, 14), 5: CardSize(3, 11, 14)}


@dataclass(frozen=True)
class DrawnCard:
    """What is on a card. ``head`` and ``seal`` are in the upper edge, ``note`` and ``tag`` in the lower one; ``foot``
    keeps to the bottom."""

    name: Text | str = ""
    marks: Text | str = ""
    foot: Text | str = ""
    head: Text | str = ""
    seal: Text | str = ""
    note: str = ""
    tag: str = ""
    style: str = ""
    edges: tuple[str, ...] = ROUND

    def wrapped(self, columns: int) -> tuple[list[Text], list[Text]]:
        """The lines at the top, and those at the foot."""
        room = columns - (2 if columns < ROOMY else 4)
        above = [line for part in (self.name, self.marks) for line in _wrap(part, room)]
        return above, _wrap(self.foot, room)

    def dimmed(self) -> DrawnCard:
        return replace(self, name=Text(f"{self.name}", QUIET), marks=Text(f"{self.marks}", QUIET), style=QUIET)

    def lines(self, columns: int, rows: int) -> list[Text]:
        above, foot = self.wrapped(columns)
        spare = max(0, rows - 2 - len(above) - len(foot))
        before = spare // 2 if not foot else int(rows >= AIRY and spare > 0)
        inside = [*[Text()] * before, *above, *[Text()] * (spare - before), *foot]
        top_left, top, top_right, side, low_left, low, low_right = self.edges
        edge = Text(side, style=self.style)
        return [
            self._edge(top_left, top, top_right, self.head, self.seal, columns),
            *(Text.assemble(edge, _centred(line, columns - 2), edge) for line in inside),
            self._edge(low_left, low, low_right, self.note, self.tag, columns),
        ]

    def _edge(self, first: str, fill: str, last: str, left: Text | str, right: Text | str, columns: int) -> Text:
        """Words at both ends of an edge; alone, they are in its middle."""
        room = columns - 2
        words = [Text.assemble(" ", part, " ") for part in (left, right) if part]
        if len(words) < 2:
            middle = words[0] if words else Text()
            middle.truncate(room, overflow="ellipsis")
            before = (room - middle.cell_len) // 2
            after = room - middle.cell_len - before
            parts = [fill * before, middle, fill * after]
        else:
            words[0].truncate(room, overflow="ellipsis")
            words[1] = words[1][: room - words[0].cell_len]
            spare = room - words[0].cell_len - words[1].cell_len
            end = fill * min(1, spare // 2)
            parts = [end, words[0], fill * (spare - 2 * len(end)), words[1], end]
        line = Text(first, style=self.style)
        for part in parts:
            line.append_text(part if isinstance(part, Text) else Text(str(part), style=self.style))
        return line.append(last, style=self.style)


def _centred(line: Text, room: int) -> Text:
    line = line.copy()
    line.truncate(room, overflow="ellipsis")
    line.align("center", room)
    return line


def _wrap(words: Text | str, room: int) -> list[Text]:
    """No line for no words."""
    lines = list(Text.assemble(words).wrap(_PAPER, room)) if words else []
    for line in lines:
        line.rstrip()
    return lines


_PAPER = console(io.StringIO(), is_terminal=False)


class CardRow:
    """Cards side by side, all equally large; in several lines where they would be too narrow."""

    def __init__(self, cards: Iterable[DrawnCard], size: CardSize, *, gap: int = 1) -> None:
        self.cards = list(cards)
        self.size = size
        self.gap = gap

    def __rich_console__(self, _console: Console, options: ConsoleOptions) -> RenderResult:
        for columns, cards in self._lines(options.max_width):
            rows = max(self.size.rows, *(2 + sum(map(len, card.wrapped(columns))) for card in cards))
            for parts in zip(*(card.lines(columns, rows) for card in cards), strict=True):
                yield Text(" " * self.gap, no_wrap=True).join(parts)

    def _lines(self, width: int) -> Iterable[tuple[int, list[DrawnCard]]]:
        if not self.cards:
            return
        most = max(1, (width + self.gap) // (self.size.least + self.gap))
        per_line = math.ceil(len(self.cards) / math.ceil(len(self.cards) / most))
        columns = min(self.size.most, (width + self.gap) // per_line - self.gap)
        for start in range(0, len(self.cards), per_line):
            yield columns, self.cards[start : start + per_line]


class Abreast:
    """Parts side by side in as many columns as fit, at least ``least`` wide, and filled evenly."""

    def __init__(self, parts: Sequence[RenderableType], *, least: int) -> None:
        self.parts = parts
        self.least = least

    def __rich_console__(self, _console: Console, options: ConsoleOptions) -> RenderResult:
        most = max(1, options.max_width // self.least)
        across = math.ceil(len(self.parts) / math.ceil(len(self.parts) / most))
        grid = Table.grid(expand=True, padding=(0, 1, 0, 0))
        for _ in range(across):
            grid.add_column(ratio=1)
        for start in range(0, len(self.parts), across):
            grid.add_row(*self.parts[start : start + across])
        yield grid


def rows_of(what: RenderableType | None, columns: int) -> int:
    """How many rows the drawing takes."""
    if what is None:
        return 0
    return len(_PAPER.render_lines(what, _PAPER.options.update(width=columns), pad=False))
