"""A player at the page: looks at what is asked and takes the first thing offered."""

from __future__ import annotations

from playwright.sync_api import Page, expect


def start_against_bots(page: Page, game: str) -> None:
    page.locator(f"[data-game={game}]").get_by_role("button", name="bots").click()
    expect(page.get_by_test_id("ask")).to_be_visible()


def play_to_the_end(page: Page, most: int = 400) -> int:
    """Plays the first move in the list until the game is over; how many moves that took."""
    for count in range(most):
        move = page.locator("[data-move]:not([disabled])").first
        over = page.get_by_test_id("over")
        move.or_(over).first.wait_for(timeout=20_000)
        if over.count():
            return count
        move.click()
    raise AssertionError("the game does not end")
