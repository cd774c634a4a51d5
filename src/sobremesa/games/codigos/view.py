"""What a seat or a spectator sees of Códigos.

Nothing here is one seat's secret: what lies in sight lies in sight of all, and what was laid was laid before all
eyes. So everybody's memory is the same, and the table shows nobody what is hidden, its owner included (CO-26).
Neither does it show how many cards lie in the discard pile: what is in no other place would be in a hidden code.
"""

from __future__ import annotations

from dataclasses import dataclass

from sobremesa.games.codigos import terms as s
from sobremesa.games.codigos.cards import Cards
from sobremesa.games.codigos.events import CAUSES, WAYS
from sobremesa.games.codigos.scoring import CROSSED, INVERTED, SIDEWAYS, UPRIGHT, earned
from sobremesa.games.codigos.state import CodigosState
from sobremesa.games.codigos.tables import REVEALS
from sobremesa.kernel.bits import EMPTY, has, members, row_items, size
from sobremesa.kernel.event import Viewer
from sobremesa.kernel.view import View

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
class Table:
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


class Sight:
    """One viewer's eyes on one state."""

    def __init__(self, cards: Cards, state: CodigosState, viewer: Viewer, *, memory_aid: bool) -> None:
        self.cards = cards
        self.state = state
        self.viewer = viewer
        # Onlookers get the least: the aid is for those who play.
        self.memory_aid = memory_aid and viewer is not None
        self.seats = range(int(state.seats))

    def card(self, number: int) -> str:
        return "" if number == EMPTY else self.cards.id_of(number)

    def in_set(self, these: int) -> tuple[str, ...]:
        return tuple(self.cards.id_of(card) for card in members(these))

    def view(self) -> View[Table, Memory]:
        state = self.state
        return View(
            viewer=self.viewer,
            to_act=tuple(members(state.to_act())),
            moves=() if self.viewer is None else tuple(members(state.legal(self.viewer))),
            table=self.table(),
            memory=self.memory(),
        )

    def table(self) -> Table:
        state = self.state
        revealing = state.phase in (s.CHOOSE, s.RECITE)
        return Table(
            phase=PHASES[state.phase],
            current=int(state.current),
            done=int(state.done),
            touched=self.card(state.touched),
            offer=(self.card(state.slot1), self.card(state.slot2), self.card(state.top)),
            soldier=int(state.soldier) + 1,
            deck=int(size(state.deck)),
            reveal_in_pile=state.mixed & REVEALS != 0,
            set_aside=int(size(state.aside)),
            reused=state.reused != 0,
            idle=max(int(state.idle), 0),
            collections=tuple(self.in_set(state.held(seat)) for seat in self.seats),
            exposed=tuple(self.exposed(seat) for seat in self.seats),
            hidden=tuple(self.hidden_in_sight(seat) for seat in self.seats),
            revealed=tuple(self.revealed(seat) for seat in self.seats),
            points=tuple(int(state.score(seat)) for seat in self.seats),
            laying=self.card(state.laying),
            picked=self.in_set(state.picked),
            reveal=CAUSES[state.cause],
            revealer=int(state.asked()) if revealing else None,
            chosen=int(state.chosen) + 1 if state.phase == s.RECITE else None,
            said=tuple(self.cards.symbols[n].id for n in row_items(state.said, state.spoken)),
            winners=tuple(members(state.victors)),
        )

    def exposed(self, seat: int) -> Code:
        cards = [self.card(card) for card in row_items(self.state.exposed(seat), 6) if card != EMPTY]
        return Code(cards[0], tuple(cards[1:])) if cards else Code()

    def hidden_in_sight(self, seat: int) -> tuple[Code, ...]:
        """CO-26: its place in the row and nothing else."""
        if self.memory_aid:
            return self.hidden(seat)
        return (Code(),) * int(self.state.hidden(seat))

    def hidden(self, seat: int) -> tuple[Code, ...]:
        state = self.state
        piles: list[list[str]] = []
        card = int(state.chain(seat))
        while card != EMPTY:
            if has(state.codes, card):
                piles.append([])
            piles[-1].append(self.card(card))
            card = int(state.link(card))
        return tuple(Code(pile[0], tuple(pile[1:])) for pile in piles)

    def revealed(self, seat: int) -> tuple[Revealed, ...]:
        state = self.state
        lying = (
            (state.upright, UPRIGHT),
            (state.sideways, SIDEWAYS),
            (state.inverted, INVERTED),
            (state.crossed, CROSSED),
        )
        return tuple(
            Revealed(self.card(card), WAYS[how], int(earned(self.cards.table, card, how)))
            for card in members(state.revealed(seat))
            for these, how in lying
            if has(these, card)
        )

    def memory(self) -> Memory:
        state = self.state
        return Memory(
            hidden=tuple(self.hidden(seat) for seat in self.seats),
            pile=self.pile(),
            mixed=self.in_set(state.mixed),
            crossed=self.in_set(state.under),
            set_aside=self.in_set(state.aside),
            turned=self.card(state.turned),
            reveals_drawn=int(state.reveals_drawn),
            drawn=state.idle < 0,
            cover=state.cover != 0,
            clause=int(state.ended_by()),
        )

    def pile(self) -> tuple[str, ...]:
        found = []
        card = int(self.state.top)
        while card != EMPTY:
            found.append(self.card(card))
            card = int(self.state.link(card))
        return tuple(found)
