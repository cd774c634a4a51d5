"""A deck of Evidencia as flat tables that the compiled rules read."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sobremesa.kernel.bits import bit, has, size
from sobremesa.kernel.state import NO_CARD

CARDS: Final = 18
FACTIONS: Final = 3
NO_FACTION: Final = 3

# The kinds of challenge, in the order of ``CHALLENGES`` in cards.py.
HIGHEST: Final = 0
LOWEST: Final = 1
HAS: Final = 2
EVEN: Final = 3
ODD: Final = 4
FAR: Final = 5
SHARES: Final = 6
DOUBLE_AGENT: Final = 7
MOST_SYMBOLS: Final = 8
FEWEST_SYMBOLS: Final = 9


class Counting:
    """The readings of the score that a table may choose (EV-54, EV-55, EV-57).

    ``any_copy``: a series may keep any card of a value, else only neighbours are copies. ``both_longest``: equal
    longest series earn both players the extra point, else neither. ``equal_pairs``: a pair of the middle is two equal
    symbols, else one of each.
    """

    def __init__(self, any_copy: bool = True, both_longest: bool = False, equal_pairs: bool = False) -> None:
        self.any_copy = any_copy
        self.both_longest = both_longest
        self.equal_pairs = equal_pairs


class CardLookup:
    """Values, fronts, backs and challenges of the 18 cards, by card number (EV-01)."""

    def __init__(
        self,
        values: bytes,
        symbols: bytes,
        backs: bytes,
        challenges: bytes,
        wanted: bytes,
        specials: tuple[int, int, int],
        gnomes: int,
    ) -> None:
        self.values = values
        self.symbols = symbols
        self.backs = backs
        self.challenges = challenges
        self.wanted = wanted
        self.abduction: i64 = specials[0]
        self.revelation: i64 = specials[1]
        self.eye: i64 = specials[2]
        self.gnomes: i64 = gnomes
        self.backed: list[int] = [0] * FACTIONS
        for card in range(CARDS):
            self.backed[backs[card]] |= bit(card)
        ranks = bytearray(CARDS * CARDS)
        for challenge in range(CARDS):
            for card in range(CARDS):
                ranks[challenge * CARDS + card] = self._rank(challenge, card)
        self.ranks = bytes(ranks)

    def _rank(self, challenge: i64, card: i64) -> i64:
        """How well the card meets the challenge: the greater the better, equal is a tie (EV-21)."""
        kind: i64 = self.challenges[challenge]
        value: i64 = self.values[card]
        front: i64 = self.symbols[card]
        if kind == HIGHEST:
            return value
        if kind == LOWEST:
            return 9 - value
        if kind == HAS:
            return (front >> self.wanted[challenge]) & 1
        if kind == EVEN:
            return 1 - value % 2
        if kind == ODD:
            return value % 2
        if kind == FAR:
            return self.distance(challenge, card)
        if kind == SHARES:
            return 1 if front & self.symbols[challenge] else 0
        if kind == DOUBLE_AGENT:
            return 0 if has(front, self.backs[card]) else 1
        if kind == MOST_SYMBOLS:
            return size(front)
        return 2 - size(front)

    def rank(self, challenge: i64, card: i64) -> i64:
        return self.ranks[challenge * 18 + card]

    def distance(self, challenge: i64, card: i64) -> i64:
        """How far the card's value is from the challenge card's (EV-22)."""
        apart: i64 = self.values[card]
        apart -= self.values[challenge]
        return -apart if apart < 0 else apart

    def special(self, which: i64) -> i64:
        """The card number of Abducción (0), Revelación gnomo (1), El ojo que todo lo ve (2)."""
        if which == 0:
            return self.abduction
        if which == 1:
            return self.revelation
        return self.eye if which == 2 else NO_CARD
