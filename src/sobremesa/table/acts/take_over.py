"""A takeover: a spectator asks for a seat in a running game, or a player asks for a bot in one. All players have to
agree, also the one whose seat it is."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

from msgspec import Meta, Struct

from sobremesa.kernel.state import NO_SEAT
from sobremesa.table.act import Act, Entry, News, Request
from sobremesa.table.acts import return_
from sobremesa.table.acts.offer import check_possible
from sobremesa.table.acts.seat_bot import check_level
from sobremesa.table.acts.sit import namesakes
from sobremesa.table.agreement import OpenProposal, count_votes, vote
from sobremesa.table.errors import RefusedAct
from sobremesa.table.fields import Key, Level
from sobremesa.table.names import clean_name
from sobremesa.table.personas import next_persona
from sobremesa.table.takeover import (
    ChangeSeatNews,
    RemainNews,
    WantedTakeover,
    hours_until_free,
    knows_cards,
    seat_before,
)

if TYPE_CHECKING:
    from sobremesa.table.table import Table

# In one game. A spectator can make new keys at will, so the limit is the table's and not the key's.
MOST_DECLINED = 5


class TakeOver(Request, frozen=True, tag="take_over"):
    """Your own ``seat``: a bot of this level has it from now on. The seat of a player who is gone: a bot stands in
    until that player is back; its level is the table's, and ``level`` is left out."""

    seat: int
    level: Level = ""


class AskSeat(Struct, frozen=True, forbid_unknown_fields=True):
    """A spectator's request: a seat that a bot plays, or that its player offers. ``key`` becomes the seat's key when
    all players have agreed; ``person`` is as in ``Sit``."""

    name: Annotated[str, Meta(max_length=200)]
    seat: int
    key: Key
    invite: Key = ""
    person: Key = ""


class TakeOverEntry(Entry, frozen=True, tag="take_over"):
    """``seat`` is the seat that asks, ``NO_SEAT`` for a spectator; ``of`` is the seat that it asks for. ``key`` and
    ``person`` are hashes."""

    seat: int
    of: int
    name: str = ""
    key: str = ""
    person: str = ""
    level: str = ""
    regular: str = ""
    id: str = ""


class TakeOverNews(News, frozen=True, tag="take_over"):
    """``seat`` (None for a spectator) asks for the seat ``of``: for a spectator of this ``name``, for a bot of this
    ``level``, or with neither for a bot that stands in for a player who is gone."""

    seat: int | None
    of: int
    name: str
    level: str


def decide(table: Table, seat: int, request: TakeOver, now: int) -> list[Entry]:
    _check(table, request.seat)
    asked = _for_bot if request.seat == seat else _for_missed
    return [*return_.entries(table, seat, now), asked(table, seat, request, now)]


def _for_bot(table: Table, seat: int, request: TakeOver, now: int) -> TakeOverEntry:
    check_level(table.host, request.level)
    if not table.voters - {seat}:
        raise RefusedAct("takeover-last")
    others = [taken for number, taken in enumerate(table.seats) if number != seat]
    seated, names = {taken.regular for taken in others}, {taken.name for taken in table.seats}
    regular = next_persona(table.id, seated=seated, names=names)
    return TakeOverEntry(now, seat, seat, level=request.level, regular=regular, id=request.id)


def _for_missed(table: Table, seat: int, request: TakeOver, now: int) -> TakeOverEntry:
    """The table does not check that the player is gone: only the server knows the connections."""
    if request.level:
        raise RefusedAct("takeover-own-seat")
    if not table.seats[request.seat].is_present:
        raise RefusedAct("takeover-bot-plays")
    if table.settings.clock.kind != "none":
        raise RefusedAct("takeover-clock")
    return TakeOverEntry(now, seat, request.seat, id=request.id)


def decide_ask(table: Table, request: AskSeat, *, key: str, now: int, person: str = "") -> list[Entry]:
    """``key`` and ``person`` are the hashes of those keys. Asking again with the same key changes nothing."""
    for number, taken in enumerate(table.seats):
        if taken.key == key or (person and taken.person == person):
            raise RefusedAct("already-seated", seat=number + 1)
    if takeover_asked_by(table, key) is not None:
        return []
    _check(table, request.seat)
    wanted = table.seats[request.seat]
    if not table.settings.spectators:
        raise RefusedAct("nobody-watches")
    if wanted.is_present and request.seat not in table.takeovers.offered:
        raise RefusedAct("takeover-not-offered", name=wanted.name)
    if hours := hours_until_free(table, request.seat, now):
        raise RefusedAct("takeover-away", name=wanted.name, hours=hours)
    if not table.voters:
        raise RefusedAct("takeover-nobody")
    if knows_cards(table, key, person) and seat_before(table, key, person) != (request.seat, table.number):
        raise RefusedAct("takeover-knows")
    if table.takeovers.declined >= MOST_DECLINED:
        raise RefusedAct("takeover-enough")
    name = clean_name(request.name)
    if namesakes(table, request.seat, name):
        raise RefusedAct("name-taken", name=name)
    return [TakeOverEntry(now, NO_SEAT, request.seat, name, key, person)]


def _check(table: Table, seat: int) -> None:
    check_possible(table)
    if seat not in range(table.game.seats):
        raise RefusedAct("no-such-seat", seats=table.game.seats)
    if table.proposal is not None:
        raise RefusedAct("proposal-open")
    table.check_talk()


def takeover_asked_by(table: Table, key: str) -> WantedTakeover | None:
    """The open request of the spectator with this key, by its hash."""
    wish = table.proposal.takeover if table.proposal is not None else None
    return wish if wish is not None and key and wish.key == key else None


def apply(table: Table, entry: TakeOverEntry) -> None:
    wish = WantedTakeover(entry.of, entry.name, entry.key, entry.person, entry.level, entry.regular)
    table.proposal = OpenProposal(entry.seat, "takeover", takeover=wish)
    asks = None if entry.seat == NO_SEAT else entry.seat
    table.tell(TakeOverNews, asks, entry.of, entry.name, entry.level)
    if asks is None:
        count_votes(table, entry.at)
    else:
        vote(table, asks, "", entry.at)


ACT = Act(TakeOverEntry, apply, TakeOver, decide, news=(TakeOverNews, ChangeSeatNews, RemainNews))
