"""How somebody says where they want to be told that it is their turn."""

from __future__ import annotations

import secrets
from hashlib import sha256

from msgspec import json, structs
from starlette.requests import Request
from starlette.responses import Response

from sobremesa.server import clock
from sobremesa.server.errors import ServerRefused
from sobremesa.server.http.access import address_of, person_of
from sobremesa.server.http.api import body_of, hub_of, reply
from sobremesa.server.http.assets import origin_of
from sobremesa.server.node.server_node import Hub
from sobremesa.server.people.notices.channels import CONFIRMED, KeptWish, Kind, Letter, check, public_vapid
from sobremesa.server.texts import TEXTS
from sobremesa.wire import http

MOST_WRONG = 5
NOTHING = http.NoticeWish()


async def show(request: Request) -> Response:
    hub = hub_of(request)
    return reply(await _told(hub, await _kept(hub, person_of(request))))


async def save(request: Request) -> Response:
    """What is new among the addresses that could be somebody else's is sent a code."""
    hub, person = hub_of(request), person_of(request)
    wish = await body_of(request, http.NoticeWish)
    check(wish, hub.postman.offered, private_too=hub.config.notice_private)
    before = await _kept(hub, person)
    codes: dict[str, str] = {}
    for kind in CONFIRMED:
        address = getattr(wish, kind)
        if not address:
            continue
        if before is not None and getattr(before.wish, kind) == address:
            codes |= {name: code for name, code in before.codes.items() if name == kind}
            continue
        hub.postman.check_code(address_of(request, hub.config))
        code = f"{secrets.randbelow(1_000_000):06d}"
        codes[kind] = hashed_code(person, code)
        fresh = KeptWish(wish, origin_of(request))
        if await hub.postman.carry_code(kind, fresh, _letter(fresh, code)) != "sent":
            raise ServerRefused(422, "notice-not-sent", kind=kind)
    kept = KeptWish(wish, origin_of(request), codes)
    await _keep(hub, person, kept)
    return reply(await _told(hub, kept))


async def confirm(request: Request) -> Response:
    hub, person = hub_of(request), person_of(request)
    given = await body_of(request, http.Confirmation)
    kept = await _kept(hub, person)
    if kept is None or given.kind not in kept.codes:
        raise ServerRefused(409, "nothing-to-confirm")
    hub.postman.check_code(address_of(request, hub.config))
    if not secrets.compare_digest(kept.codes[given.kind], hashed_code(person, given.code.strip())):
        await _keep(hub, person, _after_wrong_code(kept))
        raise ServerRefused(422, "wrong-code")
    kept = structs.replace(kept, codes={kind: code for kind, code in kept.codes.items() if kind != given.kind})
    await _keep(hub, person, kept)
    return reply(await _told(hub, kept))


def _after_wrong_code(kept: KeptWish) -> KeptWish:
    """Whoever guesses has to begin again soon: the addresses are forgotten, and with them the codes."""
    if kept.wrong + 1 < MOST_WRONG:
        return structs.replace(kept, wrong=kept.wrong + 1)
    emptied = structs.replace(kept.wish, **dict.fromkeys(kept.codes, ""))
    return KeptWish(emptied, kept.origin)


def hashed_code(person: str, code: str) -> str:
    return sha256(f"sobremesa code 1 {person} {code}".encode()).hexdigest()


def _letter(kept: KeptWish, code: str) -> Letter:
    language = kept.wish.language
    return Letter(
        TEXTS.say(language, "notice-code-title"),
        TEXTS.say(language, "notice-code-text", code=code),
        f"{kept.origin}/mine",
        "",
    )


async def _kept(hub: Hub, person: str) -> KeptWish | None:
    told = await hub.store.almanac.outbox.wished(person)
    return json.decode(told, type=KeptWish) if told else None


async def _keep(hub: Hub, person: str, kept: KeptWish) -> None:
    await hub.store.almanac.outbox.wish(person, json.encode(kept), clock.wall_ms())


async def _told(hub: Hub, kept: KeptWish | None) -> http.Notices:
    offered: tuple[Kind, ...] = hub.postman.offered
    vapid = public_vapid(await hub.postman.vapid()) if offered else ""
    return http.Notices(list(offered), vapid, kept.wish if kept else NOTHING, sorted(kept.codes) if kept else [])
