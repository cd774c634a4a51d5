"""The deal of the day: the same for all players against the same personas, once for each person.

The id of a person's table is derived from the day's secret and the person's key, so there is one table, at every node
and however often they ask. The result is derived from its journal.
"""

from __future__ import annotations

from msgspec import structs
from starlette.requests import Request
from starlette.responses import Response

from sobremesa.games.catalog import PUZZLE_GAME
from sobremesa.server import clock
from sobremesa.server.errors import ServerRefused
from sobremesa.server.http.access import address_of, bearer_of, language_of, person_of
from sobremesa.server.http.api import body_of, node_of, reply
from sobremesa.server.node.keys import fresh_key, hash_key, is_strong, seat_of
from sobremesa.server.node.live_table import LiveTable
from sobremesa.server.node.server_node import ServerNode
from sobremesa.server.people.daily.calendar import (
    PUZZLE,
    Calendar,
    day_after,
    deal_name,
    deal_of,
    ends_at,
    is_day,
    level_on,
    table_of,
)
from sobremesa.server.people.daily.tables import DealResult, Deals, Tally
from sobremesa.table.act import Entry
from sobremesa.table.acts import open as opening
from sobremesa.table.acts import sit as sitting
from sobremesa.table.acts import start as starting
from sobremesa.table.fairness import commitment
from sobremesa.table.personas import shuffle_personas
from sobremesa.table.settings import Settings
from sobremesa.table.table import Table
from sobremesa.wire import daily, http


def deals_of(node: ServerNode) -> list[str]:
    """What is dealt each day: every game of this server, and the puzzle."""
    games = list(node.factory.games)
    return [*games, PUZZLE] if PUZZLE_GAME in games else games


# The page.


async def show(request: Request) -> Response:
    node = node_of(request)
    person = person_of(request) if bearer_of(request) else ""
    day = request.query_params.get("day", node.service(Calendar).today)
    if not is_day(day) or day > node.service(Calendar).today:
        # The same answer for a day to come as for one without deals.
        raise ServerRefused(404, "no-such-day")
    return reply(await page_of(node, day, person))


async def page_of(node: ServerNode, day: str, person: str) -> daily.DailyPage:
    secret, before = await node.service(Calendar).secret(day), day_after(day, -1)
    ends_in = max(0, ends_at(day) - clock.wall_ms())
    deals = [await _deal(node, secret, day, what, person, is_over=not ends_in) for what in deals_of(node)]
    puzzle = next((deal for deal in deals if deal.what == PUZZLE), None)
    promises: list[daily.DailyPromise] = []
    if ends_in:
        coming, tomorrow = day_after(day), await node.service(Calendar).secret(day_after(day))
        promises = [
            daily.DailyPromise(what, commitment(deal_of(tomorrow, coming, what).secret)) for what in deals_of(node)
        ]
    return daily.DailyPage(
        day=day,
        before=before if await node.service(Calendar).has(before) else "",
        ends_in=ends_in,
        deals=deals,
        puzzle=await _puzzle(node, day, person, puzzle) if puzzle else None,
        next=promises,
    )


async def _deal(node: ServerNode, secret: str, day: str, what: str, person: str, *, is_over: bool) -> daily.DailyDeal:
    deal, kept = deal_of(secret, day, what), Deals(node.store.database)
    table = table_of(secret, day, what, person) if person else ""
    own = await kept.own(deal.name, person) if person else None
    counts = own is not None and own.ended_at < ends_at(day)
    status = "new"
    if own is not None:
        status = "done" if counts else "uncounted"
    elif table and what != PUZZLE:
        status = {"": "new", "over": "uncounted"}.get(await kept.status(table), "playing")
    # A person who has not finished must learn nothing about the deal from the results of others.
    tallies = await kept.spread(deal.name, ends_at(day)) if is_over or own is not None else None
    seats = 1 if what == PUZZLE else min(node.factory.games[what].about.seat_counts)
    return daily.DailyDeal(
        what=what,
        game=PUZZLE_GAME if what == PUZZLE else what,
        level="" if what == PUZZLE else level_on(day, node.host.levels),
        regulars=shuffle_personas(deal.name)[: seats - 1],
        seats=seats,
        commitment=commitment(deal.secret),
        secret=deal.secret if is_over else "",
        table=table,
        status=status,
        you=_own_result(own, tallies, counts=counts) if own is not None and tallies is not None else None,
        tallies=None if tallies is None else [daily.DailyTally(one.won, one.lead, one.count) for one in tallies],
    )


