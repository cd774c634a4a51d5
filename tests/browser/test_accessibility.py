"""Everybody can use it: screen readers, keyboards, small phones, and slow ones.

How much they load is measured here, how long they take by `python -m research.page`.
"""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from sobremesa.games.codigos.game import Codigos
from sobremesa.games.euphoria.game import Euphoria
from sobremesa.games.evidencia.game import Evidencia
from sobremesa.kernel.game import AnyGame
from tests.browser.axe import violations_by_scheme
from tests.browser.conftest import PHONE, OpenPage
from tests.browser.page_player import MOVE, expect_cards, next_move, open_table, take_first
from tests.browser.prepared_table import PreparedTable
from tests.browser.room import MEASURE, drawn, small_targets
from tests.browser.sizes import GAMES, entry, of_game, size_of
from tests.browser.test_dragging import row_to_order

ENTRY_KB = 45
GAME_KB = 350
SMALLEST = {"width": 360, "height": 640}


def overflow(page: Page) -> int:
    return int(page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth"))


# The tables of Euphoria and Códigos are looked at in the tests of their own.
def test_axe_finds_nothing_on_any_screen(open_page: OpenPage) -> None:
    page = open_page("/", size=PHONE, color_scheme="light")
    page.locator("[data-game=codigos] h2").wait_for()
    found = violations_by_scheme(page)
    page.goto("/new/euphoria")
    page.locator("summary").first.click()
    page.get_by_role("radio", name="4").wait_for(state="attached")
    found += violations_by_scheme(page)
    page.goto("/t/nothing")
    page.get_by_role("heading", level=1).wait_for()
    found += violations_by_scheme(page)
    address = open_table(page, "evidencia", seats=2)
    next_move(page)
    found += violations_by_scheme(page)
    for button in range(4):
        page.locator(".tools [aria-expanded]").nth(button).click()
        found += violations_by_scheme(page)
        page.locator(".drawer .close").click()
    page.locator("header nav button").last.click()
    page.get_by_role("dialog").wait_for()
    found += violations_by_scheme(page)
    page.keyboard.press("Escape")
    page.get_by_role("dialog").wait_for(state="detached")
    seen: set[str] = set()
    while (words := next_move(page)) or page.locator("[data-present]").count():
        if words.split()[:1] and words.split()[0] not in seen:
            seen.add(words.split()[0])
            found += violations_by_scheme(page)
        if not words:
            found += violations_by_scheme(page)
            page.locator("[data-present]").click()
            break
        page.locator(f"[data-move='{words}']").first.click()
    page.get_by_test_id("over").wait_for()
    found += violations_by_scheme(page)
    page.goto(address.replace("/t/", "/r/"))
    page.get_by_role("heading", level=1).wait_for()
    found += violations_by_scheme(page)
    assert found == []


def test_nothing_scrolls_sideways_on_a_small_phone(open_page: OpenPage) -> None:
    page = open_page("/", size={**PHONE, "viewport": SMALLEST})
    page.locator("[data-game=codigos] h2").wait_for()
    assert overflow(page) == 0
    page.goto("/new/codigos")
    page.locator("summary").first.click()
    assert overflow(page) == 0
    for name in GAMES:
        page.goto(f"/rules/{name}")
        page.get_by_test_id("summary").locator("h2").first.wait_for()
        page.locator(".whole summary").click()
        page.locator("[data-clause]").first.wait_for()
        assert (overflow(page), small_targets(page)) == (0, []), name
        assert page.get_by_test_id("summary").evaluate("node => node.scrollWidth <= node.clientWidth"), name
        page.goto(f"/learn/{name}")
        page.get_by_test_id("go-on").wait_for()
        assert (overflow(page), small_targets(page)) == (0, []), name
    for watched in (Codigos(4), Euphoria(8)):
        PreparedTable(watched, seed=1, spectators=True).open(page, None)
        page.locator("[data-seat], .ring .seat").first.click()
        assert overflow(page) == 0, watched
    clock = {"kind": "player", "seconds": 600, "increment": 5}
    for timed in (Evidencia(), Codigos(2)):
        PreparedTable(timed, seed=1, clock=clock).open(page)
        page.locator(".tag time").first.wait_for()
        assert overflow(page) == 0, timed
    for played in (Evidencia(), Codigos(4), Euphoria(8, {"round_limit": "2"})):
        table = PreparedTable(played, seed=1)
        table.open(page)
        for _ in range(8):
            words = next_move(page)
            assert (overflow(page), small_targets(page)) == (0, []), (played, words)
            if not take_first(page):
                break
        while not table.is_over:
            table.play()
        table.tell_at_once()
        page.get_by_test_id("over").wait_for()
        assert overflow(page) == 0, played


# A phone on its side, and a small laptop at 200 %.
LOW = ((844, 390), (683, 384))


@pytest.mark.parametrize("game", [Evidencia(), Euphoria(4, {"first": "host"}), Codigos(2)], ids=GAMES)
def test_on_a_low_screen_the_question_stands_beside_the_table(open_page: OpenPage, game: AnyGame) -> None:
    page = open_page()
    PreparedTable(game, seed=1).open(page)
    next_move(page)
    for width, height in LOW:
        page.set_viewport_size({"width": width, "height": height})
        drawn(page)
        measured = page.evaluate(MEASURE)
        bar, field = page.locator(".bar").bounding_box(), page.locator(".field").bounding_box()
        assert bar
        assert field
        assert bar["x"] >= field["x"] + field["width"] - 1, (width, "the bar is below")
        assert (measured["out"], measured["sideways"]) == ([], 0), width


@pytest.mark.parametrize("game", GAMES)
def test_on_a_low_screen_the_lesson_stands_beside_the_table(open_page: OpenPage, game: str) -> None:
    page = open_page(f"/learn/{game}")
    page.get_by_test_id("go-on").wait_for()
    for width, height in LOW:
        page.set_viewport_size({"width": width, "height": height})
        drawn(page)
        teacher, field = page.locator(".teacher").bounding_box(), page.locator(".field").bounding_box()
        assert teacher
        assert field
        assert teacher["x"] >= field["x"] + field["width"] - 1, width
        go_on = page.get_by_test_id("go-on").bounding_box()
        assert go_on
        assert go_on["y"] + go_on["height"] <= height, width
        assert page.evaluate(MEASURE)["out"] == [], width


def test_a_game_is_begun_by_keyboard_alone(open_page: OpenPage) -> None:
    """How it goes on to its end is in test_play."""
    page = open_page("/")
    page.locator("[data-game=evidencia] button.main:not([disabled])").wait_for()
    tab_to(page, "[data-game=evidencia] button.main")
    page.keyboard.press("Enter")
    words = next_move(page)
    tab_to(page, MOVE)
    page.keyboard.press("Enter")
    expect(page.locator(f"[data-move='{words}']")).to_have_count(0)


def test_the_focus_is_ringed_for_who_plays_by_keyboard(open_page: OpenPage) -> None:
    """N29: the page moves the focus by itself, and a finger needs no ring."""
    page = open_page(size=PHONE)
    table = PreparedTable(Evidencia(), seed=1)
    table.open(page)
    ring = "getComputedStyle(document.activeElement).outlineStyle"
    page.wait_for_function("() => document.activeElement.matches('[data-move]')")
    assert page.evaluate(ring) == "none"
    page.keyboard.press("Shift")
    assert page.evaluate(ring) == "solid"
    # In the ink of the palette.
    assert page.evaluate("getComputedStyle(document.activeElement).outlineColor") == "rgb(31, 19, 11)"
    page.get_by_test_id("ask").tap()
    assert page.evaluate(ring) == "none"


def test_a_row_is_put_in_order_and_shown_by_keyboard_alone(open_page: OpenPage) -> None:
    page = open_page()
    before = row_to_order(page)
    tab_to(page, f".peg [data-card='{before[0]}']")
    page.keyboard.press("ArrowRight")
    expect_cards(page, ".peg", [before[1], before[0], *before[2:]])
    tab_to(page, "[data-present]")
    page.keyboard.press("Enter")
    page.get_by_test_id("over").wait_for()


def tab_to(page: Page, wanted: str) -> None:
    """Only the Tab key, as without a mouse."""
    for _ in range(80):
        if page.evaluate("wanted => document.activeElement.matches(wanted)", wanted):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"no way to {wanted} by keyboard")


def test_the_first_load_is_small() -> None:
    assert sum(map(size_of, entry())) <= ENTRY_KB * 1000


@pytest.mark.parametrize("game", GAMES)
def test_all_that_a_game_needs_is_small(game: str) -> None:
    assert sum(map(size_of, of_game(game))) <= GAME_KB * 1000


def test_every_answer_of_the_page_is_protected(open_page: OpenPage, site: str) -> None:
    page = open_page()
    answer = page.request.get(site + "/")
    assert "script" not in answer.headers["content-security-policy"]
    assert "'unsafe-eval'" not in answer.headers["content-security-policy"]
    script = re.findall(r"/(assets/[\w.-]+\.js)", answer.text())[0]
    served = page.request.get(f"{site}/{script}", headers={"accept-encoding": "br, gzip"})
    assert served.headers["cache-control"] == "public, max-age=31536000, immutable"
    assert served.headers["content-encoding"] == "br"
    assert page.request.get(f"{site}/assets/../../app.py").status == 404
    assert page.request.get(f"{site}/.digest").status == 404
