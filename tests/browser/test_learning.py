"""Lessons and replays: the same tables, from another source. And the page without a network."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import DESKTOP, PHONE, OpenPage
from tests.browser.playing import cards_at, expect_cards, open_table, play_to_the_end
from tests.browser.room import drawn

SERVICE_WORKERS = "allow"


@pytest.mark.parametrize(("language", "size"), [("es", PHONE), ("en", DESKTOP)])
def test_the_lesson_of_evidencia_leads_to_its_end(open_page: OpenPage, language: str, size: dict[str, object]) -> None:
    page = open_page("/learn/evidencia", size=size, language=language)
    page.get_by_test_id("go-on").click()
    # Another move than the one asked for is not taken, and the lesson says what to try.
    page.locator("[data-move='play g7']").click()
    expect(page.get_by_role("alert")).to_contain_text("2)")
    for words in ("play ig2", "take_rival", "to_zone"):
        page.locator(f"[data-move='{words}']").first.click()
    page.get_by_test_id("go-on").click()
    for words in ("play g4", "take_rival", "play abduccion", "take_challenge", "to_zone"):
        page.locator(f"[data-move='{words}']").first.click()
    for _told in ("the special cards", "series and runs", "what the pyramid gives"):
        page.get_by_test_id("go-on").click()
    # Where each card goes is drawn under its peg; what hangs right already has its tick.
    expect(page.locator(".ghost")).to_have_count(6)
    hang(page, ["gi3", "ojo", "ei1", "eg6", "g7", "ie8"])
    expect(page.locator(".ghost.right")).to_have_count(6)
    page.locator("[data-present]").click()
    expect(page.locator("tfoot")).to_have_text("Total102")
    # The last step is a game, in one tap; and the front page remembers the lesson.
    page.get_by_test_id("learnt").click()
    page.locator("[data-move^='play ']").first.wait_for()
    page.goto("/")
    expect(page.get_by_test_id("learnt-evidencia")).to_be_visible()


SCRIPTS = Path(__file__).parents[2] / "web" / "src" / "generated"


def follow(page: Page, game: str) -> list[str]:
    """Through a lesson as it is asked, to its last step; the moves made."""
    stops = json.loads((SCRIPTS / f"{game}.lesson.json").read_text(encoding="utf-8"))["stops"]
    made = []
    for stop in stops[:-1]:
        if not stop["play"]:
            page.get_by_test_id("go-on").click()
        for move in stop["play"]:
            made.append(" ".join(map(str, [move["verb"], *(move.get("arguments") or {}).values()])))
            asked = page.locator(f"[data-move='{made[-1]}']").first
            asked.click()
            # As at any table of Euphoria: the first tap says what an action does, the second does it.
            if page.get_by_test_id("caption").count():
                asked.click()
    page.get_by_test_id("learnt").wait_for()
    return made


def test_the_lesson_of_euphoria_has_all_seven_actions(open_page: OpenPage) -> None:
    made = follow(open_page("/learn/euphoria", size=PHONE), "euphoria")
    assert {"discard", "give", "interrogate", "choose_artifact suero", "arm", "shoot", "hide"} <= set(made)


def hang(page: Page, row: list[str]) -> None:
    """Each card in its place, from the left, with the arrow keys."""
    expect(page.locator(".peg [data-card]")).to_have_count(len(row))
    hung = cards_at(page, ".peg")
    for place, card in enumerate(row):
        while hung.index(card) > place:
            page.locator(f".peg [data-card='{card}']").press("ArrowLeft")
            at = hung.index(card)
            hung[at - 1 : at + 1] = [card, hung[at - 1]]
            expect_cards(page, ".peg", hung)


CARDS = {"evidencia": 18, "euphoria": 15, "codigos": 49}


def test_rules_are_a_page_with_all_cards_and_any_card_says_what_it_is(open_page: OpenPage) -> None:
    page = open_page("/rules/evidencia", size=PHONE)
    for game, count in CARDS.items():
        page.goto(f"/rules/{game}")
        summary = page.get_by_test_id("summary")
        expect(summary.locator("h2")).to_have_count(4)
        assert summary.evaluate("node => node.scrollWidth <= node.clientWidth"), "nothing sticks out on a phone"
        page.locator("details.cards > summary").click()
        cards = page.get_by_test_id("gallery").get_by_role("button")
        expect(cards).to_have_count(count)
        told = cards.first.get_attribute("aria-label") or ""
        cards.first.click()
        dialog = page.get_by_role("dialog")
        expect(dialog.locator("p")).to_contain_text(told.split(". ", 1)[1][:20])
        dialog.get_by_role("button", name="Qué dice el reglamento").click()
        expect(dialog.locator(".rule")).not_to_be_empty()
        page.keyboard.press("Escape")
        expect(dialog).to_have_count(0)
        page.locator("details.whole > summary").click()
        expect(page.locator("[data-clause]").first).to_be_visible()


# The cards of the own hand in whose middle something else lies, or that are not in sight.
COVERED = """() => [...document.querySelectorAll(".own [data-card]")].filter((card) => {
    const {left, right, top, bottom} = card.getBoundingClientRect();
    const there = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    return bottom > innerHeight || !there || !(card.contains(there) || there.contains(card));
}).map((card) => card.dataset.card)"""


def test_a_finished_game_is_seen_again_step_by_step(open_page: OpenPage) -> None:
    page = open_page()
    address = open_table(page, "evidencia", seats=2)
    play_to_the_end(page)
    points = page.locator("tfoot").inner_text()
    page.goto(address.replace("/t/", "/r/"))
    page.get_by_test_id("replay-next").click()
    # All cards are open: both hands show their fronts.
    expect(page.locator(".rival .mini b").first).to_be_visible()
    page.locator("#eyes").select_option("0")
    expect(page.locator(".rival .mini b")).to_have_count(0)
    # On a laptop the controls lie beside or below the hand, and not over it.
    page.set_viewport_size({"width": 1366, "height": 768})
    drawn(page)
    expect(page.locator(".own [data-card]").first).to_be_visible()
    assert page.evaluate(COVERED) == []
    page.get_by_test_id("replay-last").click()
    expect(page.locator("tfoot")).to_have_text(points, use_inner_text=True)
    page.get_by_role("button", name="Compartir").click()
    link = page.get_by_test_id("link").input_value()
    friend = open_page(link)
    friend.get_by_test_id("replay-last").click()
    expect(friend.locator("tfoot")).to_be_visible()


def test_a_replay_is_refused_while_the_game_is_played(open_page: OpenPage) -> None:
    page = open_page()
    address = open_table(page, "evidencia", seats=2)
    page.goto(address.replace("/t/", "/r/"))
    expect(page.get_by_role("heading", level=1)).to_contain_text("no se puede ver")


SHARE = "f00d" * 8


def test_the_proof_of_fair_play_holds_with_one_tap(open_page: OpenPage) -> None:
    page = open_page(size=PHONE)
    open_table(page, "evidencia", seats=2, share=SHARE)
    play_to_the_end(page)
    # What the page kept of how the game began outlives it.
    page.reload()
    page.get_by_role("button", name="Juego limpio").click()
    expect(page.locator("dialog li.good")).to_have_count(4)
    expect(page.get_by_test_id("own-share")).to_have_text(SHARE)


def test_a_share_that_is_not_in_the_record_is_missed(open_page: OpenPage) -> None:
    page = open_page(size=PHONE)
    open_table(page, "evidencia", seats=2, share=SHARE)
    play_to_the_end(page)
    page.evaluate(
        """() => {
            const [seat] = JSON.parse(localStorage["sobremesa.seats"]);
            seat.began[1].entropy = "00";
            localStorage["sobremesa.seats"] = JSON.stringify([seat]);
        }"""
    )
    page.reload()
    page.get_by_role("button", name="Juego limpio").click()
    expect(page.locator("dialog li:not(.good)")).to_contain_text("no está incluido")


def test_the_shell_opens_without_a_network(open_page: OpenPage) -> None:
    page = open_page("/")
    page.evaluate("navigator.serviceWorker.ready")
    page.reload()
    page.locator("[data-game=codigos] h2").wait_for()
    page.context.set_offline(True)
    page.reload()
    expect(page.get_by_role("heading", level=1)).to_have_text("¿A qué jugamos?")
    expect(page.get_by_role("alert")).to_contain_text("No llegamos al servidor")
    page.context.set_offline(False)


def test_it_can_be_installed(open_page: OpenPage, site: str) -> None:
    page = open_page("/")
    manifest = page.request.get(f"{site}/sobremesa.webmanifest").json()
    assert manifest["display"] == "standalone"
    drawn_sizes = {icon["sizes"] for icon in manifest["icons"] if icon["type"] == "image/png"}
    assert {"192x192", "512x512"} <= drawn_sizes
    touch = page.locator("link[rel=apple-touch-icon]").get_attribute("href")
    for address in (*(icon["src"] for icon in manifest["icons"]), touch, "/favicon.ico"):
        assert page.request.get(f"{site}{address}").ok, address
