"""A player's own games at the page: a slow game over a restart, on another device, taken along and forgotten."""

from __future__ import annotations

import re
import zipfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.axe import violations
from tests.browser.conftest import DESKTOP, PATIENCE_MS, PHONE, OpenPage
from tests.browser.page_player import next_move, play_to_the_end, start_against_bots, take_first
from tests.browser.test_accessibility import overflow
from tests.server.process import Server


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Server]:
    with Server("--data", str(tmp_path)) as server:
        yield server


def device(browser: Browser, server: Server, path: str, size: dict[str, Any] = DESKTOP) -> Page:
    context = browser.new_context(base_url=server.address, locale="es-AR", reduced_motion="reduce", **size)
    context.set_default_timeout(PATIENCE_MS)
    page = context.new_page()
    page.goto(path)
    return page


def open_slow_table(page: Page) -> str:
    page.get_by_label("Tu nombre").fill("Ana")
    page.get_by_text("Cambiar cómo se juega").click()
    page.get_by_label("partida lenta: días para cada jugada").check()
    page.get_by_text("3 días", exact=True).click()
    page.get_by_role("button", name="Armar la mesa").click()
    page.wait_for_url("**/t/*")
    return page.url


def test_a_slow_game_goes_on_after_a_restart_and_on_another_device(browser: Browser, own_server: Server) -> None:
    ana = device(browser, own_server, "/new/evidencia", PHONE)
    address = open_slow_table(ana)
    expect(ana.locator("main")).to_contain_text("3 días para cada jugada")
    invitation = ana.evaluate("JSON.parse(localStorage.getItem('sobremesa.seats'))[0].invite")
    beto = device(browser, own_server, f"{address}#i={invitation}")
    beto.get_by_label("Tu nombre").fill("Beto")
    beto.get_by_role("button", name="Sentarme").click()
    beto.get_by_role("button", name="Ya estoy").wait_for()
    ana.get_by_role("button", name="Empezar").click()
    next_move(ana)
    take_first(ana)
    beto.goto("/mine")
    running = beto.get_by_test_id("mine-running")
    expect(running).to_contain_text("con Ana")
    own_server.kill()
    own_server.start()
    beto.reload()
    expect(running).to_contain_text("te toca")
    expect(running).to_contain_text("quedan 2 días")
    # Another device with the same key: it asks before it changes its identity, and then the seat is there.
    key = beto.evaluate("localStorage.getItem('sobremesa.person')")
    phone = device(browser, own_server, f"/mine#k={key}", PHONE)
    phone.get_by_role("button", name="Usarlo en este aparato").click()
    phone.get_by_test_id("mine-running").get_by_role("link").click()
    next_move(phone)
    take_first(phone)
    ana.goto("/mine")
    expect(ana.get_by_test_id("mine-running")).to_contain_text("con Beto")
    assert (violations(ana), overflow(ana)) == ([], 0)
    for page in (ana, beto, phone):
        page.context.close()


def test_a_finished_game_is_found_taken_along_and_forgotten(open_page: OpenPage) -> None:
    page = open_page("/mine", size=PHONE)
    expect(page.get_by_role("heading", name="Todavía no hay ninguna")).to_be_visible()
    assert (violations(page), overflow(page)) == ([], 0)
    page.goto("/")
    start_against_bots(page, "evidencia")
    play_to_the_end(page)
    page.goto("/")
    page.get_by_role("link", name="Todas mis partidas").click()
    finished = page.get_by_test_id("mine-finished")
    expect(finished.get_by_role("listitem")).to_have_count(1)
    expect(finished).to_contain_text(re.compile("Evidencia.*(ganaste|perdiste|no ganó nadie)"))
    assert (violations(page), overflow(page)) == ([], 0)
    page.get_by_placeholder("un nombre o un juego").fill("nadie se llama así")
    expect(finished).to_contain_text("No hay ninguna partida con «nadie se llama así».")
    page.get_by_placeholder("un nombre o un juego").fill("evid")
    expect(finished.get_by_role("listitem")).to_have_count(1)
    with page.expect_download() as saved:
        page.get_by_role("button", name="Bajar todas las partidas").click()
    with zipfile.ZipFile(saved.value.path()) as packed:
        (name,) = packed.namelist()
        assert packed.read(name).startswith(b"sobremesa record")
    finished.get_by_role("link").click()
    page.wait_for_url("**/r/*")
    page.get_by_role("slider").wait_for()
    page.go_back()
    page.get_by_role("button", name="Código QR").click()
    page.get_by_alt_text("Código QR con el enlace").wait_for()
    before = page.evaluate("localStorage.getItem('sobremesa.person')")
    page.get_by_role("button", name="Olvidarme").click()
    page.get_by_role("button", name="Sí, olvidarme").click()
    expect(page.get_by_text("ya nadie sabe cuáles eran tus partidas")).to_be_visible()
    expect(page.get_by_role("heading", name="Todavía no hay ninguna")).to_be_visible()
    assert page.evaluate("localStorage.getItem('sobremesa.person')") != before
