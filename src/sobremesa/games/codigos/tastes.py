"""What characters may like in a move of Códigos, from what lies in sight."""

from __future__ import annotations

from collections.abc import Mapping

from sobremesa.games.codigos import constants as c
from sobremesa.games.codigos.view import Scene


def tastes(scene: Scene, move: int) -> Mapping[str, float]:
    """Collecting is patient, an exposed code is bold, the soldier bears a grudge, and a whole code is careful."""
    if scene.phase not in ("act", "add", "whole"):
        return {}
    if move < c.EXPOSE:
        return {"patience": 1.0}
    if move < c.LAY:
        return {"boldness": 1.0}
    if move < c.PICK:
        return {"care": 1.0}
    if c.SOLDIER <= move < c.DONE:
        return {"grudge": 1.0}
    return {}
