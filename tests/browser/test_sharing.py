"""An ending that is shared: its link opens for somebody else, and its words speak to nobody at the table."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.conftest import PHONE, OpenPage
from tests.browser.playing import play_to_the_end, seen, start_against_bots
from tests.browser.test_daily import SHARED


def test_a_shared_ending_opens_for_somebody_else(open_page: OpenPage) -> None:
    page, friend = open_page("/", size=PHONE), open_page("/", size=PHONE)
    start_against_bots(page, "evidencia")
    play_to_the_end(page)
    page.evaluate(SHARED)
    page.get_by_test_id("share").click()
    text = seen(page, lambda: page.evaluate("() => window.shared?.text"), "what was shared")
    assert not re.search(r"\bvos\b|Ganaste|Perdiste", text)
    [link] = re.findall(r"https?://\S+", text)
    friend.goto(link)
    expect(friend.get_by_test_id("replay-next")).to_be_visible()
