"""A player takes a seat."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

from msgspec import Meta, Struct

from sobremesa.table.act import Act, Entry, News
from sobremesa.table.acts.seat_bot import SeatBotEntry
from sobremesa.table.errors import RefusedAct
from sobremesa.table.fairness import is_commitment
from sobremesa.table.fields import Commitment, Key
from sobremesa.table.names import clean_name, looks
from sobremesa.table.personas import next_persona
from sobremesa.table.seat import TableSeat

if TYPE_CHECKING:
    from sobremesa.table.table import Table


class Sit(Struct, frozen=True, forbid_unknown_fields=True):
    """``key``, if given, is the seat's key to be: 43 characters of A-Z, a-z, 0-9, - and _, as unguessable as a
    client can make it. Sitting down again with the same key gives the same seat. A player who commits to a share of the
    seed opens it when the game starts. ``person``, if given, is a key of the same kind that its owner keeps for all
    tables: it finds their games again, and opens their seats."""

    name: Annotated[str, Meta(max_length=200)]
    seat: int | None = None
    invite: Key = ""
    commitment: Commitment = ""
    key: Key = ""
    person: Key = ""


class SitEntry(Entry, frozen=True, tag="sit"):
    """``key`` is the hash of the seat's key; ``commitment`` is to the player's own share of the seed. ``person`` is the
    hash of the person's key."""

    seat: int
    name: str
    key: str
    commitment: str = ""
    person: str = ""


class SitNews(News, frozen=True, tag="sit"):
    seat: int
    name: str


def decide(table: Table, request: Sit, *, key: str, now: int, person: str = "") -> list[Entry]:
    """``key`` and ``person`` are the hashes of those keys. Without a seat in the request it is the first free one. A
    bot whose persona has the player's name gives way to another persona, so a player called Marta may sit down."""
    for number, taken in enumerate(table.seats):
        if taken.key and taken.key == key:
            raise RefusedAct("already-seated", seat=number + 1)
    if table.status != "waiting":
        raise RefusedAct("game-started")
    seat, name = _free_seat(table, request.seat), clean_name(request.name)
    found = namesakes(table, seat, name)
    check_commitment(request.commitment)
    # Several tables share this deal, so no player may add to its seed.
    commitment = "" if table.shared_deal else request.commitment
    sat = SitEntry(now, seat, name, key, commitment, person)
    return [*_give_way(table, found, name, now), sat]


def namesakes(table: Table, seat: int, name: str) -> list[int]:
    """The bots whose personas have this name; raises a ``RefusedAct`` where a player has it."""
    same = looks(name)
    found = [number for number, taken in enumerate(table.seats) if number != seat and looks(taken.name) == same]
    if same.startswith("bot ") or any(not table.seats[number].regular for number in found):
        raise RefusedAct("name-taken", name=name)
    return found


def _give_way(table: Table, seats: list[int], name: str, now: int) -> list[Entry]:
    seated, names = {seat.regular for seat in table.seats}, {name, *(seat.name for seat in table.seats)}
    other = next_persona(table.id, seated=seated, names=names)
    return [SeatBotEntry(now, seat, table.seats[seat].level, regular=other) for seat in seats]


def _free_seat(table: Table, wanted: int | None) -> int:
    if wanted is None:
        for number, taken in enumerate(table.seats):
            if not taken.taken:
                return number
        raise RefusedAct("table-full")
    if wanted not in range(table.game.seats):
        raise RefusedAct("no-such-seat", seats=table.game.seats)
    if table.seats[wanted].is_player:
        raise RefusedAct("seat-taken")
    return wanted


def check_commitment(commitment: str) -> None:
    """A player may add nothing, and then commits to nothing."""
    if commitment and not is_commitment(commitment):
        raise RefusedAct("bad-commitment")


def apply(table: Table, entry: SitEntry) -> None:
    table.seats[entry.seat] = TableSeat(
        name=entry.name, key=entry.key, commitment=entry.commitment, person=entry.person
    )
    table.tell(SitNews, entry.seat, entry.name)


ACT = Act(SitEntry, apply, news=(SitNews,))
