"""What a seat or a spectator sees of Códigos.

Nothing here is one seat's secret: what lies in sight lies in sight of all, and what was laid was laid before all
eyes. So everybody's memory is the same, and the table shows nobody what is hidden, its owner included (CO-26).
Neither does it show how many cards lie in the discard pile: what is in no other place would be in a hidden code.
"""

from __future__ import annotations

from dataclasses import dataclass

PHASES = ("act", "add", "whole", "choose", "recite", "over")


@dataclass(frozen=True)
class Code:
    """A code card and the symbol cards that lie with it, in the order laid; all empty for what cannot be seen."""

    card: str = ""
    symbols: tuple[str, ...] = ()


@dataclass(frozen=True)
class Revealed:
    """A code card among the revealed codes: ``exact``, ``unordered``, ``turned_over`` or ``given_up``."""

    card: str
    how: str
    points: int


@dataclass(frozen=True)
class Scene:
    """What lies in sight now. Tuples of areas are by seat (CO-03)."""

    phase: str
    current: int  # whose turn it is
    done: int  # actions of this turn already made, the one that a reveal broke in on included
    touched: str  # the card taken or discarded in this turn, "" for none (CO-21, CO-27)
    offer: tuple[str, str, str]  # "" for a slot that waits to be refilled
    soldier: int  # the slot that is blocked, 1 to 3
    deck: int  # cards left above the final Reveal card
    reveal_in_pile: bool  # the first Reveal card lies somewhere in the discard pile (CO-49)
    set_aside: int  # Reveal cards out of play
    reused: bool  # the discard pile has become the deck (CO-51)
    idle: int  # turns running without a card drawn (CO-53)
    collections: tuple[tuple[str, ...], ...]  # by place: rising photo number, jokers last
    exposed: tuple[Code, ...]
    hidden: tuple[tuple[Code, ...], ...]  # empty codes, but under the memory aid
    revealed: tuple[tuple[Revealed, ...], ...]
    points: tuple[int, ...]
    laying: str  # the code card of a whole code being laid
    picked: tuple[str, ...]  # the cards picked so far in an action of several
    reveal: str  # why everybody reveals now, "" while nobody does
    revealer: int | None
    chosen: int | None  # the place of the hidden code being revealed, from 1
    said: tuple[str, ...]  # the symbols recited so far
    winners: tuple[int, ...]


@dataclass(frozen=True)
class Memory:
    """What everybody was shown and could remember."""

    hidden: tuple[tuple[Code, ...], ...]
    pile: tuple[str, ...]  # the discard pile from the top, as far as its order is known
    mixed: tuple[str, ...]  # what lies below in unknown order, with the first Reveal card (CO-49)
    crossed: tuple[str, ...]  # symbol cards under codes given up (CO-28)
    set_aside: tuple[str, ...]
    turned: str  # the Reveal card that made everybody reveal now
    reveals_drawn: int
    drawn: bool  # a card was drawn in this turn (CO-53)
    cover: bool  # the deck's next card will cover slot 3 (CO-30, CO-49)
    clause: int  # the clause that ended the game, 0 while it runs
