"""A table on the full screen without a terminal: presses keys and reads what is drawn."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from time import monotonic

import textual._wait
from textual.pilot import Pilot

from sobremesa.games.catalog import GAMES
from sobremesa.kernel.match import Match
from sobremesa.kernel.seed import Seed
from sobremesa.table.settings import Clock
from sobremesa.terminal.full.app import TableApp
from sobremesa.terminal.full.full_display import FullDisplay
from sobremesa.terminal.full.input_queue import InputQueue
from sobremesa.terminal.full.screen_state import ScreenState
from sobremesa.terminal.session.saved_games import GameSaver, SaveFile, SeatPlan
from sobremesa.terminal.session.session import TableSession
from sobremesa.terminal.tables.keyboard_table import open_table

PATIENCE_SECONDS = 60.0
NAMES = ("Ana", "Beto", "Carla", "Dora")
# How often Textual checks whether it has drawn everything. Its default is too slow for a game of a hundred keys.
textual._wait.SLEEP_GRANULARITY = 0.004
SMALL, MIDDLE, LARGE, WIDE, HUGE = (80, 24), (100, 30), (140, 45), (120, 30), (200, 50)


class FullTable:
    def __init__(self, app: TableApp, pilot: Pilot[None], session: TableSession) -> None:
        self.app = app
        self.pilot = pilot
        self.session = session

    async def until(self, holds: Callable[[], object]) -> None:
        """Waits for a condition: a fixed time would be too long or too short."""
        end = monotonic() + PATIENCE_SECONDS
        while not holds():
            assert monotonic() < end, self.text()
            await self.pilot.pause(0.01)
        await self.pilot.pause()

    async def until_shown(self, *words: str) -> str:
        await self.until(lambda: all(word in self.text() for word in words))
        return self.text()

    async def until_other(self, picture: ScreenState) -> None:
        await self.until(lambda: self.app.screen_state is not picture)

    async def press(self, *keys: str) -> None:
        await self.pilot.press(*keys)

    async def type(self, line: str) -> None:
        await self.press(*(("space" if letter == " " else letter) for letter in line), "enter")

    def text(self) -> str:
        """The screen, line by line."""
        return draw_text(self.app)


def draw_text(app: TableApp) -> str:
    strips = app.screen._compositor.render_strips()
    return "\n".join("".join(segment.text for segment in strip).rstrip() for strip in strips)


@asynccontextmanager
async def full_table(  # as many as a table has viewers
    game: str,
    *,
    size: tuple[int, int] = SMALL,
    language: str = "es",
    seed: int = 3,
    people: tuple[int, ...] = (0,),
    app_type: type[TableApp] = TableApp,
    file: SaveFile | None = None,
    clock: Clock | None = None,
) -> AsyncIterator[FullTable]:
    kind = GAMES[game]()
    match = Match(kind, Seed(seed), NAMES[: kind.seats])
    seating = SeatPlan(people, ("random",))
    host = open_table(match, seating, clock=clock or Clock(), language=language, memory_aid=False)
    lines = [host.connect(seat, language, from_start=True) for seat in people]
    outside = host.connect(None, language, from_start=True) if len(people) > 1 else None
    inputs = InputQueue()
    app = app_type(kind, language, inputs)
    display = FullDisplay(language, inputs, app.take)
    session = TableSession(lines, kind, display, GameSaver(lines[0], display, file), outside=outside)
    app.run_session = session.run
    try:
        async with app.run_test(size=size) as pilot:
            table = FullTable(app, pilot, session)
            await table.until(lambda: app.screen_state is not None or app.screen.id != "_default")
            yield table
            inputs.leave()
    finally:
        inputs.leave()
        if app.thread is not None:
            app.thread.join()
        inputs.close()
