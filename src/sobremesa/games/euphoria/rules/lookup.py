"""Artifacts and set-up of Euphoria as flat tables that the compiled rules read, and bags of artifacts.

A *bag* is a set of artifacts of which copies are equal: bit ``15 * n + kind`` says that it holds more than n of the
kind. So its lowest 15 bits are the kinds in it, its size is the number of bits, and equal bags are equal numbers.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sobremesa.kernel.bits import bit, has

KINDS: Final = 15
ARTIFACTS: Final = 24
MAX_COPIES: Final = 4
ALL_KINDS: Final = 0x7FFF  # of a bag's lowest bits: the kinds in it

# The kinds, in the order of ``KIND_IDS`` in cards.py.
TRUEQUE: Final = 0
TRASLADO: Final = 1
SUERO: Final = 2
ESCANER: Final = 3
IMAN: Final = 4
PULSO: Final = 5
HUMO: Final = 6
MARIONETA: Final = 7
LAVADO: Final = 8
CONTRABANDO: Final = 9
ESCUDO: Final = 10
ESPEJO: Final = 11
GUARDAESPALDAS: Final = 12
INTERFERENCIA: Final = 13
SABOTAJE: Final = 14
NO_KIND: Final = 15
ACTIONS: Final = 0x3FF  # the kinds used as an action (EU-32); the others are reactions


def bag_add(bag: i64, kind: i64) -> i64:
    place = kind
    while has(bag, place):
        place += 15
    return bag | bit(place)


def bag_take(bag: i64, kind: i64) -> i64:
    """The bag with one artifact of the kind less; it must hold one."""
    place = kind
    while place < 45 and has(bag, place + 15):
        place += 15
    return bag & ~bit(place)


def bag_count(bag: i64, kind: i64) -> i64:
    count: i64 = 0
    place = kind
    while place < 60 and has(bag, place):
        count += 1
        place += 15
    return count


class ArtifactLookup:
    """How many copies there are of each kind, and which copies could answer an action (EU-38)."""

    def __init__(self, copies: bytes) -> None:
        self.copies = copies
        self.bag: i64 = 0
        for kind in range(KINDS):
            for _copy in range(copies[kind]):
                self.bag = bag_add(self.bag, kind)
        self.against_use: i64 = self._copies_of(INTERFERENCIA)
        self.against_arm: i64 = self._copies_of(SABOTAJE)
        self.against_shot: i64 = self._copies_of(ESCUDO) | self._copies_of(ESPEJO) | self._copies_of(GUARDAESPALDAS)

    def _copies_of(self, kind: i64) -> i64:
        bag: i64 = 0
        for _copy in range(self.copies[kind]):
            bag = bag_add(bag, kind)
        return bag


class SetUp:
    """What the number of seats and the options decide (EU-01, EU-06, EU-07, EU-37, EU-64)."""

    def __init__(
        self,
        seats: int,
        euphorians: int,
        subterrans: int,
        lasers: int,
        first: int,
        even: bool,
        target_first: bool,
        round_limit: int,
    ) -> None:
        self.seats: i64 = seats
        self.euphorians: i64 = euphorians  # followers, the leader apart
        self.subterrans: i64 = subterrans
        self.lasers: i64 = lasers
        self.first: i64 = first  # a seat, or NO_SEAT for a random one
        self.even = even
        self.target_first = target_first
        self.round_limit: i64 = round_limit  # 0 for none
