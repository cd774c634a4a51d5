"""The season's tables: those of the whole server are public, a group's need its key.

People appear under the names that they played with, and with nothing that identifies them elsewhere. The server's
tables list only those who sat at a public table.
"""

from __future__ import annotations

import re

from starlette.requests import Request
from starlette.responses import Response

from sobremesa.server import clock
from sobremesa.server.errors import ServerRefused
from sobremesa.server.http.access import bearer_of, person_of
from sobremesa.server.http.api import node_of, reply
from sobremesa.server.node.server_node import ServerNode
from sobremesa.server.people.groups.handlers import group_of
from sobremesa.server.people.seasons.tables import BOT, Ladder, PointInTime, Rated, Ratings, ladder_of, season_of
from sobremesa.wire.season import RatedDay, RatedPlayer, SeasonLadder, SeasonPage

MOST_LISTED = 100
MOST_DAYS = 200
SEASON = re.compile(r"20\d\d-[1-4]")
KINDS = {"two": False, "many": True}


async def show(request: Request) -> Response:
    """With a person's key the page marks that person."""
    person = person_of(request) if bearer_of(request) else ""
    return reply(await _page(request, scope="", name="", person=person))


async def show_group(request: Request) -> Response:
    group = await group_of(request)
    return reply(await _page(request, scope=group.group, name=group.name, person="", removed=group.removed))


async def _page(
    request: Request, *, scope: str, name: str, person: str, removed: list[str] | tuple[str, ...] = ()
) -> SeasonPage:
    node, game = node_of(request), request.path_params["game"]
    if game not in node.factory.games:
        raise ServerRefused(404, "no-such-game", game=game[:40], allowed=", ".join(node.factory.games))
    now = season_of(clock.wall_ms())
    season = request.query_params.get("season", "") or now
    if not SEASON.fullmatch(season):
        raise ServerRefused(400, "bad-request", why="season: 2026-1")
    ratings = Ratings(node.store.database)
    firsts = [await ratings.first_season(scope, ladder_of(game, many=many)) for many in KINDS.values()]
    ladders = [
        await _ladder(node, kind, Ladder(scope, ladder_of(game, many=many), season), person, removed)
        for kind, many in KINDS.items()
    ]
    return SeasonPage(
        game=game,
        season=season,
        seasons=seasons_between(min((first for first in firsts if first), default=now), now),
        name=name,
        ladders=[ladder for ladder in ladders if ladder.players or ladder.you or ladder.history],
    )


async def _ladder(
    node: ServerNode, kind: str, ladder: Ladder, person: str, removed: list[str] | tuple[str, ...]
) -> SeasonLadder:
    ratings = Ratings(node.store.database)
    listed = [one for one in await ratings.table(ladder, MOST_LISTED) if one.player not in removed]
    players = [_line(one, place, person) for place, one in enumerate(listed, start=1)]
    history = await ratings.history(ladder.scope, ladder.ladder, person, MOST_DAYS) if person else []
    you = next((line for line in players if line.is_you), None)
    own = next((point.rated for point in history if point.season == ladder.season), None)
    if you is None and own is not None:
        # A player without a public name has no place in the list.
        you = _line(own, 1 + await ratings.ahead(ladder, own.low) if own.name else 0, person)
    return SeasonLadder(kind, players, you, [_point(point) for point in reversed(history)])


def _line(one: Rated, place: int, person: str) -> RatedPlayer:
    level = one.player.removeprefix(BOT) if one.player.startswith(BOT) else ""
    return RatedPlayer(
        place=place,
        name=one.name,
        level=level,
        rating=round(one.rating),
        low=round(one.low),
        high=round(one.high),
        games=one.games,
        wins=one.wins,
        is_you=bool(person) and one.player == person,
    )


def _point(point: PointInTime) -> RatedDay:
    one = point.rated
    return RatedDay(point.season, one.day, round(one.rating), round(one.low), round(one.high))


def seasons_between(first: str, last: str) -> list[str]:
    """The latest first."""
    begun, ended = _quarters(first), max(_quarters(first), _quarters(last))
    return [f"{number // 4}-{number % 4 + 1}" for number in range(ended, begun - 1, -1)]


def _quarters(season: str) -> int:
    year, quarter = season.split("-")
    return 4 * int(year) + int(quarter) - 1
