"""The ASGI application: rate limit, bans, headers, start and stop."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path

from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.middleware.trustedhost import TrustedHostMiddleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from sobremesa.server import clock
from sobremesa.server.errors import ServerRefused
from sobremesa.server.http.access import address_of, is_our_proxy
from sobremesa.server.http.api import node_of, refusal
from sobremesa.server.http.assets import PAGE, shell_in, wants_page
from sobremesa.server.http.routes import routes
from sobremesa.server.node.game_factory import GameFactory
from sobremesa.server.node.server_node import ServerNode
from sobremesa.server.ops.config import Config
from sobremesa.server.ops.logs import log
from sobremesa.server.ops.plugin import MakePlugin, ServerApi
from sobremesa.server.people.catalog import FEATURES

ExceptionHandler = Callable[[Request, Exception], Awaitable[Response]]

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

PROBES = ("/healthz", "/readyz", "/livez")
# Paths with a handler; every other path is a file of the page, or nothing.
ANSWERED = ("/api/", "/lab/api/", "/t/", "/r/", "/schema.json", "/openapi.json")


class RateLimit:
    """Refuses addresses that ask too often or are banned. WebSockets are not checked here: the endpoint refuses
    them."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        request = Request(scope) if scope["type"] == "http" else None
        if request is not None and not _is_within_rate(request):
            await refusal(request, ServerRefused(429, "too-fast"))(scope, receive, send)
        elif request is not None and _is_banned(request):
            await refusal(request, ServerRefused(403, "barred"))(scope, receive, send)
        else:
            await self.app(scope, receive, send)


def _is_within_rate(request: Request) -> bool:
    node, path = node_of(request), request.scope["path"]
    address, now = address_of(request, node.config), node.loop.time()
    if path in PROBES:
        # A proxy that is refused would take the node for down, and send all clients away.
        return is_our_proxy(request, node.config) or node.addresses.may_probe(address, now)
    if path.startswith(ANSWERED):
        return node.addresses.may_ask(address, now)
    return node.addresses.may_see_page(address, now)


def _is_banned(request: Request) -> bool:
    """Files of the page are still served: the page tells the person that they are banned."""
    node = node_of(request)
    return request.scope["path"].startswith(ANSWERED) and node.bans.has_address(address_of(request, node.config))


class SecurityHeaders:
    """Adds the security headers to every answer, counts it, and writes one log line, without the query."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        started, path = clock.seconds(), scope["path"]

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                given = {name.lower() for name, _value in message["headers"]}
                message["headers"] += [(name, value) for name, value in HEADERS.items() if name not in given]
                if path.startswith(("/api", "/lab/api")) and b"cache-control" not in given:
                    message["headers"].append((b"cache-control", b"no-store"))
                status = message["status"]
                scope["app"].state.node.metrics.requests.labels(str(status)).inc()
                # Probes come every few seconds and are not worth a log line.
                if path not in PROBES:
                    milliseconds = round((clock.seconds() - started) * 1000, 1)
                    log("request", method=scope["method"], path=path[:100], status=status, ms=milliseconds)
            await send(message)

        await self.app(scope, receive, send_with_headers)


def not_found(folder: Path) -> ExceptionHandler:
    """The answer to an unknown path: a person gets the page, which says so; a program gets a refusal."""
    shell = shell_in(folder)

    async def answer(request: Request, _why: Exception) -> Response:
        refused = refusal(request, ServerRefused(404, "no-such-page"))
        return shell.not_found(request) if shell is not None and wants_page(request) else refused

    return answer


async def bad_method(request: Request, why: Exception) -> Response:
    answer = refusal(request, ServerRefused(405, "bad-method"))
    allowed = getattr(why, "headers", None) or {}
    if "Allow" in allowed:
        answer.headers["allow"] = allowed["Allow"]
    return answer


def create_app(config: Config, factory: GameFactory | None = None, make_plugin: MakePlugin | None = None) -> Starlette:
    server_api = ServerApi(config)
    plugin = make_plugin(server_api) if make_plugin else None

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        services = [feature.service for feature in FEATURES if feature.service is not None]
        node = await ServerNode.open(config, factory, extensions=FEATURES, services=services)
        app.state.node = server_api.node = node
        try:
            if plugin is not None:
                node.plugin_tables = plugin.tables
                await plugin.open()
            yield
        finally:
            if plugin is not None:
                await plugin.close()
            server_api.close()
            await node.close()

    middleware = [Middleware(SecurityHeaders)]
    if config.hosts:
        middleware.append(Middleware(TrustedHostMiddleware, allowed_hosts=list(config.hosts), www_redirect=False))
    middleware.append(Middleware(RateLimit))
    page = config.page or PAGE
    app = Starlette(
        routes=routes(page, plugin),
        middleware=middleware,
        exception_handlers={404: not_found(page), 405: bad_method},
        lifespan=lifespan,
    )
    # The redirect would lead to the host that the request names, which may be a strange one.
    app.router.redirect_slashes = False
    return app
