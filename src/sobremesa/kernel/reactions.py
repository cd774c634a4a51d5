"""Windows for reactions: moments in which seats answer secretly, and not even who has answered is shown."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Generic, TypeVar

from sobremesa.kernel.view import View

SceneT = TypeVar("SceneT")


class Reactions(ABC, Generic[SceneT]):
    """What a live table has to know of a game's windows."""

    @abstractmethod
    def is_open(self, view: View[SceneT, object]) -> bool:
        """Whether a window is open. It is told from what everybody sees; a live table gives every window the same
        time."""

    def unanswered(self, view: View[SceneT, object]) -> int:
        """The move that no answer stands for when a window closes: the lowest code, unless a game says otherwise."""
        return min(view.moves)
