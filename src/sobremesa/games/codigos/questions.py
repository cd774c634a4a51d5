"""Who is asked in a game of Códigos, and what may be answered."""

from __future__ import annotations

from mypy_extensions import i64

from sobremesa.games.codigos.board import Board
from sobremesa.games.codigos.constants import (
    ACT,
    ADD,
    CHOOSE,
    DISCARD,
    DONE,
    EXPOSE,
    FULL,
    GIVE_UP,
    HIDDEN,
    LAY,
    OVER,
    PICK,
    RECITE,
    SAY,
    SOLDIER,
    TAKE,
    TURN_OVER,
    WHOLE,
)
from sobremesa.games.codigos.lookup import (
    COMMONS,
    FIRST_JOKER,
    JOKERS,
    CardLookup,
    many,
    one,
)
from sobremesa.kernel.bits import EMPTY, EMPTY_ROW, all_below, bit, first, has, row_get, size
from sobremesa.kernel.rng import Rng


class Questions(Board):
    def __init__(
        self, lookup: CardLookup, rng: Rng, seats: int, jokers: int, reveals: int, reuse: int, turn_limit: int
    ) -> None:
        """``reveals`` counts the Reveal cards in the deck, the final one apart (CO-11)."""
        super().__init__(lookup, rng, seats)
        self.jokers: i64 = jokers
        self.reveals: i64 = reveals
        self.reuse: i64 = reuse
        self.turn_limit: i64 = turn_limit

    def asked(self) -> i64:
        """The one seat that is asked while the game runs."""
        if self.phase < CHOOSE:
            return self.current
        seat = self.current + self.finished
        if seat >= self.seats:
            seat -= self.seats
        return seat

    def to_act(self) -> i64:
        if self.phase == OVER:
            return 0
        return bit(self.asked())

    def legal(self, seat: i64) -> i64:
        phase = self.phase
        if phase == OVER or seat != self.asked():
            return 0
        if phase == ACT:
            return self._actions(seat)
        if phase == RECITE:
            return self._utterances()
        if phase == ADD:
            return self._additions(seat) | bit(DONE)
        if phase == WHOLE:
            return self._picks(self.laying, self.held(seat) & ~bit(self.laying))
        return all_below(self.hidden(seat)) << HIDDEN  # CO-41

    def _actions(self, seat: i64) -> i64:
        """CO-20: what may be done as an action."""
        held = self.held(seat)
        count = size(held)
        moves: i64 = 0
        if count < FULL:  # CO-21
            if self.soldier != 0:
                moves |= bit(TAKE)
            if self.soldier != 1:
                moves |= bit(TAKE + 1)
            if self.soldier != 2 and self.top != self.touched:
                moves |= bit(TAKE + 2)
        row = self.exposed(seat)
        if row == EMPTY_ROW:
            moves |= self._exposures(held)
        else:
            moves |= self._additions(seat)
            if row_get(row, 1) != EMPTY:  # CO-28
                moves |= bit(GIVE_UP)
        if count > 2:
            moves |= self._layings(held, count)
        if self.done == 1:  # CO-29
            moves |= (7 ^ bit(self.soldier)) << SOLDIER
        return moves | self._discards(held)

    def _exposures(self, held: i64) -> i64:
        """CO-23: common cards only; they come before the jokers, so their places are the first ones."""
        return all_below(size(held & COMMONS)) << EXPOSE

    def _layings(self, held: i64, count: i64) -> i64:
        """CO-25: the code cards whose symbols all lie in the collection."""
        moves: i64 = 0
        place: i64 = 0
        left = held & COMMONS
        while left:
            code = first(left)
            takes: i64 = self.lookup.takes[code]
            if takes < count and self._completes(self.lookup.needs[code], takes, held ^ bit(code), joker_used=False):
                moves |= bit(LAY + place)
            left &= left - 1
            place += 1
        return moves

    def _completes(self, need: i64, missing: i64, rest: i64, joker_used: bool) -> bool:
        """Can so many missing cards be found in the rest for the tally of symbols needed? At most one joker (CO-02)."""
        left = rest & COMMONS
        found: i64 = 0
        while left:
            symbol: i64 = self.lookup.symbols[first(left)]
            if many(need, symbol) > 0:
                need -= one(symbol)
                found += 1
            left &= left - 1
        if not joker_used and rest & JOKERS != 0:
            found += 1
        return found >= missing

    def _needed_after(self, cards: i64, need: i64) -> i64:
        """What is left of a tally of symbols; a joker is none of them."""
        left = cards & COMMONS
        while left:
            need -= one(self.lookup.symbols[first(left)])
            left &= left - 1
        return need

    def _discards(self, held: i64) -> i64:
        """CO-27: not the symbol on top, nor the card just taken, never a joker."""
        moves: i64 = 0
        place: i64 = 0
        on_top: i64 = self.lookup.symbols[self.top]
        left = held & COMMONS
        while left:
            card = first(left)
            if self.lookup.symbols[card] != on_top and card != self.touched:
                moves |= bit(DISCARD + place)
            left &= left - 1
            place += 1
        return moves

    def _additions(self, seat: i64) -> i64:
        """CO-24: the cards of the collection that the exposed code still misses, besides those picked."""
        row = self.exposed(seat)
        code = row_get(row, 0)
        need: i64 = self.lookup.needs[code]
        missing: i64 = self.lookup.takes[code]
        with_joker = self.picked & JOKERS != 0
        place: i64 = 1
        card = row_get(row, 1)
        while card != EMPTY:
            if card < FIRST_JOKER:
                need -= one(self.lookup.symbols[card])
            else:
                with_joker = True
            missing -= 1
            place += 1
            card = row_get(row, place)
        need = self._needed_after(self.picked, need)
        missing -= size(self.picked)
        if missing == 0:
            return 0
        moves: i64 = 0
        place = PICK
        left = self.held(seat)
        while left:
            card = first(left)
            if not has(self.picked, card):
                if card < FIRST_JOKER:
                    if many(need, self.lookup.symbols[card]) > 0:
                        moves |= bit(place)
                elif not with_joker:  # CO-02
                    moves |= bit(place)
            left &= left - 1
            place += 1
        return moves

    def _picks(self, code: i64, cards: i64) -> i64:
        """The next symbols of a whole code: only those after which it can still be completed (CO-25)."""
        need = self._needed_after(self.picked, self.lookup.needs[code])
        missing: i64 = self.lookup.takes[code] - size(self.picked)
        with_joker = self.picked & JOKERS != 0
        moves: i64 = 0
        left = cards & ~self.picked
        rest = left
        while left:
            card = first(left)
            others = rest ^ bit(card)
            place = size((cards | bit(code)) & (bit(card) - 1))
            if card < FIRST_JOKER:
                symbol: i64 = self.lookup.symbols[card]
                if many(need, symbol) > 0 and self._completes(need - one(symbol), missing - 1, others, with_joker):
                    moves |= bit(PICK + place)
            elif not with_joker and self._completes(need, missing - 1, others, joker_used=True):
                moves |= bit(PICK + place)
            left &= left - 1
        return moves

    def _utterances(self) -> i64:
        """CO-47: three to five symbols, whatever the code is; CO-46: turning over is always offered."""
        if self.spoken == 5:
            return bit(DONE)
        moves = all_below(self.lookup.kinds) << SAY
        if self.spoken == 0:
            moves |= bit(TURN_OVER)
        elif self.spoken >= 3:
            moves |= bit(DONE)
        return moves
