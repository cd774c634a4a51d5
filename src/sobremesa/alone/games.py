"""The games of this device, cached by their settings."""

from __future__ import annotations

import tempfile
from functools import lru_cache
from hashlib import sha256
from pathlib import Path

from sobremesa.alone.errors import DeviceRefused
from sobremesa.games.catalog import GAMES
from sobremesa.kernel.errors import BadDeck
from sobremesa.kernel.game import AnyGame
from sobremesa.kernel.text import KERNEL
from sobremesa.table.settings import Settings

MOST_GAMES = 16


def make_game(settings: Settings) -> AnyGame:
    """The game that the settings name; raises a ``SobremesaError`` if there is none."""
    return _cached_game(settings.game, settings.seats, tuple(sorted(settings.options.items())), settings.deck)


@lru_cache(maxsize=MOST_GAMES)
def _cached_game(name: str, seats: int, options: tuple[tuple[str, str], ...], deck: str) -> AnyGame:
    kind = GAMES.get(name)
    if kind is None:
        raise DeviceRefused(422, "no-such-game", game=name[:40], allowed=", ".join(GAMES))
    try:
        return kind(seats=seats, options=dict(options), deck=_file_of(deck) if deck else None)
    except BadDeck as bad:
        # The message must not show the path of the temporary file.
        raise BadDeck(KERNEL.message("bad-given-deck", count=len(bad.problems)), bad.problems) from None


def _file_of(deck: str) -> Path:
    path = Path(tempfile.gettempdir()) / f"deck-{sha256(deck.encode()).hexdigest()[:16]}.toml"
    path.write_text(deck, encoding="utf-8")
    return path
