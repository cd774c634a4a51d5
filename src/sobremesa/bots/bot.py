"""What a bot is."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping

from sobremesa.kernel.claim import SpokenClaim
from sobremesa.kernel.game import AnyGame
from sobremesa.kernel.rng import Rng
from sobremesa.kernel.view import AnyView, View


class Bot(ABC):
    """Chooses moves from what its seat sees. It is handed views and nothing else: a state is refused."""

    def __init__(self, game: AnyGame, rng: Rng) -> None:
        self.game = game
        self.player = game.player()
        self.rng = rng
        self.said: tuple[SpokenClaim, ...] = ()

    def hear(self, said: tuple[SpokenClaim, ...]) -> None:
        """The bot hears all claims made at the table so far, which are public."""
        self.said = said

    def speak(self, view: AnyView) -> str | None:  # noqa: ARG002  # some bots are silent
        """What it claims aloud before it moves, if anything."""
        return None

    def choose(self, view: AnyView) -> int:
        """One of the view's moves."""
        if not isinstance(view, View):
            raise TypeError(f"a bot takes a View, not a {type(view).__name__}")
        if not view.moves:
            raise ValueError(f"seat {view.viewer} has no move to choose")
        return self.think(view)

    def policy(self, view: AnyView) -> Mapping[int, float]:
        """How often it makes each move here: always the one it chooses, unless the bot mixes. For exact comparisons."""
        return {self.choose(view): 1.0}

    @abstractmethod
    def think(self, view: AnyView) -> int:
        """The choice itself; the view has at least one move."""
