"""Sobremesa: play, host and study hidden-information card games.

These are the public names; each is loaded when it is first used. ``sobremesa.GAMES`` lists the games by name.

>>> import sobremesa
>>> game = sobremesa.game(next(iter(sobremesa.GAMES)))
>>> match = sobremesa.Match(game, sobremesa.Seed(7), names=("Ana", "Beto"))
>>> bot = sobremesa.bot("normal", game)
>>> match.play_code(0, bot.choose(match.view(0)))

With ``SOBREMESA_PURE=1`` in the environment every module runs from its Python source, even where a compiled one lies
beside it, so the interpreted and the compiled engine can be compared from one installation.
"""

from __future__ import annotations

import os
import sys

# As in typing, without importing it: this module imports nothing heavy, so a Ctrl-C during start-up has little to
# interrupt before the command line handles it.
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

# The module of each public name.
_MODULES: Final = {
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
        # Imported here: at the top, this finder would be asked for it too.
        from importlib.machinery import SOURCE_SUFFIXES, FileFinder, SourceFileLoader

        for folder in path:
            spec = FileFinder(folder, (SourceFileLoader, SOURCE_SUFFIXES)).find_spec(fullname, target)
            if spec is not None and spec.loader is not None:
                return spec
        return None


if os.environ.get("SOBREMESA_PURE", "") not in ("", "0"):
    sys.meta_path.insert(0, _SourceFinder())


def engine() -> str:
    """Which engine runs in this process: "compiled" or "interpreted"."""
    from sobremesa.kernel import bits

    return "interpreted" if str(bits.__file__).endswith(".py") else "compiled"


def __getattr__(name: str) -> Any:
    if name not in _MODULES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    from importlib import import_module

    return getattr(import_module(f"{__name__}.{_MODULES[name]}"), name)


def game(
    name: str, seats: int | None = None, options: Mapping[str, str] | None = None, deck: Path | str | None = None
) -> AnyGame:
    """The game of this name, configured for a table: ``game(name, seats=6)``."""
    from pathlib import Path

    from sobremesa.games.catalog import GAMES

    if name not in GAMES:
        raise ValueError(f"unknown game {name!r}; the games are {', '.join(GAMES)}")
    return GAMES[name](seats, options, None if deck is None else Path(deck))


def bot(name: str, game: AnyGame, seed: int = 1) -> Bot:
    """A bot for one seat: a level (``facil``, ``normal``, ``dificil``, ``experto``), ``greedy`` or ``random``."""
    from sobremesa.bots.catalog import BOTS
    from sobremesa.kernel.rng import Rng

    if name not in BOTS:
        raise ValueError(f"unknown bot {name!r}; the bots are {', '.join(BOTS)}")
    return BOTS[name](game, Rng(seed))
