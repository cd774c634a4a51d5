"""Announcing an action of Euphoria, and the window in which others answer it (EU-37)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from sobremesa.games.euphoria.rules import constants as c
from sobremesa.games.euphoria.rules.artifacts import draw, lay_open
from sobremesa.games.euphoria.rules.effects import expose, take_effect
from sobremesa.games.euphoria.rules.endings import end_action, finish
from sobremesa.games.euphoria.rules.lasers import give_back, note_hostile, take_aim
from sobremesa.games.euphoria.rules.lookup import ESCUDO, ESPEJO, GUARDAESPALDAS, NO_KIND, bag_add
from sobremesa.games.euphoria.rules.recruits import show_all
from sobremesa.games.euphoria.rules.scoring import NO_TEAM, places_of, seats_in, team_members
from sobremesa.kernel.bits import bit, has
from sobremesa.kernel.state import NO_SEAT

if TYPE_CHECKING:
    from sobremesa.games.euphoria.rules.state import EuphoriaState


def announce(state: EuphoriaState) -> None:
    """All is chosen and paid: the window opens for the seats that could answer, as far as is public (EU-38)."""
    if state.notes is not None:
        state.note_all(
            c.ANNOUNCED,
            *(state.turn, state.verb, state.playing, state.own % 3 if state.own >= 0 else c.NO_PLACE),
            *(state.target, state.place % 3 if state.place >= 0 else c.NO_PLACE),
            *(state.next_target, state.next_place % 3 if state.next_place >= 0 else c.NO_PLACE, state.new_aim),
        )
    state.reactor = NO_SEAT
    state.reaction = NO_KIND
    state.paid = c.NO_PLACE
    answering = state.lookup.against_use
    if state.verb == c.ARM:
        answering = state.lookup.against_arm
    elif state.verb == c.SHOOT:
        answering = state.lookup.against_shot
    if state.pile & answering == answering:
        _resolve(state)
        return
    asked = seats_in(state.hidden()) & state.stocked & ~bit(state.turn)
    if asked == 0:
        _resolve(state)
        return
    state.asked = asked
    state.waiting = asked
    state.phase = c.WINDOW
    if state.notes is not None:
        state.note_all(c.ASKED, asked)


def answer(state: EuphoriaState, seat: i64, move: i64) -> None:
    """Seals an answer: no viewer learns it, nor that it was given (EU-38)."""
    if move >= c.ARTIFACT:
        state.answers += (c.REACTS + 4 * (move - c.ARTIFACT - ESCUDO)) << (5 * seat)
        return
    if move == c.PASS:
        state.answers += bit(5 * seat)
    else:
        state.answers += (1 + move - c.AT_PLACE) << (5 * seat)
    state.waiting &= ~bit(seat)
    if state.waiting == 0:
        _close_window(state)


def _close_window(state: EuphoriaState) -> None:
    """One reaction counts, and is paid: the first in turn order from the active seat's left, or before all others that
    of the seat the action is aimed at."""
    if state.set_up.target_first:
        _hear(state, state.target)
        _hear(state, state.next_target)
        _hear(state, state.new_aim)
    step: i64 = 1
    while step < state.seats:
        _hear(state, (state.turn + step) % state.seats)
        step += 1
    state.asked = 0
    state.answers = 0
    if state.reactor != NO_SEAT:
        expose(state, state.paid)
        lay_open(state, state.reactor, state.reaction)
        state.pile = bag_add(state.pile, state.reaction)
        if state.notes is not None:
            state.note_all(c.REACTED, state.reactor, state.reaction)
    elif state.notes is not None:
        state.note_all(c.UNANSWERED_NOTE)
    _resolve(state)


def _hear(state: EuphoriaState, seat: i64) -> None:
    """The seat's reaction counts, if it has one and no earlier one counted."""
    if state.reactor != NO_SEAT or seat == NO_SEAT:
        return
    answer = state.answer_of(seat)
    if answer >= c.REACTS:
        state.reactor = seat
        state.reaction = ESCUDO + ((answer - c.REACTS) >> 2)
        state.paid = 3 * seat + (answer & 3) - 1


def _resolve(state: EuphoriaState) -> None:
    if state.verb == c.SHOOT:
        resolve_shot(state)
    elif state.reactor != NO_SEAT:
        if state.notes is not None:
            state.note_all(c.STOPPED, state.turn)  # interferencia or sabotaje
    elif state.verb == c.ARM:
        take_aim(state, state.turn, state.new_aim)
        note_hostile(state, state.turn, state.new_aim)
        if state.notes is not None:
            state.note_all(c.ARMED, state.turn, state.new_aim)
    else:
        take_effect(state)
    if state.phase != c.OVER:
        end_action(state)


def resolve_shot(state: EuphoriaState) -> None:
    shooter = state.turn
    victim = state.target
    note_hostile(state, shooter, victim)
    reaction = state.reaction
    if reaction == ESCUDO:
        victim = NO_SEAT
        if state.notes is not None:
            state.note_all(c.STOPPED, state.turn)
    elif reaction == ESPEJO:
        shooter = state.reactor
        victim = state.turn
    elif reaction == GUARDAESPALDAS:
        victim = state.reactor
    if victim != NO_SEAT:
        _hit(state, shooter, victim)
    give_back(state, state.turn)  # EU-25


def _hit(state: EuphoriaState, shooter: i64, victim: i64) -> None:
    if state.notes is not None:
        state.note_all(c.SHOT, shooter, victim)
    own = places_of(victim)
    leader = own & state.leader
    if leader & state.exposed != 0:  # EU-50
        give_back(state, state.turn)  # EU-25: before the end, which is the last thing told
        _win_by_shot(state, shooter, leader)
        return
    draw(state, victim)  # EU-51; the answers are in, so it cannot react to this shot (EU-33)
    give_back(state, victim)
    show_all(state, own)
    if state.notes is not None:
        place: i64 = 3 * victim
        while place < 3 * victim + 3:
            state.note_all(c.EXPOSED, victim, place % 3, state.recruit(place))
            place += 1
        place = 3 * victim
        while place < 3 * victim + 3:
            if not has(leader, place):
                state.note_all(c.HIDDEN, victim, place % 3, NO_SEAT, 0)
            place += 1
    state.exposed = (state.exposed & ~own) | leader
    if leader == 0:  # EU-52
        state.plain |= own
        if not has(state.anarchists, victim):
            state.anarchists |= bit(victim)
            if state.notes is not None:
                state.note_all(c.ANARCHIST, victim)


def _win_by_shot(state: EuphoriaState, shooter: i64, leader: i64) -> None:
    """EU-60: the anarchists, or the team opposed to the Leader that was shot."""
    team: i64 = NO_TEAM
    if not has(state.anarchists, shooter):
        team = 1
        if leader & state.side != 0:
            team = 0
    state.exposed = state.all  # EU-63
    finish(state, team_members(state.side, state.leader, state.anarchists, state.seats, team), 60)
