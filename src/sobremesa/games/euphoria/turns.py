"""The turns of Euphoria: setup, what every answer leads to, announcing and reacting."""

from __future__ import annotations

from mypy_extensions import i64

from sobremesa.games.euphoria.constants import (
    ACTION,
    AIM,
    AIMED,
    ANNOUNCED,
    ARM,
    ARMED,
    ARTIFACT,
    ASKED,
    AT_PLACE,
    COST,
    DEALT,
    DISCARD,
    DISCARDED,
    ENOUGH,
    GAVE,
    GIVE,
    GIVE_TO,
    GIVE_WHAT,
    HIDE,
    INTERROGATE,
    LAID,
    LAY,
    LAY_LEADER,
    NEW_AIM,
    NEXT_PLACE,
    NEXT_SEAT,
    NO_PLACE,
    OVER,
    OWN_PLACE,
    PASS,
    PLACE,
    REACTED,
    REACTS,
    SEAT,
    SHOOT,
    START,
    STOPPED,
    TO_SEAT,
    UNANSWERED_NOTE,
    USE,
    USED,
    WINDOW,
)
from sobremesa.games.euphoria.effects import Effects
from sobremesa.games.euphoria.lookup import (
    CONTRABANDO,
    ESCANER,
    ESCUDO,
    HUMO,
    IMAN,
    LAVADO,
    MARIONETA,
    NO_KIND,
    PULSO,
    TRASLADO,
    TRUEQUE,
    bag_add,
)
from sobremesa.games.euphoria.scoring import (
    seats_in,
)
from sobremesa.kernel.bits import all_below, bit, first
from sobremesa.kernel.state import NOBODY


