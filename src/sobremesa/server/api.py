"""What is answered over HTTP: tables are opened, found and joined here; play itself goes over the WebSocket."""

from __future__ import annotations

import io
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

from msgspec import DecodeError, ValidationError, json
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response

from sobremesa.kernel.errors import SobremesaError
from sobremesa.server import clock
from sobremesa.server.access import (
    address_of,
    bearer_of,
    check_guest,
    check_origin,
    fresh_key,
    fresh_table,
    hashed,
    hashed_person,
    is_strong,
    language_of,
    seat_of,
)
from sobremesa.server.errors import ServerRefused
from sobremesa.server.hub import Hub
from sobremesa.server.listing import details_of, summary_of
from sobremesa.server.live import LiveTable
from sobremesa.server.logs import log_failure
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


def hub_of(request: Request) -> Hub:
    hub: Hub = request.app.state.hub
    return hub


def endpoint(inner: Handler) -> Handler:
    """Around every answer: where a change may come from before, refusals and errors of ours after."""

    async def outer(request: Request) -> Response:
        hub = hub_of(request)
        try:
            if request.method not in ("GET", "HEAD"):
                check_origin(request, hub.config)
            return await inner(request)
        except StoreDown:
            return refusal(request, ServerRefused(503, "try-again"))
        except SobremesaError as refused:
            return refusal(request, refused)
        except ClientDisconnect:
            return Response(status_code=400)  # to nobody: whoever asked has gone
        except Exception:  # noqa: BLE001  # the last resort: logged, counted, and told without details
            log_failure("request failed", path=request.url.path[:100])
            hub.metrics.failures.inc()
            return refusal(request, ServerRefused(500, "broken"))

    return outer


def refusal(request: Request, refused: SobremesaError) -> Response:
    hub_of(request).metrics.refused.labels(code_of(refused)).inc()
    return denial(refused, language_of(request))


def denial(refused: SobremesaError, language: str) -> Response:
    code = code_of(refused)
    # A room that a node serves beside its tables has refusals of its own, with a status as ours have.
    status = getattr(refused, "status", 409 if code != "bad-request" else 422)
    headers = {"retry-after": "1"} if status in (429, 503) else {}
    return reply(m.Refusal(code, refused.say(language)), status, headers)


def reply(value: Any, status: int = 200, headers: dict[str, str] | None = None) -> Response:
    return Response(json.encode(value), status, headers, media_type="application/json")


async def body_of(request: Request, kind: type[T]) -> T:
    largest = hub_of(request).config.limits.body_bytes
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
    """The table, for whoever may see it: by a seat's key, by the invitation, or because it is public."""
    live = await hub_of(request).table(request.path_params["table"])
    key = bearer_of(request)
    seat = seat_of(live.table, key)
    if seat is None:
        check_guest(live.table, key)
    return live, seat


# The answers.


async def alive(request: Request) -> Response:
    """Whoever answers at all is."""
    return reply({"status": "ok", "node": hub_of(request).node})


async def ready(request: Request) -> Response:
    """Whether moves can be kept. Some time after one could not, it is tried whether anything can be written: the little
    that this takes may fit where a move does not."""
    hub, status = hub_of(request), "ok"
    try:
        await hub.store.check()
    except StoreDown:
        status = "store is down"
    if hub.store.failed_at is not None and hub.loop.time() - hub.store.failed_at < SICK_SECONDS:
        status = "nothing can be written"
    elif hub.waits_for_disk:
        status = "nothing is being written"
    elif hub.store.failed_at is not None and status == "ok":
        try:
            await hub.store.check_writing()
        except StoreDown:
            status = "nothing can be written"
    if hub.closing:
        status = "going down"
    return reply({"status": status, "node": hub.node}, 200 if status == "ok" else 503)


async def schema(_request: Request) -> Response:
    return reply(json_schema())


async def games(request: Request) -> Response:
    hub, language = hub_of(request), language_of(request)
    kinds = hub.factory.games.values()
    return reply(game_list(kinds, language, hub.factory.levels))


async def game_pack(request: Request) -> Response:
    games, name = hub_of(request).factory.games, request.path_params["game"]
    if name not in games:
        raise ServerRefused(404, "no-such-game", game=name[:40], allowed=", ".join(games))
    return reply(pack_of(games[name]))


async def tables(request: Request) -> Response:
    listings = await hub_of(request).store.public_tables(MOST_LISTED)
    return reply(http.TableList([summary_of(listing) for listing in listings]))


