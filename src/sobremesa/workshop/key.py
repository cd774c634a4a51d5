"""The key of the workshop. Its holder may change decks, simulate and run playtests."""

from __future__ import annotations

import hmac
import os
import re
import secrets
from collections.abc import Mapping
from hashlib import sha256
from pathlib import Path

from starlette.requests import Request

from sobremesa.kernel.files import write_whole
from sobremesa.workshop.errors import WorkshopRefused

VARIABLE = "SOBREMESA_LAB_KEY"
FILE = "key"
# Characters that need no escaping in a link, and too many to guess.
STRONG = re.compile(r"[A-Za-z0-9_-]{16,128}")


def workshop_key(folder: Path, environment: Mapping[str, str] = os.environ) -> str:
    """The key from the environment, or else the one in the folder, which is created once."""
    given = environment.get(VARIABLE, "")
    if given:
        if not STRONG.fullmatch(given):
            raise WorkshopRefused(422, "lab-weak-key", name=VARIABLE)
        return given
    folder.mkdir(parents=True, exist_ok=True, mode=0o700)
    file = folder / FILE
    if file.exists():
        kept = file.read_text(encoding="utf-8", errors="replace").strip()
        if not STRONG.fullmatch(kept):
            raise WorkshopRefused(422, "lab-bad-key-file", file=file)
        return kept
    made = secrets.token_urlsafe(24)
    write_whole(file, f"{made}\n".encode(), private=True)
    return made


class KeyCheck:
    """Checks a key against a hash; the key itself is not stored."""

    def __init__(self, key: str) -> None:
        self._hash = _hash_key(key)

    def check(self, request: Request) -> None:
        """Raises ``WorkshopRefused`` without the right key, in constant time."""
        kind, _, key = request.headers.get("authorization", "").partition(" ")
        given = key.strip() if kind.lower() == "bearer" else ""
        if not hmac.compare_digest(_hash_key(given), self._hash):
            raise WorkshopRefused(401, "lab-key")


def _hash_key(key: str) -> bytes:
    return sha256(b"sobremesa workshop 1\0" + key.encode()).digest()
