"""A player's quick judgement in Códigos: what a move promises, without looking far ahead.

A standing is worth the points of the code that is closest to being complete, the less the more cards it lacks, and
a little for others that the same cards could begin. A move is worth what it changes in that. Reciting is done from a
perfect memory.
"""

from __future__ import annotations

from dataclasses import dataclass

from sobremesa.games.codigos import terms as s
from sobremesa.games.codigos.cards import Cards, is_joker
from sobremesa.games.codigos.tables import COMMONS, JOKERS, many, one
from sobremesa.games.codigos.view import Code, Memory, Table
from sobremesa.kernel.bits import members, set_of, size
from sobremesa.kernel.view import View

RECITED = 2  # extra points for an exact recital (CO-42)
# What a code is worth before it is complete, by the cards that it lacks.
NEARNESS = (0.9, 0.6, 0.38, 0.22, 0.12, 0.05)
SECOND_BEST = 0.25
ROOM = 0.25  # a free place in the collection
JOKER = 0.8
SPOIL = 0.4  # how much of a rival's gain is worth preventing


def instinct(cards: Cards, view: View[Table, Memory]) -> dict[int, float]:
    """How good each of the viewer's moves looks."""
    if view.viewer is None or not view.moves:
        return {}
    table = view.table
    if table.phase == "recite":
        return _reciting(cards, view)
    if table.phase == "choose":
        return {move: -float(move) for move in view.moves}
    return {move: _Judge(cards, table, view.viewer).worth(move) for move in view.moves}


def _reciting(cards: Cards, view: View[Table, Memory]) -> dict[int, float]:
    """The next symbol of the code as it was laid (CO-26, CO-42)."""
    assert view.viewer is not None
    assert view.table.chosen is not None
    code = cards.card(view.memory.hidden[view.viewer][view.table.chosen - 1].card).code
    said = view.table.said
    wanted = s.DONE
    if len(said) < len(code):
        wanted = s.SAY + [symbol.id for symbol in cards.symbols].index(code[len(said)])
    return {move: float(move == wanted) for move in view.moves}


@dataclass(frozen=True)
class _Standing:
    """What a seat has: the collection, and the exposed code with its symbols."""

    held: int
    code: int | None
    laid: int


class _Judge:
    def __init__(self, cards: Cards, table: Table, seat: int) -> None:
        self.cards = cards
        self.table = table
        self.seat = seat
        self.now = self.standing(seat)

    def standing(self, seat: int) -> _Standing:
        numbers = self.cards.numbers
        exposed: Code = self.table.exposed[seat]
        return _Standing(
            set_of(numbers[card] for card in self.table.collections[seat]),
            numbers[exposed.card] if exposed.card else None,
            set_of(numbers[card] for card in exposed.symbols),
        )

    def place(self, place: int) -> int:
        return self.cards.numbers[self.table.collections[self.seat][place]]

    def worth(self, move: int) -> float:
        now, table = self.now, self.table
        if move < s.EXPOSE:
            return self.gain(_Standing(now.held | 1 << self.offered(move), now.code, now.laid))
        if move < s.LAY:
            code = self.place(move - s.EXPOSE)
            return self.gain(_Standing(now.held & ~(1 << code), code, 0))
        if move < s.PICK:
            return 10.0 + self.reward(self.place(move - s.LAY))
        if move < s.DISCARD:
            return self.picking(self.place(move - s.PICK))
        if move < s.GIVE_UP:
            card = self.place(move - s.DISCARD)
            return self.gain(_Standing(now.held & ~(1 << card), now.code, now.laid)) - 0.1
        if move == s.GIVE_UP:
            assert now.code is not None
            medal = self.cards.table.medals[now.code]
            return self.gain(_Standing(now.held, None, 0)) - medal - 2.0
        if move < s.DONE:
            return self.blocking(move - s.SOLDIER)
        return 0.0 if not table.picked else -0.5

    def offered(self, slot: int) -> int:
        return self.cards.numbers[self.table.offer[slot]]

    def reward(self, code: int) -> float:
        return float(self.cards.table.medals[code] + RECITED)

    def picking(self, card: int) -> float:
        """A card that completes the exposed code is laid at once; a joker only if it does."""
        now = self.now
        picked = set_of(self.cards.numbers[other] for other in self.table.picked)
        # What else the card could have become counts against laying it.
        loss = 0.1 * self.reward(card) if card & ~63 == 0 and 1 << card & COMMONS else JOKER
        if self.table.phase == "whole":
            return 10.0 - loss
        assert now.code is not None
        lacking = self.lacking(now.code, now.held, now.laid)
        if lacking == 0:
            return 10.0 + self.reward(now.code) - loss
        if is_joker(self.cards.id_of(card)):
            return -0.5
        crowded = size(now.held & ~picked) >= s.FULL - 1
        return (0.6 if crowded else 0.05) - 0.1 * loss

    def lacking(self, code: int, held: int, laid: int) -> int:
        """The cards still to be taken for a code, given the collection and what is laid with it (CO-02, CO-23)."""
        need = int(self.cards.table.needs[code])
        have = (held | laid) & ~(1 << code)
        missing = self.cards.table.takes[code]
        for card in members(have & COMMONS):
            symbol = self.cards.table.symbols[card]
            if many(need, symbol) > 0:
                need -= int(one(symbol))
                missing -= 1
        return max(0, missing - (1 if have & JOKERS else 0))

    def value(self, standing: _Standing) -> float:
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
        room = s.FULL - int(size(standing.held))
        return worth + ROOM * min(room, 2) + JOKER * int(size(standing.held & JOKERS))

    def gain(self, after: _Standing) -> float:
        return self.value(after) - self.value(self.now)

    def blocking(self, slot: int) -> float:
        """What the next player loses by the soldier's move, less what it gains from the slot set free."""
        rival = (self.seat + 1) % len(self.table.collections)
        theirs = self.standing(rival)

        def gain(at: int) -> float:
            card = 1 << self.offered(at)
            return self.value(_Standing(theirs.held | card, theirs.code, theirs.laid)) - self.value(theirs)

        others = [at for at in range(s.SLOTS) if at != slot]
        before = [at for at in range(s.SLOTS) if at != self.table.soldier - 1]
        return SPOIL * (max(map(gain, before)) - max(map(gain, others))) - 0.05
