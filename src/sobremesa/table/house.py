"""What a table needs from whoever runs it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from sobremesa.kernel.game import AnyGame
from sobremesa.table.settings import Settings


@dataclass(frozen=True)
class House:
    """The games that can be played, the levels of its bots, and where secrets come from (in hexadecimal)."""

    make_game: Callable[[Settings], AnyGame]
    levels: tuple[str, ...]
    fresh_secret: Callable[[], str]
