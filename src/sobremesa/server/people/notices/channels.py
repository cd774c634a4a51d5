"""The channels of notices, and a person's preferences for them.

Sending waits for the network, so it runs beside the event loop.
"""

from __future__ import annotations

import re
from base64 import urlsafe_b64encode
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any, Literal
from urllib.parse import quote, urlsplit
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from msgspec import Struct

from sobremesa.server.errors import ServerRefused
from sobremesa.server.ops.config import Config
from sobremesa.wire.http import NoticeWish, PushDevice

if TYPE_CHECKING:
    from sobremesa.server.people.notices.guarded_session import GuardedSession

Kind = Literal["push", "email", "telegram", "discord", "webhook"]
# These addresses could belong to another person, so they are confirmed by a code first.
CONFIRMED: tuple[Kind, ...] = ("email", "telegram")

EMAIL = re.compile(r"[\w.+-]{1,64}@(?:[A-Za-z0-9-]{1,63}\.){1,8}[A-Za-z]{2,24}", re.ASCII)
TELEGRAM = re.compile(r"-?\d{4,16}", re.ASCII)
DISCORD = re.compile(r"https://(?:discord|discordapp)\.com/api/webhooks/(\d{5,30})/([\w-]{20,120})", re.ASCII)
BASE64 = re.compile(r"[\w-]{16,200}={0,2}", re.ASCII)

SECONDS = 10
# A notice that was not read for a day is old news.
TTL_SECONDS = 24 * 3600

Delivery = Literal["sent", "later", "never"]


class Preferences(Struct, frozen=True):
    """``origin`` is where the person's page is; ``codes`` are the hashes of codes that wait for confirmation, by kind,
    and ``wrong`` counts wrong codes."""

    wish: NoticeWish
    origin: str
    codes: dict[str, str] = {}
    wrong: int = 0

    def has(self, kind: Kind) -> bool:
        """Whether there is an address, and it is confirmed."""
        return bool(getattr(self.wish, kind)) and kind not in self.codes


def check(wish: NoticeWish, offered: tuple[Kind, ...], *, private_too: bool) -> None:
    """Raises ``ServerRefused`` with the field and an example of a right value."""
    for kind, pattern, like in (
        ("email", EMAIL, "ana@example.org"),
        ("telegram", TELEGRAM, "123456789"),
        ("discord", DISCORD, "https://discord.com/api/webhooks/…"),
    ):
        given = getattr(wish, kind)
        if given and not pattern.fullmatch(given):
            raise ServerRefused(422, "bad-address", kind=kind, like=like)
    if wish.webhook:
        _check_link(wish.webhook, "webhook", private_too=private_too)
    for device in wish.push:
        _check_link(device.endpoint, "push", private_too=private_too)
        if not (BASE64.fullmatch(device.p256dh) and BASE64.fullmatch(device.auth)):
            raise ServerRefused(422, "bad-address", kind="push", like="p256dh, auth")
    for kind in ("push", "email", "telegram", "discord", "webhook"):
        if getattr(wish, kind) and kind not in offered:
            raise ServerRefused(422, "no-such-notice", kind=kind)
    if wish.zone:
        zone_of(wish.zone, strictly=True)


def _check_link(link: str, kind: str, *, private_too: bool) -> None:
    """Its address is checked again whenever something is sent there."""
    try:
        parts = urlsplit(link)
        port = parts.port
    except ValueError:
        raise ServerRefused(422, "bad-address", kind=kind, like="https://example.org/…") from None
    is_right = parts.scheme == "https" and parts.hostname and not parts.username and port in (None, 443)
    if not is_right and not (private_too and parts.scheme in ("http", "https") and parts.hostname):
        raise ServerRefused(422, "bad-address", kind=kind, like="https://example.org/…")


def zone_of(name: str, *, strictly: bool = False) -> ZoneInfo | None:
    """None where this machine does not know it."""
    try:
        return ZoneInfo(name)
    except (ZoneInfoNotFoundError, ValueError, OSError):
        if strictly and not re.fullmatch(r"[A-Za-z_]+(/[\w+-]+){0,2}", name):
            raise ServerRefused(422, "bad-address", kind="zone", like="America/Argentina/Buenos_Aires") from None
        return None


def quiet_until(wish: NoticeWish, now_ms: int) -> int:
    """When the current quiet hours end, in milliseconds; 0 outside of them."""
    first, last = wish.quiet_from, wish.quiet_to
    if first is None or last is None or first == last:
        return 0
    now = datetime.fromtimestamp(now_ms / 1000, UTC).astimezone(zone_of(wish.zone) or UTC)
    is_quiet = first <= now.hour < last if first < last else now.hour >= first or now.hour < last
    if not is_quiet:
        return 0
    end = now.replace(hour=last, minute=0, second=0, microsecond=0)
    return int((end if end > now else end + timedelta(days=1)).timestamp() * 1000)


@dataclass(frozen=True)
class NoticeText:
    """What a notice says: nothing that a public list does not."""

    title: str
    text: str
    link: str
    table: str


