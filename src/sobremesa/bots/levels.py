"""The levels that people choose from: the same search, with more or less effort."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace

from sobremesa.bots.search_bot import Effort, SearchBot
from sobremesa.bots.styles import STYLES
from sobremesa.kernel.game import AnyGame
from sobremesa.kernel.player import PLAIN
from sobremesa.kernel.rng import Rng
from sobremesa.kernel.view import AnyView


@dataclass(frozen=True)
class Level:
    """``slips``: how often a move is made without thinking. ``recall``: how much of what it saw it remembers (0 to 1),
    in games where remembering is the game."""

    name: str
    effort: Effort
    slips: float
    recall: float

    def effort_in(self, game: AnyGame) -> Effort:
        """The effort in this game: the same number of worlds means more in one game than in another."""
        return replace(self.effort, iterations=game.player().iterations_by_level.get(self.name, self.effort.iterations))

    def slips_in(self, game: AnyGame) -> float:
        """The share of random moves in this game: they cost more in one game than in another."""
        return game.player().slips_by_level.get(self.name, self.slips)


LEVELS = {
    level.name: level
    for level in (
        Level("facil", Effort(iterations=8), slips=0.2, recall=0.55),
        Level("normal", Effort(iterations=50), slips=0.0, recall=0.8),
        Level("dificil", Effort(iterations=600, seconds=1.5), slips=0.0, recall=0.95),
        Level("experto", Effort(iterations=1_000_000, seconds=2.5), slips=0.0, recall=1.0),
    )
}


class LevelBot(SearchBot):
    """Plays at a level. In a game of memory it recalls no more than its level does (``Player.recall``). ``regular`` is
    the persona whose style it has; "" for the plain style."""

    def __init__(self, game: AnyGame, rng: Rng, level: str, regular: str = "") -> None:
        self.level = LEVELS[level]
        super().__init__(game, rng, self.level.effort_in(game))
        self.share = self.level.recall
        self.style = STYLES.get(regular, PLAIN)
        self.slips = self.level.slips_in(game)

    def policy(self, view: AnyView) -> Mapping[int, float]:
        thought = super().policy(view)
        if self.slips == 0.0:
            return thought
        slip = self.slips / len(view.moves)
        return {move: slip + (1 - self.slips) * thought.get(move, 0.0) for move in view.moves}
