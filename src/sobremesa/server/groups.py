"""Groups: people who play together again and again, held together by a link.

Whoever has the group's key belongs to it: they see it, give it its name, and open and enter its tables. The founder, by
their own key, may take somebody out; the group then has another key.
"""

from __future__ import annotations

import secrets
from hashlib import sha256

from msgspec import json, structs
from starlette.requests import Request
from starlette.responses import Response

from sobremesa.kernel.state import NO_SEAT
from sobremesa.server import clock
from sobremesa.server.access import address_of, bearer_of, fresh_key, hashed, person_of
from sobremesa.server.api import body_of, hub_of, opened, reply
from sobremesa.server.errors import ServerRefused
from sobremesa.server.hub import NAME, Hub
from sobremesa.server.tournament import Founded
from sobremesa.store.feats import Feat
from sobremesa.store.groups import Group, Played, Score
from sobremesa.table import errors
from sobremesa.table.act import Entry
from sobremesa.table.acts import leave
from sobremesa.table.acts.open import Open
from sobremesa.table.status import from_outside
from sobremesa.table.table import Table
from sobremesa.wire import http

LONGEST_NAME = 40
MOST_RUNNING = 50
MOST_GAMES = 200


async def found(request: Request) -> Response:
    hub, founder = hub_of(request), person_of(request)
    hub.check_open()
    name = cleaned((await body_of(request, http.GroupWish)).name)
    hub.check_opening(address_of(request, hub.config), "")
    key = fresh_key()
    group = Group(secrets.token_hex(8), name, hashed(key), founder)
    await hub.store.almanac.groups.keep(group, clock.wall_ms())
    return reply(http.GroupOpened(group.group, key), 201)


async def show(request: Request) -> Response:
    return reply(await _page(hub_of(request), await group_of(request)))


async def rename(request: Request) -> Response:
    hub, group = hub_of(request), await group_of(request)
    name = cleaned((await body_of(request, http.GroupWish)).name)
    group = structs.replace(group, name=name)
    await hub.store.almanac.groups.keep(group, clock.wall_ms())
    return reply(await _page(hub, group))


async def open_table(request: Request) -> Response:
    """Its title is the group's name where it has none."""
    hub, group = hub_of(request), await group_of(request)
    hub.check_open()
    wish = await body_of(request, Open)
    wish.settings.check(hub.house.levels)
    hub.check_opening(address_of(request, hub.config), wish.settings.deck)
    titled = structs.replace(wish.settings, title=wish.settings.title or group.name)
    table = await opened(hub, structs.replace(wish, settings=titled), group=group.group, key=bearer_of(request))
    kept = structs.replace(group, settings=wish.settings, bots=list(wish.bots))
    await hub.store.almanac.groups.keep(kept, clock.wall_ms())
    return reply(table, 201)


async def free_seat(request: Request) -> Response:
    """Before the game begins: whoever sat there and does not come keeps nobody else from playing."""
    hub, given = hub_of(request), request.path_params["seat"]
    live = await hub.table(request.path_params["table"])
    group = await hub.store.almanac.groups.find(live.table.group) if live.table.group else None
    # For whoever has no such key the table says no more than of one that was never opened.
    if group is None or not secrets.compare_digest(group.key, hashed(bearer_of(request))):
        raise ServerRefused(404, "no-such-table")
    seat = int(given) if given in {str(number) for number in range(live.table.game.seats)} else NO_SEAT
    await live.act(lambda table, now: _freed(table, seat, now))
    return Response(status_code=204)


def _freed(table: Table, seat: int, now: int) -> list[Entry]:
    if table.status != "waiting":
        raise errors.RefusedAct("game-started")
    if seat == NO_SEAT:
        raise errors.RefusedAct("no-such-seat", seats=table.game.seats)
    return leave.decide(table, seat, leave.Leave(""), now) if table.seats[seat].taken else []


