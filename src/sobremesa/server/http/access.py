"""What a request says about its sender: address, origin, language, key."""

from __future__ import annotations

from urllib.parse import urlsplit

from starlette.requests import HTTPConnection

from sobremesa.kernel.text import DEFAULT_LANGUAGE, LANGUAGES
from sobremesa.server.errors import ServerRefused
from sobremesa.server.node.keys import hash_person, is_strong
from sobremesa.server.ops.config import Config


def address_of(connection: HTTPConnection, config: Config) -> str:
    """Behind a proxy of ours, the last address of ``X-Forwarded-For``, which the proxy wrote. The client may have
    written the others."""
    if config.trust_proxy:
        forwarded = connection.headers.get("x-forwarded-for", "")
        if forwarded:
            return forwarded.rsplit(",", 1)[-1].strip()[:60]
    return connection.client.host if connection.client else ""


def is_our_proxy(connection: HTTPConnection, config: Config) -> bool:
    """Whether a proxy of ours sent the request for itself, as a health check: for a client it adds
    ``X-Forwarded-For``."""
    return config.trust_proxy and not connection.headers.get("x-forwarded-for", "")


def language_of(connection: HTTPConnection) -> str:
    """The first of our languages in ``Accept-Language``."""
    for wish in connection.headers.get("accept-language", "")[:200].split(","):
        name = wish.split(";")[0].strip().lower()[:2]
        if name in LANGUAGES:
            return name
    return DEFAULT_LANGUAGE


def check_origin(connection: HTTPConnection, config: Config) -> None:
    """A browser sends the origin of the page, which has to be ours. Programs send none."""
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
    return hash_person(key)
