"""The one list of games."""

from __future__ import annotations

from sobremesa.games.codigos.game import Codigos
from sobremesa.games.euphoria.game import Euphoria
from sobremesa.games.evidencia.game import Evidencia
from sobremesa.kernel.game import AnyGame

GAMES: dict[str, type[AnyGame]] = {game.about.name: game for game in (Evidencia, Euphoria, Codigos)}
