"""Makes the games of tables: one for each combination of settings, shared by the tables that have it."""

from __future__ import annotations

import asyncio
import tempfile
from collections import OrderedDict
from collections.abc import Collection
from concurrent.futures import ThreadPoolExecutor
from hashlib import sha256
from pathlib import Path
from threading import Lock
from time import time

from sobremesa.bots.levels import LEVELS
from sobremesa.games.catalog import GAMES
from sobremesa.kernel.errors import BadDeck
from sobremesa.kernel.files import write_whole
from sobremesa.kernel.game import AnyGame
from sobremesa.kernel.text import KERNEL
from sobremesa.server.errors import ServerRefused
from sobremesa.table.settings import Settings

MOST_GAMES = 64
# A deck of the largest size takes a quarter of a second, and decks wait for each other.
READING_SECONDS = 5.0


class GameFactory:
    """``folder`` keeps the decks of tables that bring their own, for bots in other processes to read."""

    def __init__(self, games: dict[str, type[AnyGame]] | None = None, folder: Path | None = None) -> None:
        self.games = GAMES if games is None else games
        self.levels = tuple(LEVELS)
        self.folder = folder
        self._made: OrderedDict[tuple[object, ...], AnyGame] = OrderedDict()
        # Two threads add games: that of the event loop and that which reads decks.
        self._keeping = Lock()
        self._reader = ThreadPoolExecutor(1, "deck")
        self._own_folder: tempfile.TemporaryDirectory[str] | None = None

    def make(self, settings: Settings) -> AnyGame:
        """The game that the settings ask for; raises a ``SobremesaError`` if there is none."""
        kind = self.games.get(settings.game)
        if kind is None:
            raise ServerRefused(422, "no-such-game", game=settings.game[:40], allowed=", ".join(self.games))
        deck, is_new = self._deck(settings.deck) if settings.deck else (None, False)
        game = self._made.get(_key(settings))
        if game is None:
            try:
                game = self._new(kind, settings, deck)
            except BaseException:
                # A deck that cannot be played is deleted, unless it was there before: then another table uses it.
                if deck is not None and is_new:
                    deck.unlink(missing_ok=True)
                raise
        self._keep(settings, game)
        return game

    async def prepare(self, settings: Settings) -> None:
        """Reads a deck that came over the network, beside the event loop, one at a time. Then ``make`` has the game."""
        if not settings.deck or _key(settings) in self._made:
            return
        loop = asyncio.get_running_loop()
        try:
            async with asyncio.timeout(READING_SECONDS):
                await loop.run_in_executor(self._reader, self.make, settings)
        except TimeoutError:
            raise ServerRefused(503, "try-again-later") from None

    def _keep(self, settings: Settings, game: AnyGame) -> None:
        with self._keeping:
            self._made[_key(settings)] = game
            self._made.move_to_end(_key(settings))
            if len(self._made) > MOST_GAMES:
                self._made.popitem(last=False)

    def _new(self, kind: type[AnyGame], settings: Settings, deck: Path | None) -> AnyGame:
        try:
            return kind(seats=settings.seats, options=settings.options, deck=deck)
        except BadDeck as bad:
            # The client must not learn where we keep it.
            raise BadDeck(KERNEL.message("bad-given-deck", count=len(bad.problems)), bad.problems) from None

    def _deck(self, text: str) -> tuple[Path, bool]:
        """The file with this deck, and whether it was not there before."""
        path = self._decks() / _file_name(text)
        data = text.encode()
        try:
            if path.read_bytes() == data:
                path.touch()
                return path, False
        except FileNotFoundError:
            pass
        try:
            # A full disk or a crash must not leave a half-written deck.
            write_whole(path, data, private=True)
        except OSError:
            raise ServerRefused(503, "try-again-later") from None
        return path, True

    def _decks(self) -> Path:
        if self.folder is not None:
            self.folder.mkdir(parents=True, exist_ok=True)
            return self.folder
        if self._own_folder is None:
            self._own_folder = tempfile.TemporaryDirectory(prefix="sobremesa-decks-")
        return Path(self._own_folder.name)

    def forget_decks(self, seconds: float, *, spare: Collection[str] = ()) -> None:
        """Deletes decks that no table was opened or loaded with for this long, except those to spare. A table that is
        loaded later writes its deck again."""
        if self.folder is not None and self.folder.exists():
            spared = {_file_name(deck) for deck in spare}
            for path in self.folder.glob("*.toml"):
                if path.name not in spared and time() - path.stat().st_mtime > seconds:
                    path.unlink(missing_ok=True)

    def close(self) -> None:
        self._reader.shutdown(wait=False, cancel_futures=True)
        if self._own_folder is not None:
            self._own_folder.cleanup()


def _file_name(deck: str) -> str:
    return sha256(deck.encode()).hexdigest()[:32] + ".toml"


def _key(settings: Settings) -> tuple[object, ...]:
    return settings.game, settings.seats, tuple(sorted(settings.options.items())), settings.deck
