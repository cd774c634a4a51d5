"""What a feature outside this package adds to the database and to the read model."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from sobremesa.store.database import Statement
from sobremesa.store.projection import GameOver, Projection


@dataclass(frozen=True, kw_only=True)
class Extension:
    """The statements of ``on_turn`` and ``on_game_over`` run in the transaction that writes the projection. It may be
    written twice, so they must change nothing the second time.

    ``tables`` is SQL that SQLite and PostgreSQL both run. ``pruned`` names the tables whose rows go when a game table
    is deleted. ``drop_forgotten`` are statements that delete, at ``:table``, what was just written of forgotten
    persons. ``forget`` gives the statements that forget one person.
    """

    tables: str = ""
    pruned: tuple[str, ...] = ()
    on_turn: Callable[[Projection], list[Statement]] = lambda _projection: []
    on_game_over: Callable[[GameOver], list[Statement]] = lambda _game: []
    drop_forgotten: tuple[str, ...] = ()
    forget: Callable[[str], list[Statement]] = lambda _person: []
