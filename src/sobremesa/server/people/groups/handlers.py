"""Groups: people who play together again and again, and share a link.

The group's key makes a person a member: members see the group, rename it, and open and enter its tables. The founder,
by their own key, may remove a member; the group then gets a new key.
"""

from __future__ import annotations

import secrets
from hashlib import sha256

from msgspec import json, structs
from starlette.requests import Request
from starlette.responses import Response

from sobremesa.kernel.state import NO_SEAT
from sobremesa.server import clock
from sobremesa.server.errors import ServerRefused
from sobremesa.server.http.access import address_of, bearer_of, person_of
from sobremesa.server.http.api import body_of, create_table, node_of, reply
from sobremesa.server.node.keys import fresh_key, hash_key
from sobremesa.server.node.server_node import NAME, ServerNode
from sobremesa.server.people.groups.feat_tables import Feat, Feats
from sobremesa.server.people.groups.record_keeper import RecordKeeper
from sobremesa.server.people.groups.tables import Group, GroupResult, Groups, Score
from sobremesa.server.people.tournaments.tables import Tournaments
from sobremesa.server.people.tournaments.tournament import Founded
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


async def create(request: Request) -> Response:
    node, founder = node_of(request), person_of(request)
    node.check_open()
    name = clean_title((await body_of(request, http.GroupWish)).name)
    node.check_opening(address_of(request, node.config), "")
    key = fresh_key()
    group = Group(secrets.token_hex(8), name, hash_key(key), founder)
    await Groups(node.store.database).keep(group, clock.wall_ms())
    return reply(http.GroupOpened(group.group, key), 201)


async def show(request: Request) -> Response:
    return reply(await _page(node_of(request), await group_of(request)))


async def rename(request: Request) -> Response:
    node, group = node_of(request), await group_of(request)
    name = clean_title((await body_of(request, http.GroupWish)).name)
    group = structs.replace(group, name=name)
    await Groups(node.store.database).keep(group, clock.wall_ms())
    return reply(await _page(node, group))


async def open_table(request: Request) -> Response:
    """A table without a title is named after the group."""
    node, group = node_of(request), await group_of(request)
    node.check_open()
    wish = await body_of(request, Open)
    wish.settings.check(node.host.levels)
    node.check_opening(address_of(request, node.config), wish.settings.deck)
    titled = structs.replace(wish.settings, title=wish.settings.title or group.name)
    table = await create_table(node, structs.replace(wish, settings=titled), group=group.group, key=bearer_of(request))
    kept = structs.replace(group, settings=wish.settings, bots=list(wish.bots))
    await Groups(node.store.database).keep(kept, clock.wall_ms())
    return reply(table, 201)


async def free_seat(request: Request) -> Response:
    """Before the game begins: a player who sat down and does not come must not keep the others from playing."""
    node, given = node_of(request), request.path_params["seat"]
    live = await node.table(request.path_params["table"])
    group = await Groups(node.store.database).find(live.table.group) if live.table.group else None
    # Without the group's key the answer is the same as for a table that was never opened.
    if group is None or not secrets.compare_digest(group.key, hash_key(bearer_of(request))):
        raise ServerRefused(404, "no-such-table")
    seat = int(given) if given in {str(number) for number in range(live.table.game.seats)} else NO_SEAT
    await live.act(lambda table, now: _decide_free(table, seat, now))
    return Response(status_code=204)


def _decide_free(table: Table, seat: int, now: int) -> list[Entry]:
    if table.status != "waiting":
        raise errors.RefusedAct("game-started")
    if seat == NO_SEAT:
        raise errors.RefusedAct("no-such-seat", seats=table.game.seats)
    return leave.decide(table, seat, leave.Leave(""), now) if table.seats[seat].taken else []


async def remove(request: Request) -> Response:
    node = node_of(request)
    group = await find_group(node, request.path_params["group"])
    if not secrets.compare_digest(group.founder, person_of(request)):
        raise ServerRefused(403, "not-founder")
    persons = [score.person for score in await Groups(node.store.database).series(group.group)]
    others = [person for person in persons if person not in (group.founder, *group.removed)]
    gone = next((one for one in others if word_for(group, one) == request.path_params["member"]), None)
    if gone is None:
        raise ServerRefused(404, "no-such-member")
    key = fresh_key()
    changed = structs.replace(group, key=hash_key(key), removed=[*group.removed, gone])
    await Groups(node.store.database).keep(changed, clock.wall_ms())
    return reply(http.GroupOpened(group.group, key))


async def find_group(node: ServerNode, name: str) -> Group:
    group = await Groups(node.store.database).find(name) if NAME.fullmatch(name) else None
    if group is None:
        raise ServerRefused(404, "no-such-group")
    return group


async def group_of(request: Request) -> Group:
    """For a request with its key; for others the group does not exist."""
    group = await find_group(node_of(request), request.path_params["group"])
    if not secrets.compare_digest(group.key, hash_key(bearer_of(request))):
        raise ServerRefused(404, "no-such-group")
    return group


def clean_title(name: str) -> str:
    words = " ".join(name.split())
    if not 0 < len(words) <= LONGEST_NAME or not words.isprintable():
        raise ServerRefused(422, "bad-group-name", longest=LONGEST_NAME)
    return words


def word_for(group: Group, person: str) -> str:
    """A name for a person in this group, which cannot be matched with their name in another group."""
    return sha256(f"sobremesa member 1 {group.group} {person}".encode()).hexdigest()[:16] if person else ""


async def _page(node: ServerNode, group: Group) -> http.GroupPage:
    groups = Groups(node.store.database)
    node.service(RecordKeeper).update(group.group)
    games = [_without_removed(group, one) for one in await groups.recent_games(group.group, MOST_GAMES)]
    return http.GroupPage(
        group=group.group,
        name=group.name,
        members=members_of(group, await groups.series(group.group), games),
        running=[from_outside(one) for one in await groups.running(group.group, MOST_RUNNING)],
        games=[http.GroupGame(one.result, [word_for(group, person) for person in one.persons]) for one in games],
        settings=group.settings,
        bots=group.bots,
        evenings=await groups.evenings(group.group),
        tournaments=[_tournament(*one) for one in await Tournaments(node.store.database).of_group(group.group)],
        records=[_record(group, one) for one in await Feats(node.store.database).greatest(group.group) if one.amount],
    )


def _tournament(name: str, told: str) -> http.GroupTournament:
    founded = json.decode(told, type=Founded)
    return http.GroupTournament(name, founded.name, founded.settings.game, founded.at)


def _record(group: Group, feat: Feat) -> http.GroupRecord:
    """A removed member keeps the record, without a name."""
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


def _without_removed(group: Group, game: GroupResult) -> GroupResult:
    return GroupResult(game.result, ["" if person in group.removed else person for person in game.persons])


def members_of(group: Group, series: list[Score], games: list[GroupResult]) -> list[http.GroupMember]:
    """Most wins first, each under the name that they used last. Games with a stand-in count too: the group played
    together all the same."""
    names: dict[str, str] = {}
    for game in games:
        for person, name in zip(game.persons, game.result.names, strict=True):
            names.setdefault(person, name)
    members = [
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
    return sorted(members, key=lambda one: (-one.wins, one.games, one.name))
