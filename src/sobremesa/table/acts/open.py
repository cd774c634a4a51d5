"""A table is opened: the first entry of its journal, and the only one of its kind."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

from msgspec import Meta, Struct, structs

from sobremesa.table.act import Act, Entry
from sobremesa.table.acts.seat_bot import SeatBotEntry, check_level, check_persona
from sobremesa.table.errors import RefusedAct
from sobremesa.table.fairness import SharedDeal
from sobremesa.table.fields import Level
from sobremesa.table.host import TableHost
from sobremesa.table.personas import PERSONAS, shuffle_personas
from sobremesa.table.settings import Settings

if TYPE_CHECKING:
    from sobremesa.table.table import Table


class Open(Struct, frozen=True, forbid_unknown_fields=True):
    """``bots`` are the levels of the bots that sit down at once, in the last seats; ``regulars`` are the personas of
    the first of them; the table chooses the others."""

    settings: Settings
    bots: Annotated[list[Level], Meta(max_length=8)] = []
    regulars: Annotated[list[Annotated[str, Meta(max_length=40)]], Meta(max_length=8)] = []


class OpenEntry(Entry, frozen=True, tag="open"):
    """``secret`` is the sealed half of the first game's seed, in hexadecimal; ``invite`` the hash of what a guest
    of a table that is not public has to know. ``group`` is the group of people
    whose table it is. With a ``shared_deal`` the one game of the table is dealt from the secret and from that name
    alone: the same at every table that shares it."""

    table: str
    settings: Settings
    secret: str
    invite: str = ""
    group: str = ""
    shared_deal: str = ""


def decide(
    request: Open,
    host: TableHost,
    *,
    table: str,
    invite: str,
    now: int,
    group: str = "",
    shared: SharedDeal | None = None,
) -> list[Entry]:
    """``table`` is the new table's name, ``group`` the group that it is of, ``shared`` what it is dealt."""
    settings = request.settings
    settings.check(host.levels)
    game = host.make_game(settings)
    seats = game.seats
    for level in request.bots:
        check_level(host, level)
    if len(request.bots) >= seats:
        raise RefusedAct("too-many-bots")
    first = seats - len(request.bots)
    regulars = _personas(table, request)
    bots = [
        SeatBotEntry(now, first + number, level, regular=regulars[number]) for number, level in enumerate(request.bots)
    ]
    # Every option is written down: a default may be another one when the journal is read.
    # At a public table, strangers could write anything: there, talk is by claims only.
    talk = settings.talk or ("claims" if settings.public else "free")
    settings = structs.replace(settings, options=dict(game.options), talk=talk)
    secret = shared.secret if shared else host.fresh_secret()
    opened = OpenEntry(now, table, settings, secret, invite, group, shared.name if shared else "")
    return [opened, *bots]


def _personas(table: str, request: Open) -> list[str]:
    """All personas, the requested ones first."""
    for number, wanted in enumerate(request.regulars):
        check_persona(wanted)
        if wanted in request.regulars[:number]:
            raise RefusedAct("name-taken", name=PERSONAS[wanted].name)
    if len(request.regulars) > len(request.bots):
        raise RefusedAct("too-many-bots")
    return [*request.regulars, *(one for one in shuffle_personas(table) if one not in request.regulars)]


def apply(_table: Table, _entry: OpenEntry) -> None:
    raise ValueError("a table is opened once")


ACT = Act(OpenEntry, apply, is_talk=False)
