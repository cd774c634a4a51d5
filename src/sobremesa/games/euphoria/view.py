"""What a seat or a spectator sees of Euphoria.

Recruits are written as what they are (``euphoriano``, ``lider_subterra``), unknown ones as "". Rows and tuples of rows
are by seat, the three places from left to right.
"""

from __future__ import annotations

from dataclasses import dataclass

PHASES = (
    *("lay", "start", "action", "give_to", "give_what", "cost", "own_place", "seat", "place"),
    *("next_seat", "next_place", "new_aim", "window", "aim", "over"),
)

Row = tuple[str, str, str]


@dataclass(frozen=True)
class Announced:
    """The action under way, as far as it is chosen: everybody sees it. A place is (seat, 0..2). In phase 3 it is over,
    but ``aim`` stands if the laser was taken in this very turn (EU-27)."""

    verb: str  # "", "use", "interrogate", "arm", "shoot", "hide"
    artifact: str
    own: tuple[int, int] | None  # the recruit that Barter gives away
    target: int | None
    place: tuple[int, int] | None
    next_target: int | None
    next_place: tuple[int, int] | None
    aim: int | None


@dataclass(frozen=True)
class Reaction:
    """The reaction that answered the last action announced, and the recruit that it cost."""

    seat: int
    artifact: str
    cost: tuple[int, int]


@dataclass(frozen=True)
class Scene:
    """What lies in sight now."""

    phase: str
    turn: int  # who holds the Interrogator token
    round: int
    turns: int  # turns that are over
    laid: tuple[int, ...]  # how many recruits each seat has laid (EU-05)
    recruits: tuple[Row, ...]  # exposed ones and the own
    exposed: tuple[tuple[bool, bool, bool], ...]
    hands: tuple[tuple[str, ...], ...]  # the own, and all once the game is over
    hand_sizes: tuple[int, ...]
    deck: int
    pile: tuple[str, ...]
    lasers: int  # in the centre
    aims: tuple[int | None, ...]  # whom each seat's laser aims at
    anarchists: tuple[int, ...]
    announced: Announced
    asked: tuple[int, ...]  # the seats asked for a reaction (EU-38)
    answer: tuple[str, ...]  # the viewer's own sealed answer: nothing, "pass", or artifact and cost place
    reaction: Reaction | None
    winners: tuple[int, ...]
    clause: int


@dataclass(frozen=True)
class Mixed:
    """Recruits known to lie among these places since a Brainwash, in an order not known."""

    places: tuple[tuple[int, int], ...]
    recruits: tuple[str, ...]


@dataclass(frozen=True)
class Memory:
    """What the viewer was shown and could remember."""

    recruits: tuple[Row, ...]  # all that is known, wherever it lies now
    mixed: tuple[Mixed, ...]
    seen_by: tuple[Row, ...]  # by place: the seats that have seen the recruit there, as digits: "025"
    seen_by_all: tuple[tuple[bool, bool, bool], ...]  # what everybody was shown, onlookers too
    plain: tuple[tuple[int, int], ...]  # recruits that an anarchist held: followers (EU-61)
    parted: tuple[tuple[tuple[int, int], tuple[int, int]], ...]  # were once in one row: not both Leaders (EU-62)
    origins: tuple[int, ...]  # in whose row each recruit was dealt, for an even deal (EU-07); else empty
    held: tuple[tuple[str, ...], ...]  # artifacts known to be in each hand
    somewhere: tuple[str, ...]  # artifacts known to be in some other hand
    fresh: tuple[str, ...]  # what the present deck was shuffled from (EU-34)
    hostile: tuple[tuple[int, ...], ...]  # by seat: how often it chose to aim or shoot at each other; 3 is the most
