"""What a seat or a spectator sees of Euphoria.

Recruits are written as what they are (``euphoriano``, ``lider_subterra``), unknown ones as "". Rows and tuples of rows
are by seat, the three places from left to right.
"""

from __future__ import annotations

from typing import Annotated

from msgspec import Struct

from sobremesa.kernel.visibility import ALL, OVER, OWN, OWNER, VIEWER

PHASES = (
    *("lay", "start", "action", "give_to", "give_what", "cost", "own_place", "seat", "place"),
    *("next_seat", "next_place", "new_aim", "window", "aim", "over"),
)

Row = tuple[str, str, str]
Flags = tuple[bool, bool, bool]
Place = tuple[int, int]


class Announced(Struct, frozen=True):
    """The action under way, as far as it is chosen: all viewers see it. A place is (seat, 0..2). In phase 3 it is over,
    but ``aim`` stands if the laser was taken in this very turn (EU-27)."""

    verb: str  # "", "use", "interrogate", "arm", "shoot", "hide"
    artifact: str
    own: Place | None  # the recruit that Barter gives away
    target: int | None
    place: Place | None
    next_target: int | None
    next_place: Place | None
    aim: int | None


class Reaction(Struct, frozen=True):
    """The reaction that answered the last action announced, and the recruit that it cost."""

    seat: int
    artifact: str
    cost: Place


class Scene(Struct, frozen=True):
    """What lies in sight now."""

    phase: Annotated[str, ALL, "what is asked now"]
    turn: Annotated[int, ALL, "who holds the Interrogator token"]
    round: Annotated[int, ALL, "counted from 1"]
    turns: Annotated[int, ALL, "turns that are over"]
    laid: Annotated[tuple[int, ...], ALL, "how many recruits each seat has laid (EU-05)"]
    recruits: Annotated[tuple[Row, ...], OWNER | OVER, "exposed ones and one's own (EU-05), at the end all (EU-63)"]
    exposed: Annotated[tuple[Flags, ...], ALL, "which recruits lie face up"]
    hands: Annotated[tuple[tuple[str, ...], ...], OWNER | OVER, "one's own artifacts, and all once the game is over"]
    hand_sizes: Annotated[tuple[int, ...], ALL, "how many artifacts each seat holds"]
    deck: Annotated[int, ALL, "how many artifacts are left to draw"]
    pile: Annotated[tuple[str, ...], ALL, "the discarded artifacts"]
    lasers: Annotated[int, ALL, "in the centre"]
    aims: Annotated[tuple[int | None, ...], ALL, "whom each seat's laser aims at"]
    anarchists: Annotated[tuple[int, ...], ALL, "who has lost every Leader (EU-52)"]
    announced: Annotated[Announced, ALL, "the action under way"]
    asked: Annotated[tuple[int, ...], ALL, "the seats asked for a reaction, answered or not (EU-38)"]
    answer: Annotated[tuple[str, ...], OWN, "the viewer's sealed answer: nothing, a pass, or artifact and cost place"]
    reaction: Annotated[Reaction | None, ALL, "what answered the last action announced"]
    winners: Annotated[tuple[int, ...], ALL, "empty while the game runs"]
    clause: Annotated[int, ALL, "the clause that ended the game, 0 while it runs"]


class Mixed(Struct, frozen=True):
    """Recruits known to lie among these places since a Brainwash, in an order not known."""

    places: tuple[Place, ...]
    recruits: tuple[str, ...]


class Memory(Struct, frozen=True):
    """What the viewer was shown and could remember."""

    recruits: Annotated[tuple[Row, ...], VIEWER, "all that is known, wherever it lies now"]
    mixed: Annotated[tuple[Mixed, ...], VIEWER, "what the viewer knows of recruits that a Brainwash mixed"]
    seen_by: Annotated[tuple[Row, ...], ALL, 'by place: the seats that have seen the recruit there, as digits: "025"']
    seen_by_all: Annotated[tuple[Flags, ...], ALL, "what all viewers were shown, spectators too"]
    plain: Annotated[tuple[Place, ...], ALL, "recruits that an anarchist held: followers (EU-61)"]
    parted: Annotated[tuple[tuple[Place, Place], ...], ALL, "were once in one row: not both Leaders (EU-62)"]
    origins: Annotated[tuple[int, ...], ALL, "whose row each recruit was dealt to, for an even deal (EU-07)"]
    held: Annotated[tuple[tuple[str, ...], ...], VIEWER, "artifacts known to be in each hand"]
    somewhere: Annotated[tuple[str, ...], VIEWER, "artifacts known to be in some other hand"]
    fresh: Annotated[tuple[str, ...], ALL, "what the present deck was shuffled from (EU-34)"]
    hostile: Annotated[tuple[tuple[int, ...], ...], ALL, "how often each seat aimed or shot at each other, up to 3"]
