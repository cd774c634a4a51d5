"""The full screen: drawing, keys and reading, in three sizes and two languages."""

from __future__ import annotations

import asyncio
import os
import re
from pathlib import Path

import pytest

from sobremesa.games.catalog import GAMES
from sobremesa.kernel.record import Record
from sobremesa.table.settings import Clock
from sobremesa.terminal.full.overlays import CardsOverlay, ClaimOverlay, RulesOverlay, TextOverlay
from sobremesa.terminal.session.saved_games import SaveFile
from tests.terminal.full_table import HUGE, LARGE, MIDDLE, SMALL, WIDE, FullTable, full_table

SCREENS = Path(__file__).parent / "screens"
# Writes the current drawings to the expected files: look at the difference before you commit it.
REWRITE = "SOBREMESA_WRITE_SCREENS"


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize(("size", "language"), [(SMALL, "es"), (MIDDLE, "en"), (WIDE, "es"), (HUGE, "en")])
def test_a_table_is_drawn_as_it_was(game: str, size: tuple[int, int], language: str) -> None:
    async def look() -> str:
        async with full_table(game, size=size, language=language) as table:
            await table.until(lambda: table.app.screen_state and table.app.screen_state.snapshot.is_asked)
            return table.text()

    found, file = asyncio.run(look()) + "\n", SCREENS / f"{game}-{size[0]}x{size[1]}-{language}.txt"
    if os.environ.get(REWRITE):
        file.write_text(found, encoding="utf-8")
    lines = found.splitlines()
    assert len(lines) == size[1]
    assert max(map(len, lines)) <= size[0]
    assert found == file.read_text(encoding="utf-8")


def text_of(table: FullTable, widget: str) -> str:
    """The part of the screen where the widget is."""
    part = table.app.query_one(widget).region
    return "\n".join(line[part.x : part.right] for line in table.text().splitlines()[part.y : part.bottom])


def test_a_large_terminal_has_a_column_for_what_happens_and_what_is_said() -> None:
    async def look() -> str:
        async with full_table("euphoria", size=LARGE) as table:
            await table.until_shown("Qué pasó", "Te toca")
            assert "Qué se dice" not in table.text()  # until something is said
            await table.type("chat hola a todos")
            return await table.until_shown("Qué se dice", "│ Ana: hola a todos")

    assert len(asyncio.run(look()).splitlines()) == LARGE[1]


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("size", [WIDE, (120, 40), HUGE])
def test_where_there_is_room_every_card_of_the_hand_is_drawn_and_nothing_is_cut(
    game: str, size: tuple[int, int]
) -> None:
    async def look() -> None:
        async with full_table(game, size=size, seed=7) as table:
            for _answer in range(8):
                await table.until(lambda: table.app.screen_state and not table.app._is_sent)
                picture = table.app.screen_state
                assert picture is not None
                view = picture.snapshot.face_and_view[1]
                if picture.snapshot.face_and_view[0].cards_in_sight(view):
                    assert "╰" in text_of(table, "#hand")
                for box in ("#table", "#hand"):
                    assert table.app.query_one(box).max_scroll_y == 0, table.text()
                await table.press("enter")
                await table.until_other(picture)

    asyncio.run(look())


def test_there_are_no_drawn_cards_where_there_is_little_room() -> None:
    async def look() -> str:
        async with full_table("codigos", size=(119, 50)) as table:
            await table.until_shown("Te toca")
            return text_of(table, "#hand")

    assert "╭" not in asyncio.run(look())


def test_the_end_says_who_has_won_whatever_the_size() -> None:
    async def play() -> None:
        async with full_table("evidencia", seed=5) as table:
            while not (table.app.screen_state and table.app.screen_state.result):
                await table.until(lambda: table.app.screen_state and not table.app._is_sent)
                picture = table.app.screen_state
                assert picture is not None
                if not picture.result:
                    await table.press("enter")
                    await table.until_other(picture)
            for size in (SMALL, HUGE):
                await table.pilot.resize_terminal(*size)
                assert re.search(r"Ganan? .*: .*EV-", await table.until_shown("Otra partida"))
            # Below 80 by 24 the sheet is longer than its place.
            await table.pilot.resize_terminal(*SMALL)
            await table.until_shown("Otra partida")
            await table.pilot.pause()
            assert "EV-58" not in table.text()
            await table.press("pagedown", "pagedown")
            await table.until_shown("EV-58")

    asyncio.run(play())


