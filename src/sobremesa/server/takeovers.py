"""Somebody who watches asks for a seat, over HTTP, and does not want it any more."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response

from sobremesa.server.access import address_of, bearer_of, check_guest, hashed, hashed_person, is_strong, seat_of
from sobremesa.server.api import body_of, hub_of, reply
from sobremesa.server.errors import Refused
from sobremesa.server.hub import Hub
from sobremesa.server.live import LiveTable
from sobremesa.table.acts import take_over, withdraw
from sobremesa.wire import http


async def ask(request: Request) -> Response:
    """Asking again with the same key changes nothing, and says how it stands."""
    hub = hub_of(request)
    wish = await body_of(request, take_over.AskSeat)
    live = await hub.table(request.path_params["table"])
    if not is_strong(wish.key) or (wish.person and not is_strong(wish.person)):
        raise Refused(422, "weak-key")
    seat = seat_of(live.table, wish.key)
    if seat is None:
        check_guest(live.table, wish.invite)
        check_no_playtest(hub, live)
        person = hashed_person(wish.person) if wish.person else ""
        if hub.bars.keeps_out_person(person) or hub.bars.keeps_out(address_of(request, hub.config)):
            raise Refused(403, "barred")
        key = hashed(wish.key)
        await live.act(lambda table, now: take_over.decide_ask(table, wish, key=key, person=person, now=now))
        seat = seat_of(live.table, wish.key)
    is_seated = seat is not None
    answer = http.AskedSeat(live.table.id, wish.seat if seat is None else seat, wish.key, seated=is_seated)
    return reply(answer, 201 if is_seated else 202)


async def withdrawn(request: Request) -> Response:
    """By the key that the seat was asked for with."""
    live = await hub_of(request).table(request.path_params["table"])
    key = hashed(bearer_of(request))
    if take_over.asked_by(live.table, key) is None:
        # For whoever has no such key the table says no more than of one that was never opened.
        raise Refused(404, "no-such-table")
    await live.act(lambda table, now: withdraw.decide(table, key=key, now=now))
    return Response(status_code=204)


def check_no_playtest(hub: Hub, live: LiveTable) -> None:
    """Whoever tests a deck wants to hear from those who played the game."""
    if live.table.id in hub.kept_elsewhere():
        raise Refused(409, "takeover-playtest")
