"""What Códigos states for the lab, the exact yardsticks and the adapters."""

from __future__ import annotations

from typing import Final

from sobremesa.kernel.study_data import Endgame, GameMetrics, RoundCount, StudyData

FEW_TURNS: Final = {"turn_limit": "1"}

STUDY_DATA: Final = StudyData(
    metrics=GameMetrics(
        hand="collection",
        final="revealed",
        held=("took",),
        used=("completed",),
        starter=("set_up", "seat"),
        rounds=RoundCount(("turn",), each_seat=True),
        turn="turn",
        idle=("skipped",),
        seconds=(7.0, 2.0),
        minutes=(15, 40),
    ),
    endgames={
        "small": Endgame(2, seed=90, opening=154, worlds=1, options=FEW_TURNS),
        "medium": Endgame(2, seed=90, opening=153, worlds=1, options=FEW_TURNS),
        "large": Endgame(2, seed=5, opening=127, worlds=1, options=FEW_TURNS),
    },
    longest=100_000,
)
