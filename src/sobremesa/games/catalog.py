"""The one list of games."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from sobremesa.games.codigos.game import Codigos
from sobremesa.games.euphoria.game import Euphoria
from sobremesa.games.evidencia.game import Evidencia
from sobremesa.games.outside import BadGame, games_in
from sobremesa.kernel.game import AnyGame
from sobremesa.kernel.seed import Seed
from sobremesa.kernel.text import KERNEL

if TYPE_CHECKING:
    from sobremesa.games.evidencia.puzzle import Puzzle

__all__ = ["GAMES", "PUZZLE_GAME", "Puzzle", "add_games", "daily_puzzle"]

GAMES: dict[str, type[AnyGame]] = {game.about.name: game for game in (Evidencia, Euphoria, Codigos)}
# The game that the puzzle of the day is of.
PUZZLE_GAME = Evidencia.about.name


def add_games(folder: Path) -> list[BadGame]:
    """Adds the games of a folder to the list; returns what is wrong with those that cannot be used."""
    found, problems = games_in(folder)
    for name, kind in found.items():
        if GAMES.get(name, kind) is not kind:
            problems.append(BadGame(KERNEL.message("games-same-name", name=name, folder=folder)))
        else:
            GAMES[name] = kind
    return problems


def daily_puzzle(seed: Seed) -> Puzzle:
    """The puzzle that follows from a seed. One game has puzzles; its module is loaded when one is asked for."""
    from sobremesa.games.evidencia.puzzle import puzzle_of

    return puzzle_of(seed)
