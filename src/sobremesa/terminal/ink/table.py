"""Rows and columns, as wide as what is in them, and narrower where there is less room."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

from sobremesa.terminal.ink.drawing import Drawing, Justify, Line, Overflow, Room, filled, loop_ends, styled
from sobremesa.terminal.ink.style import PLAIN, style_of
from sobremesa.terminal.ink.text import Text

HEADER: Final = "bold"
TITLE: Final = "italic"


@dataclass(frozen=True)
class Frame:
    """Left, between, divider and right of each kind of line."""

    top: str
    header: str
    below_header: str
    row: str
    bottom: str


HEAVY: Final = Frame("┏━┳┓", "┃ ┃┃", "┡━╇┩", "│ ││", "└─┴┘")
LIGHT: Final = Frame("┌─┬┐", "│ ││", "├─┼┤", "│ ││", "└─┴┘")


@dataclass
class Column:
    header: Text
    justify: Justify = "left"
    style: str = ""
    width: int | None = None
    max_width: int | None = None
    ratio: int = 0
    no_wrap: bool = False
    overflow: Overflow = "ellipsis"
    cells: list[Drawing] = field(default_factory=list)


class Table(Drawing):
    """Framed, with a header, unless it is a grid. ``gap`` columns lie between two of a grid."""

    def __init__(
        self,
        *,
        title: str = "",
        has_header: bool = True,
        frame: Frame | None = HEAVY,
        gap: int = 0,
        is_expanded: bool = False,
    ) -> None:
        self.title = title
        self.has_header = has_header
        self.frame = frame if has_header or frame is None else LIGHT
        self.gap = gap
        self.is_expanded = is_expanded
        self.columns: list[Column] = []

    @classmethod
    def grid(cls, *, gap: int, has_header: bool = False, is_expanded: bool = False) -> Table:
        return cls(has_header=has_header, frame=None, gap=gap, is_expanded=is_expanded)

    def add_column(
        self,
        header: str | Text = "",
        *,
        justify: Justify = "left",
        style: str = "",
        width: int | None = None,
        max_width: int | None = None,
        ratio: int = 0,
        no_wrap: bool = False,
        overflow: Overflow = "ellipsis",
    ) -> None:
        words = Text(header) if isinstance(header, str) else header
        self.columns.append(Column(words, justify, style, width, max_width, ratio, no_wrap, overflow))

    def add_row(self, *cells: str | Drawing) -> None:
        while len(self.columns) < len(cells):
            self.add_column()
        for column, cell in zip(self.columns, [*cells, *[""] * (len(self.columns) - len(cells))], strict=True):
            column.cells.append(Text(cell) if isinstance(cell, str) else cell)

    def widest(self, most: int) -> int:
        return min(most, sum(self._widths(max(0, most - self._edges))) + self._edges)

    @property
    def _edges(self) -> int:
        return len(self.columns) + 1 if self.frame else 0

    def lines(self, room: Room) -> list[Line]:
        widths = self._widths(room.width - self._edges)
        found: list[Line] = []
        if self.title:
            found += Text(self.title, TITLE, justify="center").lines(Room(sum(widths) + self._edges))
        frame = self.frame
        if frame:
            found.append(_edge(frame.top, widths))
        if self.has_header:
            heads = [self._cell(at, column.header, HEADER, widths[at]) for at, column in enumerate(self.columns)]
            found += _beside(heads, widths, frame.header if frame else "", at_the_foot=True)
            if frame:
                found.append(_edge(frame.below_header, widths))
        for row in zip(*(column.cells for column in self.columns), strict=True):
            cells = [self._cell(at, cell, self.columns[at].style, widths[at]) for at, cell in enumerate(row)]
            found += _beside(cells, widths, frame.row if frame else "")
        return [*found, _edge(frame.bottom, widths)] if frame else found

    def _cell(self, at: int, cell: Drawing, style: str, width: int) -> list[Line]:
        column = self.columns[at]
        left, right = self._pads(at)
        inner = Room(max(0, width - left - right), column.justify, column.overflow, column.no_wrap)
        before, after = [(" " * left, PLAIN)] * bool(left), [(" " * right, PLAIN)] * bool(right)
        drawn = styled(cell.lines(inner), style_of(style)) if inner.width else []
        return [[*before, *filled(line, inner.width), *after] for line in drawn]

    def _pads(self, at: int) -> tuple[int, int]:
        if self.frame:
            return 1, 1
        return 0, 0 if at == len(self.columns) - 1 else self.gap

    # How wide each column is, with what lies beside its words.

    def _widths(self, most: int) -> list[int]:
        widths = [self._wanted(at, most) or 1 for at in range(len(self.columns))]
        flexible = [at for at, column in enumerate(self.columns) if column.ratio]
        if self.is_expanded and flexible:
            fixed = sum(width for at, width in enumerate(widths) if at not in flexible)
            least = [1 + sum(self._pads(at)) for at in flexible]
            shares = distributed(most - fixed, [self.columns[at].ratio for at in flexible], least)
            for at, share in zip(flexible, shares, strict=True):
                widths[at] = share
        if sum(widths) > most:
            may_shrink = [column.width is None and not column.no_wrap for column in self.columns]
            widths = collapsed(widths, may_shrink, most)
            if sum(widths) > most:
                widths = reduced(sum(widths) - most, [1] * len(widths), widths, widths)
            widths = [self._wanted(at, width) for at, width in enumerate(widths)]
        if self.is_expanded and sum(widths) < most:
            more = distributed(most - sum(widths), widths, [0] * len(widths))
            widths = [width + extra for width, extra in zip(widths, more, strict=True)]
        return widths

    def _wanted(self, at: int, most: int) -> int:
        column, beside = self.columns[at], sum(self._pads(at))
        if most < 1:
            return 0
        if column.width is not None:
            return min(most, column.width + beside)
        cells = [*([column.header] if self.has_header else []), *column.cells]
        widest = max((cell.widest(max(0, most - beside)) + beside for cell in cells), default=1)
        wanted = min(most, widest)
        return wanted if column.max_width is None else min(wanted, column.max_width + beside)


def _edge(kind: str, widths: Sequence[int]) -> Line:
    left, line, divider, right = tuple(kind)
    return [(left + divider.join(line * width for width in widths) + right, PLAIN)]


def _beside(cells: list[list[Line]], widths: Sequence[int], kind: str, *, at_the_foot: bool = False) -> list[Line]:
    """One row: its cells beside each other, the shorter ones filled up."""
    height = max(1, *map(len, cells))
    filled_up = []
    for cell, width in zip(cells, widths, strict=True):
        rest: list[Line] = [[(" " * width, PLAIN)]] * (height - len(cell))
        filled_up.append([*rest, *cell] if at_the_foot else [*cell, *rest])
    found: list[Line] = []
    for parts in zip(*filled_up, strict=True):
        line: Line = []
        for (is_first, is_last), part in zip(loop_ends(len(parts)), parts, strict=True):
            line += [*([(kind[0], PLAIN)] if kind and is_first else []), *part]
            line += [(kind[3] if is_last else kind[2], PLAIN)] if kind else []
        found.append(line)
    return found


def collapsed(widths: list[int], may_shrink: list[bool], most: int) -> list[int]:
    """The widest columns give way first, down to the next widest."""
    while any(may_shrink) and (excess := sum(widths) - most) > 0:
        shrinking = [width for width, may in zip(widths, may_shrink, strict=True) if may]
        first = max(shrinking)
        difference = first - max((width for width in shrinking if width != first), default=0)
        ratios = [int(may and width == first) for width, may in zip(widths, may_shrink, strict=True)]
        if not difference:
            break
        widths = reduced(excess, ratios, [min(excess, difference)] * len(widths), widths)
    return widths


def reduced(total: int, ratios: list[int], most: list[int], widths: list[int]) -> list[int]:
    """So much less in all, by these shares, and no more than ``most`` of each."""
    shares = [ratio if limit else 0 for ratio, limit in zip(ratios, most, strict=True)]
    left, found = sum(shares), []
    for share, limit, width in zip(shares, most, widths, strict=True):
        taken = min(limit, round(share * total / left)) if share and left > 0 else 0
        found.append(width - taken)
        total -= taken
        left -= share
    return found


def distributed(total: int, ratios: list[int], least: list[int]) -> list[int]:
    left, found = sum(ratios), []
    for ratio, minimum in zip(ratios, least, strict=True):
        found.append(max(minimum, math.ceil(ratio * total / left)) if left > 0 else total)
        total -= found[-1]
        left -= ratio
    return found
