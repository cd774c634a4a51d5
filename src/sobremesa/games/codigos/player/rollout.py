"""How a search plays a world of Códigos on, and judges it."""

from __future__ import annotations

from math import fabs
from typing import Final, cast, final

from mypy_extensions import i64

from sobremesa.games.codigos.player.plan import PARTS, lacking, promise, reward
from sobremesa.games.codigos.rules import constants as c
from sobremesa.games.codigos.rules.lookup import COMMONS
from sobremesa.games.codigos.rules.state import CodigosState
from sobremesa.games.codigos.rules.turns import choose, utter
from sobremesa.kernel.bits import EMPTY, EMPTY_ROW, all_below, bit, first, has, hash_with, pick, row_get, row_put, size
from sobremesa.kernel.rng import Rng
from sobremesa.kernel.rollout import Rollout, worth_of_end
from sobremesa.kernel.state import State

# How many turns a search plays on before it judges a position.
HORIZON: Final = 4
# By how many parts of a point a plan may be off: two worlds are not always played on alike.
WAVERING: Final = 40


@final
class CodigosRollout(Rollout):
    """A few turns, every seat by its plan (plan.py); codes are recited exactly."""

    def search_key(self, state: State, seat: i64) -> i64:
        """What the players have: the offer and the deck are left to chance."""
        world = cast(CodigosState, state)
        seen = seat | world.phase << 4 | world.current << 8 | world.done << 12 | world.soldier << 16
        seen = hash_with(seen, world.picked)
        other: i64 = 0
        while other < world.seats:
            seen = hash_with(seen, world.held(other))
            seen = hash_with(seen, world.exposed(other))
            seen = hash_with(seen, world.hidden(other) | world.laying << 6)
            other += 1
        return seen

    def candidate_moves(self, state: State, seat: i64) -> i64:
        """A code is recited as it is, and the first of the row comes first."""
        world = cast(CodigosState, state)
        if world.phase == c.RECITE:
            symbol = row_get(world.lookup.rows[world.code_at(seat, world.chosen)], world.spoken)
            if symbol == EMPTY:
                return bit(c.DONE)
            return bit(c.SAY + symbol)
        moves = world.legal(seat)
        if world.phase == c.CHOOSE:
            return moves & -moves
        return moves

    def evaluate(self, state: State, seat: i64) -> float:
        """A victory is one; before the end, the chance of it by the lead over the best of the others and by how much
        can still happen. A point of lead counts a little in the end too."""
        world = cast(CodigosState, state)
        best: i64 = -100000
        other: i64 = 0
        while other < world.seats:
            if other != seat:
                found = prospects(world, other)
                if found > best:
                    best = found
            other += 1
        lead = float(prospects(world, seat) - best) / 256.0
        if world.phase == c.OVER:
            spread = 20.0
            base = worth_of_end(world, seat)
        else:
            spread = 2.0 + 0.15 * float(size(world.deck))
            base = 0.5 + 0.5 * lead / (spread + fabs(lead))
        return 0.9 * base + 0.05 + 0.05 * lead / (20.0 + fabs(lead))

    def run(self, state: State, rng: Rng) -> None:
        """Plays a few turns on, every seat by its plan; codes are recited exactly."""
        world = cast(CodigosState, state)
        turns: i64 = 0
        current = world.current
        while world.phase != c.OVER:
            if world.phase < c.CHOOSE:
                if world.current != current:
                    current = world.current
                    turns += 1
                    if turns > HORIZON:
                        return
                world.play(current, _plan(world, current, rng))
            elif world.phase == c.CHOOSE:
                choose(world, world.seat_asked(), 0)
            else:
                _recite_rest(world, world.seat_asked())


def _recite_rest(state: CodigosState, seat: i64) -> None:
    """Recites the rest of the code exactly; the symbols already said stand."""
    row = state.lookup.rows[state.code_at(seat, state.chosen)]
    symbol = row_get(row, state.spoken)
    while symbol != EMPTY:
        state.said = row_put(state.said, state.spoken, symbol)
        state.spoken += 1
        symbol = row_get(row, state.spoken)
    utter(state, seat, c.DONE)


def _plan(state: CodigosState, seat: i64, rng: Rng) -> i64:
    """The move that promises most, give or take a little."""
    moves = state.legal(seat)
    if state.phase != c.ACT:
        return _pick_next(state, seat, moves, rng)
    if moves & c.LAYINGS:
        return _dearest(state, seat, moves & c.LAYINGS)
    lookup = state.lookup
    held = state.held(seat)
    row = state.exposed(seat)
    picks = moves & c.PICKINGS
    if picks != 0 and (lacking(lookup, row, held) == 0 or size(held) >= c.FULL - 1):
        return _pick_next(state, seat, picks, rng)
    best: i64 = -1000000
    chosen: i64 = EMPTY
    left = moves & ~c.PICKINGS
    while left:
        move = first(left)
        left &= left - 1
        found = rng.below(WAVERING)
        if move < c.EXPOSE:
            found += promise(lookup, held | bit(state.offer(move - c.TAKE)), row)
        elif move < c.LAY:
            code = pick(held, move - c.EXPOSE)
            found += promise(lookup, held ^ bit(code), row_put(EMPTY_ROW, 0, code)) - 20
        elif move < c.GIVE_UP:
            found += promise(lookup, held ^ bit(pick(held, move - c.DISCARD)), row) - 26
        elif move == c.GIVE_UP:
            found += promise(lookup, held, EMPTY_ROW) - (lookup.medals[row_get(row, 0)] + 2) * PARTS
        else:
            found += promise(lookup, held, row)
        if found > best:
            best = found
            chosen = move
    if chosen == EMPTY:
        return rng.draw(moves)
    return chosen


def _pick_next(state: CodigosState, seat: i64, moves: i64, rng: Rng) -> i64:
    """The cards that complete a code, a joker only where nothing else will do, else as many as go."""
    commons = size(state.held(seat) & COMMONS)
    plain = moves & (all_below(commons) << c.PICK)
    if plain:
        return rng.draw(plain)
    if has(moves, c.DONE) and lacking(state.lookup, state.exposed(seat), state.held(seat)) > 0:
        return c.DONE
    return rng.draw(moves)


def _dearest(state: CodigosState, seat: i64, moves: i64) -> i64:
    """Of the whole codes that can be laid the one that brings most."""
    best: i64 = -1
    dearest: i64 = 0
    while moves:
        move = first(moves)
        found = reward(state.lookup, pick(state.held(seat), move - c.LAY))
        if found > best:
            best = found
            dearest = move
        moves &= moves - 1
    return dearest


def prospects(state: CodigosState, seat: i64) -> i64:
    """What the seat has and may hope for, in parts of a point (see plan.py)."""
    found = state.score(seat) * PARTS
    if state.phase == c.OVER:
        return found
    card = state.chain(seat)
    while card != EMPTY:
        if has(state.codes, card):
            found += reward(state.lookup, card) * PARTS
        card = state.link(card)
    return found + promise(state.lookup, state.held(seat), state.exposed(seat))
