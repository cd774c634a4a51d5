"""How somebody wants to be told that it is their turn, as they say it and as it is kept."""

from __future__ import annotations

import re
from datetime import UTC, datetime, timedelta
from typing import Literal
from urllib.parse import urlsplit
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from msgspec import Struct

from sobremesa.server.errors import Refused
from sobremesa.wire.http import NoticeWish

Kind = Literal["push", "email", "telegram", "discord", "webhook"]
# Somebody else's address could be given here: it has to answer with a code first.
CONFIRMED: tuple[Kind, ...] = ("email", "telegram")

EMAIL = re.compile(r"[\w.+-]{1,64}@(?:[A-Za-z0-9-]{1,63}\.){1,8}[A-Za-z]{2,24}", re.ASCII)
TELEGRAM = re.compile(r"-?\d{4,16}", re.ASCII)
DISCORD = re.compile(r"https://(?:discord|discordapp)\.com/api/webhooks/(\d{5,30})/([\w-]{20,120})", re.ASCII)
BASE64 = re.compile(r"[\w-]{16,200}={0,2}", re.ASCII)


class KeptWish(Struct, frozen=True):
    """``origin`` is where the person's page is; ``codes`` are the hashes of codes that were sent to addresses and not
    given back yet, by kind, and ``wrong`` how many wrong ones were given."""

    wish: NoticeWish
    origin: str
    codes: dict[str, str] = {}
    wrong: int = 0

    def has(self, kind: Kind) -> bool:
        """Whether there is an address, and it is confirmed."""
        return bool(getattr(self.wish, kind)) and kind not in self.codes


def check(wish: NoticeWish, offered: tuple[Kind, ...], *, private_too: bool) -> None:
    """Raises ``Refused``: which field, and what would be right."""
    for kind, pattern, like in (
        ("email", EMAIL, "ana@example.org"),
        ("telegram", TELEGRAM, "123456789"),
        ("discord", DISCORD, "https://discord.com/api/webhooks/…"),
    ):
        given = getattr(wish, kind)
        if given and not pattern.fullmatch(given):
            raise Refused(422, "bad-address", kind=kind, like=like)
    if wish.webhook:
        _check_link(wish.webhook, "webhook", private_too=private_too)
    for device in wish.push:
        _check_link(device.endpoint, "push", private_too=private_too)
        if not (BASE64.fullmatch(device.p256dh) and BASE64.fullmatch(device.auth)):
            raise Refused(422, "bad-address", kind="push", like="p256dh, auth")
    for kind in ("push", "email", "telegram", "discord", "webhook"):
        if getattr(wish, kind) and kind not in offered:
            raise Refused(422, "no-such-notice", kind=kind)
    if wish.zone:
        zone_of(wish.zone, strictly=True)


def _check_link(link: str, kind: str, *, private_too: bool) -> None:
    """Where it leads is looked at again whenever something is sent there."""
    try:
        parts = urlsplit(link)
        port = parts.port
    except ValueError:
        raise Refused(422, "bad-address", kind=kind, like="https://example.org/…") from None
    is_right = parts.scheme == "https" and parts.hostname and not parts.username and port in (None, 443)
    if not is_right and not (private_too and parts.scheme in ("http", "https") and parts.hostname):
        raise Refused(422, "bad-address", kind=kind, like="https://example.org/…")


def zone_of(name: str, *, strictly: bool = False) -> ZoneInfo | None:
    """None where this machine does not know it."""
    try:
        return ZoneInfo(name)
    except (ZoneInfoNotFoundError, ValueError, OSError):
        if strictly and not re.fullmatch(r"[A-Za-z_]+(/[\w+-]+){0,2}", name):
            raise Refused(422, "bad-address", kind="zone", like="America/Argentina/Buenos_Aires") from None
        return None


def quiet_until(wish: NoticeWish, now_ms: int) -> int:
    """When the quiet hours that last now are over; 0 where there are none now."""
    first, last = wish.quiet_from, wish.quiet_to
    if first is None or last is None or first == last:
        return 0
    now = datetime.fromtimestamp(now_ms / 1000, UTC).astimezone(zone_of(wish.zone) or UTC)
    is_quiet = first <= now.hour < last if first < last else now.hour >= first or now.hour < last
    if not is_quiet:
        return 0
    end = now.replace(hour=last, minute=0, second=0, microsecond=0)
    return int((end if end > now else end + timedelta(days=1)).timestamp() * 1000)