def _own_result(own: DealResult, tallies: list[Tally], *, counts: bool) -> daily.DailyResult:
    better = sum(one.count for one in tallies if (one.won, one.lead) > (own.won, own.lead))
    place, players = (better + 1 if counts else 0), sum(one.count for one in tallies)
    return daily.DailyResult(own.won, own.points, own.lead, place, players)


async def _puzzle(node: ServerNode, day: str, person: str, deal: daily.DailyDeal) -> daily.DailyPuzzle:
    puzzle, is_told = await node.service(Calendar).puzzle(day), deal.tallies is not None
    own = await Deals(node.store.database).own(deal_name(day, PUZZLE), person) if person else None
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
    """Seats a person at their own table of the deal, where they begin or go on."""
    node, person = node_of(request), person_of(request)
    node.check_open()
    wish = await body_of(request, daily.DailyWish)
    table = await _own_table(request, wish.day, wish.what)
    if wish.what not in node.factory.games:
        raise ServerRefused(404, "no-such-table")
    key = wish.key or fresh_key()
    if not is_strong(key):
        raise ServerRefused(422, "weak-key")
    if node.bans.has_person(person):
        raise ServerRefused(403, "barred")
    live = await find_live_table(node, table)
    if live is None:
        node.check_opening(address_of(request, node.config), "")
        entries = await _opening_entries(node, table, structs.replace(wish, key=key), person, language_of(request))
        try:
            live = await node.open_table(entries)
            node.projector.mark_changed(live)
        except ServerRefused:
            # The same person opened it on another device, or the store is down.
            live = await node.table(table)
    # On another device the person's key opens the seat.
    opens = next((one for one in (key, bearer_of(request)) if seat_of(live.table, one) is not None), None)
    if opens is None:
        raise ServerRefused(404, "no-such-table")
    return reply(http.Seated(table, seat_of(live.table, opens) or 0, opens, live.table.commitment), 201)


async def _own_table(request: Request, day: str, what: str) -> str:
    """The table in the address, if it is this person's table for a deal of today."""
    node, table = node_of(request), request.path_params["table"]
    if day != node.service(Calendar).today:
        raise ServerRefused(409, "day-over")
    if table != table_of(await node.service(Calendar).secret(day), day, what, person_of(request)):
        raise ServerRefused(404, "no-such-table")
    return str(table)


async def find_live_table(node: ServerNode, table: str) -> LiveTable | None:
    """The table, or None if it was never opened."""
    try:
        return await node.table(table)
    except ServerRefused as refused:
        if refused.code != "no-such-table":
            raise
    return None


async def _opening_entries(
    node: ServerNode, table: str, wish: daily.DailyWish, person: str, language: str
) -> list[Entry]:
    """The first entries of the journal, which are written together: open, sit, start."""
    seats, deal = (
        min(node.factory.games[wish.what].about.seat_counts),
        deal_of(await node.service(Calendar).secret(wish.day), wish.day, wish.what),
    )
    # A game whose rules have a memory aid is played without it: its deals are compared.
    aid = not any(option.shows_memory for option in node.factory.games[wish.what].about.option_kinds)
    settings = Settings(wish.what, seats, language=language, memory_aid=aid, chat=False, spectators=False)  # type: ignore[arg-type]  # one of ours
    level, regulars = level_on(wish.day, node.host.levels), shuffle_personas(deal.name)[: seats - 1]
    await node.factory.prepare(settings)
    asked, now = opening.Open(settings, [level] * (seats - 1), regulars), clock.now_ms()
    # Without an invitation: only the seat's key and the person's open the table.
    entries = opening.decide(asked, node.host, table=table, invite=hash_key(fresh_key()), now=now, shared=deal)
    begun = Table.replay(entries, node.host)
    chair = sitting.Sit(wish.name, seat=0)
    for entry in sitting.decide(begun, chair, key=hash_key(wish.key), person=person, now=now):
        begun.apply(entry)
        entries.append(entry)
    return [*entries, *starting.decide(begun, 0, starting.Start(""), now)]


async def answer(request: Request) -> Response:
    """The first answer of a person counts; a second one changes nothing and shows the first."""
    node, person = node_of(request), person_of(request)
    node.check_open()
    wish = await body_of(request, daily.PuzzleAnswer)
    table = await _own_table(request, wish.day, PUZZLE)
    if node.bans.has_person(person):
        raise ServerRefused(403, "barred")
    puzzle = await node.service(Calendar).puzzle(wish.day)
    lead = puzzle.lead_of(wish.row)
    if lead is None:
        raise ServerRefused(422, "not-an-order")
    did = DealResult(lead == puzzle.best_lead, lead, lead, clock.wall_ms(), " ".join(wish.row))
    await Deals(node.store.database).answer(deal_name(wish.day, PUZZLE), table, person, did)
    return reply(await page_of(node, wish.day, person))
