"""Sides, teams and places of Euphoria, in compiled code.

A *place* is a number ``3 * seat + n``; sets of places are masks of 24 bits, and two such masks say what lies in them:
``side`` (1 is Subterra) and ``leader``.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from sobremesa.kernel.bits import all_below, bit, has, size

EUPHORIA: Final = 0
SUBTERRA: Final = 1
NO_TEAM: Final = 2  # an anarchist's

FIRST_PLACES: Final = 0x249249  # the first place of every seat


def row_of_seat(places: i64, seat: i64) -> i64:
    """The seat's three places of the set, as a set of 0, 1, 2."""
    return (places >> (3 * seat)) & 7


def places_of(seat: i64) -> i64:
    return bit(3 * seat + 3) - bit(3 * seat)


def seats_in(places: i64) -> i64:
    """The seats that own at least one of the places."""
    seats = (places | (places >> 1) | (places >> 2)) & FIRST_PLACES
    seats = (seats | (seats >> 2)) & 0x0C30C3
    seats = (seats | (seats >> 4)) & 0x00F00F
    return (seats | (seats >> 8)) & 0xFF


def seats_with_two(places: i64) -> i64:
    """The seats that own at least two of the places."""
    one = places >> 1
    two = places >> 2
    return seats_in(((places & one) | (places & two) | (one & two)) & FIRST_PLACES)


def recruit_at(side: i64, leader: i64, place: i64) -> i64:
    """What the recruit is: its side, and 2 more for a Leader. Followers of a side are all alike."""
    return ((side >> place) & 1) | (((leader >> place) & 1) << 1)


def side_of(side: i64, leader: i64, seat: i64) -> i64:
    """The side that the seat's recruits stand for: the Leader's, or that of the majority (EU-10)."""
    sides = row_of_seat(side, seat)
    leaders = row_of_seat(leader, seat)
    if leaders != 0:
        if sides & leaders != 0:
            return SUBTERRA
        return EUPHORIA
    if sides == 3 or sides >= 5:
        return SUBTERRA
    return EUPHORIA


def team_members(side: i64, leader: i64, anarchists: i64, seats: i64, team: i64) -> i64:
    """The seats of a team now (EU-10, EU-11)."""
    if team == NO_TEAM:
        return anarchists
    found: i64 = 0
    seat: i64 = 0
    while seat < seats:
        if not has(anarchists, seat) and side_of(side, leader, seat) == team:
            found |= bit(seat)
        seat += 1
    return found


def is_even(side: i64, leader: i64, seats: i64) -> bool:
    """Whether the teams of a deal differ by at most one player (EU-07)."""
    more = 2 * size(team_members(side, leader, 0, seats, SUBTERRA)) - seats
    return -1 <= more <= 1


def lone_winner(leader: i64, anarchists: i64, seats: i64) -> i64:
    """The seat that holds both Leaders (EU-62), or one as an anarchist (EU-61); -1 if there is none."""
    seat: i64 = 0
    while seat < seats:
        leaders = row_of_seat(leader, seat)
        if leaders != 0 and (leaders & (leaders - 1) != 0 or has(anarchists, seat)):
            return seat
        seat += 1
    return -1


def all_places(seats: i64) -> i64:
    return all_below(3 * seats)
