"""The HTTP side: tables are opened, found and joined here; play itself goes over the WebSocket."""

from __future__ import annotations

import asyncio
import io
from collections.abc import Awaitable, Callable
from functools import cache
from typing import Any, TypeVar

from msgspec import DecodeError, ValidationError, json
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response

from sobremesa.kernel.errors import SobremesaError
from sobremesa.kernel.event import Viewer
from sobremesa.kernel.game import AnyGame
from sobremesa.kernel.match import Match
from sobremesa.kernel.record import Record
from sobremesa.server.access import address_of, bearer_of, check_guest, check_origin, language_of, seat_of
from sobremesa.server.errors import Denied
from sobremesa.server.hub import Hub
from sobremesa.server.keys import fresh_key, fresh_secret, fresh_table, hashed, is_strong
from sobremesa.server.live import LiveTable, listing_of, now_ms
from sobremesa.server.logs import log_failure
from sobremesa.server.openapi import openapi
from sobremesa.store.store import StoreDown
from sobremesa.table import entries as e
from sobremesa.table.fairness import commitment
from sobremesa.table.host import code_of
from sobremesa.table.settings import Settings
from sobremesa.table.table import Table
from sobremesa.wire import messages as m
from sobremesa.wire.schema import json_schema
from sobremesa.wire.telling import event_told, move_told, outcome_told, raw, room_of

MOST_LISTED = 100

T = TypeVar("T")
Page = Callable[[Request], Awaitable[Response]]


def hub_of(request: Request) -> Hub:
    hub: Hub = request.app.state.hub
    return hub


def page(inner: Page) -> Page:
    """Around every page: limits before, refusals and errors of ours after."""

    async def outer(request: Request) -> Response:
        hub = hub_of(request)
        try:
            if not hub.addresses.may_ask(address_of(request, hub.config), hub.loop.time()):
                raise Denied(429, "too-fast")
            if request.method not in ("GET", "HEAD"):
                check_origin(request, hub.config)
            return await inner(request)
        except StoreDown:
            return problem(request, Denied(503, "try-again"))
        except SobremesaError as refused:
            return problem(request, refused)
        except ClientDisconnect:
            return Response(status_code=400)  # to nobody: whoever asked has gone
        except Exception:  # noqa: BLE001  # the last resort: logged, counted, and told without details
            log_failure("request failed", path=request.url.path[:100])
            hub.metrics.failures.inc()
            return problem(request, Denied(500, "broken"))

    return outer


def problem(request: Request, refused: SobremesaError) -> Response:
    status = refused.status if isinstance(refused, Denied) else 409 if code_of(refused) != "bad-request" else 422
    code = refused.code if isinstance(refused, Denied) else code_of(refused)
    hub_of(request).metrics.refused.labels(code).inc()
    headers = {"retry-after": "1"} if status in (429, 503) else {}
    return reply(m.Problem(code, refused.say(language_of(request))), status, headers)


def reply(value: Any, status: int = 200, headers: dict[str, str] | None = None) -> Response:
    return Response(json.encode(value), status, headers, media_type="application/json")


async def body_of(request: Request, kind: type[T]) -> T:
    largest = hub_of(request).config.limits.body_bytes
    if request.headers.get("content-type", "").partition(";")[0].strip().lower() != "application/json":
        raise Denied(415, "not-json")
    data = bytearray()
    async for chunk in request.stream():
        data += chunk
        if len(data) > largest:
            raise Denied(413, "too-large", largest=largest)
    try:
        return json.decode(bytes(data), type=kind)
    except (ValidationError, DecodeError, UnicodeDecodeError, RecursionError) as why:
        raise Denied(400, "bad-request", why=str(why)[:200]) from None


async def table_of(request: Request) -> tuple[LiveTable, int | None]:
    """The table, for who may see it: by a seat's key, by the invitation, or because it is public."""
    live = await hub_of(request).table(request.path_params["table"])
    key = bearer_of(request)
    seat = seat_of(live.table, key)
    if seat is None:
        check_guest(live.table, key)
    return live, seat


# The pages.


async def health(request: Request) -> Response:
    hub = hub_of(request)
    try:
        await hub.store.check()
    except StoreDown:
        return reply({"status": "store is down", "node": hub.node}, 503)
    if hub.closing:
        return reply({"status": "going down", "node": hub.node}, 503)
    return reply({"status": "ok", "node": hub.node})


async def metrics(request: Request) -> Response:
    return Response(hub_of(request).metrics.text(), media_type="text/plain; version=0.0.4")


async def describe(_request: Request) -> Response:
    return reply(openapi())


async def schema(_request: Request) -> Response:
    return reply(json_schema())


async def games(request: Request) -> Response:
    hub, language = hub_of(request), language_of(request)
    return reply(m.GameList([_game(kind, language, hub.workshop.levels) for kind in hub.workshop.games.values()]))


