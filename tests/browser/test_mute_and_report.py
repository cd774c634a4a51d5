"""Among people: mute a player, and report one to the operator."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from playwright.sync_api import Page, expect

from sobremesa.client import Client
from tests.browser.axe import violations
from tests.browser.conftest import OpenPage
from tests.browser.room import small_targets


async def begun(site: str, **settings: Any) -> tuple[str, list[str]]:
    """A game of two people: its table, and their keys."""
    client = Client(site)
    table = (await client.open("evidencia", seats=2, public=True, **settings)).table
    ana, beto = await client.sit(table, "Ana"), await client.sit(table, "Beto")
    async with ana, beto:
        await ana.start()
    return table, [ana.key, beto.key]


def say(page: Page, words: str) -> None:
    page.get_by_role("tab", name="Charla").click()
    page.get_by_label("Decí algo").fill(words)
    page.get_by_role("button", name="Decir", exact=True).click()
    expect(page.get_by_test_id("talk")).to_contain_text(words)


def test_a_player_is_muted_and_reported(open_page: OpenPage, site: str) -> None:
    with ThreadPoolExecutor(1) as aside:
        table, (ana_key, beto_key) = aside.submit(lambda: asyncio.run(begun(site, talk="free"))).result()
    ana = open_page(f"/t/{table}#k={ana_key}")
    beto = open_page(f"/t/{table}#k={beto_key}")
    say(beto, "¡Qué bodrio!")
    ana.get_by_role("tab", name="Charla").click()
    expect(ana.get_by_test_id("talk")).to_contain_text("¡Qué bodrio!")
    ana.get_by_role("tab", name="Mesa").click()
    peace = ana.get_by_test_id("peace")
    peace.locator("summary").click()
    assert (violations(ana), small_targets(ana, "[data-testid=peace]")) == ([], [])
    peace.get_by_label("No mostrar lo que dice Beto").check()
    peace.get_by_label("Avisarle a quien lleva el servidor sobre").select_option("Beto")
    peace.get_by_label("¿Qué pasó?").fill("Insulta")
    peace.get_by_role("button", name="Mandar").click()
    expect(peace.get_by_role("status")).to_have_text("Quedó anotado para quien lleva el servidor.")
    ana.get_by_role("tab", name="Charla").click()
    expect(ana.get_by_test_id("talk")).not_to_contain_text("¡Qué bodrio!")
    say(ana, "Sigamos")
    expect(beto.get_by_test_id("talk")).to_contain_text("Sigamos")


def test_among_strangers_there_are_gestures_and_nothing_to_write(open_page: OpenPage, site: str) -> None:
    with ThreadPoolExecutor(1) as aside:
        table, (key, _other) = aside.submit(lambda: asyncio.run(begun(site))).result()
    page = open_page(f"/t/{table}#k={key}")
    page.get_by_role("tab", name="Charla").click()
    expect(page.get_by_test_id("talk")).to_contain_text("se habla con las afirmaciones del juego y con gestos")
    expect(page.get_by_label("Decí algo")).to_have_count(0)
    page.get_by_role("button", name="aplauso").click()
    expect(page.get_by_test_id("talk").get_by_role("img")).to_have_count(1)
    assert violations(page) == []
