"""A player's quick judgement in Códigos: what a move promises, without looking far ahead.

A standing is worth the points of the code that is closest to being complete, the less the more cards it lacks, and
a little for others that the same cards could begin. A move is worth what it changes in that. Reciting is done from a
perfect memory.
"""

from __future__ import annotations

from dataclasses import dataclass

from sobremesa.games.codigos.cards import Cards, is_joker
from sobremesa.games.codigos.rules import constants as c
from sobremesa.games.codigos.rules.lookup import COMMONS, JOKERS, many, one
from sobremesa.games.codigos.view import Code, Memory, Scene
from sobremesa.kernel.bits import members, set_of, size
from sobremesa.kernel.view import View

RECITED = 2  # extra points for an exact recital (CO-42)
# What a code is worth before it is complete, by the cards that it lacks.
NEARNESS = (0.9, 0.6, 0.38, 0.22, 0.12, 0.05)
SECOND_BEST = 0.25
ROOM = 0.25  # a free place in the collection
JOKER = 0.8
SPOIL = 0.4  # how much of a rival's gain is worth preventing


def heuristic(cards: Cards, view: View[Scene, Memory]) -> dict[int, float]:
    """How good each of the viewer's moves looks."""
    if view.viewer is None or not view.moves:
        return {}
    scene = view.scene
    if scene.phase == "recite":
        return _reciting(cards, view)
    if scene.phase == "choose":
        return {move: -float(move) for move in view.moves}
    return {move: MoveJudge(cards, scene, view.viewer).worth(move) for move in view.moves}


def _reciting(cards: Cards, view: View[Scene, Memory]) -> dict[int, float]:
    """The next symbol of the code as it was laid (CO-26, CO-42)."""
    assert view.viewer is not None
    assert view.scene.chosen is not None
    code = cards.card(view.memory.hidden[view.viewer][view.scene.chosen - 1].card).code
    said = view.scene.said
    wanted = c.DONE
    if len(said) < len(code):
        wanted = c.SAY + [symbol.id for symbol in cards.symbols].index(code[len(said)])
    return {move: float(move == wanted) for move in view.moves}


@dataclass(frozen=True)
class Holdings:
    """What a seat has: the collection, and the exposed code with its symbols."""

    held: int
    code: int | None
    laid: int


class MoveJudge:
    def __init__(self, cards: Cards, scene: Scene, seat: int) -> None:
        self.cards = cards
        self.scene = scene
        self.seat = seat
        self.now = self.standing(seat)

    def standing(self, seat: int) -> Holdings:
        numbers = self.cards.numbers
        exposed: Code = self.scene.exposed[seat]
        return Holdings(
            set_of(numbers[card] for card in self.scene.collections[seat]),
            numbers[exposed.card] if exposed.card else None,
            set_of(numbers[card] for card in exposed.symbols),
        )

    def place(self, place: int) -> int:
        return self.cards.numbers[self.scene.collections[self.seat][place]]

    def worth(self, move: int) -> float:
        now, scene = self.now, self.scene
        if move < c.EXPOSE:
            return self.gain(Holdings(now.held | 1 << self.offered_card(move), now.code, now.laid))
        if move < c.LAY:
            code = self.place(move - c.EXPOSE)
            return self.gain(Holdings(now.held & ~(1 << code), code, 0))
        if move < c.PICK:
            return 10.0 + self.reward(self.place(move - c.LAY))
        if move < c.DISCARD:
            return self.picking(self.place(move - c.PICK))
        if move < c.GIVE_UP:
            card = self.place(move - c.DISCARD)
            return self.gain(Holdings(now.held & ~(1 << card), now.code, now.laid)) - 0.1
        if move == c.GIVE_UP:
            assert now.code is not None
            medal = int(self.cards.lookup.medals[now.code])
            return self.gain(Holdings(now.held, None, 0)) - medal - 2.0
        if move < c.DONE:
            return self.blocking(move - c.SOLDIER)
        return 0.0 if not scene.picked else -0.5

    def offered_card(self, slot: int) -> int:
        return self.cards.numbers[self.scene.offer[slot]]

    def reward(self, code: int) -> float:
        return float(self.cards.lookup.medals[code] + RECITED)

    def picking(self, card: int) -> float:
        """A card that completes the exposed code is laid at once; a joker only if it does."""
        now = self.now
        picked = set_of(self.cards.numbers[other] for other in self.scene.picked)
        # What else the card could have become counts against laying it.
        loss = 0.1 * self.reward(card) if card & ~63 == 0 and 1 << card & COMMONS else JOKER
        if self.scene.phase == "whole":
            return 10.0 - loss
        assert now.code is not None
        lacking = self.lacking(now.code, now.held, now.laid)
        if lacking == 0:
            return 10.0 + self.reward(now.code) - loss
        if is_joker(self.cards.id_of(card)):
            return -0.5
        crowded = size(now.held & ~picked) >= c.FULL - 1
        return (0.6 if crowded else 0.05) - 0.1 * loss

    def lacking(self, code: int, held: int, laid: int) -> int:
        """The cards still to be taken for a code, given the collection and what is laid with it (CO-02, CO-23)."""
        need = int(self.cards.lookup.needs[code])
        have = (held | laid) & ~(1 << code)
        missing = self.cards.lookup.takes[code]
        for card in members(have & COMMONS):
            symbol = self.cards.lookup.symbols[card]
            if many(need, symbol) > 0:
                need -= int(one(symbol))
                missing -= 1
        return max(0, missing - (1 if have & JOKERS else 0))

    def value(self, standing: Holdings) -> float:
        """What a seat's cards promise."""
        if standing.code is not None:
            best = [self.reward(standing.code) * NEARNESS[self.lacking(standing.code, standing.held, standing.laid)]]
        else:
            best = []
        plans = [
            self.reward(code) * NEARNESS[self.lacking(code, standing.held, 0)]
            for code in members(standing.held & COMMONS)
        ]
        ranked = best + sorted(plans, reverse=True) if best else sorted(plans, reverse=True)
        worth = sum(plan * weight for plan, weight in zip(ranked, (1.0, SECOND_BEST), strict=False))
        room = c.FULL - int(size(standing.held))
        return worth + ROOM * min(room, 2) + JOKER * int(size(standing.held & JOKERS))

    def gain(self, after: Holdings) -> float:
        return self.value(after) - self.value(self.now)

    def blocking(self, slot: int) -> float:
        """What the next player loses by the soldier's move, less what it gains from the slot set free."""
        rival = (self.seat + 1) % len(self.scene.collections)
        theirs = self.standing(rival)

        def gain(at: int) -> float:
            card = 1 << self.offered_card(at)
            return self.value(Holdings(theirs.held | card, theirs.code, theirs.laid)) - self.value(theirs)

        others = [at for at in range(c.SLOTS) if at != slot]
        before = [at for at in range(c.SLOTS) if at != self.scene.soldier - 1]
        return SPOIL * (max(map(gain, before)) - max(map(gain, others))) - 0.05
