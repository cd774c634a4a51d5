"""Every screen, on a phone and on a desktop, into ``screenshots/``: ``python -m tests.browser.screenshots [name]``."""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, expect, sync_playwright

from tests.browser.chromium import chromium
from tests.browser.conftest import ARGUMENTS, DESKTOP, PHONE
from tests.browser.playing import next_move, open_table, play_to_the_end, start_against_bots, take_first
from tests.server.process import Server

FOLDER = Path(__file__).parents[2] / "screenshots"
SIZES = {"phone": PHONE, "desktop": DESKTOP}

Shot = Callable[[str], None]


class Photographer:
    def __init__(self, browser: Browser, site: str) -> None:
        self.browser = browser
        self.site = site

    def page(self, size: dict[str, Any], **more: Any) -> Page:
        settings = {"base_url": self.site, "locale": "es-AR", "reduced_motion": "reduce", **size, **more}
        page = self.browser.new_context(**settings).new_page()
        page.set_default_timeout(15_000)
        return page


def front(page: Page, shot: Shot) -> None:
    page.goto("/")
    page.locator("[data-game=codigos] .line").wait_for()
    page.wait_for_timeout(300)
    shot("front")


def new_table(page: Page, shot: Shot) -> None:
    page.goto("/new/euphoria")
    page.get_by_label("Tu nombre").fill("Ana")
    page.locator("summary").click()
    shot("new-table")


def lobby(page: Page, shot: Shot) -> None:
    page.goto("/new/codigos")
    page.get_by_label("Tu nombre").fill("Ana")
    page.get_by_role("button", name="Armar la mesa").click()
    page.get_by_test_id("link").wait_for()
    page.get_by_role("button", name="Código QR").click()
    page.locator("img").wait_for()
    shot("lobby")


def evidencia(page: Page, shot: Shot) -> None:
    page.goto("/")
    start_against_bots(page, "evidencia")
    page.locator("[data-move^=play]").first.wait_for()
    page.wait_for_timeout(200)
    shot("evidencia-1-play")
    taken: set[str] = set()
    while kind := next_move(page):
        name = kind.split()[0]
        if name in ("take_challenge", "to_pyramid", "at_slot", "decline") and name not in taken:
            taken.add(name)
            shot(f"evidencia-2-{name}")
        page.locator(f"[data-move='{kind}']").first.click()
        page.wait_for_timeout(150)
    page.locator("[data-present]").wait_for()
    page.locator(".below li button").first.click()
    shot("evidencia-3-order")
    page.locator("[data-present]").click()
    page.get_by_test_id("over").wait_for()
    page.wait_for_timeout(200)
    shot("evidencia-4-end")
    page.get_by_role("button", name="Juego limpio").click()
    page.locator("dialog li.good").first.wait_for()
    shot("evidencia-5-fairness")


def panels(page: Page, shot: Shot) -> None:
    page.goto("/")
    start_against_bots(page, "evidencia")
    page.locator("[data-move]").first.wait_for()
    for name in ("Qué pasó", "Charla", "Reglas", "Mesa"):
        narrow = page.locator(".tools").get_by_role("button", name=name)
        page.get_by_role("tab", name=name).or_(narrow).first.click()
        page.wait_for_timeout(250)
        shot(f"panel-{name.lower().replace(' ', '-').replace('é', 'e').replace('ó', 'o')}")
        if page.locator(".drawer.fixed .close").count():
            page.locator(".drawer.fixed .close").click()
    page.get_by_role("button", name="Ajustes").click()
    shot("settings")


def other_games(page: Page, shot: Shot) -> None:
    for game in ("euphoria", "codigos"):
        page.goto("/")
        start_against_bots(page, game)
        for _ in range(12):
            take_first(page)
        next_move(page)
        shot(f"{game}-1-play")


def euphoria(page: Page, shot: Shot) -> None:
    """Eight seats: laying, a turn, a target, a seat brought close, what was seen, a claim, a window, the notebook."""

    def press(words: str) -> None:
        page.locator(f".euphoria [data-move='{words}']:not([disabled])").first.click()

    open_table(page, "euphoria", seats=8, options={"first": "host"}, window_ms=4000, memory_aid=True)
    page.locator(".own .lay").first.wait_for()
    shot("euphoria-2-lay")
    for _ in range(2):
        page.locator(".own .lay").first.click()
        page.wait_for_timeout(150)
    page.locator(".dock").wait_for()
    shot("euphoria-3-turn")
    press("interrogate")
    page.locator("[data-move='choose_seat 4']").wait_for()
    shot("euphoria-4-seat")
    press("choose_seat 4")
    page.locator(".spotlight").wait_for()
    shot("euphoria-5-close")
    press("choose_recruit 2")
    page.get_by_test_id("glimpse").wait_for()
    shot("euphoria-6-seen")
    page.get_by_test_id("glimpse").get_by_role("button").click()
    page.locator(".euphoria[data-phase=window] .dock").wait_for(timeout=60_000)
    shot("euphoria-7-window")
    page.locator(".own .tool").nth(2).click()
    shot("euphoria-8-notebook")


def ends(page: Page, shot: Shot) -> None:
    for game, seats in (("euphoria", 4), ("codigos", 2)):
        open_table(page, game, seats=seats)
        play_to_the_end(page)
        shot(f"{game}-9-end")


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


def states(page: Page, shot: Shot) -> None:
    page.goto("/t/nothing-here")
    page.get_by_role("link", name="Volver al comienzo").wait_for()
    shot("no-such-table")


def dark(page: Page, shot: Shot) -> None:
    page.emulate_media(color_scheme="dark")
    front(page, lambda name: shot(f"{name}-dark"))
    start_against_bots(page, "evidencia")
    page.locator("[data-move^=play]").first.wait_for()
    shot("evidencia-dark")


SCREENS = (front, new_table, lobby, evidencia, panels, learn, replay, other_games, euphoria, ends, states, dark)


def main(wanted: list[str]) -> None:
    FOLDER.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as data, Server("--data", data) as server, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=ARGUMENTS)
        photographer = Photographer(browser, server.address)
        for size, given in SIZES.items():
            for screen in SCREENS:
                if wanted and screen.__name__ not in wanted:
                    continue
                page = photographer.page(given)

                def shot(name: str, page: Page = page, size: str = size) -> None:
                    expect(page.locator("body")).to_be_visible()
                    page.screenshot(path=FOLDER / f"{name}-{size}.png", full_page=True)
                    print(f"{name}-{size}.png")

                try:
                    screen(page, shot)
                finally:
                    page.screenshot(path=FOLDER / f"last-{size}.png")
                    page.context.close()
        browser.close()


if __name__ == "__main__":
    main(sys.argv[1:])
