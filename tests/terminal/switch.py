"""The secrecy law of automatic passing: on or off, while its player types nothing, all other viewers receive the same
messages at the same time."""

from __future__ import annotations

import io
from collections.abc import Iterator
from contextlib import redirect_stdout
from unittest.mock import patch

from sobremesa.kernel.event import Viewer
from sobremesa.kernel.game import AnyGame
from sobremesa.kernel.record import Record
from sobremesa.terminal.console.screen import Screen
from sobremesa.terminal.session.line_display import LineDisplay
from sobremesa.terminal.session.saved_games import GameSaver
from sobremesa.terminal.session.session import TableSession
from sobremesa.terminal.tables.connection import TableConnection, TableRequest
from sobremesa.wire import messages as m
from sobremesa.wire.local_table import LocalTable
from sobremesa.wire.updates import encode
from tests.server.table_talk import life
from tests.table.sitting import Sitting

SECONDS = 12


class LineAt(TableConnection):
    """A connection to a table whose time stands still; ``sent`` holds all requests."""

    def __init__(self, table: LocalTable, viewer: Viewer, now: int) -> None:
        super().__init__(viewer)
        self.table = table
        self.now = now
        self.sent: list[TableRequest] = []
        table.send(viewer, m.Hello(m.VERSION), now)

    def send(self, message: TableRequest) -> None:
        self.sent.append(message)
        self.table.send(self.viewer, message, self.now)

    def hear(self) -> None:
        for message in self.table.take_messages(self.viewer):
            self.take(message)

    def record(self) -> Record:
        raise NotImplementedError


def at_keyboard(line: TableConnection, game: AnyGame, *, is_on: bool) -> str:
    """What a player sees who sits down with the switch like this, and types nothing."""
    shown = io.StringIO()
    with patch("sys.stdin", io.StringIO("")), redirect_stdout(shown):
        display = LineDisplay(Screen("es"))
        session = TableSession([line], game, display, GameSaver(line, display, None))
        session.passing.is_on = is_on
        session.run()
    return shown.getvalue()


def switch_leaks(game: AnyGame, seed: int, people: int) -> Iterator[str]:
    """Compares the switch on and off in every window that opens, for one of the asked players."""
    for sitting in life(game, seed, people):
        table = sitting.table
        if not table.window.is_open or table.window.held is not None:
            continue
        asked = [seat for seat in table.seats_asked() if seat < people]
        if not asked:
            continue
        seat = asked[len(sitting.journal) % len(asked)]
        on, off = (heard(sitting, seat, people, is_on=is_on) for is_on in (True, False))
        for viewer in on:
            if on[viewer] != off[viewer]:
                yield f"switch of {seat}, to {viewer}: {on[viewer]!r} / {off[viewer]!r}"


def heard(sitting: Sitting, seat: int, people: int, *, is_on: bool) -> dict[Viewer, list[tuple[int, bytes]]]:
    """What the other players and a spectator receive from now on, and when."""
    table = LocalTable(list(sitting.journal), sitting.host, lambda *_: (None, 0))
    others: list[Viewer] = [None, *(other for other in range(people) if other != seat)]
    for viewer in others:
        table.send(viewer, m.Hello(m.VERSION), sitting.now)
    at_keyboard(LineAt(table, seat, sitting.now), sitting.game, is_on=is_on)
    found: dict[Viewer, list[tuple[int, bytes]]] = {viewer: [] for viewer in others}
    for second in range(SECONDS):
        now = sitting.now + 1000 * second
        while table.tick(now):
            pass
        for viewer in others:
            found[viewer] += [(second, encode(message)) for message in table.take_messages(viewer)]
    return found
