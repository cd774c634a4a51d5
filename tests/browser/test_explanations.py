"""What lies on a table is asked about with real fingers: by a tap where nothing else can be done with it, else by
holding it. What it answers for everything at every table is in web/src/faces/tables.test.ts."""

from __future__ import annotations

from playwright.sync_api import expect

from sobremesa.games.evidencia.game import Evidencia
from tests.browser.conftest import PHONE, OpenPage
from tests.browser.prepared_table import PreparedTable, is_asked, prepare


def test_a_tap_or_a_finger_that_rests_asks_what_it_is(open_page: OpenPage) -> None:
    page = open_page(size=PHONE)
    table = prepare(lambda seed: PreparedTable(Evidencia(), seed=seed), is_asked("take"))
    table.open(page)
    explained = page.get_by_test_id("explained")
    page.locator(".rival .mini.back").first.tap()
    expect(explained).to_be_visible()
    page.keyboard.press("Escape")
    expect(explained).to_have_count(0)
    # Holding a card that could be played tells what it is, and plays nothing.
    card = page.locator(".pick[data-move]").first
    box = card.bounding_box()
    assert box
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.mouse.down()
    expect(explained).to_be_visible()
    page.mouse.up()
    page.keyboard.press("Escape")
    expect(explained).to_have_count(0)
    expect(page.locator(".field")).to_have_attribute("aria-busy", "false")
    expect(card).to_be_visible()
    # Nothing that lies over a table and is put away makes the page sit down again.
    assert table.lines == 1
