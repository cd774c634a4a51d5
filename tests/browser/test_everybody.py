"""Everybody can use it: screen readers, keyboards, small phones, slow phones."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]  # ships no types
from playwright.sync_api import Page, expect

from sobremesa.server.assets import PAGE
from tests.browser.conftest import DESKTOP, PHONE, OpenPage
from tests.browser.playing import MOVE, cards_at, expect_cards, next_move, open_table, play_to_the_end, take_first

FIRST_LOAD_KB = 150
INTERACTIVE_SECONDS = 2.0
SMALLEST = {"width": 360, "height": 640}
# A slow phone of a few years ago on a mobile network.
NETWORK = {"offline": False, "latency": 150, "downloadThroughput": 1_600_000 / 8, "uploadThroughput": 750_000 / 8}
# The phone takes this long for the loop; a desktop of today a quarter of it.
PHONE_LOOP_MS = 120.0
LOOP = """() => {
    const once = () => {
        const start = performance.now();
        let sum = 0;
        for (let n = 0; n < 3e6; n++) sum = (sum * 31 + n * Math.sqrt(n)) % 1000003;
        return performance.now() - start + (sum < 0 ? 1 : 0);
    };
    once();
    return Math.min(once(), once(), once());
}"""


def violations(page: Page) -> list[str]:
    found: list[dict[str, Any]] = Axe().run(page).response["violations"]
    return [f"{one['id']}: {node['target']} {node['failureSummary'][:300]}" for one in found for node in one["nodes"]]


def overflow(page: Page) -> int:
    return int(page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth"))


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("language", ["es", "en"])
def test_axe_finds_nothing_on_any_screen(open_page: OpenPage, language: str, scheme: str) -> None:
    page = open_page("/", size=PHONE, language=language, color_scheme=scheme)
    page.locator("[data-game=codigos] h2").wait_for()
    found = violations(page)
    page.goto("/new/euphoria")
    page.locator("summary").click()
    page.get_by_role("radio", name="4").wait_for(state="attached")
    found += violations(page)
    page.goto("/t/nothing")
    page.get_by_role("heading", level=1).wait_for()
    found += violations(page)
    address = open_table(page, "evidencia", seats=2)
    next_move(page)
    found += violations(page)
    for button in range(4):
        page.locator(".tools [aria-expanded]").nth(button).click()
        found += violations(page)
        page.locator(".drawer .close").click()
    page.locator("header nav button").last.click()
    found += violations(page)
    page.keyboard.press("Escape")
    seen: set[str] = set()
    while (words := next_move(page)) or page.locator("[data-present]").count():
        if words.split()[:1] and words.split()[0] not in seen:
            seen.add(words.split()[0])
            found += violations(page)
        if not words:
            found += violations(page)
            page.locator("[data-present]").click()
            break
        page.locator(f"[data-move='{words}']").first.click()
        page.wait_for_timeout(60)
    page.get_by_test_id("over").wait_for()
    found += violations(page)
    page.goto(address.replace("/t/", "/r/"))
    page.get_by_role("heading", level=1).wait_for()
    found += violations(page)
    assert found == []


@pytest.mark.parametrize("game", ["euphoria", "codigos"])
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing_at_the_other_tables(open_page: OpenPage, game: str, scheme: str) -> None:
    page = open_page("/", size=PHONE if scheme == "light" else DESKTOP, color_scheme=scheme)
    open_table(page, game, seats=4, options={"round_limit": "3"} if game == "euphoria" else {})
    found = []
    for count in range(24):
        next_move(page)
        if count % 8 == 0:
            found += violations(page)
        if not take_first(page):
            break
    if game == "euphoria":
        play_to_the_end(page)
        found += violations(page)
    assert found == []


def test_nothing_scrolls_sideways_on_a_small_phone(open_page: OpenPage) -> None:
    page = open_page("/", size={**PHONE, "viewport": SMALLEST})
    page.locator("[data-game=codigos] h2").wait_for()
    assert overflow(page) == 0
    page.goto("/new/codigos")
    page.locator("summary").click()
    assert overflow(page) == 0
    for game, seats in (("evidencia", 2), ("codigos", 4), ("euphoria", 8)):
        open_table(page, game, seats=seats, options={"round_limit": "2"} if game == "euphoria" else {})
        for _ in range(8):
            words = next_move(page)
            assert overflow(page) == 0, (game, words)
            if not take_first(page):
                break
        if game != "codigos":
            play_to_the_end(page)
            assert overflow(page) == 0, game


def test_evidencia_is_played_wholly_by_keyboard(open_page: OpenPage) -> None:
    page = open_page("/")
    page.locator("[data-game=evidencia] button.main:not([disabled])").wait_for()
    tab_to(page, "[data-game=evidencia] button.main")
    page.keyboard.press("Enter")
    for _ in range(60):
        words = next_move(page)
        if not words:
            break
        tab_to(page, MOVE)
        page.keyboard.press("Enter")
        page.wait_for_timeout(120)
    expect(page.locator("[data-present]")).to_be_visible()
    before = cards_at(page, ".peg")
    tab_to(page, f".peg [data-card='{before[0]}']")
    page.keyboard.press("ArrowRight")
    expect_cards(page, ".peg", [before[1], before[0], *before[2:]])
    tab_to(page, "[data-present]")
    page.keyboard.press("Enter")
    page.get_by_test_id("over").wait_for()


def tab_to(page: Page, wanted: str) -> None:
    """Only the Tab key, as somebody without a mouse would."""
    for _ in range(80):
        if page.evaluate("wanted => document.activeElement.matches(wanted)", wanted):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"no way to {wanted} by keyboard")


def test_the_first_load_is_small() -> None:
    """All the script that the front page and a table of Evidencia need, compressed."""
    index = (PAGE / "index.html").read_text()
    first = set(re.findall(r"/(assets/[\w.-]+\.js)", index))
    assert first
    assert sum(size_of(name) for name in first) < FIRST_LOAD_KB * 1000 / 2
    everything = {path.relative_to(PAGE).as_posix() for path in (PAGE / "assets").glob("*.js")}
    assert sum(size_of(name) for name in everything) < FIRST_LOAD_KB * 1000 * 2


def size_of(name: str) -> int:
    return Path(f"{PAGE / name}.gz").stat().st_size


def test_the_page_can_be_used_soon_on_a_slow_phone(open_page: OpenPage) -> None:
    """The best of a few tries, as other tests take their share of this machine."""
    tries: list[float] = []
    while len(tries) < 8 and min(tries, default=9.0) >= INTERACTIVE_SECONDS:
        tries.append(seconds_until_usable(open_page("about:blank", size=PHONE)))
    assert min(tries) < INTERACTIVE_SECONDS, tries


def seconds_until_usable(page: Page) -> float:
    tools = page.context.new_cdp_session(page)
    tools.send("Network.enable")
    tools.send("Network.emulateNetworkConditions", NETWORK)
    # So slow that the loop takes as long as on the phone, however fast or busy this machine is.
    rate = max(1.0, PHONE_LOOP_MS / float(page.evaluate(LOOP)))
    tools.send("Emulation.setCPUThrottlingRate", {"rate": rate})
    page.goto("/", wait_until="commit")
    page.locator("[data-game=codigos] button.main:not([disabled])").wait_for()
    return float(page.evaluate("performance.now()")) / 1000


def test_every_answer_of_the_page_is_protected(open_page: OpenPage, site: str) -> None:
    page = open_page("/")
    answer = page.request.get(site + "/")
    assert "script" not in answer.headers["content-security-policy"]
    assert "'unsafe-eval'" not in answer.headers["content-security-policy"]
    script = re.findall(r"/(assets/[\w.-]+\.js)", answer.text())[0]
    served = page.request.get(f"{site}/{script}", headers={"accept-encoding": "br, gzip"})
    assert served.headers["cache-control"] == "public, max-age=31536000, immutable"
    assert served.headers["content-encoding"] == "br"
    assert page.request.get(f"{site}/assets/../../app.py").status == 404
    assert page.request.get(f"{site}/.digest").status == 404
