"""Why a move of Códigos cannot be made now, told from the view alone."""

from __future__ import annotations

from sobremesa.games.codigos import terms as s
from sobremesa.games.codigos.cards import is_joker
from sobremesa.games.codigos.moves import TEXTS
from sobremesa.games.codigos.view import Memory, Table
from sobremesa.kernel.text import Message
from sobremesa.kernel.view import View

# What each phase but the choice of an action asks for, and the clause that says so.
ASKED = {
    "add": ("CO-24", range(s.PICK, s.DISCARD)),
    "whole": ("CO-25", range(s.PICK, s.DISCARD)),
    "choose": ("CO-41", range(s.HIDDEN, s.SAY)),
}


def refusal(view: View[Table, Memory], move: int) -> tuple[str, Message]:
    clause, key = _why(view, move)
    return clause, TEXTS.message(f"refused-{key}")


def _why(view: View[Table, Memory], move: int) -> tuple[str, str]:
    phase = view.table.phase
    if phase == "act":
        return _act(view, move)
    if phase == "recite":
        if move == s.TURN_OVER:
            return "CO-41", "recital-begun"
        if move == s.DONE:
            return "CO-47", "recital-too-short"
        return ("CO-47", "recital-full") if move >= s.SAY else ("CO-41", "recite")
    clause, asked = ASKED[phase]
    if move not in asked:
        return clause, phase
    if phase == "choose":
        return clause, "no-such-hidden"
    return _pick(view, move - s.PICK) if phase == "add" else (clause, "not-completing")


def _act(view: View[Table, Memory], move: int) -> tuple[str, str]:
    assert view.viewer is not None
    table = view.table
    held = table.collections[view.viewer]
    exposed = table.exposed[view.viewer]
    if move < s.EXPOSE:
        return _take(table, held, move - s.TAKE)
    if move < s.LAY:
        if exposed.card:
            return "CO-23", "one-exposed"
        return _place(held, move - s.EXPOSE) or ("CO-23", "joker-is-no-code")
    if move < s.PICK:
        place = move - s.LAY
        missing = _place(held, place)
        if missing:
            return missing
        return ("CO-25", "joker-is-no-code") if is_joker(held[place]) else ("CO-25", "not-whole")
    if move < s.DISCARD:
        return _pick(view, move - s.PICK) if exposed.card else ("CO-24", "none-exposed")
    if move < s.GIVE_UP:
        return _discard(table, held, move - s.DISCARD)
    if move == s.GIVE_UP:
        return "CO-28", "nothing-laid" if exposed.card else "none-exposed"
    if move < s.DONE:
        return "CO-29", "soldier-second" if table.done == 0 else "soldier-stands-there"
    return "CO-20", "act"


def _place(held: tuple[str, ...], place: int) -> tuple[str, str] | None:
    return ("CO-03", "no-such-place") if place >= len(held) else None


def _take(table: Table, held: tuple[str, ...], slot: int) -> tuple[str, str]:
    if len(held) == s.FULL:
        return "CO-21", "full"
    return "CO-21", "blocked" if table.soldier == slot + 1 else "just-discarded"


def _discard(table: Table, held: tuple[str, ...], place: int) -> tuple[str, str]:
    missing = _place(held, place)
    if missing:
        return missing
    if is_joker(held[place]):
        return "CO-27", "joker-stays"
    return "CO-27", "just-taken" if held[place] == table.touched else "same-symbol"


def _pick(view: View[Table, Memory], place: int) -> tuple[str, str]:
    assert view.viewer is not None
    held = view.table.collections[view.viewer]
    missing = _place(held, place)
    if missing:
        return missing
    if held[place] in view.table.picked:
        return "CO-24", "picked"
    return ("CO-02", "one-joker") if is_joker(held[place]) else ("CO-24", "not-missing")
