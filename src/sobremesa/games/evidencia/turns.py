"""The rules of Evidencia."""

from __future__ import annotations

from mypy_extensions import i64

from sobremesa.games.evidencia.board import Board
from sobremesa.games.evidencia.constants import (
    ABDUCT,
    ABDUCTED,
    AT_SLOT,
    BASE_SHOWN,
    BOTH,
    BY_CLOSENESS,
    BY_CONDITION,
    CHALLENGED,
    CHOSE,
    DEALT,
    DEALT_TO,
    DECLINE,
    DECLINED,
    DREW,
    EXCHANGE,
    FINAL_SHOWN,
    KEEP,
    LOSER_SLOT,
    ORDER,
    OVER,
    PLACED,
    PLAY,
    PLAYED,
    PRESENTED,
    READY,
    REVEAL,
    REVEAL_BASE,
    REVEALED,
    ROUNDS,
    SCORED,
    SEND,
    SET_CARD,
    SET_NEXT,
    SET_UP,
    TAKE,
    TAKE_CHALLENGE,
    TAKE_OTHER,
    TAKE_OWN,
    TIED,
    TO_PYRAMID,
    TO_ZONE,
    TOOK,
    UNSEALED,
    WINNER_SLOT,
    WON,
    ZONE,
)
from sobremesa.games.evidencia.scoring import points_of, profile_of, pyramid_symbols
from sobremesa.kernel.bits import (
    EMPTY,
    EMPTY_ROW,
    all_below,
    bit,
    first,
    has,
    members_of_row,
    row_get,
    row_put,
    size,
)
from sobremesa.kernel.rng import Rng
from sobremesa.kernel.state import NO_CARD, Note, everybody


class Turns(Board):
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
        self.clear()
        self.pile0 = pile0
        self.pile1 = pile1
        self.challenges = challenges
        if self.notes is not None:
            self.note_all(SET_UP, self.lookup.backs[row_get(self.challenges, 5)])
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
            if has(self.zone(seat), self.lookup.abduction):
                return bit(DECLINE) | bit(REVEAL_BASE)
            return bit(DECLINE)
        if phase == EXCHANGE:
            return all_below(3) << AT_SLOT
        if phase == REVEAL:
            usable = has(self.zone(seat), self.lookup.revelation) and not has(self.spent, self.lookup.revelation)
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
            lead = self.lookup.rank(challenge, card0) - self.lookup.rank(challenge, card1)  # EV-21
        if lead == 0:
            how = BY_CLOSENESS
            lead = self.lookup.distance(challenge, card1) - self.lookup.distance(challenge, card0)  # EV-22
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
        self.asked = self.may_hold(self.lookup.abduction)
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
                self.note_all(DECLINED, 0, self.lookup.abduction)
            if move1 == DECLINE:
                self.note_all(DECLINED, 1, self.lookup.abduction)
        if move0 != REVEAL_BASE and move1 != REVEAL_BASE:
            self._ask_revelation()
            return
        self.asked = 0
        self.abductor = 0 if move0 == REVEAL_BASE else 1
        base = members_of_row(self.pyramid, 3)
        self._everybody_sees(base | bit(self.lookup.abduction))
        if self.notes is not None:
            cards = (row_get(self.pyramid, 0), row_get(self.pyramid, 1), row_get(self.pyramid, 2))
            self.note_all(BASE_SHOWN, self.abductor, cards[0], cards[1], cards[2])
        self.phase = EXCHANGE

    def _abduct(self, seat: i64, slot: i64) -> None:
        """EV-41: Abducción takes the slot; the card there can do no more than score (EV-43)."""
        card = self._swap(seat, self.lookup.abduction, slot)
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
        revelation = self.lookup.revelation
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
                self.note_all(DECLINED, 0, self.lookup.revelation)
            if move1 == DECLINE:
                self.note_all(DECLINED, 1, self.lookup.revelation)
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
        self._everybody_sees(bit(self.lookup.revelation))
        card = self._swap(seat, self.lookup.revelation, slot)
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

    def _present(self) -> None:
        symbols = pyramid_symbols(self.lookup, self.pyramid, self.face_up)
        profile0 = profile_of(self.lookup, self.row0, symbols, self.spent, self.any_copy)
        profile1 = profile_of(self.lookup, self.row1, symbols, self.spent, self.any_copy)
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
        if has(self.zone0, self.lookup.eye):
            return 1
        return 2 if has(self.zone1, self.lookup.eye) else 3

    def winners(self) -> i64:
        return self.victors

    def score(self, seat: i64) -> i64:
        return self.points0 if seat == 0 else self.points1

    def ended_by(self) -> i64:
        return self.clause
