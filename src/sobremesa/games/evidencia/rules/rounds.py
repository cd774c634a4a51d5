"""The rounds of Evidencia: drawing, showing both cards, sharing out the three."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from sobremesa.games.evidencia.rules import constants as c
from sobremesa.games.evidencia.rules.questions import empty_slots
from sobremesa.games.evidencia.rules.specials import begin_ordering
from sobremesa.kernel.bits import EMPTY, bit, first, has, row_get, row_put
from sobremesa.kernel.state import NO_CARD, everybody

if TYPE_CHECKING:
    from sobremesa.games.evidencia.rules.state import EvidenciaState


def draw(state: EvidenciaState) -> None:
    """Each player draws the top card of their pile (EV-11, EV-27)."""
    top0 = row_get(state.pile0, state.drawn)
    top1 = row_get(state.pile1, state.drawn)
    state.hand0 |= bit(top0)
    state.hand1 |= bit(top1)
    state.pile0 = row_put(state.pile0, state.drawn, EMPTY)
    state.pile1 = row_put(state.pile1, state.drawn, EMPTY)
    state.drawn += 1
    if state.notes is not None:
        state.note_secret(c.DREW, 0, (0, state.back(top0), state.top_back(state.pile0, state.drawn)), (top0,))
        state.note_secret(c.DREW, 1, (1, state.back(top1), state.top_back(state.pile1, state.drawn)), (top1,))


def next_round(state: EvidenciaState) -> None:
    state.round += 1
    state.phase = c.PLAY
    if state.notes is not None and state.round < c.ROUNDS:
        state.note_all(c.CHALLENGED, state.round, state.challenge(), state.next_challenge_back())


def show_cards(state: EvidenciaState, card0: i64, card1: i64) -> None:
    """Both cards turn over together, in round 6 with the Final Challenge (EV-20, EV-30)."""
    at = state.round - 1
    state.hand0 ^= bit(card0)
    state.hand1 ^= bit(card1)
    state.played0 = row_put(state.played0, at, card0)
    state.played1 = row_put(state.played1, at, card1)
    challenge = state.challenge()
    state.open = bit(challenge) | bit(card0) | bit(card1)
    if state.notes is not None:
        if state.round == c.ROUNDS:
            state.note_all(c.FINAL_SHOWN, challenge)
        state.note_all(c.PLAYED, card0, card1)
    lead: i64 = 0
    how: i64 = c.BY_CONDITION
    if state.round < c.ROUNDS:
        lead = state.lookup.rank(challenge, card0) - state.lookup.rank(challenge, card1)  # EV-21
    if lead == 0:
        how = c.BY_CLOSENESS
        lead = state.lookup.distance(challenge, card1) - state.lookup.distance(challenge, card0)  # EV-22
    if lead == 0:
        _deal_by_chance(state)
        return
    winner: i64 = 0 if lead > 0 else 1
    state.won = row_put(state.won, at, winner)
    if state.notes is not None:
        state.note_all(c.WON, winner, how)
    state.phase = c.TAKE


def _deal_by_chance(state: EvidenciaState) -> None:
    """EV-23, EV-31: chance places the three cards; each seat looks at its own only."""
    state.won = row_put(state.won, state.round - 1, c.DEALT)
    left = state.open
    in_pyramid = state.rng.draw(left)
    left ^= bit(in_pyramid)
    in_zone0 = state.rng.draw(left)
    in_zone1 = first(left ^ bit(in_zone0))
    slot = first(empty_slots(state))
    state.pyramid = row_put(state.pyramid, slot, in_pyramid)
    state.zone0 |= bit(in_zone0)
    state.zone1 |= bit(in_zone1)
    back = state.back(in_pyramid)
    back0 = state.back(in_zone0)
    back1 = state.back(in_zone1)
    state.known0 |= bit(in_zone0)
    state.known1 |= bit(in_zone1)
    if back != back1:
        state.known0 |= bit(in_pyramid) | bit(in_zone1)
    if back != back0:
        state.known1 |= bit(in_pyramid) | bit(in_zone0)
    if back != back0 and back != back1:
        state.known |= bit(in_pyramid)
    if back0 != back and back0 != back1:
        state.known |= bit(in_zone0)
    if back1 != back and back1 != back0:
        state.known |= bit(in_zone1)
    if state.notes is not None:
        audience = everybody(2)
        state.note_all(c.TIED)
        state.note(c.DEALT_TO, audience, (slot, back), 0, (in_pyramid,))
        state.note(c.DEALT_TO, audience, (c.ZONE, back0), 1, (in_zone0,))
        state.note(c.DEALT_TO, audience, (c.ZONE + 1, back1), 2, (in_zone1,))
    end_round(state)


def take(state: EvidenciaState, seat: i64, card: i64) -> None:
    """EV-24: the winner chooses a card first ..."""
    state.taken = card
    if state.notes is not None:
        state.note_all(c.TOOK, seat, state.taken)
    state.phase = c.SEND


def send(state: EvidenciaState, seat: i64, move: i64) -> None:
    """... and then where it goes."""
    if move == c.TO_ZONE:
        lay_down(state, seat, state.taken, c.ZONE + seat)
        state.phase = c.KEEP
    elif state.free_pyramid:
        state.phase = c.WINNER_SLOT
    else:
        lay_down(state, seat, state.taken, first(empty_slots(state)))
        state.phase = c.KEEP


def keep(state: EvidenciaState, seat: i64, card: i64) -> None:
    """EV-25: the loser keeps one; the last goes where the winner sent nothing."""
    lay_down(state, seat, card, c.ZONE + seat)
    if has(state.zone(1 - seat), state.taken):
        if state.free_pyramid:
            state.phase = c.LOSER_SLOT
            return
        lay_down(state, seat, first(state.open), first(empty_slots(state)))
    else:
        lay_down(state, seat, first(state.open), c.ZONE + 1 - seat)
    end_round(state)


def lay_down(state: EvidenciaState, seat: i64, card: i64, place: i64) -> None:
    """Puts an open card face down where everybody sees it go (EV-26, EV-28)."""
    state.open ^= bit(card)
    if place == c.ZONE:
        state.zone0 |= bit(card)
    elif place == c.ZONE + 1:
        state.zone1 |= bit(card)
    else:
        state.pyramid = row_put(state.pyramid, place, card)
    state.known0 |= bit(card)
    state.known1 |= bit(card)
    state.known |= bit(card)
    if state.notes is not None:
        state.note_all(c.PLACED, seat, card, place)


def end_round(state: EvidenciaState) -> None:
    state.open = 0
    state.taken = NO_CARD
    if state.round == c.ROUNDS:
        begin_ordering(state)
        return
    if state.drawn < 6:
        draw(state)
    next_round(state)
