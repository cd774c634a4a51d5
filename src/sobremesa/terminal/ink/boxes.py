"""What is drawn around, beside and below something else."""

from __future__ import annotations

from sobremesa.terminal.ink.cells import cell_length, cut
from sobremesa.terminal.ink.drawing import Drawing, Line, Room, filled
from sobremesa.terminal.ink.style import PLAIN, style_of
from sobremesa.terminal.ink.text import Text, truncated


class Group(Drawing):
    """One thing below the other."""

    def __init__(self, *parts: Drawing) -> None:
        self.parts = parts

    def lines(self, room: Room) -> list[Line]:
        return [line for part in self.parts for line in part.lines(room)]

    def widest(self, most: int) -> int:
        return max((part.widest(most) for part in self.parts), default=0)


class Padding(Drawing):
    def __init__(self, inside: Drawing, *, top: int = 0, left: int = 0, right: int = 0) -> None:
        self.inside = inside
        self.top = top
        self.left = left
        self.right = right

    def lines(self, room: Room) -> list[Line]:
        inner = max(0, room.width - self.left - self.right)
        before, after = (" " * self.left, PLAIN), (" " * self.right, PLAIN)
        drawn = [[before, *filled(line, inner), after] for line in self.inside.lines(room._replace(width=inner))]
        return [[(" " * room.width, PLAIN)]] * self.top + drawn

    def widest(self, most: int) -> int:
        beside = self.left + self.right
        return min(most, self.inside.widest(max(0, most - beside)) + beside)


class Panel(Drawing):
    """A box with round corners and a title at the left of its upper edge."""

    def __init__(self, inside: Drawing, *, title: str, width: int, style: str) -> None:
        self.inside = Padding(inside, left=1, right=1)
        self.title = f" {title} "
        self.width = width
        self.style = style_of(style)

    def lines(self, room: Room) -> list[Line]:
        width = min(room.width, self.width)
        title = cut(self.title, max(0, width - 4))
        top = f"╭─{title}{'─' * (width - 4 - cell_length(title))}─╮" if width > 4 else f"╭{'─' * (width - 2)}╮"
        edge = ("│", self.style)
        inner = max(0, width - 2)
        drawn = [[edge, *filled(line, inner), edge] for line in self.inside.lines(room._replace(width=inner))]
        return [[(top, self.style)], *drawn, [(f"╰{'─' * (width - 2)}╯", self.style)]]

    def widest(self, most: int) -> int:
        return min(most, self.width)


class Rule(Drawing):
    """A line from edge to edge, with words in its middle."""

    def __init__(self, title: Text | None = None, *, style: str) -> None:
        self.title = title
        self.style = style_of(style)

    def lines(self, room: Room) -> list[Line]:
        width = room.width
        if not self.title or width <= 4:
            return [[("─" * width, self.style)]]
        title = truncated(self.title.runs, width - 4, "ellipsis")
        size = sum(cell_length(words) for words, _style in title)
        left = (width - size) // 2 - 1
        right = width - left - size - 2
        return [[("─" * left + " ", self.style), *title, (" " + "─" * right, self.style)]]

    def widest(self, most: int) -> int:
        return min(most, 1)
