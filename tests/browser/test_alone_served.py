"""A served page whose server goes away: against bots it goes on alone, and says so."""

from __future__ import annotations

import re
from collections.abc import Iterator

import httpx
import pytest
from playwright.sync_api import Browser, expect

from sobremesa.server.http.assets import PAGE
from tests.browser.alone_to_the_end import STARTING_MS
from tests.browser.bundle import wait_until_stocked
from tests.browser.page_player import next_move, take_first
from tests.server.process import Server


@pytest.fixture
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server("--data", str(tmp_path_factory.mktemp("data"))) as server:
        yield server


def test_the_page_plays_with_its_server_and_alone_when_it_is_gone(browser: Browser, server: Server) -> None:
    context = browser.new_context(base_url=server.address, locale="es-AR", reduced_motion="reduce")
    page = context.new_page()
    refused: list[str] = []
    page.on("console", lambda said: refused.append(said.text) if "Content Security Policy" in said.text else None)
    page.goto("/")
    offer = page.get_by_test_id("offline")
    offer.get_by_role("button", name="Guardarlos acá").click()
    expect(offer).to_contain_text("Están guardados en este dispositivo", timeout=STARTING_MS)
    # With its server there the page plays with it.
    page.locator("[data-game=evidencia] button.main:not([disabled])").click()
    next_move(page)
    assert re.search(r"/t/[0-9a-f]{16}$", page.url)
    wait_until_stocked(page)
    server.kill()
    page.goto("/")
    expect(page.get_by_test_id("alone-home")).to_contain_text("contra bots se juega en este dispositivo")
    page.locator("[data-game=evidencia] button.main:not([disabled])").click()
    page.get_by_test_id("ask").wait_for(timeout=STARTING_MS)
    assert "/t/alone-" in page.url
    expect(page.get_by_test_id("alone-here")).to_be_visible()
    assert next_move(page)
    assert take_first(page)
    assert refused == []
    server.start()
    page.goto("/")
    expect(page.locator("[data-game=evidencia] button.main:not([disabled])")).to_be_visible()
    expect(page.get_by_test_id("alone-home")).to_have_count(0)
    context.close()


def test_only_the_worker_may_compile_and_nothing_else_may_more_than_before(site: str) -> None:
    (worker,) = PAGE.glob("assets/alone-worker-*.js")
    policy = httpx.get(f"{site}/assets/{worker.name}").headers["content-security-policy"]
    assert policy == ("default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'; worker-src 'self'")
    for path in ("/", "/device/saved", "/alone/manifest.json", f"/assets/{next(PAGE.glob('assets/index-*.js')).name}"):
        assert "unsafe-eval" not in httpx.get(site + path).headers["content-security-policy"]


def test_what_never_changes_under_its_name_is_kept_and_lists_are_read_anew(site: str) -> None:
    (app,) = PAGE.glob("alone/app-*.z")
    assert "immutable" in httpx.head(f"{site}/alone/{app.name}").headers["cache-control"]
    assert httpx.head(f"{site}/alone/manifest.json").headers["cache-control"] == "no-cache"
    assert httpx.get(f"{site}/alone/.digest").status_code == 404
