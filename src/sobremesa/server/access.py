"""Who may do what: addresses, origins, keys. Of keys only the hashes are kept."""

from __future__ import annotations

import re
import secrets
from hashlib import sha256
from urllib.parse import urlsplit

from starlette.requests import HTTPConnection

from sobremesa.kernel.text import DEFAULT_LANGUAGE, LANGUAGES
from sobremesa.server.config import Config
from sobremesa.server.errors import ServerRefused
from sobremesa.table.table import Table
from sobremesa.table.takeover import seat_before

# 32 random bytes in base64: nobody guesses them, so a plain hash is enough to keep.
STRONG = re.compile(r"[A-Za-z0-9_-]{43}")


def fresh_key() -> str:
    return secrets.token_urlsafe(32)


def fresh_table() -> str:
    return secrets.token_hex(8)


def fresh_secret() -> str:
    return secrets.token_hex(32)


def is_strong(key: str) -> bool:
    return STRONG.fullmatch(key) is not None


def hashed(key: str) -> str:
    return sha256(b"sobremesa key 1\0" + key.encode()).hexdigest()


def hashed_person(key: str) -> str:
    """Another hash than a seat's: what one kind of key opens, the other does not by accident."""
    return sha256(b"sobremesa person 1\0" + key.encode()).hexdigest()


def address_of(connection: HTTPConnection, config: Config) -> str:
    """Behind a proxy of ours it is the last address the proxy wrote down; others may write what they like."""
    if config.trust_proxy:
        forwarded = connection.headers.get("x-forwarded-for", "")
        if forwarded:
            return forwarded.rsplit(",", 1)[-1].strip()[:60]
    return connection.client.host if connection.client else ""


def is_our_proxy(connection: HTTPConnection, config: Config) -> bool:
    """Whether a proxy of ours speaks for itself: for others it writes down whom it speaks for."""
    return config.trust_proxy and not connection.headers.get("x-forwarded-for", "")


def language_of(connection: HTTPConnection) -> str:
    """The first of our languages that the reader names."""
    for wish in connection.headers.get("accept-language", "")[:200].split(","):
        name = wish.split(";")[0].strip().lower()[:2]
        if name in LANGUAGES:
            return name
    return DEFAULT_LANGUAGE


def check_origin(connection: HTTPConnection, config: Config) -> None:
    """A browser says which page talks to us: it has to be ours. Programs say nothing."""
    origin = connection.headers.get("origin")
    if origin is None or origin in config.origins:
        return
    try:
        parts = urlsplit(origin)
    except ValueError:
        raise ServerRefused(403, "origin") from None
    if parts.scheme not in ("http", "https") or parts.netloc.lower() != connection.headers.get("host", "").lower():
        raise ServerRefused(403, "origin")


def bearer_of(connection: HTTPConnection) -> str:
    """The key or invitation in the header ``Authorization: Bearer ...``."""
    kind, _, key = connection.headers.get("authorization", "").partition(" ")
    return key.strip()[:64] if kind.lower() == "bearer" else ""


def person_of(connection: HTTPConnection) -> str:
    """The hash of the key that the request has; raises ``ServerRefused``."""
    key = bearer_of(connection)
    if not is_strong(key):
        raise ServerRefused(401, "no-person")
    return hashed_person(key)


def seat_of(table: Table, key: str) -> int | None:
    """The seat that the key opens."""
    if not key:
        return None
    wanted = hashed(key)
    for number, seat in enumerate(table.seats):
        if seat.key == wanted:
            return number
    person = hashed_person(key)
    return next((number for number, seat in enumerate(table.seats) if seat.person == person), None)


def check_guest(table: Table, invite: str) -> None:
    """Who knows the invitation may come in, and who had a seat there; a table that is not public does not even exist
    for others."""
    if not table.settings.public and hashed(invite) != table.invite and not has_sat(table, invite):
        raise ServerRefused(404, "no-such-table")


def has_sat(table: Table, key: str) -> bool:
    """Whether the key opened a seat that somebody else has now."""
    return bool(key) and seat_before(table, hashed(key), hashed_person(key)) is not None


def check_kept(table: Table, key: str) -> None:
    """Raises ``ServerRefused`` for a key that opened a seat which somebody else has now, and says who has it."""
    before = seat_before(table, hashed(key), hashed_person(key)) if key else None
    if before is not None:
        raise ServerRefused(403, "handed-over", name=table.seats[before[0]].name)
