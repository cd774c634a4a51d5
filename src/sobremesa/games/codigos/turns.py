"""The turns of Códigos: setup, the actions, what follows them, and revealing. Where cards lie is told in board.py."""

from __future__ import annotations

from mypy_extensions import i64

from sobremesa.games.codigos.questions import Questions
from sobremesa.games.codigos.scoring import CROSSED, INVERTED, LOST, earned, judge
from sobremesa.games.codigos.tables import (
    FIRST_JOKER,
    FIRST_REVEAL,
    JOKERS,
    REVEALS,
)
from sobremesa.games.codigos.terms import (
    ACT,
    ADD,
    ADDED,
    AFTER_REVEAL,
    CHOOSE,
    CHOSE,
    COMPLETED,
    DEALT,
    DISCARD,
    DISCARDED,
    DONE,
    EXPOSE,
    EXPOSED,
    FINAL,
    FIRST_CARD,
    FROM_PILE,
    FULL,
    GAVE_UP,
    GIVE_UP,
    HID,
    HIDDEN,
    LATER_CARD,
    LAY,
    LIMIT,
    LOST_JOKER,
    MIXED,
    MOVED_SOLDIER,
    NO_REUSE,
    NO_REVEAL,
    OVER,
    PICK,
    RECITE,
    REUSE,
    REUSED,
    REVEAL,
    REVEALED,
    SAID,
    SAY,
    SCORED,
    SET_ASIDE,
    SET_UP,
    SHOWN,
    SKIPPED,
    SOLDIER,
    TAKE,
    TOOK,
    TURN,
    TURNED_UP,
    WHOLE,
)
from sobremesa.kernel.bits import EMPTY, EMPTY_ROW, all_below, bit, first, has, pick, row_get, row_put, size


