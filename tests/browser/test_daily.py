"""The deal of the day at the page: found, played once, its result to share; the puzzle; the same for another device."""

from __future__ import annotations

from playwright.sync_api import Locator, Page, expect

from tests.browser.axe import violations
from tests.browser.conftest import PHONE, OpenPage
from tests.browser.page_player import PLAY, seen
from tests.browser.test_accessibility import overflow

# What the device's own means of sharing were given.
SHARED = """() => {
    window.shared = null;
    navigator.canShare = () => true;
    navigator.share = async ({ text, files }) => {
        window.shared = { text, files: files.map((one) => [one.name, one.type, one.size]) };
    };
}"""


def deal(page: Page, what: str) -> Locator:
    return page.locator(f"[data-deal={what}]")


def commitments(page: Page) -> list[str]:
    page.get_by_text("Cómo se comprueba").click()
    return page.locator("details dd code").all_inner_texts()


def test_the_deal_of_the_day_is_played_once_and_shared(open_page: OpenPage) -> None:
    page, other = open_page("/", size=PHONE), open_page("/daily")
    page.get_by_role("link", name="La mano del día").click()
    expect(page.get_by_role("heading", name="La mano del día", level=1)).to_be_visible()
    evidencia = deal(page, "evidencia")
    expect(evidencia).to_contain_text("Contra")
    assert (violations(page), overflow(page)) == ([], 0)
    # Against the same persona, from the same deal.
    told = deal(other, "evidencia")
    expect(told).to_contain_text(evidencia.locator(".rivals").inner_text().splitlines()[0])
    assert commitments(page) == commitments(other)
    evidencia.get_by_role("button", name="Jugar").click()
    page.wait_for_url("**/t/*")
    table = page.url
    page.get_by_test_id("ask").wait_for()
    # A player who leaves comes back to the same table.
    page.goto("/daily")
    evidencia.get_by_role("button", name="Seguir jugando").click()
    page.wait_for_url(table)
    page.get_by_test_id("ask").wait_for()
    assert int(page.evaluate(PLAY, 2000)) > 0
    page.get_by_test_id("over").wait_for()
    expect(page.get_by_role("button", name="Revancha")).to_have_count(0)
    page.get_by_role("link", name="Ver cómo les fue a los demás").click()
    expect(page.get_by_test_id("outcome-evidencia")).to_be_visible()
    expect(evidencia.get_by_role("button", name="Jugar")).to_have_count(0)
    expect(evidencia).to_contain_text("Por ahora la jugaste solo vos")
    assert (violations(page), overflow(page)) == ([], 0)
    page.evaluate(SHARED)
    evidencia.get_by_test_id("share").click()
    page.get_by_test_id("share-now").click()
    shared = seen(page, lambda: page.evaluate("() => window.shared"), "what was shared")
    assert "La mano del día" in shared["text"]
    assert "/daily" in shared["text"]
    ((name, kind, size),) = shared["files"]
    assert (name, kind, size > 10_000) == ("sobremesa-evidencia.png", "image/png", True)
    # Others see no result before they have played.
    other.reload()
    expect(told.get_by_role("button", name="Jugar")).to_be_visible()
    expect(told.locator("figure")).to_have_count(0)


def test_the_puzzle_is_put_in_order_once_by_the_keyboard(open_page: OpenPage) -> None:
    page = open_page("/daily", size=PHONE)
    deal(page, "orden").get_by_role("link", name="Ordenar").click()
    page.wait_for_url("**/daily/orden")
    cards = page.locator("[data-row]")
    expect(cards).to_have_count(6)
    # All that the order is found with is in sight at once, and so is the way to present it.
    page.set_viewport_size({"width": 360, "height": 740})
    for part in (page.locator(".pyramid"), page.get_by_test_id("points"), page.get_by_role("button", name="Presentar")):
        expect(part).to_be_in_viewport(ratio=1)
    first = cards.first.get_attribute("data-card")
    page.locator(f"[data-row][data-card='{first}']").press("End")
    expect(cards.last).to_have_attribute("data-card", first or "")
    assert (violations(page), overflow(page)) == ([], 0)
    page.get_by_role("button", name="Presentar").click()
    expect(page.get_by_test_id("outcome-orden")).to_contain_text("720")
    assert (violations(page), overflow(page)) == ([], 0)
    # It stays what it is.
    page.reload()
    expect(page.get_by_test_id("outcome-orden")).to_contain_text("720")
    expect(page.locator("[data-row]")).to_have_count(0)
    page.get_by_role("link", name="Volver a la mano del día").click()
    expect(deal(page, "orden").get_by_role("link", name="Ver cómo quedó")).to_be_visible()


def test_a_day_that_never_was_leads_to_today(open_page: OpenPage) -> None:
    page = open_page("/daily/2020-01-01", language="en")
    page.get_by_role("link", name="Go to today's").click()
    expect(page.get_by_role("heading", name="The deal of the day", level=1)).to_be_visible()
