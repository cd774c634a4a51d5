"""Shots of Euphoria, and what becomes of whoever is hit."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from sobremesa.games.euphoria import constants as c
from sobremesa.games.euphoria.artifacts import draw
from sobremesa.games.euphoria.endings import finish
from sobremesa.games.euphoria.lasers import give_back, note_hostile
from sobremesa.games.euphoria.lookup import ESCUDO, ESPEJO, GUARDAESPALDAS
from sobremesa.games.euphoria.recruits import show_all
from sobremesa.games.euphoria.scoring import NO_TEAM, places_of, team_members
from sobremesa.kernel.bits import bit, has
from sobremesa.kernel.state import NOBODY

if TYPE_CHECKING:
    from sobremesa.games.euphoria.state import EuphoriaState


def resolve_shot(state: EuphoriaState) -> None:
    shooter = state.turn
    victim = state.target
    note_hostile(state, shooter, victim)
    reaction = state.reaction
    if reaction == ESCUDO:
        victim = NOBODY
        if state.notes is not None:
            state.note_all(c.STOPPED, state.turn)
    elif reaction == ESPEJO:
        shooter = state.reactor
        victim = state.turn
    elif reaction == GUARDAESPALDAS:
        victim = state.reactor
    if victim != NOBODY:
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
                state.note_all(c.HIDDEN, victim, place % 3, NOBODY, 0)
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
