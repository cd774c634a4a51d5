"""What characters may like in a move of Euphoria, from what the seat may know."""

from __future__ import annotations

from collections.abc import Mapping

from sobremesa.games.euphoria import constants as c
from sobremesa.games.euphoria.cards import KIND_IDS
from sobremesa.games.euphoria.view import Memory, Scene
from sobremesa.kernel.view import View

SEATS = range(c.TO_SEAT, c.ARTIFACT)
# Actions and artifacts by what they are for.
LOOKS = ("escaner", "contrabando", "lavado")
STRIKES = ("suero", "iman", "trueque", "espejo", "sabotaje")
GUARDS = ("humo", "pulso", "marioneta", "escudo", "guardaespaldas", "interferencia")


def tastes(view: View[Scene, Memory], move: int) -> Mapping[str, float]:
    """Looking is patient, lasers are bold, covering is careful, and a grudge goes after whoever aimed at the seat."""
    scene = view.scene
    if move >= c.ARTIFACT:
        kind = KIND_IDS[move - c.ARTIFACT]
        return {"patience": float(kind in LOOKS), "boldness": float(kind in STRIKES), "care": float(kind in GUARDS)}
    if move in SEATS and scene.phase in ("seat", "next_seat", "new_aim", "aim"):
        return {"grudge": _grudge(view, move - c.TO_SEAT)}
    return {
        c.PASS: {"care": 0.5, "patience": 0.5},
        c.DISCARD: {"patience": 0.5},
        c.INTERROGATE: {"patience": 1.0},
        c.ARM: {"boldness": 1.0, "grudge": 0.5 if _hurt(view) else 0.0},
        c.SHOOT: {"boldness": 1.0, "grudge": _grudge(view, scene.aims[view.viewer or 0])},
        c.HIDE: {"care": 1.0},
    }.get(move, {})


def _hurt(view: View[Scene, Memory]) -> bool:
    return any(_grudge(view, seat) for seat in range(len(view.scene.recruits)))


def _grudge(view: View[Scene, Memory], seat: int | None) -> float:
    """How often, of three times, the other chose to aim or shoot at the viewer."""
    if seat is None or seat == view.viewer or view.viewer is None:
        return 0.0
    return view.memory.hostile[seat][view.viewer] / 3