async def remove(request: Request) -> Response:
    hub = hub_of(request)
    group = await found_group(hub, request.path_params["group"])
    if not secrets.compare_digest(group.founder, person_of(request)):
        raise ServerRefused(403, "not-founder")
    persons = [score.person for score in await hub.store.almanac.groups.series(group.group)]
    others = [person for person in persons if person not in (group.founder, *group.removed)]
    gone = next((one for one in others if word_for(group, one) == request.path_params["member"]), None)
    if gone is None:
        raise ServerRefused(404, "no-such-member")
    key = fresh_key()
    changed = structs.replace(group, key=hashed(key), removed=[*group.removed, gone])
    await hub.store.almanac.groups.keep(changed, clock.wall_ms())
    return reply(http.GroupOpened(group.group, key))


async def found_group(hub: Hub, name: str) -> Group:
    group = await hub.store.almanac.groups.find(name) if NAME.fullmatch(name) else None
    if group is None:
        raise ServerRefused(404, "no-such-group")
    return group


async def group_of(request: Request) -> Group:
    """For whoever has its key; for others it does not even exist."""
    group = await found_group(hub_of(request), request.path_params["group"])
    if not secrets.compare_digest(group.key, hashed(bearer_of(request))):
        raise ServerRefused(404, "no-such-group")
    return group


def cleaned(name: str) -> str:
    words = " ".join(name.split())
    if not 0 < len(words) <= LONGEST_NAME or not words.isprintable():
        raise ServerRefused(422, "bad-group-name", longest=LONGEST_NAME)
    return words


def word_for(group: Group, person: str) -> str:
    """Nobody can tell from it who somebody is in another group."""
    return sha256(f"sobremesa member 1 {group.group} {person}".encode()).hexdigest()[:16] if person else ""


async def _page(hub: Hub, group: Group) -> http.GroupPage:
    groups = hub.store.almanac.groups
    hub.chronicle.look(group.group)
    games = [_without_removed(group, one) for one in await groups.played(group.group, MOST_GAMES)]
    return http.GroupPage(
        group=group.group,
        name=group.name,
        members=members_of(group, await groups.series(group.group), games),
        running=[from_outside(one) for one in await groups.running(group.group, MOST_RUNNING)],
        games=[http.GroupGame(one.result, [word_for(group, person) for person in one.persons]) for one in games],
        settings=group.settings,
        bots=group.bots,
        evenings=await groups.evenings(group.group),
        tournaments=[_tournament(*one) for one in await hub.store.almanac.tournaments.of_group(group.group)],
        records=[_record(group, one) for one in await hub.store.almanac.feats.greatest(group.group) if one.amount],
    )


def _tournament(name: str, told: str) -> http.GroupTournament:
    founded = json.decode(told, type=Founded)
    return http.GroupTournament(name, founded.name, founded.settings.game, founded.at)


def _record(group: Group, feat: Feat) -> http.GroupRecord:
    """Whoever was taken out keeps the record, and has no name."""
    is_gone = feat.person in group.removed
    return http.GroupRecord(
        game=feat.game,
        kind=feat.kind,
        amount=feat.amount,
        name="" if is_gone else feat.name,
        member="" if is_gone else word_for(group, feat.person),
        table=feat.table,
        number=feat.number,
        ended_at=feat.ended_at,
    )


def _without_removed(group: Group, game: Played) -> Played:
    return Played(game.result, ["" if person in group.removed else person for person in game.persons])


def members_of(group: Group, series: list[Score], games: list[Played]) -> list[http.GroupMember]:
    """Those with most wins first, by the name that they used last. A game with a stand-in counts: it was an evening all
    the same."""
    names: dict[str, str] = {}
    for game in games:
        for person, name in zip(game.persons, game.result.names, strict=True):
            names.setdefault(person, name)
    found = [
        http.GroupMember(
            member=word_for(group, one.person),
            name=names.get(one.person, one.name),
            games=one.games,
            wins=one.wins,
            latest_at=one.latest_at,
            is_founder=one.person == group.founder,
        )
        for one in series
        if one.person not in group.removed
    ]
    return sorted(found, key=lambda one: (-one.wins, one.games, one.name))
