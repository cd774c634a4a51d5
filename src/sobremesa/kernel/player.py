"""How bots play a game, apart from its rules."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, ClassVar, Generic, TypeVar

from sobremesa.kernel.claim import SpokenClaim
from sobremesa.kernel.rng import Rng
from sobremesa.kernel.rollout import Rollout
from sobremesa.kernel.state import Imagination, State
from sobremesa.kernel.text import KERNEL, Message
from sobremesa.kernel.view import View

if TYPE_CHECKING:
    from sobremesa.kernel.game import Game

# What a style may like in a move. A game says how much of each a move has (``Player.tastes``).
TASTES = ("patience", "boldness", "grudge", "care")


@dataclass(frozen=True)
class Style:
    """How a bot plays and talks within its level.

    ``lies``: the share of its claims that are false. ``talks``: how often it claims something unprompted. ``tastes``:
    what it likes in a move that is nearly as good as the best, by the names of ``TASTES``; below zero, what it
    dislikes."""

    lies: float = 0.25
    talks: float = 0.4
    tastes: Mapping[str, float] = field(default_factory=dict)

    def likes(self, found: Mapping[str, float]) -> float:
        """How much a move is to its liking."""
        return sum(self.tastes.get(taste, 0.0) * amount for taste, amount in found.items())


PLAIN = Style()


StateT = TypeVar("StateT", bound=State)
SceneT = TypeVar("SceneT")
MemoryT = TypeVar("MemoryT")


@dataclass(frozen=True)
class Solution:
    """Best play by move: how often each belongs in it, and the chance to win with it."""

    weights: Mapping[int, float]
    chances: Mapping[int, float]


class Player(ABC, Generic[StateT, SceneT, MemoryT]):
    """Every method sees a view alone, so a bot cannot know more than its seat.

    ``iterations_by_level`` is how many worlds a bot imagines for a move, and ``slips_by_level`` how often it moves
    without thinking: a game sets them where the usual numbers put its levels too close together or too far apart.
    """

    # The two teams that seats may be on without showing it, as ``secrets`` calls them in ``team 0``.
    teams: ClassVar[tuple[str, ...]] = ()
    iterations_by_level: ClassVar[Mapping[str, int]] = {}
    slips_by_level: ClassVar[Mapping[str, float]] = {}

    def __init__(self, game: Game[StateT, SceneT, MemoryT]) -> None:
        self.game = game

    @abstractmethod
    def heuristic(self, view: View[SceneT, MemoryT]) -> Mapping[int, float]:
        """How good each of the viewer's moves looks at first sight: the greater the better."""

    def why(self, view: View[SceneT, MemoryT], move: int) -> Message:  # noqa: ARG002  # games that can say more
        """The reason for a move, in a sentence."""
        return KERNEL.message("why-search")

    def solution(self, view: View[SceneT, MemoryT]) -> Solution | None:  # noqa: ARG002  # games that know one
        """Best play where the game can be solved; None where it cannot."""
        return None

    def posterior(self, view: View[SceneT, MemoryT], said: Sequence[SpokenClaim]) -> Imagination:  # noqa: ARG002  # likewise
        """The worlds of ``Game.imagine``, weighted by how well they explain what others did and said. A game that reads
        nothing from that weights them as they are dealt. No world is ruled out."""
        return self.game.imagine(view)

    def speech(
        self,
        view: View[SceneT, MemoryT],  # noqa: ARG002  # likewise
        said: Sequence[SpokenClaim],  # noqa: ARG002
        rng: Rng,  # noqa: ARG002
        style: Style = PLAIN,  # noqa: ARG002
    ) -> str | None:
        """What a bot of this style in the viewer's place claims now, after these claims, as ``Claims.read`` reads it;
        None for nothing."""
        return None

    def tastes(self, view: View[SceneT, MemoryT], move: int) -> Mapping[str, float]:  # noqa: ARG002  # likewise
        """How much of each of ``TASTES`` the move has, from 0 to 1."""
        return {}

    def recall(self, view: View[SceneT, MemoryT], share: float) -> int | None:  # noqa: ARG002  # games of memory
        """The move of a memory that keeps this share (0 to 1) of what it was shown, in positions that only ask for
        memory; None in all others."""
        return None

    def secrets(self, state: StateT) -> Mapping[str, tuple[str, ...]]:
        """What seats try to find out, by topic (a word and the seat that it is about: ``hand 1``), in this world. By
        default, where every card lies."""
        return self.game.whereabouts(state)

    def spectator_view(self, view: View[SceneT, MemoryT]) -> View[SceneT, MemoryT] | None:  # noqa: ARG002  # likewise
        """What a spectator sees, worked out from what the viewer sees; None where that cannot be done. A search
        imagines from it what its rivals do not know."""
        return None

    def recites(self, view: View[SceneT, MemoryT]) -> bool:  # noqa: ARG002  # likewise
        """Whether the viewer now has to say from memory what it was shown."""
        return False

    def matchup(self, state: StateT) -> tuple[int, ...]:  # noqa: ARG002  # games with teams look at the deal
        """Which of two bots, 0 or 1, takes each seat of a new deal when they are compared: by turns, unless the game
        has teams."""
        return tuple(seat % 2 for seat in range(self.game.seats))

    def problem(self) -> Message | None:
        """Why bots cannot use what they learned for this game as it is configured, for the operator; None where they
        can."""
        return None

    def rollout(self) -> Rollout:
        """How a search plays worlds on and judges them: at random, unless the game overrides it."""
        return Rollout()


class RandomPlayer(Player[StateT, SceneT, MemoryT]):
    """The player of a game that has none of its own: every move looks equally good."""

    def heuristic(self, view: View[SceneT, MemoryT]) -> Mapping[int, float]:
        return dict.fromkeys(view.moves, 0.0)
