"""The events of Evidencia: the facts of the notes of constants.py."""

from __future__ import annotations

from sobremesa.games.evidencia.cards import FACTIONS, Cards
from sobremesa.games.evidencia.rules import constants as c
from sobremesa.kernel.event import EventKind

WAYS = ("condition", "closeness")


def back_name(faction: int) -> str:
    return FACTIONS[faction] if faction < len(FACTIONS) else ""


def place_name(place: int) -> str:
    """``pyramid-1`` ... ``pyramid-6``, ``zone-0``, ``zone-1``, ``obtained-0``, ``obtained-1``."""
    if place < c.ZONE:
        return f"pyramid-{place + 1}"
    if place < c.OBTAINED:
        return f"zone-{place - c.ZONE}"
    return f"obtained-{place - c.OBTAINED}"


def event_kinds(cards: Cards) -> dict[int, EventKind]:
    card = cards.ids().__getitem__
    seat, card_shown, back = ("seat", int), ("card", card), ("back", back_name)
    return {
        c.SET_UP: EventKind("set_up", (("final", back_name),)),
        c.DREW: EventKind("drew", (seat, back, ("next", back_name)), (card_shown,)),
        c.CHALLENGED: EventKind("challenged", (("round", int), card_shown, ("next", back_name))),
        c.CHOSE: EventKind("chose", (seat,), (("move", int),)),
        c.PLAYED: EventKind("played", (("card_0", card), ("card_1", card))),
        c.FINAL_SHOWN: EventKind("final_shown", (card_shown,)),
        c.WON: EventKind("won", (seat, ("how", WAYS.__getitem__))),
        c.TIED: EventKind("tied"),
        c.DEALT_TO: EventKind("dealt_to", (("place", place_name), back), (card_shown,)),
        c.TOOK: EventKind("took", (seat, card_shown)),
        c.PLACED: EventKind("placed", (seat, card_shown, ("place", place_name))),
        c.DECLINED: EventKind("declined", (seat, card_shown)),
        c.BASE_SHOWN: EventKind("base_shown", (seat, *((f"card_{n}", card) for n in (1, 2, 3)))),
        c.ABDUCTED: EventKind("abducted", (seat, ("slot", _count_from_one), card_shown)),
        c.REVEALED: EventKind("revealed", (seat, ("slot", _count_from_one), back), (card_shown,)),
        c.SET_NEXT: EventKind("set_next", (seat, ("place", _count_from_one), card_shown)),
        c.READY: EventKind("ready", (seat,)),
        c.PRESENTED: EventKind("presented", (seat, *((f"card_{n}", card) for n in range(1, 7)))),
        c.SCORED: EventKind("scored", (("points_0", int), ("points_1", int))),
    }


def _count_from_one(place: int) -> int:
    """People count places from one."""
    return place + 1
