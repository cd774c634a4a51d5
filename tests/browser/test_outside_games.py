"""A game that the page was not built with: listed, drawn, told and played to its end."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.chance import SEEDED
from tests.browser.conftest import DESKTOP, PHONE, OpenPage
from tests.browser.page_player import next_move, play_to_the_end, start_against_bots
from tests.server.process import HOUSE, Server

KEY = "a-key-for-the-workshop"


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory, at_work: Path) -> Iterator[str]:
    """A server with the example beside its own games."""
    data = str(tmp_path_factory.mktemp("data"))
    options = ("--data", data, "--games-from", str(HOUSE / "examples"), "--lab")
    environment = {"TEST_AT_WORK": str(at_work), "SOBREMESA_LAB_KEY": KEY}
    with Server(*options, before=SEEDED, environment=environment) as server:
        yield server.address


def test_it_is_on_the_front_page_with_its_own_words(open_page: OpenPage) -> None:
    page = open_page("/", language="en")
    thing = page.locator("[data-game=alfajores]")
    expect(thing.get_by_role("heading")).to_have_text("Alfajores")
    expect(thing.locator(".facts")).to_have_text("2 to 4 players · 5 minutes")
    expect(thing.get_by_role("link", name="Learn")).to_have_count(0)


@pytest.mark.parametrize(("size", "language"), [("phone", "es"), ("desktop", "en")])
def test_it_is_played_to_its_end_against_bots(open_page: OpenPage, size: str, language: str) -> None:
    page = open_page("/", size=PHONE if size == "phone" else DESKTOP, language=language)
    start_against_bots(page, "alfajores")
    question = {"es": "¿Con qué cuchara te estirás?", "en": "Which spoon do you reach with?"}[language]
    expect(page.get_by_test_id("ask")).to_contain_text(question)
    assert next_move(page).startswith("reach c")
    hand = page.locator(".mine [data-zone=hand] button[data-card]")
    expect(hand).to_have_count(6)
    # The page holds no card of other hands.
    assert page.locator(".others [data-zone=hand] [data-card]").count() == 0
    if language == "en":
        page.get_by_role("tab", name="Rules").click()
        expect(page.get_by_text("The greatest spoon takes the plate and its points.")).to_be_visible()
    assert play_to_the_end(page) == 6
    expect(page.locator(".mine [data-zone=spent] [data-card]")).to_have_count(6)
    expect(page.get_by_test_id("over")).to_be_visible()


def test_the_workshop_makes_a_deck_of_it_and_lets_bots_play_it(open_page: OpenPage) -> None:
    page = open_page(f"/lab#key={KEY}", language="en")
    page.locator("[data-shelf=run] button").click()
    expect(page.get_by_role("dialog").locator("option[value='printed:alfajores']")).to_have_text(
        "Alfajores, the printed deck"
    )
    page.keyboard.press("Escape")
    page.locator("[data-shelf=deck] button").click()
    page.get_by_role("radio", name="Alfajores").check(force=True)
    page.get_by_role("button", name="Make the deck").click()
    expect(page.get_by_label("Name (English), flan")).to_have_value("Flan with caramel")
    page.get_by_role("button", name="Simulate").click()
    expect(page.get_by_role("dialog").get_by_role("radio", name="4", exact=True)).to_have_count(1)
