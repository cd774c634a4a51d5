"""A group at the page: founded, joined by its link, two evenings, the next table in one tap, a member removed."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.browser.axe import violations
from tests.browser.conftest import PHONE, OpenPage
from tests.browser.page_player import PLAY
from tests.browser.room import small_targets
from tests.browser.test_accessibility import overflow


def found_group(page: Page, name: str) -> str:
    page.goto("/mine")
    page.get_by_placeholder("La mesa de los jueves").fill(name)
    page.get_by_role("button", name="Fundar un grupo").click()
    page.get_by_role("heading", name=name, level=1).wait_for()
    return page.url


def sit_down(page: Page, name: str) -> None:
    page.get_by_label("Tu nombre").fill(name)
    page.get_by_role("button", name="Sentarme").click()
    page.get_by_role("button", name="Ya estoy").wait_for()


# The same as in ``playing``, begun and not waited for: two pages play one game.
BEGIN = f"() => {{ window.played = ({PLAY})(2000); }}"


def play_together(*pages: Page) -> None:
    for page in pages:
        page.evaluate(BEGIN)
    for page in pages:
        assert int(page.evaluate("window.played")) >= 0
        page.get_by_test_id("over").wait_for()


def test_a_groups_two_games_with_its_own_rules_and_who_is_ahead(open_page: OpenPage) -> None:
    ana, beto = open_page(size=PHONE), open_page()
    group = found_group(ana, "Los jueves")
    expect(ana.get_by_test_id("evenings")).to_contain_text("Todavía no terminó ninguna partida")
    assert (violations(ana), overflow(ana), small_targets(ana)) == ([], 0, [])
    # The first table, with rules that the group keeps.
    ana.get_by_role("link", name="Evidencia").click()
    ana.get_by_label("Tu nombre").fill("Ana")
    ana.get_by_text("Cambiar cómo se juega").click()
    ana.get_by_text("al instante").click()
    ana.get_by_role("button", name="Armar la mesa").click()
    ana.wait_for_url("**/t/*")
    beto.goto(group)
    beto.get_by_test_id("group-running").get_by_role("link").click()
    sit_down(beto, "Beto")
    ana.get_by_role("button", name="Empezar").click()
    play_together(ana, beto)
    beto.goto(group)
    expect(beto.get_by_test_id("members").get_by_role("listitem")).to_have_count(2)
    expect(beto.get_by_test_id("records")).to_contain_text("Más puntos en una partida")
    # The next one in one tap.
    beto.get_by_role("button", name="Armar otra mesa de Evidencia").click()
    beto.wait_for_url("**/t/*")
    ana.goto(group)
    ana.get_by_test_id("group-running").get_by_role("link").click()
    sit_down(ana, "Ana")
    beto.get_by_role("button", name="Empezar").click()
    play_together(ana, beto)
    ana.goto(group)
    expect(ana.get_by_test_id("evenings").get_by_role("listitem")).to_have_count(2)
    expect(ana.get_by_test_id("members")).to_contain_text("de 2")
    assert (violations(ana), overflow(ana), small_targets(ana)) == ([], 0, [])
    # Beto is not the founder; the founder removes him.
    beto.goto(group)
    expect(beto.get_by_test_id("members")).not_to_contain_text("Sacar")
    ana.get_by_role("button", name="Sacar a Beto").click()
    ana.get_by_role("button", name="Sí, sacar a Beto").click()
    expect(ana.get_by_test_id("members").get_by_role("listitem")).to_have_count(1)
    assert ana.url != group
    beto.reload()
    expect(beto.get_by_role("heading", name="Ese grupo no existe")).to_be_visible()
