"""Endpoints for a person's notice preferences."""

from __future__ import annotations

import secrets
from hashlib import sha256

from msgspec import json, structs
from starlette.requests import Request
from starlette.responses import Response

from sobremesa.server import clock
from sobremesa.server.errors import ServerRefused
from sobremesa.server.http.access import address_of, person_of
from sobremesa.server.http.api import body_of, node_of, reply
from sobremesa.server.http.assets import origin_of
from sobremesa.server.node.server_node import ServerNode
from sobremesa.server.people.notices.channels import CONFIRMED, Kind, NoticeText, Preferences, check, public_vapid
from sobremesa.server.people.notices.notifier import Notifier
from sobremesa.server.people.notices.outbox import Outbox
from sobremesa.server.texts import TEXTS
from sobremesa.wire import http

MOST_WRONG = 5
NOTHING = http.NoticeWish()


async def show(request: Request) -> Response:
    node = node_of(request)
    return reply(await _settings_page(node, await _load(node, person_of(request))))


async def save(request: Request) -> Response:
    """Sends a code to each new address that could belong to another person."""
    node, person = node_of(request), person_of(request)
    wish = await body_of(request, http.NoticeWish)
    check(wish, node.service(Notifier).channels, private_too=node.config.notice_private)
    before = await _load(node, person)
    codes: dict[str, str] = {}
    for kind in CONFIRMED:
        address = getattr(wish, kind)
        if not address:
            continue
        if before is not None and getattr(before.wish, kind) == address:
            codes |= {name: code for name, code in before.codes.items() if name == kind}
            continue
        node.service(Notifier).check_code(address_of(request, node.config))
        code = f"{secrets.randbelow(1_000_000):06d}"
        codes[kind] = hash_code(person, code)
        fresh = Preferences(wish, origin_of(request))
        if await node.service(Notifier).send_code(kind, fresh, _code_text(fresh, code)) != "sent":
            raise ServerRefused(422, "notice-not-sent", kind=kind)
    kept = Preferences(wish, origin_of(request), codes)
    await _save(node, person, kept)
    return reply(await _settings_page(node, kept))


async def confirm(request: Request) -> Response:
    node, person = node_of(request), person_of(request)
    given = await body_of(request, http.ChannelConfirmation)
    kept = await _load(node, person)
    if kept is None or given.kind not in kept.codes:
        raise ServerRefused(409, "nothing-to-confirm")
    node.service(Notifier).check_code(address_of(request, node.config))
    if not secrets.compare_digest(kept.codes[given.kind], hash_code(person, given.code.strip())):
        await _save(node, person, _after_wrong_code(kept))
        raise ServerRefused(422, "wrong-code")
    kept = structs.replace(kept, codes={kind: code for kind, code in kept.codes.items() if kind != given.kind})
    await _save(node, person, kept)
    return reply(await _settings_page(node, kept))


def _after_wrong_code(kept: Preferences) -> Preferences:
    """After a few wrong codes the addresses are forgotten, and the codes with them, against guessing."""
    if kept.wrong + 1 < MOST_WRONG:
        return structs.replace(kept, wrong=kept.wrong + 1)
    emptied = structs.replace(kept.wish, **dict.fromkeys(kept.codes, ""))
    return Preferences(emptied, kept.origin)


def hash_code(person: str, code: str) -> str:
    return sha256(f"sobremesa code 1 {person} {code}".encode()).hexdigest()


def _code_text(kept: Preferences, code: str) -> NoticeText:
    language = kept.wish.language
    return NoticeText(
        TEXTS.say(language, "notice-code-title"),
        TEXTS.say(language, "notice-code-text", code=code),
        f"{kept.origin}/mine",
        "",
    )


async def _load(node: ServerNode, person: str) -> Preferences | None:
    told = await Outbox(node.store.database).preferences(person)
    return json.decode(told, type=Preferences) if told else None


async def _save(node: ServerNode, person: str, kept: Preferences) -> None:
    await Outbox(node.store.database).save_preferences(person, json.encode(kept), clock.wall_ms())


async def _settings_page(node: ServerNode, kept: Preferences | None) -> http.Notices:
    offered: tuple[Kind, ...] = node.service(Notifier).channels
    vapid = public_vapid(await node.service(Notifier).vapid()) if offered else ""
    return http.Notices(list(offered), vapid, kept.wish if kept else NOTHING, sorted(kept.codes) if kept else [])
