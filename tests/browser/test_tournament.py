"""A tournament at the page: three devices, all against all; the pairings, a game, a round closed, the standings."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.browser.axe import violations
from tests.browser.conftest import PHONE, OpenPage
from tests.browser.room import small_targets
from tests.browser.test_accessibility import overflow
from tests.browser.test_groups import play_together


def found_tournament(page: Page, name: str) -> str:
    page.goto("/mine")
    page.get_by_role("link", name="Armar un torneo").click()
    page.get_by_label("Nombre del torneo").fill(name)
    assert (violations(page), overflow(page), small_targets(page)) == ([], 0, [])
    page.get_by_role("button", name="Armar el torneo").click()
    page.get_by_role("heading", name=name, level=1).wait_for()
    return page.url


def join(page: Page, address: str, name: str) -> None:
    page.goto(address)
    page.get_by_label("Tu nombre").fill(name)
    page.get_by_role("button", name="Anotarme").click()
    expect(page.get_by_test_id("standings")).to_contain_text(f"{name} vos")


def test_three_meet_all_one_does_not_come_and_the_standings_say_so(open_page: OpenPage) -> None:
    ana, beto, caro = open_page("/", size=PHONE), open_page("/"), open_page("/")
    cup = found_tournament(ana, "Copa de verano")
    for page, name in ((ana, "Ana"), (beto, "Beto"), (caro, "Caro")):
        join(page, cup, name)
    expect(ana.get_by_test_id("standings").get_by_role("row")).to_have_count(4)
    ana.get_by_role("button", name="Empezar el torneo").click()
    # In the first round Ana has it off.
    expect(ana.get_by_text("En esta ronda tenés libre.")).to_be_visible()
    expect(ana.get_by_test_id("round-1")).to_contain_text("se está jugando")
    assert (violations(ana), overflow(ana), small_targets(ana)) == ([], 0, [])
    for page in (beto, caro):
        page.get_by_role("button", name="Ir a la mesa").click()
        page.wait_for_url("**/t/*")
    play_together(beto, caro)
    expect(beto.get_by_role("button", name="Revancha")).to_have_count(0)
    beto.get_by_role("link", name="Volver al torneo").click()
    # All tables of the round are over: their results are shown, and the next round is paired.
    expect(beto.get_by_test_id("round-1")).to_contain_text("–")
    expect(beto.get_by_test_id("round-2")).to_contain_text("se está jugando")
    # No player comes to the second round: the organiser closes it.
    ana.reload()
    expect(ana.get_by_test_id("round-2")).to_be_visible()
    ana.get_by_role("button", name="Cerrar la ronda").click()
    ana.get_by_role("button", name="Sí, cerrarla").click()
    expect(ana.get_by_test_id("round-3")).to_contain_text("se está jugando")
    expect(ana.get_by_test_id("round-2")).to_contain_text("sin jugar")
    ana.get_by_role("button", name="Cerrar la ronda").click()
    ana.get_by_role("button", name="Sí, cerrarla").click()
    expect(ana.get_by_text("Terminó")).to_be_visible()
    expect(ana.get_by_test_id("standings").get_by_role("row").nth(1)).to_contain_text("1")
    assert (violations(ana), overflow(ana), small_targets(ana)) == ([], 0, [])


def test_a_link_without_its_key_shows_nothing(open_page: OpenPage) -> None:
    page = open_page("/tournament/0123456789abcdef", language="en")
    expect(page.get_by_text("There is no such tournament")).to_be_visible()
