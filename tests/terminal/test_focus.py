"""The keyboard is always heard: after every change of the table, every size, every overlay and every key."""

from __future__ import annotations

import asyncio

import pytest
from textual import events
from textual.screen import Screen

from sobremesa.games.catalog import GAMES
from sobremesa.terminal.full.app import TableApp
from sobremesa.terminal.full.listening_screen import ListeningScreen
from sobremesa.terminal.full.overlays import Curtain
from tests.terminal.full_table import LARGE, SMALL, FullTable, full_table

TOO_SMALL, HUGE = (60, 20), (200, 50)
# One of these happens before each answer.
SIZES = (TOO_SMALL, SMALL, HUGE, TOO_SMALL, LARGE)
KEYS = ("tab", "shift+tab", "escape", "up", "pagedown", "left", "ctrl+z", "backspace", "f12", "delete")
OVERLAYS = ("f1", "f4", "f5", "f6", "f7", "f8", "f10", "ctrl+c")
MOST_ANSWERS = 400
# The focus comes back when the screen has been drawn.
PAUSES = 50


class PlainScreen(TableApp):
    """Leaves the focus to Textual."""

    def get_default_screen(self) -> Screen[None]:  # type: ignore[override]  # that is what is wrong with it
        return Screen(id="_default")


class Deaf(TableApp):
    """Takes the focus away with every change of the table."""

    def _draw(self) -> None:
        super()._draw()
        self.screen.set_focus(None)
        self.screen.watch_focused = lambda _focused: None  # type: ignore[attr-defined]  # it does not come back


def losses(app: TableApp, after: str) -> list[str]:
    screen = app.screen
    return [] if screen.focused in screen.focus_chain else [f"{after}: {screen.focused}"]


async def play(game: str, app_type: type[TableApp] = TableApp, most: int = MOST_ANSWERS) -> list[str]:
    """Every loss of the focus in a game of mostly first answers."""
    found: list[str] = []
    async with full_table(game, size=SMALL, seed=5, app_type=app_type) as table:
        for answer in range(most):
            await table.until(lambda: table.app.screen_state and not table.app._is_sent)
            found += losses(table.app, f"update {answer}")
            picture = table.app.screen_state
            assert picture is not None
            found += await disturb(table, answer)
            if picture.result:
                return found
            await table.press("escape", "home", "enter")
            await table.until_other(picture)
    assert most < MOST_ANSWERS, "the game has not ended"
    return found


async def disturb(table: FullTable, turn: int) -> list[str]:
    """What a player may do by mistake: something else in each turn."""
    found: list[str] = []

    async def look(after: object) -> None:
        for _pause in range(PAUSES):
            await table.pilot.pause(0.01)
            if not losses(table.app, ""):
                return
        found.extend(losses(table.app, f"{after} in turn {turn}"))

    kind, number = turn % 4, turn // 4
    if kind == 0:
        await table.press(KEYS[number % len(KEYS)])
        await look(KEYS[number % len(KEYS)])
    elif kind == 1:
        for size in (SIZES[number % len(SIZES)], SMALL):
            await table.pilot.resize_terminal(*size)
            await look(size)
    elif kind == 2:
        await table.press(OVERLAYS[number % len(OVERLAYS)])
        await look(OVERLAYS[number % len(OVERLAYS)])
    else:
        table.app.post_message(events.AppBlur())
        table.app.post_message(events.AppFocus())
        await table.pilot.pause()
        await look("another window")
    while len(table.app.screen_stack) > 1:
        await table.press("escape")
        await look("back")
    return found


def test_something_listens_all_through_a_game() -> None:
    assert asyncio.run(play("evidencia")) == []


@pytest.mark.parametrize("game", ["euphoria", "codigos"])
def test_something_listens_in_the_other_games(game: str) -> None:
    assert asyncio.run(play(game, most=4)) == []


@pytest.mark.parametrize("deaf", [PlainScreen, Deaf])
def test_a_screen_that_loses_the_focus_is_caught(deaf: type[TableApp]) -> None:
    assert asyncio.run(play("evidencia", deaf, most=2))


def test_the_curtain_listens_too() -> None:
    async def look() -> list[str]:
        async with full_table("evidencia", people=(0, 1)) as table:
            await table.until(lambda: isinstance(table.app.screen, Curtain))
            return losses(table.app, "curtain")

    assert asyncio.run(look()) == []


def test_what_is_half_typed_gets_the_focus_back() -> None:
    async def look() -> str:
        async with full_table("evidencia") as table:
            await table.until_shown("Elegí una carta")
            await table.press("c", "h")
            for size in (TOO_SMALL, SMALL):
                await table.pilot.resize_terminal(*size)
                await table.pilot.pause()
            await table.press("a", "t")
            return await table.until_shown("> chat")

    assert "> chat" in asyncio.run(look())


def test_the_arrows_go_back_to_the_list_from_an_empty_line() -> None:
    async def look() -> str | None:
        async with full_table("evidencia", language="en") as table:
            await table.until_shown("Choose a card")
            await table.type("clock")
            await table.until_shown("no clocks")
            await table.press("up", "down")
            assert table.app.focused is not None
            assert table.app.focused.id == "typed"
            await table.press("down")
            return table.app.focused.id

    assert asyncio.run(look()) == "choices"


def test_every_screen_is_a_listening_one() -> None:
    assert isinstance(TableApp(GAMES["evidencia"](), "es", None).get_default_screen(), ListeningScreen)  # type: ignore[arg-type]  # nothing is typed
