"""Where a game of Euphoria stands, with what searches need: a quick way of playing on, and a judgement of positions.

Every seat plays on by what it was shown in that world, and by nothing else.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sobremesa.games.euphoria.constants import (
    ACTION,
    AIM,
    ARM,
    ARTIFACT,
    AT_PLACE,
    COST,
    DISCARD,
    GIVE,
    HIDE,
    INTERROGATE,
    LAY,
    NEW_AIM,
    NEXT_PLACE,
    NEXT_SEAT,
    OVER,
    OWN_PLACE,
    PASS,
    PLACE,
    SEAT,
    SHOOT,
    START,
    TO_SEAT,
    USE,
    WINDOW,
)
from sobremesa.games.euphoria.lookup import (
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
    ArtifactLookup,
    SetUp,
)
from sobremesa.games.euphoria.scoring import places_of, row_of_seat, seats_in, seats_with_two, side_of
from sobremesa.games.euphoria.turns import Turns
from sobremesa.kernel.bits import all_below, bit, first, has, size
from sobremesa.kernel.rng import Rng

# How many rounds a search plays on before it judges a position.
HORIZON: Final = 4


class EuphoriaState(Turns):
    def __init__(self, lookup: ArtifactLookup, set_up: SetUp, rng: Rng) -> None:
        super().__init__(lookup, set_up, rng)
        # What the seat that is asked knows, while it makes up its mind: no part of where the game stands.
        self.prey: i64 = 0
        self.ward: i64 = 0
        self.friends: i64 = 0

    def _look_around(self, seat: i64) -> None:
        """Sets ``prey`` and ``ward``: the places of Leaders known to the seat that it wants shot, and its own side's;
        and ``friends``: the seats known to be of its side."""
        known = self.seen_by(seat) | self.exposed
        leaders = self.leader & known
        own = places_of(seat)
        if has(self.anarchists, seat):
            self.prey = leaders & ~own
            self.ward = 0
            self.friends = 0
            return
        mine = side_of(self.side, self.leader, seat)
        of_mine = self.side
        if mine == 0:
            of_mine = ~self.side
        self.ward = leaders & of_mine
        self.prey = leaders & ~of_mine & ~own
        followers = known & ~self.leader & of_mine
        friends = seats_with_two(followers) & ~seats_in(self.prey)
        self.friends = (friends | seats_in(self.ward)) & ~self.anarchists & ~bit(seat)

    # Playing on.

    def rush(self, rng: Rng) -> None:
        last = self.turns + HORIZON * self.seats
        while self.phase != OVER and self.turns < last:
            seat = first(self.to_act())
            moves = self.legal(seat)
            if moves & (moves - 1) == 0:
                self.play(seat, first(moves))
            else:
                self.play(seat, self._planned(seat, moves, rng))

    def _planned(self, seat: i64, moves: i64, rng: Rng) -> i64:
        phase = self.phase
        if phase == LAY:
            return rng.draw(moves)
        self._look_around(seat)
        if phase == START or phase == ACTION:
            return self._planned_action(seat, moves, rng)
        if phase == WINDOW:
            return self._planned_answer(seat, moves, rng)
        if phase == COST or phase == OWN_PLACE:
            return rng.draw(self._cheapest(seat, moves))
        if phase == AIM:
            return TO_SEAT + self._planned_aim(moves >> TO_SEAT, rng)
        if phase == NEW_AIM:
            if self.playing == MARIONETA:
                harmless = moves & ~(bit(TO_SEAT + seat) | (seats_in(self.ward) << TO_SEAT))
                if harmless != 0:
                    moves = harmless
            return TO_SEAT + self._planned_aim(moves >> TO_SEAT, rng)
        if phase == SEAT:
            return TO_SEAT + self._planned_seat(seat, moves >> TO_SEAT, rng)
        if phase == PLACE:
            return AT_PLACE + self._planned_place(seat, self.target, moves >> AT_PLACE, rng)
        if phase == NEXT_PLACE:
            return AT_PLACE + self._planned_place(seat, self.next_target, moves >> AT_PLACE, rng)
        if phase == NEXT_SEAT:
            seats = moves >> TO_SEAT
            wanted = seats & ~self.friends
            if wanted != 0:
                return TO_SEAT + rng.draw(wanted)
        return rng.draw(moves)

    def _planned_action(self, seat: i64, moves: i64, rng: Rng) -> i64:
        if has(moves, DISCARD) and self.hand(seat) == 0:
            return DISCARD
        mood = rng.below(16)
        prey_in_sight = self.prey & self.exposed
        if has(moves, SHOOT) and self._shoots(seat, mood):
            return SHOOT
        own = places_of(seat)
        spare = self.hidden() & own & ~self.leader
        if self.leader & own == 0 or has(self.anarchists, seat):
            spare = self.hidden() & own
        usable = moves >> ARTIFACT
        if usable != 0 and spare != 0:
            kind = self._planned_use(seat, usable, mood)
            if kind >= 0:
                return ARTIFACT + kind
        if has(moves, ARM) and spare != 0:
            eager: i64 = 5
            if prey_in_sight != 0:
                eager = 15
            elif self.prey != 0:
                eager = 11
            if mood < eager:
                return ARM
        if has(moves, INTERROGATE) and self.hidden() & ~own & ~self.seen_by(seat) != 0:
            return INTERROGATE
        if has(moves, HIDE) and self.exposed_followers() & own != 0:
            return HIDE
        return PASS

    def _shoots(self, seat: i64, mood: i64) -> bool:
        target = self.aim(seat)
        row = places_of(target)
        if row & self.prey != 0:
            return True
        if row & self.ward != 0:
            return False
        if has(self.friends, target):
            return False
        if has(self.anarchists, target):
            return mood < 2
        return mood < 8

    def _planned_use(self, seat: i64, usable: i64, mood: i64) -> i64:
        """The kind of artifact that is worth its cost now; -1 for none."""
        own = places_of(seat)
        hidden_prey = self.prey & ~self.exposed
        alone = has(self.anarchists, seat) or self.leader & own != 0
        if alone and has(usable, TRUEQUE) and self.leader & ~own & self.seen_by(seat) & ~self.exposed != 0:
            return TRUEQUE
        if has(usable, SUERO) and (hidden_prey != 0 or mood < 3):
            return SUERO
        feared = self._feared(seat)
        if has(usable, IMAN) and (self.prey & self.exposed != 0 or feared or mood < 4):
            return IMAN
        if feared:
            if has(usable, PULSO):
                return PULSO
            if has(usable, MARIONETA):
                return MARIONETA
        if has(usable, ESCANER) and mood < 8:
            return ESCANER
        if has(usable, HUMO) and self.ward & own != 0 and size(self.exposed & own) > 1:
            return HUMO
        if has(usable, CONTRABANDO) and mood < 3:
            return CONTRABANDO
        return -1

    def _feared(self, seat: i64) -> bool:
        """Whether a laser aims at the seat, or at a Leader of its side."""
        guarded = seats_in(self.ward)
        if self.leader & places_of(seat) != 0:
            guarded |= bit(seat)
        holders = self.armed & ~bit(seat) & ~self.friends
        while holders != 0:
            if has(guarded, self.aim(first(holders))):
                return True
            holders &= holders - 1
        return False

    def _planned_aim(self, seats: i64, rng: Rng) -> i64:
        wanted = seats & seats_in(self.prey & self.exposed)
        if wanted == 0:
            wanted = seats & seats_in(self.prey)
        if wanted == 0:
            wanted = seats & ~self.friends & ~self.anarchists
        if wanted == 0:
            wanted = seats & ~self.friends
        if wanted == 0:
            wanted = seats
        return rng.draw(wanted & 0xFF)

    def _planned_seat(self, seat: i64, seats: i64, rng: Rng) -> i64:
        wanted: i64 = 0
        kind = self.playing
        unseen = self.hidden() & ~self.seen_by(seat)
        if self.verb == HIDE or kind == HUMO:
            wanted = bit(seat) & seats
            if wanted == 0:
                wanted = seats & self.friends
        elif self.verb == INTERROGATE or kind == ESCANER:
            wanted = seats & seats_in(unseen & ~self.plain) & ~self.friends
            if wanted == 0:
                wanted = seats & seats_in(unseen)
        elif kind == SUERO:
            wanted = seats & seats_in(self.prey & ~self.exposed)
            if wanted == 0:
                wanted = seats & seats_in(unseen) & ~self.friends
        elif kind == TRUEQUE:
            wanted = seats & seats_in(self.leader & self.seen_by(seat) & ~self.exposed)
        elif kind == IMAN or kind == MARIONETA:
            wanted = seats & ~self.friends
        elif kind == LAVADO:
            wanted = seats & self.friends
        elif kind == CONTRABANDO or kind == TRASLADO:
            wanted = seats & ~self.friends
        if wanted & 0xFF == 0:
            wanted = seats
        return rng.draw(wanted & 0xFF)

    def _planned_place(self, seat: i64, owner: i64, places: i64, rng: Rng) -> i64:
        places &= 7
        wanted: i64 = 0
        if self.playing == TRUEQUE:
            wanted = places & row_of_seat(self.leader & self.seen_by(seat) & ~self.exposed, owner)
        elif self.playing == SUERO:
            wanted = places & row_of_seat(self.prey & ~self.exposed, owner)
        if wanted == 0 and self.verb != HIDE and self.playing != HUMO:
            wanted = places & ~row_of_seat(self.seen_by(seat) | self.plain, owner)
        if wanted == 0:
            wanted = places
        return rng.draw(wanted)

    def _cheapest(self, seat: i64, moves: i64) -> i64:
        """Of the moves that name an own recruit: what everybody knows, then any follower, a Leader last."""
        places = (moves >> AT_PLACE) & 7
        followers = places & ~row_of_seat(self.leader, seat)
        if followers == 0:
            return moves
        shown = followers & row_of_seat(self.seen8, seat)
        if shown != 0:
            return shown << AT_PLACE
        return followers << AT_PLACE

    def _planned_answer(self, seat: i64, moves: i64, rng: Rng) -> i64:
        if not has(moves, PASS):
            return rng.draw(self._cheapest(seat, moves))
        kinds = moves >> ARTIFACT
        own = places_of(seat)
        leads = self.leader & own != 0 and not has(self.anarchists, seat)
        if leads and self.hidden() & own & ~self.leader == 0 and self.leader & own & self.exposed == 0:
            return PASS  # the cost would show the Leader
        mood = rng.below(16)
        if self.verb == SHOOT:
            if has(kinds, ESPEJO) and not has(self.friends, self.turn) and (leads or mood < 10):
                return ARTIFACT + ESPEJO
            if has(kinds, ESCUDO) and (leads or mood < 10):
                return ARTIFACT + ESCUDO
            if has(kinds, GUARDAESPALDAS) and not leads and places_of(self.target) & self.ward & self.exposed != 0:
                return ARTIFACT + GUARDAESPALDAS
            return PASS
        if kinds == 0:
            return PASS
        if has(self.friends, self.turn):
            return PASS
        aimed = self.new_aim
        danger = aimed >= 0 and (places_of(aimed) & self.ward != 0)
        mine = self.target == seat or self.next_target == seat
        if danger or (leads and mine) or (mood < 4 and self.verb != USE) or (mood < 3 and self.playing == TRUEQUE):
            return ARTIFACT + first(kinds)
        return PASS

    # What searches look at, and judge a position by.

    def sensible(self, seat: i64) -> i64:
        """Recruits are laid as they lie, nothing is given away, what a use costs is clear, and who has nothing better
        to do looks at a recruit not seen yet."""
        moves = self.legal(seat)
        phase = self.phase
        if phase == LAY:
            return moves & -moves
        if phase == COST or (phase == WINDOW and not has(moves, PASS)):
            return self._cheapest(seat, moves)
        unseen = self.hidden() & ~places_of(seat) & ~self.seen_by(seat)
        if phase == START or phase == ACTION:
            if unseen == 0:
                return moves & ~(bit(GIVE) | bit(INTERROGATE))
            return moves & ~(bit(GIVE) | bit(PASS))
        if self.verb == INTERROGATE and unseen != 0:
            if phase == SEAT:
                return moves & (seats_in(unseen) << TO_SEAT)
            if phase == PLACE and row_of_seat(unseen, self.target) != 0:
                return moves & (row_of_seat(unseen, self.target) << AT_PLACE)
        return moves

    def worth(self, seat: i64) -> float:
        """A victory is one. Before the end, exposed Leaders and the lasers that aim at them tell how it may go."""
        if self.phase == OVER:
            return super().worth(seat)
        if has(self.anarchists, seat):
            return 0.25
        mine = side_of(self.side, self.leader, seat)
        hope = 0.4
        leaders = self.leader & self.exposed
        while leaders != 0:
            place = first(leaders)
            leaders &= leaders - 1
            weight = 0.1 + 0.05 * float(self._aimed_at(place // 3))
            if (self.side >> place) & 1 == mine:
                hope -= weight
            else:
                hope += weight
        if hope < 0.05:
            return 0.05
        if hope > 0.95:
            return 0.95
        return hope

    def _aimed_at(self, seat: i64) -> i64:
        count: i64 = 0
        holders = self.armed & all_below(self.seats)
        while holders != 0:
            if self.aim(first(holders)) == seat:
                count += 1
            holders &= holders - 1
        return count
