"""Before anything is answered over HTTP: how often an address may ask."""

from __future__ import annotations

from starlette.requests import Request
from starlette.types import ASGIApp, Receive, Scope, Send

from sobremesa.server.access import address_of, is_our_proxy
from sobremesa.server.api import hub_of, refusal
from sobremesa.server.errors import Refused

PROBES = ("/healthz", "/readyz", "/livez")
# What is answered by hand; everything else is a file of the page, or nothing.
ANSWERED = ("/api/", "/lab/api/", "/t/", "/r/", "/schema.json", "/openapi.json")


class Admission:
    """Handshakes of WebSockets are not here: they are refused where they are answered."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        request = Request(scope) if scope["type"] == "http" else None
        if request is not None and not _may_come_in(request):
            await refusal(request, Refused(429, "too-fast"))(scope, receive, send)
        elif request is not None and _is_kept_out(request):
            await refusal(request, Refused(403, "barred"))(scope, receive, send)
        else:
            await self.app(scope, receive, send)


def _may_come_in(request: Request) -> bool:
    hub, path = hub_of(request), request.scope["path"]
    address, now = address_of(request, hub.config), hub.loop.time()
    if path in PROBES:
        # A proxy that is refused would believe that the node is down, and send everybody away.
        return is_our_proxy(request, hub.config) or hub.addresses.may_probe(address, now)
    if path.startswith(ANSWERED):
        return hub.addresses.may_ask(address, now)
    return hub.addresses.may_see_page(address, now)


def _is_kept_out(request: Request) -> bool:
    """The page itself is shown: it says why nothing else is."""
    hub = hub_of(request)
    return request.scope["path"].startswith(ANSWERED) and hub.bars.keeps_out(address_of(request, hub.config))
