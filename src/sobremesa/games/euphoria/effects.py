"""What the actions of Euphoria do, and how turns and the game end."""

from __future__ import annotations

from mypy_extensions import i64

from sobremesa.games.euphoria.questions import Questions
from sobremesa.games.euphoria.scoring import (
    NO_TEAM,
    lone_winner,
    places_of,
    team_members,
)
from sobremesa.games.euphoria.tables import (
    ESCANER,
    ESCUDO,
    ESPEJO,
    GUARDAESPALDAS,
    HUMO,
    IMAN,
    LAVADO,
    MARIONETA,
    NO_KIND,
    PULSO,
    SUERO,
    TRASLADO,
    TRUEQUE,
)
from sobremesa.games.euphoria.terms import (
    AIM,
    AIMED,
    ANARCHIST,
    ARMED,
    DREW,
    DROPPED,
    ENDED,
    EXCHANGED,
    EXPOSED,
    HIDDEN,
    LOOKED,
    MIXED,
    NO_ACTION,
    NO_PLACE,
    OVER,
    RECEIVED,
    RESHUFFLED,
    ROBBED,
    SHOT,
    SHOWN,
    START,
    STOPPED,
    TURN,
)
from sobremesa.kernel.bits import all_below, bit, has
from sobremesa.kernel.state import NOBODY


class Effects(Questions):
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

    def _expose(self, place: i64) -> None:
        self.exposed |= bit(place)
        self.show_all(bit(place))
        if self.notes is not None:
            self.note_all(EXPOSED, place // 3, place % 3, self.recruit(place))

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

    def _note_to_two(self, note: i64, one: i64, other: i64, kind: i64) -> None:
        if self.notes is not None:
            audience = all_below(self.seats) | bit(8)
            self.note(note, audience, (one, other), bit(one) | bit(other), (kind,))

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
        self._give_back(self.turn)  # EU-25

    def _hit(self, shooter: i64, victim: i64) -> None:
        if self.notes is not None:
            self.note_all(SHOT, shooter, victim)
        own = places_of(victim)
        leader = own & self.leader
        if leader & self.exposed != 0:  # EU-50
            self._give_back(self.turn)  # EU-25: before the end, which is the last thing told
            self._win_by_shot(shooter, leader)
            return
        self._draw_for(victim)  # EU-51; the answers are in, so it cannot react to this shot (EU-33)
        self._give_back(victim)
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

    def _give_back(self, seat: i64) -> None:
        """EU-42: the laser of the seat, if it holds one, goes to the centre for all to see."""
        if has(self.armed, seat):
            self._drop(seat)
            if self.notes is not None:
                self.note_all(DROPPED, seat)

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
