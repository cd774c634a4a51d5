"""Who is asked in a game of Códigos, and what may be answered."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from sobremesa.games.codigos.rules import constants as c
from sobremesa.games.codigos.rules.lookup import COMMONS, FIRST_JOKER, JOKERS, count_matches, many, tally_of_cards
from sobremesa.kernel.bits import EMPTY, EMPTY_ROW, all_below, bit, first, has, row_get, size

if TYPE_CHECKING:
    from sobremesa.games.codigos.rules.state import CodigosState


def to_act(state: CodigosState) -> i64:
    if state.phase == c.OVER:
        return 0
    return bit(state.seat_asked())


def legal(state: CodigosState, seat: i64) -> i64:
    phase = state.phase
    if phase == c.OVER or seat != state.seat_asked():
        return 0
    if phase == c.ACT:
        return actions(state, seat)
    if phase == c.RECITE:
        return _utterances(state)
    if phase == c.ADD:
        return additions(state, seat) | bit(c.DONE)
    if phase == c.WHOLE:
        return _picks(state, state.laying, state.held(seat) & ~bit(state.laying))
    return all_below(state.hidden(seat)) << c.HIDDEN  # CO-41


def actions(state: CodigosState, seat: i64) -> i64:
    """CO-20: what may be done as an action."""
    held = state.held(seat)
    count = size(held)
    moves: i64 = 0
    if count < c.FULL:  # CO-21
        if state.soldier != 0:
            moves |= bit(c.TAKE)
        if state.soldier != 1:
            moves |= bit(c.TAKE + 1)
        if state.soldier != 2 and state.top != state.touched:
            moves |= bit(c.TAKE + 2)
    row = state.exposed(seat)
    if row == EMPTY_ROW:
        moves |= _exposures(held)
    else:
        moves |= additions(state, seat)
        if row_get(row, 1) != EMPTY:  # CO-28
            moves |= bit(c.GIVE_UP)
    if count > 2:
        moves |= _layings(state, held, count)
    if state.done == 1:  # CO-29
        moves |= (7 ^ bit(state.soldier)) << c.SOLDIER
    return moves | _discards(state, held)


def _exposures(held: i64) -> i64:
    """CO-23: common cards only; they come before the jokers, so their places are the first ones."""
    return all_below(size(held & COMMONS)) << c.EXPOSE


def _layings(state: CodigosState, held: i64, count: i64) -> i64:
    """CO-25: the code cards whose symbols all lie in the collection."""
    lookup = state.lookup
    moves: i64 = 0
    move: i64 = c.LAY
    left = held & COMMONS
    tally = tally_of_cards(lookup, left)
    joker: i64 = 1 if held & JOKERS != 0 else 0
    while left:
        code = first(left)
        takes = lookup.takes[code]
        if takes < count and count_matches(lookup.needs[code], tally - lookup.units[code]) + joker >= takes:
            moves |= bit(move)
        left &= left - 1
        move += 1
    return moves


def _completes(state: CodigosState, need: i64, missing: i64, rest: i64, joker_used: bool) -> bool:
    """Can this many missing cards be found in the rest for the tally of symbols needed? At most one joker (CO-02)."""
    found = count_matches(need, tally_of_cards(state.lookup, rest & COMMONS))
    if not joker_used and rest & JOKERS != 0:
        found += 1
    return found >= missing


def _needed_after(state: CodigosState, cards: i64, need: i64) -> i64:
    """What is left of a tally of symbols; a joker is none of them."""
    return need - tally_of_cards(state.lookup, cards & COMMONS)


def _discards(state: CodigosState, held: i64) -> i64:
    """CO-27: not the symbol on top, nor the card just taken, never a joker."""
    symbols = state.lookup.symbols
    touched = state.touched
    moves: i64 = 0
    move: i64 = c.DISCARD
    on_top = symbols[state.top]
    left = held & COMMONS
    while left:
        card = first(left)
        if symbols[card] != on_top and card != touched:
            moves |= bit(move)
        left &= left - 1
        move += 1
    return moves


def additions(state: CodigosState, seat: i64) -> i64:
    """CO-24: the cards of the collection that the exposed code still misses, besides those picked."""
    lookup = state.lookup
    row = state.exposed(seat)
    picked = state.picked
    need = lookup.needs[row & 63]
    missing = lookup.takes[row & 63]
    with_joker = picked & JOKERS != 0
    laid = row >> 6
    while laid & 63 != EMPTY:
        card = laid & 63
        if card < FIRST_JOKER:
            need -= lookup.units[card]
        else:
            with_joker = True
        missing -= 1
        laid >>= 6
    if picked != 0:
        need = _needed_after(state, picked, need)
        missing -= size(picked)
    if missing == 0:
        return 0
    symbols = lookup.symbols
    moves: i64 = 0
    move: i64 = c.PICK
    left = state.held(seat)
    while left:
        card = first(left)
        if not has(picked, card):
            if card < FIRST_JOKER:
                if many(need, symbols[card]) > 0:
                    moves |= bit(move)
            elif not with_joker:  # CO-02
                moves |= bit(move)
        left &= left - 1
        move += 1
    return moves


def _picks(state: CodigosState, code: i64, cards: i64) -> i64:
    """The next symbols of a whole code: only those after which it can still be completed (CO-25)."""
    need = _needed_after(state, state.picked, state.lookup.needs[code])
    missing = state.lookup.takes[code] - size(state.picked)
    with_joker = state.picked & JOKERS != 0
    moves: i64 = 0
    left = cards & ~state.picked
    rest = left
    while left:
        card = first(left)
        others = rest ^ bit(card)
        place = size((cards | bit(code)) & (bit(card) - 1))
        if card < FIRST_JOKER:
            unit = state.lookup.units[card]
            if need & (unit * 15) != 0 and _completes(state, need - unit, missing - 1, others, with_joker):
                moves |= bit(c.PICK + place)
        elif not with_joker and _completes(state, need, missing - 1, others, joker_used=True):
            moves |= bit(c.PICK + place)
        left &= left - 1
    return moves


def _utterances(state: CodigosState) -> i64:
    """CO-47: three to five symbols, independent of the code; CO-46: turning over is always offered."""
    if state.spoken == 5:
        return bit(c.DONE)
    moves = all_below(state.lookup.kinds) << c.SAY
    if state.spoken == 0:
        moves |= bit(c.TURN_OVER)
    elif state.spoken >= 3:
        moves |= bit(c.DONE)
    return moves
