"""Cards moved with a mouse and with a finger."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from sobremesa.games.evidencia.game import Evidencia
from tests.browser.conftest import DESKTOP, PHONE, OpenPage
from tests.browser.page_player import cards_at, expect_cards, next_move, open_table
from tests.browser.prepared_table import PreparedTable, is_asked, prepare
from tests.browser.room import drawn


class Mouse:
    def __init__(self, page: Page) -> None:
        self._mouse = page.mouse

    def press(self, x: float, y: float) -> None:
        self._mouse.move(x, y)
        self._mouse.down()

    def move(self, x: float, y: float) -> None:
        self._mouse.move(x, y, steps=3)

    def let_go(self) -> None:
        self._mouse.up()


class Finger:
    """Real touches: Playwright itself only taps."""

    def __init__(self, page: Page) -> None:
        self._browser = page.context.new_cdp_session(page)

    def _touch(self, kind: str, points: list[dict[str, float]]) -> None:
        self._browser.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    def press(self, x: float, y: float) -> None:
        self._touch("touchStart", [{"x": x, "y": y}])

    def move(self, x: float, y: float) -> None:
        self._touch("touchMove", [{"x": x, "y": y}])

    def let_go(self) -> None:
        self._touch("touchEnd", [])

    def be_taken_away(self) -> None:
        self._touch("touchCancel", [])


def middle(place: Locator) -> tuple[float, float]:
    place.scroll_into_view_if_needed()
    # A table that does not fit is drawn smaller in a later frame.
    drawn(place.page)
    box = place.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def row_to_order(page: Page) -> list[str]:
    """A table at which a row is to be put in order; its six cards."""
    prepare(lambda seed: PreparedTable(Evidencia(), seed=seed), is_asked("order")).open(page)
    expect(page.locator(".peg button[data-card]")).to_have_count(6)
    return cards_at(page, ".peg")


@pytest.mark.parametrize("held", [False, True], ids=["at once", "held first"])
def test_evidencia_is_played_by_dragging(open_page: OpenPage, held: bool) -> None:
    page = open_page()
    open_table(page, "evidencia", seats=2)
    card, mouse = page.locator(f".hand [data-move='{next_move(page)}']"), Mouse(page)
    start, end = middle(card), middle(page.locator("[data-drop=play]"))
    mouse.press(*start)
    if held:
        # A card that is held is explained; the explanation does not stay in the way of the drag.
        expect(page.locator(".explained")).to_be_visible()
    mouse.move(*end)
    expect(page.locator(".explained")).to_have_count(0)
    mouse.let_go()
    expect(card).to_have_count(0)


@pytest.mark.parametrize(("start", "end"), [(0, 5), (5, 0)], ids=["first to last", "last to first"])
@pytest.mark.parametrize(("hand", "size"), [(Mouse, DESKTOP), (Finger, PHONE)], ids=["mouse", "touch"])
def test_a_card_of_the_row_follows_the_hand_to_any_place(
    open_page: OpenPage, hand: type[Mouse | Finger], size: dict[str, Any], start: int, end: int
) -> None:
    page = open_page(size=size)
    row = row_to_order(page)
    pointer, pegs, card = hand(page), page.locator(".peg"), row[start]
    pointer.press(*middle(pegs.nth(start)))
    step = 1 if end > start else -1
    for place in range(start + step, end + step, step):
        pointer.move(*middle(pegs.nth(place)))
        row.remove(card)
        row.insert(place, card)
        expect_cards(page, ".peg", row)
        expect(page.locator(f".peg [data-dragged][data-card='{card}']")).to_have_count(1)
    pointer.let_go()
    expect(page.locator(".peg [data-dragged]")).to_have_count(0)
    assert cards_at(page, ".peg") == row


def test_a_touch_that_is_taken_away_lets_the_card_go(open_page: OpenPage) -> None:
    page = open_page(size=PHONE)
    row = row_to_order(page)
    finger, pegs = Finger(page), page.locator(".peg")
    finger.press(*middle(pegs.nth(0)))
    finger.move(*middle(pegs.nth(1)))
    expect(page.locator(f".peg [data-dragged][data-card='{row[0]}']")).to_have_count(1)
    finger.be_taken_away()
    expect(page.locator(".peg [data-dragged]")).to_have_count(0)