class Turns(Effects):
    # Setup.

    def deal(self) -> None:
        self._clear()
        self._deal_recruits()
        self.deck = self.lookup.bag
        self.fresh = self.deck
        self.turn = self.set_up.first
        if self.turn == NOBODY:
            self.turn = self.rng.below(self.seats)  # EU-06
        self.phase = LAY
        if self.notes is not None:
            self.note_all(DEALT, self.turn)
        seat: i64 = 0
        while seat < self.seats:  # EU-04
            self._draw_for(seat)
            self._draw_for(seat)
            seat += 1
        self.laying = all_below(self.seats)

    def _lay(self, seat: i64, move: i64) -> None:
        """EU-05: the recruit chosen lies in the next place; the last one follows by itself."""
        goes_to = 3 * seat + self._laid_by(seat)
        lies = goes_to
        while not self._is_meant(lies, move):
            lies += 1
        held = self.recruit(goes_to)
        self.put_recruit(goes_to, self.recruit(lies))
        self.put_recruit(lies, held)
        self.laid += bit(2 * seat)
        if self.notes is not None:
            self.note_secret(LAID, seat, (seat, goes_to % 3), (self.recruit(goes_to),))
        if self._laid_by(seat) < 2:
            return
        self.laid += bit(2 * seat)
        if self.notes is not None:
            self.note_secret(LAID, seat, (seat, 2), (self.recruit(3 * seat + 2),))
        self.laying &= ~bit(seat)
        if self.laying == 0:
            self._start_turn()

    def _is_meant(self, place: i64, move: i64) -> bool:
        recruit = self.recruit(place)
        return recruit == move or (recruit > LAY_LEADER and move == LAY_LEADER)

    # Answering what is asked.

    def play(self, seat: i64, move: i64) -> None:
        phase = self.phase
        if phase == WINDOW:
            self._answer(seat, move)
        elif phase == START or phase == ACTION:
            self._choose(seat, move)
        elif phase == LAY:
            self._lay(seat, move)
        elif phase == SEAT:
            self.target = move - TO_SEAT
            self._seat_named()
        elif phase == PLACE:
            self.place = 3 * self.target + move - AT_PLACE
            self._place_named()
        elif phase == COST:
            self._pay(seat, 3 * seat + move - AT_PLACE)
        elif phase == AIM:
            self._aim_anew(seat, move - TO_SEAT)
        else:
            self._choose_more(seat, move)

    def _choose(self, seat: i64, move: i64) -> None:
        if move == DISCARD:
            self._discard_and_draw(seat)
            self.phase = ACTION
        elif move == GIVE:
            self.phase = GIVE_TO
        elif move == PASS:
            self._end_action()
        elif move == SHOOT:
            self.verb = SHOOT
            self.target = self.aim(seat)
            self._announce()
        elif move == ARM:
            self.verb = ARM
            self.phase = COST
        elif move >= ARTIFACT:
            self.verb = USE
            self.playing = move - ARTIFACT
            self.phase = COST
        else:
            self.verb = move
            self.phase = SEAT

    def _choose_more(self, seat: i64, move: i64) -> None:
        phase = self.phase
        if phase == GIVE_TO:
            self.target = move - TO_SEAT
            self.phase = GIVE_WHAT
        elif phase == GIVE_WHAT:
            self._give(seat, move - ARTIFACT)
        elif phase == OWN_PLACE:
            self.own = 3 * seat + move - AT_PLACE
            self.phase = SEAT
        elif phase == NEXT_SEAT:
            if move == ENOUGH:
                self._announce()
            else:
                self.next_target = move - TO_SEAT
                self.phase = NEXT_PLACE
        elif phase == NEXT_PLACE:
            self.next_place = 3 * self.next_target + move - AT_PLACE
            self._announce()
        else:
            self.new_aim = move - TO_SEAT
            self._announce()

    def _aim_anew(self, seat: i64, target: i64) -> None:
        """EU-27."""
        self._take_aim(seat, target)
        self.note_hostile(seat, target)
        if self.notes is not None:
            self.note_all(AIMED, seat, target)
        self._end_turn()

    # Phase 1 (EU-20).

    def _discard_and_draw(self, seat: i64) -> None:
        left = self.hand(seat)
        while left:
            kind = first(left) % 15
            left &= left - 1
            self._lay_open(seat, kind)
            self.pile = bag_add(self.pile, kind)
            if self.notes is not None:
                self.note_all(DISCARDED, seat, kind)
        self._draw_for(seat)

    def _give(self, seat: i64, kind: i64) -> None:
        taker = self.target
        self._hand_over(seat, taker, kind)
        self.target = NOBODY
        self.phase = ACTION
        if self.notes is not None:
            self._note_to_two(GAVE, seat, taker, kind)

    # Announcing an action (EU-37).

    def _pay(self, seat: i64, place: i64) -> None:
        """EU-31: expose, discard, and then name what the action is aimed at."""
        self._expose(place)
        if self.verb == ARM:
            self.phase = NEW_AIM
            return
        kind = self.playing
        self._lay_open(seat, kind)
        self.pile = bag_add(self.pile, kind)
        if self.notes is not None:
            self.note_all(USED, seat, kind)
        if kind == PULSO:
            self._announce()
        elif kind == TRUEQUE:
            self.phase = OWN_PLACE
        else:
            self.phase = SEAT

    def _seat_named(self) -> None:
        kind = self.playing
        if kind == IMAN or kind == MARIONETA:
            self.phase = NEW_AIM
        elif kind == LAVADO or kind == CONTRABANDO:
            self._announce()
        else:
            self.phase = PLACE

    def _place_named(self) -> None:
        kind = self.playing
        if self.verb == INTERROGATE:
            self._look(self.turn, self.place)
            self._end_action()
        elif self.verb == HIDE:
            self._hide(self.place)
            self._end_action()
        elif kind == TRASLADO or ((kind == ESCANER or kind == HUMO) and self._next_places() != 0):
            self.phase = NEXT_SEAT
        else:
            self._announce()

    def _announce(self) -> None:
        """All is chosen and paid: the window opens for whoever might answer, by what everybody knows (EU-38)."""
        if self.notes is not None:
            self.note_all(
                ANNOUNCED,
                *(self.turn, self.verb, self.playing, self.own % 3 if self.own >= 0 else NO_PLACE),
                *(self.target, self.place % 3 if self.place >= 0 else NO_PLACE),
                *(self.next_target, self.next_place % 3 if self.next_place >= 0 else NO_PLACE, self.new_aim),
            )
        self.reactor = NOBODY
        self.reaction = NO_KIND
        self.paid = NO_PLACE
        answering = self.lookup.against_use
        if self.verb == ARM:
            answering = self.lookup.against_arm
        elif self.verb == SHOOT:
            answering = self.lookup.against_shot
        if self.pile & answering == answering:
            self._resolve()
            return
        asked = seats_in(self.hidden()) & self.stocked & ~bit(self.turn)
        if asked == 0:
            self._resolve()
            return
        self.asked = asked
        self.waiting = asked
        self.phase = WINDOW
        if self.notes is not None:
            self.note_all(ASKED, asked)

    # Reactions (EU-37).

    def _answer(self, seat: i64, move: i64) -> None:
        """An answer is sealed: nobody is told of it, nor that it was given (EU-38)."""
        if move >= ARTIFACT:
            self.answers += (REACTS + 4 * (move - ARTIFACT - ESCUDO)) << (5 * seat)
            return
        if move == PASS:
            self.answers += bit(5 * seat)
        else:
            self.answers += (1 + move - AT_PLACE) << (5 * seat)
        self.waiting &= ~bit(seat)
        if self.waiting == 0:
            self._close_window()

    def _close_window(self) -> None:
        """The first reaction in turn order from the active seat's left counts, and is paid."""
        step: i64 = 1
        while step < self.seats and self.reactor == NOBODY:
            seat = (self.turn + step) % self.seats
            answer = self.answer_of(seat)
            if answer >= REACTS:
                self.reactor = seat
                self.reaction = ESCUDO + ((answer - REACTS) >> 2)
                self.paid = 3 * seat + (answer & 3) - 1
            step += 1
        self.asked = 0
        self.answers = 0
        if self.reactor != NOBODY:
            self._expose(self.paid)
            self._lay_open(self.reactor, self.reaction)
            self.pile = bag_add(self.pile, self.reaction)
            if self.notes is not None:
                self.note_all(REACTED, self.reactor, self.reaction)
        elif self.notes is not None:
            self.note_all(UNANSWERED_NOTE)
        self._resolve()

    def _resolve(self) -> None:
        if self.verb == SHOOT:
            self._resolve_shot()
        elif self.reactor != NOBODY:
            if self.notes is not None:
                self.note_all(STOPPED, self.turn)  # interferencia or sabotaje
        elif self.verb == ARM:
            self._take_aim(self.turn, self.new_aim)
            self.note_hostile(self.turn, self.new_aim)
            if self.notes is not None:
                self.note_all(ARMED, self.turn, self.new_aim)
        else:
            self._take_effect()
        if self.phase != OVER:
            self._end_action()
