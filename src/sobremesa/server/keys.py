"""Keys of seats, invitations and persons: only their hashes are kept."""

from __future__ import annotations

import re
import secrets
from hashlib import sha256

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
