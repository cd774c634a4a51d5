"""What each viewer sees of a game of Códigos, built field by field."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from sobremesa.games.codigos.cards import Cards
from sobremesa.games.codigos.events import CAUSES, WAYS
from sobremesa.games.codigos.rules import constants as c
from sobremesa.games.codigos.rules.lookup import FINAL_REVEAL, REVEALS
from sobremesa.games.codigos.rules.scoring import CROSSED, INVERTED, SIDEWAYS, UPRIGHT, points_of_code
from sobremesa.games.codigos.rules.state import CodigosState
from sobremesa.games.codigos.view import PHASES, Code, Memory, Revealed, Scene
from sobremesa.kernel.bits import EMPTY, first, has, members, names_in, names_of_row, pad, row_get, size
from sobremesa.kernel.event import Viewer
from sobremesa.kernel.state import NO_SEAT
from sobremesa.kernel.view import Phrase, View

NO_CODE = Code()


@final
class ViewBuilder:
    """The words of one deck. Inside, ``viewer`` is NO_SEAT for a spectator."""

    def __init__(self, cards: Cards, *, memory_aid: bool) -> None:
        self.memory_aid = memory_aid
        self.lookup = cards.lookup
        # A small deck has no cards of the numbers below the first joker.
        ids = {number: card for card, number in cards.numbers.items()}
        self.cards: list[str] = pad([ids.get(number, "") for number in range(FINAL_REVEAL + 1)])
        self.symbols: list[str] = [symbol.id for symbol in cards.symbols]
        self.prompts: list[Phrase] = [Phrase(phase) for phase in PHASES]
        self.recite_on_prompt = Phrase("recite_on")

    def view(self, state: CodigosState, viewer: Viewer) -> View[Scene, Memory]:
        seat: i64 = NO_SEAT if viewer is None else viewer
        asked, moves, prompt = self.seats_asked(state), self.moves(state, seat), self.prompt(state, seat)
        return View(viewer, asked, moves, self.scene(state, seat), self.memory(state), prompt)

    def scene_view(self, state: CodigosState, viewer: Viewer) -> View[Scene, None]:
        seat: i64 = NO_SEAT if viewer is None else viewer
        asked, moves, prompt = self.seats_asked(state), self.moves(state, seat), self.prompt(state, seat)
        return View(viewer, asked, moves, self.scene(state, seat), None, prompt)

    def seats_asked(self, state: CodigosState) -> tuple[int, ...]:
        return tuple(members(state.to_act()))

    def moves(self, state: CodigosState, viewer: i64) -> tuple[int, ...]:
        return () if viewer == NO_SEAT else tuple(members(state.legal(viewer)))

    def prompt(self, state: CodigosState, viewer: i64) -> Phrase | None:
        """What the viewer is asked, if anything."""
        if viewer == NO_SEAT or not has(state.to_act(), viewer):
            return None
        if state.phase == c.ACT:
            return Phrase("act", {"action": state.done + 1})
        if state.phase != c.RECITE:
            return self.prompts[state.phase]
        return self.recite_on_prompt if state.spoken != 0 else Phrase("recite", {"place": state.chosen + 1})

    def scene(self, state: CodigosState, viewer: i64) -> Scene:
        cards = self.cards
        collections: list[tuple[str, ...]] = []
        exposed: list[Code] = []
        hidden: list[tuple[Code, ...]] = []
        revealed: list[tuple[Revealed, ...]] = []
        points: list[int] = []
        # Spectators see the least: the memory aid is for players.
        aided = self.memory_aid and viewer != NO_SEAT
        seat: i64 = 0
        while seat < state.seats:
            collections.append(names_in(state.held(seat), cards))
            exposed.append(self.exposed(state.exposed(seat)))
            # CO-26: its place in the row and nothing else.
            hidden.append(self.hidden(state, seat) if aided else (NO_CODE,) * int(state.hidden(seat)))
            revealed.append(self.revealed(state, state.revealed(seat)))
            points.append(state.score(seat))
            seat += 1
        return Scene(
            phase=PHASES[state.phase],
            current=state.current,
            done=state.done,
            touched=cards[state.touched],
            offer=(cards[state.slot1], cards[state.slot2], cards[state.top]),
            soldier=state.soldier + 1,
            deck=size(state.deck),
            reveal_in_pile=state.mixed & REVEALS != 0,
            set_aside=size(state.aside),
            reused=state.reused != 0,
            idle=state.idle if state.idle > 0 else 0,
            collections=tuple(collections),
            exposed=tuple(exposed),
            hidden=tuple(hidden),
            revealed=tuple(revealed),
            points=tuple(points),
            laying=cards[state.laying],
            picked=names_in(state.picked, cards),
            reveal=CAUSES[state.cause],
            revealer=state.seat_asked() if state.phase == c.CHOOSE or state.phase == c.RECITE else None,
            chosen=state.chosen + 1 if state.phase == c.RECITE else None,
            said=names_of_row(state.said, state.spoken, self.symbols),
            winners=tuple(members(state.victors)),
        )

    def exposed(self, row: i64) -> Code:
        code = row_get(row, 0)
        if code == EMPTY:
            return NO_CODE
        symbols: list[str] = []
        place: i64 = 1
        while place < 6:
            card = row_get(row, place)
            if card != EMPTY:
                symbols.append(self.cards[card])
            place += 1
        return Code(self.cards[code], tuple(symbols))

    def hidden(self, state: CodigosState, seat: i64) -> tuple[Code, ...]:
        found: list[Code] = []
        card = state.chain(seat)
        while card != EMPTY:
            code = self.cards[card]
            symbols: list[str] = []
            card = state.link(card)
            while card != EMPTY and not has(state.codes, card):
                symbols.append(self.cards[card])
                card = state.link(card)
            found.append(Code(code, tuple(symbols)))
        return tuple(found)

    def revealed(self, state: CodigosState, these: i64) -> tuple[Revealed, ...]:
        found: list[Revealed] = []
        left = these
        while left:
            card = first(left)
            how: i64 = CROSSED
            if has(state.upright, card):
                how = UPRIGHT
            elif has(state.sideways, card):
                how = SIDEWAYS
            elif has(state.inverted, card):
                how = INVERTED
            points = points_of_code(self.lookup, card, how, aided=self.memory_aid)
            found.append(Revealed(self.cards[card], WAYS[how], points))
            left &= left - 1
        return tuple(found)

    # What was shown earlier, to all viewers.

    def memory(self, state: CodigosState) -> Memory:
        return Memory(
            hidden=tuple([self.hidden(state, seat) for seat in range(state.seats)]),
            pile=self.pile(state),
            mixed=names_in(state.mixed, self.cards),
            crossed=names_in(state.under, self.cards),
            set_aside=names_in(state.aside, self.cards),
            turned=self.cards[state.turned],
            reveals_drawn=state.reveals_drawn,
            drawn=state.idle < 0,
            cover=state.cover != 0,
            clause=state.ended_by(),
        )

    def pile(self, state: CodigosState) -> tuple[str, ...]:
        found: list[str] = []
        card = state.top
        while card != EMPTY:
            found.append(self.cards[card])
            card = state.link(card)
        return tuple(found)
