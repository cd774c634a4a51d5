"""What a seat or a spectator sees of Códigos.

Nothing here is one seat's secret: all viewers see the same cards, and all cards were laid openly. So all memories are
the same, and hidden codes are shown to no viewer, not even to their owner (CO-26). Nor is the number of cards in the
discard pile: a card that lies nowhere else would be in a hidden code.
"""

from __future__ import annotations

from typing import Annotated

from msgspec import Struct

from sobremesa.kernel.visibility import ALL, SEATS

PHASES = ("act", "add", "whole", "choose", "recite", "over")


class Code(Struct, frozen=True):
    """A code card and the symbol cards that lie with it, in the order laid; all empty for what cannot be seen."""

    card: str = ""
    symbols: tuple[str, ...] = ()


class Revealed(Struct, frozen=True):
    """A code card among the revealed codes: ``exact``, ``unordered``, ``turned_over`` or ``given_up``."""

    card: str
    how: str
    points: int


class Scene(Struct, frozen=True):
    """What lies in sight now. Tuples of areas are by seat (CO-03)."""

    phase: Annotated[str, ALL, "what is asked now"]
    current: Annotated[int, ALL, "whose turn it is"]
    done: Annotated[int, ALL, "actions of this turn already made, the one that a reveal broke in on included"]
    touched: Annotated[str, ALL, "the card taken or discarded in this turn, empty for none (CO-21, CO-27)"]
    offer: Annotated[tuple[str, str, str], ALL, "empty for a slot that waits to be refilled"]
    soldier: Annotated[int, ALL, "the slot that is blocked, 1 to 3"]
    deck: Annotated[int, ALL, "cards left above the final Reveal card"]
    reveal_in_pile: Annotated[bool, ALL, "the first Reveal card lies somewhere in the discard pile (CO-49)"]
    set_aside: Annotated[int, ALL, "Reveal cards out of play"]
    reused: Annotated[bool, ALL, "the discard pile has become the deck (CO-51)"]
    idle: Annotated[int, ALL, "turns running without a card drawn (CO-53)"]
    collections: Annotated[tuple[tuple[str, ...], ...], ALL, "by place: rising photo number, jokers last"]
    exposed: Annotated[tuple[Code, ...], ALL, "the code that each seat is laying"]
    hidden: Annotated[tuple[tuple[Code, ...], ...], SEATS, "empty codes, but under the memory aid (CO-26)"]
    revealed: Annotated[tuple[tuple[Revealed, ...], ...], ALL, "the codes that were revealed or given up"]
    points: Annotated[tuple[int, ...], ALL, "so far"]
    laying: Annotated[str, ALL, "the code card of a whole code being laid"]
    picked: Annotated[tuple[str, ...], ALL, "the cards picked so far in an action of several"]
    reveal: Annotated[str, ALL, "why all seats reveal now, empty outside a reveal"]
    revealer: Annotated[int | None, ALL, "who reveals now"]
    chosen: Annotated[int | None, ALL, "the place of the hidden code being revealed, from 1"]
    said: Annotated[tuple[str, ...], ALL, "the symbols recited so far"]
    winners: Annotated[tuple[int, ...], ALL, "empty while the game runs"]


class Memory(Struct, frozen=True):
    """What all viewers were shown and could remember."""

    hidden: Annotated[tuple[tuple[Code, ...], ...], ALL, "the hidden codes, which were laid before all eyes"]
    pile: Annotated[tuple[str, ...], ALL, "the discard pile from the top, as far as its order is known"]
    mixed: Annotated[tuple[str, ...], ALL, "what lies below in unknown order, with the first Reveal card (CO-49)"]
    crossed: Annotated[tuple[str, ...], ALL, "symbol cards under codes given up (CO-28)"]
    set_aside: Annotated[tuple[str, ...], ALL, "the Reveal cards out of play"]
    turned: Annotated[str, ALL, "the Reveal card that made everybody reveal now"]
    reveals_drawn: Annotated[int, ALL, "how many Reveal cards the deck has given"]
    drawn: Annotated[bool, ALL, "a card was drawn in this turn (CO-53)"]
    cover: Annotated[bool, ALL, "the deck's next card will cover slot 3 (CO-30, CO-49)"]
    clause: Annotated[int, ALL, "the clause that ended the game, 0 while it runs"]
