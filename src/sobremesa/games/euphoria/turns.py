"""The turns of Euphoria: what is asked, what may be answered, and what it does."""

from __future__ import annotations

from typing import cast

from mypy_extensions import i64

from sobremesa.games.euphoria.board import Board
from sobremesa.games.euphoria.scoring import (
    NO_TEAM,
    lone_winner,
    places_of,
    row_of_seat,
    seats_in,
    seats_with_two,
    team_members,
)
from sobremesa.games.euphoria.tables import (
    ACTIONS,
    CONTRABANDO,
    ESCANER,
    ESCUDO,
    ESPEJO,
    GUARDAESPALDAS,
    HUMO,
    IMAN,
    INTERFERENCIA,
    LAVADO,
    MARIONETA,
    NO_KIND,
    PULSO,
    SABOTAJE,
    SUERO,
    TRASLADO,
    TRUEQUE,
    ArtifactTable,
    SetUp,
    bag_add,
)
from sobremesa.games.euphoria.terms import (
    ACTION,
    AIM,
    AIMED,
    ANARCHIST,
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
    DREW,
    DROPPED,
    ENDED,
    ENOUGH,
    EXCHANGED,
    EXPOSED,
    GAVE,
    GIVE,
    GIVE_TO,
    GIVE_WHAT,
    HIDDEN,
    HIDE,
    INTERROGATE,
    LAID,
    LAY,
    LAY_LEADER,
    LOOKED,
    MIXED,
    NEW_AIM,
    NEXT_PLACE,
    NEXT_SEAT,
    NO_ACTION,
    NO_PLACE,
    OVER,
    OWN_PLACE,
    PASS,
    PLACE,
    REACTED,
    REACTS,
    RECEIVED,
    RESHUFFLED,
    ROBBED,
    SEAT,
    SHOOT,
    SHOT,
    SHOWN,
    START,
    STOPPED,
    TO_SEAT,
    TURN,
    UNANSWERED,
    UNANSWERED_NOTE,
    USE,
    USED,
    WINDOW,
)
from sobremesa.kernel.bits import all_below, bit, first, has, mixed
from sobremesa.kernel.rng import Rng
from sobremesa.kernel.state import NOBODY, State


