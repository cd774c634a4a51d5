"""Seeds: where the chance of one game comes from."""

from __future__ import annotations

import secrets
from dataclasses import dataclass

from sobremesa.kernel.errors import BadSeed
from sobremesa.kernel.rng import KeyedRng, Rng
from sobremesa.kernel.text import KERNEL

LARGEST = 2**63 - 1


@dataclass(frozen=True)
class Seed:
    """Either a number, for simulations and replays at will, or a secret 256-bit key, for live tables.

    The text form is ``42`` or ``key:`` and 64 hexadecimal digits.
    """

    number: int = 0
    key: bytes = b""

    @classmethod
    def fresh(cls) -> Seed:
        """A number that cannot be guessed."""
        return cls(number=secrets.randbelow(LARGEST))

    @classmethod
    def fresh_key(cls) -> Seed:
        return cls(key=secrets.token_bytes(32))

    @classmethod
    def read(cls, text: str) -> Seed:
        word = text.strip()
        if word.startswith("key:"):
            try:
                key = bytes.fromhex(word[4:])
            except ValueError:
                key = b""
            if len(key) == 32:
                return cls(key=key)
        elif word.isascii() and word.isdigit() and len(word) < 20 and int(word) <= LARGEST:
            return cls(number=int(word))
        raise BadSeed(KERNEL.message("bad-seed", seed=text, largest=str(LARGEST)))

    def __str__(self) -> str:
        return f"key:{self.key.hex()}" if self.key else str(self.number)

    def rng(self) -> Rng:
        return KeyedRng(self.key) if self.key else Rng(self.number)
