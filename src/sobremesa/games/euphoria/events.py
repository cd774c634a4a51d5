"""The events of Euphoria: how the notes of state.py are told."""

from __future__ import annotations

from sobremesa.games.euphoria import terms as s
from sobremesa.games.euphoria.cards import KIND_IDS, RECRUIT_IDS, kinds_in
from sobremesa.kernel.bits import members
from sobremesa.kernel.event import EventKind

VERBS = {
    s.NO_ACTION: "",
    s.USE: "use",
    s.INTERROGATE: "interrogate",
    s.ARM: "arm",
    s.SHOOT: "shoot",
    s.HIDE: "hide",
}


def kind_name(kind: int) -> str:
    return KIND_IDS[kind] if 0 <= kind < len(KIND_IDS) else ""


def seats_text(seats: int) -> str:
    return " ".join(str(seat) for seat in members(seats))


def _counted(place: int) -> int:
    """People count places from one; 0 says that there is none."""
    return place + 1


def event_kinds() -> dict[int, EventKind]:
    seat, place = ("seat", int), ("place", _counted)
    recruit = ("recruit", RECRUIT_IDS.__getitem__)
    artifact = ("artifact", kind_name)
    return {
        s.DEALT: EventKind("dealt", (("first", int),)),
        s.LAID: EventKind("laid", (seat, place), (recruit,)),
        s.TURN: EventKind("turn", (seat, ("round", int))),
        s.DISCARDED: EventKind("discarded", (seat, artifact)),
        s.DREW: EventKind("drew", (seat,), (artifact,)),
        s.GAVE: EventKind("gave", (seat, ("target", int)), (artifact,)),
        s.LOOKED: EventKind("looked", (seat, ("target", int), place), (recruit,)),
        s.EXPOSED: EventKind("exposed", (seat, place, recruit)),
        s.USED: EventKind("used", (seat, artifact)),
        s.ANNOUNCED: EventKind(
            "announced",
            (
                *(seat, ("verb", VERBS.__getitem__), artifact, ("own_place", _counted)),
                *(("target", int), place, ("next_target", int), ("next_place", _counted), ("aim", int)),
            ),
        ),
        s.ASKED: EventKind("asked", (("seats", seats_text),)),
        s.REACTED: EventKind("reacted", (seat, artifact)),
        s.UNANSWERED_NOTE: EventKind("unanswered"),
        s.ARMED: EventKind("armed", (seat, ("target", int))),
        s.AIMED: EventKind("aimed", (seat, ("target", int))),
        s.DROPPED: EventKind("dropped", (seat,)),
        s.HIDDEN: EventKind("hid", (seat, place)),
        s.EXCHANGED: EventKind("exchanged", (seat, place, ("target", int), ("target_place", _counted))),
        s.RECEIVED: EventKind("received", (seat, place), (recruit,)),
        s.MIXED: EventKind("mixed", (seat,), tuple((f"recruit_{n}", RECRUIT_IDS.__getitem__) for n in (1, 2, 3))),
        s.ROBBED: EventKind("robbed", (seat, ("target", int)), (artifact,)),
        s.STOPPED: EventKind("stopped", (seat,)),
        s.SHOT: EventKind("shot", (seat, ("target", int))),
        s.ANARCHIST: EventKind("anarchist", (seat,)),
        s.RESHUFFLED: EventKind("reshuffled"),
        s.SHOWN: EventKind(
            "shown",
            (
                seat,
                *((f"recruit_{n}", RECRUIT_IDS.__getitem__) for n in (1, 2, 3)),
                ("hand", lambda bag: " ".join(kinds_in(bag))),
            ),
        ),
        s.ENDED: EventKind("ended", (("clause", int), ("winners", seats_text))),
    }
