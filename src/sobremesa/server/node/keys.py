"""Keys of seats and of people, and which seat a key opens. The server keeps hashes of keys, never the keys."""

from __future__ import annotations

import re
import secrets
from hashlib import sha256

from sobremesa.server.errors import ServerRefused
from sobremesa.table.table import Table
from sobremesa.table.takeover import seat_before

# 32 random bytes in base64 cannot be guessed, so a plain hash is enough to keep.
STRONG = re.compile(r"[A-Za-z0-9_-]{43}")


def fresh_key() -> str:
    return secrets.token_urlsafe(32)


def fresh_table() -> str:
    return secrets.token_hex(8)


def fresh_secret() -> str:
    return secrets.token_hex(32)


def is_strong(key: str) -> bool:
    return STRONG.fullmatch(key) is not None


def hash_key(key: str) -> str:
    return sha256(b"sobremesa key 1\0" + key.encode()).hexdigest()


def hash_person(key: str) -> str:
    """Domain-separated from seat keys, so that one cannot be used as the other."""
    return sha256(b"sobremesa person 1\0" + key.encode()).hexdigest()


def seat_of(table: Table, key: str) -> int | None:
    """The seat that the key opens."""
    if not key:
        return None
    wanted = hash_key(key)
    for number, seat in enumerate(table.seats):
        if seat.key == wanted:
            return number
    person = hash_person(key)
    return next((number for number, seat in enumerate(table.seats) if seat.person == person), None)


def check_guest(table: Table, invite: str) -> None:
    """The invitation lets a client in, and so does the key of a seat, present or past. For others a table that is not
    public does not exist."""
    if not table.settings.public and hash_key(invite) != table.invite and not has_sat(table, invite):
        raise ServerRefused(404, "no-such-table")


def has_sat(table: Table, key: str) -> bool:
    """Whether the key opened a seat that another player has now."""
    return bool(key) and seat_before(table, hash_key(key), hash_person(key)) is not None


def check_not_handed_over(table: Table, key: str) -> None:
    """Raises ``ServerRefused`` for a key of a seat that another player has now, with that player's name."""
    before = seat_before(table, hash_key(key), hash_person(key)) if key else None
    if before is not None:
        raise ServerRefused(403, "handed-over", name=table.seats[before[0]].name)