async def open_table(request: Request) -> Response:
    hub = hub_of(request)
    hub.check_open()
    wish = await body_of(request, opening.Open)
    # Before its deck is read, which may take a while and happens beside the event loop.
    wish.settings.check(hub.house.levels)
    hub.check_opening(address_of(request, hub.config), wish.settings.deck)
    return reply(await opened(hub, wish), 201)


async def opened(hub: Hub, wish: opening.Open, *, group: str = "", key: str = "") -> http.Opened:
    """A new table, for whoever may open one. Of a group's table, the group's key is the invitation."""
    await hub.factory.prepare(wish.settings)
    invite = "" if wish.settings.public else key or fresh_key()
    hidden, now, table = hashed(invite) if invite else "", clock.now_ms(), fresh_table()
    live = await hub.open_table(opening.decide(wish, hub.house, table=table, invite=hidden, now=now, group=group))
    return http.Opened(live.table.id, invite, live.table.commitment)


async def show(request: Request) -> Response:
    live, seat = await table_of(request)
    return reply(details_of(live.table, seat))


async def sit(request: Request) -> Response:
    hub = hub_of(request)
    wish = await body_of(request, sitting.Sit)
    live = await hub.table(request.path_params["table"])
    key = wish.key or fresh_key()
    if not is_strong(key) or (wish.person and not is_strong(wish.person)):
        raise ServerRefused(422, "weak-key")
    seat = seat_of(live.table, key)
    if seat is None:
        check_guest(live.table, wish.invite)
        person = hashed_person(wish.person) if wish.person else ""
        if hub.bars.keeps_out_person(person):
            raise ServerRefused(403, "barred")
        await live.act(lambda table, now: sitting.decide(table, wish, key=hashed(key), person=person, now=now))
        seat = seat_of(live.table, key)
    assert seat is not None
    return reply(http.Seated(live.table.id, seat, key, live.table.commitment), 201)


async def ask_seat(request: Request) -> Response:
    """Asking again with the same key changes nothing, and says how it stands."""
    hub = hub_of(request)
    wish = await body_of(request, take_over.AskSeat)
    live = await hub.table(request.path_params["table"])
    if not is_strong(wish.key) or (wish.person and not is_strong(wish.person)):
        raise ServerRefused(422, "weak-key")
    seat = seat_of(live.table, wish.key)
    if seat is None:
        check_guest(live.table, wish.invite)
        check_no_playtest(hub, live)
        person = hashed_person(wish.person) if wish.person else ""
        if hub.bars.keeps_out_person(person) or hub.bars.keeps_out(address_of(request, hub.config)):
            raise ServerRefused(403, "barred")
        key = hashed(wish.key)
        await live.act(lambda table, now: take_over.decide_ask(table, wish, key=key, person=person, now=now))
        seat = seat_of(live.table, wish.key)
    is_seated = seat is not None
    answer = http.AskedSeat(live.table.id, wish.seat if seat is None else seat, wish.key, seated=is_seated)
    return reply(answer, 201 if is_seated else 202)


async def withdraw_wish(request: Request) -> Response:
    """By the key that the seat was asked for with."""
    live = await hub_of(request).table(request.path_params["table"])
    key = hashed(bearer_of(request))
    if take_over.takeover_asked_by(live.table, key) is None:
        # For whoever has no such key the table says no more than of one that was never opened.
        raise ServerRefused(404, "no-such-table")
    await live.act(lambda table, now: withdraw.decide(table, key=key, now=now))
    return Response(status_code=204)


def check_no_playtest(hub: Hub, live: LiveTable) -> None:
    """Whoever tests a deck wants to hear from those who played the game."""
    if live.table.id in hub.kept_elsewhere():
        raise ServerRefused(409, "takeover-playtest")


async def qr(request: Request) -> Response:
    """The way back in, drawn: the link comes in the body, so that no log keeps it."""
    hub, wish = hub_of(request), await body_of(request, http.QrRequest)
    drawn = await hub.desk.work(address_of(request, hub.config), drawn_qr, wish.text)
    return Response(drawn, media_type="image/svg+xml")


def drawn_qr(text: str) -> bytes:
    import segno

    drawn = io.BytesIO()
    segno.make(text, micro=False).save(drawn, kind="svg", scale=4, xmldecl=False)
    return drawn.getvalue()
