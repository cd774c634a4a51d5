"""Where a game of Evidencia stands: its fields, and their vocabulary.

The rules are functions that take the state, each in the module of its noun: deal.py, questions.py (who is asked, and
what may be answered), turns.py, rounds.py, specials.py, endings.py. They import the state for its type
alone, so that nothing is imported in circles.
"""

from __future__ import annotations

from typing import cast, final

from mypy_extensions import i64

from sobremesa.games.evidencia.rules import constants as c
from sobremesa.games.evidencia.rules import deal, questions, turns
from sobremesa.games.evidencia.rules.lookup import NO_FACTION, CardLookup, Counting
from sobremesa.kernel.bits import EMPTY, EMPTY_ROW, all_below, bit, first, has, hash_with, row_find, row_get
from sobremesa.kernel.rng import Rng
from sobremesa.kernel.state import NO_CARD, NO_SEAT, State


@final
class EvidenciaState(State):
    phase: i64 = c.OVER
    round: i64 = 0
    # Draw piles lie with the top at place ``drawn``; what was drawn is gone from them.
    pile0: i64 = EMPTY_ROW
    pile1: i64 = EMPTY_ROW
    drawn: i64 = 0
    # The challenge of round r lies at place r - 1; the last one is the Final Challenge.
    challenges: i64 = EMPTY_ROW
    hand0: i64 = 0
    hand1: i64 = 0
    sealed0: i64 = c.UNSEALED
    sealed1: i64 = c.UNSEALED
    # What was played in each round, and who won it (DEALT if chance placed the cards).
    played0: i64 = EMPTY_ROW
    played1: i64 = EMPTY_ROW
    won: i64 = EMPTY_ROW
    # The three cards of the round that still lie open, and the one the winner has taken.
    open: i64 = 0
    taken: i64 = NO_CARD
    pyramid: i64 = EMPTY_ROW
    zone0: i64 = 0
    zone1: i64 = 0
    # The cards in the zones and the pyramid whose place each player, and everybody, knows.
    known0: i64 = 0
    known1: i64 = 0
    known: i64 = 0
    # Who may hold the special card that is asked for now, by what everybody knows.
    asked: i64 = 0
    abductor: i64 = NO_SEAT
    face_up: i64 = NO_SEAT
    spent: i64 = 0
    row0: i64 = EMPTY_ROW
    row1: i64 = EMPTY_ROW
    length0: i64 = 0
    length1: i64 = 0
    points0: i64 = 0
    points1: i64 = 0
    victors: i64 = 0
    clause: i64 = 0

    def __init__(
        self, lookup: CardLookup, rng: Rng, free_pyramid: bool, counting: Counting, rows_by_number: bool = False
    ) -> None:
        """``rows_by_number``: the seats choose no order, the lowest card comes next (reduced.py)."""
        super().__init__(c.SEATS, rng)
        self.lookup = lookup
        self.free_pyramid = free_pyramid
        self.counting = counting
        self.rows_by_number = rows_by_number
        self.clear()

    def clear(self) -> None:
        """Everything as it is declared above."""
        self.phase = c.OVER
        self.round = 0
        self.drawn = 0
        self.hand0 = 0
        self.hand1 = 0
        self.open = 0
        self.zone0 = 0
        self.zone1 = 0
        self.known0 = 0
        self.known1 = 0
        self.known = 0
        self.asked = 0
        self.spent = 0
        self.length0 = 0
        self.length1 = 0
        self.points0 = 0
        self.points1 = 0
        self.victors = 0
        self.clause = 0
        self.pile0 = EMPTY_ROW
        self.pile1 = EMPTY_ROW
        self.challenges = EMPTY_ROW
        self.played0 = EMPTY_ROW
        self.played1 = EMPTY_ROW
        self.won = EMPTY_ROW
        self.pyramid = EMPTY_ROW
        self.row0 = EMPTY_ROW
        self.row1 = EMPTY_ROW
        self.sealed0 = c.UNSEALED
        self.sealed1 = c.UNSEALED
        self.taken = NO_CARD
        self.abductor = NO_SEAT
        self.face_up = NO_SEAT

    def copy_from(self, other: State) -> None:
        source = cast(EvidenciaState, other)
        self.phase = source.phase
        self.round = source.round
        self.pile0 = source.pile0
        self.pile1 = source.pile1
        self.drawn = source.drawn
        self.challenges = source.challenges
        self.hand0 = source.hand0
        self.hand1 = source.hand1
        self.sealed0 = source.sealed0
        self.sealed1 = source.sealed1
        self.played0 = source.played0
        self.played1 = source.played1
        self.won = source.won
        self.open = source.open
        self.taken = source.taken
        self.pyramid = source.pyramid
        self.zone0 = source.zone0
        self.zone1 = source.zone1
        self.known0 = source.known0
        self.known1 = source.known1
        self.known = source.known
        self.asked = source.asked
        self.abductor = source.abductor
        self.face_up = source.face_up
        self.spent = source.spent
        self.row0 = source.row0
        self.row1 = source.row1
        self.length0 = source.length0
        self.length1 = source.length1
        self.points0 = source.points0
        self.points1 = source.points1
        self.victors = source.victors
        self.clause = source.clause

    def fields(self) -> list[int]:
        return [
            *(self.phase, self.round, self.pile0, self.pile1, self.drawn, self.challenges),
            *(self.hand0, self.hand1, self.sealed0, self.sealed1, self.played0, self.played1, self.won),
            *(self.open, self.taken, self.pyramid, self.zone0, self.zone1),
            *(self.known0, self.known1, self.known, self.asked, self.abductor, self.face_up, self.spent),
            *(self.row0, self.row1, self.length0, self.length1),
            *(self.points0, self.points1, self.victors, self.clause),
        ]

    # The rules.

    def deal(self) -> None:
        deal.deal(self)

    def to_act(self) -> i64:
        return questions.to_act(self)

    def legal(self, seat: i64) -> i64:
        return questions.legal(self, seat)

    def play(self, seat: i64, move: i64) -> None:
        turns.play(self, seat, move)

    def winners(self) -> i64:
        return self.victors

    def score(self, seat: i64) -> i64:
        return self.points0 if seat == 0 else self.points1

    def ended_by(self) -> i64:
        return self.clause

    # What a seat knows.

    def knowledge_key(self, seat: i64) -> i64:
        """What all see, the seat's cards, and the backs of the rest (EV-02), with what the seat knows of places."""
        other = 1 - seat
        asked = self.phase | self.round << 4 | self.drawn << 7 | self.asked << 10 | questions.to_act(self) << 12
        asked |= (self.abductor + 1) << 14 | (self.face_up + 1) << 16 | (self.taken + 1) << 19
        asked |= (self.sealed_card(seat) + 1) << 24
        asked |= self.top_back(self.pile0, self.drawn) << 30 | self.top_back(self.pile1, self.drawn) << 32
        asked |= self.next_challenge_back() << 34 | self.back(row_get(self.challenges, 5)) << 36
        seen = hash_with(
            hash_with(0, asked), self.hand(seat) | self.open << 18 | self._backs_of(self.hand(other)) << 36
        )
        # What came to light in the rounds so far; the Final Challenge only when it was revealed.
        shown = self.round
        if shown == c.ROUNDS and self.winner() == EMPTY:
            shown = 5
        known = self.known_to(seat)
        unknown = self._backs_of(self.zone(other) & ~known)
        seen = hash_with(seen, self.challenges & all_below(6 * shown) | unknown << 36)
        seen = hash_with(seen, self.played0)
        seen = hash_with(seen, self.played1)
        seen = hash_with(seen, self.won)
        seen = hash_with(seen, self.zone0 & known | (self.zone1 & known) << 18 | (self.spent & known) << 36)
        if self.phase >= c.ORDER:
            seen = hash_with(seen, self.row(seat))
            if self.length(other) == 6:
                seen = hash_with(seen, 1)
        # Where the placed cards lie, as far as the seat knows; unknown ones by their backs.
        slot: i64 = 0
        places: i64 = 0
        while slot < 6:
            card = row_get(self.pyramid, slot)
            if card != EMPTY:
                if has(known, card):
                    places |= (card + 1) << (slot * 6)
                else:
                    places |= (32 + self.back(card)) << (slot * 6)
            slot += 1
        return hash_with(seen, places)

    def _backs_of(self, cards: i64) -> i64:
        """How many of each back."""
        backs: i64 = 0
        left = cards
        while left:
            backs += bit(self.back(first(left)) * 5)
            left &= left - 1
        return backs

    # What both seats have, by seat.

    def hand(self, seat: i64) -> i64:
        return self.hand0 if seat == 0 else self.hand1

    def zone(self, seat: i64) -> i64:
        return self.zone0 if seat == 0 else self.zone1

    def pile(self, seat: i64) -> i64:
        return self.pile0 if seat == 0 else self.pile1

    def played_card(self, seat: i64) -> i64:
        return self.played0 if seat == 0 else self.played1

    def sealed_card(self, seat: i64) -> i64:
        return self.sealed0 if seat == 0 else self.sealed1

    def row(self, seat: i64) -> i64:
        return self.row0 if seat == 0 else self.row1

    def length(self, seat: i64) -> i64:
        return self.length0 if seat == 0 else self.length1

    def known_to(self, viewer: i64) -> i64:
        """The placed cards whose place a seat knows, or, for any other viewer, what everybody knows."""
        if viewer == 0:
            return self.known0
        return self.known1 if viewer == 1 else self.known

    # Rounds, places and backs.

    def challenge(self) -> i64:
        """The card of this round's challenge, seen or not."""
        return row_get(self.challenges, self.round - 1)

    def winner(self) -> i64:
        """The seat that won this round; DEALT after a double tie, EMPTY before the reveal."""
        return row_get(self.won, self.round - 1)

    def of_round(self, which: i64) -> i64:
        """The three cards of a round that was revealed."""
        at = which - 1
        return bit(row_get(self.challenges, at)) | bit(row_get(self.played0, at)) | bit(row_get(self.played1, at))

    def round_of(self, card: i64) -> i64:
        """The round in which the card came to light, 0 if it has not yet."""
        at: i64 = 0
        while at < c.ROUNDS and row_get(self.won, at) != EMPTY:
            if has(self.of_round(at + 1), card):
                return at + 1
            at += 1
        return 0

    def place_of(self, card: i64) -> i64:
        """The slot, zone or exchanged hand where a placed card lies."""
        if has(self.zone0, card):
            return c.OBTAINED if has(self.spent, card) else c.ZONE
        if has(self.zone1, card):
            return c.OBTAINED + 1 if has(self.spent, card) else c.ZONE + 1
        slot = row_find(self.pyramid, card, 6)
        if slot < 0:
            return c.ELSEWHERE
        return slot

    def back(self, card: i64) -> i64:
        return self.lookup.backs[card]

    def top_back(self, pile: i64, place: i64) -> i64:
        """The visible back of a pile whose top lies at the place (EV-02); NO_FACTION for an empty pile."""
        if place > 5 or row_get(pile, place) == EMPTY:
            return NO_FACTION
        return self.lookup.backs[row_get(pile, place)]

    def next_challenge_back(self) -> i64:
        """The back on top of the challenge pile, the Final Challenge lying apart (EV-02, EV-12)."""
        if self.round >= 5:
            return NO_FACTION
        return self.top_back(self.challenges, self.round)
