"""The key of the workshop: who has it may change decks, simulate and gather playtests."""

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
# What may stand in a link as it is, and is too long to be guessed.
STRONG = re.compile(r"[A-Za-z0-9_-]{16,128}")


def workshop_key(folder: Path, environment: Mapping[str, str] = os.environ) -> str:
    """The one of the environment, or the one in the folder, which is made once and kept."""
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
    """Opens for one key, which it does not keep."""

    def __init__(self, key: str) -> None:
        self._hash = _hash_key(key)

    def check(self, request: Request) -> None:
        """Raises ``WorkshopRefused`` without the key; how long that takes does not tell how much of it is right."""
        kind, _, key = request.headers.get("authorization", "").partition(" ")
        given = key.strip() if kind.lower() == "bearer" else ""
        if not hmac.compare_digest(_hash_key(given), self._hash):
            raise WorkshopRefused(401, "lab-key")


def _hash_key(key: str) -> bytes:
    return sha256(b"sobremesa workshop 1\0" + key.encode()).digest()
