"""The special cards of Evidencia: Abducción and Revelación, asked for before the ordering."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from sobremesa.games.evidencia.rules import constants as c
from sobremesa.games.evidencia.rules.endings import begin_rows
from sobremesa.kernel.bits import bit, has, members_of_row, row_get, row_put, size

if TYPE_CHECKING:
    from sobremesa.games.evidencia.rules.state import EvidenciaState


def begin_ordering(state: EvidenciaState) -> None:
    """EV-40: the zones become the hands; then the seats that may hold Abducción are asked."""
    state.phase = c.ABDUCT
    state.asked = may_hold(state, state.lookup.abduction)
    if state.asked == 0:
        _ask_revelation(state)


def may_hold(state: EvidenciaState, card: i64) -> i64:
    """The seats that may hold a special card, by what everybody knows: so asking tells nothing."""
    suspects = bit(card)
    if not has(state.known, card):
        suspects = state.of_round(state.round_of(card)) & ~state.known
    seats: i64 = 0
    if suspects & state.zone0:
        seats |= 1
    if suspects & state.zone1:
        seats |= 2
    return seats


def answer_abduction(state: EvidenciaState, move0: i64, move1: i64) -> None:
    if state.notes is not None:
        if move0 == c.DECLINE:
            state.note_all(c.DECLINED, 0, state.lookup.abduction)
        if move1 == c.DECLINE:
            state.note_all(c.DECLINED, 1, state.lookup.abduction)
    if move0 != c.REVEAL_BASE and move1 != c.REVEAL_BASE:
        _ask_revelation(state)
        return
    state.asked = 0
    state.abductor = 0 if move0 == c.REVEAL_BASE else 1
    base = members_of_row(state.pyramid, 3)
    _everybody_sees(state, base | bit(state.lookup.abduction))
    if state.notes is not None:
        cards = (row_get(state.pyramid, 0), row_get(state.pyramid, 1), row_get(state.pyramid, 2))
        state.note_all(c.BASE_SHOWN, state.abductor, cards[0], cards[1], cards[2])
    state.phase = c.EXCHANGE


def abduct(state: EvidenciaState, seat: i64, slot: i64) -> None:
    """EV-41: Abducción takes the slot; the card there can do no more than score (EV-43)."""
    card = _swap(state, seat, state.lookup.abduction, slot)
    if state.notes is not None:
        state.note_all(c.ABDUCTED, seat, slot, card)
    _ask_revelation(state)


def _swap(state: EvidenciaState, seat: i64, special: i64, slot: i64) -> i64:
    card = row_get(state.pyramid, slot)
    state.pyramid = row_put(state.pyramid, slot, special)
    change = bit(special) | bit(card)
    if seat == 0:
        state.zone0 ^= change
    else:
        state.zone1 ^= change
    state.spent |= bit(card)
    return card


def _ask_revelation(state: EvidenciaState) -> None:
    revelation = state.lookup.revelation
    state.asked = 0
    if not has(state.spent, revelation):
        state.asked = may_hold(state, revelation)
    state.phase = c.REVEAL
    if state.asked == 0:
        begin_rows(state)


def answer_revelation(state: EvidenciaState, move0: i64, move1: i64) -> None:
    """EV-42: Revelación lies face up; the card taken for it is seen by its taker only."""
    if state.notes is not None:
        if move0 == c.DECLINE:
            state.note_all(c.DECLINED, 0, state.lookup.revelation)
        if move1 == c.DECLINE:
            state.note_all(c.DECLINED, 1, state.lookup.revelation)
    state.asked = 0
    if move0 >= c.AT_SLOT and move0 != c.DECLINE:
        _reveal(state, 0, move0)
    elif move1 >= c.AT_SLOT and move1 != c.DECLINE:
        _reveal(state, 1, move1)
    begin_rows(state)


def _reveal(state: EvidenciaState, seat: i64, move: i64) -> None:
    slot = move - c.AT_SLOT
    _everybody_sees(state, bit(state.lookup.revelation))
    card = _swap(state, seat, state.lookup.revelation, slot)
    state.face_up = slot
    if seat == 0:
        state.known0 |= bit(card)
    else:
        state.known1 |= bit(card)
    _conclude(state)
    if state.notes is not None:
        state.note_secret(c.REVEALED, seat, (seat, slot, state.back(card)), (card,))


def _everybody_sees(state: EvidenciaState, cards: i64) -> None:
    state.known0 |= cards
    state.known1 |= cards
    state.known |= cards
    _conclude(state)


def _conclude(state: EvidenciaState) -> None:
    """A viewer who knows all but one of a round's cards knows the last one too."""
    which: i64 = 1
    while which <= c.ROUNDS:
        if row_get(state.won, which - 1) == c.DEALT:
            cards = state.of_round(which)
            if size(cards & ~state.known0) == 1:
                state.known0 |= cards
            if size(cards & ~state.known1) == 1:
                state.known1 |= cards
            if size(cards & ~state.known) == 1:
                state.known |= cards
        which += 1
