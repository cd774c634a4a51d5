"""Where everything is: each address once, with what answers there and what it takes and gives."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import Any

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import BaseRoute, Route, WebSocketRoute

from sobremesa.server.http import api
from sobremesa.server.http.api import Handler, reply
from sobremesa.server.http.assets import page_routes
from sobremesa.server.http.handbook import handbook_routes
from sobremesa.server.http.openapi import (
    BEFORE,
    DAY,
    FILE,
    GAME,
    OBJECT,
    SEARCH,
    SEASON,
    SEAT,
    STATUS,
    STEP,
    TEXT,
    Endpoint,
    ResponseDoc,
    openapi,
)
from sobremesa.server.http.websocket import table_socket
from sobremesa.server.ops.plugin import Plugin
from sobremesa.server.people.daily import handlers as daily
from sobremesa.server.people.groups import handlers as groups
from sobremesa.server.people.guesses import handlers as guesses
from sobremesa.server.people.look_back import handlers as after
from sobremesa.server.people.my_games import handlers as my_games
from sobremesa.server.people.notices import handlers as notices
from sobremesa.server.people.reports import handlers as reports
from sobremesa.server.people.seasons import handlers as seasons
from sobremesa.server.people.tournaments import handlers as tournaments
from sobremesa.table.acts.open import Open
from sobremesa.table.acts.sit import Sit
from sobremesa.table.acts.take_over import AskSeat
from sobremesa.wire import hindsight, http
from sobremesa.wire.daily import DailyPage, DailyWish, PuzzleAnswer
from sobremesa.wire.game_pack import GamePack
from sobremesa.wire.season import SeasonPage
from sobremesa.wire.tournament import TournamentAct, TournamentOpened, TournamentPage, TournamentSeat, TournamentWish

PEOPLE = (
    Endpoint(
        "GET",
        "/api/mine",
        "The games of whoever has the key, running and finished",
        (ResponseDoc(200, http.MyGames, "Games"),),
        query=(SEARCH, BEFORE),
        may_need_key=True,
        handler=my_games.show,
    ),
    Endpoint(
        "DELETE",
        "/api/mine",
        "Forget whoever has the key: no list leads to their games any more",
        (ResponseDoc(204, None, "Forgotten"),),
        may_need_key=True,
        handler=my_games.forget,
    ),
    Endpoint(
        "GET",
        "/api/mine/records",
        "The records of all their finished games",
        (ResponseDoc(200, FILE, "A zip of records", "application/zip"),),
        may_need_key=True,
        handler=my_games.export,
    ),
    Endpoint(
        "GET",
        "/api/mine/notices",
        "How whoever has the key is told that it is their turn at a slow table",
        (ResponseDoc(200, http.Notices, "Ways and addresses"),),
        may_need_key=True,
        handler=notices.show,
    ),
    Endpoint(
        "PUT",
        "/api/mine/notices",
        "Say how; an address that could be somebody else's is sent a code",
        (ResponseDoc(200, http.Notices, "Ways and addresses"),),
        takes=http.NoticeWish,
        may_need_key=True,
        handler=notices.save,
    ),
    Endpoint(
        "POST",
        "/api/mine/notices/codes",
        "Give the code back",
        (ResponseDoc(200, http.Notices, "Ways and addresses"),),
        takes=http.Confirmation,
        may_need_key=True,
        handler=notices.confirm,
    ),
    Endpoint(
        "POST",
        "/api/groups",
        "Found a group, by a person's key",
        (ResponseDoc(201, http.GroupOpened, "Founded"),),
        takes=http.GroupWish,
        may_need_key=True,
        handler=groups.create,
    ),
    Endpoint(
        "GET",
        "/api/groups/{group}",
        "A group, its members, tables and games, by the group's key",
        (ResponseDoc(200, http.GroupPage, "The group"),),
        may_need_key=True,
        handler=groups.show,
    ),
    Endpoint(
        "PUT",
        "/api/groups/{group}",
        "Give the group another name, by its key",
        (ResponseDoc(200, http.GroupPage, "The group"),),
        takes=http.GroupWish,
        may_need_key=True,
        handler=groups.rename,
    ),
    Endpoint(
        "POST",
        "/api/groups/{group}/tables",
        "Open a table of the group, by its key: its settings are the house rules from then on",
        (ResponseDoc(201, http.Opened, "Opened"),),
        takes=Open,
        may_need_key=True,
        handler=groups.open_table,
    ),
    Endpoint(
        "DELETE",
        "/api/tables/{table}/seats/{seat}",
        "Free a seat at a group's table before the game begins, by the group's key",
        (ResponseDoc(204, None, "Free"),),
        may_need_key=True,
        handler=groups.free_seat,
    ),
    Endpoint(
        "DELETE",
        "/api/groups/{group}/members/{member}",
        "Take somebody out of the group, by the founder's own key: the group has another key from then on",
        (ResponseDoc(200, http.GroupOpened, "The new key"),),
        may_need_key=True,
        handler=groups.remove,
    ),
    Endpoint(
        "GET",
        "/api/season/{game}",
        "How strong the players of a game are in a season; by a person's key also how strong they are themselves",
        (ResponseDoc(200, SeasonPage, "Tables"),),
        query=(SEASON,),
        may_need_key=True,
        handler=seasons.show,
    ),
    Endpoint(
        "GET",
        "/api/groups/{group}/season/{game}",
        "The same from the games of a group, by the group's key",
        (ResponseDoc(200, SeasonPage, "Tables"),),
        query=(SEASON,),
        may_need_key=True,
        handler=seasons.show_group,
    ),
    Endpoint(
        "GET",
        "/api/daily",
        "The deals of a day; by a person's key also where they play them and how they did",
        (ResponseDoc(200, DailyPage, "Deals"),),
        query=(DAY,),
        may_need_key=True,
        handler=daily.show,
    ),
    Endpoint(
        "POST",
        "/api/tables/{table}/daily",
        "Play a deal of today at the table that the list of deals names for you, by a person's key",
        (ResponseDoc(201, http.Seated, "Seated"),),
        takes=DailyWish,
        may_need_key=True,
        handler=daily.play,
    ),
    Endpoint(
        "POST",
        "/api/tables/{table}/puzzle",
        "Answer the puzzle of today, once, by a person's key; the list of deals names the table",
        (ResponseDoc(200, DailyPage, "Deals"),),
        takes=PuzzleAnswer,
        may_need_key=True,
        handler=daily.answer,
    ),
    Endpoint(
        "POST",
        "/api/tournaments",
        "Found a tournament of games for two, by a person's key",
        (ResponseDoc(201, TournamentOpened, "Founded"),),
        takes=TournamentWish,
        may_need_key=True,
        handler=tournaments.create,
    ),
    Endpoint(
        "POST",
        "/api/tournaments/{tournament}",
        "Look at a tournament, join it, leave it, begin it or close a round, by a person's key and the tournament's",
        (ResponseDoc(200, TournamentPage, "Pairings and standings"),),
        takes=TournamentAct,
        may_need_key=True,
        handler=tournaments.act,
    ),
    Endpoint(
        "POST",
        "/api/tables/{table}/tournament",
        "Sit down at the table of your pairing, by a person's key",
        (ResponseDoc(201, http.Seated, "Seated"),),
        takes=TournamentSeat,
        may_need_key=True,
        handler=tournaments.sit,
    ),
)


@cache
def document() -> dict[str, Any]:
    """All of it as OpenAPI."""
    return openapi(ENDPOINTS)


async def describe(_request: Request) -> Response:
    return reply(document())


ENDPOINTS = (
    *(
        Endpoint(
            "GET",
            path,
            "Whether this node works and should be given work: its store answers, and moves can be written",
            (ResponseDoc(200, STATUS, "It does"), ResponseDoc(503, STATUS, "It does not")),
            handler=api.ready,
            is_probe=True,
        )
        for path in ("/healthz", "/readyz")
    ),
    Endpoint(
        "GET",
        "/livez",
        "Whether this node is alive, whatever its store does",
        (ResponseDoc(200, STATUS, "It is"),),
        handler=api.alive,
        is_probe=True,
    ),
    Endpoint("GET", "/openapi.json", "This document", (ResponseDoc(200, OBJECT, "OpenAPI"),), handler=describe),
    Endpoint(
        "GET",
        "/schema.json",
        "The messages of the WebSocket /ws/{table}, as JSON Schema",
        (ResponseDoc(200, OBJECT, "JSON Schema"),),
        handler=api.schema,
    ),
    Endpoint(
        "GET",
        "/api/games",
        "The games that can be played here",
        (ResponseDoc(200, http.GameList, "Games"),),
        handler=api.games,
    ),
    Endpoint(
        "GET",
        "/api/games/{game}",
        "All that a client needs to draw and tell a game",
        (ResponseDoc(200, GamePack, "Texts, cards, vocabulary and rules"),),
        handler=api.game_pack,
    ),
    Endpoint(
        "GET",
        "/api/tables",
        "The public tables",
        (ResponseDoc(200, http.TableList, "Tables"),),
        handler=api.tables,
    ),
    Endpoint(
        "POST",
        "/api/tables",
        "Open a table",
        (ResponseDoc(201, http.Opened, "Opened"),),
        takes=Open,
        handler=api.open_table,
    ),
    Endpoint(
        "GET",
        "/api/tables/{table}",
        "A table, from its door",
        (ResponseDoc(200, http.TableDetails, "The table"),),
        may_need_key=True,
        handler=api.show,
    ),
    Endpoint(
        "POST",
        "/api/tables/{table}/seats",
        "Sit down",
        (ResponseDoc(201, http.Seated, "Seated"),),
        takes=Sit,
        handler=api.sit,
    ),
    Endpoint(
        "POST",
        "/api/tables/{table}/takeovers",
        "Ask, as a watcher, for a seat that a bot plays or that is offered; those who sit there answer",
        (ResponseDoc(201, http.AskedSeat, "Everybody has agreed"), ResponseDoc(202, http.AskedSeat, "They are asked")),
        takes=AskSeat,
        handler=api.ask_seat,
    ),
    Endpoint(
        "DELETE",
        "/api/tables/{table}/takeovers",
        "Do not ask for the seat any more, by the key that it was asked for with",
        (ResponseDoc(204, None, "Withdrawn"),),
        may_need_key=True,
        handler=api.withdraw_wish,
    ),
    Endpoint(
        "GET",
        "/api/tables/{table}/record",
        "The record of a finished game, with the proof that it was fair",
        (ResponseDoc(200, TEXT, "A record", "text/plain"),),
        query=(GAME,),
        may_need_key=True,
        handler=after.record,
    ),
    Endpoint(
        "GET",
        "/api/tables/{table}/replay",
        "A finished game, step by step",
        (ResponseDoc(200, http.Replay, "Steps"),),
        query=(GAME, SEAT),
        may_need_key=True,
        handler=after.replay,
    ),
    Endpoint(
        "POST",
        "/api/tables/{table}/reports",
        "Report somebody at the table, or the table, to whoever runs the server, by a seat's key",
        (ResponseDoc(204, None, "Written down"),),
        takes=http.ReportRequest,
        may_need_key=True,
        handler=reports.report,
    ),
    Endpoint(
        "GET",
        "/api/tables/{table}/look-back",
        "What a seat of a finished game could believe at each step, and how the chances stood",
        (ResponseDoc(200, hindsight.LookBack, "Beliefs and chances"),),
        query=(GAME, SEAT),
        may_need_key=True,
        handler=after.look_back,
    ),
    Endpoint(
        "GET",
        "/api/tables/{table}/advice",
        "What the strongest bot would have done at a step of a finished game",
        (ResponseDoc(200, hindsight.Advised, "Moves"),),
        query=(GAME, STEP),
        may_need_key=True,
        handler=after.advice,
    ),
    Endpoint(
        "PUT",
        "/api/tables/{table}/guesses",
        "Guess, as a watcher, which seat is on which team; nobody is told before the end",
        (ResponseDoc(200, hindsight.Guesser, "Kept"),),
        takes=hindsight.GuessWish,
        handler=guesses.guess,
    ),
    Endpoint(
        "GET",
        "/api/tables/{table}/guesses",
        "What watchers of a finished game had guessed, and how good it was",
        (ResponseDoc(200, hindsight.GuessList, "Guesses, the best first"),),
        query=(GAME,),
        may_need_key=True,
        handler=guesses.show,
    ),
    Endpoint(
        "POST",
        "/api/qr",
        "A link as a QR code",
        (ResponseDoc(200, TEXT, "A drawing", "image/svg+xml"),),
        takes=http.QrRequest,
        handler=api.qr,
    ),
    *PEOPLE,
)


def routes(folder: Path, plugin: Plugin | None = None) -> list[BaseRoute]:
    """``folder`` is where the page was built. What an annex answers is told by its own documents, not by OpenAPI."""
    by_path: dict[str, dict[str, Handler]] = {}
    for found in ENDPOINTS:
        by_path.setdefault(found.path, {})[found.method] = found.answer
    answered = [_route(path, by_method) for path, by_method in by_path.items()]
    # A table's link leads to the page, which reads the rest of it: what follows # never reaches a server.
    page = page_routes(folder, plugin.addresses if plugin else ()) or [Route("/", _plain)]
    beside = plugin.routes if plugin else []
    return [*answered, WebSocketRoute("/ws/{table:str}", table_socket), *beside, *handbook_routes(), *page]


def _route(path: str, by_method: dict[str, Handler]) -> Route:
    async def answer(request: Request) -> Response:
        return await by_method["GET" if request.method == "HEAD" else request.method](request)

    return Route(re.sub(r"{(\w+)}", r"{\1:str}", path), answer, methods=list(by_method))


async def _plain(_request: Request) -> Response:
    return PlainTextResponse("Sobremesa. /api/games /api/tables /openapi.json /schema.json /ws/{table}\n")
