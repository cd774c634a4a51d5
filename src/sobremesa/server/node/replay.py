"""A finished game as a record or step by step, encoded. Runs beside the event loop."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import json

from sobremesa.kernel.event import Viewer
from sobremesa.kernel.game import AnyGame
from sobremesa.table.act import Entry
from sobremesa.table.finished_games import FinishedGame
from sobremesa.table.host import TableHost
from sobremesa.table.table import Table
from sobremesa.wire.replays import build_replay


def game_in(entries: Sequence[Entry], game: AnyGame, number: int) -> FinishedGame:
    """The finished game of this number in a journal that has one."""
    host = TableHost(lambda _settings: game, levels=(), fresh_secret=lambda: "")
    finished = Table.replay(entries, host, game, games=number).finished.latest
    assert finished is not None
    return finished


def encode_record(finished: FinishedGame, game: AnyGame) -> bytes:
    return str(finished.record(game)).encode()


def encode_replay(finished: FinishedGame, game: AnyGame, eyes: Viewer) -> bytes:
    return json.encode(build_replay(finished.record(game), game, eyes))
