"""Where a game of Códigos stands, with what searches need: a quick way of playing on, and a judgement of positions."""

from __future__ import annotations

from math import fabs
from typing import Final

from mypy_extensions import i64

from sobremesa.games.codigos.constants import (
    ACT,
    CHOOSE,
    DISCARD,
    DONE,
    EXPOSE,
    FULL,
    GIVE_UP,
    LAY,
    LAYINGS,
    OVER,
    PICK,
    PICKINGS,
    RECITE,
    SAY,
    TAKE,
)
from sobremesa.games.codigos.lookup import COMMONS
from sobremesa.games.codigos.plan import PARTS, lacking, promise, reward
from sobremesa.games.codigos.turns import Turns
from sobremesa.kernel.bits import EMPTY, EMPTY_ROW, all_below, bit, first, has, pick, row_get, row_put, size
from sobremesa.kernel.rng import Rng

# How many turns a search plays on before it judges a position.
HORIZON: Final = 4
# By how many parts of a point a plan may be off: two worlds are not always played on alike.
WAVERING: Final = 40


class CodigosState(Turns):
    # What searches look at, and judge a position by.

    def sensible(self, seat: i64) -> i64:
        """A code is recited as it is, and the first of the row comes first."""
        if self.phase == RECITE:
            symbol = row_get(self.lookup.rows[self.code_at(seat, self.chosen)], self.spoken)
            if symbol == EMPTY:
                return bit(DONE)
            return bit(SAY + symbol)
        moves = self.legal(seat)
        if self.phase == CHOOSE:
            return moves & -moves
        return moves

    def rush(self, rng: Rng) -> None:
        """Plays a few turns on, every seat by its plan; codes are recited exactly."""
        turns: i64 = 0
        current = self.current
        while self.phase != OVER:
            if self.phase < CHOOSE:
                if self.current != current:
                    current = self.current
                    turns += 1
                    if turns > HORIZON:
                        return
                self.play(current, self._planned(current, rng))
            elif self.phase == CHOOSE:
                self._choose(self.asked(), 0)
            else:
                self._recite_rest(self.asked())

    def _recite_rest(self, seat: i64) -> None:
        """What was said stands; the rest of the code is said as it is."""
        row: i64 = self.lookup.rows[self.code_at(seat, self.chosen)]
        symbol = row_get(row, self.spoken)
        while symbol != EMPTY:
            self.said = row_put(self.said, self.spoken, symbol)
            self.spoken += 1
            symbol = row_get(row, self.spoken)
        self._utter(seat, DONE)

    def _planned(self, seat: i64, rng: Rng) -> i64:
        """The move that promises most, give or take a little."""
        moves = self.legal(seat)
        if self.phase != ACT:
            return self._picked_next(seat, moves, rng)
        if moves & LAYINGS:
            return self._dearest(seat, moves & LAYINGS)
        lookup = self.lookup
        held = self.held(seat)
        row = self.exposed(seat)
        picks = moves & PICKINGS
        if picks != 0 and (lacking(lookup, row, held) == 0 or size(held) >= FULL - 1):
            return self._picked_next(seat, picks, rng)
        best: i64 = -1000000
        chosen: i64 = EMPTY
        left = moves & ~PICKINGS
        while left:
            move = first(left)
            left &= left - 1
            found = rng.below(WAVERING)
            if move < EXPOSE:
                found += promise(lookup, held | bit(self.offer(move - TAKE)), row)
            elif move < LAY:
                code = pick(held, move - EXPOSE)
                found += promise(lookup, held ^ bit(code), row_put(EMPTY_ROW, 0, code)) - 20
            elif move < GIVE_UP:
                found += promise(lookup, held ^ bit(pick(held, move - DISCARD)), row) - 26
            elif move == GIVE_UP:
                medal: i64 = lookup.medals[row_get(row, 0)]
                found += promise(lookup, held, EMPTY_ROW) - (medal + 2) * PARTS
            else:
                found += promise(lookup, held, row)
            if found > best:
                best = found
                chosen = move
        if chosen == EMPTY:
            return rng.draw(moves)
        return chosen

    def _picked_next(self, seat: i64, moves: i64, rng: Rng) -> i64:
        """The cards that complete a code, a joker only where nothing else will do, else as many as go."""
        commons = size(self.held(seat) & COMMONS)
        plain = moves & (all_below(commons) << PICK)
        if plain:
            return rng.draw(plain)
        if has(moves, DONE) and lacking(self.lookup, self.exposed(seat), self.held(seat)) > 0:
            return DONE
        return rng.draw(moves)

    def _dearest(self, seat: i64, moves: i64) -> i64:
        """Of the whole codes that can be laid the one that brings most."""
        best: i64 = -1
        dearest: i64 = 0
        while moves:
            move = first(moves)
            found = reward(self.lookup, pick(self.held(seat), move - LAY))
            if found > best:
                best = found
                dearest = move
            moves &= moves - 1
        return dearest

    def prospects(self, seat: i64) -> i64:
        """What the seat has and may hope for, in parts of a point (see plan.py)."""
        found = self.score(seat) * PARTS
        if self.phase == OVER:
            return found
        card = self.chain(seat)
        while card != EMPTY:
            if has(self.codes, card):
                found += reward(self.lookup, card) * PARTS
            card = self.link(card)
        return found + promise(self.lookup, self.held(seat), self.exposed(seat))

    def worth(self, seat: i64) -> float:
        """A victory is one; before the end, the chance of it by the lead over the best of the others and by how much
        can still happen. A point of lead counts a little in the end too."""
        best: i64 = -100000
        other: i64 = 0
        while other < self.seats:
            if other != seat:
                found = self.prospects(other)
                if found > best:
                    best = found
            other += 1
        lead = float(self.prospects(seat) - best) / 256.0
        if self.phase == OVER:
            spread = 20.0
            base = super().worth(seat)
        else:
            spread = 2.0 + 0.15 * float(size(self.deck))
            base = 0.5 + 0.5 * lead / (spread + fabs(lead))
        return 0.9 * base + 0.05 + 0.05 * lead / (20.0 + fabs(lead))
