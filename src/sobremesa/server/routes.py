"""Where everything is: each address once, with what answers there and what it takes and gives."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import Any

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import BaseRoute, Route, WebSocketRoute

from sobremesa.server import api, guesses, reports, takeovers
from sobremesa.server import hindsight as after
from sobremesa.server.annex import Annex
from sobremesa.server.api import Handler, reply
from sobremesa.server.assets import page_routes
from sobremesa.server.endpoint import Endpoint
from sobremesa.server.handbook import handbook_routes
from sobremesa.server.openapi import Answer, openapi
from sobremesa.server.parameters import GAME, OBJECT, SEAT, STATUS, STEP, TEXT
from sobremesa.server.people_routes import PEOPLE
from sobremesa.server.socket import socket
from sobremesa.table.acts.open import Open
from sobremesa.table.acts.sit import Sit
from sobremesa.table.acts.take_over import AskSeat
from sobremesa.wire import hindsight, http
from sobremesa.wire.game_pack import GamePack


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
            (Answer(200, STATUS, "It does"), Answer(503, STATUS, "It does not")),
            handler=api.ready,
            is_probe=True,
        )
        for path in ("/healthz", "/readyz")
    ),
    Endpoint(
        "GET",
        "/livez",
        "Whether this node is alive, whatever its store does",
        (Answer(200, STATUS, "It is"),),
        handler=api.alive,
        is_probe=True,
    ),
    Endpoint("GET", "/openapi.json", "This document", (Answer(200, OBJECT, "OpenAPI"),), handler=describe),
    Endpoint(
        "GET",
        "/schema.json",
        "The messages of the WebSocket /ws/{table}, as JSON Schema",
        (Answer(200, OBJECT, "JSON Schema"),),
        handler=api.schema,
    ),
    Endpoint(
        "GET",
        "/api/games",
        "The games that can be played here",
        (Answer(200, http.GameList, "Games"),),
        handler=api.games,
    ),
    Endpoint(
        "GET",
        "/api/games/{game}",
        "All that a client needs to draw and tell a game",
        (Answer(200, GamePack, "Texts, cards, vocabulary and rules"),),
        handler=api.game_pack,
    ),
    Endpoint(
        "GET",
        "/api/tables",
        "The public tables",
        (Answer(200, http.TableList, "Tables"),),
        handler=api.tables,
    ),
    Endpoint(
        "POST",
        "/api/tables",
        "Open a table",
        (Answer(201, http.Opened, "Opened"),),
        takes=Open,
        handler=api.open_table,
    ),
    Endpoint(
        "GET",
        "/api/tables/{table}",
        "A table, from its door",
        (Answer(200, http.TableDetails, "The table"),),
        may_need_key=True,
        handler=api.show,
    ),
    Endpoint(
        "POST",
        "/api/tables/{table}/seats",
        "Sit down",
        (Answer(201, http.Seated, "Seated"),),
        takes=Sit,
        handler=api.sit,
    ),
    Endpoint(
        "POST",
        "/api/tables/{table}/takeovers",
        "Ask, as a watcher, for a seat that a bot plays or that is offered; those who sit there answer",
        (Answer(201, http.AskedSeat, "Everybody has agreed"), Answer(202, http.AskedSeat, "They are asked")),
        takes=AskSeat,
        handler=takeovers.ask,
    ),
    Endpoint(
        "DELETE",
        "/api/tables/{table}/takeovers",
        "Do not ask for the seat any more, by the key that it was asked for with",
        (Answer(204, None, "Withdrawn"),),
        may_need_key=True,
        handler=takeovers.withdrawn,
    ),
    Endpoint(
        "GET",
        "/api/tables/{table}/record",
        "The record of a finished game, with the proof that it was fair",
        (Answer(200, TEXT, "A record", "text/plain"),),
        query=(GAME,),
        may_need_key=True,
        handler=after.record,
    ),
    Endpoint(
        "GET",
        "/api/tables/{table}/replay",
        "A finished game, step by step",
        (Answer(200, http.Replay, "Steps"),),
        query=(GAME, SEAT),
        may_need_key=True,
        handler=after.replay,
    ),
    Endpoint(
        "POST",
        "/api/tables/{table}/reports",
        "Report somebody at the table, or the table, to whoever runs the server, by a seat's key",
        (Answer(204, None, "Written down"),),
        takes=http.ReportRequest,
        may_need_key=True,
        handler=reports.report,
    ),
    Endpoint(
        "GET",
        "/api/tables/{table}/look-back",
        "What a seat of a finished game could believe at each step, and how the chances stood",
        (Answer(200, hindsight.LookBack, "Beliefs and chances"),),
        query=(GAME, SEAT),
        may_need_key=True,
        handler=after.look_back,
    ),
    Endpoint(
        "GET",
        "/api/tables/{table}/advice",
        "What the strongest bot would have done at a step of a finished game",
        (Answer(200, hindsight.Advised, "Moves"),),
        query=(GAME, STEP),
        may_need_key=True,
        handler=after.advice,
    ),
    Endpoint(
        "PUT",
        "/api/tables/{table}/guesses",
        "Guess, as a watcher, which seat is on which team; nobody is told before the end",
        (Answer(200, hindsight.Guesser, "Kept"),),
        takes=hindsight.GuessWish,
        handler=guesses.guess,
    ),
    Endpoint(
        "GET",
        "/api/tables/{table}/guesses",
        "What watchers of a finished game had guessed, and how good it was",
        (Answer(200, hindsight.GuessList, "Guesses, the best first"),),
        query=(GAME,),
        may_need_key=True,
        handler=guesses.guessed,
    ),
    Endpoint(
        "POST",
        "/api/qr",
        "A link as a QR code",
        (Answer(200, TEXT, "A drawing", "image/svg+xml"),),
        takes=http.QrRequest,
        handler=api.qr,
    ),
    *PEOPLE,
)


def routes(folder: Path, annex: Annex | None = None) -> list[BaseRoute]:
    """``folder`` is where the page was built. What an annex answers is told by its own documents, not by OpenAPI."""
    by_path: dict[str, dict[str, Handler]] = {}
    for found in ENDPOINTS:
        by_path.setdefault(found.path, {})[found.method] = found.answer
    answered = [_route(path, by_method) for path, by_method in by_path.items()]
    # A table's link leads to the page, which reads the rest of it: what follows # never reaches a server.
    page = page_routes(folder, annex.addresses if annex else ()) or [Route("/", _plain)]
    beside = annex.routes if annex else []
    return [*answered, WebSocketRoute("/ws/{table:str}", socket), *beside, *handbook_routes(), *page]


def _route(path: str, by_method: dict[str, Handler]) -> Route:
    async def answer(request: Request) -> Response:
        return await by_method["GET" if request.method == "HEAD" else request.method](request)

    return Route(re.sub(r"{(\w+)}", r"{\1:str}", path), answer, methods=list(by_method))


async def _plain(_request: Request) -> Response:
    return PlainTextResponse("Sobremesa. /api/games /api/tables /openapi.json /schema.json /ws/{table}\n")
