"""The handbook in a browser: its search finds things in both languages, and everybody can read it."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.axe import violations
from tests.browser.conftest import DESKTOP, PHONE, OpenPage
from tests.browser.test_accessibility import overflow

# One of each kind: front page, rules, prose with code, wide tables, signatures.
PLACES = ("", "play/evidencia/", "host/doctor/", "host/settings/", "commands/", "terminal/")


def search(page: Page, words: str) -> list[str]:
    """The titles of what is found."""
    # It listens to keys, not to what is filled in.
    page.get_by_role("textbox").press_sequentially(words)
    found = page.locator(".md-search-result__item h1")
    found.first.wait_for()
    return found.all_inner_texts()


SOUGHT = {
    "/docs/": [
        ("pirámide", "Evidencia", "/docs/play/evidencia/"),
        ("laser", "Euphoria", "/docs/play/euphoria/"),
        ("copia", "Copias y versiones nuevas", "/docs/host/backup/"),
    ],
    "/docs/en/": [
        ("backups", "Backups and upgrades", "/docs/en/host/backup/"),
        ("exploitability", "Measurements", "/docs/en/measurements/"),
    ],
}


@pytest.mark.parametrize("path", SOUGHT)
def test_search_finds_it_and_asks_nobody_else(open_page: OpenPage, site: str, path: str) -> None:
    page = open_page()
    asked: list[str] = []
    page.context.on("request", lambda request: asked.append(request.url))
    for words, title, address in SOUGHT[path]:
        page.goto(path)
        assert title in search(page, words)
        page.locator(".md-search-result__link", has=page.locator("h1", has_text=title)).first.click()
        expect(page).to_have_url(re.compile(rf"^{re.escape(site + address)}(\?|#|$)"))
        expect(page.get_by_role("heading", level=1, name=title)).to_be_visible()
    assert [url for url in asked if not url.startswith((f"{site}/docs/", "data:"))] == []


@pytest.mark.parametrize("place", PLACES)
def test_everybody_can_read_it(open_page: OpenPage, place: str) -> None:
    """In light on a phone, and in dark with more room; in either language it fits the phone."""
    page = open_page(f"/docs/{place}", size=PHONE, color_scheme="light")
    found = violations(settled(page))
    assert overflow(page) == 0
    page.emulate_media(color_scheme="dark")
    page.goto(f"/docs/en/{place}")
    assert overflow(settled(page)) == 0
    page.set_viewport_size(DESKTOP["viewport"])
    expect(page.locator("body")).to_have_attribute("data-md-color-scheme", "slate")
    found += [f"dark: {one}" for one in violations(page)]
    assert found == []


def settled(page: Page) -> Page:
    page.get_by_role("heading", level=1).wait_for()
    page.evaluate("() => document.fonts.ready")
    return page


def test_the_front_page_leads_there_and_back_in_the_readers_language(open_page: OpenPage, site: str) -> None:
    page = open_page("/", language="en")
    page.get_by_role("link", name="Handbook").click()
    expect(page).to_have_url(f"{site}/docs/en/")
    page.get_by_role("link", name="Español").click()
    expect(page).to_have_url(f"{site}/docs/")
    page.get_by_role("link", name="Ir a jugar").click()
    expect(page).to_have_url(f"{site}/")
    page.locator("[data-game=codigos] h2").wait_for()


def test_the_same_page_is_one_tap_away_in_the_other_language(open_page: OpenPage, site: str) -> None:
    page = open_page("/docs/en/host/doctor/", size=PHONE)
    page.get_by_role("link", name="Español").click()
    expect(page).to_have_url(f"{site}/docs/host/doctor/")
    expect(page.get_by_role("heading", level=1)).to_contain_text("¿Anda todo bien?")