@pytest.mark.parametrize("size", [SMALL, WIDE])
def test_the_latest_news_are_in_sight_after_the_window_has_changed(size: tuple[int, int]) -> None:
    async def play() -> None:
        async with full_table("codigos", size=HUGE, seed=5) as table:
            for _answer in range(6):
                await table.until(lambda: table.app.screen_state and not table.app._is_sent)
                picture = table.app.screen_state
                await table.press("enter")
                assert picture is not None
                await table.until_other(picture)
            await table.until(lambda: not table.app._is_sent)
            assert table.app.screen_state is not None
            latest = table.app.screen_state.sentences[-1].words.split()[-1]
            await table.pilot.resize_terminal(*size)
            await table.until_shown("Te toca")
            assert latest in text_of(table, "#near" if size == SMALL else "#log")

    asyncio.run(play())


def test_it_follows_the_size_of_the_terminal_and_says_when_it_is_too_small() -> None:
    async def play() -> None:
        async with full_table("evidencia", size=MIDDLE) as table:
            await table.until_shown("Elegí una carta")
            await table.pilot.resize_terminal(79, 24)
            small = await table.until_shown("80 por 24")
            assert "Elegí una carta" not in small
            await table.pilot.resize_terminal(*SMALL)
            assert "80 por 24" not in await table.until_shown("Elegí una carta")

    asyncio.run(play())


def test_a_whole_game_is_played_with_enter_alone() -> None:
    async def play() -> str:
        async with full_table("evidencia", seed=5) as table:
            for _answer in range(60):
                await table.until(lambda: table.app.screen_state and not table.app._is_sent)
                picture = table.app.screen_state
                assert picture is not None
                if picture.result:
                    return await table.until_shown("Otra partida")
                await table.press("enter")
                await table.until_other(picture)
        return ""

    assert "Ana" in asyncio.run(play())


def test_a_move_is_chosen_with_the_arrows_with_the_mouse_or_typed() -> None:
    async def moves_made(table: FullTable, *, by: str) -> str:
        await table.until(lambda: table.app.screen_state and table.app.screen_state.snapshot.is_asked)
        assert table.app.screen_state is not None
        asked = table.app.screen_state.snapshot.update.seq
        if by == "arrows":
            await table.press("down", "enter")
        elif by == "mouse":
            await table.pilot.click("#choices", offset=(3, 1))
        else:
            await table.type("2")
        await table.until(lambda: table.app.screen_state and table.app.screen_state.snapshot.update.seq > asked)
        return str(table.session.connections[0].record().moves[:1])

    async def play(by: str) -> str:
        async with full_table("evidencia") as table:
            return await moves_made(table, by=by)

    found = {asyncio.run(play(by)) for by in ("arrows", "mouse", "typed")}
    assert len(found) == 1


def test_a_second_enter_is_not_the_answer_to_the_next_question() -> None:
    async def play() -> int:
        async with full_table("evidencia") as table:
            await table.until(lambda: table.app.screen_state and table.app.screen_state.snapshot.is_asked)
            table.app._send("1")
            await table.press("enter")
            await table.until(lambda: table.app.screen_state and not table.app._is_sent)
            return len([line for line in [table.app.inputs._lines.qsize()] if line])

    assert asyncio.run(play()) == 0


def test_what_is_wrong_is_said_beside_the_question_and_goes_with_the_next_line() -> None:
    async def play() -> None:
        async with full_table("evidencia", language="en") as table:
            await table.until_shown("Choose a card")
            await table.type("abracadabra")
            await table.until_shown("I do not understand “abracadabra”")
            await table.type("clock")
            assert "abracadabra" not in await table.until_shown("no clocks")

    asyncio.run(play())


