"""The window for reactions of Euphoria, as a live table sees it."""

from __future__ import annotations

from sobremesa.games.euphoria.view import Scene
from sobremesa.kernel.reactions import Reactions
from sobremesa.kernel.view import View


class EuphoriaReactions(Reactions[Scene]):
    """No answer is a pass, the lowest of the moves asked for (EU-38)."""

    def is_open(self, view: View[Scene, object]) -> bool:
        return view.scene.phase == "window"
