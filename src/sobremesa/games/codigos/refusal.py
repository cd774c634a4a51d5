"""Why a move of Códigos cannot be made now, from the view alone."""

from __future__ import annotations

from sobremesa.games.codigos.cards import is_joker
from sobremesa.games.codigos.moves import TEXTS
from sobremesa.games.codigos.rules import constants as c
from sobremesa.games.codigos.view import Memory, Scene
from sobremesa.kernel.text import Message
from sobremesa.kernel.view import View

# What each phase but the choice of an action asks for, and the clause that says so.
ASKED = {
    "add": ("CO-24", range(c.PICK, c.DISCARD)),
    "whole": ("CO-25", range(c.PICK, c.DISCARD)),
    "choose": ("CO-41", range(c.HIDDEN, c.SAY)),
}


def refusal(view: View[Scene, Memory], move: int) -> tuple[str, Message]:
    clause, key = _why(view, move)
    return clause, TEXTS.message(f"refused-{key}")


def _why(view: View[Scene, Memory], move: int) -> tuple[str, str]:
    phase = view.scene.phase
    if phase == "act":
        return _act(view, move)
    if phase == "recite":
        if move == c.TURN_OVER:
            return "CO-41", "recital-begun"
        if move == c.DONE:
            return "CO-47", "recital-too-short"
        return ("CO-47", "recital-full") if move >= c.SAY else ("CO-41", "recite")
    clause, asked = ASKED[phase]
    if move not in asked:
        return clause, phase
    if phase == "choose":
        return clause, "no-such-hidden"
    return _pick(view, move - c.PICK) if phase == "add" else (clause, "not-completing")


def _act(view: View[Scene, Memory], move: int) -> tuple[str, str]:
    assert view.viewer is not None
    scene = view.scene
    held = scene.collections[view.viewer]
    exposed = scene.exposed[view.viewer]
    if move < c.EXPOSE:
        return _take(scene, held, move - c.TAKE)
    if move < c.LAY:
        if exposed.card:
            return "CO-23", "one-exposed"
        return _place(held, move - c.EXPOSE) or ("CO-23", "joker-is-no-code")
    if move < c.PICK:
        place = move - c.LAY
        missing = _place(held, place)
        if missing:
            return missing
        return ("CO-25", "joker-is-no-code") if is_joker(held[place]) else ("CO-25", "not-whole")
    if move < c.DISCARD:
        return _pick(view, move - c.PICK) if exposed.card else ("CO-24", "none-exposed")
    if move < c.GIVE_UP:
        return _discard(scene, held, move - c.DISCARD)
    if move == c.GIVE_UP:
        return "CO-28", "nothing-laid" if exposed.card else "none-exposed"
    if move < c.DONE:
        return "CO-29", "soldier-second" if scene.done == 0 else "soldier-stands-there"
    return "CO-20", "act"


def _place(held: tuple[str, ...], place: int) -> tuple[str, str] | None:
    return ("CO-03", "no-such-place") if place >= len(held) else None


def _take(scene: Scene, held: tuple[str, ...], slot: int) -> tuple[str, str]:
    if len(held) == c.FULL:
        return "CO-21", "full"
    return "CO-21", "blocked" if scene.soldier == slot + 1 else "just-discarded"


def _discard(scene: Scene, held: tuple[str, ...], place: int) -> tuple[str, str]:
    missing = _place(held, place)
    if missing:
        return missing
    if is_joker(held[place]):
        return "CO-27", "joker-stays"
    return "CO-27", "just-taken" if held[place] == scene.touched else "same-symbol"


def _pick(view: View[Scene, Memory], place: int) -> tuple[str, str]:
    assert view.viewer is not None
    held = view.scene.collections[view.viewer]
    missing = _place(held, place)
    if missing:
        return missing
    if held[place] in view.scene.picked:
        return "CO-24", "picked"
    return ("CO-02", "one-joker") if is_joker(held[place]) else ("CO-24", "not-missing")
