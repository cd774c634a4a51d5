"""Where cards lie on sheets of paper, in millimetres from the upper left corner."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, Literal, TypeVar

PAPERS: Final = {"a4": (210.0, 297.0), "letter": (215.9, 279.4)}
BLEEDS: Final = (0, 3, 6)
# The edge that printers leave blank, and the length of a crop mark.
MARGIN: Final = 5.0
MARK: Final = 3.0

Backs = Literal["duplex", "fold", "none"]
T = TypeVar("T")


@dataclass(frozen=True)
class Size:
    """The size of a card after cutting."""

    width: float = 63.0
    height: float = 88.0


@dataclass(frozen=True)
class Corner:
    """The upper left corner of a card after cutting."""

    x: float
    y: float


@dataclass(frozen=True)
class SheetLayout:
    """A sheet with the most cards, upright or on its side. ``fronts`` are the places of cards; the back of each lies at
    the same index of ``backs``: on the sheet's other side with ``duplex``, mirrored on the same side with ``fold``."""

    width: float
    height: float
    size: Size
    bleed: float
    columns: int
    rows: int
    fronts: tuple[Corner, ...]
    backs: tuple[Corner, ...]

    @property
    def is_upright(self) -> bool:
        return self.width <= self.height

    def marks(self, places: Sequence[Corner]) -> list[tuple[float, float, float, float]]:
        """Crop marks for these places: lines in the margin, outside of everything that is printed."""
        across = sorted({cut for place in places for cut in (place.x, place.x + self.size.width)})
        down = sorted({cut for place in places for cut in (place.y, place.y + self.size.height)})
        left, top = across[0] - self.bleed, down[0] - self.bleed
        right, bottom = across[-1] + self.bleed, down[-1] + self.bleed
        lines = []
        for x in across:
            lines += [(x, top - MARK - 1, x, top - 1), (x, bottom + 1, x, bottom + 1 + MARK)]
        for y in down:
            lines += [(left - MARK - 1, y, left - 1, y), (right + 1, y, right + 1 + MARK, y)]
        return lines

    def split(self, cards: Sequence[T]) -> list[Sequence[T]]:
        """The cards of each sheet."""
        each = len(self.fronts)
        return [cards[at : at + each] for at in range(0, len(cards), each)]


def best_layout(paper: tuple[float, float], size: Size, bleed: float, backs: Backs) -> SheetLayout | None:
    """None if not even one card fits."""
    laid = [_layout(width, height, size, bleed, backs) for width, height in (paper, paper[::-1])]
    best = max(laid, key=lambda one: len(one.fronts))
    return best if best.fronts else None


def _layout(width: float, height: float, size: Size, bleed: float, backs: Backs) -> SheetLayout:
    # Without bleed, cards touch and one cut separates two of them.
    cell_width, cell_height = size.width + 2 * bleed, size.height + 2 * bleed
    room = (width - 2 * MARGIN) / (2 if backs == "fold" else 1)
    columns, rows = int((room + 1e-6) // cell_width), int((height - 2 * MARGIN + 1e-6) // cell_height)
    top = (height - rows * cell_height) / 2
    left = width / 2 - columns * cell_width if backs == "fold" else (width - columns * cell_width) / 2
    fronts = tuple(
        Corner(left + column * cell_width + bleed, top + row * cell_height + bleed)
        for row in range(rows)
        for column in range(columns)
    )
    # Turning or folding the sheet about its vertical axis mirrors left and right.
    mirrored = tuple(Corner(width - place.x - size.width, place.y) for place in fronts)
    return SheetLayout(width, height, size, bleed, columns, rows, fronts, mirrored)
