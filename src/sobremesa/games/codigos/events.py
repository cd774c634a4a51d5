"""The events of Códigos: how the notes of terms.py are told.

Everything happens in the open, and nothing may be looked up afterwards: from a history of who took, laid and
discarded what, a hidden code could be worked out (CO-26). So all that fades but landmarks that say nothing of it.
"""

from __future__ import annotations

from sobremesa.games.codigos import terms as s
from sobremesa.games.codigos.cards import Cards
from sobremesa.kernel.bits import EMPTY, members, row_items
from sobremesa.kernel.event import EventKind
from sobremesa.kernel.state import ONLOOKERS, everybody

CAUSES = ("", "first_card", "later_card", "from_pile", "reuse", "final", "limit")
WAYS = ("exact", "unordered", "turned_over", "lost", "given_up")

# What stays in the history: it names no card at all, nor whose hands any card passed through.
LASTING = frozenset((s.SET_UP, s.HID, s.REVEAL, s.REVEALED, s.MIXED, s.SET_ASIDE, s.REUSED, s.SCORED))


def event_kinds(cards: Cards, seats: int, *, memory_aid: bool) -> dict[int, EventKind]:
    # Under the memory aid the seats may look back; onlookers still may not.
    fading = ONLOOKERS if memory_aid else int(everybody(seats))
    symbols = tuple(symbol.id for symbol in cards.symbols)

    def in_set(these: int) -> str:
        return " ".join(cards.id_of(card) for card in members(these))

    def in_code(row: int) -> str:
        """The symbol cards of a row that begins with its code card."""
        return " ".join(cards.id_of(card) for card in row_items(row, 6)[1:] if card != EMPTY)

    def recital(row: int) -> str:
        return " ".join(symbols[symbol] for symbol in row_items(row, 5) if symbol != EMPTY)

    seat, card = ("seat", int), ("card", cards.id_of)
    slot, place = ("slot", _counted), ("place", _counted)
    kinds = {
        s.SET_UP: EventKind("set_up", (seat,)),
        s.DEALT: EventKind("dealt", (seat, *((f"card_{n}", cards.id_of) for n in (1, 2, 3)))),
        s.TURN: EventKind("turn", (seat,)),
        s.TURNED_UP: EventKind("turned_up", (slot, card)),
        s.TOOK: EventKind("took", (seat, slot, card)),
        s.EXPOSED: EventKind("exposed", (seat, card)),
        s.ADDED: EventKind("added", (seat, ("cards", in_set))),
        s.COMPLETED: EventKind("completed", (seat, card, ("cards", in_code))),
        s.HID: EventKind("hid", (seat, place)),
        s.DISCARDED: EventKind("discarded", (seat, card)),
        s.GAVE_UP: EventKind("gave_up", (seat, card, ("cards", in_code))),
        s.MOVED_SOLDIER: EventKind("moved_soldier", (seat, slot)),
        s.LOST_JOKER: EventKind("lost_joker", (slot,)),
        s.SKIPPED: EventKind("skipped", (seat,)),
        s.REVEAL: EventKind("reveal", (("cause", CAUSES.__getitem__), seat)),
        s.CHOSE: EventKind("chose", (seat, place)),
        s.SAID: EventKind("said", (seat, ("symbol", symbols.__getitem__))),
        s.SHOWN: EventKind("shown", (seat, place, card, ("recital", recital))),
        s.REVEALED: EventKind("revealed", (seat, place, ("how", WAYS.__getitem__), ("points", int))),
        s.MIXED: EventKind("mixed"),
        s.SET_ASIDE: EventKind("set_aside", (("cause", CAUSES.__getitem__),)),
        s.REUSED: EventKind("reused", (("deck", int),)),
        s.SCORED: EventKind("scored", (seat, ("points", int))),
    }
    return {
        number: kind if number in LASTING else EventKind(kind.name, kind.shown, kind.secret, fades=fading)
        for number, kind in kinds.items()
    }


def _counted(place: int) -> int:
    """People count places from one."""
    return place + 1
