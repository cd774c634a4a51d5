"""How a seat plays on in a world that a search imagines: by what it was shown there, and by nothing else.

The numbers were found by letting policies play against each other, a hundred thousand games a number, and keeping what
won against a fixed pool of them (``docs/measurements.md``). Moods are parts of 16.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from sobremesa.games.euphoria.player.regard import (
    ANARCHIST,
    FOE,
    FRIEND,
    LIKELY,
    PREY,
    STRANGER,
    SUSPECT,
    WARD,
    Regard,
    cheapest,
)
from sobremesa.games.euphoria.rules import constants as c
from sobremesa.games.euphoria.rules.lookup import (
    CONTRABANDO,
    ESCANER,
    ESCUDO,
    ESPEJO,
    GUARDAESPALDAS,
    HUMO,
    IMAN,
    LAVADO,
    MARIONETA,
    PULSO,
    SUERO,
    TRASLADO,
    TRUEQUE,
)
from sobremesa.games.euphoria.rules.scoring import places_of, row_of_seat, seats_in
from sobremesa.games.euphoria.rules.state import EuphoriaState
from sobremesa.kernel.bits import bit, first, has, size
from sobremesa.kernel.rng import Rng
from sobremesa.kernel.state import NO_SEAT

MOODS: Final = 16
# Shooting, by what the target is, and by whether the place of the seat's own side's Leader is known.
SHOOTS_FOE: Final = 5
SHOOTS_SUSPECT: Final = 1
SHOOTS_STRANGER: Final = 0
SHOOTS_LIKELY: Final = 0
SHOOTS_FOE_SAFELY: Final = 8
SHOOTS_SUSPECT_SAFELY: Final = 5
SHOOTS_STRANGER_SAFELY: Final = 8
SHOOTS_LIKELY_SAFELY: Final = 8
SHOOTS_ANARCHIST: Final = 2
SHOOTS_THREAT: Final = 16
ANARCHIST_SHOOTS: Final = 5
ANARCHIST_SHOOTS_ANARCHIST: Final = 2
# Arming.
ARMS_FOR_PREY_IN_SIGHT: Final = 15
ARMS_FOR_PREY: Final = 16
ARMS_FOR_A_FOE: Final = 12
ARMS: Final = 16
ARMS_AS_LEADER: Final = 1
ARMS_AS_ANARCHIST: Final = 5
# What seats are worth as targets of an aim or a look. The unseen count for each recruit.
AIMS_AT_FOE: Final = 0
AIMS_AT_SUSPECT: Final = 0
AIMS_AT_STRANGER: Final = 12
AIMS_AT_LIKELY: Final = 1
AIMS_AT_ANARCHIST: Final = -5
AIMS_AT_THREAT: Final = 0
AIMS_AT_UNSEEN: Final = 8
ASKS_FOE: Final = 5
ASKS_SUSPECT: Final = 12
ASKS_STRANGER: Final = 5
ASKS_LIKELY: Final = 5
ASKS_FRIEND: Final = 0
ASKS_UNSEEN: Final = -3
# Artifacts and reactions, and what else there is to do.
SERUM_IN_THE_BLUE: Final = 3
MAGNET_IN_THE_BLUE: Final = 4
PULSE: Final = 16
SCANNER: Final = 0
SMOKE: Final = 0
SMUGGLING: Final = 3
MIRROR: Final = 12
SHIELD: Final = 10
BODYGUARD: Final = 0
STOPS_ARMING: Final = 5
STOPS_USING: Final = 5
HIDES_ITS_LAST: Final = 12
CHANGES_ITS_CARD: Final = 16


@final
class Policy:
    def __init__(self) -> None:
        self.regard = Regard()

    def plan(self, state: EuphoriaState, seat: i64, moves: i64, rng: Rng) -> i64:
        phase = state.phase
        if phase == c.LAY:
            return rng.draw(moves)
        self.regard.look(state, seat)
        if phase == c.START or phase == c.ACTION:
            return self._action(state, seat, moves, rng)
        if phase == c.WINDOW:
            return self._answer(state, seat, moves, rng)
        if phase == c.COST or phase == c.OWN_PLACE:
            return self._payment(state, seat, moves, rng)
        if phase == c.AIM or phase == c.NEW_AIM:
            if phase == c.AIM and state.new_aim != NO_SEAT:
                return c.TO_SEAT + state.new_aim
            if state.playing == MARIONETA:
                harmless = moves & ~(bit(c.TO_SEAT + seat) | (seats_in(self.regard.ward) << c.TO_SEAT))
                if harmless != 0:
                    moves = harmless
            return c.TO_SEAT + self._aim(state, moves >> c.TO_SEAT, rng)
        if phase == c.SEAT:
            return c.TO_SEAT + self._seat(state, seat, moves >> c.TO_SEAT, rng)
        if phase == c.PLACE:
            return c.AT_PLACE + self._place(state, seat, state.target, moves >> c.AT_PLACE, rng)
        if phase == c.NEXT_PLACE:
            return c.AT_PLACE + self._place(state, seat, state.next_target, moves >> c.AT_PLACE, rng)
        if phase == c.NEXT_SEAT:
            return self._next_seat(state, seat, moves, rng)
        return rng.draw(moves)

    def _action(self, state: EuphoriaState, seat: i64, moves: i64, rng: Rng) -> i64:
        regard = self.regard
        if has(moves, c.DISCARD) and state.hand(seat) == 0:
            return c.DISCARD
        mood = rng.below(MOODS)
        if has(moves, c.SHOOT) and self._shoots(state, seat, mood):
            return c.SHOOT
        own = places_of(seat)
        spare = state.hidden() & own & ~state.leader
        usable = moves >> c.ARTIFACT
        if usable != 0 and spare != 0:
            kind = self._use(state, seat, usable, mood)
            if kind >= 0:
                return c.ARTIFACT + kind
        mood = rng.below(MOODS)
        if has(moves, c.ARM) and spare != 0 and mood < self._eager(state, own):
            return c.ARM
        shown = state.exposed_followers() & own
        if has(moves, c.HIDE) and spare == 0 and shown != 0 and mood < HIDES_ITS_LAST:
            return c.HIDE
        if has(moves, c.INTERROGATE) and regard.unseen != 0:
            return c.INTERROGATE
        if has(moves, c.HIDE) and shown != 0:
            return c.HIDE
        if has(moves, c.DISCARD) and size(state.hand(seat)) == 1 and mood < CHANGES_ITS_CARD:
            return c.DISCARD
        return c.PASS

    def _eager(self, state: EuphoriaState, own: i64) -> i64:
        """How willing the seat is to arm."""
        regard = self.regard
        if regard.prey & state.exposed != 0:
            return ARMS_FOR_PREY_IN_SIGHT
        if regard.prey != 0:
            return ARMS_FOR_PREY
        if regard.is_anarchist:
            return ARMS_AS_ANARCHIST
        if state.leader & own != 0:
            return ARMS_AS_LEADER
        if regard.foes != 0:
            return ARMS_FOR_A_FOE
        return ARMS

    def _shoots(self, state: EuphoriaState, seat: i64, mood: i64) -> bool:
        regard = self.regard
        target = state.aim(seat)
        kind = regard.kind(state, target)
        if kind <= PREY:
            return True
        if kind == FRIEND or kind == WARD:
            return False
        if regard.is_anarchist:
            if kind == ANARCHIST:
                return mood < ANARCHIST_SHOOTS_ANARCHIST
            return mood < ANARCHIST_SHOOTS
        if has(regard.threats, target) and mood < SHOOTS_THREAT:
            return True
        # A seat that knows where its side's Leader is cannot hit it by mistake.
        is_safe = regard.ward != 0
        if kind == FOE:
            return mood < (SHOOTS_FOE_SAFELY if is_safe else SHOOTS_FOE)
        if kind == SUSPECT:
            return mood < (SHOOTS_SUSPECT_SAFELY if is_safe else SHOOTS_SUSPECT)
        if kind == STRANGER:
            return mood < (SHOOTS_STRANGER_SAFELY if is_safe else SHOOTS_STRANGER)
        if kind == LIKELY:
            return mood < (SHOOTS_LIKELY_SAFELY if is_safe else SHOOTS_LIKELY)
        return mood < SHOOTS_ANARCHIST

    def _use(self, state: EuphoriaState, seat: i64, usable: i64, mood: i64) -> i64:
        """The kind of artifact that is worth its cost now; -1 for none."""
        regard = self.regard
        own = places_of(seat)
        alone = regard.is_anarchist or state.leader & own != 0
        if alone and has(usable, TRUEQUE) and state.leader & ~own & state.seen_by(seat) & ~state.exposed != 0:
            return TRUEQUE
        in_sight = regard.prey & state.exposed != 0
        serum = regard.prey & ~state.exposed != 0 or mood < SERUM_IN_THE_BLUE
        if has(usable, SUERO) and serum and (not in_sight or regard.is_anarchist):
            return SUERO
        feared = regard.threats & ~regard.friends
        if has(usable, IMAN) and (in_sight or feared != 0 or mood < MAGNET_IN_THE_BLUE):
            return IMAN
        if feared != 0:
            if has(usable, PULSO) and mood < PULSE:
                return PULSO
            if has(usable, MARIONETA):
                return MARIONETA
        if has(usable, ESCANER) and regard.unseen != 0 and mood < SCANNER:
            return ESCANER
        if has(usable, HUMO) and size(state.exposed_followers() & own) > 1 and mood < SMOKE:
            return HUMO
        if has(usable, CONTRABANDO) and mood < SMUGGLING:
            return CONTRABANDO
        return -1

    def _aim(self, state: EuphoriaState, seats: i64, rng: Rng) -> i64:
        regard = self.regard
        seats &= 0xFF
        wanted = seats & seats_in(regard.prey & state.exposed)
        if wanted == 0:
            wanted = seats & seats_in(regard.prey)
        if wanted != 0:
            return rng.draw(wanted)
        most: i64 = -1000
        left = seats
        while left != 0:
            other = first(left)
            left &= left - 1
            worth = self._worth_aiming(state, other)
            if worth > most:
                most = worth
                wanted = 0
            if worth == most:
                wanted |= bit(other)
        return rng.draw(wanted)

    def _worth_aiming(self, state: EuphoriaState, other: i64) -> i64:
        regard = self.regard
        kind = regard.kind(state, other)
        worth: i64 = -100
        if kind == ANARCHIST:
            worth = -50 if regard.is_anarchist else AIMS_AT_ANARCHIST
        elif kind == FOE:
            worth = AIMS_AT_FOE
        elif kind == SUSPECT:
            worth = AIMS_AT_SUSPECT
        elif kind == STRANGER:
            worth = AIMS_AT_STRANGER
        elif kind == LIKELY:
            worth = AIMS_AT_LIKELY
        if worth > -50:
            worth += AIMS_AT_UNSEEN * size(regard.unseen & places_of(other))
        if has(regard.threats & ~regard.friends, other):
            worth += AIMS_AT_THREAT
        return worth

    def _seat_to_question(self, state: EuphoriaState, seats: i64, rng: Rng) -> i64:
        """Whose recruit is worth a look."""
        regard = self.regard
        most: i64 = -1000
        wanted: i64 = 0
        left = seats & 0xFF
        while left != 0:
            other = first(left)
            left &= left - 1
            kind = regard.kind(state, other)
            worth = ASKS_UNSEEN * size(regard.unseen & places_of(other))
            if kind == FOE:
                worth += ASKS_FOE
            elif kind == SUSPECT:
                worth += ASKS_SUSPECT
            elif kind == STRANGER:
                worth += ASKS_STRANGER
            elif kind == LIKELY:
                worth += ASKS_LIKELY
            elif kind == FRIEND:
                worth += ASKS_FRIEND
            if worth > most:
                most = worth
                wanted = 0
            if worth == most:
                wanted |= bit(other)
        return rng.draw(wanted)

    def _seat(self, state: EuphoriaState, seat: i64, seats: i64, rng: Rng) -> i64:
        wanted: i64 = 0
        kind = state.playing
        regard = self.regard
        if state.verb == c.HIDE or kind == HUMO:
            wanted = bit(seat) & seats
            if wanted == 0:
                wanted = seats & regard.friends
        elif state.verb == c.INTERROGATE or kind == ESCANER:
            wanted = seats & seats_in(regard.unseen)
            if wanted != 0:
                return self._seat_to_question(state, wanted, rng)
        elif kind == SUERO:
            wanted = seats & seats_in(regard.prey & ~state.exposed)
            if wanted == 0:
                wanted = seats & seats_in(regard.unseen) & ~regard.friends
                if wanted != 0:
                    return self._seat_to_question(state, wanted, rng)
        elif kind == TRUEQUE:
            wanted = seats & seats_in(state.leader & state.seen_by(seat) & ~state.exposed)
        elif kind == IMAN or kind == MARIONETA:
            wanted = seats & regard.threats & ~regard.friends
            if wanted == 0:
                wanted = seats & ~regard.friends
        elif kind == LAVADO:
            wanted = seats & regard.friends
        elif kind == CONTRABANDO or kind == TRASLADO:
            wanted = seats & ~regard.friends
        if wanted & 0xFF == 0:
            wanted = seats
        return rng.draw(wanted & 0xFF)

    def _next_seat(self, state: EuphoriaState, seat: i64, moves: i64, rng: Rng) -> i64:
        seats = moves >> c.TO_SEAT
        if state.playing == ESCANER:
            seats &= seats_in(self.regard.unseen & ~bit(state.place))
            if seats != 0:
                return c.TO_SEAT + self._seat_to_question(state, seats, rng)
            return c.ENOUGH
        if state.playing == HUMO:
            if has(moves, c.TO_SEAT + seat):
                return c.TO_SEAT + seat
            return c.ENOUGH
        wanted = seats & ~self.regard.friends
        if wanted != 0:
            return c.TO_SEAT + rng.draw(wanted)
        return rng.draw(moves)

    def _place(self, state: EuphoriaState, seat: i64, owner: i64, places: i64, rng: Rng) -> i64:
        places &= 7
        wanted: i64 = 0
        if state.playing == TRUEQUE:
            wanted = places & row_of_seat(state.leader & state.seen_by(seat) & ~state.exposed, owner)
        elif state.playing == SUERO:
            wanted = places & row_of_seat(self.regard.prey & ~state.exposed, owner)
        if wanted == 0 and state.verb != c.HIDE and state.playing != HUMO:
            wanted = places & ~row_of_seat(state.seen_by(seat) | state.plain, owner)
        if wanted == 0:
            wanted = places
        return rng.draw(wanted)

    def _payment(self, state: EuphoriaState, seat: i64, moves: i64, rng: Rng) -> i64:
        """The recruit that gives least away; where that leaves a choice, a seat with a Leader shows its own side,
        others the other side."""
        found = cheapest(state, seat, moves)
        mine = row_of_seat(self.regard.of_mine, seat) << c.AT_PLACE
        if row_of_seat(state.leader, seat) == 0:
            mine = ~mine
        if found & mine != 0 and not self.regard.is_anarchist:
            found &= mine
        return rng.draw(found)

    def _answer(self, state: EuphoriaState, seat: i64, moves: i64, rng: Rng) -> i64:
        if not has(moves, c.PASS):
            return self._payment(state, seat, moves, rng)
        kinds = moves >> c.ARTIFACT
        if kinds == 0:
            return c.PASS
        regard = self.regard
        own = places_of(seat)
        leads = state.leader & own != 0 and not regard.is_anarchist
        if leads and state.hidden() & own & ~state.leader == 0 and state.leader & own & state.exposed == 0:
            return c.PASS  # the cost would show the Leader
        mood = rng.below(MOODS)
        if state.verb == c.SHOOT:
            if has(kinds, ESPEJO) and not has(regard.friends, state.turn) and (leads or mood < MIRROR):
                return c.ARTIFACT + ESPEJO
            if has(kinds, ESCUDO) and (leads or mood < SHIELD):
                return c.ARTIFACT + ESCUDO
            if has(kinds, GUARDAESPALDAS) and not leads and not regard.is_anarchist:
                guarded = places_of(state.target) & regard.ward
                if guarded & state.exposed != 0 or (guarded != 0 and mood < BODYGUARD):
                    return c.ARTIFACT + GUARDAESPALDAS
            return c.PASS
        if has(regard.friends, state.turn):
            return c.PASS
        aimed = state.new_aim
        danger = aimed >= 0 and (places_of(aimed) & regard.ward != 0)
        mine = state.target == seat or state.next_target == seat
        eager: i64 = STOPS_ARMING if state.verb == c.ARM else STOPS_USING
        if danger or (leads and mine) or mood < eager:
            return c.ARTIFACT + first(kinds)
        return c.PASS
