"""The one world of Códigos that a viewer can imagine.

Everything was laid openly, so a perfect memory knows all but what the deck will give, and that is drawn only when it
turns up: which cards are left is known by counting.
"""

from __future__ import annotations

from typing import cast

from mypy_extensions import i64

from sobremesa.games.codigos.cards import Cards
from sobremesa.games.codigos.events import CAUSES, WAYS
from sobremesa.games.codigos.rules.codes import hide, stand
from sobremesa.games.codigos.rules.constants import OVER
from sobremesa.games.codigos.rules.lookup import FIRST_JOKER, FIRST_REVEAL
from sobremesa.games.codigos.rules.scoring import CROSSED, INVERTED, SIDEWAYS, UPRIGHT
from sobremesa.games.codigos.rules.state import CodigosState
from sobremesa.games.codigos.view import PHASES, Code, Memory, Scene
from sobremesa.kernel.bits import EMPTY, EMPTY_ROW, all_below, bit, row_put
from sobremesa.kernel.rng import Rng
from sobremesa.kernel.state import Imagination, State
from sobremesa.kernel.view import View


class CodigosImagination(Imagination):
    def __init__(self, cards: Cards, view: View[Scene, Memory], base: CodigosState) -> None:
        """``base`` is a blank state that becomes the world."""
        self.cards = cards
        self.base = base
        self.seen: i64 = 0
        self._know_offer(view.scene, view.memory)
        seats: i64 = base.seats
        seat: i64 = 0
        while seat < seats:
            self._know_seat(view, seat)
            seat += 1
        self._know_turn(view.scene, view.memory)
        commons: i64 = all_below(cards.lookup.count)
        box = commons | all_below(base.jokers) << FIRST_JOKER | all_below(base.reveals) << FIRST_REVEAL
        base.deck = box & ~self.seen

    def sample(self, rng: Rng, state: State) -> None:  # noqa: ARG002  # there is nothing left to chance
        world = cast(CodigosState, state)
        world.copy_from(self.base)

    def _see(self, card_id: str) -> i64:
        """The number of a card that lies somewhere known; EMPTY for no card."""
        if not card_id:
            return EMPTY
        card: i64 = self.cards.number(card_id)
        self.seen |= bit(card)
        return card

    def _see_all(self, card_ids: tuple[str, ...]) -> i64:
        found: i64 = 0
        for card_id in card_ids:
            found |= bit(self._see(card_id))
        return found

    def _see_code(self, code: Code) -> i64:
        """A code and its symbols as a row."""
        row: i64 = EMPTY_ROW
        if code.card:
            row = row_put(row, 0, self._see(code.card))
        place: i64 = 1
        for card_id in code.symbols:
            row = row_put(row, place, self._see(card_id))
            place += 1
        return row

    def _know_offer(self, scene: Scene, memory: Memory) -> None:
        base = self.base
        base.slot1 = self._see(scene.offer[0])
        base.slot2 = self._see(scene.offer[1])
        for card_id in reversed(memory.pile):
            base.lay_on_pile(self._see(card_id))
        base.mixed = self._see_all(memory.mixed)
        base.aside = self._see_all(memory.set_aside)
        base.under = self._see_all(memory.crossed)
        base.turned = self._see(memory.turned)
        base.soldier = scene.soldier - 1
        base.reveals_drawn = memory.reveals_drawn
        base.reused = 1 if scene.reused else 0
        base.cover = 1 if memory.cover else 0

    def _know_seat(self, view: View[Scene, Memory], seat: i64) -> None:
        base = self.base
        base.hold(seat, self._see_all(view.scene.collections[seat]))
        base.expose(seat, self._see_code(view.scene.exposed[seat]))
        for code in view.memory.hidden[seat]:
            hide(base, seat, self._see_code(code))
        for revealed in view.scene.revealed[seat]:
            card = self._see(revealed.card)
            if revealed.how == WAYS[UPRIGHT]:
                stand(base, seat, card, UPRIGHT)
            elif revealed.how == WAYS[SIDEWAYS]:
                stand(base, seat, card, SIDEWAYS)
            elif revealed.how == WAYS[INVERTED]:
                stand(base, seat, card, INVERTED)
            else:
                stand(base, seat, card, CROSSED)

    def _know_turn(self, scene: Scene, memory: Memory) -> None:
        base = self.base
        base.phase = PHASES.index(scene.phase)
        base.current = scene.current
        base.done = scene.done
        base.touched = self._see(scene.touched)
        base.idle = -1 if memory.drawn else scene.idle
        base.laying = self._see(scene.laying)
        base.picked = self._see_all(scene.picked)
        base.cause = CAUSES.index(scene.reveal)
        if scene.revealer is not None:
            base.finished = (scene.revealer - scene.current) % int(base.seats)
        if scene.chosen is not None:
            base.chosen = scene.chosen - 1
        symbols = [symbol.id for symbol in self.cards.symbols]
        for spoken in scene.said:
            base.said = row_put(base.said, base.spoken, symbols.index(spoken))
            base.spoken += 1
        for seat in scene.winners:
            base.victors |= bit(seat)
        if base.phase == OVER:
            base.clause = memory.clause
