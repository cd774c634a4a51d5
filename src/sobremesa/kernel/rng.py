"""Chance. Everything random in a game comes from a ``Rng`` (or its keyed form, for live tables)."""

from __future__ import annotations

from hashlib import blake2b
from typing import Final

from mypy_extensions import i64

from sobremesa.kernel.bits import pick, size


class ChanceIsAsked(Exception):
    """One of several equally likely outcomes is needed to go on, and the caller has to choose it."""

    def __init__(self, outcomes: int) -> None:
        super().__init__(outcomes)
        self.outcomes = outcomes


# A multiply-with-carry generator of period about 2**62: MULTIPLIER * 2**32 - 1 and MULTIPLIER * 2**31 - 1 are
# prime, and no intermediate result reaches 2**63, so interpreted and compiled code agree bit for bit.
MULTIPLIER: Final = 2083697043
LOW_32: Final = 0xFFFFFFFF


class Rng:
    """The fast generator of simulations and searches. Equal seeds give equal sequences on every platform."""

    def __init__(self, seed: int) -> None:
        self.x: i64 = 1
        self.reseed(seed)

    def reseed(self, seed: int) -> None:
        """Starts the sequence of this seed (any whole number) from its beginning."""
        digest = blake2b(b"%d" % seed, digest_size=8, person=b"sobremesa").digest()
        # The carry half stays below the multiplier and neither 0 nor the fixed point is reachable.
        low = int.from_bytes(digest[:4], "big")
        carry = int.from_bytes(digest[4:], "big") % (MULTIPLIER - 2) + 1
        self.x = carry * (LOW_32 + 1) + low

    def next32(self) -> i64:
        """32 random bits."""
        x = self.x
        x = MULTIPLIER * (x & 0xFFFFFFFF) + (x >> 32)
        self.x = x
        return (x ^ (x >> 32)) & 0xFFFFFFFF

    def below(self, n: i64) -> i64:
        """A number in 0 ... n - 1, n below 2**31. Its bias is under n / 2**32."""
        # As ``next32`` does it, without a call: a subclass overrides both or neither.
        x = self.x
        x = MULTIPLIER * (x & 0xFFFFFFFF) + (x >> 32)
        self.x = x
        return (((x ^ (x >> 32)) & 0xFFFFFFFF) * n) >> 32

    def draw(self, members: i64) -> i64:
        """A random member of a set that is not empty."""
        return pick(members, self.below(size(members)))

    def shuffled(self, count: i64) -> bytes:
        """The numbers 0 ... count - 1 (at most 256) in random order."""
        order = bytearray(range(count))
        left = count
        while left > 1:
            other = self.below(left)
            left -= 1
            held = order[left]
            order[left] = order[other]
            order[other] = held
        return bytes(order)


class KeyedRng(Rng):
    """The generator of live tables: every number is a keyed hash of a secret 256-bit key and a counter.

    Without the key, all other numbers say nothing about one of them, and every number is exactly uniform.
    """

    def __init__(self, key: bytes) -> None:
        super().__init__(0)
        if len(key) != 32:
            raise ValueError(f"a key has 32 bytes, not {len(key)}")
        self.key = key
        self.count: int = 0

    def next32(self) -> i64:
        digest = blake2b(b"%d" % self.count, key=self.key, digest_size=4, person=b"sobremesa").digest()
        self.count += 1
        return int.from_bytes(digest, "big")

    def below(self, n: i64) -> i64:
        # Numbers in the last, incomplete stretch of n are drawn again.
        whole = (LOW_32 + 1) - (LOW_32 + 1) % n
        number = self.next32()
        while number >= whole:
            number = self.next32()
        return number % n


class ScriptedRng(Rng):
    """Gives the outcomes of its script in order, and raises ``ChanceIsAsked`` where it ends.

    The move under way is then half done: the caller begins it again, on a copy, with a longer script.
    """

    def __init__(self) -> None:
        super().__init__(0)
        self.script: list[int] = []
        self.at: i64 = 0

    def begin(self, script: list[int]) -> None:
        self.script = script
        self.at = 0

    def next32(self) -> i64:
        raise ChanceIsAsked(0)

    def below(self, n: i64) -> i64:
        if n == 1:
            return 0
        if self.at == len(self.script):
            raise ChanceIsAsked(n)
        outcome: i64 = self.script[self.at]
        self.at += 1
        return outcome
