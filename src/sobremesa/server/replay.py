"""A finished game as it is sent, in a record or step by step. Runs beside the event loop."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import json

from sobremesa.kernel.event import Viewer
from sobremesa.kernel.game import AnyGame
from sobremesa.kernel.match import Match
from sobremesa.kernel.record import Record
from sobremesa.table.act import Entry
from sobremesa.table.finished import FinishedGame
from sobremesa.table.house import House
from sobremesa.table.table import Table
from sobremesa.wire import http
from sobremesa.wire.updates import event_of, move_of, outcome_of, raw


def game_in(entries: Sequence[Entry], game: AnyGame, number: int) -> FinishedGame:
    """The finished game of this number in a journal that has one."""
    house = House(lambda _settings: game, levels=(), fresh_secret=lambda: "")
    finished = Table.replay(entries, house, game, games=number).finished.latest
    assert finished is not None
    return finished


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
