"""What stands around every table: what is asked, undone, heard and said, and a card under the pointer."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from sobremesa.games.codigos.game import Codigos
from sobremesa.games.euphoria.game import Euphoria
from sobremesa.games.evidencia.game import Evidencia
from sobremesa.kernel.game import AnyGame
from tests.browser.conftest import PHONE, OpenPage
from tests.browser.page_player import next_move, open_table, take_first
from tests.browser.prepared_table import OWN, PreparedTable, prepare
from tests.browser.room import MEASURE, SIZES, drawn, resize
from tests.browser.test_front_page import both_seated


def test_undo_stands_beside_the_hint_and_takes_back_what_was_just_done(open_page: OpenPage) -> None:
    """D12."""
    page = open_page(size=PHONE)
    open_table(page, "evidencia", seats=2)
    next_move(page)
    undo = page.get_by_test_id("undo")
    expect(page.get_by_role("button", name="Pista")).to_be_visible()
    expect(undo).to_have_count(0)
    while page.locator(".field[data-phase=send]").count() == 0:
        assert take_first(page)
        next_move(page)
    undo.click()
    expect(page.locator(".field")).to_have_attribute("data-phase", "take")
    assert next_move(page).startswith("take_")


def test_the_speaker_is_in_sight_and_one_tap_is_silence(open_page: OpenPage) -> None:
    """D30."""
    page = open_page(size=PHONE)
    open_table(page, "evidencia", seats=2)
    speaker = page.get_by_role("button", name="Sonido")
    expect(speaker).to_be_in_viewport(ratio=1)
    expect(speaker).to_have_attribute("aria-pressed", "true")
    speaker.tap()
    expect(speaker).to_have_attribute("aria-pressed", "false")
    assert page.evaluate("JSON.parse(localStorage.getItem('sobremesa.settings')).muted") is True


# How much of a button's words its number covers, in square pixels.
COVERED = """(button) => {
    const badge = button.querySelector(".unread").getBoundingClientRect();
    const words = document.createRange();
    words.selectNodeContents([...button.childNodes].find((part) => part.nodeType === 3 && part.textContent.trim()));
    const {left, right, top, bottom} = words.getBoundingClientRect();
    const [width, height] = [Math.min(right, badge.right) - Math.max(left, badge.left),
        Math.min(bottom, badge.bottom) - Math.max(top, badge.top)];
    return Math.max(0, width) * Math.max(0, height);
}"""


def test_what_is_said_stands_at_the_speaker_and_its_number_covers_no_word(open_page: OpenPage) -> None:
    """D22."""
    ana, beto = open_page(size=PHONE), open_page()
    both_seated(ana, beto)
    beto.get_by_role("tab", name="Charla").click()
    beto.get_by_placeholder("Decí algo").fill("¡Buenas!")
    beto.get_by_role("button", name="Decir").click()
    expect(ana.get_by_test_id("bubble").filter(has_text="¡Buenas!").first).to_be_visible()
    talk = ana.get_by_label("La mesa", exact=True).get_by_role("button", name=re.compile("Charla"))
    expect(talk.locator(".unread")).to_have_text("1")
    assert talk.evaluate(COVERED) < 40  # the line is higher than its letters
    talk.click()
    expect(ana.get_by_test_id("talk")).to_contain_text("¡Buenas!")
    expect(talk.locator(".unread")).to_have_count(0)
    # With room for both, what happened and what is said stand beside the table at once (D8).
    expect(beto.get_by_test_id("log")).to_have_count(0)
    resize(beto, "desktop")
    expect(beto.get_by_test_id("log")).to_be_visible()
    expect(beto.get_by_test_id("talk")).to_be_visible()


# What lies over the middle of the words under the deck.
OVER_THE_DECKS_NAME = """() => {
    const {left, right, top, bottom} = document.querySelector(".deck .under").getBoundingClientRect();
    return document.elementFromPoint((left + right) / 2, (top + bottom) / 2).className;
}"""


def test_the_deck_casts_no_shadow_on_its_name(open_page: OpenPage) -> None:
    page = open_page()
    PreparedTable(Codigos(3), seed=1).open(page)
    for size in SIZES:
        resize(page, size)
        assert "under" in page.evaluate(OVER_THE_DECKS_NAME), size


HOVERED = """async (card) => {
    let steady = 0;
    for (let n = 0; n < 20; n++) {
        await new Promise((done) => requestAnimationFrame(done));
        steady += document.querySelector(card).matches(":hover") ? 1 : 0;
    }
    return steady;
}"""


def test_a_card_that_rises_under_the_pointer_does_not_fall_again(open_page: OpenPage) -> None:
    page = open_page(reduced_motion="no-preference")
    PreparedTable(Evidencia(), seed=1).open(page)
    card = ".hand [data-move]"
    # It leans, and so does its frame.
    expect(page.locator(card).first).to_have_css("rotate", re.compile("deg"))
    at_the_edge(page, card)
    assert page.evaluate(HOVERED, card) == 20


def at_the_edge(page: Page, card: str) -> None:
    """The pointer comes to rest on the lowest line of the card."""
    box = page.locator(card).first.bounding_box()
    assert box
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] - 2
    page.mouse.move(x, y - 40)
    page.mouse.move(x, y, steps=8)


def test_the_orders_for_a_lifted_card_leave_the_own_exposed_code_in_sight(open_page: OpenPage) -> None:
    page = open_page()

    def has_laid_a_code(table: PreparedTable) -> bool:
        return table.phase == "act" and bool(table.scene.exposed[OWN].card) and len(table.scene.collections[OWN]) > 1

    prepare(lambda seed: PreparedTable(Codigos(3), seed=seed, sought=("expose", "take")), has_laid_a_code).open(page)
    card, orders = page.locator(".held .able").first, page.locator(".orders")
    for size in SIZES:
        resize(page, size)
        card.click()
        above, code = orders.bounding_box(), page.locator(".own .exposed").bounding_box()
        assert above
        assert code
        assert 0 <= above["y"] < above["y"] + above["height"] <= code["y"], size
        card.click()
        expect(orders).to_have_count(0)


def test_a_player_who_comes_back_sees_the_end_of_what_they_missed(open_page: OpenPage) -> None:
    """Told everything at once, with nothing that moves: what was stamped meanwhile leaves room for the table."""
    page = open_page()
    resize(page, "phone")
    table = PreparedTable(Euphoria(8, {"first": "host", "round_limit": "20"}), seed=2, sought=("arm",))
    table.open(page)
    next_move(page)
    while table.scene.round < 4 or table.phase != "action":
        table.play()
    table.tell_at_once(since=table.told)
    page.locator(".field[data-phase=action]").wait_for()
    expect(page.get_by_test_id("ask").locator("[data-stamp]")).to_have_count(3)
    drawn(page)
    measured = page.evaluate(MEASURE)
    assert (measured["out"], measured["scrolls"]) == ([], 0)


# How small a table is drawn so that it fits, and whether its cards go without their sentences.
DRAWN_SMALLER = """() => {
    const table = document.querySelector(".field > :is(.evidencia, .table, .euphoria)");
    return table && (table.classList.contains("brief") || Number(table.style.getPropertyValue("--fit") || 1) < 1);
}"""


@pytest.mark.parametrize("game", [Evidencia(), Codigos(3), Euphoria(5)], ids=["evidencia", "codigos", "euphoria"])
def test_cards_on_their_way_do_not_make_the_table_smaller(open_page: OpenPage, game: AnyGame) -> None:
    """What lies there fits; a card that comes from below sticks out while it travels."""
    page = open_page(reduced_motion="no-preference")
    resize(page, "desktop")
    table = PreparedTable(game, seed=1, sought=("expose", "take", "add"))
    table.open(page)
    for _ in range(14):
        table.play()
        if table.is_over:
            break
        table.tell()
        drawn(page)
        assert not page.evaluate(DRAWN_SMALLER), table.phase


COVERED_BY_TELEGRAM = """() => {
    const box = (one) => one.getBoundingClientRect();
    const telegram = box(document.querySelector(".telegram"));
    return [...document.querySelectorAll(".offer .pick, .rival")].filter((one) => {
        const {left, right, top, bottom} = box(one);
        const isBeside = right <= telegram.left + 1 || left >= telegram.right - 1;
        return !isBeside && bottom > telegram.top + 1 && top < telegram.bottom - 1;
    }).map((one) => one.className);
}"""


def test_nothing_is_asked_while_a_telegram_is_read_and_a_tap_on_it_plays_nothing(open_page: OpenPage) -> None:
    page = open_page(reduced_motion="no-preference")
    table = PreparedTable(Codigos(3), seed=1, sought=("reveal", "say", "lay", "add", "done", "expose", "take"))
    table.open(page)
    while not page.locator(".telegram").count():
        assert not table.is_over
        table.play()
        table.tell()
        page.locator(".telegram, .field:not([data-behind])").first.wait_for()
    assert page.locator("[data-move]:not(:disabled)").count() == 0
    # It stands above the hand: neither the offer nor a rival is behind it.
    for size in SIZES:
        resize(page, size)
        assert page.evaluate(COVERED_BY_TELEGRAM) == [], size
    played = table.played
    page.locator(".telegram").click(force=True)
    expect(page.locator(".telegram")).to_have_count(0)
    expect(page.locator(".field:not([data-behind])")).to_be_visible()
    assert table.played == played


BELOW = """kept => {
    const shown = (one) => one.checkVisibility({ opacityProperty: true });
    const seen = [...kept.querySelectorAll("li, .score")].filter(shown);
    return Math.max(...seen.map((one) => one.getBoundingClientRect().bottom));
}"""


def test_on_a_phone_what_was_revealed_does_not_lie_on_what_is_exposed(open_page: OpenPage) -> None:
    sought = ("say", "lay", "done", "add", "expose", "take")
    table = prepare(
        lambda seed: PreparedTable(Codigos(2, {"memory_aid": "on"}), seed=seed, sought=sought, memory_aid=True),
        lambda table: len(table.scene.hidden[OWN]) > 1 and len(table.scene.revealed[OWN]) > 1,
    )
    page = open_page()
    table.open(page)
    for size in ("phone", "small"):
        resize(page, size)
        exposed = page.locator(".own .laid").bounding_box()
        assert exposed
        assert page.locator(".kept").evaluate(BELOW) <= exposed["y"] + 1, size
