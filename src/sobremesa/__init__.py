"""Sobremesa: play, host and study hidden-information card games.

This is the front door; what it names is loaded when it is first used.

>>> import sobremesa
>>> game = sobremesa.game("evidencia")
>>> match = sobremesa.Match(game, sobremesa.Seed(7), names=("Ana", "Beto"))
>>> bot = sobremesa.bot("normal", game)
>>> match.play_code(0, bot.choose(match.view(0)))

`SOBREMESA_PURE=1` in the environment makes every module run from its Python source, even where a compiled one
lies beside it, so that the interpreted and the compiled engine can be compared from one installation.
"""

from __future__ import annotations

import os
import sys

# What typing says, without loading it: nothing is loaded here that could be interrupted before anybody listens.
TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from importlib.machinery import ModuleSpec
    from pathlib import Path
    from types import ModuleType
    from typing import Any, Final

    from sobremesa.bots.bot import Bot
    from sobremesa.bots.hints import hints
    from sobremesa.client import Client
    from sobremesa.games.catalog import GAMES, add_games
    from sobremesa.kernel.errors import SobremesaError
    from sobremesa.kernel.game import AnyGame
    from sobremesa.kernel.match import Match
    from sobremesa.kernel.narrator import Narrator
    from sobremesa.kernel.record import Record
    from sobremesa.kernel.seed import Seed
    from sobremesa.table.fairness import verify

__all__ = [
    "GAMES",
    "Bot",
    "Client",
    "Match",
    "Narrator",
    "Record",
    "Seed",
    "SobremesaError",
    "__version__",
    "add_games",
    "bot",
    "engine",
    "game",
    "hints",
    "verify",
]

# Where each name of the front door lives.
_ROOMS: Final = {
    "GAMES": "games.catalog",
    "Client": "client",
    "Match": "kernel.match",
    "Bot": "bots.bot",
    "Narrator": "kernel.narrator",
    "Record": "kernel.record",
    "Seed": "kernel.seed",
    "SobremesaError": "kernel.errors",
    "add_games": "games.catalog",
    "hints": "bots.hints",
    "verify": "table.fairness",
}

__version__: Final = "1.0.0"


class _SourceFinder:
    """Finds the modules of this package by their Python source only."""

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if path is None or not fullname.startswith(f"{__name__}."):
            return None
        # Not before: this finder is asked for it too.
        from importlib.machinery import SOURCE_SUFFIXES, FileFinder, SourceFileLoader

        for folder in path:
            spec = FileFinder(folder, (SourceFileLoader, SOURCE_SUFFIXES)).find_spec(fullname, target)
            if spec is not None and spec.loader is not None:
                return spec
        return None


if os.environ.get("SOBREMESA_PURE", "") not in ("", "0"):
    sys.meta_path.insert(0, _SourceFinder())


def engine() -> str:
    """Which engine really runs in this process: "compiled" or "interpreted"."""
    from sobremesa.kernel import bits

    return "interpreted" if str(bits.__file__).endswith(".py") else "compiled"


def __getattr__(name: str) -> Any:
    if name not in _ROOMS:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    from importlib import import_module

    return getattr(import_module(f"{__name__}.{_ROOMS[name]}"), name)


def game(
    name: str, seats: int | None = None, options: Mapping[str, str] | None = None, deck: Path | str | None = None
) -> AnyGame:
    """A game by its name, as it is configured for a table: ``game("euphoria", seats=6)``."""
    from pathlib import Path

    from sobremesa.games.catalog import GAMES

    if name not in GAMES:
        raise ValueError(f"there is no game {name!r}; there are {', '.join(GAMES)}")
    return GAMES[name](seats, options, None if deck is None else Path(deck))


def bot(name: str, game: AnyGame, seed: int = 1) -> Bot:
    """A bot for one seat: a level (``facil``, ``normal``, ``dificil``, ``experto``), ``greedy`` or ``random``."""
    from sobremesa.bots.catalog import BOTS
    from sobremesa.kernel.rng import Rng

    if name not in BOTS:
        raise ValueError(f"there is no bot {name!r}; there are {', '.join(BOTS)}")
    return BOTS[name](game, Rng(seed))
