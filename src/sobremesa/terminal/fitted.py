"""What is drawn one way where there is room, and another where there is not."""

from __future__ import annotations

from rich.console import Console, ConsoleOptions, RenderableType, RenderResult


class Fitted:
    """``wide`` where there are at least this many columns, and ``narrow`` elsewhere."""

    def __init__(self, wide: RenderableType, narrow: RenderableType, *, least: int) -> None:
        self.wide = wide
        self.narrow = narrow
        self.least = least

    def __rich_console__(self, _console: Console, options: ConsoleOptions) -> RenderResult:
        yield self.wide if options.max_width >= self.least else self.narrow
