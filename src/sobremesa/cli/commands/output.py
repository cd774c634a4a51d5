"""Tables and lines that commands print."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from rich.table import Table
from rich.text import Text

from sobremesa.terminal.console.screen import Screen


def show_table(
    screen: Screen, heads: Sequence[str], rows: Iterable[Sequence[str]], *, title: str = "", numbers_from: int = 99
) -> None:
    """A table with a frame; the columns from ``numbers_from`` on are right-aligned."""
    table = Table(title=title, show_header=bool(heads))
    for at, head in enumerate(heads):
        table.add_column(head, justify="right" if at >= numbers_from else "left")
    for row in rows:
        table.add_row(*(Text(cell) for cell in row))
    screen.show(table)


def show_list(screen: Screen, heads: Sequence[str], rows: Iterable[Sequence[str]], *, is_folded: bool = False) -> None:
    """A table without a frame. A cell that is too long is cut, or wrapped where ``is_folded``."""
    table = Table(box=None, pad_edge=False, padding=(0, 3, 0, 0))
    for head in heads:
        table.add_column(head, no_wrap=not is_folded, overflow="fold" if is_folded else "ellipsis")
    for row in rows:
        table.add_row(*(Text(cell) for cell in row))
    screen.show(table)


def show_words(screen: Screen, *parts: str | tuple[str, str]) -> None:
    """One paragraph; a part may have its own style."""
    screen.show(Text.assemble(*parts))
