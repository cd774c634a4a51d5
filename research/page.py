"""The page on a slow phone: ``python -m research.page``.

With a processor four times slower: the time from the first visit to the first move, by fast 3G and by 20 Mbit/s, the
bytes sent, and whether long tasks delay drawing while cards travel. Tasks are measured by processor time, which other
load does not stretch. The numbers are of one machine, not a test.
"""

from __future__ import annotations

import tempfile
from collections import Counter
from statistics import median
from typing import Any

from playwright.sync_api import Browser, CDPSession, Page, sync_playwright

from tests.browser.chromium import chromium
from tests.browser.conftest import ARGUMENTS, PHONE
from tests.browser.page_player import next_move
from tests.browser.sizes import GAMES, entry, of_game, size_of
from tests.server.process import Server

TRIES = 3
MOVES = 12
NETWORKS: dict[str, dict[str, Any]] = {
    "fast 3G": {"latency": 150, "downloadThroughput": 1_600_000 / 8, "uploadThroughput": 750_000 / 8},
    "20 Mbit/s": {"latency": 30, "downloadThroughput": 20_000_000 / 8, "uploadThroughput": 5_000_000 / 8},
}
SLOWDOWN = 4
LONG_MS = 50
# The tasks of every thread, and the mark of the page's own thread.
TRACED = ["toplevel", "devtools.timeline"]
TASK, DRAWS = "ThreadControllerImpl::RunTask", "UpdateLayoutTree"


def phone(browser: Browser, site: str) -> tuple[Page, CDPSession]:
    context = browser.new_context(base_url=site, locale="es-AR", **PHONE)
    page = context.new_page()
    page.set_default_timeout(60_000)
    tools = context.new_cdp_session(page)
    tools.send("Emulation.setCPUThrottlingRate", {"rate": SLOWDOWN})
    return page, tools


def start(page: Page, game: str) -> None:
    """To the first question of the game. A game of memory asks before whether to play with help."""
    page.locator(f"[data-game={game}] button.main:not([disabled])").tap()
    page.locator("[data-aid=false], [data-move]:not([disabled])").first.wait_for()
    if page.locator("[data-aid=false]").count():
        page.locator("[data-aid=false]").tap()
    page.locator("[data-move]:not([disabled])").first.wait_for()


def first_move(browser: Browser, site: str, game: str, network: str) -> float:
    """Seconds from opening the address until the first move is possible, with one tap before it and one to make it."""
    page, tools = phone(browser, site)
    tools.send("Network.enable")
    tools.send("Network.emulateNetworkConditions", {"offline": False, **NETWORKS[network]})
    page.goto("/", wait_until="commit")
    start(page, game)
    seconds = float(page.evaluate("performance.now()")) / 1000
    page.context.close()
    return seconds


class Trace:
    """The browser's trace, from its creation to ``tasks``."""

    def __init__(self, page: Page, tools: CDPSession) -> None:
        self._page, self._tools = page, tools
        self._events: list[dict[str, Any]] = []
        self._is_complete = False
        tools.on("Tracing.dataCollected", lambda told: self._events.extend(told["value"]))
        tools.on("Tracing.tracingComplete", self._complete)
        wanted = {"includedCategories": TRACED, "excludedCategories": ["*"]}
        tools.send("Tracing.start", {"transferMode": "ReportEvents", "traceConfig": wanted})

    def _complete(self, _told: object) -> None:
        self._is_complete = True

    def tasks(self) -> list[float]:
        """The processor time of each task of the page's thread, in ms."""
        self._tools.send("Tracing.end")
        while not self._is_complete:
            self._page.wait_for_timeout(50)
        threads = Counter((event["pid"], event["tid"]) for event in self._events if event["name"] == DRAWS)
        own = threads.most_common(1)[0][0]
        tasks = [event for event in self._events if event["name"] == TASK and (event["pid"], event["tid"]) == own]
        return [event.get("tdur", 0) / 1000 for event in tasks]


def long_tasks(browser: Browser, site: str, game: str) -> list[float]:
    """The tasks of more than 50 ms during a game, in ms."""
    page, tools = phone(browser, site)
    page.goto("/")
    start(page, game)
    trace = Trace(page, tools)
    for _move in range(MOVES):
        words = next_move(page)
        if not words:
            break
        page.locator(f"[data-move='{words}']").first.tap(force=True)
        page.wait_for_timeout(400)
    found = trace.tasks()
    page.context.close()
    return [task for task in found if task > LONG_MS]


def main() -> None:
    print(f"entry script: {sum(map(size_of, entry())) / 1000:.1f} kB")
    for game in GAMES:
        print(f"everything of {game}: {sum(map(size_of, of_game(game))) / 1000:.0f} kB")
    with tempfile.TemporaryDirectory() as data, Server("--data", data) as server, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=ARGUMENTS)
        for game in GAMES:
            for network in NETWORKS:
                tries = [first_move(browser, server.address, game, network) for _try in range(TRIES)]
                span = f"({min(tries):.1f} to {max(tries):.1f})"
                print(f"{game}: first move by {network} after {median(tries):.1f} s and 2 taps {span}")
            found = long_tasks(browser, server.address, game)
            worst = f", the longest {max(found):.0f} ms" if found else ""
            print(f"{game}: {len(found)} tasks of more than {LONG_MS} ms of processor time in {MOVES} moves{worst}")
        browser.close()


if __name__ == "__main__":
    main()
