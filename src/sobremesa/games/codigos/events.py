"""The events of Códigos: the facts of the notes of constants.py.

Everything happens in the open, and nothing may be looked up afterwards: a history of every take, lay and discard would
give the hidden codes away (CO-26). So every event fades, except landmarks that say nothing about them.
"""

from __future__ import annotations

from sobremesa.games.codigos.cards import Cards
from sobremesa.games.codigos.rules import constants as c
from sobremesa.kernel.bits import EMPTY, members, row_items
from sobremesa.kernel.event import EventKind
from sobremesa.kernel.state import everybody

CAUSES = ("", "first_card", "later_card", "from_pile", "reuse", "final", "limit")
WAYS = ("exact", "unordered", "turned_over", "lost", "given_up")

# What stays in the history: it names no card at all, nor whose hands any card passed through.
LASTING = frozenset((c.SET_UP, c.HID, c.REVEAL, c.REVEALED, c.MIXED, c.SET_ASIDE, c.REUSED, c.SCORED))


def event_kinds(cards: Cards, seats: int) -> dict[int, EventKind]:
    fading = int(everybody(seats))
    symbols = tuple(symbol.id for symbol in cards.symbols)

    def in_set(these: int) -> str:
        return " ".join(cards.id_of(card) for card in members(these))

    def in_code(row: int) -> str:
        """The symbol cards of a row that begins with its code card."""
        return " ".join(cards.id_of(card) for card in row_items(row, 6)[1:] if card != EMPTY)

    def recital(row: int) -> str:
        return " ".join(symbols[symbol] for symbol in row_items(row, 5) if symbol != EMPTY)

    seat, card = ("seat", int), ("card", cards.id_of)
    slot, place = ("slot", _count_from_one), ("place", _count_from_one)
    kinds = {
        c.SET_UP: EventKind("set_up", (seat,)),
        c.DEALT: EventKind("dealt", (seat, *((f"card_{n}", cards.id_of) for n in (1, 2, 3)))),
        c.TURN: EventKind("turn", (seat,)),
        c.TURNED_UP: EventKind("turned_up", (slot, card)),
        c.TOOK: EventKind("took", (seat, slot, card)),
        c.EXPOSED: EventKind("exposed", (seat, card)),
        c.ADDED: EventKind("added", (seat, ("cards", in_set))),
        c.COMPLETED: EventKind("completed", (seat, card, ("cards", in_code))),
        c.HID: EventKind("hid", (seat, place)),
        c.DISCARDED: EventKind("discarded", (seat, card)),
        c.GAVE_UP: EventKind("gave_up", (seat, card, ("cards", in_code))),
        c.MOVED_SOLDIER: EventKind("moved_soldier", (seat, slot)),
        c.LOST_JOKER: EventKind("lost_joker", (slot,)),
        c.SKIPPED: EventKind("skipped", (seat,)),
        c.REVEAL: EventKind("reveal", (("cause", CAUSES.__getitem__), seat)),
        c.CHOSE: EventKind("chose", (seat, place)),
        c.SAID: EventKind("said", (seat, ("symbol", symbols.__getitem__))),
        c.SHOWN: EventKind("shown", (seat, place, card, ("recital", recital))),
        c.REVEALED: EventKind("revealed", (seat, place, ("how", WAYS.__getitem__), ("points", int))),
        c.MIXED: EventKind("mixed"),
        c.SET_ASIDE: EventKind("set_aside", (("cause", CAUSES.__getitem__),)),
        c.REUSED: EventKind("reused", (("deck", int),)),
        c.SCORED: EventKind("scored", (seat, ("points", int))),
    }
    return {
        number: kind if number in LASTING else EventKind(kind.name, kind.shown, kind.secret, fades=fading)
        for number, kind in kinds.items()
    }


def _count_from_one(place: int) -> int:
    """People count places from one."""
    return place + 1
