"""Where a game of Evidencia stands, and its rules."""

from __future__ import annotations

from typing import Final, cast

from mypy_extensions import i64

from sobremesa.games.evidencia.scoring import points_of, profile_of, pyramid_symbols, reach_of
from sobremesa.games.evidencia.tables import NO_FACTION, CardTable
from sobremesa.kernel.bits import (
    EMPTY,
    EMPTY_ROW,
    all_below,
    bit,
    first,
    has,
    members_of_row,
    mixed,
    row_find,
    row_get,
    row_put,
    size,
)
from sobremesa.kernel.rng import Rng
from sobremesa.kernel.state import NO_CARD, NOBODY, Note, State, everybody

SEATS: Final = 2
ROUNDS: Final = 6
BOTH: Final = 3
EVERYBODY: Final = 3 | 1 << 8

# What is asked now.
PLAY: Final = 0  # both: a card from the hand (EV-20)
TAKE: Final = 1  # the winner: one of the three cards (EV-24)
SEND: Final = 2  # the winner: where it goes (EV-24)
WINNER_SLOT: Final = 3  # the winner: which slot of the pyramid (EV-26, free)
KEEP: Final = 4  # the loser: which of the two to keep (EV-25)
LOSER_SLOT: Final = 5  # the loser: which slot of the pyramid (EV-26, free)
ABDUCT: Final = 6  # who may hold Abducción: reveal the base or not (EV-41)
EXCHANGE: Final = 7  # its holder: which card of the base (EV-41)
REVEAL: Final = 8  # who may hold Revelación gnomo: which slot, or not (EV-42)
ORDER: Final = 9  # both: the next card of the row (EV-44)
OVER: Final = 10

# Moves.
PLAY_CARD: Final = 0  # + card
SET_CARD: Final = 18  # + card
TAKE_CHALLENGE: Final = 36
TAKE_OWN: Final = 37
TAKE_OTHER: Final = 38
TO_PYRAMID: Final = 39
TO_ZONE: Final = 40
AT_SLOT: Final = 41  # + slot
DECLINE: Final = 47
REVEAL_BASE: Final = 48
MOVES: Final = 49

# Places where a card may lie after a round: the slots 0-5 of the pyramid, then these.
ZONE: Final = 6  # + seat
OBTAINED: Final = 8  # + seat: in the hand after an exchange (EV-43)
ELSEWHERE: Final = 10

# How a round was decided.
BY_CONDITION: Final = 0
BY_CLOSENESS: Final = 1
DEALT: Final = 2  # instead of a winner's seat: nobody won, chance placed the cards

# Notes (see events.py).
SET_UP: Final = 0
DREW: Final = 1
CHALLENGED: Final = 2
CHOSE: Final = 3
PLAYED: Final = 4
FINAL_SHOWN: Final = 5
WON: Final = 6
TIED: Final = 7
DEALT_TO: Final = 8
PLACED: Final = 9
DECLINED: Final = 10
BASE_SHOWN: Final = 11
ABDUCTED: Final = 12
REVEALED: Final = 13
SET_NEXT: Final = 14
READY: Final = 15
PRESENTED: Final = 16
SCORED: Final = 17
TOOK: Final = 18

UNSEALED: Final = -1


