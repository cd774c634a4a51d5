"""Windows for reactions: moments in which seats answer secretly, and not even who has answered is shown."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Generic, TypeVar

from sobremesa.kernel.state import State
from sobremesa.kernel.view import View

StateT = TypeVar("StateT", bound=State)
SceneT = TypeVar("SceneT")


class Reactions(ABC, Generic[StateT, SceneT]):
    """What a live table has to know of a game's windows."""

    @abstractmethod
    def asked(self, state: StateT) -> int:
        """The set of seats that a window asks, whether they have answered or not; empty while none is open. Everybody
        sees it, so it is the same in worlds that a viewer cannot tell apart. A live table gives every window the same
        time."""

    def unanswered(self, view: View[SceneT, object]) -> int:
        """The move that no answer stands for when a window closes: the lowest code, unless a game says otherwise."""
        return min(view.moves)
