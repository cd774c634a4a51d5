"""What a table needs from the program that runs it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from sobremesa.kernel.game import AnyGame
from sobremesa.kernel.seed import Seed
from sobremesa.table.settings import Settings


@dataclass(frozen=True)
class TableHost:
    """The games that can be played, the levels of its bots, and where secrets come from (in hexadecimal).

    With a ``seed`` the first game is dealt from it, and not from secrets: for a table at one keyboard, which needs no
    proof of fairness.
    """

    make_game: Callable[[Settings], AnyGame]
    levels: tuple[str, ...]
    fresh_secret: Callable[[], str]
    seed: Seed | None = None