class EvidenciaState(State):
    def __init__(self, table: CardTable, rng: Rng, free_pyramid: bool, any_copy: bool) -> None:
        super().__init__(SEATS, rng)
        self.table = table
        self.free_pyramid = free_pyramid
        self.any_copy = any_copy
        self._clear()

    def _clear(self) -> None:
        self.phase: i64 = OVER
        self.round: i64 = 0
        # Draw piles lie with the top at place ``drawn``; what was drawn is gone from them.
        self.pile0: i64 = EMPTY_ROW
        self.pile1: i64 = EMPTY_ROW
        self.drawn: i64 = 0
        # The challenge of round r lies at place r - 1; the last one is the Final Challenge.
        self.challenges: i64 = EMPTY_ROW
        self.hand0: i64 = 0
        self.hand1: i64 = 0
        self.sealed0: i64 = UNSEALED
        self.sealed1: i64 = UNSEALED
        # What was played in each round, and who won it (DEALT if chance placed the cards).
        self.played0: i64 = EMPTY_ROW
        self.played1: i64 = EMPTY_ROW
        self.won: i64 = EMPTY_ROW
        # The three cards of the round that still lie open, and the one the winner has taken.
        self.open: i64 = 0
        self.taken: i64 = NO_CARD
        self.pyramid: i64 = EMPTY_ROW
        self.zone0: i64 = 0
        self.zone1: i64 = 0
        # The cards in the zones and the pyramid whose place each player, and everybody, knows.
        self.known0: i64 = 0
        self.known1: i64 = 0
        self.known: i64 = 0
        # Who may hold the special card that is asked for now, by what everybody knows.
        self.asked: i64 = 0
        self.abductor: i64 = NOBODY
        self.face_up: i64 = NOBODY
        self.spent: i64 = 0
        self.row0: i64 = EMPTY_ROW
        self.row1: i64 = EMPTY_ROW
        self.length0: i64 = 0
        self.length1: i64 = 0
        self.points0: i64 = 0
        self.points1: i64 = 0
        self.victors: i64 = 0
        self.clause: i64 = 0

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

    def sight(self, seat: i64) -> i64:
        """What all see, the own cards, and the backs of the rest (EV-02), with what the seat knows of places."""
        other = 1 - seat
        asked = self.phase | self.round << 4 | self.drawn << 7 | self.asked << 10 | self.to_act() << 12
        asked |= (self.abductor + 1) << 14 | (self.face_up + 1) << 16 | (self.taken + 1) << 19
        asked |= (self.sealed(seat) + 1) << 24
        asked |= self.top_back(self.pile0, self.drawn) << 30 | self.top_back(self.pile1, self.drawn) << 32
        asked |= self.next_challenge_back() << 34 | self.back(row_get(self.challenges, 5)) << 36
        seen = mixed(asked, self.hand(seat) | self.open << 18 | self._backs_of(self.hand(other)) << 36)
        # What came to light in the rounds so far; the Final Challenge only when it was revealed.
        shown = self.round
        if shown == ROUNDS and self.winner() == EMPTY:
            shown = 5
        known = self.known_to(seat)
        unknown = self._backs_of(self.zone(other) & ~known)
        seen = mixed(seen, self.challenges & all_below(6 * shown) | unknown << 36)
        seen = mixed(seen, self.played0)
        seen = mixed(seen, self.played1)
        seen = mixed(seen, self.won)
        seen = mixed(seen, self.zone0 & known | (self.zone1 & known) << 18 | (self.spent & known) << 36)
        if self.phase >= ORDER:
            seen = mixed(seen, self.row(seat))
            if self.length(other) == 6:
                seen = mixed(seen, 1)
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
        return mixed(seen, places)

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

    def played(self, seat: i64) -> i64:
        return self.played0 if seat == 0 else self.played1

    def sealed(self, seat: i64) -> i64:
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
        while at < ROUNDS and row_get(self.won, at) != EMPTY:
            if has(self.of_round(at + 1), card):
                return at + 1
            at += 1
        return 0

    def place_of(self, card: i64) -> i64:
        """The slot, zone or exchanged hand where a placed card lies."""
        if has(self.zone0, card):
            return OBTAINED if has(self.spent, card) else ZONE
        if has(self.zone1, card):
            return OBTAINED + 1 if has(self.spent, card) else ZONE + 1
        slot = row_find(self.pyramid, card, 6)
        if slot < 0:
            return ELSEWHERE
        return slot

    # Setup.

    def deal(self) -> None:
        """EV-10: three piles of six in the order of the shuffle."""
        rng = self.rng
        deck: i64 = all_below(18)
        pile0, deck = self._pile_from(rng, deck)
        pile1, deck = self._pile_from(rng, deck)
        challenges, deck = self._pile_from(rng, deck)
        self.lay_out(pile0, pile1, challenges)

    def lay_out(self, pile0: i64, pile1: i64, challenges: i64) -> None:
        """Begins a game with the given piles: EV-11, EV-12."""
        self._clear()
        self.pile0 = pile0
        self.pile1 = pile1
        self.challenges = challenges
        if self.notes is not None:
            self.note_all(SET_UP, self.table.backs[row_get(self.challenges, 5)])
        self._draw()
        self._draw()
        self._next_round()

    def _pile_from(self, rng: Rng, deck: i64) -> tuple[i64, i64]:
        row: i64 = EMPTY_ROW
        left = deck
        place: i64 = 0
        while place < 6:
            card = rng.draw(left)
            left ^= bit(card)
            row = row_put(row, place, card)
            place += 1
        return row, left

    def _draw(self) -> None:
        """Each player draws the top of the own pile (EV-11, EV-27)."""
        top0 = row_get(self.pile0, self.drawn)
        top1 = row_get(self.pile1, self.drawn)
        self.hand0 |= bit(top0)
        self.hand1 |= bit(top1)
        self.pile0 = row_put(self.pile0, self.drawn, EMPTY)
        self.pile1 = row_put(self.pile1, self.drawn, EMPTY)
        self.drawn += 1
        if self.notes is not None:
            self.note_secret(DREW, 0, (0, self.back(top0), self.top_back(self.pile0, self.drawn)), (top0,))
            self.note_secret(DREW, 1, (1, self.back(top1), self.top_back(self.pile1, self.drawn)), (top1,))

    def back(self, card: i64) -> i64:
        return self.table.backs[card]

    def top_back(self, pile: i64, place: i64) -> i64:
        """The visible back of a pile whose top lies at the place (EV-02); NO_FACTION for an empty pile."""
        if place > 5 or row_get(pile, place) == EMPTY:
            return NO_FACTION
        return self.table.backs[row_get(pile, place)]

    def next_challenge_back(self) -> i64:
        """The back on top of the challenge pile, the Final Challenge lying apart (EV-02, EV-12)."""
        if self.round >= 5:
            return NO_FACTION
        return self.top_back(self.challenges, self.round)

    def _next_round(self) -> None:
        self.round += 1
        self.phase = PLAY
        if self.notes is not None and self.round < ROUNDS:
            self.note_all(CHALLENGED, self.round, self.challenge(), self.next_challenge_back())

    # Asking and answering.

    def to_act(self) -> i64:
        phase = self.phase
        if phase == PLAY or phase == ABDUCT or phase == REVEAL:
            waiting: i64 = BOTH
            if phase != PLAY:
                waiting = self.asked
            if self.sealed0 != UNSEALED:
                waiting &= ~1
            if self.sealed1 != UNSEALED:
                waiting &= ~2
            return waiting
        if phase == ORDER:
            unfinished: i64 = 0
            if self.length0 < 6:
                unfinished |= 1
            if self.length1 < 6:
                unfinished |= 2
            return unfinished
        if phase == OVER:
            return 0
        if phase == EXCHANGE:
            return bit(self.abductor)
        winner = self.winner()
        if phase == KEEP or phase == LOSER_SLOT:
            return bit(1 - winner)
        return bit(winner)

    def legal(self, seat: i64) -> i64:
        if not has(self.to_act(), seat):
            return 0
        phase = self.phase
        if phase == PLAY:
            return self.hand(seat)
        if phase == TAKE or phase == KEEP:
            return self._takes(seat)
        if phase == SEND:
            return bit(TO_PYRAMID) | bit(TO_ZONE)
        if phase == WINNER_SLOT or phase == LOSER_SLOT:
            return self._empty_slots() << AT_SLOT
        if phase == ABDUCT:
            if has(self.zone(seat), self.table.abduction):
                return bit(DECLINE) | bit(REVEAL_BASE)
            return bit(DECLINE)
        if phase == EXCHANGE:
            return all_below(3) << AT_SLOT
        if phase == REVEAL:
            usable = has(self.zone(seat), self.table.revelation) and not has(self.spent, self.table.revelation)
            return bit(DECLINE) | all_below(6) << AT_SLOT if usable else bit(DECLINE)
        return (self.zone(seat) & ~members_of_row(self.row(seat), 6)) << SET_CARD

    def _takes(self, seat: i64) -> i64:
        moves: i64 = 0
        at = self.round - 1
        if has(self.open, row_get(self.challenges, at)):
            moves |= bit(TAKE_CHALLENGE)
        if has(self.open, row_get(self.played(seat), at)):
            moves |= bit(TAKE_OWN)
        if has(self.open, row_get(self.played(1 - seat), at)):
            moves |= bit(TAKE_OTHER)
        return moves

    def card_to_take(self, seat: i64, move: i64) -> i64:
        """The card that a taking move means for the seat."""
        at = self.round - 1
        if move == TAKE_CHALLENGE:
            return row_get(self.challenges, at)
        if move == TAKE_OWN:
            return row_get(self.played(seat), at)
        return row_get(self.played(1 - seat), at)

    def _empty_slots(self) -> i64:
        slots: i64 = 0
        slot: i64 = 0
        while slot < 6:
            if row_get(self.pyramid, slot) == EMPTY:
                slots |= bit(slot)
            slot += 1
        return slots

    def play(self, seat: i64, move: i64) -> None:
        phase = self.phase
        if phase == PLAY or phase == ABDUCT or phase == REVEAL:
            self._seal(seat, move)
        elif phase == ORDER:
            self._set_next(seat, move - SET_CARD)
        elif phase == TAKE:
            self._take(seat, self.card_to_take(seat, move))
        elif phase == SEND:
            self._send(seat, move)
        elif phase == KEEP:
            self._keep(seat, self.card_to_take(seat, move))
        elif phase == WINNER_SLOT:
            self._place(seat, self.taken, move - AT_SLOT)
            self.phase = KEEP
        elif phase == LOSER_SLOT:
            self._place(seat, first(self.open), move - AT_SLOT)
            self._end_round()
        elif phase == EXCHANGE:
            self._abduct(seat, move - AT_SLOT)

    def _seal(self, seat: i64, move: i64) -> None:
        """A choice stays sealed until everybody asked has made theirs (EV-02, EV-20)."""
        if seat == 0:
            self.sealed0 = move
        else:
            self.sealed1 = move
        if self.notes is not None:
            self.note_secret(CHOSE, seat, (seat,), (move,))
        if self.to_act() != 0:
            return
        move0 = self.sealed0
        move1 = self.sealed1
        self.sealed0 = UNSEALED
        self.sealed1 = UNSEALED
        if self.phase == PLAY:
            self._show(move0, move1)
        elif self.phase == ABDUCT:
            self._answer_abduction(move0, move1)
        else:
            self._answer_revelation(move0, move1)

    # The rounds.

    def _show(self, card0: i64, card1: i64) -> None:
        """Both cards turn over together, in round 6 with the Final Challenge (EV-20, EV-30)."""
        at = self.round - 1
        self.hand0 ^= bit(card0)
        self.hand1 ^= bit(card1)
        self.played0 = row_put(self.played0, at, card0)
        self.played1 = row_put(self.played1, at, card1)
        challenge = self.challenge()
        self.open = bit(challenge) | bit(card0) | bit(card1)
        if self.notes is not None:
            if self.round == ROUNDS:
                self.note_all(FINAL_SHOWN, challenge)
            self.note_all(PLAYED, card0, card1)
        lead: i64 = 0
        how: i64 = BY_CONDITION
        if self.round < ROUNDS:
            lead = self.table.rank(challenge, card0) - self.table.rank(challenge, card1)  # EV-21
        if lead == 0:
            how = BY_CLOSENESS
            lead = self.table.distance(challenge, card1) - self.table.distance(challenge, card0)  # EV-22
        if lead == 0:
            self._deal_by_chance()
            return
        winner: i64 = 0 if lead > 0 else 1
        self.won = row_put(self.won, at, winner)
        if self.notes is not None:
            self.note_all(WON, winner, how)
        self.phase = TAKE

    def _deal_by_chance(self) -> None:
        """EV-23, EV-31: chance places the three cards; each seat looks at its own only."""
        self.won = row_put(self.won, self.round - 1, DEALT)
        left = self.open
        in_pyramid = self.rng.draw(left)
        left ^= bit(in_pyramid)
        in_zone0 = self.rng.draw(left)
        in_zone1 = first(left ^ bit(in_zone0))
        slot = first(self._empty_slots())
        self.pyramid = row_put(self.pyramid, slot, in_pyramid)
        self.zone0 |= bit(in_zone0)
        self.zone1 |= bit(in_zone1)
        back = self.back(in_pyramid)
        back0 = self.back(in_zone0)
        back1 = self.back(in_zone1)
        self.known0 |= bit(in_zone0)
        self.known1 |= bit(in_zone1)
        if back != back1:
            self.known0 |= bit(in_pyramid) | bit(in_zone1)
        if back != back0:
            self.known1 |= bit(in_pyramid) | bit(in_zone0)
        if back != back0 and back != back1:
            self.known |= bit(in_pyramid)
        if back0 != back and back0 != back1:
            self.known |= bit(in_zone0)
        if back1 != back and back1 != back0:
            self.known |= bit(in_zone1)
        if self.notes is not None:
            audience = everybody(2)
            self.note_all(TIED)
            self.note(DEALT_TO, audience, (slot, back), 0, (in_pyramid,))
            self.note(DEALT_TO, audience, (ZONE, back0), 1, (in_zone0,))
            self.note(DEALT_TO, audience, (ZONE + 1, back1), 2, (in_zone1,))
        self._end_round()

    def _take(self, seat: i64, card: i64) -> None:
        """EV-24: the winner chooses a card first ..."""
        self.taken = card
        if self.notes is not None:
            self.note_all(TOOK, seat, self.taken)
        self.phase = SEND

    def _send(self, seat: i64, move: i64) -> None:
        """... and then where it goes."""
        if move == TO_ZONE:
            self._place(seat, self.taken, ZONE + seat)
            self.phase = KEEP
        elif self.free_pyramid:
            self.phase = WINNER_SLOT
        else:
            self._place(seat, self.taken, first(self._empty_slots()))
            self.phase = KEEP

    def _keep(self, seat: i64, card: i64) -> None:
        """EV-25: the loser keeps one; the last goes where the winner sent nothing."""
        self._place(seat, card, ZONE + seat)
        if has(self.zone(1 - seat), self.taken):
            if self.free_pyramid:
                self.phase = LOSER_SLOT
                return
            self._place(seat, first(self.open), first(self._empty_slots()))
        else:
            self._place(seat, first(self.open), ZONE + 1 - seat)
        self._end_round()

    def _place(self, seat: i64, card: i64, place: i64) -> None:
        """Puts an open card face down where everybody sees it go (EV-26, EV-28)."""
        self.open ^= bit(card)
        if place == ZONE:
            self.zone0 |= bit(card)
        elif place == ZONE + 1:
            self.zone1 |= bit(card)
        else:
            self.pyramid = row_put(self.pyramid, place, card)
        self.known0 |= bit(card)
        self.known1 |= bit(card)
        self.known |= bit(card)
        if self.notes is not None:
            self.note_all(PLACED, seat, card, place)

    def _end_round(self) -> None:
        self.open = 0
        self.taken = NO_CARD
        if self.round == ROUNDS:
            self._begin_ordering()
            return
        if self.drawn < 6:
            self._draw()
        self._next_round()

    # Ordering.

    def _begin_ordering(self) -> None:
        """EV-40: the zones become the hands; then whoever may hold Abducción is asked."""
        self.phase = ABDUCT
        self.asked = self.may_hold(self.table.abduction)
        if self.asked == 0:
            self._ask_revelation()

    def may_hold(self, card: i64) -> i64:
        """The seats that may hold a special card, by what everybody knows: so asking tells nothing."""
        suspects = bit(card)
        if not has(self.known, card):
            suspects = self.of_round(self.round_of(card)) & ~self.known
        seats: i64 = 0
        if suspects & self.zone0:
            seats |= 1
        if suspects & self.zone1:
            seats |= 2
        return seats

    def _answer_abduction(self, move0: i64, move1: i64) -> None:
        if self.notes is not None:
            if move0 == DECLINE:
                self.note_all(DECLINED, 0, self.table.abduction)
            if move1 == DECLINE:
                self.note_all(DECLINED, 1, self.table.abduction)
        if move0 != REVEAL_BASE and move1 != REVEAL_BASE:
            self._ask_revelation()
            return
        self.asked = 0
        self.abductor = 0 if move0 == REVEAL_BASE else 1
        base = members_of_row(self.pyramid, 3)
        self._everybody_sees(base | bit(self.table.abduction))
        if self.notes is not None:
            cards = (row_get(self.pyramid, 0), row_get(self.pyramid, 1), row_get(self.pyramid, 2))
            self.note_all(BASE_SHOWN, self.abductor, cards[0], cards[1], cards[2])
        self.phase = EXCHANGE

    def _abduct(self, seat: i64, slot: i64) -> None:
        """EV-41: Abducción takes the slot; the card there can do no more than score (EV-43)."""
        card = self._swap(seat, self.table.abduction, slot)
        if self.notes is not None:
            self.note_all(ABDUCTED, seat, slot, card)
        self._ask_revelation()

    def _swap(self, seat: i64, special: i64, slot: i64) -> i64:
        card = row_get(self.pyramid, slot)
        self.pyramid = row_put(self.pyramid, slot, special)
        change = bit(special) | bit(card)
        if seat == 0:
            self.zone0 ^= change
        else:
            self.zone1 ^= change
        self.spent |= bit(card)
        return card

    def _ask_revelation(self) -> None:
        revelation = self.table.revelation
        self.asked = 0
        if not has(self.spent, revelation):
            self.asked = self.may_hold(revelation)
        self.phase = REVEAL
        if self.asked == 0:
            self.phase = ORDER

    def _answer_revelation(self, move0: i64, move1: i64) -> None:
        """EV-42: Revelación lies face up; the card taken for it is seen by its taker only."""
        if self.notes is not None:
            if move0 == DECLINE:
                self.note_all(DECLINED, 0, self.table.revelation)
            if move1 == DECLINE:
                self.note_all(DECLINED, 1, self.table.revelation)
        self.phase = ORDER
        self.asked = 0
        seat: i64 = 0
        move = move0
        if move0 < AT_SLOT or move0 == DECLINE:
            seat = 1
            move = move1
        if move < AT_SLOT or move == DECLINE:
            return
        slot = move - AT_SLOT
        self._everybody_sees(bit(self.table.revelation))
        card = self._swap(seat, self.table.revelation, slot)
        self.face_up = slot
        if seat == 0:
            self.known0 |= bit(card)
        else:
            self.known1 |= bit(card)
        self._conclude()
        if self.notes is not None:
            self.note_secret(REVEALED, seat, (seat, slot, self.back(card)), (card,))

    def _everybody_sees(self, cards: i64) -> None:
        self.known0 |= cards
        self.known1 |= cards
        self.known |= cards
        self._conclude()

    def _conclude(self) -> None:
        """Whoever knows all but one of a round's cards knows the last one too."""
        which: i64 = 1
        while which <= ROUNDS:
            if row_get(self.won, which - 1) == DEALT:
                cards = self.of_round(which)
                if size(cards & ~self.known0) == 1:
                    self.known0 |= cards
                if size(cards & ~self.known1) == 1:
                    self.known1 |= cards
                if size(cards & ~self.known) == 1:
                    self.known |= cards
            which += 1

    def _set_next(self, seat: i64, card: i64) -> None:
        """EV-44: the row grows card by card; the sixth follows by itself."""
        length = self.length(seat)
        row = row_put(self.row(seat), length, card)
        if self.notes is not None:
            self.notes.append(Note(SET_NEXT, bit(seat), (seat, length, card), bit(seat), ()))
        length += 1
        if length == 5:
            row = row_put(row, 5, first(self.zone(seat) & ~members_of_row(row, 5)))
            length = 6
            if self.notes is not None:
                self.note_all(READY, seat)
        if seat == 0:
            self.row0 = row
            self.length0 = length
        else:
            self.row1 = row
            self.length1 = length
        if self.length0 == 6 and self.length1 == 6:
            self._present()

    # The end.

    def rush(self, rng: Rng) -> None:
        """At random up to the ordering; then both are given what their cards could reach, whatever the order."""
        while self.phase < ORDER:
            self._hurry(rng)
        if self.phase == ORDER:
            symbols = pyramid_symbols(self.table, self.pyramid, self.face_up)
            self._settle(
                reach_of(self.table, self.zone0, symbols, self.spent),
                reach_of(self.table, self.zone1, symbols, self.spent),
            )

    def _hurry(self, rng: Rng) -> None:
        """A random step; the frequent ones without asking around."""
        phase = self.phase
        if phase == PLAY and self.sealed0 == UNSEALED and self.sealed1 == UNSEALED:
            self._show(rng.draw(self.hand0), rng.draw(self.hand1))
        elif phase == TAKE:
            self._take(self.winner(), rng.draw(self.open))
        elif phase == SEND:
            self._send(self.winner(), TO_PYRAMID + rng.below(2))
        elif phase == KEEP:
            self._keep(1 - self.winner(), rng.draw(self.open))
        else:
            seat = first(self.to_act())
            self.play(seat, rng.draw(self.legal(seat)))

    def worth(self, seat: i64) -> float:
        """Victory decides; a point of difference counts a little."""
        lead = self.points0 - self.points1
        if seat == 1:
            lead = -lead
        return 0.9 * super().worth(seat) + 0.05 + 0.005 * float(lead)

    def _present(self) -> None:
        symbols = pyramid_symbols(self.table, self.pyramid, self.face_up)
        profile0 = profile_of(self.table, self.row0, symbols, self.spent, self.any_copy)
        profile1 = profile_of(self.table, self.row1, symbols, self.spent, self.any_copy)
        self._settle(profile0, profile1)
        everything = all_below(18)
        self.known0 = everything
        self.known1 = everything
        self.known = everything
        if self.notes is not None:
            for seat in range(2):
                row = self.row(seat)
                self.note_all(
                    PRESENTED,
                    *(seat, row_get(row, 0), row_get(row, 1), row_get(row, 2)),
                    *(row_get(row, 3), row_get(row, 4), row_get(row, 5)),
                )
            self.note_all(SCORED, self.points0, self.points1)

    def _settle(self, profile0: i64, profile1: i64) -> None:
        final = row_get(self.won, 5)
        self.points0 = points_of(profile0, profile1) + (1 if final == 0 else 0)  # EV-53
        self.points1 = points_of(profile1, profile0) + (1 if final == 1 else 0)
        self.victors = self._judge(final)
        self.clause = 60
        self.phase = OVER

    def _judge(self, final: i64) -> i64:
        """EV-60: points, then the Final Challenge, then El ojo, then together."""
        if self.points0 != self.points1:
            return 1 if self.points0 > self.points1 else 2
        if final != DEALT:
            return bit(final)
        if has(self.zone0, self.table.eye):
            return 1
        return 2 if has(self.zone1, self.table.eye) else 3

    def winners(self) -> i64:
        return self.victors

    def score(self, seat: i64) -> i64:
        return self.points0 if seat == 0 else self.points1

    def ended_by(self) -> i64:
        return self.clause
