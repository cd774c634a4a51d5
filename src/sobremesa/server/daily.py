"""The deal of the day: the same for everybody against the same regulars, once for each person.

The table of somebody's deal has a name that follows from the day's secret and their key, so there is one, whichever
node opens it and however often it is asked for. How it ended is derived from its journal.
"""

from __future__ import annotations

from msgspec import structs
from starlette.requests import Request
from starlette.responses import Response

from sobremesa.server import clock
from sobremesa.server.access import address_of, bearer_of, fresh_key, hashed, is_strong, language_of, person_of, seat_of
from sobremesa.server.api import body_of, hub_of, reply
from sobremesa.server.calendar import (
    PUZZLE,
    PUZZLE_GAME,
    day_after,
    deal_name,
    deal_of,
    ends_at,
    is_day,
    level_on,
    table_of,
)
from sobremesa.server.errors import ServerRefused
from sobremesa.server.hub import Hub
from sobremesa.server.live import LiveTable
from sobremesa.store.deals import DealResult, Tally
from sobremesa.table.act import Entry
from sobremesa.table.acts import open as opening
from sobremesa.table.acts import sit as sitting
from sobremesa.table.acts import start as starting
from sobremesa.table.fairness import commitment
from sobremesa.table.personas import shuffle_personas
from sobremesa.table.settings import Settings
from sobremesa.table.table import Table
from sobremesa.wire import daily, http


def deals_of(hub: Hub) -> list[str]:
    """What is dealt each day: every game that is played here, and the puzzle."""
    games = list(hub.factory.games)
    return [*games, PUZZLE] if PUZZLE_GAME in games else games


# To look at.


async def show(request: Request) -> Response:
    hub = hub_of(request)
    person = person_of(request) if bearer_of(request) else ""
    day = request.query_params.get("day", hub.calendar.today)
    if not is_day(day) or day > hub.calendar.today:
        # Of a day to come as much as of one that never was.
        raise ServerRefused(404, "no-such-day")
    return reply(await page_of(hub, day, person))


async def page_of(hub: Hub, day: str, person: str) -> daily.DailyPage:
    secret, before = await hub.calendar.secret(day), day_after(day, -1)
    ends_in = max(0, ends_at(day) - clock.wall_ms())
    deals = [await _deal(hub, secret, day, what, person, is_over=not ends_in) for what in deals_of(hub)]
    puzzle = next((deal for deal in deals if deal.what == PUZZLE), None)
    promises: list[daily.DailyPromise] = []
    if ends_in:
        coming, tomorrow = day_after(day), await hub.calendar.secret(day_after(day))
        promises = [
            daily.DailyPromise(what, commitment(deal_of(tomorrow, coming, what).secret)) for what in deals_of(hub)
        ]
    return daily.DailyPage(
        day=day,
        before=before if await hub.calendar.has(before) else "",
        ends_in=ends_in,
        deals=deals,
        puzzle=await _puzzle(hub, day, person, puzzle) if puzzle else None,
        next=promises,
    )


async def _deal(hub: Hub, secret: str, day: str, what: str, person: str, *, is_over: bool) -> daily.DailyDeal:
    deal, kept = deal_of(secret, day, what), hub.store.almanac.deals
    table = table_of(secret, day, what, person) if person else ""
    own = await kept.own(deal.name, person) if person else None
    counts = own is not None and own.ended_at < ends_at(day)
    status = "new"
    if own is not None:
        status = "done" if counts else "uncounted"
    elif table and what != PUZZLE:
        status = {"": "new", "over": "uncounted"}.get(await kept.status(table), "playing")
    # Whoever still plays learns nothing of the deal from how others did.
    tallies = await kept.spread(deal.name, ends_at(day)) if is_over or own is not None else None
    seats = 1 if what == PUZZLE else min(hub.factory.games[what].about.seat_counts)
    return daily.DailyDeal(
        what=what,
        game=PUZZLE_GAME if what == PUZZLE else what,
        level="" if what == PUZZLE else level_on(day, hub.house.levels),
        regulars=shuffle_personas(deal.name)[: seats - 1],
        seats=seats,
        commitment=commitment(deal.secret),
        secret=deal.secret if is_over else "",
        table=table,
        status=status,
        you=_placed(own, tallies, counts=counts) if own is not None and tallies is not None else None,
        tallies=None if tallies is None else [daily.DailyTally(one.won, one.lead, one.count) for one in tallies],
    )


def _placed(own: DealResult, tallies: list[Tally], *, counts: bool) -> daily.DailyResult:
    better = sum(one.count for one in tallies if (one.won, one.lead) > (own.won, own.lead))
    place, players = (better + 1 if counts else 0), sum(one.count for one in tallies)
    return daily.DailyResult(own.won, own.points, own.lead, place, players)


