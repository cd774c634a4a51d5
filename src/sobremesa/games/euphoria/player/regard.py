"""How a seat of Euphoria regards the others: by what it was shown in a world, and by what they did in public."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from sobremesa.games.euphoria.rules import constants as c
from sobremesa.games.euphoria.rules.scoring import places_of, row_of_seat, seats_in, seats_with_two, side_of
from sobremesa.games.euphoria.rules.state import EuphoriaState
from sobremesa.kernel.bits import bit, first, has, size

# What another seat is to the seat that looks, from the one it wants shot most to the one it would never shoot.
PREY_IN_SIGHT: Final = 0  # holds a Leader that the seat wants shot, and all see it
PREY: Final = 1  # the seat has seen a hidden one there
FOE: Final = 2  # known to be of the other side
SUSPECT: Final = 3  # more evidence for the other side than for the seat's side
STRANGER: Final = 4
LIKELY: Final = 5  # more evidence for the seat's side
FRIEND: Final = 6  # known to be on the seat's side
WARD: Final = 7  # holds the Leader of the seat's side
ANARCHIST: Final = 8


@final
class Regard:
    """Of one seat at a time. To an anarchist every Leader is prey, and other anarchists, who win too, are friends."""

    def __init__(self) -> None:
        self.seat: i64 = 0
        self.is_anarchist = False
        # Places: what the seat knows, what of all is of its side (whether known or not), Leaders that it wants shot and
        # its own side's as far as it knows them, and hidden recruits of others that it has not seen and may be Leaders.
        self.known: i64 = 0
        self.of_mine: i64 = 0
        self.prey: i64 = 0
        self.ward: i64 = 0
        self.unseen: i64 = 0
        # Seats: known to be of its side, of the other, and those whose lasers aim at a Leader of its side.
        self.friends: i64 = 0
        self.foes: i64 = 0
        self.threats: i64 = 0

    def look(self, state: EuphoriaState, seat: i64) -> None:
        self.seat = seat
        self.known = state.seen_by(seat) | state.exposed
        own = places_of(seat)
        leaders = state.leader & self.known
        self.unseen = state.hidden() & ~own & ~state.seen_by(seat) & ~state.plain
        self.threats = 0
        self.is_anarchist = has(state.anarchists, seat)
        if self.is_anarchist:
            self.prey = leaders & ~own
            self.ward = 0
            self.of_mine = 0
            self.friends = state.anarchists & ~bit(seat)
            self.foes = 0
            return
        of_mine = state.side
        if side_of(state.side, state.leader, seat) == 0:
            of_mine = ~state.side
        self.of_mine = of_mine
        self.ward = leaders & of_mine
        self.prey = leaders & ~of_mine & ~own
        followers = self.known & ~state.leader
        hunted = seats_in(self.prey)
        guarded = seats_in(self.ward)
        loyal = ~(state.anarchists | bit(seat))
        self.friends = ((seats_with_two(followers & of_mine) & ~hunted) | guarded) & loyal
        self.foes = ((seats_with_two(followers & ~of_mine) & ~guarded) | hunted) & loyal
        if guarded != 0:
            holders = state.armed & ~bit(seat)
            while holders != 0:
                holder = first(holders)
                holders &= holders - 1
                if has(guarded, state.aim(holder)):
                    self.threats |= bit(holder)

    def dear(self) -> i64:
        """The seats that the seat would not harm: known friends, and the holder of its side's Leader."""
        return self.friends | (seats_in(self.ward) & ~bit(self.seat))

    def lean(self, state: EuphoriaState, other: i64) -> i64:
        """The evidence that the other is on the seat's side: above zero for, below zero against."""
        row = row_of_seat(self.known & ~state.leader, other)
        mine = row & row_of_seat(self.of_mine, other)
        found = 2 * (2 * size(mine) - size(row)) - state.hostile(other, self.seat)
        guarded = seats_in(self.ward) & ~bit(self.seat)
        if guarded != 0:
            found -= state.hostile(other, first(guarded))
        hunted = seats_in(self.prey)
        if hunted != 0:
            found += 2 * state.hostile(other, first(hunted))
        return found

    def kind(self, state: EuphoriaState, other: i64) -> i64:
        """What the other is to the seat."""
        row = places_of(other)
        if row & self.prey != 0:
            if row & self.prey & state.exposed != 0:
                return PREY_IN_SIGHT
            return PREY
        if row & self.ward != 0:
            return WARD
        if has(state.anarchists, other):
            return ANARCHIST
        if self.is_anarchist:
            return STRANGER
        if has(self.friends, other):
            return FRIEND
        if has(self.foes, other):
            return FOE
        lean = self.lean(state, other)
        if lean < 0:
            return SUSPECT
        if lean > 0:
            return LIKELY
        return STRANGER


def cheapest(state: EuphoriaState, seat: i64, moves: i64) -> i64:
    """The moves that pay with the cheapest of the seat's recruits: one that all know, then any follower, a Leader
    last."""
    places = (moves >> c.AT_PLACE) & 7
    followers = places & ~row_of_seat(state.leader, seat)
    if followers == 0:
        return moves
    shown = followers & row_of_seat(state.seen8, seat)
    if shown != 0:
        return shown << c.AT_PLACE
    return followers << c.AT_PLACE
