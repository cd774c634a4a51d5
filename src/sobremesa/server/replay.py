"""A finished game as it is sent, in a record or step by step. Runs beside the event loop."""

from __future__ import annotations

from msgspec import json

from sobremesa.kernel.event import Viewer
from sobremesa.kernel.game import AnyGame
from sobremesa.kernel.match import Match
from sobremesa.kernel.record import Record
from sobremesa.table.finished import FinishedGame
from sobremesa.wire import http
from sobremesa.wire.updates import event_of, move_of, outcome_of, raw


def encoded_record(finished: FinishedGame, game: AnyGame) -> bytes:
    return str(finished.record(game)).encode()


def encoded_replay(finished: FinishedGame, game: AnyGame, eyes: Viewer) -> bytes:
    return json.encode(replayed(finished.record(game), game, eyes))


def replayed(kept: Record, game: AnyGame, eyes: Viewer) -> http.Replay:
    steps: list[http.ReplayStep] = []
    told = 0

    def step(match: Match) -> None:
        nonlocal told
        number = len(match.codes)
        seat, code = match.codes[-1] if number else (None, 0)
        events = [event_of(event) for event in match.events(eyes, since=told)]
        told = match.event_count
        move = move_of(game, code) if number else None
        view = match.view(eyes)
        steps.append(http.ReplayStep(number, seat, move, events, raw(view.scene), view.prompt))

    end = kept.replay(game, each=step)
    step(end)
    assert end.outcome is not None
    return http.Replay(game.about.name, list(kept.names), steps, outcome_of(end.outcome))
