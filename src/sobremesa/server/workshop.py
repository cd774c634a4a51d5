"""Makes the games of tables: one for each way of playing, shared by all tables that play it so."""

from __future__ import annotations

import tempfile
from collections import OrderedDict
from hashlib import sha256
from pathlib import Path

from sobremesa.bots.levels import LEVELS
from sobremesa.games.catalog import GAMES
from sobremesa.kernel.game import Game
from sobremesa.server.errors import Denied
from sobremesa.table.settings import Settings

MOST_GAMES = 64


class Workshop:
    def __init__(self, games: dict[str, type[Game]] | None = None) -> None:
        self.games = GAMES if games is None else games
        self.levels = tuple(LEVELS)
        self._made: OrderedDict[tuple[object, ...], Game] = OrderedDict()
        self._decks = tempfile.TemporaryDirectory(prefix="sobremesa-decks-")

    def make(self, settings: Settings) -> Game:
        """The game that the settings ask for; raises a ``SobremesaError`` if there is none."""
        kind = self.games.get(settings.game)
        if kind is None:
            raise Denied(422, "no-such-game", game=settings.game[:40], allowed=", ".join(self.games))
        key = (settings.game, settings.seats, tuple(sorted(settings.options.items())), settings.deck)
        game = self._made.get(key)
        if game is None:
            deck = self._deck(settings.deck) if settings.deck else None
            game = self._made[key] = kind(seats=settings.seats, options=settings.options, deck=deck)
            if len(self._made) > MOST_GAMES:
                self._made.popitem(last=False)
        self._made.move_to_end(key)
        return game

    def _deck(self, text: str) -> Path:
        path = Path(self._decks.name, sha256(text.encode()).hexdigest()[:16] + ".toml")
        if not path.exists():
            path.write_text(text, encoding="utf-8")
        return path

    def close(self) -> None:
        self._decks.cleanup()