class Turns(Questions):
    # Setup.

    def deal(self) -> None:
        self.clear()
        rng = self.rng
        commons: i64 = all_below(self.table.count)
        best: i64 = -1
        seat: i64 = 0
        while seat < self.seats:  # CO-12
            hand: i64 = 0
            while size(hand) < 3:
                hand |= bit(rng.draw(commons & ~hand))
            commons ^= hand
            self.hold(seat, hand)
            if hand > best:  # CO-16: the highest photo number is the highest card
                best = hand
                self.current = seat
            if self.notes is not None:
                self.note_all(DEALT, seat, pick(hand, 0), pick(hand, 1), pick(hand, 2))
            seat += 1
        self.slot1 = rng.draw(commons)  # CO-13
        commons ^= bit(self.slot1)
        self.slot2 = rng.draw(commons)
        commons ^= bit(self.slot2)
        self.top = rng.draw(commons)
        commons ^= bit(self.top)
        self.soldier = 0  # CO-14
        jokers = all_below(self.jokers) << FIRST_JOKER  # CO-10
        reveals = all_below(self.reveals) << FIRST_REVEAL  # CO-11
        self.deck = commons | jokers | reveals  # CO-15
        if self.notes is not None:
            self.note_all(TURNED_UP, 0, self.slot1)
            self.note_all(TURNED_UP, 1, self.slot2)
            self.note_all(TURNED_UP, 2, self.top)
            self.note_all(SET_UP, self.current)
        self.phase = ACT

    # Answering what is asked.

    def play(self, seat: i64, move: i64) -> None:
        phase = self.phase
        if phase == ACT:
            self._act(seat, move)
        elif phase == RECITE:
            self._utter(seat, move)
        elif phase == CHOOSE:
            self._choose(seat, move - HIDDEN)
        elif phase == ADD:
            if move == DONE:
                self._add(seat)
            else:
                self._pick_more(seat, move - PICK)
        else:
            self._pick_for_whole(seat, move - PICK)

    def _act(self, seat: i64, move: i64) -> None:
        if move < EXPOSE:
            self._take(seat, move - TAKE)
        elif move < LAY:
            self._expose_code(seat, move - EXPOSE)
        elif move < PICK:
            self.laying = pick(self.held(seat), move - LAY)
            self.phase = WHOLE
        elif move < DISCARD:
            self._pick_more(seat, move - PICK)
        elif move < GIVE_UP:
            self._discard(seat, move - DISCARD)
        elif move == GIVE_UP:
            self._give_up(seat)
        else:
            self._move_soldier(seat, move - SOLDIER)

    # The actions.

    def _take(self, seat: i64, slot: i64) -> None:
        """CO-21, CO-22."""
        card = self.offer(slot)
        if slot == 0:
            self.slot1 = EMPTY
        elif slot == 1:
            self.slot2 = EMPTY
        else:
            self.lift_from_pile()
        self.hold(seat, self.held(seat) | bit(card))
        self.touched = card
        if self.notes is not None:
            self.note_all(TOOK, seat, slot, card)
        self._end_action()

    def _expose_code(self, seat: i64, place: i64) -> None:
        """CO-23."""
        card = pick(self.held(seat), place)
        self.hold(seat, self.held(seat) ^ bit(card))
        self.expose(seat, row_put(EMPTY_ROW, 0, card))
        if self.notes is not None:
            self.note_all(EXPOSED, seat, card)
        self._end_action()

    def _pick_more(self, seat: i64, place: i64) -> None:
        """CO-24: the action goes on while something can be added and the player has not said enough."""
        self.picked |= bit(pick(self.held(seat), place))
        self.phase = ADD
        if self._additions(seat) == 0:
            self._add(seat)

    def _add(self, seat: i64) -> None:
        if self.notes is not None:
            self.note_all(ADDED, seat, self.picked)
        row = self._laid(seat, self.exposed(seat))
        if row_get(row, self.table.takes[row_get(row, 0)]) == EMPTY:
            self.expose(seat, row)
        else:
            self.expose(seat, EMPTY_ROW)
            self.hide(seat, row)
        self._end_action()

    def _laid(self, seat: i64, row: i64) -> i64:
        """The row of a code with the picked cards laid: by rising photo number, a joker last (CO-24)."""
        place: i64 = 1
        while row_get(row, place) != EMPTY:
            place += 1
        left = self.picked
        while left:
            row = row_put(row, place, first(left))
            left &= left - 1
            place += 1
        self.hold(seat, self.held(seat) & ~self.picked)
        self.picked = 0
        return row

    def _pick_for_whole(self, seat: i64, place: i64) -> None:
        """CO-25."""
        self.picked |= bit(pick(self.held(seat), place))
        code = self.laying
        if size(self.picked) < self.table.takes[code]:
            return
        self.hold(seat, self.held(seat) ^ bit(code))
        self.laying = EMPTY
        self.hide(seat, self._laid(seat, row_put(EMPTY_ROW, 0, code)))
        self._end_action()

    def hide(self, seat: i64, row: i64) -> None:
        """CO-26: a complete code joins the end of the row of hidden codes."""
        code = row_get(row, 0)
        last = self.chain(seat)
        if last == EMPTY:
            self.begin_chain(seat, code)
        else:
            after = self.link(last)
            while after != EMPTY:
                last = after
                after = self.link(last)
            self.tie(last, code)
        last = code
        place: i64 = 1
        card = row_get(row, 1)
        while card != EMPTY:
            self.tie(last, card)
            last = card
            place += 1
            card = row_get(row, place)
        self.codes |= bit(code)
        if self.notes is not None:
            self.note_all(COMPLETED, seat, code, row)
            self.note_all(HID, seat, self.hidden(seat))
        self.hide_more(seat, 1)

    def _discard(self, seat: i64, place: i64) -> None:
        """CO-27."""
        card = pick(self.held(seat), place)
        self.hold(seat, self.held(seat) ^ bit(card))
        self.lay_on_pile(card)
        self.touched = card
        if self.notes is not None:
            self.note_all(DISCARDED, seat, card)
        self._end_action()

    def _give_up(self, seat: i64) -> None:
        """CO-28: the first symbol stays crossed under the code, the others go to the pile in the order laid."""
        row = self.exposed(seat)
        self.expose(seat, EMPTY_ROW)
        code = row_get(row, 0)
        self.under |= bit(row_get(row, 1))
        place: i64 = 2
        while row_get(row, place) != EMPTY:
            self.lay_on_pile(row_get(row, place))
            place += 1
        self.stand(seat, code, CROSSED)
        if self.notes is not None:
            self.note_all(GAVE_UP, seat, code, row)
        self._end_action()

    def _move_soldier(self, seat: i64, slot: i64) -> None:
        """CO-29."""
        self.soldier = slot
        if self.notes is not None:
            self.note_all(MOVED_SOLDIER, seat, slot)
        self._end_action()

    # What follows an action.

    def _end_action(self) -> None:
        self.done += 1
        if self.done == 2:
            self.touched = EMPTY
        self._settle()

    def _settle(self) -> None:
        """CO-55: all that is due, in its order, up to the next question.

        What is due can be read from the table itself, so a turn that a reveal broke off goes on where it stopped.
        """
        while True:
            if self.cause != NO_REVEAL:
                if self._ask_to_reveal():
                    return
                self._end_reveal()
                if self.phase == OVER:
                    return
            elif self.deck == 0:
                self._finish_deck()
            elif self.slot1 == EMPTY:
                self._draw(0)
            elif self.slot2 == EMPTY:
                self._draw(1)
            elif self.top == EMPTY or self.cover != 0:
                self._refill_pile()
            elif self._joker_is_blocked():
                self._lose_joker()
            elif self._next_action():
                return

    def _next_action(self) -> bool:
        """Asks for an action, or lets the turn limit end the game (CO-20, CO-53)."""
        if self.done == 2:
            self.idle += 1
            if self.idle == self.turn_limit:
                self._call_reveal(LIMIT, EMPTY)
                return False
            self.current += 1
            if self.current == self.seats:
                self.current = 0
            self.done = 0
            if self.notes is not None:
                self.note_all(TURN, self.current)
        self.phase = ACT
        # With room in the collection two slots can be taken from, and the soldier can always move second (CO-29).
        if self.done == 0 and size(self.held(self.current)) == FULL and self._actions(self.current) == 0:
            self.done = 1
            if self.notes is not None:
                self.note_all(SKIPPED, self.current)
        return True

    def _draw(self, slot: i64) -> None:
        """The deck's next card goes to the slot, or is a Reveal card (CO-22, CO-40)."""
        card = self.rng.draw(self.deck)
        self.deck ^= bit(card)
        self.idle = -1
        if card >= FIRST_REVEAL:
            self.reveals_drawn += 1
            if self.reveals_drawn == 1:
                self._call_reveal(FIRST_CARD, card)
            else:
                self._call_reveal(LATER_CARD, card)
            return
        if slot == 0:
            self.slot1 = card
        elif slot == 1:
            self.slot2 = card
        else:
            self.lay_on_pile(card)
            self.cover = 0
        if self.notes is not None:
            self.note_all(TURNED_UP, slot, card)

    def _refill_pile(self) -> None:
        """CO-22: the next card of the discard pile shows; only an empty pile is refilled from the deck."""
        if self.cover != 0 or self.mixed == 0:
            self._draw(2)
            return
        card = self.rng.draw(self.mixed)
        self.mixed ^= bit(card)
        if card >= FIRST_REVEAL:
            self._call_reveal(FROM_PILE, card)
            return
        self.lay_on_pile(card)
        if self.notes is not None:
            self.note_all(TURNED_UP, 2, card)

    def _joker_is_blocked(self) -> bool:
        """CO-30: a joker under the soldier, with something else than jokers in the deck."""
        card = self.offer(self.soldier)
        return card >= FIRST_JOKER and self.deck & ~JOKERS != 0

    def _lose_joker(self) -> None:
        """CO-30: back into the deck; its top card will take the slot, in slot 3 upon what lies there."""
        slot = self.soldier
        joker = self.offer(slot)
        if slot == 0:
            self.slot1 = EMPTY
        elif slot == 1:
            self.slot2 = EMPTY
        else:
            self.lift_from_pile()
            self.cover = 1
        self.deck |= bit(joker)
        if self.notes is not None:
            self.note_all(LOST_JOKER, slot)

    def _finish_deck(self) -> None:
        """CO-50, CO-51: no card is left above the final Reveal card."""
        if self.reuse == NO_REUSE or self.reused != 0:
            self._call_reveal(FINAL, EMPTY)
        elif self.reuse == AFTER_REVEAL:
            self._call_reveal(REUSE, EMPTY)
        else:
            self._reuse_pile()

    def _reuse_pile(self) -> None:
        """CO-51: all but the top card and the Reveal card becomes the deck, if there is anything."""
        top = self.top
        if self.mixed & ~REVEALS == 0 and (top == EMPTY or self.link(top) == EMPTY):
            self._call_reveal(FINAL, EMPTY)
            return
        self.reused = 1
        cards = self.mixed | self.gather_pile()
        if top != EMPTY:
            cards ^= bit(top)
            self.lay_on_pile(top)
        self.aside |= cards & REVEALS
        self.mixed = 0
        self.deck = cards & ~REVEALS
        if self.notes is not None:
            self.note_all(REUSED, size(self.deck))

    # Revealing.

    def _call_reveal(self, cause: i64, card: i64) -> None:
        """CO-40: everybody reveals, the current player first."""
        self.cause = cause
        self.turned = card
        self.finished = 0
        if self.notes is not None:
            self.note_all(REVEAL, cause, self.current)

    def _ask_to_reveal(self) -> bool:
        """Asks the next seat that has a hidden code, if there is one (CO-40, CO-41)."""
        while self.finished < self.seats:
            self.phase = CHOOSE
            codes = self.hidden(self.asked())
            if codes > 0:
                if codes == 1:
                    self.chosen = 0
                    self.phase = RECITE
                return True
            self.finished += 1
        return False

    def _choose(self, seat: i64, place: i64) -> None:
        """CO-41."""
        self.chosen = place
        self.phase = RECITE
        if self.notes is not None:
            self.note_all(CHOSE, seat, place)

    def _utter(self, seat: i64, move: i64) -> None:
        if move >= SAY:
            self.said = row_put(self.said, self.spoken, move - SAY)
            self.spoken += 1
            if self.notes is not None:
                self.note_all(SAID, seat, move - SAY)
            return
        self._reveal(seat)
        self.chosen = 0
        self.said = EMPTY_ROW
        self.spoken = 0
        self._settle()

    def _reveal(self, seat: i64) -> None:
        """The chosen code is taken out of the row and looked at (CO-41 to CO-48)."""
        code = self.code_at(seat, self.chosen)
        before = self.chain(seat)
        while before != code and self.link(before) != code:
            before = self.link(before)
        with_joker = False
        after = self.link(code)
        while after != EMPTY and not has(self.codes, after):
            if after >= FIRST_JOKER:
                with_joker = True
            after = self.link(after)
        how: i64 = INVERTED  # CO-44
        if self.spoken > 0:
            how = judge(self.table, code, with_joker, self.said, self.spoken)
        elif with_joker:
            how = LOST  # CO-46
        if self.notes is not None:
            points = earned(self.table, code, how)
            self.note_all(SHOWN, seat, self.chosen, code, self.said)
            self.note_all(REVEALED, seat, self.chosen, how, points)
        if before == code:
            self.begin_chain(seat, after)
        else:
            self.tie(before, after)
        self.codes ^= bit(code)
        self.hide_more(seat, -1)
        card = self.link(code)
        self.tie(code, EMPTY)
        while card != after:  # CO-48: in the order laid
            following = self.link(card)
            self.lay_on_pile(card)
            card = following
        if how == LOST:
            self.lay_on_pile(code)  # CO-45
        else:
            self.stand(seat, code, how)

    def _end_reveal(self) -> None:
        cause = self.cause
        card = self.turned
        self.cause = NO_REVEAL
        self.turned = EMPTY
        self.finished = 0
        if cause == FIRST_CARD:
            self._mix_into_pile(card)
        elif cause == LATER_CARD or cause == FROM_PILE:
            self.aside |= bit(card)
            if self.notes is not None:
                self.note_all(SET_ASIDE, cause)
        elif cause == REUSE:
            self._reuse_pile()
        else:
            self._finish(cause)

    def _mix_into_pile(self, card: i64) -> None:
        """CO-49: the first Reveal card is shuffled into the whole discard pile, never left on top."""
        cards = self.mixed | self.gather_pile()
        self.mixed = cards | bit(card)
        if self.notes is not None:
            self.note_all(MIXED)
        if cards == 0:
            self.cover = 1
            return
        top = self.rng.draw(cards)
        self.mixed ^= bit(top)
        self.lay_on_pile(top)
        if self.notes is not None:
            self.note_all(TURNED_UP, 2, top)

    # The end.

    def _finish(self, cause: i64) -> None:
        """CO-50, CO-52, CO-53."""
        self.phase = OVER
        self.clause = 50
        if cause == LIMIT:
            self.clause = 53
        best = self.points0
        seat: i64 = 1
        while seat < self.seats:
            if self.score(seat) > best:
                best = self.score(seat)
            seat += 1
        seat = 0
        while seat < self.seats:
            if self.score(seat) == best:
                self.victors |= bit(seat)
            if self.notes is not None:
                self.note_all(SCORED, seat, self.score(seat))
            seat += 1

    def winners(self) -> i64:
        return self.victors

    def ended_by(self) -> i64:
        return self.clause
