"""Where a turn of Euphoria stands: who is asked for what, and what may be answered."""

from __future__ import annotations

from typing import cast

from mypy_extensions import i64

from sobremesa.games.euphoria.board import Board
from sobremesa.games.euphoria.scoring import (
    places_of,
    row_of_seat,
    seats_in,
    seats_with_two,
)
from sobremesa.games.euphoria.tables import (
    ACTIONS,
    ALL_KINDS,
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
)
from sobremesa.games.euphoria.terms import (
    ACTION,
    AIM,
    ARM,
    ARTIFACT,
    AT_PLACE,
    COST,
    DISCARD,
    ENOUGH,
    GIVE,
    GIVE_TO,
    GIVE_WHAT,
    HIDE,
    INTERROGATE,
    LAY,
    LAY_LEADER,
    NEXT_PLACE,
    NEXT_SEAT,
    NO_ACTION,
    NO_PLACE,
    OVER,
    OWN_PLACE,
    PASS,
    PLACE,
    SEAT,
    SHOOT,
    START,
    TO_SEAT,
    UNANSWERED,
    USE,
    WINDOW,
)
from sobremesa.kernel.bits import all_below, bit, has, mixed
from sobremesa.kernel.rng import Rng
from sobremesa.kernel.state import NOBODY, State


class Questions(Board):
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
        source = cast(Questions, other)
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

    # Who is asked, and what may be answered.

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

    def _later_moves(self, seat: i64) -> i64:
        phase = self.phase
        others = all_below(self.seats) & ~bit(seat)
        if phase == AIM or phase == GIVE_TO:
            return others << TO_SEAT
        if phase == GIVE_WHAT:
            return (self.hand(seat) & ALL_KINDS) << ARTIFACT
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
