"""Replays, the proof of fair play, and the page without a network."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.conftest import PHONE, OpenPage
from tests.browser.page_player import open_table, play_to_the_end
from tests.browser.room import drawn

# The cards of the learner's hand that are covered in the middle, or out of sight.
COVERED = """() => [...document.querySelectorAll(".own [data-card]")].filter((card) => {
    const {left, right, top, bottom} = card.getBoundingClientRect();
    const there = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    return bottom > innerHeight || !there || !(card.contains(there) || there.contains(card));
}).map((card) => card.dataset.card)"""


def test_a_finished_game_is_seen_again_step_by_step(open_page: OpenPage) -> None:
    page = open_page()
    address = open_table(page, "evidencia", seats=2)
    play_to_the_end(page)
    points = page.locator(".ending strong").all_inner_texts()
    assert len(points) == 2
    page.goto(address.replace("/t/", "/r/"))
    # Before a seat has chosen, nothing lies there sealed.
    page.get_by_test_id("replay-next").wait_for()
    expect(page.locator(".stage .sealed")).to_have_count(0)
    page.get_by_test_id("replay-next").click()
    expect(page.locator(".stage .sealed")).to_have_count(1)
    # All cards are open: both hands show their fronts.
    expect(page.locator(".rival .mini b").first).to_be_visible()
    page.locator("#eyes").select_option("0")
    expect(page.locator(".rival .mini b")).to_have_count(0)
    # On a laptop the controls lie beside or below the hand, and not over it.
    page.set_viewport_size({"width": 1366, "height": 768})
    drawn(page)
    expect(page.locator(".own [data-card]").first).to_be_visible()
    assert page.evaluate(COVERED) == []
    # D34: what a reveal meant is said here too, step by step.
    page.get_by_test_id("replay-next").click()
    expect(page.locator(".controls [data-stamp]").first).to_have_text(re.compile("Gan|Empate"))
    rounds = page.get_by_label("Ir a la ronda")
    expect(rounds.locator("option")).to_have_count(6)
    rounds.select_option("Ronda 4")
    expect(page.locator(".note")).to_contain_text("Ronda 4")
    page.get_by_test_id("replay-speed").click()
    expect(page.get_by_test_id("replay-speed")).to_have_text("×2")
    page.get_by_test_id("replay-last").click()
    expect(page.get_by_test_id("log")).to_contain_text(re.compile("Gana"))
    # A replay is seen from the first seat, as the game was.
    expect(page.locator(".ending strong")).to_have_text(points)
    page.get_by_role("button", name="Compartir").click()
    link = page.get_by_test_id("link").input_value()
    friend = open_page(link)
    friend.get_by_test_id("replay-last").click()
    expect(friend.locator(".ending strong").first).to_be_visible()


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
    # A share that is not in the record is missed.
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
    page = open_page("/", service_workers="allow")
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


SPEAKS_EARLY = """() => {
    window.early = 0;
    const look = () => {
        const told = document.querySelector(".teacher [data-testid=go-on], .learn [data-move]:not(:disabled)");
        if (told && document.querySelector(".field[data-behind]")) window.early += 1;
        requestAnimationFrame(look);
    };
    look();
}"""


def test_a_lesson_speaks_when_what_it_speaks_of_was_shown_and_the_way_there_can_be_skipped(open_page: OpenPage) -> None:
    page = open_page(reduced_motion="no-preference")
    page.goto("/learn/evidencia")
    page.evaluate(SPEAKS_EARLY)
    skip = page.get_by_test_id("skip")
    offered = page.locator(".teacher [data-testid=go-on], .learn [data-hinted]:not([disabled])")
    while True:
        offered.or_(skip).first.wait_for()
        if skip.count() and page.locator(".field[data-behind]").count():
            skip.click()
            break
        offered.first.click()
    offered.first.wait_for(timeout=2_000)
    assert page.evaluate("early") == 0
