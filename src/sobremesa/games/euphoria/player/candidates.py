"""The moves of Euphoria that are worth thinking about: what no player who knows this much would do is left out.

All of it goes by what the seat was shown, so that the choice of moves tells nothing.
"""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from sobremesa.games.euphoria.player.regard import Regard, cheapest
from sobremesa.games.euphoria.rules import constants as c
from sobremesa.games.euphoria.rules.lookup import (
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
    PULSO,
    SABOTAJE,
    SUERO,
    TRASLADO,
    TRUEQUE,
)
from sobremesa.games.euphoria.rules.scoring import places_of, row_of_seat, seats_in
from sobremesa.games.euphoria.rules.state import EuphoriaState
from sobremesa.kernel.bits import bit, first, has, size
from sobremesa.kernel.state import NO_SEAT


@final
class Candidates:
    def __init__(self) -> None:
        self.regard = Regard()

    def moves(self, state: EuphoriaState, seat: i64) -> i64:
        moves = state.legal(seat)
        if moves & (moves - 1) == 0:
            return moves
        phase = state.phase
        if phase == c.LAY:
            return moves & -moves
        if phase == c.COST or (phase == c.WINDOW and not has(moves, c.PASS)):
            return cheapest(state, seat, moves)
        self.regard.look(state, seat)
        found = moves
        if phase == c.START or phase == c.ACTION:
            found = self._actions(state, seat, moves)
        elif phase == c.AIM or phase == c.NEW_AIM:
            found = self._aims(state, seat, moves)
        elif phase == c.SEAT or phase == c.NEXT_SEAT:
            found = self._seats(state, seat, moves)
        elif phase == c.PLACE:
            found = self._places(state, state.target, moves)
        elif phase == c.NEXT_PLACE:
            found = self._places(state, state.next_target, moves)
        elif phase == c.OWN_PLACE and self._gambles(state, seat):
            found = cheapest(state, seat, moves)
        elif phase == c.WINDOW:
            found = self._answers(state, moves)
        if found == 0:
            return moves
        return found

    def _actions(self, state: EuphoriaState, seat: i64, moves: i64) -> i64:
        regard = self.regard
        own = places_of(seat)
        moves &= ~bit(c.GIVE)
        if has(moves, c.SHOOT):
            aim = state.aim(seat)
            if places_of(aim) & regard.prey & state.exposed != 0:
                return bit(c.SHOOT)
            # An anarchist has no Leader (EU-61): without a laser to drop, a shot takes nothing from them.
            if has(regard.dear() | (state.anarchists & ~state.armed), aim):
                moves &= ~bit(c.SHOOT)
        winning = self._winning_barter(state, seat, moves)
        if winning != 0:
            return winning
        if has(moves, c.DISCARD):
            if state.hand(seat) == 0:
                return bit(c.DISCARD)  # a card for nothing, and the action is still to come (EU-20)
            if self._keeps_hand(state, seat):
                moves &= ~bit(c.DISCARD)
        moves &= ~self._stakes_leader(state, seat)
        shown = state.exposed_followers()
        if regard.unseen == 0:
            moves &= ~bit(c.INTERROGATE)
        if regard.unseen != 0 or shown & own != 0:
            # Looking, and hiding what is the seat's own, cost nothing.
            moves &= ~bit(c.PASS)
        dear = regard.dear()
        if shown & own == 0 and seats_in(shown) & dear == 0:
            moves &= ~bit(c.HIDE)
            moves &= ~bit(c.ARTIFACT + HUMO)
        others = state.armed & ~bit(seat) & ~dear
        if others == 0:
            moves &= ~(bit(c.ARTIFACT + PULSO) | bit(c.ARTIFACT + MARIONETA))
        if regard.prey & ~state.exposed == 0 and regard.unseen == 0:
            moves &= ~(bit(c.ARTIFACT + SUERO) | bit(c.ARTIFACT + ESCANER))
        if has(moves, c.ARTIFACT + TRUEQUE) and not self._barters(state, seat):
            moves &= ~bit(c.ARTIFACT + TRUEQUE)
        if regard.prey | (regard.ward & ~own) == 0:
            moves &= ~bit(c.ARTIFACT + TRASLADO)
        if seats_in(state.hidden() & ~own) & dear == 0:
            moves &= ~bit(c.ARTIFACT + LAVADO)
        return moves

    def _winning_barter(self, state: EuphoriaState, seat: i64, moves: i64) -> i64:
        """Barter wins at once for a seat that knows where the Leader that it lacks lies hidden (EU-61, EU-62); without
        a hidden recruit to pay with, one has to be hidden first."""
        if not self._wins_alone(state, seat) or self._known_prizes(state, seat) == 0:
            return 0
        if has(moves, c.ARTIFACT + TRUEQUE):
            return bit(c.ARTIFACT + TRUEQUE)
        own = places_of(seat)
        if has(state.hand(seat), TRUEQUE) and own & state.hidden() == 0 and own & state.exposed_followers() != 0:
            return bit(c.HIDE)
        return 0

    def _keeps_hand(self, state: EuphoriaState, seat: i64) -> bool:
        """Two cards are not thrown for one, nor is Barter, nor what can protect the Leader of the seat's side."""
        held = state.hand(seat)
        if size(held) > 1 or has(held, TRUEQUE):
            return True
        guards: i64 = 0
        if self.regard.ward & places_of(seat) != 0:
            guards = bit(ESCUDO) | bit(ESPEJO) | bit(INTERFERENCIA) | bit(SABOTAJE)
        elif self.regard.ward != 0:
            guards = bit(GUARDAESPALDAS) | bit(INTERFERENCIA) | bit(SABOTAJE)
        return held & guards != 0

    def _stakes_leader(self, state: EuphoriaState, seat: i64) -> i64:
        """A cost that only the seat's own Leader could pay, under a rival's laser, for an artifact that does not turn
        it away."""
        hidden = state.hidden() & places_of(seat)
        if hidden == 0 or hidden & ~state.leader != 0:
            return 0
        aimed = self._aimers(state, seat)
        if aimed == 0:
            return 0
        saving = bit(TRUEQUE) | bit(PULSO)
        if aimed == 1:
            saving |= bit(IMAN) | bit(MARIONETA)
        return bit(c.ARM) | ((ALL_KINDS & ~saving) << c.ARTIFACT)

    def _aimers(self, state: EuphoriaState, seat: i64) -> i64:
        """How many lasers aim at the seat, friends' apart."""
        count: i64 = 0
        holders = state.armed & ~bit(seat) & ~self.regard.dear()
        while holders != 0:
            if state.aim(first(holders)) == seat:
                count += 1
            holders &= holders - 1
        return count

    def _barters(self, state: EuphoriaState, seat: i64) -> bool:
        """A barter may win alone (EU-61, EU-62), rids the seat of a Leader in sight, or helps one that is in sight."""
        regard = self.regard
        own = places_of(seat)
        leads = state.leader & own
        if self._wins_alone(state, seat) and self._prizes(state, seat) != 0:
            return True
        if leads & state.exposed != 0:
            return True
        return regard.ward & ~own & state.exposed != 0

    def _wins_alone(self, state: EuphoriaState, seat: i64) -> bool:
        return self.regard.is_anarchist or state.leader & places_of(seat) != 0

    def _prizes(self, state: EuphoriaState, seat: i64) -> i64:
        """The hidden Leaders that the seat knows of; or, while it knows none, what may be one."""
        found = self._known_prizes(state, seat)
        if found != 0:
            return found
        return self.regard.unseen

    def _known_prizes(self, state: EuphoriaState, seat: i64) -> i64:
        return state.leader & ~places_of(seat) & self.regard.known & ~state.exposed

    def _aims(self, state: EuphoriaState, seat: i64, moves: i64) -> i64:
        regard = self.regard
        seats = (moves >> c.TO_SEAT) & 0xFF
        dear = regard.dear()
        if state.phase == c.AIM and state.new_aim != NO_SEAT:
            # Taken in this turn, and aimed at once (EU-41): nothing was learned since.
            return moves & bit(c.TO_SEAT + state.aim(seat))
        if state.phase == c.NEW_AIM and state.playing == MARIONETA:
            return (seats & ~(dear | bit(seat))) << c.TO_SEAT
        threats = seats & regard.threats & ~dear
        wanted = seats & seats_in(regard.prey & state.exposed)
        if wanted == 0:
            wanted = seats & seats_in(regard.prey)
        if wanted == 0:
            wanted = seats & ~dear & ~(state.anarchists & ~state.armed)
        if wanted == 0:
            wanted = seats & ~dear
        return (wanted | threats) << c.TO_SEAT

    def _seats(self, state: EuphoriaState, seat: i64, moves: i64) -> i64:
        regard = self.regard
        seats = (moves >> c.TO_SEAT) & 0xFF
        enough = moves & bit(c.ENOUGH)
        dear = regard.dear()
        kind = state.playing
        if state.verb == c.HIDE or kind == HUMO:
            wanted = seats & bit(seat)
            if wanted == 0:
                wanted = seats & dear
            if wanted == 0:
                return enough
            return wanted << c.TO_SEAT
        if state.verb == c.INTERROGATE or kind == ESCANER:
            unseen = regard.unseen
            if state.phase == c.NEXT_SEAT:
                unseen &= ~bit(state.place)
            wanted = seats & seats_in(unseen)
            if wanted == 0:
                return enough
            return wanted << c.TO_SEAT
        if kind == SUERO:
            wanted = seats & seats_in(regard.prey & ~state.exposed)
            if wanted == 0:
                wanted = seats & seats_in(regard.unseen) & ~dear
            return wanted << c.TO_SEAT
        if kind == IMAN or kind == MARIONETA or kind == CONTRABANDO:
            return (seats & ~dear) << c.TO_SEAT
        if kind == LAVADO:
            return (seats & dear) << c.TO_SEAT
        if kind == TRUEQUE and self._gambles(state, seat):
            return (seats & seats_in(self._prizes(state, seat))) << c.TO_SEAT
        return moves

    def _gambles(self, state: EuphoriaState, seat: i64) -> bool:
        """Whether a barter is meant to win alone: not where the seat would rather be rid of its own Leader."""
        if not self._wins_alone(state, seat):
            return False
        return self._known_prizes(state, seat) != 0 or state.leader & state.exposed & places_of(seat) == 0

    def _places(self, state: EuphoriaState, owner: i64, moves: i64) -> i64:
        regard = self.regard
        wanted: i64 = 0
        if state.playing == SUERO:
            wanted = row_of_seat(regard.prey & ~state.exposed, owner)
            if wanted == 0:
                wanted = row_of_seat(regard.unseen, owner)
        elif state.verb == c.INTERROGATE or state.playing == ESCANER:
            wanted = row_of_seat(regard.unseen, owner)
        elif state.playing == TRUEQUE and self._gambles(state, regard.seat):
            wanted = row_of_seat(self._prizes(state, regard.seat), owner)
        else:
            return moves
        return moves & (wanted << c.AT_PLACE)

    def _answers(self, state: EuphoriaState, moves: i64) -> i64:
        regard = self.regard
        dear = regard.dear()
        if has(dear, state.turn):
            moves &= ~(bit(c.ARTIFACT + SABOTAJE) | bit(c.ARTIFACT + INTERFERENCIA))
        # A seat with a Leader does not step into a shot: it would show the Leader, or hit one in sight.
        leads = regard.ward & places_of(regard.seat) != 0
        if state.verb == c.SHOOT and (leads or not has(dear, state.target)):
            moves &= ~bit(c.ARTIFACT + GUARDAESPALDAS)
        return moves