def is_installed() -> bool:
    """Whether the extra is there: ``pip install sobremesa[notices]``."""
    return find_spec("pywebpush") is not None and find_spec("apprise") is not None


def available_channels(config: Config) -> tuple[Kind, ...]:
    """The channels that this node can use."""
    if not is_installed():
        return ()
    found: list[Kind] = ["push", "discord", "webhook"]
    if config.notice_mail:
        found.append("email")
    if config.notice_telegram:
        found.append("telegram")
    return tuple(found)


def fresh_vapid() -> str:
    """A private VAPID key, in base64."""
    from cryptography.hazmat.primitives.asymmetric import ec

    secret = ec.generate_private_key(ec.SECP256R1()).private_numbers().private_value
    return _base64(secret.to_bytes(32, "big"))


def public_vapid(private: str) -> str:
    """The public part, for browsers."""
    from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
    from py_vapid import Vapid02  # type: ignore[import-untyped]  # it has no types

    key = Vapid02.from_raw(private.encode()).public_key
    return _base64(key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint))


def _base64(data: bytes) -> str:
    return urlsafe_b64encode(data).rstrip(b"=").decode()


def send_notice(config: Config, vapid: str, kind: Kind, kept: Preferences, letter: NoticeText) -> Delivery:
    """Sends by one channel; the caller tries them all."""
    match kind:
        case "push":
            return _push(config, vapid, kept.wish.push, letter)
        case "webhook":
            return _post(config, kept.wish.webhook, letter)
        case _:
            return "sent" if _through_apprise(config, kind, getattr(kept.wish, kind), letter) else "later"


def _best(carried: list[Delivery]) -> Delivery:
    """For several devices: one success counts, so that no device gets the notice twice because of another."""
    for wanted in ("sent", "later"):
        if wanted in carried:
            return wanted
    return "never"


def _push(config: Config, vapid: str, devices: list[PushDevice], letter: NoticeText) -> Delivery:
    """All devices of one person share the time of one exchange."""
    from sobremesa.server.people.notices.guarded_session import GuardedSession

    with GuardedSession(private_too=config.notice_private) as session:
        return _best([_push_to(device, session, config, vapid, letter) for device in devices])


def _push_to(device: PushDevice, session: GuardedSession, config: Config, vapid: str, letter: NoticeText) -> Delivery:
    from msgspec import json
    from pywebpush import WebPushException, webpush  # type: ignore[import-untyped]  # it has no types
    from requests import RequestException

    parts = urlsplit(device.endpoint)
    claims: dict[str, str | int] = {"sub": config.notice_contact, "aud": f"{parts.scheme}://{parts.netloc}"}
    data = {"title": letter.title, "body": letter.text, "link": letter.link, "tag": letter.table}
    try:
        webpush(
            {"endpoint": device.endpoint, "keys": {"p256dh": device.p256dh, "auth": device.auth}},
            json.encode(data).decode(),
            vapid_private_key=vapid,
            vapid_claims=claims,
            ttl=TTL_SECONDS,
            timeout=SECONDS,
            # One for each table: a device that was off shows the last one only.
            headers={"Topic": letter.table[:32], "Urgency": "normal"},
            requests_session=session,
        )
    except WebPushException as refused:
        return _delivery_of(getattr(refused.response, "status_code", 0))
    except (RequestException, ValueError):
        return "later"
    return "sent"


def _delivery_of(status: int) -> Delivery:
    if 200 <= status < 300:
        return "sent"
    return "never" if 300 <= status < 500 and status not in (408, 425, 429) else "later"


def _post(config: Config, address: str, letter: NoticeText) -> Delivery:
    from requests import RequestException

    from sobremesa.server.people.notices.guarded_session import GuardedSession

    body = {"title": letter.title, "text": letter.text, "link": letter.link, "table": letter.table}
    with GuardedSession(private_too=config.notice_private) as session:
        try:
            return _delivery_of(session.post(address, json=body, timeout=SECONDS).status_code)
        except RequestException:
            return "later"


# The plugins' names in Apprise. Imported one by one, because Apprise would otherwise load a hundred others.
PLUGINS = {"email": "NotifyEmail", "telegram": "NotifyTelegram", "discord": "NotifyDiscord"}


def _through_apprise(config: Config, kind: Kind, given: str, letter: NoticeText) -> bool:
    plugin: Any = getattr(import_module(f"apprise.plugins.{kind}"), PLUGINS[kind])
    parts = plugin.parse_url(_address(config, kind, given))
    return bool(parts and plugin(**parts).notify(title=letter.title, body=f"{letter.text}\n{letter.link}"))


def _address(config: Config, kind: Kind, given: str) -> str:
    """The operator or the service chooses the server; from the person's input only an address goes in."""
    match kind:
        case "email":
            joiner = "&" if "?" in config.notice_mail else "?"
            return f"{config.notice_mail}{joiner}format=text&to={quote(given, safe='')}"
        case "telegram":
            return f"tgram://{config.notice_telegram}/{quote(given, safe='-')}/?format=text"
        case _:
            found = DISCORD.fullmatch(given)
            assert found is not None
            return f"discord://{found[1]}/{found[2]}/?format=text"
