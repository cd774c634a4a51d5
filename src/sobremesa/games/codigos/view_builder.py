"""One viewer's eyes on a game of Códigos: builds the view, field by field."""

from __future__ import annotations

from sobremesa.games.codigos import constants as c
from sobremesa.games.codigos.cards import Cards
from sobremesa.games.codigos.events import CAUSES, WAYS
from sobremesa.games.codigos.lookup import REVEALS
from sobremesa.games.codigos.scoring import CROSSED, INVERTED, SIDEWAYS, UPRIGHT, earned
from sobremesa.games.codigos.state import CodigosState
from sobremesa.games.codigos.view import PHASES, Code, Memory, Revealed, Scene
from sobremesa.kernel.bits import EMPTY, has, members, row_items, size
from sobremesa.kernel.event import Viewer
from sobremesa.kernel.phrase import Phrase
from sobremesa.kernel.view import View


class ViewBuilder:
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
        return tuple([self.cards.id_of(card) for card in members(these)])

    def view(self) -> View[Scene, Memory]:
        return View(self.viewer, self.asked(), self.moves(), self.scene(), self.memory(), self.prompt())

    def scene_view(self) -> View[Scene, None]:
        return View(self.viewer, self.asked(), self.moves(), self.scene(), None, self.prompt())

    def asked(self) -> tuple[int, ...]:
        return tuple(members(self.state.to_act()))

    def moves(self) -> tuple[int, ...]:
        return () if self.viewer is None else tuple(members(self.state.legal(self.viewer)))

    def prompt(self) -> Phrase | None:
        """What the viewer is asked, if anything."""
        state = self.state
        if self.viewer is None or not has(state.to_act(), self.viewer):
            return None
        if state.phase == c.ACT:
            return Phrase("act", {"action": int(state.done) + 1})
        if state.phase != c.RECITE:
            return Phrase(PHASES[state.phase])
        return Phrase("recite_on") if state.spoken else Phrase("recite", {"place": int(state.chosen) + 1})

    def scene(self) -> Scene:
        state = self.state
        revealing = state.phase in (c.CHOOSE, c.RECITE)
        return Scene(
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
            collections=tuple([self.in_set(state.held(seat)) for seat in self.seats]),
            exposed=tuple([self.exposed(seat) for seat in self.seats]),
            hidden=tuple([self.hidden_in_sight(seat) for seat in self.seats]),
            revealed=tuple([self.revealed(seat) for seat in self.seats]),
            points=tuple([int(state.score(seat)) for seat in self.seats]),
            laying=self.card(state.laying),
            picked=self.in_set(state.picked),
            reveal=CAUSES[state.cause],
            revealer=int(state.asked()) if revealing else None,
            chosen=int(state.chosen) + 1 if state.phase == c.RECITE else None,
            said=tuple([self.cards.symbols[n].id for n in row_items(state.said, state.spoken)]),
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
        return tuple([Code(pile[0], tuple(pile[1:])) for pile in piles])

    def revealed(self, seat: int) -> tuple[Revealed, ...]:
        state = self.state
        lying = (
            (state.upright, UPRIGHT),
            (state.sideways, SIDEWAYS),
            (state.inverted, INVERTED),
            (state.crossed, CROSSED),
        )
        return tuple(
            [
                Revealed(self.card(card), WAYS[how], int(earned(self.cards.lookup, card, how)))
                for card in members(state.revealed(seat))
                for these, how in lying
                if has(these, card)
            ]
        )

    def memory(self) -> Memory:
        state = self.state
        return Memory(
            hidden=tuple([self.hidden(seat) for seat in self.seats]),
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
