"""All routes: each address once, with its handler and the types that it takes and gives."""

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
    OBJECT,
    STATUS,
    TEXT,
    Endpoint,
    ResponseDoc,
    openapi,
)
from sobremesa.server.http.websocket import table_socket
from sobremesa.server.ops.plugin import Plugin
from sobremesa.server.people.catalog import FEATURES
from sobremesa.table.acts.open import Open
from sobremesa.table.acts.sit import Sit
from sobremesa.table.acts.take_over import AskSeat
from sobremesa.wire import http
from sobremesa.wire.game_pack import GamePack


@cache
def document() -> dict[str, Any]:
    """All endpoints as OpenAPI."""
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
        "Whether this node is alive, even if its store is not",
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
        "POST",
        "/api/qr",
        "A link as a QR code",
        (ResponseDoc(200, TEXT, "A drawing", "image/svg+xml"),),
        takes=http.QrRequest,
        handler=api.qr,
    ),
    *(endpoint for feature in FEATURES for endpoint in feature.endpoints),
)


def routes(folder: Path, plugin: Plugin | None = None) -> list[BaseRoute]:
    """``folder`` is where the page was built. OpenAPI does not describe the routes of a plugin."""
    by_path: dict[str, dict[str, Handler]] = {}
    for found in ENDPOINTS:
        by_path.setdefault(found.path, {})[found.method] = found.answer
    answered = [_route(path, by_method) for path, by_method in by_path.items()]
    # A table's link leads to the page, which reads the rest of it: the part after # never reaches a server.
    page = page_routes(folder, plugin.addresses if plugin else ()) or [Route("/", _plain)]
    beside = plugin.routes if plugin else []
    return [*answered, WebSocketRoute("/ws/{table:str}", table_socket), *beside, *handbook_routes(), *page]


def _route(path: str, by_method: dict[str, Handler]) -> Route:
    async def answer(request: Request) -> Response:
        return await by_method["GET" if request.method == "HEAD" else request.method](request)

    return Route(re.sub(r"{(\w+)}", r"{\1:str}", path), answer, methods=list(by_method))


async def _plain(_request: Request) -> Response:
    return PlainTextResponse("Sobremesa. /api/games /api/tables /openapi.json /schema.json /ws/{table}\n")
