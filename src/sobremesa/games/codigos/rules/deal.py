"""Setting up a game of Códigos."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from sobremesa.games.codigos.rules import constants as c
from sobremesa.games.codigos.rules.lookup import FIRST_JOKER, FIRST_REVEAL
from sobremesa.kernel.bits import all_below, bit, pick, size

if TYPE_CHECKING:
    from sobremesa.games.codigos.rules.state import CodigosState


def deal(state: CodigosState) -> None:
    state.clear()
    rng = state.rng
    commons: i64 = all_below(state.lookup.count)
    best: i64 = -1
    seat: i64 = 0
    while seat < state.seats:  # CO-12
        hand: i64 = 0
        while size(hand) < 3:
            hand |= bit(rng.draw(commons & ~hand))
        commons ^= hand
        state.hold(seat, hand)
        if hand > best:  # CO-16: the highest photo number is the highest card
            best = hand
            state.current = seat
        if state.notes is not None:
            state.note_all(c.DEALT, seat, pick(hand, 0), pick(hand, 1), pick(hand, 2))
        seat += 1
    state.slot1 = rng.draw(commons)  # CO-13
    commons ^= bit(state.slot1)
    state.slot2 = rng.draw(commons)
    commons ^= bit(state.slot2)
    state.top = rng.draw(commons)
    commons ^= bit(state.top)
    state.soldier = 0  # CO-14
    jokers = all_below(state.jokers) << FIRST_JOKER  # CO-10
    reveals = all_below(state.reveals) << FIRST_REVEAL  # CO-11
    state.deck = commons | jokers | reveals  # CO-15
    if state.notes is not None:
        state.note_all(c.TURNED_UP, 0, state.slot1)
        state.note_all(c.TURNED_UP, 1, state.slot2)
        state.note_all(c.TURNED_UP, 2, state.top)
        state.note_all(c.SET_UP, state.current)
    state.phase = c.ACT
