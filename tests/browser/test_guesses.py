"""A watcher guesses who is on which team, and learns at the end how good that was; so does everybody."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.axe import violations
from tests.browser.conftest import PHONE, OpenPage
from tests.browser.page_player import open_table, play_to_the_end
from tests.browser.room import small_targets
from tests.browser.test_accessibility import overflow


def test_a_watchers_guess_is_shown_at_the_end_and_not_before(open_page: OpenPage) -> None:
    ana, watcher = open_page(), open_page(size=PHONE)
    address = open_table(ana, "euphoria", seats=4, public=True, options={"round_limit": "2"})
    watcher.goto(address)
    watcher.get_by_test_id("guess-teams").click()
    seats = watcher.get_by_test_id("guessing").get_by_role("group")
    expect(seats).to_have_count(4)
    for seat in range(4):
        seats.nth(seat).get_by_label("Subterra seguro").check()
        expect(watcher.get_by_test_id("guess-told")).to_contain_text("Anotado")
    assert (violations(watcher), overflow(watcher), small_targets(watcher, "dialog")) == ([], 0, [])
    watcher.keyboard.press("Escape")
    # Players are not asked.
    assert ana.get_by_test_id("guess-teams").count() == 0
    play_to_the_end(ana)
    expect(watcher.get_by_test_id("guess-table")).to_contain_text("Vos")
    expect(watcher.get_by_test_id("guess-table")).to_contain_text("puntos")
    ana.get_by_test_id("guess-table").locator("summary").click()
    expect(ana.get_by_test_id("guess-table")).to_contain_text("Alguien que miraba")
