"""The events of Euphoria: the facts of the notes of constants.py."""

from __future__ import annotations

from sobremesa.games.euphoria.cards import KIND_IDS, RECRUIT_IDS, kinds_in
from sobremesa.games.euphoria.rules import constants as c
from sobremesa.kernel.bits import members
from sobremesa.kernel.event import EventKind
from sobremesa.kernel.state import NO_SEAT

VERBS = {
    c.NO_ACTION: "",
    c.USE: "use",
    c.INTERROGATE: "interrogate",
    c.ARM: "arm",
    c.SHOOT: "shoot",
    c.HIDE: "hide",
}
WHOSE = ("others", "own")


def kind_name(kind: int) -> str:
    return KIND_IDS[kind] if 0 <= kind < len(KIND_IDS) else ""


def _seat(seat: int) -> int | None:
    return None if seat == NO_SEAT else int(seat)


def _artifact(kind: int) -> str | None:
    return kind_name(kind) or None


def seats_text(seats: int) -> str:
    return " ".join(str(seat) for seat in members(seats))


def _count_from_one(place: int) -> int | None:
    """People count places from one."""
    return None if place == c.NO_PLACE else place + 1


def event_kinds() -> dict[int, EventKind]:
    seat, place = ("seat", int), ("place", _count_from_one)
    recruit = ("recruit", RECRUIT_IDS.__getitem__)
    artifact = ("artifact", _artifact)
    return {
        c.DEALT: EventKind("dealt", (("first", int),)),
        c.LAID: EventKind("laid", (seat, place), (recruit,)),
        c.TURN: EventKind("turn", (seat, ("round", int))),
        c.DISCARDED: EventKind("discarded", (seat, artifact)),
        c.DREW: EventKind("drew", (seat,), (artifact,)),
        c.GOT: EventKind("got", (seat,), (artifact,)),
        c.GAVE: EventKind("gave", (seat, ("target", int)), (artifact,)),
        c.LOOKED: EventKind("looked", (seat, ("target", int), place), (recruit,)),
        c.EXPOSED: EventKind("exposed", (seat, place, recruit)),
        c.USED: EventKind("used", (seat, artifact)),
        c.ANNOUNCED: EventKind(
            "announced",
            (
                *(seat, ("verb", VERBS.__getitem__), artifact, ("own_place", _count_from_one)),
                *(("target", _seat), place, ("next_target", _seat), ("next_place", _count_from_one), ("aim", _seat)),
            ),
        ),
        c.ASKED: EventKind("asked", (("seats", seats_text),)),
        c.REACTED: EventKind("reacted", (seat, artifact)),
        c.UNANSWERED_NOTE: EventKind("unanswered"),
        c.ARMED: EventKind("armed", (seat, ("target", int))),
        c.AIMED: EventKind("aimed", (seat, ("target", int))),
        c.DROPPED: EventKind("dropped", (seat,)),
        c.HIDDEN: EventKind("hid", (seat, place, ("by", _seat), ("whose", WHOSE.__getitem__))),
        c.EXCHANGED: EventKind("exchanged", (seat, place, ("target", int), ("target_place", _count_from_one))),
        c.RECEIVED: EventKind("received", (seat, place), (recruit,)),
        c.MIXED: EventKind("mixed", (seat,), tuple((f"recruit_{n}", RECRUIT_IDS.__getitem__) for n in (1, 2, 3))),
        c.ROBBED: EventKind("robbed", (seat, ("target", int)), (artifact,)),
        c.STOPPED: EventKind("stopped", (seat,)),
        c.SHOT: EventKind("shot", (seat, ("target", int))),
        c.ANARCHIST: EventKind("anarchist", (seat,)),
        c.RESHUFFLED: EventKind("reshuffled"),
        c.SHOWN: EventKind(
            "shown",
            (
                seat,
                *((f"recruit_{n}", RECRUIT_IDS.__getitem__) for n in (1, 2, 3)),
                ("hand", lambda bag: " ".join(kinds_in(bag))),
            ),
        ),
        c.ENDED: EventKind("ended", (("clause", int), ("winners", seats_text))),
    }
