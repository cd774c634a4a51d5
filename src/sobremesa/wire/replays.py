"""A finished game step by step, as one viewer saw it."""

from __future__ import annotations

from sobremesa.kernel.event import Viewer
from sobremesa.kernel.game import AnyGame
from sobremesa.kernel.match import Match
from sobremesa.kernel.record import Record
from sobremesa.wire import http
from sobremesa.wire.updates import moves_of, outcome_of


def build_replay(kept: Record, game: AnyGame, eyes: Viewer) -> http.Replay:
    steps: list[http.ReplayStep] = []
    told = 0

    def step(match: Match) -> None:
        nonlocal told
        number = len(match.codes)
        seat, code = match.codes[-1] if number else (None, 0)
        events = match.events(eyes, since=told)
        told = match.event_count
        move = moves_of(game)[code] if number else None
        view = match.view(eyes)
        steps.append(http.ReplayStep(number, seat, move, events, view.scene, view.prompt))

    end = kept.replay(game, each=step)
    step(end)
    assert end.outcome is not None
    return http.Replay(game.about.name, list(kept.names), steps, outcome_of(end.outcome))
