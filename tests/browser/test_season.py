"""The season at the page: a game between two devices, and the table that it is in."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.axe import violations
from tests.browser.conftest import PHONE, OpenPage
from tests.browser.test_accessibility import overflow
from tests.browser.test_groups import found_group, play_together, sit_down


def until_rated(page: Page, name: str) -> None:
    """Ratings are written beside the moves: the page shows them as soon as the server has them."""
    for _time in range(200):
        if name in page.request.get("/api/season/evidencia").text():
            return
        page.wait_for_timeout(100)
    pytest.fail("never rated")


def test_a_rated_game_between_two_keys_and_its_table(open_page: OpenPage) -> None:
    ana, beto = open_page("/new/evidencia", size=PHONE), open_page()
    # A public table: everybody who comes by reads their names.
    ana.get_by_label("Tu nombre").fill("Anahí")
    ana.get_by_text("Cambiar cómo se juega").click()
    ana.get_by_text("al instante").click()
    ana.get_by_text("Mostrar la mesa en la lista").click()
    ana.get_by_role("button", name="Armar la mesa").click()
    ana.wait_for_url("**/t/*")
    beto.goto(ana.url.partition("#")[0])
    sit_down(beto, "Bettina")
    ana.get_by_role("button", name="Empezar").click()
    play_together(ana, beto)
    until_rated(ana, "Bettina")
    ana.goto("/mine")
    ana.get_by_role("link", name="Ver la temporada").click()
    ana.wait_for_url("**/season/evidencia")
    lines = ana.get_by_test_id("ladder-two").get_by_role("listitem")
    expect(lines.filter(has_text="Anahí")).to_contain_text("vos")
    expect(lines.filter(has_text="Bettina")).to_contain_text("de 1")
    expect(lines.filter(has_text="Bettina")).to_contain_text("entre")
    assert (violations(ana), overflow(ana)) == ([], 0)
    # A forgotten player is in no table any more.
    beto.goto("/mine")
    beto.get_by_role("button", name="Olvidarme", exact=True).click()
    beto.get_by_role("button", name="Sí, olvidarme").click()
    beto.get_by_text("Listo: ya nadie sabe").wait_for()
    ana.reload()
    expect(lines.filter(has_text="Anahí")).to_have_count(1)
    expect(lines.filter(has_text="Bettina")).to_have_count(0)


def test_a_groups_season_is_reached_from_its_page(open_page: OpenPage) -> None:
    page = open_page(size=PHONE)
    group = found_group(page, "Los jueves")
    secrets = group.partition("/g/")[2].replace("#k=", "&k=")
    page.goto(f"/season/codigos#g={secrets}")
    expect(page.get_by_role("link", name="Los jueves")).to_be_visible()
    expect(page.get_by_text("Cuando el grupo termine una partida")).to_be_visible()
    assert (violations(page), overflow(page)) == ([], 0)
    page.get_by_role("link", name="Ir a jugar").click()
    expect(page.get_by_role("heading", name="Los jueves", level=1)).to_be_visible()
