"""HTTP endpoints to open, list and join tables. Play itself goes over the WebSocket."""

from __future__ import annotations

import io
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

from msgspec import DecodeError, ValidationError, json
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response

from sobremesa.kernel.errors import SobremesaError
from sobremesa.server import clock
from sobremesa.server.errors import ServerRefused
from sobremesa.server.http.access import address_of, bearer_of, check_origin, language_of
from sobremesa.server.node.keys import check_guest, fresh_key, fresh_table, hash_key, hash_person, is_strong, seat_of
from sobremesa.server.node.listing import details_of, summary_of
from sobremesa.server.node.live_table import LiveTable
from sobremesa.server.node.server_node import ServerNode
from sobremesa.server.ops.logs import log_failure
from sobremesa.store.store import StoreDown
from sobremesa.table.acts import open as opening
from sobremesa.table.acts import sit as sitting
from sobremesa.table.acts import take_over, withdraw
from sobremesa.table.errors import code_of
from sobremesa.wire import http
from sobremesa.wire import messages as m
from sobremesa.wire.game_list import game_list
from sobremesa.wire.game_pack import pack_of
from sobremesa.wire.schema import json_schema

MOST_LISTED = 100
SICK_SECONDS = 10.0

T = TypeVar("T")
Handler = Callable[[Request], Awaitable[Response]]


def node_of(request: Request) -> ServerNode:
    node: ServerNode = request.app.state.node
    return node


def endpoint(inner: Handler) -> Handler:
    """Wraps every handler: checks the origin of a change before it, and turns refusals and errors into answers after
    it."""

    async def outer(request: Request) -> Response:
        node = node_of(request)
        try:
            if request.method not in ("GET", "HEAD"):
                check_origin(request, node.config)
            return await inner(request)
        except StoreDown:
            return refusal(request, ServerRefused(503, "try-again"))
        except SobremesaError as refused:
            return refusal(request, refused)
        except ClientDisconnect:
            return Response(status_code=400)  # the client has gone
        except Exception:  # noqa: BLE001  # the last resort: logged, counted, and answered without details
            log_failure("request failed", path=request.url.path[:100])
            node.metrics.failures.inc()
            return refusal(request, ServerRefused(500, "broken"))

    return outer


def refusal(request: Request, refused: SobremesaError) -> Response:
    node_of(request).metrics.refused.labels(code_of(refused)).inc()
    return denial(refused, language_of(request))


def denial(refused: SobremesaError, language: str) -> Response:
    code = code_of(refused)
    # A plugin has refusals of its own, which have a status as ours do.
    status = getattr(refused, "status", 409 if code != "bad-request" else 422)
    headers = {"retry-after": "1"} if status in (429, 503) else {}
    return reply(m.Refusal(code, refused.say(language)), status, headers)


def reply(value: Any, status: int = 200, headers: dict[str, str] | None = None) -> Response:
    return Response(json.encode(value), status, headers, media_type="application/json")


async def body_of(request: Request, kind: type[T]) -> T:
    largest = node_of(request).config.limits.body_bytes
    if request.headers.get("content-type", "").partition(";")[0].strip().lower() != "application/json":
        raise ServerRefused(415, "not-json")
    data = bytearray()
    async for chunk in request.stream():
        data += chunk
        if len(data) > largest:
            raise ServerRefused(413, "too-large", largest=largest)
    try:
        return json.decode(bytes(data), type=kind)
    except (ValidationError, DecodeError, UnicodeDecodeError, RecursionError) as why:
        raise ServerRefused(400, "bad-request", why=str(why)[:200]) from None


async def table_of(request: Request) -> tuple[LiveTable, int | None]:
    """The table, if the request may see it: by a seat's key, by the invitation, or because the table is public."""
    live = await node_of(request).table(request.path_params["table"])
    key = bearer_of(request)
    seat = seat_of(live.table, key)
    if seat is None:
        check_guest(live.table, key)
    return live, seat


# The answers.


async def alive(request: Request) -> Response:
    """A node that answers at all is alive."""
    return reply({"status": "ok", "node": node_of(request).name})


async def ready(request: Request) -> Response:
    """Whether moves can be written. ``SICK_SECONDS`` after one could not, a test write decides: not at once, because
    the little it takes may fit on a disk where a move does not."""
    node, status = node_of(request), "ok"
    try:
        await node.store.check()
    except StoreDown:
        status = "store is down"
    if node.store.failed_at is not None and node.loop.time() - node.store.failed_at < SICK_SECONDS:
        status = "nothing can be written"
    elif node.waits_for_disk:
        status = "nothing is being written"
    elif node.store.failed_at is not None and status == "ok":
        try:
            await node.store.check_writing()
        except StoreDown:
            status = "nothing can be written"
    if node.closing:
        status = "going down"
    return reply({"status": status, "node": node.name}, 200 if status == "ok" else 503)


async def schema(_request: Request) -> Response:
    return reply(json_schema())


