"""The page on a slow phone: ``python -m bench.page`` (``make bench-page``).

Processor four times slower, fast 3G: how long from the first visit to the first move, how much is sent, and whether
anything keeps the page from drawing while cards travel. Numbers of one machine, not a test.
"""

from __future__ import annotations

import tempfile
from statistics import median

from playwright.sync_api import Browser, CDPSession, Page, sync_playwright

from tests.browser.chromium import chromium
from tests.browser.conftest import ARGUMENTS, PHONE
from tests.browser.playing import next_move
from tests.browser.sizes import GAMES, entry, of_game, size_of
from tests.server.process import Server

TRIES = 3
MOVES = 12
FAST_3G = {"offline": False, "latency": 150, "downloadThroughput": 1_600_000 / 8, "uploadThroughput": 750_000 / 8}
SLOWDOWN = 4
LONG_MS = 50
WATCH = """
    globalThis.longTasks = [];
    new PerformanceObserver((found) => found.getEntries().forEach((one) => longTasks.push(one.duration)))
        .observe({ type: 'longtask', buffered: true });
"""


def phone(browser: Browser, site: str) -> tuple[Page, CDPSession]:
    context = browser.new_context(base_url=site, locale="es-AR", **PHONE)
    context.add_init_script(WATCH)
    page = context.new_page()
    page.set_default_timeout(60_000)
    tools = context.new_cdp_session(page)
    tools.send("Emulation.setCPUThrottlingRate", {"rate": SLOWDOWN})
    return page, tools


def first_move(browser: Browser, site: str, game: str) -> float:
    """Seconds from the address to the first move being possible, with one tap before it and one to make it."""
    page, tools = phone(browser, site)
    tools.send("Network.enable")
    tools.send("Network.emulateNetworkConditions", FAST_3G)
    page.goto("/", wait_until="commit")
    page.locator(f"[data-game={game}] button.main:not([disabled])").tap()
    page.locator("[data-move]:not([disabled])").first.wait_for()
    seconds = float(page.evaluate("performance.now()")) / 1000
    page.context.close()
    return seconds


def long_tasks(browser: Browser, site: str, game: str) -> list[float]:
    """The tasks of more than 50 ms while a game is played, in ms."""
    page, _tools = phone(browser, site)
    page.goto("/")
    page.locator(f"[data-game={game}] button.main:not([disabled])").tap()
    next_move(page)
    page.evaluate("longTasks.length = 0")
    for _move in range(MOVES):
        words = next_move(page)
        if not words:
            break
        page.locator(f"[data-move='{words}']").first.tap(force=True)
        page.wait_for_timeout(400)
    found: list[float] = page.evaluate("longTasks")
    page.context.close()
    return found


def main() -> None:
    print(f"entry script: {sum(map(size_of, entry())) / 1000:.1f} kB")
    for game in GAMES:
        print(f"everything of {game}: {sum(map(size_of, of_game(game))) / 1000:.0f} kB")
    with tempfile.TemporaryDirectory() as data, Server("--data", data) as server, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=ARGUMENTS)
        for game in GAMES:
            tries = [first_move(browser, server.address, game) for _try in range(TRIES)]
            print(f"{game}: first move after {median(tries):.1f} s and 2 taps ({min(tries):.1f} to {max(tries):.1f})")
            found = long_tasks(browser, server.address, game)
            worst = f", the longest {max(found):.0f} ms" if found else ""
            print(f"{game}: {len(found)} tasks over {LONG_MS} ms in {MOVES} moves{worst}")
        browser.close()


if __name__ == "__main__":
    main()
