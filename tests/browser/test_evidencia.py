"""Evidencia's face: cards turn with weight, every front shows its back, a row is put in order by tapping."""

from __future__ import annotations

import re
import struct
from pathlib import Path

from playwright.sync_api import Page, expect

from sobremesa.games.evidencia.game import Evidencia
from sobremesa.table.personas import PERSONAS
from tests.browser.conftest import PHONE, OpenPage
from tests.browser.page_player import expect_cards, next_move, open_table, play_to_the_end, seen, take_first
from tests.browser.test_daily import SHARED
from tests.browser.test_dragging import row_to_order

BACKS = {card.id: card.back for card in Evidencia().cards.cards}
MOVES = {"reduced_motion": "no-preference"}
LIES_STILL = """() => {
    const stamp = document.querySelector("[data-stamp]");
    return stamp?.getAnimations().every((one) => one.playState !== "running");
}"""
UNDER_THE_STAMP = """() => {
    const stamp = document.querySelector("[data-stamp]").getBoundingClientRect();
    return [...document.querySelectorAll(".stage [data-card]")].filter((card) => {
        const {left, right, top, bottom} = card.getBoundingClientRect();
        return left < stamp.right && right > stamp.left && top < stamp.bottom && bottom > stamp.top;
    }).map((card) => card.dataset.card);
}"""


def play_a_card(page: Page) -> None:
    page.locator(".hand [data-move^='play ']").first.click()


def test_a_reveal_is_held_with_a_stamp_and_a_tap_goes_on(open_page: OpenPage) -> None:
    page = open_page(**MOVES)
    open_table(page, "evidencia", seats=2)
    next_move(page)
    # N28: what the bar says while one waits is not drawn in another typeface first.
    page.wait_for_function("() => document.fonts.check('500 1rem Alegreya')")
    play_a_card(page)
    stamp = page.locator(".note [data-stamp]")
    expect(stamp).to_have_text(re.compile("Gan|Empate"))
    expect(page.locator(".stage .front")).to_have_count(3)
    page.wait_for_function(LIES_STILL)
    # It falls on the slip of the challenge, and on none of the cards that it speaks of.
    assert page.evaluate(UNDER_THE_STAMP) == []
    # Nothing is offered before it was seen; a tap ends it.
    expect(page.locator("[data-move]:not([disabled])")).to_have_count(0)
    page.locator(".note").click()
    expect(stamp).to_have_count(0)


def test_where_nothing_moves_the_stamp_is_text_until_the_next_move(open_page: OpenPage) -> None:
    page = open_page()
    open_table(page, "evidencia", seats=2)
    next_move(page)
    play_a_card(page)
    stamp = page.get_by_test_id("ask").locator("[data-stamp]")
    expect(stamp).to_have_text(re.compile("Gan|Empate"))
    expect(page.locator(".note [data-stamp]")).to_have_count(0)
    take_first(page)
    expect(stamp).to_have_count(0)


def test_a_card_of_the_row_is_picked_by_a_tap_and_put_by_another(open_page: OpenPage) -> None:
    page = open_page(size=PHONE)
    row = row_to_order(page)
    points = page.get_by_test_id("points")
    expect(points).to_contain_text("Total")
    # D2: on a device without arrow keys the text does not mention them.
    expect(page.locator(".how")).to_have_text(re.compile("^Tocá una carta"))
    page.locator(".peg button").nth(0).tap()
    expect(page.locator(".peg .picked")).to_have_attribute("data-card", row[0])
    expect(page.locator(".how")).to_have_text(re.compile("Tocá el lugar"))
    page.locator(".peg button").nth(5).tap()
    expect_cards(page, ".peg", [*row[1:], row[0]])
    expect(page.locator(".peg .picked")).to_have_count(0)
    page.locator(".peg button").nth(5).tap()
    page.get_by_role("button", name="Un lugar a la izquierda").tap()
    expect_cards(page, ".peg", [*row[1:5], row[0], row[5]])


def test_the_end_is_shared_as_a_picture(open_page: OpenPage, tmp_path: Path) -> None:
    page = open_page(permissions=["clipboard-read", "clipboard-write"])
    address = open_table(page, "evidencia", seats=2)
    play_to_the_end(page)
    stamp = page.get_by_test_id("over").locator("[data-stamp]")
    expect(stamp).to_have_text(re.compile(r"(¡Ganaste!|Perdiste|¡Ganaron!)\s*\d+ a \d+"))
    expect(page.get_by_test_id("over")).not_to_contain_text("EV-")
    expect(page.locator(".ending")).not_to_contain_text("EV-")
    page.get_by_test_id("share").click()
    expect(page.get_by_test_id("sharing").get_by_role("img")).to_be_visible()
    with page.expect_download() as saved:
        page.get_by_test_id("share-save").click()
    picture = tmp_path / "picture.png"
    saved.value.save_as(picture)
    assert struct.unpack(">II", picture.read_bytes()[16:24]) == (1080, 1350)
    page.get_by_role("button", name="Copiar el enlace").click()
    expect(page.get_by_role("button", name="Copiado")).to_be_visible()
    assert address.replace("/t/", "/r/") in page.evaluate("navigator.clipboard.readText()")
    page.keyboard.press("Escape")
    # Its text does not say "you", and its link opens for others.
    page.evaluate(SHARED)
    page.get_by_test_id("share").click()
    page.get_by_test_id("share-now").click()
    text = seen(page, lambda: page.evaluate("() => window.shared?.text"), "what was shared")
    assert not re.search(r"\bvos\b|Ganaste|Perdiste", text)
    [link] = re.findall(r"https?://\S+", text)
    expect(open_page(link, size=PHONE).get_by_test_id("replay-next")).to_be_visible()
    page.keyboard.press("Escape")
    page.locator(".ending [data-explain='criterion:final']").click()
    page.locator(".ending .why").click()
    expect(page.get_by_test_id("explained")).to_contain_text("1 punto para quien ganó el Desafío Final")
    page.goto("/")
    personas = "|".join(one.name for one in PERSONAS.values())
    past = re.compile(rf"Evidencia.*con ({personas}).*(ganaste|perdiste) \d+ a \d+")
    expect(page.get_by_role("link", name=past)).to_be_visible()


def test_the_sheet_is_counted_line_by_line_and_then_the_stamp_falls(open_page: OpenPage) -> None:
    page = open_page(**MOVES)
    open_table(page, "evidencia", seats=2)
    play_to_the_end(page)
    over = page.get_by_test_id("over")
    expect(over).to_contain_text("Se cuentan los puntos")
    expect(page.locator(".ending.counting")).to_be_attached()
    expect(over.get_by_role("button", name="Revancha")).to_have_count(0)
    over.get_by_role("button", name="Ver el resultado").click()
    expect(over.locator("[data-stamp]")).to_be_in_viewport()
    expect(over.get_by_role("button", name="Revancha")).to_be_in_viewport()
    expect(page.locator(".ending.counting")).to_have_count(0)
