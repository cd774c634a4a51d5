"""How to play Códigos, for bots."""

from __future__ import annotations

from collections.abc import Mapping

from sobremesa.games.codigos.cards import Cards
from sobremesa.games.codigos.heuristic import heuristic
from sobremesa.games.codigos.recall import recalled
from sobremesa.games.codigos.rollout import CodigosRollout
from sobremesa.games.codigos.state import CodigosState
from sobremesa.games.codigos.view import Memory, Scene
from sobremesa.games.codigos.why import why
from sobremesa.kernel.game import Game
from sobremesa.kernel.player import Player
from sobremesa.kernel.rollout import Rollout
from sobremesa.kernel.text import Message
from sobremesa.kernel.view import View


class CodigosPlayer(Player[CodigosState, Scene, Memory]):
    def __init__(self, game: Game[CodigosState, Scene, Memory], cards: Cards) -> None:
        super().__init__(game)
        self.cards = cards

    def heuristic(self, view: View[Scene, Memory]) -> Mapping[int, float]:
        return heuristic(self.cards, view)

    def recall(self, view: View[Scene, Memory], share: float) -> int | None:
        """CO-26: what lies hidden is recited from memory, whatever that is like."""
        return recalled(self.cards, view, share)

    def why(self, view: View[Scene, Memory], move: int) -> Message:
        assert view.viewer is not None
        return why(self.cards, view.scene, view.viewer, move)

    def rollout(self) -> Rollout:
        return CodigosRollout()
