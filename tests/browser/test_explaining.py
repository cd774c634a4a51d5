"""Whatever lies on a table says what it is: by a tap where nothing else can be done with it, else by holding it."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from sobremesa.games.codigos.game import Codigos
from sobremesa.games.euphoria.game import Euphoria
from sobremesa.games.evidencia.game import Evidencia
from sobremesa.kernel.game import AnyGame
from tests.browser.conftest import PHONE, OpenPage
from tests.browser.prepared import PreparedTable

# By game: what it is, the phase that is looked at, what must be there to ask about, what a tap asks about, and what is
# held.
GAMES: dict[str, tuple[Callable[[], AnyGame], str, set[str], str, str]] = {
    "evidencia": (
        Evidencia,
        "take",
        {"card", "regular", "thing:back", "thing:challenge", "thing:pyramid", "thing:zone"},
        ".rival .mini.back",
        ".pick[data-move]",
    ),
    "euphoria": (
        lambda: Euphoria(5, {"first": "host"}),
        "start",
        {"card", "action:arm", "action:hide", "thing:deck", "thing:laser", "thing:pile", "thing:recruit-hidden"},
        ".deck",
        ".dock [data-move]",
    ),
    "codigos": (
        lambda: Codigos(2),
        "choose",
        {"card", "regular", "thing:deck", "thing:hidden", "thing:pile"},
        ".deck",
        ".envelope[data-move]",
    ),
}
ASKED = "[...new Set([...document.querySelectorAll('.field [data-explain]')].map((one) => one.dataset.explain))]"


@pytest.mark.parametrize("game", GAMES)
def test_everything_on_the_table_says_what_it_is(open_page: OpenPage, game: str) -> None:
    make, phase, wanted, tapped, held = GAMES[game]
    table = PreparedTable(make(), seed=1, sought=("lay", "add", "done", "expose", "take"))
    while table.phase != phase:
        table.play()
    page = open_page(size=PHONE)
    table.open(page)
    page.locator(f".field[data-phase={phase}]").wait_for()
    explained = page.get_by_test_id("explained")
    asked: list[str] = page.evaluate(ASKED)
    assert wanted <= {what if what.startswith(("thing", "action")) else what.partition(":")[0] for what in asked}
    for what in asked:
        page.locator(f".field [data-explain='{what}']").first.dispatch_event("contextmenu")
        expect(explained.locator("p").first, what).to_have_text(re.compile(r"\w.*\.$"))
        page.keyboard.press("Escape")
        expect(explained).to_have_count(0)
        page.wait_for_function("() => !history.state?.layer")
    page.locator(tapped).first.tap()
    expect(explained).to_be_visible()
    page.keyboard.press("Escape")
    # Holding a card that could be played tells what it is, and plays nothing.
    card = page.locator(held).first
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
