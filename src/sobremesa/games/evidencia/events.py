"""The events of Evidencia: how the notes of state.py are told."""

from __future__ import annotations

from sobremesa.games.evidencia import terms as s
from sobremesa.games.evidencia.cards import FACTIONS, Cards
from sobremesa.kernel.event import EventKind
from sobremesa.kernel.moves import MoveTable

WAYS = ("condition", "closeness")


def back_name(faction: int) -> str:
    return FACTIONS[faction] if faction < len(FACTIONS) else ""


def place_name(place: int) -> str:
    """``pyramid-1`` ... ``pyramid-6``, ``zone-0``, ``zone-1``, ``obtained-0``, ``obtained-1``."""
    if place < s.ZONE:
        return f"pyramid-{place + 1}"
    if place < s.OBTAINED:
        return f"zone-{place - s.ZONE}"
    return f"obtained-{place - s.OBTAINED}"


def event_kinds(cards: Cards, moves: MoveTable) -> dict[int, EventKind]:
    ids = cards.ids()

    def card(number: int) -> str:
        return ids[number]

    seat, card_shown, back = ("seat", int), ("card", card), ("back", back_name)
    return {
        s.SET_UP: EventKind("set_up", (("final", back_name),)),
        s.DREW: EventKind("drew", (seat, back, ("next", back_name)), (card_shown,)),
        s.CHALLENGED: EventKind("challenged", (("round", int), card_shown, ("next", back_name))),
        s.CHOSE: EventKind("chose", (seat,), (("move", moves.text),)),
        s.PLAYED: EventKind("played", (("card_0", card), ("card_1", card))),
        s.FINAL_SHOWN: EventKind("final_shown", (card_shown,)),
        s.WON: EventKind("won", (seat, ("how", WAYS.__getitem__))),
        s.TIED: EventKind("tied"),
        s.DEALT_TO: EventKind("dealt_to", (("place", place_name), back), (card_shown,)),
        s.TOOK: EventKind("took", (seat, card_shown)),
        s.PLACED: EventKind("placed", (seat, card_shown, ("place", place_name))),
        s.DECLINED: EventKind("declined", (seat, card_shown)),
        s.BASE_SHOWN: EventKind("base_shown", (seat, *((f"card_{n}", card) for n in (1, 2, 3)))),
        s.ABDUCTED: EventKind("abducted", (seat, ("slot", _counted), card_shown)),
        s.REVEALED: EventKind("revealed", (seat, ("slot", _counted), back), (card_shown,)),
        s.SET_NEXT: EventKind("set_next", (seat, ("place", _counted), card_shown)),
        s.READY: EventKind("ready", (seat,)),
        s.PRESENTED: EventKind("presented", (seat, *((f"card_{n}", card) for n in range(1, 7)))),
        s.SCORED: EventKind("scored", (("points_0", int), ("points_1", int))),
    }


def _counted(place: int) -> int:
    """People count places from one."""
    return place + 1
