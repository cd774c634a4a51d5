"""How a search plays a world of Euphoria on, and judges it."""

from __future__ import annotations

from typing import Final, cast, final

from mypy_extensions import i64

from sobremesa.games.euphoria import constants as c
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
)
from sobremesa.games.euphoria.scoring import places_of, row_of_seat, seats_in, seats_with_two, side_of
from sobremesa.games.euphoria.state import EuphoriaState
from sobremesa.kernel.bits import all_below, bit, first, has, size
from sobremesa.kernel.rng import Rng
from sobremesa.kernel.rollout import Rollout, worth_of_end
from sobremesa.kernel.state import State

# How many rounds a search plays on before it judges a position.
HORIZON: Final = 4


@final
class EuphoriaRollout(Rollout):
    """Every seat plays on by what it was shown in that world, and by nothing else."""

    def __init__(self) -> None:
        # What the seat that is asked knows, while it makes up its mind.
        self.prey: i64 = 0
        self.ward: i64 = 0
        self.friends: i64 = 0

    def candidate_moves(self, state: State, seat: i64) -> i64:
        """Recruits are laid as they lie, nothing is given away, what a use costs is clear, and who has nothing better
        to do looks at a recruit not seen yet."""
        world = cast(EuphoriaState, state)
        moves = world.legal(seat)
        phase = world.phase
        if phase == c.LAY:
            return moves & -moves
        if phase == c.COST or (phase == c.WINDOW and not has(moves, c.PASS)):
            return self._cheapest(world, seat, moves)
        unseen = world.hidden() & ~places_of(seat) & ~world.seen_by(seat)
        if phase == c.START or phase == c.ACTION:
            if unseen == 0:
                return moves & ~(bit(c.GIVE) | bit(c.INTERROGATE))
            return moves & ~(bit(c.GIVE) | bit(c.PASS))
        if world.verb == c.INTERROGATE and unseen != 0:
            if phase == c.SEAT:
                return moves & (seats_in(unseen) << c.TO_SEAT)
            if phase == c.PLACE and row_of_seat(unseen, world.target) != 0:
                return moves & (row_of_seat(unseen, world.target) << c.AT_PLACE)
        return moves

    def evaluate(self, state: State, seat: i64) -> float:
        """A victory is one. Before the end, exposed Leaders and the lasers that aim at them tell how it may go."""
        world = cast(EuphoriaState, state)
        if world.phase == c.OVER:
            return worth_of_end(world, seat)
        if has(world.anarchists, seat):
            return 0.25
        mine = side_of(world.side, world.leader, seat)
        hope = 0.4
        leaders = world.leader & world.exposed
        while leaders != 0:
            place = first(leaders)
            leaders &= leaders - 1
            weight = 0.1 + 0.05 * float(self._aimed_at(world, place // 3))
            if (world.side >> place) & 1 == mine:
                hope -= weight
            else:
                hope += weight
        if hope < 0.05:
            return 0.05
        if hope > 0.95:
            return 0.95
        return hope

    def _aimed_at(self, state: EuphoriaState, seat: i64) -> i64:
        count: i64 = 0
        holders = state.armed & all_below(state.seats)
        while holders != 0:
            if state.aim(first(holders)) == seat:
                count += 1
            holders &= holders - 1
        return count

    def run(self, state: State, rng: Rng) -> None:
        world = cast(EuphoriaState, state)
        last = world.turns + HORIZON * world.seats
        while world.phase != c.OVER and world.turns < last:
            seat = first(world.to_act())
            moves = world.legal(seat)
            if moves & (moves - 1) == 0:
                world.play(seat, first(moves))
            else:
                world.play(seat, self._planned(world, seat, moves, rng))

    def _look_around(self, state: EuphoriaState, seat: i64) -> None:
        """Sets ``prey`` and ``ward``: the places of Leaders known to the seat that it wants shot, and its own side's;
        and ``friends``: the seats known to be of its side."""
        known = state.seen_by(seat) | state.exposed
        leaders = state.leader & known
        own = places_of(seat)
        if has(state.anarchists, seat):
            self.prey = leaders & ~own
            self.ward = 0
            self.friends = 0
            return
        mine = side_of(state.side, state.leader, seat)
        of_mine = state.side
        if mine == 0:
            of_mine = ~state.side
        self.ward = leaders & of_mine
        self.prey = leaders & ~of_mine & ~own
        followers = known & ~state.leader & of_mine
        friends = seats_with_two(followers) & ~seats_in(self.prey)
        self.friends = (friends | seats_in(self.ward)) & ~state.anarchists & ~bit(seat)

    def _planned(self, state: EuphoriaState, seat: i64, moves: i64, rng: Rng) -> i64:
        phase = state.phase
        if phase == c.LAY:
            return rng.draw(moves)
        self._look_around(state, seat)
        if phase == c.START or phase == c.ACTION:
            return self._planned_action(state, seat, moves, rng)
        if phase == c.WINDOW:
            return self._planned_answer(state, seat, moves, rng)
        if phase == c.COST or phase == c.OWN_PLACE:
            return rng.draw(self._cheapest(state, seat, moves))
        if phase == c.AIM:
            return c.TO_SEAT + self._planned_aim(state, moves >> c.TO_SEAT, rng)
        if phase == c.NEW_AIM:
            if state.playing == MARIONETA:
                harmless = moves & ~(bit(c.TO_SEAT + seat) | (seats_in(self.ward) << c.TO_SEAT))
                if harmless != 0:
                    moves = harmless
            return c.TO_SEAT + self._planned_aim(state, moves >> c.TO_SEAT, rng)
        if phase == c.SEAT:
            return c.TO_SEAT + self._planned_seat(state, seat, moves >> c.TO_SEAT, rng)
        if phase == c.PLACE:
            return c.AT_PLACE + self._planned_place(state, seat, state.target, moves >> c.AT_PLACE, rng)
        if phase == c.NEXT_PLACE:
            return c.AT_PLACE + self._planned_place(state, seat, state.next_target, moves >> c.AT_PLACE, rng)
        if phase == c.NEXT_SEAT:
            seats = moves >> c.TO_SEAT
            wanted = seats & ~self.friends
            if wanted != 0:
                return c.TO_SEAT + rng.draw(wanted)
        return rng.draw(moves)

    def _planned_action(self, state: EuphoriaState, seat: i64, moves: i64, rng: Rng) -> i64:
        if has(moves, c.DISCARD) and state.hand(seat) == 0:
            return c.DISCARD
        mood = rng.below(16)
        prey_in_sight = self.prey & state.exposed
        if has(moves, c.SHOOT) and self._shoots(state, seat, mood):
            return c.SHOOT
        own = places_of(seat)
        spare = state.hidden() & own & ~state.leader
        if state.leader & own == 0 or has(state.anarchists, seat):
            spare = state.hidden() & own
        usable = moves >> c.ARTIFACT
        if usable != 0 and spare != 0:
            kind = self._planned_use(state, seat, usable, mood)
            if kind >= 0:
                return c.ARTIFACT + kind
        if has(moves, c.ARM) and spare != 0:
            eager: i64 = 5
            if prey_in_sight != 0:
                eager = 15
            elif self.prey != 0:
                eager = 11
            if mood < eager:
                return c.ARM
        if has(moves, c.INTERROGATE) and state.hidden() & ~own & ~state.seen_by(seat) != 0:
            return c.INTERROGATE
        if has(moves, c.HIDE) and state.exposed_followers() & own != 0:
            return c.HIDE
        return c.PASS

    def _shoots(self, state: EuphoriaState, seat: i64, mood: i64) -> bool:
        target = state.aim(seat)
        row = places_of(target)
        if row & self.prey != 0:
            return True
        if row & self.ward != 0:
            return False
        if has(self.friends, target):
            return False
        if has(state.anarchists, target):
            return mood < 2
        return mood < 8

    def _planned_use(self, state: EuphoriaState, seat: i64, usable: i64, mood: i64) -> i64:
        """The kind of artifact that is worth its cost now; -1 for none."""
        own = places_of(seat)
        hidden_prey = self.prey & ~state.exposed
        alone = has(state.anarchists, seat) or state.leader & own != 0
        if alone and has(usable, TRUEQUE) and state.leader & ~own & state.seen_by(seat) & ~state.exposed != 0:
            return TRUEQUE
        if has(usable, SUERO) and (hidden_prey != 0 or mood < 3):
            return SUERO
        feared = self._feared(state, seat)
        if has(usable, IMAN) and (self.prey & state.exposed != 0 or feared or mood < 4):
            return IMAN
        if feared:
            if has(usable, PULSO):
                return PULSO
            if has(usable, MARIONETA):
                return MARIONETA
        if has(usable, ESCANER) and mood < 8:
            return ESCANER
        if has(usable, HUMO) and self.ward & own != 0 and size(state.exposed & own) > 1:
            return HUMO
        if has(usable, CONTRABANDO) and mood < 3:
            return CONTRABANDO
        return -1

    def _feared(self, state: EuphoriaState, seat: i64) -> bool:
        """Whether a laser aims at the seat, or at a Leader of its side."""
        guarded = seats_in(self.ward)
        if state.leader & places_of(seat) != 0:
            guarded |= bit(seat)
        holders = state.armed & ~bit(seat) & ~self.friends
        while holders != 0:
            if has(guarded, state.aim(first(holders))):
                return True
            holders &= holders - 1
        return False

    def _planned_aim(self, state: EuphoriaState, seats: i64, rng: Rng) -> i64:
        wanted = seats & seats_in(self.prey & state.exposed)
        if wanted == 0:
            wanted = seats & seats_in(self.prey)
        if wanted == 0:
            wanted = seats & ~self.friends & ~state.anarchists
        if wanted == 0:
            wanted = seats & ~self.friends
        if wanted == 0:
            wanted = seats
        return rng.draw(wanted & 0xFF)

    def _planned_seat(self, state: EuphoriaState, seat: i64, seats: i64, rng: Rng) -> i64:
        wanted: i64 = 0
        kind = state.playing
        unseen = state.hidden() & ~state.seen_by(seat)
        if state.verb == c.HIDE or kind == HUMO:
            wanted = bit(seat) & seats
            if wanted == 0:
                wanted = seats & self.friends
        elif state.verb == c.INTERROGATE or kind == ESCANER:
            wanted = seats & seats_in(unseen & ~state.plain) & ~self.friends
            if wanted == 0:
                wanted = seats & seats_in(unseen)
        elif kind == SUERO:
            wanted = seats & seats_in(self.prey & ~state.exposed)
            if wanted == 0:
                wanted = seats & seats_in(unseen) & ~self.friends
        elif kind == TRUEQUE:
            wanted = seats & seats_in(state.leader & state.seen_by(seat) & ~state.exposed)
        elif kind == IMAN or kind == MARIONETA:
            wanted = seats & ~self.friends
        elif kind == LAVADO:
            wanted = seats & self.friends
        elif kind == CONTRABANDO or kind == TRASLADO:
            wanted = seats & ~self.friends
        if wanted & 0xFF == 0:
            wanted = seats
        return rng.draw(wanted & 0xFF)

    def _planned_place(self, state: EuphoriaState, seat: i64, owner: i64, places: i64, rng: Rng) -> i64:
        places &= 7
        wanted: i64 = 0
        if state.playing == TRUEQUE:
            wanted = places & row_of_seat(state.leader & state.seen_by(seat) & ~state.exposed, owner)
        elif state.playing == SUERO:
            wanted = places & row_of_seat(self.prey & ~state.exposed, owner)
        if wanted == 0 and state.verb != c.HIDE and state.playing != HUMO:
            wanted = places & ~row_of_seat(state.seen_by(seat) | state.plain, owner)
        if wanted == 0:
            wanted = places
        return rng.draw(wanted)

    def _cheapest(self, state: EuphoriaState, seat: i64, moves: i64) -> i64:
        """Of the moves that name an own recruit: what everybody knows, then any follower, a Leader last."""
        places = (moves >> c.AT_PLACE) & 7
        followers = places & ~row_of_seat(state.leader, seat)
        if followers == 0:
            return moves
        shown = followers & row_of_seat(state.seen8, seat)
        if shown != 0:
            return shown << c.AT_PLACE
        return followers << c.AT_PLACE

    def _planned_answer(self, state: EuphoriaState, seat: i64, moves: i64, rng: Rng) -> i64:
        if not has(moves, c.PASS):
            return rng.draw(self._cheapest(state, seat, moves))
        kinds = moves >> c.ARTIFACT
        own = places_of(seat)
        leads = state.leader & own != 0 and not has(state.anarchists, seat)
        if leads and state.hidden() & own & ~state.leader == 0 and state.leader & own & state.exposed == 0:
            return c.PASS  # the cost would show the Leader
        mood = rng.below(16)
        if state.verb == c.SHOOT:
            if has(kinds, ESPEJO) and not has(self.friends, state.turn) and (leads or mood < 10):
                return c.ARTIFACT + ESPEJO
            if has(kinds, ESCUDO) and (leads or mood < 10):
                return c.ARTIFACT + ESCUDO
            if has(kinds, GUARDAESPALDAS) and not leads and places_of(state.target) & self.ward & state.exposed != 0:
                return c.ARTIFACT + GUARDAESPALDAS
            return c.PASS
        if kinds == 0:
            return c.PASS
        if has(self.friends, state.turn):
            return c.PASS
        aimed = state.new_aim
        danger = aimed >= 0 and (places_of(aimed) & self.ward != 0)
        mine = state.target == seat or state.next_target == seat
        if danger or (leads and mine) or (mood < 4 and state.verb != c.USE) or (mood < 3 and state.playing == TRUEQUE):
            return c.ARTIFACT + first(kinds)
        return c.PASS