class Turns(Board):
    def __init__(self, table: ArtifactTable, set_up: SetUp, rng: Rng) -> None:
        super().__init__(table, set_up, rng)
        self._clear()

    def _clear(self) -> None:
        self._clear_board()
        self.phase: i64 = OVER
        self.turn: i64 = 0
        self.turns: i64 = 0  # turns that are over
        # How many recruits each seat has laid, two bits a seat, and who has not laid all.
        self.laid: i64 = 0
        self.laying: i64 = 0
        # The action under way and what was chosen for it; places are numbers of scoring.py.
        self.verb: i64 = NO_ACTION
        self.playing: i64 = NO_KIND
        self.own: i64 = NO_PLACE
        self.target: i64 = NOBODY
        self.place: i64 = NO_PLACE
        self.next_target: i64 = NOBODY
        self.next_place: i64 = NO_PLACE
        self.new_aim: i64 = NOBODY
        # The window: who is asked, who has still to answer, and the sealed answers.
        self.asked: i64 = 0
        self.waiting: i64 = 0
        self.answers: i64 = 0
        # The reaction to the last action announced, and the place that it exposed.
        self.reactor: i64 = NOBODY
        self.reaction: i64 = NO_KIND
        self.paid: i64 = NO_PLACE
        self.victors: i64 = 0
        self.clause: i64 = 0

    def copy_from(self, other: State) -> None:
        source = cast(Turns, other)
        self._copy_board(source)
        self.phase = source.phase
        self.turn = source.turn
        self.turns = source.turns
        self.laid = source.laid
        self.laying = source.laying
        self.verb = source.verb
        self.playing = source.playing
        self.own = source.own
        self.target = source.target
        self.place = source.place
        self.next_target = source.next_target
        self.next_place = source.next_place
        self.new_aim = source.new_aim
        self.asked = source.asked
        self.waiting = source.waiting
        self.answers = source.answers
        self.reactor = source.reactor
        self.reaction = source.reaction
        self.paid = source.paid
        self.victors = source.victors
        self.clause = source.clause

    def fields(self) -> list[int]:
        return [
            *(self.phase, self.turn, self.turns, self.laid, self.laying, self.verb, self.playing, self.own),
            *(self.target, self.place, self.next_target, self.next_place, self.new_aim),
            *(self.asked, self.waiting, self.answers, self.reactor, self.reaction, self.paid),
            *(self.victors, self.clause),
            *self._board_fields(),
        ]

    def winners(self) -> i64:
        return self.victors

    def score(self, seat: i64) -> i64:
        return (self.victors >> seat) & 1

    def ended_by(self) -> i64:
        return self.clause

    def sight(self, seat: i64) -> i64:
        seen = mixed(self._board_sight(seat), self.phase | (self.turn << 4) | (self.turns << 8))
        seen = mixed(seen, self.laid | (self.asked << 16) | (self.victors << 24) | (self.clause << 32))
        chosen = self.verb | (self.playing << 4) | ((self.own + 1) << 8) | ((self.target + 1) << 13)
        chosen |= ((self.place + 1) << 17) | ((self.next_target + 1) << 22) | ((self.next_place + 1) << 26)
        seen = mixed(seen, chosen | ((self.new_aim + 1) << 31) | (self.answer_of(seat) << 36))
        seen = mixed(seen, (self.reactor + 1) | (self.reaction << 4) | ((self.paid + 1) << 8))
        if self.phase == OVER:
            other: i64 = 0
            while other < self.seats:
                seen = mixed(seen, self.hand(other))
                other += 1
        return seen

    # Setup.

    def deal(self) -> None:
        self._clear()
        self._deal_recruits()
        self.deck = self.table.bag
        self.fresh = self.deck
        self.turn = self.set_up.first
        if self.turn == NOBODY:
            self.turn = self.rng.below(self.seats)  # EU-06
        if self.notes is not None:
            self.note_all(DEALT, self.turn)
        seat: i64 = 0
        while seat < self.seats:  # EU-04
            self._draw_for(seat)
            self._draw_for(seat)
            seat += 1
        self.phase = LAY
        self.laying = all_below(self.seats)

    def _laid_by(self, seat: i64) -> i64:
        return (self.laid >> (2 * seat)) & 3

    def _lay_moves(self, seat: i64) -> i64:
        moves: i64 = 0
        place = 3 * seat + self._laid_by(seat)
        while place < 3 * seat + 3:
            recruit = self.recruit(place)
            if recruit >= LAY_LEADER:
                recruit = LAY_LEADER
            moves |= bit(recruit)
            place += 1
        return moves

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

    # Asking and answering.

    def to_act(self) -> i64:
        phase = self.phase
        if phase == WINDOW:
            return self.waiting
        if phase == LAY:
            return self.laying
        if phase == OVER:
            return 0
        return bit(self.turn)

    def legal(self, seat: i64) -> i64:
        phase = self.phase
        if phase == WINDOW:
            if has(self.waiting, seat):
                return self._answer_moves(seat)
            return 0
        if phase == LAY:
            if has(self.laying, seat):
                return self._lay_moves(seat)
            return 0
        if seat != self.turn or phase == OVER:
            return 0
        if phase == START:
            moves = self._action_moves(seat) | bit(DISCARD)
            if has(self.stocked, seat):
                moves |= bit(GIVE)
            return moves
        if phase == ACTION:
            return self._action_moves(seat)
        if phase == SEAT:
            return self._target_seats() << TO_SEAT
        if phase == PLACE:
            return row_of_seat(self._target_places(), self.target) << AT_PLACE
        if phase == COST:
            return row_of_seat(self._cost_places(seat), seat) << AT_PLACE
        return self._later_moves(seat)

    def _later_moves(self, seat: i64) -> i64:
        phase = self.phase
        others = all_below(self.seats) & ~bit(seat)
        if phase == AIM or phase == GIVE_TO:
            return others << TO_SEAT
        if phase == GIVE_WHAT:
            return (self.hand(seat) & 0x7FFF) << ARTIFACT
        if phase == OWN_PLACE:
            return bit(AT_PLACE + 3) - bit(AT_PLACE)
        if phase == NEXT_SEAT:
            moves = seats_in(self._next_places()) << TO_SEAT
            if self.playing != TRASLADO:
                moves |= bit(ENOUGH)  # EU-39: "up to two" is one or two
            return moves
        if phase == NEXT_PLACE:
            return row_of_seat(self._next_places(), self.next_target) << AT_PLACE
        # NEW_AIM: nobody aims at themselves (EU-40); the holder of a turned laser is not the active seat.
        if self.playing == MARIONETA:
            others = all_below(self.seats) & ~bit(self.target)
        return others << TO_SEAT

    def _action_moves(self, seat: i64) -> i64:
        moves: i64 = bit(PASS)  # EU-21
        own = places_of(seat)
        hidden = self.hidden()
        if hidden & ~own != 0:
            moves |= bit(INTERROGATE)  # EU-22
        if self.exposed_followers() != 0:
            moves |= bit(HIDE)  # EU-26
        if has(self.armed, seat):
            moves |= bit(SHOOT)  # EU-25
        if hidden & own != 0:  # EU-31: every use costs a hidden recruit
            if not has(self.armed, seat) and self.lasers_in_centre() > 0:
                moves |= bit(ARM)  # EU-24
            moves |= self._usable(seat) << ARTIFACT
        return moves

    def _usable(self, seat: i64) -> i64:
        """The kinds of the hand that have a target once their cost is paid (EU-36, EU-39)."""
        kinds = self.hand(seat) & ACTIONS  # EU-32
        if kinds == 0:
            return 0
        hidden = self.hidden()
        own = places_of(seat)
        if hidden & ~own == 0:
            kinds &= ~(bit(SUERO) | bit(ESCANER))
        if self.armed & ~bit(seat) == 0:
            kinds &= ~(bit(IMAN) | bit(MARIONETA))
        if has(self.armed, seat):
            kinds &= ~bit(IMAN)  # EU-36
        if self.armed == 0:
            kinds &= ~bit(PULSO)
        if self.exposed_followers() == 0 and hidden & own & ~self.leader == 0:
            kinds &= ~bit(HUMO)
        if seats_with_two(hidden & ~own) == 0:
            kinds &= ~bit(LAVADO)
        if self.stocked & ~bit(seat) == 0:
            kinds &= ~bit(CONTRABANDO)
        return kinds

    def _cost_places(self, seat: i64) -> i64:
        """EU-31: any own hidden recruit; for Smoke one that leaves a follower to hide (EU-39)."""
        places = self.hidden() & places_of(seat)
        if self.playing == HUMO and self.exposed_followers() == 0:
            return places & ~self.leader
        return places

    def _target_places(self) -> i64:
        """The recruits that may be named first."""
        others = self.all & ~places_of(self.turn)
        if self.verb == HIDE or self.playing == HUMO:
            return self.exposed_followers()
        if self.playing == TRASLADO:
            return others
        if self.playing == TRUEQUE:
            return others & ~(self.exposed & self.leader)
        return others & ~self.exposed

    def _target_seats(self) -> i64:
        kind = self.playing
        others = all_below(self.seats) & ~bit(self.turn)
        if kind == IMAN or kind == MARIONETA:
            return self.armed & others
        if kind == LAVADO:
            return seats_with_two(self.hidden()) & others
        if kind == CONTRABANDO:
            return self.stocked & others
        return seats_in(self._target_places())

    def _next_places(self) -> i64:
        """The recruits that may be named second."""
        if self.playing == TRASLADO:
            return self._target_places() & ~places_of(self.target)
        return self._target_places() & ~bit(self.place)

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

    def _draw_for(self, seat: i64) -> None:
        """EU-34: when the last card is drawn, the pile becomes the new deck at once."""
        before = self.deck
        kind = self._draw(seat)
        if self.notes is not None:
            if before == 0 and kind != NOBODY:
                self.note_all(RESHUFFLED)
            if kind != NOBODY:
                self.note_secret(DREW, seat, (seat,), (kind,))
        if self.deck == 0 and self.pile != 0:
            self._reshuffle()
            if self.notes is not None:
                self.note_all(RESHUFFLED)

    def _give(self, seat: i64, kind: i64) -> None:
        taker = self.target
        self._hand_over(seat, taker, kind)
        self.target = NOBODY
        self.phase = ACTION
        if self.notes is not None:
            self._note_to_two(GAVE, seat, taker, kind)

    def _note_to_two(self, note: i64, one: i64, other: i64, kind: i64) -> None:
        if self.notes is not None:
            audience = all_below(self.seats) | bit(8)
            self.note(note, audience, (one, other), bit(one) | bit(other), (kind,))

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

    def _expose(self, place: i64) -> None:
        self.exposed |= bit(place)
        self.show_all(bit(place))
        if self.notes is not None:
            self.note_all(EXPOSED, place // 3, place % 3, self.recruit(place))

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
        answering = self.table.against_use
        if self.verb == ARM:
            answering = self.table.against_arm
        elif self.verb == SHOOT:
            answering = self.table.against_shot
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

    def answer_of(self, seat: i64) -> i64:
        return (self.answers >> (5 * seat)) & 31

    def reactions(self, seat: i64) -> i64:
        """The kinds with which the seat could answer the announced action."""
        held = self.hand(seat)
        if self.verb == USE:
            return held & bit(INTERFERENCIA)
        if self.verb == ARM:
            return held & bit(SABOTAJE)
        if seat == self.target:
            return held & (bit(ESCUDO) | bit(ESPEJO))
        return held & bit(GUARDAESPALDAS)

    def _answer_moves(self, seat: i64) -> i64:
        if self.answer_of(seat) == UNANSWERED:
            return bit(PASS) | self.reactions(seat) << ARTIFACT
        return row_of_seat(self.hidden(), seat) << AT_PLACE

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

    # What artifacts do.

    def _take_effect(self) -> None:
        kind = self.playing
        if kind == TRUEQUE:
            self._swap(self.own, self.place)
        elif kind == TRASLADO:
            self._swap(self.place, self.next_place)
        elif kind == SUERO:
            self._expose(self.place)
        elif kind == ESCANER:
            self._look(self.turn, self.place)
            if self.next_place != NO_PLACE:
                self._look(self.turn, self.next_place)
        elif kind == IMAN:
            self._drop(self.target)
            self._take_aim(self.turn, self.new_aim)
            self.note_hostile(self.turn, self.new_aim)
            if self.notes is not None:
                self.note_all(DROPPED, self.target)
                self.note_all(ARMED, self.turn, self.new_aim)
        elif kind == PULSO:
            self._pulse()
        elif kind == HUMO:
            self._hide(self.place)
            if self.next_place != NO_PLACE:
                self._hide(self.next_place)
        elif kind == MARIONETA:
            self._take_aim(self.target, self.new_aim)
            if self.notes is not None:
                self.note_all(AIMED, self.target, self.new_aim)
        elif kind == LAVADO:
            self._brainwash(self.target)
        else:
            self._rob(self.target)

    def _look(self, seat: i64, place: i64) -> None:
        """EU-22: all see whose and which place, one sees what."""
        self.show(seat, bit(place))
        if self.notes is not None:
            self.note_secret(LOOKED, seat, (seat, place // 3, place % 3), (self.recruit(place),))

    def _hide(self, place: i64) -> None:
        self.exposed &= ~bit(place)
        if self.notes is not None:
            self.note_all(HIDDEN, place // 3, place % 3)

    def _swap(self, one: i64, other: i64) -> None:
        self._exchange(one, other)
        if self.notes is not None:
            self.note_all(EXCHANGED, one // 3, one % 3, other // 3, other % 3)
            self.note_secret(RECEIVED, one // 3, (one // 3, one % 3), (self.recruit(one),))
            self.note_secret(RECEIVED, other // 3, (other // 3, other % 3), (self.recruit(other),))
        winner = lone_winner(self.leader, self.anarchists, self.seats)
        if winner != NOBODY:
            if has(self.anarchists, winner):
                self._finish(bit(winner), 61)
            else:
                self._finish(bit(winner), 62)
            return
        if self.anarchists != 0:
            seat: i64 = 0
            while seat < self.seats:
                if has(self.anarchists, seat):
                    self.plain |= places_of(seat)
                seat += 1

    def _pulse(self) -> None:
        holders = self.armed
        self.armed = 0
        self.aims = 0
        if self.notes is not None:
            seat: i64 = 0
            while seat < self.seats:
                if has(holders, seat):
                    self.note_all(DROPPED, seat)
                seat += 1

    def _brainwash(self, seat: i64) -> None:
        self._mix(seat, self.hidden() & places_of(seat))
        if self.notes is not None:
            row = 3 * seat
            told = (self.recruit(row), self.recruit(row + 1), self.recruit(row + 2))
            self.note_secret(MIXED, seat, (seat,), told)

    def _rob(self, robbed: i64) -> None:
        kind = self.rng.draw(self.hand(robbed)) % 15
        self._hand_over(robbed, self.turn, kind)
        if self.notes is not None:
            self._note_to_two(ROBBED, robbed, self.turn, kind)

    # Shots.

    def _resolve_shot(self) -> None:
        shooter = self.turn
        victim = self.target
        self.note_hostile(shooter, victim)
        reaction = self.reaction
        if reaction == ESCUDO:
            victim = NOBODY
            if self.notes is not None:
                self.note_all(STOPPED, self.turn)
        elif reaction == ESPEJO:
            shooter = self.reactor
            victim = self.turn
        elif reaction == GUARDAESPALDAS:
            victim = self.reactor
        if victim != NOBODY:
            self._hit(shooter, victim)
        if self.phase != OVER and has(self.armed, self.turn):  # EU-25
            self._drop(self.turn)
            if self.notes is not None:
                self.note_all(DROPPED, self.turn)

    def _hit(self, shooter: i64, victim: i64) -> None:
        if self.notes is not None:
            self.note_all(SHOT, shooter, victim)
        own = places_of(victim)
        leader = own & self.leader
        if leader & self.exposed != 0:  # EU-50
            self._win_by_shot(shooter, leader)
            return
        self._draw_for(victim)  # EU-51; the answers are in, so it cannot react to this shot (EU-33)
        if has(self.armed, victim):
            self._drop(victim)
            if self.notes is not None:
                self.note_all(DROPPED, victim)
        self.show_all(own)
        if self.notes is not None:
            place: i64 = 3 * victim
            while place < 3 * victim + 3:
                self.note_all(EXPOSED, victim, place % 3, self.recruit(place))
                place += 1
            place = 3 * victim
            while place < 3 * victim + 3:
                if not has(leader, place):
                    self.note_all(HIDDEN, victim, place % 3)
                place += 1
        self.exposed = (self.exposed & ~own) | leader
        if leader == 0:  # EU-52
            self.plain |= own
            if not has(self.anarchists, victim):
                self.anarchists |= bit(victim)
                if self.notes is not None:
                    self.note_all(ANARCHIST, victim)

    def _win_by_shot(self, shooter: i64, leader: i64) -> None:
        """EU-60: the anarchists, or the team opposed to the Leader that was shot."""
        team: i64 = NO_TEAM
        if not has(self.anarchists, shooter):
            team = 1
            if leader & self.side != 0:
                team = 0
        self.exposed = self.all  # EU-63
        self._finish(team_members(self.side, self.leader, self.anarchists, self.seats, team), 60)

    # The end of an action, of a turn and of the game.

    def _end_action(self) -> None:
        self.verb = NO_ACTION
        self.playing = NO_KIND
        self.own = NO_PLACE
        self.target = NOBODY
        self.place = NO_PLACE
        self.next_target = NOBODY
        self.next_place = NO_PLACE
        self.new_aim = NOBODY
        if has(self.armed, self.turn):
            self.phase = AIM
        else:
            self._end_turn()

    def _aim_anew(self, seat: i64, target: i64) -> None:
        """EU-27."""
        self._take_aim(seat, target)
        self.note_hostile(seat, target)
        if self.notes is not None:
            self.note_all(AIMED, seat, target)
        self._end_turn()

    def _end_turn(self) -> None:
        """EU-28, EU-64."""
        self.turns += 1
        limit = self.set_up.round_limit * self.seats
        if limit > 0 and self.turns >= limit:
            self._finish(0, 64)
            return
        self.turn += 1
        if self.turn == self.seats:
            self.turn = 0
        self._start_turn()

    def _start_turn(self) -> None:
        self.phase = START
        if self.notes is not None:
            self.note_all(TURN, self.turn, 1 + self.turns // self.seats)

    def _finish(self, victors: i64, clause: i64) -> None:
        """EU-63: every recruit and every hand is shown."""
        self.phase = OVER
        self.victors = victors
        self.clause = clause
        self.show_all(self.all)
        if self.notes is not None:
            self.note_all(ENDED, clause, victors)
            seat: i64 = 0
            while seat < self.seats:
                place = 3 * seat
                row = (self.recruit(place), self.recruit(place + 1), self.recruit(place + 2))
                self.note_all(SHOWN, seat, *row, self.hand(seat))
                seat += 1
