"""How to play Códigos, for bots."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from sobremesa.games.codigos.cards import Cards
from sobremesa.games.codigos.heuristic import heuristic
from sobremesa.games.codigos.recall import recalled
from sobremesa.games.codigos.rollout import CodigosRollout
from sobremesa.games.codigos.state import CodigosState
from sobremesa.games.codigos.tastes import tastes
from sobremesa.games.codigos.view import Memory, Scene
from sobremesa.games.codigos.why import why
from sobremesa.kernel.game import Game
from sobremesa.kernel.player import Player
from sobremesa.kernel.rollout import Rollout
from sobremesa.kernel.text import Message
from sobremesa.kernel.view import View


class CodigosPlayer(Player[CodigosState, Scene, Memory]):
    # More worlds help more here than elsewhere, and a code given up at random loses the game.
    iterations_by_level: ClassVar[Mapping[str, int]] = {"facil": 24, "normal": 60, "dificil": 350}
    slips_by_level: ClassVar[Mapping[str, float]] = {"facil": 0.0}

    def __init__(self, game: Game[CodigosState, Scene, Memory], cards: Cards) -> None:
        super().__init__(game)
        self.cards = cards

    def heuristic(self, view: View[Scene, Memory]) -> Mapping[int, float]:
        return heuristic(self.cards, view)

    def recall(self, view: View[Scene, Memory], share: float) -> int | None:
        """CO-26: what lies hidden is recited from memory, whatever that is like."""
        return recalled(self.cards, view, share)

    def recites(self, view: View[Scene, Memory]) -> bool:
        return view.scene.phase == "recite"

    def why(self, view: View[Scene, Memory], move: int) -> Message:
        assert view.viewer is not None
        return why(self.cards, view.scene, view.viewer, move)

    def tastes(self, view: View[Scene, Memory], move: int) -> Mapping[str, float]:
        return tastes(view.scene, move)

    def secrets(self, state: CodigosState) -> Mapping[str, tuple[str, ...]]:  # noqa: ARG002  # as every player has it
        """None: everybody was shown everything that lies on the table (CO-26), and remembers what they remember."""
        return {}

    def rollout(self) -> Rollout:
        return CodigosRollout()
