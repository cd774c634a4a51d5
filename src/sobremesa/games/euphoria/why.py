"""What speaks for a move in Euphoria, in a sentence, from what the seat may know."""

from __future__ import annotations

from sobremesa.games.euphoria import constants as c
from sobremesa.games.euphoria.moves import TEXTS
from sobremesa.games.euphoria.view import Memory, Scene
from sobremesa.kernel.text import KERNEL, Message
from sobremesa.kernel.view import View

LEADERS = ("lider_euphoriano", "lider_subterra")


def why(view: View[Scene, Memory], move: int) -> Message:
    """Names what is known of whoever the move is about; otherwise that it came out best."""
    scene, seat = view.scene, view.viewer
    assert seat is not None
    if move == c.SHOOT:
        return _shoot(scene, seat)
    if move == c.INTERROGATE:
        return TEXTS.message("why-interrogate", count=sum(_unseen(view, other) for other in _others(view)))
    if move == c.HIDE:
        return TEXTS.message("why-hide")
    if move == c.ARM:
        return TEXTS.message("why-arm")
    if scene.phase == "cost" and c.AT_PLACE <= move < c.TO_SEAT:
        return _cost(scene.recruits[seat][move - c.AT_PLACE])
    if scene.phase in ("seat", "new_aim", "aim") and c.TO_SEAT <= move < c.ARTIFACT:
        return _about(view, move - c.TO_SEAT)
    return KERNEL.message("why-search")


def _others(view: View[Scene, Memory]) -> list[int]:
    return [seat for seat in range(len(view.scene.recruits)) if seat != view.viewer]


def _unseen(view: View[Scene, Memory], seat: int) -> int:
    return view.memory.recruits[seat].count("")


def _exposes_leader(scene: Scene, seat: int) -> bool:
    """EU-50."""
    row = zip(scene.recruits[seat], scene.exposed[seat], strict=True)
    return any(exposed and recruit in LEADERS for recruit, exposed in row)


def _shoot(scene: Scene, seat: int) -> Message:
    target = scene.aims[seat]
    if target is not None and _exposes_leader(scene, target):
        return TEXTS.message("why-shoot-leader")
    return TEXTS.message("why-shoot")


def _cost(recruit: str) -> Message:
    return TEXTS.message("why-cost-leader" if recruit in LEADERS else "why-cost-follower")


def _about(view: View[Scene, Memory], seat: int) -> Message:
    """What is known, and what is not, of the seat that the move names."""
    if _exposes_leader(view.scene, seat):
        return TEXTS.message("why-seat-exposed-leader")
    row = view.memory.recruits[seat]
    if any(recruit in LEADERS for recruit in row):
        return TEXTS.message("why-seat-leader")
    unseen = _unseen(view, seat)
    if unseen and not any(_unseen(view, other) for other in _others(view) if other != seat):
        return TEXTS.message("why-seat-only", count=unseen)
    return TEXTS.message("why-seat-unseen", count=unseen)
