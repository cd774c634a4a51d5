"""What Euphoria states for the lab, the exact yardsticks and the adapters."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from sobremesa.games.euphoria.view import Memory, Scene
from sobremesa.kernel.study_data import Endgame, GameMetrics, RoundCount, StudyData
from sobremesa.kernel.view import View

SHORT_ROUNDS: Final = {"round_limit": "3"}


def remembered(view: View[Scene, Memory]) -> View[Scene, Memory]:
    """The view with every recruit in sight that the seat was shown before."""
    return replace(view, scene=replace(view.scene, recruits=view.memory.recruits))


STUDY_DATA: Final = StudyData(
    metrics=GameMetrics(
        hand="hand",
        held=("drew", "got"),
        used=("used", "reacted"),
        starter=("dealt", "first"),
        rounds=RoundCount(("turn",), fact="round"),
        turn="turn",
        sides=("side-euphoriano", "side-subterra"),
        leader=("row", "lider"),
        turned="anarchist",
        remembered=remembered,
        seconds=(9.0, 1.5),
        minutes=(15, 45),
    ),
    endgames={
        "small": Endgame(4, seed=7, opening=66, worlds=6, options=SHORT_ROUNDS),
        "medium": Endgame(4, seed=7, opening=58, worlds=6, options=SHORT_ROUNDS),
        "large": Endgame(4, seed=7, opening=58, worlds=170, options=SHORT_ROUNDS),
    },
    # Without a round limit the rules set no bound. Random play ends after some hundred moves.
    longest=1_000_000,
)
