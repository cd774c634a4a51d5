"""A whole game of each by ear: from the front page's first focus, with keys alone, by what is told in sentences."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import OpenPage
from tests.browser.page_player import find_in, open_table

SEATS = {"evidencia": 2, "euphoria": 4, "codigos": 2}
# The first answer alone may never end a war.
OPTIONS = {"euphoria": {"round_limit": "3"}}

# Once something is asked: how many answers there are, or that the game is over.
ASKED = """() => {
    if (document.querySelector("[data-testid=over]")) return {over: true};
    if (document.querySelector("[aria-busy=true]")) return null;
    const answers = document.querySelectorAll(".ear ol button:not(:disabled)");
    return answers.length && document.activeElement.matches("[data-answer]") ? {answers: answers.length} : null;
}"""


def turn_on(page: Page) -> None:
    page.goto("/")
    page.get_by_test_id("by-ear").wait_for(state="attached")
    page.keyboard.press("Tab")
    expect(page.get_by_test_id("by-ear")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.get_by_test_id("by-ear")).to_have_attribute("aria-pressed", "true")


@pytest.mark.parametrize("game", SEATS)
def test_a_whole_game_by_ear_with_numbers_alone(open_page: OpenPage, game: str) -> None:
    page = open_page()
    turn_on(page)
    open_table(page, game, seats=SEATS[game], options=OPTIONS.get(game, {}))
    page.get_by_test_id("ear").wait_for()
    for _answer in range(400):
        found = find_in(page, ASKED)
        if found.get("over"):
            break
        page.keyboard.type("1")
        page.keyboard.press("Enter")
    expect(page.get_by_test_id("over")).to_contain_text(re.compile("[Gg]ana"))
    expect(page.locator(".ear ul li").first).not_to_be_empty()


def test_an_answer_is_a_word_too_and_what_is_not_understood_is_said(open_page: OpenPage) -> None:
    page = open_page()
    turn_on(page)
    open_table(page, "evidencia", seats=2)
    hand = page.locator(".ear ol button")
    words = hand.nth(1).inner_text()
    card = words.removeprefix("Jugar ").split(" (")[0]
    page.locator("[data-answer]").fill("nada de eso")
    page.keyboard.press("Enter")
    expect(page.get_by_role("alert")).to_contain_text("un número del 1 al 2")
    # The sentences name what lies in the hand.
    expect(page.locator(".ear ul")).to_contain_text(card)
    page.locator("[data-answer]").fill(words)
    page.keyboard.press("Enter")
    expect(page.get_by_test_id("ask").locator("[aria-live]")).to_contain_text(
        words.removeprefix("Jugar ").split(" (")[0]
    )
