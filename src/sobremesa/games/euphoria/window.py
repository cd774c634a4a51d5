"""The window for reactions of Euphoria, as a live table sees it."""

from __future__ import annotations

from sobremesa.games.euphoria import constants as c
from sobremesa.games.euphoria.state import EuphoriaState
from sobremesa.games.euphoria.view import Scene
from sobremesa.kernel.reactions import Reactions


class EuphoriaReactions(Reactions[EuphoriaState, Scene]):
    """No answer is a pass, the lowest of the moves asked for (EU-38)."""

    def asked(self, state: EuphoriaState) -> int:
        return int(state.asked) if state.phase == c.WINDOW else 0
