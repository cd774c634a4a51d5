"""A player takes a seat."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated
from unicodedata import normalize

from msgspec import Meta, Struct

from sobremesa.kernel.match import LONGEST_NAME
from sobremesa.table.act import Act, Entry, News
from sobremesa.table.errors import Refused
from sobremesa.table.fairness import is_commitment
from sobremesa.table.fields import Commitment, Key
from sobremesa.table.seat import Seat

# Letters that are not seen: of Hangul, and of Braille.
BLANKS = frozenset(" \u115f\u1160\u2800")
# Cyrillic and Greek letters that are drawn like Latin ones, in small.
LOOKALIKES = str.maketrans("авекмнорстухіѕјԁԛԝһαβεικνορτυχ", "abekmhopctyxisjdqwhabeikvoptux")

if TYPE_CHECKING:
    from sobremesa.table.table import Table


class Sit(Struct, frozen=True, forbid_unknown_fields=True):
    """``key``, if given, is the seat's key to be: 43 characters of A-Z, a-z, 0-9, - and _, as unguessable as a
    client can make it. Sitting down again with the same key gives the same seat. Whoever commits to a share of the
    seed opens it when the game starts."""

    name: Annotated[str, Meta(max_length=200)]
    seat: int | None = None
    invite: Key = ""
    commitment: Commitment = ""
    key: Key = ""


class SitEntry(Entry, frozen=True, tag="sat"):
    """``key`` is the hash of the seat's key; ``commitment`` is to the player's own share of the seed. In the first
    edition the share itself was given: ``entropy``, in hexadecimal."""

    seat: int
    name: str
    key: str
    entropy: str = ""
    commitment: str = ""


class SitNews(News, frozen=True, tag="sit"):
    seat: int
    name: str


def decide(table: Table, request: Sit, *, key: str, now: int) -> list[Entry]:
    """``key`` is the hash of the seat's key. Without a seat in the request it is the first free one."""
    for number, taken in enumerate(table.seats):
        if taken.key and taken.key == key:
            raise Refused("already-seated", seat=number + 1)
    if table.status != "waiting":
        raise Refused("game-started")
    name = _checked_name(table, request.name)
    check_commitment(request.commitment)
    return [SitEntry(now, _free_seat(table, request.seat), name, key, commitment=request.commitment)]


def _free_seat(table: Table, wanted: int | None) -> int:
    if wanted is None:
        for number, taken in enumerate(table.seats):
            if not taken.taken:
                return number
        raise Refused("table-full")
    if wanted not in range(table.game.seats):
        raise Refused("no-such-seat", seats=table.game.seats)
    if table.seats[wanted].is_player:
        raise Refused("seat-taken")
    return wanted


def _checked_name(table: Table, name: str) -> str:
    words = " ".join(normalize("NFKC", name).split())
    if len(words) > LONGEST_NAME or not words.isprintable() or not set(words) - BLANKS:
        raise Refused("bad-name", longest=LONGEST_NAME)
    same = _looks(words)
    if same.startswith("bot ") or any(_looks(seat.name) == same for seat in table.seats):
        raise Refused("name-taken", name=words)
    return words


def _looks(name: str) -> str:
    """The same for names that look the same."""
    return "".join(sign for sign in name.casefold().translate(LOOKALIKES) if sign not in BLANKS or sign == " ").strip()


def check_commitment(commitment: str) -> None:
    """A player may add nothing, and then commits to nothing."""
    if commitment and not is_commitment(commitment):
        raise Refused("bad-commitment")


def apply(table: Table, entry: SitEntry) -> None:
    taken = Seat(name=entry.name, key=entry.key, entropy=entry.entropy, commitment=entry.commitment)
    table.seats[entry.seat] = taken
    table.tell(SitNews, entry.seat, entry.name)


ACT = Act(SitEntry, apply, news=(SitNews,))
