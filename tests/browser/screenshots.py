"""Every screen, phase, moment and ending at five sizes: ``python -m tests.browser.screenshots [name]``.

They go into ``screenshots/``. One page for each screen, resized: what is photographed is the same at every size.
"""

from __future__ import annotations

import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

from tests.browser.chromium import chromium
from tests.browser.conftest import ARGUMENTS
from tests.browser.playing import MOVE, PRESENT, next_move, open_table, play_to_the_end, start_against_bots
from tests.browser.room import SIZES, resized
from tests.server.process import Server

FOLDER = Path(__file__).parents[2] / "screenshots"
GAMES: dict[str, dict[str, Any]] = {
    "evidencia": {"seats": 2},
    "euphoria": {"seats": 5, "options": {"first": "host", "round_limit": "4"}, "window_ms": 1500, "memory_aid": True},
    "codigos": {"seats": 3},
}
TABLE = "document.querySelector('.field').dataset"

Shot = Callable[[str], None]


def front(page: Page, shot: Shot) -> None:
    page.goto("/")
    page.locator("[data-game=codigos] .line").wait_for()
    shot("front")


def new_table(page: Page, shot: Shot) -> None:
    page.goto("/new/euphoria")
    page.get_by_label("Tu nombre").fill("Ana")
    page.locator("summary").first.click()
    shot("new-table")


def lobby(page: Page, shot: Shot) -> None:
    page.goto("/new/codigos")
    page.get_by_label("Tu nombre").fill("Ana")
    page.get_by_role("button", name="Armar la mesa").click()
    page.get_by_test_id("link").wait_for()
    shot("lobby")


def phases(game: str) -> Callable[[Page, Shot], None]:
    """Each phase in which something is asked, the first time, and the end."""

    def screen(page: Page, shot: Shot) -> None:
        open_table(page, game, **GAMES[game])
        seen: set[str] = set()
        while "over" not in seen:
            next_move(page)
            phase = page.evaluate(f"{TABLE}.phase")
            if phase not in seen:
                seen.add(phase)
                shot(f"{game}-{phase}")
            if phase != "over":
                page.locator(f"{MOVE}, {PRESENT}").first.click(timeout=3000)

    screen.__name__ = game
    return screen


def moments(game: str) -> Callable[[Page, Shot], None]:
    """Each kind of moment, the first time: the page's own time stands still while it is photographed."""

    def screen(page: Page, shot: Shot) -> None:
        page.emulate_media(reduced_motion="no-preference")
        page.clock.install()
        open_table(page, game, **GAMES[game])
        seen: set[str] = set()
        end = time.monotonic() + 120
        while time.monotonic() < end and not page.get_by_test_id("over").locator("[data-stamp]").count():
            kind = page.evaluate(f"{TABLE}.moment")
            if kind and kind not in seen:
                seen.add(kind)
                page.wait_for_timeout(700)
                page.clock.pause_at(page.evaluate("Date.now()") + 1)
                shot(f"{game}-moment-{kind}")
                page.clock.resume()
                continue
            offered = page.locator(f"{MOVE}, {PRESENT}").first
            if not kind and offered.count():
                offered.click(timeout=3000)
            page.wait_for_timeout(60)

    screen.__name__ = f"{game}_moments"
    return screen


def panels(page: Page, shot: Shot) -> None:
    page.goto("/")
    start_against_bots(page, "evidencia")
    page.locator("[data-move]").first.wait_for()
    resized(page, "small")
    for name in ("Qué pasó", "Charla", "Reglas", "Mesa"):
        page.locator(".tools").get_by_role("button", name=name).click()
        shot(f"panel-{name.lower().replace(' ', '-').replace('é', 'e').replace('ó', 'o')}")
        resized(page, "small")
        page.locator(".drawer.fixed .close").click()
    page.get_by_role("button", name="Ajustes").click()
    shot("settings")


def learn(page: Page, shot: Shot) -> None:
    page.goto("/learn/evidencia")
    page.get_by_test_id("go-on").click()
    page.locator("[data-move='play ig2']").wait_for()
    shot("learn")


def replay(page: Page, shot: Shot) -> None:
    address = open_table(page, "evidencia", seats=2)
    play_to_the_end(page)
    page.goto(address.replace("/t/", "/r/"))
    page.get_by_test_id("replay-next").click(click_count=6)
    shot("replay")
    page.get_by_test_id("replay-last").click()
    shot("replay-end")


def states(page: Page, shot: Shot) -> None:
    page.goto("/t/nothing-here")
    page.get_by_role("link", name="Volver al comienzo").wait_for()
    shot("no-such-table")


def dark(page: Page, shot: Shot) -> None:
    page.emulate_media(color_scheme="dark")
    front(page, lambda name: shot(f"{name}-dark"))
    for game, settings in GAMES.items():
        open_table(page, game, **settings)
        next_move(page)
        shot(f"{game}-dark")
        play_to_the_end(page)
        shot(f"{game}-over-dark")


TABLES = [screen for game in GAMES for screen in (phases(game), moments(game))]
SCREENS = (front, new_table, lobby, *TABLES, panels, learn, replay, states, dark)


def photograph(browser: Browser, site: str, screen: Callable[[Page, Shot], None]) -> None:
    page = browser.new_context(base_url=site, locale="es-AR", reduced_motion="reduce").new_page()
    page.set_default_timeout(15_000)

    def shot(name: str) -> None:
        for size, (width, height) in SIZES.items():
            page.set_viewport_size({"width": width, "height": height})
            page.wait_for_timeout(80)
            page.screenshot(path=FOLDER / f"{name}-{size}.png", full_page=not page.locator(".field").count())
        print(name, flush=True)

    try:
        screen(page, shot)
    finally:
        page.context.close()


def main(wanted: list[str]) -> None:
    FOLDER.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as data, Server("--data", data) as server, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=ARGUMENTS)
        for screen in SCREENS:
            if not wanted or screen.__name__ in wanted:
                photograph(browser, server.address, screen)
        browser.close()


if __name__ == "__main__":
    main(sys.argv[1:])
