"""A seat changes hands by consent: to a spectator, then to a bot; and a bot stands in for a player who is gone."""

from __future__ import annotations

import asyncio
import os
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from playwright.sync_api import Page, expect

from tests.browser.axe import violations
from tests.browser.conftest import PHONE, OpenPage
from tests.browser.page_player import next_move
from tests.browser.room import small_targets
from tests.browser.test_accessibility import overflow
from tests.browser.test_mute_and_report import begun


def game_of_two(site: str) -> tuple[str, list[str]]:
    with ThreadPoolExecutor(1) as aside:
        return aside.submit(lambda: asyncio.run(begun(site, reveal_ms=0))).result()


def check_look(page: Page, name: str) -> None:
    """No accessibility violation, nothing cut off; with a folder in ``PICTURES`` a screenshot is kept."""
    assert (violations(page), overflow(page)) == ([], 0)
    assert small_targets(page, "dialog, [data-testid=takeover]") == []
    if folder := os.environ.get("PICTURES"):
        page.screenshot(path=Path(folder) / f"takeover-{name}.png")


def test_a_watcher_takes_over_a_seat_and_then_a_bot_does(open_page: OpenPage, site: str) -> None:
    table, (ana_key, beto_key) = game_of_two(site)
    ana, beto = open_page(f"/t/{table}#k={ana_key}"), open_page(f"/t/{table}#k={beto_key}", size=PHONE)
    eva = open_page(f"/t/{table}", size=PHONE)
    expect(eva.get_by_test_id("ask")).to_be_visible()
    # A seat that is not offered cannot be asked for.
    expect(eva.get_by_test_id("ask-seat")).to_have_count(0)
    beto.get_by_test_id("ask").get_by_role("button", name="Mesa", exact=True).click()
    beto.get_by_role("button", name="Dejar mi lugar a otro").click()
    check_look(beto, "give-phone")
    beto.get_by_role("button", name="Ofrecer mi lugar").click()
    expect(eva.get_by_text("ofrece su lugar", exact=True).first).to_be_visible()
    eva.get_by_test_id("ask-seat").click()
    form = eva.get_by_test_id("ask-for-seat")
    expect(form).to_contain_text("Beto lo ofrece")
    form.get_by_label("Tu nombre").fill("Eva")
    check_look(eva, "ask-phone")
    form.get_by_role("button", name="Pedir el lugar").click()
    expect(eva.get_by_test_id("takeover")).to_contain_text(
        "Pediste el lugar de Beto. Falta la respuesta de Ana y Beto."
    )
    check_look(eva, "waits-phone")
    expect(ana.get_by_test_id("takeover")).to_contain_text("Eva, que está mirando, quiere seguir en el lugar de Beto.")
    check_look(ana, "asked-desktop")
    ana.get_by_test_id("takeover").get_by_role("button", name="Acepto").click()
    expect(beto.get_by_test_id("takeover")).to_contain_text("Eva, que está mirando, quiere seguir en tu lugar.")
    check_look(beto, "asked-phone")
    beto.get_by_test_id("takeover").get_by_role("button", name="Acepto").click()

    # Eva plays from here on, and Beto goes on watching.
    expect(beto.get_by_test_id("seat-notice")).to_contain_text("ahora lo tiene Eva")
    expect(beto.get_by_test_id("ask")).to_be_visible()
    check_look(beto, "gave-phone")
    expect(eva.get_by_test_id("takeover")).to_have_count(0)
    assert next_move(eva)
    expect(beto.locator("[data-move]")).to_have_count(0)
    eva.reload()
    assert next_move(eva)
    check_look(eva, "plays-phone")

    # A bot plays for Ana from here on, when Eva agrees.
    ana.get_by_role("tab", name="Mesa").click()
    ana.get_by_role("button", name="Dejar mi lugar a otro").click()
    ana.get_by_label("Nivel").select_option("facil")
    check_look(ana, "give-desktop")
    ana.get_by_role("button", name="Dejárselo al bot").click()
    expect(ana.get_by_test_id("takeover")).to_contain_text("Querés dejarle tu lugar a un bot fácil.")
    eva.get_by_test_id("takeover").get_by_role("button", name="Acepto").click()
    expect(ana.get_by_test_id("seat-notice")).to_contain_text("Este lugar ya no es tuyo")
    check_look(ana, "gave-desktop")
    # The former player of a seat knows too much to ask for it again; others may ask for a bot's seat.
    expect(ana.get_by_test_id("ask-seat")).to_be_visible()
    ana.get_by_role("button", name="Entendido").click()
    expect(ana.get_by_test_id("seat-notice")).to_have_count(0)


def test_a_spectator_who_is_refused_the_seat_goes_on_watching(open_page: OpenPage, site: str) -> None:
    table, (ana_key, beto_key) = game_of_two(site)
    ana, beto = open_page(f"/t/{table}#k={ana_key}", language="en"), open_page(f"/t/{table}#k={beto_key}")
    eva = open_page(f"/t/{table}", language="en")
    # He has sat down, so his device has kept the key that he comes back with.
    expect(beto.get_by_test_id("ask")).to_be_visible()
    beto.goto("/healthz")
    # A bot stands in for Beto, who is gone; the seat stays his while he may come back.
    ana.get_by_test_id("miss-1").click()
    eva.get_by_test_id("ask-seat").click()
    form = eva.get_by_test_id("ask-for-seat")
    expect(form).to_contain_text("a bot plays while Beto is away")
    form.get_by_label("Your name").fill("Eva")
    check_look(eva, "ask-desktop")
    form.get_by_role("button", name="Ask for the seat").click()
    expect(form.get_by_role("alert")).to_contain_text("may still come back")
    eva.keyboard.press("Escape")
    # A player who comes back has the seat again.
    beto.goto(f"/t/{table}")
    expect(eva.get_by_test_id("ask-seat")).to_have_count(0)
    expect(beto.get_by_test_id("ask")).to_be_visible()
    beto.get_by_role("tab", name="Mesa").click()
    beto.get_by_role("button", name="Dejar mi lugar a otro").click()
    beto.get_by_role("button", name="Ofrecer mi lugar").click()
    eva.get_by_test_id("ask-seat").click()
    form.get_by_label("Your name").fill("Eva")
    form.get_by_role("button", name="Ask for the seat").click()
    expect(eva.get_by_test_id("takeover")).to_contain_text("You asked for the seat of Beto.")
    ana.get_by_test_id("takeover").get_by_role("button", name="No").click()
    expect(eva.get_by_test_id("seat-notice")).to_contain_text("You were not given the seat.")
    expect(eva.get_by_test_id("ask-seat")).to_be_visible()
