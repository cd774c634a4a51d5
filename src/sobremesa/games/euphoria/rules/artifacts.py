"""Artifacts of Euphoria on their way: drawn, laid open, and from hand to hand."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from sobremesa.games.euphoria.rules import constants as c
from sobremesa.games.euphoria.rules.lookup import bag_add, bag_take
from sobremesa.games.euphoria.rules.memories import SOMEWHERE, holder_of, kind_of, recollection, viewer_of
from sobremesa.kernel.bits import all_below, bit, size
from sobremesa.kernel.state import NO_CARD, everybody

if TYPE_CHECKING:
    from sobremesa.games.euphoria.rules.state import EuphoriaState


def draw(state: EuphoriaState, seat: i64) -> None:
    """EU-34: when the last card is drawn, the pile becomes the new deck at once."""
    before = state.deck
    kind = _draw(state, seat)
    if state.notes is not None:
        if before == 0 and kind != NO_CARD:
            state.note_all(c.RESHUFFLED)
        if kind != NO_CARD:
            state.note_secret(c.GOT if state.phase == c.LAY else c.DREW, seat, (seat,), (kind,))
    if state.deck == 0 and state.pile != 0:
        _reshuffle(state)
        if state.notes is not None:
            state.note_all(c.RESHUFFLED)


def _draw(state: EuphoriaState, seat: i64) -> i64:
    """EU-34: the kind drawn, or NO_CARD where there is nothing to draw. Chance orders the deck card by card."""
    if state.deck == 0:
        if state.pile == 0:
            return NO_CARD
        _reshuffle(state)
    kind = state.rng.draw(state.deck) % 15
    state.deck = bag_take(state.deck, kind)
    state.set_hand(seat, bag_add(state.hand(seat), kind))
    return kind


def _reshuffle(state: EuphoriaState) -> None:
    state.deck = state.pile
    state.fresh = state.pile
    state.pile = 0


def lay_open(state: EuphoriaState, seat: i64, kind: i64) -> None:
    """An artifact leaves a hand openly: a viewer who knew of one there knows of one less."""
    state.set_hand(seat, bag_take(state.hand(seat), kind))
    if len(state.recalled) > 0:
        _forget_one(state, all_below(state.seats), seat, kind)


def _forget_one(state: EuphoriaState, viewers: i64, seat: i64, kind: i64) -> None:
    """Removes what each of the viewers knew: that this seat has the kind, else that some seat has it."""
    here: i64 = 0
    vague: i64 = 0
    for entry in state.recalled:
        known: i64 = entry
        if kind_of(known) == kind:
            if holder_of(known) == seat:
                here |= bit(viewer_of(known))
            elif holder_of(known) == SOMEWHERE:
                vague |= bit(viewer_of(known))
    here &= viewers
    vague &= viewers & ~here
    if here | vague == 0:
        return
    kept: list[int] = []
    for entry in state.recalled:
        known = entry
        holder = holder_of(known)
        viewer = bit(viewer_of(known))
        if kind_of(known) == kind and holder == seat and here & viewer != 0:
            here ^= viewer
        elif kind_of(known) == kind and holder == SOMEWHERE and vague & viewer != 0:
            vague ^= viewer
        else:
            kept.append(entry)
    state.recalled = kept


def hand_over(state: EuphoriaState, giver: i64, taker: i64, kind: i64) -> None:
    """An artifact goes from hand to hand; only those two see which (EU-20, EU-30)."""
    # A third seat that knew of a card there: it was this one for certain, or it may have been.
    to: i64 = SOMEWHERE
    if size(state.hand(giver)) == 1:
        to = taker
    state.set_hand(giver, bag_take(state.hand(giver), kind))
    state.set_hand(taker, bag_add(state.hand(taker), kind))
    if len(state.recalled) > 0:
        _forget_one(state, bit(taker), giver, kind)
    kept: list[int] = []
    for entry in state.recalled:
        known: i64 = entry
        viewer = viewer_of(known)
        if holder_of(known) == giver and viewer != giver and viewer != taker:
            kept.append(recollection(viewer, to, kind_of(known)))
        else:
            kept.append(entry)
    kept.append(recollection(giver, taker, kind))
    state.recalled = kept


def note_to_two(state: EuphoriaState, note: i64, one: i64, other: i64, kind: i64) -> None:
    if state.notes is not None:
        audience = everybody(state.seats)
        state.note(note, audience, (one, other), bit(one) | bit(other), (kind,))
