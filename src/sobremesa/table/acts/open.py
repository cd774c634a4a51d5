"""A table is opened: the first entry of its journal, and the only one of its kind."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

from msgspec import Meta, Struct

from sobremesa.table.act import Act, Entry
from sobremesa.table.acts.seat_bot import SeatBotEntry, check_level
from sobremesa.table.errors import Refused
from sobremesa.table.fields import Level
from sobremesa.table.house import House
from sobremesa.table.settings import Settings

if TYPE_CHECKING:
    from sobremesa.table.table import Table


class Open(Struct, frozen=True, forbid_unknown_fields=True):
    """``bots`` are the levels of the bots that sit down at once, in the last seats."""

    settings: Settings
    bots: Annotated[list[Level], Meta(max_length=8)] = []


class OpenEntry(Entry, frozen=True, tag="opened"):
    """``secret`` is the sealed half of the first game's seed, in hexadecimal; ``invite`` the hash of what a guest
    of a table that is not public has to know."""

    table: str
    settings: Settings
    secret: str
    invite: str = ""


def decide(request: Open, house: House, *, table: str, invite: str, now: int) -> list[Entry]:
    """``table`` is the new table's name."""
    settings = request.settings
    settings.check(house.levels)
    seats = house.make_game(settings).seats
    for level in request.bots:
        check_level(house, level)
    if len(request.bots) >= seats:
        raise Refused("too-many-bots")
    first = seats - len(request.bots)
    bots = [SeatBotEntry(now, seat, level) for seat, level in enumerate(request.bots, start=first)]
    return [OpenEntry(now, table, settings, house.fresh_secret(), invite), *bots]


def apply(_table: Table, _entry: OpenEntry) -> None:
    raise ValueError("a table is opened once")


ACT = Act(OpenEntry, apply, is_talk=False)
