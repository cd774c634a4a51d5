"""Games from the first tap to the last sentence."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import OpenPage
from tests.browser.playing import play_to_the_end, start_against_bots


def test_evidencia_is_played_to_its_end_against_a_bot(open_page: OpenPage) -> None:
    page = open_page("/")
    start_against_bots(page, "evidencia")
    assert play_to_the_end(page) >= 12
    expect(page.get_by_test_id("log")).to_contain_text("El Desafío Final era")
