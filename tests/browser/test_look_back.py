"""What everybody knew, at the page: it arrives after the replay, and tells nothing of what was not looked at yet."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.browser.axe import violations
from tests.browser.conftest import PHONE, OpenPage
from tests.browser.page_player import open_table, play_to_the_end
from tests.browser.room import drawn, small_targets
from tests.browser.test_accessibility import LOW, overflow


def finished(page: Page) -> str:
    address = open_table(page, "evidencia", seats=2, public=True)
    play_to_the_end(page)
    return address.replace("/t/", "/r/")


def until(page: Page) -> int:
    return int(page.get_by_test_id("chances").get_attribute("data-until") or -1)


def test_a_replay_shows_what_a_seat_could_believe_and_no_more_than_was_looked_at(open_page: OpenPage) -> None:
    page = open_page()
    replay = finished(page)
    page.goto(replay)
    page.get_by_label("Con los ojos de").select_option("0")
    page.get_by_test_id("tab-known").click()
    back = page.get_by_test_id("look-back")
    expect(back.get_by_role("status")).to_have_count(0)
    # At the deal the page shows nothing of the game.
    assert until(page) == 0
    expect(back.get_by_test_id("believed")).to_contain_text("Mano")
    expect(back.get_by_test_id("believed")).to_contain_text("%")
    for _step in range(2):
        page.get_by_test_id("replay-next").click()
    expect(back.get_by_test_id("chances")).to_have_attribute("data-until", "2")
    assert violations(page) == []
    page.get_by_test_id("ask-experto").click()
    advised = back.get_by_test_id("advised").get_by_role("listitem").first
    expect(advised).to_contain_text(re.compile("dudó|% de su atención"))
    back.get_by_test_id("spoil").click()
    expect(back.get_by_test_id("spoil")).to_have_count(0)
    assert until(page) > 10
    on_a_phone(open_page(replay, size=PHONE, language="en"))


def beyond(page: Page) -> list[str]:
    """The buttons that are not wholly on the screen."""
    return list(
        page.evaluate("""() => [...document.querySelectorAll("main button")]
            .filter((one) => one.checkVisibility() && one.getBoundingClientRect().width)
            .filter((one) => one.getBoundingClientRect().right > innerWidth)
            .map((one) => one.ariaLabel ?? one.textContent)""")
    )


def on_its_side(page: Page) -> None:
    """The controls stand beside the table, and what was known beside them."""
    for width, height in LOW:
        page.set_viewport_size({"width": width, "height": height})
        drawn(page)
        controls, field = page.locator(".controls").bounding_box(), page.locator(".field").bounding_box()
        assert controls
        assert field
        assert controls["x"] >= field["x"] + field["width"] - 1, width
        assert (overflow(page), beyond(page)) == (0, []), width
        assert page.locator(".controls").evaluate("node => node.scrollHeight - node.clientHeight") <= 1, width
    page.get_by_test_id("replay-next").click()
    expect(page.get_by_test_id("chances")).to_have_attribute("data-until", "2")


def on_a_phone(page: Page) -> None:
    """There it comes up from below, and leaves the controls free: one walks and watches the line."""
    page.get_by_test_id("replay-share").wait_for()
    assert (overflow(page), small_targets(page), beyond(page)) == (0, [], [])
    page.get_by_test_id("what-was-known").click()
    back = page.get_by_test_id("look-back")
    expect(back.get_by_test_id("chances")).to_be_visible()
    expect(back.get_by_role("heading", name="How the game stood, with everything in sight")).to_be_visible()
    page.get_by_test_id("replay-next").click()
    expect(back.get_by_test_id("chances")).to_have_attribute("data-until", "1")
    back.get_by_role("button", name="Ana").click()
    expect(back.get_by_role("heading", name="What Ana could believe")).to_be_visible()
    expect(back.get_by_role("status")).to_have_count(0)
    assert (violations(page), overflow(page), small_targets(page, "[data-testid=look-back]")) == ([], 0, [])
    on_its_side(page)