async def _puzzle(hub: Hub, day: str, person: str, deal: daily.DailyDeal) -> daily.DailyPuzzle:
    puzzle, is_told = await hub.calendar.puzzle(day), deal.tallies is not None
    own = await hub.store.almanac.deals.own(deal_name(day, PUZZLE), person) if person else None
    row = own.told.split() if own is not None else []
    return daily.DailyPuzzle(
        pyramid=list(puzzle.pyramid),
        rival=list(puzzle.rival),
        cards=list(puzzle.cards),
        row=row,
        best=list(puzzle.best) if is_told else [],
        best_lead=puzzle.best_lead if is_told else None,
        better=puzzle.better_than(row) if row else None,
    )


# To play.


async def play(request: Request) -> Response:
    """Sits somebody down at their own table of the deal, where they begin or go on."""
    hub, person = hub_of(request), person_of(request)
    hub.check_open()
    wish = await body_of(request, daily.DailyWish)
    table = await _own_table(request, wish.day, wish.what)
    if wish.what not in hub.factory.games:
        raise ServerRefused(404, "no-such-table")
    key = wish.key or fresh_key()
    if not is_strong(key):
        raise ServerRefused(422, "weak-key")
    if hub.bars.keeps_out_person(person):
        raise ServerRefused(403, "barred")
    live = await found_live(hub, table)
    if live is None:
        hub.check_opening(address_of(request, hub.config), "")
        entries = await _begun(hub, table, structs.replace(wish, key=key), person, language_of(request))
        try:
            live = await hub.open_table(entries)
            hub.scribe.touch(live)
        except ServerRefused:
            # The same person was quicker elsewhere, or the store is down.
            live = await hub.table(table)
    # On another device the person's own key opens the seat.
    opens = next((one for one in (key, bearer_of(request)) if seat_of(live.table, one) is not None), None)
    if opens is None:
        raise ServerRefused(404, "no-such-table")
    return reply(http.Seated(table, seat_of(live.table, opens) or 0, opens, live.table.commitment), 201)


async def _own_table(request: Request, day: str, what: str) -> str:
    """The table in the address, if it is where this person may play the deal, today."""
    hub, table = hub_of(request), request.path_params["table"]
    if day != hub.calendar.today:
        raise ServerRefused(409, "day-over")
    if table != table_of(await hub.calendar.secret(day), day, what, person_of(request)):
        raise ServerRefused(404, "no-such-table")
    return str(table)


async def found_live(hub: Hub, table: str) -> LiveTable | None:
    """The table, if it was ever opened."""
    try:
        return await hub.table(table)
    except ServerRefused as refused:
        if refused.code != "no-such-table":
            raise
    return None


async def _begun(hub: Hub, table: str, wish: daily.DailyWish, person: str, language: str) -> list[Entry]:
    """The first entries of the journal, which are written together: opened, seated, dealt."""
    seats, deal = (
        min(hub.factory.games[wish.what].about.seat_counts),
        deal_of(await hub.calendar.secret(wish.day), wish.day, wish.what),
    )
    settings = Settings(wish.what, seats, language=language, memory_aid=True, chat=False, spectators=False)  # type: ignore[arg-type]  # one of ours
    level, regulars = level_on(wish.day, hub.house.levels), shuffle_personas(deal.name)[: seats - 1]
    await hub.factory.prepare(settings)
    asked, now = opening.Open(settings, [level] * (seats - 1), regulars), clock.now_ms()
    # Nobody is invited: the seat's key and the person's are the only doors.
    entries = opening.decide(asked, hub.house, table=table, invite=hashed(fresh_key()), now=now, shared=deal)
    begun = Table.replay(entries, hub.house)
    chair = sitting.Sit(wish.name, seat=0)
    for entry in sitting.decide(begun, chair, key=hashed(wish.key), person=person, now=now):
        begun.apply(entry)
        entries.append(entry)
    return [*entries, *starting.decide(begun, 0, starting.Start(""), now)]


async def answer(request: Request) -> Response:
    """The first order that somebody presents counts; whoever presents again is shown what they had."""
    hub, person = hub_of(request), person_of(request)
    hub.check_open()
    wish = await body_of(request, daily.PuzzleAnswer)
    table = await _own_table(request, wish.day, PUZZLE)
    if hub.bars.keeps_out_person(person):
        raise ServerRefused(403, "barred")
    puzzle = await hub.calendar.puzzle(wish.day)
    lead = puzzle.lead_of(wish.row)
    if lead is None:
        raise ServerRefused(422, "not-an-order")
    did = DealResult(lead == puzzle.best_lead, lead, lead, clock.wall_ms(), " ".join(wish.row))
    await hub.store.almanac.deals.answer(deal_name(wish.day, PUZZLE), table, person, did)
    return reply(await page_of(hub, wish.day, person))