@cache
def _game(kind: type[AnyGame], language: str, levels: tuple[str, ...]) -> m.GameTold:
    game = kind()
    options = [
        m.OptionTold(
            name=option.name,
            clause=option.clause,
            default=option.default,
            words=list(option.words),
            first=option.numbers[0] if option.numbers else None,
            last=option.numbers[-1] if option.numbers else None,
            label=kind.about.texts.say(language, f"option-{option.name.replace('_', '-')}")
            if kind.about.texts.has(f"option-{option.name.replace('_', '-')}")
            else option.name,
        )
        for option in kind.about.option_kinds
    ]
    about = kind.about
    title = about.texts.say(language, "title") if about.texts.has("title") else about.name
    moves = [move_told(game, code) for code in range(len(game.moves))]
    return m.GameTold(about.name, title, about.edition, list(about.seat_counts), options, moves, list(levels))


async def tables(request: Request) -> Response:
    if request.method == "POST":
        return await create(request)
    return reply(m.TableList(await hub_of(request).store.public_tables(MOST_LISTED)))


async def create(request: Request) -> Response:
    hub = hub_of(request)
    wish = await body_of(request, m.Create)
    settings: Settings = wish.settings
    settings.check(hub.workshop.levels)
    game = hub.workshop.make(settings)
    for level in wish.bots:
        if level not in hub.workshop.levels:
            raise Denied(422, "no-such-level", level=level, allowed=", ".join(hub.workshop.levels))
    if len(wish.bots) >= game.seats:
        raise Denied(422, "too-many-bots")
    secret, invite, now = fresh_secret(), "" if settings.public else fresh_key(), now_ms()
    opened = e.Opened(now, fresh_table(), settings, secret, hashed(invite) if invite else "")
    first = game.seats - len(wish.bots)
    bots = [e.BotSat(now, seat, level) for seat, level in enumerate(wish.bots, start=first)]
    live = await hub.open_table([opened, *bots])
    return reply(m.Created(live.table.id, invite, commitment(secret)), 201)


async def show(request: Request) -> Response:
    live, _seat = await table_of(request)
    return reply(m.TableShown(listing_of(live.table).told, room_of(live.table)))


async def sit(request: Request) -> Response:
    hub = hub_of(request)
    wish = await body_of(request, m.Sit)
    live = await hub.table(request.path_params["table"])
    key = wish.key or fresh_key()
    if not is_strong(key):
        raise Denied(422, "weak-key")
    seat = seat_of(live.table, key)
    if seat is None:
        check_guest(live.table, wish.invite)
        await live.act(
            lambda host, now: host.sit(wish.name, hashed(key), seat=wish.seat, entropy=wish.entropy, now=now)
        )
        seat = seat_of(live.table, key)
    assert seat is not None
    return reply(m.Seated(live.table.id, seat, key, live.table.commitment), 201)


async def qr(request: Request) -> Response:
    """The way back in, drawn: the link comes in the body, so that no log keeps it."""
    import segno

    wish = await body_of(request, m.QrRequest)

    def draw() -> bytes:
        drawn = io.BytesIO()
        segno.make(wish.text, micro=False).save(drawn, kind="svg", scale=4, xmldecl=False)
        return drawn.getvalue()

    # It takes a while, and nobody at a table has to wait for it.
    return Response(await asyncio.to_thread(draw), media_type="image/svg+xml")


# After the end.


def _number(request: Request, name: str) -> int | None:
    given = request.query_params.get(name)
    if given is None:
        return None
    if not (given.isascii() and given.isdigit() and len(given) < 6):
        raise Denied(400, "bad-request", why=f"{name}: 0..99999")
    return int(given)


def _record(request: Request, table: Table) -> Record:
    number = _number(request, "game")
    if number is None:
        number = len(table.records) or 1
    if table.status == "playing" and number == table.number:
        raise Denied(409, "not-over")
    if not 1 <= number <= len(table.records):
        raise Denied(404, "no-such-record")
    return table.records[number - 1]


async def record(request: Request) -> Response:
    live, _seat = await table_of(request)
    kept = _record(request, live.table)
    name = f'attachment; filename="{live.table.settings.game}-{live.table.id}.txt"'
    return Response(str(kept), media_type="text/plain", headers={"content-disposition": name})


async def replay(request: Request) -> Response:
    live, _seat = await table_of(request)
    kept, eyes = _record(request, live.table), _number(request, "seat")
    if eyes is not None and eyes >= live.table.game.seats:
        raise Denied(400, "bad-request", why=f"seat: 0..{live.table.game.seats - 1}")
    return reply(replayed(kept, live.table.game, eyes))


def replayed(kept: Record, game: AnyGame, eyes: Viewer) -> m.Replay:
    steps: list[m.ReplayStep] = []
    told = 0

    def step(match: Match) -> None:
        nonlocal told
        number = len(match.moves)
        seat, text = match.moves[-1] if number else (None, "")
        events = [event_told(event) for event in match.events(eyes, since=told)]
        told = match.event_count
        move = move_told(game, game.moves.code(text)) if number else None
        view = match.view(eyes)
        steps.append(m.ReplayStep(number, seat, move, events, raw(view.scene), view.prompt))

    end = kept.replay(game, each=step)
    step(end)
    assert end.outcome is not None
    return m.Replay(game.about.name, list(kept.names), steps, outcome_told(end.outcome))
