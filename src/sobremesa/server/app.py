"""The application: routes, headers, beginning and end."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from time import perf_counter

from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import BaseRoute, Route, WebSocketRoute
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from sobremesa.server import pages
from sobremesa.server.assets import PAGE, page_routes
from sobremesa.server.config import Config
from sobremesa.server.errors import Denied
from sobremesa.server.hub import Hub
from sobremesa.server.logs import log
from sobremesa.server.pages import page, problem
from sobremesa.server.socket import socket
from sobremesa.server.workshop import Workshop

POLICY = (
    "default-src 'self'; img-src 'self' data: blob:; style-src 'self' 'unsafe-inline'; object-src 'none'; "
    "base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
HEADERS = {
    b"content-security-policy": POLICY.encode(),
    b"x-content-type-options": b"nosniff",
    b"x-frame-options": b"DENY",
    b"referrer-policy": b"no-referrer",
    b"cross-origin-opener-policy": b"same-origin",
    b"cross-origin-resource-policy": b"same-origin",
    b"permissions-policy": b"camera=(), microphone=(), geolocation=(), payment=()",
}


class Envelope:
    """Around every answer: the headers that protect, a count, and one line in the log, without the query."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        started, path = perf_counter(), scope["path"]

        async def sealed(message: Message) -> None:
            if message["type"] == "http.response.start":
                given = {name.lower() for name, _value in message["headers"]}
                message["headers"] += [(name, value) for name, value in HEADERS.items() if name not in given]
                if path.startswith("/api") and b"cache-control" not in given:
                    message["headers"].append((b"cache-control", b"no-store"))
                status = message["status"]
                scope["app"].state.hub.metrics.requests.labels(str(status)).inc()
                if path != "/healthz":
                    milliseconds = round((perf_counter() - started) * 1000, 1)
                    log("request", method=scope["method"], path=path[:100], status=status, ms=milliseconds)
            await send(message)

        await self.app(scope, receive, sealed)


async def nothing(request: Request, _why: Exception) -> Response:
    return problem(request, Denied(404, "no-such-page"))


async def bad_method(request: Request, why: Exception) -> Response:
    answer = problem(request, Denied(405, "bad-method"))
    allowed = getattr(why, "headers", None) or {}
    if "Allow" in allowed:
        answer.headers["allow"] = allowed["Allow"]
    return answer


def routes(folder: Path) -> list[BaseRoute]:
    found: list[BaseRoute] = [
        Route("/healthz", pages.health),
        Route("/openapi.json", page(pages.describe)),
        Route("/schema.json", page(pages.schema)),
        Route("/api/games", page(pages.games)),
        Route("/api/tables", page(pages.tables), methods=["GET", "POST"]),
        Route("/api/tables/{table:str}", page(pages.show)),
        Route("/api/tables/{table:str}/seats", page(pages.sit), methods=["POST"]),
        Route("/api/tables/{table:str}/record", page(pages.record)),
        Route("/api/tables/{table:str}/replay", page(pages.replay)),
        Route("/api/qr", page(pages.qr), methods=["POST"]),
        WebSocketRoute("/ws/{table:str}", socket),
    ]
    # A table's link leads to the page, which reads the rest of it: what follows # never reaches a server.
    return [*found, *(page_routes(folder) or [Route("/", _plain)])]


async def _plain(_request: Request) -> Response:
    return PlainTextResponse("Sobremesa. /api/games /api/tables /openapi.json /schema.json /ws/{table}\n")


def create_app(config: Config, workshop: Workshop | None = None) -> Starlette:
    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        app.state.hub = await Hub.open(config, workshop)
        try:
            yield
        finally:
            await app.state.hub.close()

    return Starlette(
        routes=routes(config.page or PAGE),
        middleware=[Middleware(Envelope)],
        exception_handlers={404: nothing, 405: bad_method},
        lifespan=lifespan,
    )
