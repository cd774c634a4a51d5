"""What is drawn one way where there is room, and another where there is not."""

from __future__ import annotations

from sobremesa.terminal.ink.drawing import Drawing, Line, Room


class Fitted(Drawing):
    """``wide`` where there are at least this many columns, and ``narrow`` elsewhere."""

    def __init__(self, wide: Drawing, narrow: Drawing, *, least: int) -> None:
        self.wide = wide
        self.narrow = narrow
        self.least = least

    def lines(self, room: Room) -> list[Line]:
        return (self.wide if room.width >= self.least else self.narrow).lines(room)