async def games(request: Request) -> Response:
    node, language = node_of(request), language_of(request)
    kinds = node.factory.games.values()
    return reply(game_list(kinds, language, node.factory.levels))


async def game_pack(request: Request) -> Response:
    games, name = node_of(request).factory.games, request.path_params["game"]
    if name not in games:
        raise ServerRefused(404, "no-such-game", game=name[:40], allowed=", ".join(games))
    return reply(pack_of(games[name]))


async def tables(request: Request) -> Response:
    listings = await node_of(request).store.public_tables(MOST_LISTED)
    return reply(http.TableList([summary_of(listing) for listing in listings]))


async def open_table(request: Request) -> Response:
    node = node_of(request)
    node.check_open()
    wish = await body_of(request, opening.Open)
    # Checked before its deck is read, which may take a while and happens beside the event loop.
    wish.settings.check(node.host.levels)
    node.check_opening(address_of(request, node.config), wish.settings.deck)
    return reply(await create_table(node, wish), 201)


async def create_table(node: ServerNode, wish: opening.Open, *, group: str = "", key: str = "") -> http.Opened:
    """Opens a table; the caller has checked that the client may. The invitation to a group's table is the group's
    key."""
    await node.factory.prepare(wish.settings)
    invite = "" if wish.settings.public else key or fresh_key()
    hidden, now, table = hash_key(invite) if invite else "", clock.now_ms(), fresh_table()
    live = await node.open_table(opening.decide(wish, node.host, table=table, invite=hidden, now=now, group=group))
    return http.Opened(live.table.id, invite, live.table.commitment)


async def show(request: Request) -> Response:
    live, seat = await table_of(request)
    return reply(details_of(live.table, seat))


async def sit(request: Request) -> Response:
    node = node_of(request)
    wish = await body_of(request, sitting.Sit)
    live = await node.table(request.path_params["table"])
    key = wish.key or fresh_key()
    if not is_strong(key) or (wish.person and not is_strong(wish.person)):
        raise ServerRefused(422, "weak-key")
    seat = seat_of(live.table, key)
    if seat is None:
        check_guest(live.table, wish.invite)
        person = hash_person(wish.person) if wish.person else ""
        if node.bans.has_person(person):
            raise ServerRefused(403, "barred")
        await live.act(lambda table, now: sitting.decide(table, wish, key=hash_key(key), person=person, now=now))
        seat = seat_of(live.table, key)
    assert seat is not None
    return reply(http.Seated(live.table.id, seat, key, live.table.commitment), 201)


async def ask_seat(request: Request) -> Response:
    """Asking again with the same key changes nothing, and says how the request stands."""
    node = node_of(request)
    wish = await body_of(request, take_over.AskSeat)
    live = await node.table(request.path_params["table"])
    if not is_strong(wish.key) or (wish.person and not is_strong(wish.person)):
        raise ServerRefused(422, "weak-key")
    seat = seat_of(live.table, wish.key)
    if seat is None:
        check_guest(live.table, wish.invite)
        check_no_playtest(node, live)
        person = hash_person(wish.person) if wish.person else ""
        if node.bans.has_person(person) or node.bans.has_address(address_of(request, node.config)):
            raise ServerRefused(403, "barred")
        key = hash_key(wish.key)
        await live.act(lambda table, now: take_over.decide_ask(table, wish, key=key, person=person, now=now))
        seat = seat_of(live.table, wish.key)
    is_seated = seat is not None
    answer = http.AskedSeat(live.table.id, wish.seat if seat is None else seat, wish.key, seated=is_seated)
    return reply(answer, 201 if is_seated else 202)


async def withdraw_wish(request: Request) -> Response:
    """By the key that the seat was asked for with."""
    live = await node_of(request).table(request.path_params["table"])
    key = hash_key(bearer_of(request))
    if take_over.takeover_asked_by(live.table, key) is None:
        # Without such a key the answer is the same as for a table that was never opened.
        raise ServerRefused(404, "no-such-table")
    await live.act(lambda table, now: withdraw.decide(table, key=key, now=now))
    return Response(status_code=204)


def check_no_playtest(node: ServerNode, live: LiveTable) -> None:
    """The designer who tests a deck wants to hear from those who played the whole game."""
    if live.table.id in node.plugin_tables():
        raise ServerRefused(409, "takeover-playtest")


async def qr(request: Request) -> Response:
    """A QR code of a link. The link comes in the body, so that no log keeps it."""
    node, wish = node_of(request), await body_of(request, http.QrRequest)
    drawn = await node.jobs.run(address_of(request, node.config), draw_qr, wish.text)
    return Response(drawn, media_type="image/svg+xml")


def draw_qr(text: str) -> bytes:
    import segno

    drawn = io.BytesIO()
    segno.make(text, micro=False).save(drawn, kind="svg", scale=4, xmldecl=False)
    return drawn.getvalue()