def test_help_hint_cards_rules_log_and_menu_open_in_place_and_escape_closes_them() -> None:
    async def play() -> None:
        async with full_table("evidencia", language="en") as table:
            await table.until_shown("Choose a card")
            for key, words in (
                ("f1", "this help"),
                ("f4", "Its value is"),
                ("f7", "Challenge:"),
                ("f8", "Propose a pause"),
                ("f5", "On a page"),
                ("f2", "%"),
            ):
                await table.press(key)
                await table.until_shown(words, "Esc: back to the table")
                await table.press("escape")
                await table.until(lambda: len(table.app.screen_stack) == 1)
            assert "Choose a card" in table.text()

    asyncio.run(play())


def test_the_rules_open_at_a_clause_and_a_card_at_the_one_that_is_chosen() -> None:
    async def play() -> None:
        async with full_table("evidencia", language="en") as table:
            await table.until_shown("Choose a card")
            await table.type("rules 20")
            await table.until(lambda: isinstance(table.app.screen, RulesOverlay))
            assert "EV-20" in await table.until_shown("EV-20")
            await table.press("escape")
            await table.press("escape", "down", "f4")
            await table.until(lambda: isinstance(table.app.screen, CardsOverlay))
            sheet = table.app.screen
            assert isinstance(sheet, CardsOverlay)
            assert sheet.cards[sheet.at].name in await table.until_shown("Its value is")
            await table.press("escape")
            await table.type("card ojo")
            await table.until(lambda: isinstance(table.app.screen, TextOverlay))
            await table.until_shown("counts as the symbol at the top")

    asyncio.run(play())


def test_euphoria_claims_in_a_small_form_and_everybody_hears_it() -> None:
    async def play() -> str:
        async with full_table("euphoria", language="en", size=MIDDLE) as table:
            await table.until_shown("Which recruit goes")
            await table.press("f6")
            await table.until_shown("Claim something")
            await table.press("down", "enter")
            await table.until(lambda: isinstance(table.app.screen, ClaimOverlay))
            await table.until_shown("Your recruit 1")
            await table.press("enter", "down", "enter")
            return await table.until_shown("Ana: “")

    assert "My recruit" in asyncio.run(play())


def test_undo_and_talk_are_orders_as_in_lines() -> None:
    async def play() -> None:
        async with full_table("codigos", language="en", size=MIDDLE) as table:
            await table.until(lambda: table.app.screen_state and table.app.screen_state.snapshot.is_asked)
            await table.type("chat hello all")
            await table.until_shown("│ Ana: hello all")
            await table.press("escape", "f3")
            await table.until_shown("Only your own last move can be undone")

    asyncio.run(play())


def test_clocks_go_down_in_place() -> None:
    async def play() -> None:
        async with full_table("evidencia", clock=Clock("move", 60)) as table:
            await table.until(lambda: re.search(r"Ana [01]:\d\d", table.text()))
            first = re.search(r"Ana [01]:\d\d", table.text())
            assert first is not None
            await table.until(lambda: first[0] not in table.text())
            assert re.search(r"Ana [01]:\d\d", table.text())

    asyncio.run(play())


def test_ctrl_c_asks_once_and_then_leaves_and_the_saved_game_is_there(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"

    async def play() -> list[str]:
        async with full_table("evidencia", file=SaveFile(file)) as table:
            await table.until_shown("Elegí una carta")
            await table.press("enter")
            await table.until(lambda: len(Record.read(file.read_text(encoding="utf-8")).moves) > 0)
            await table.press("ctrl+c")
            await table.until_shown("¿Dejás la mesa?")
            await table.press("escape")
            await table.until(lambda: len(table.app.screen_stack) == 1)
            await table.press("ctrl+c", "ctrl+c")
            thread = table.app.thread
            assert thread is not None
            await asyncio.to_thread(thread.join)
            display = table.session.display
            return display.parting  # type: ignore[attr-defined,no-any-return]  # it is a FullDisplay

    assert "--resume" in asyncio.run(play())[0]
