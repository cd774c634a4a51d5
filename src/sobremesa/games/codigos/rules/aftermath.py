"""What follows an action of Códigos: all that is due, up to the next question or the end."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from sobremesa.games.codigos.rules import constants as c
from sobremesa.games.codigos.rules.lookup import FIRST_JOKER, FIRST_REVEAL, JOKERS, REVEALS
from sobremesa.games.codigos.rules.questions import actions
from sobremesa.games.codigos.rules.reveals import ask_to_reveal, call_reveal
from sobremesa.kernel.bits import EMPTY, bit, size

if TYPE_CHECKING:
    from sobremesa.games.codigos.rules.state import CodigosState


def end_action(state: CodigosState) -> None:
    state.done += 1
    if state.done == 2:
        state.touched = EMPTY
    settle(state)


def settle(state: CodigosState) -> None:
    """CO-55: all that is due, in its order, up to the next question.

    What is due can be read from the table itself, so a turn that a reveal broke off goes on where it stopped.
    """
    while True:
        if state.cause != c.NO_REVEAL:
            if ask_to_reveal(state):
                return
            _end_reveal(state)
            if state.phase == c.OVER:
                return
        elif state.deck == 0:
            _finish_deck(state)
        elif state.slot1 == EMPTY:
            _draw(state, 0)
        elif state.slot2 == EMPTY:
            _draw(state, 1)
        elif state.top == EMPTY or state.cover != 0:
            _refill_pile(state)
        elif _joker_is_blocked(state):
            _lose_joker(state)
        elif _next_action(state):
            return


def _next_action(state: CodigosState) -> bool:
    """Asks for an action, or lets the turn limit end the game (CO-20, CO-53)."""
    if state.done == 2:
        state.idle += 1
        if state.idle == state.turn_limit:
            call_reveal(state, c.LIMIT, EMPTY)
            return False
        state.current += 1
        if state.current == state.seats:
            state.current = 0
        state.done = 0
        if state.notes is not None:
            state.note_all(c.TURN, state.current)
    state.phase = c.ACT
    # With room in the collection two slots can be taken from, and the soldier can always move second (CO-29).
    if state.done == 0 and size(state.held(state.current)) == c.FULL and actions(state, state.current) == 0:
        state.done = 1
        if state.notes is not None:
            state.note_all(c.SKIPPED, state.current)
    return True


def _draw(state: CodigosState, slot: i64) -> None:
    """The deck's next card goes to the slot, or is a Reveal card (CO-22, CO-40)."""
    card = state.rng.draw(state.deck)
    state.deck ^= bit(card)
    state.idle = -1
    if card >= FIRST_REVEAL:
        state.reveals_drawn += 1
        if state.reveals_drawn == 1:
            call_reveal(state, c.FIRST_CARD, card)
        else:
            call_reveal(state, c.LATER_CARD, card)
        return
    if slot == 0:
        state.slot1 = card
    elif slot == 1:
        state.slot2 = card
    else:
        state.lay_on_pile(card)
        state.cover = 0
    if state.notes is not None:
        state.note_all(c.TURNED_UP, slot, card)


def _refill_pile(state: CodigosState) -> None:
    """CO-22: the next card of the discard pile shows; only an empty pile is refilled from the deck."""
    if state.cover != 0 or state.mixed == 0:
        _draw(state, 2)
        return
    card = state.rng.draw(state.mixed)
    state.mixed ^= bit(card)
    if card >= FIRST_REVEAL:
        call_reveal(state, c.FROM_PILE, card)
        return
    state.lay_on_pile(card)
    if state.notes is not None:
        state.note_all(c.TURNED_UP, 2, card)


def _joker_is_blocked(state: CodigosState) -> bool:
    """CO-30: a joker under the soldier, with a card other than a joker in the deck."""
    card = state.offer(state.soldier)
    return card >= FIRST_JOKER and state.deck & ~JOKERS != 0


def _lose_joker(state: CodigosState) -> None:
    """CO-30: back into the deck; its top card will take the slot, in slot 3 upon what lies there."""
    slot = state.soldier
    joker = state.offer(slot)
    if slot == 0:
        state.slot1 = EMPTY
    elif slot == 1:
        state.slot2 = EMPTY
    else:
        state.lift_from_pile()
        state.cover = 1
    state.deck |= bit(joker)
    if state.notes is not None:
        state.note_all(c.LOST_JOKER, slot)


def _finish_deck(state: CodigosState) -> None:
    """CO-50, CO-51: no card is left above the final Reveal card."""
    if state.reuse == c.NO_REUSE or state.reused != 0:
        call_reveal(state, c.FINAL, EMPTY)
    elif state.reuse == c.AFTER_REVEAL:
        call_reveal(state, c.REUSE, EMPTY)
    else:
        _reuse_pile(state)


def _reuse_pile(state: CodigosState) -> None:
    """CO-51: all but the top card and the Reveal card becomes the deck, if there is anything."""
    top = state.top
    if state.mixed & ~REVEALS == 0 and (top == EMPTY or state.link(top) == EMPTY):
        call_reveal(state, c.FINAL, EMPTY)
        return
    state.reused = 1
    cards = state.mixed | state.gather_pile()
    if top != EMPTY:
        cards ^= bit(top)
        state.lay_on_pile(top)
    state.aside |= cards & REVEALS
    state.mixed = 0
    state.deck = cards & ~REVEALS
    if state.notes is not None:
        state.note_all(c.REUSED, size(state.deck))


def _end_reveal(state: CodigosState) -> None:
    cause = state.cause
    card = state.turned
    state.cause = c.NO_REVEAL
    state.turned = EMPTY
    state.finished = 0
    if cause == c.FIRST_CARD:
        _mix_into_pile(state, card)
    elif cause == c.LATER_CARD or cause == c.FROM_PILE:
        state.aside |= bit(card)
        if state.notes is not None:
            state.note_all(c.SET_ASIDE, cause)
    elif cause == c.REUSE:
        _reuse_pile(state)
    else:
        _finish(state, cause)


def _mix_into_pile(state: CodigosState, card: i64) -> None:
    """CO-49: the first Reveal card is shuffled into the whole discard pile, never left on top."""
    cards = state.mixed | state.gather_pile()
    state.mixed = cards | bit(card)
    if state.notes is not None:
        state.note_all(c.MIXED)
    if cards == 0:
        state.cover = 1
        return
    top = state.rng.draw(cards)
    state.mixed ^= bit(top)
    state.lay_on_pile(top)
    if state.notes is not None:
        state.note_all(c.TURNED_UP, 2, top)


def _finish(state: CodigosState, cause: i64) -> None:
    """CO-50, CO-52, CO-53."""
    state.phase = c.OVER
    state.clause = 50
    if cause == c.LIMIT:
        state.clause = 53
    best = state.points0
    seat: i64 = 1
    while seat < state.seats:
        if state.score(seat) > best:
            best = state.score(seat)
        seat += 1
    seat = 0
    while seat < state.seats:
        if state.score(seat) == best:
            state.victors |= bit(seat)
        if state.notes is not None:
            state.note_all(c.SCORED, seat, state.score(seat))
        seat += 1
