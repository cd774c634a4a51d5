"""A seat changes hands by consent: to somebody who watches, then to a bot; and a bot plays for somebody who is gone."""

from __future__ import annotations

import asyncio
import os
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from playwright.sync_api import Page, expect

from tests.browser.axe import violations
from tests.browser.conftest import PHONE, OpenPage
from tests.browser.page_player import next_move
from tests.browser.test_everybody import overflow
from tests.browser.test_peace import begun


def game_of_two(site: str) -> tuple[str, list[str]]:
    with ThreadPoolExecutor(1) as aside:
        return aside.submit(lambda: asyncio.run(begun(site, reveal_ms=0))).result()


def looked_at(page: Page, name: str) -> None:
    """Nobody is shut out, nothing is cut off; with a folder in ``PICTURES`` it is kept to be looked at."""
    assert (violations(page), overflow(page)) == ([], 0)
    if folder := os.environ.get("PICTURES"):
        page.screenshot(path=Path(folder) / f"takeover-{name}.png")


def test_a_watcher_takes_over_a_seat_and_then_a_bot_does(open_page: OpenPage, site: str) -> None:
    table, (ana_key, beto_key) = game_of_two(site)
    ana, beto = open_page(f"/t/{table}#k={ana_key}"), open_page(f"/t/{table}#k={beto_key}", size=PHONE)
    eva = open_page(f"/t/{table}", size=PHONE)
    expect(eva.get_by_test_id("ask")).to_be_visible()
    # Nobody is asked for a seat that nobody gives away.
    expect(eva.get_by_test_id("ask-seat")).to_have_count(0)
    beto.get_by_test_id("ask").get_by_role("button", name="Mesa", exact=True).click()
    beto.get_by_role("button", name="Dejar mi lugar a otro").click()
    looked_at(beto, "give-phone")
    beto.get_by_role("button", name="Ofrecer mi lugar").click()
    expect(eva.get_by_text("ofrece su lugar", exact=True).first).to_be_visible()
    eva.get_by_test_id("ask-seat").click()
    form = eva.get_by_test_id("ask-for-seat")
    expect(form).to_contain_text("Beto lo ofrece")
    form.get_by_label("Tu nombre").fill("Eva")
    looked_at(eva, "ask-phone")
    form.get_by_role("button", name="Pedir el lugar").click()
    expect(eva.get_by_test_id("takeover")).to_contain_text(
        "Pediste el lugar de Beto. Falta la respuesta de Ana y Beto."
    )
    looked_at(eva, "waits-phone")
    expect(ana.get_by_test_id("takeover")).to_contain_text("Eva, que está mirando, quiere seguir en el lugar de Beto.")
    looked_at(ana, "asked-desktop")
    ana.get_by_test_id("takeover").get_by_role("button", name="Acepto").click()
    expect(beto.get_by_test_id("takeover")).to_contain_text("Eva, que está mirando, quiere seguir en tu lugar.")
    looked_at(beto, "asked-phone")
    beto.get_by_test_id("takeover").get_by_role("button", name="Acepto").click()

    # Eva plays from here on, and Beto goes on watching.
    expect(beto.get_by_test_id("seat-notice")).to_contain_text("ahora lo tiene Eva")
    expect(beto.get_by_test_id("ask")).to_be_visible()
    looked_at(beto, "gave-phone")
    expect(eva.get_by_test_id("takeover")).to_have_count(0)
    assert next_move(eva)
    expect(beto.locator("[data-move]")).to_have_count(0)
    eva.reload()
    assert next_move(eva)
    looked_at(eva, "plays-phone")

    # A bot plays for Ana from here on, when Eva agrees.
    ana.get_by_role("tab", name="Mesa").click()
    ana.get_by_role("button", name="Dejar mi lugar a otro").click()
    ana.get_by_label("Nivel").select_option("facil")
    looked_at(ana, "give-desktop")
    ana.get_by_role("button", name="Dejárselo al bot").click()
    expect(ana.get_by_test_id("takeover")).to_contain_text("Querés dejarle tu lugar a un bot fácil.")
    eva.get_by_test_id("takeover").get_by_role("button", name="Acepto").click()
    expect(ana.get_by_test_id("seat-notice")).to_contain_text("Este lugar ya no es tuyo")
    looked_at(ana, "gave-desktop")
    # Whoever played that seat knows too much to have it back another way: a bot's seat may be asked for by others.
    expect(ana.get_by_test_id("ask-seat")).to_be_visible()
    ana.get_by_role("button", name="Entendido").click()
    expect(ana.get_by_test_id("seat-notice")).to_have_count(0)


def test_whoever_is_not_given_the_seat_goes_on_watching(open_page: OpenPage, site: str) -> None:
    table, (ana_key, beto_key) = game_of_two(site)
    ana, beto = open_page(f"/t/{table}#k={ana_key}", language="en"), open_page(f"/t/{table}#k={beto_key}")
    eva = open_page(f"/t/{table}", language="en")
    # He has sat down, so his device has kept the key that he comes back with.
    expect(beto.get_by_test_id("ask")).to_be_visible()
    beto.goto("/healthz")
    # A bot plays for Beto, who is gone, and nobody gets the seat while he may come back.
    ana.get_by_test_id("miss-1").click()
    eva.get_by_test_id("ask-seat").click()
    form = eva.get_by_test_id("ask-for-seat")
    expect(form).to_contain_text("a bot plays while Beto is away")
    form.get_by_label("Your name").fill("Eva")
    looked_at(eva, "ask-desktop")
    form.get_by_role("button", name="Ask for the seat").click()
    expect(form.get_by_role("alert")).to_contain_text("may still come back")
    eva.keyboard.press("Escape")
    # Whoever comes back has the seat again, as if nothing had been.
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
