"""Around the table: how one comes in, what stands in the way, and how one comes back."""

from __future__ import annotations

import re
from pathlib import Path

from playwright.sync_api import Locator, Page, expect

from tests.browser.axe import violations
from tests.browser.conftest import PHONE, OpenPage
from tests.browser.page_player import next_move, open_table, start_against_bots
from tests.browser.test_accessibility import overflow

SOON_MS = 5_000
DECK = Path(__file__).parents[2] / "src" / "sobremesa" / "games" / "euphoria" / "cards.toml"
MAIN = re.compile(r"\bmain\b")


def heading(page: Page) -> Locator:
    return page.get_by_role("heading", level=1)


def step_back(page: Page) -> None:
    """As the button of a phone does it: from outside, so the page may be gone before it could answer."""
    page.evaluate("setTimeout(() => history.back())")


def test_a_friend_reads_who_invites_and_to_what(open_page: OpenPage) -> None:
    ana, beto = open_page(), open_page(size=PHONE)
    open_table(ana, "evidencia", seats=2, bots=0, started=False)
    link = ana.get_by_test_id("link").input_value()
    assert re.search(r"/t/[\w-]+/evidencia#i=.", link)
    beto.goto(link)
    expect(heading(beto)).to_have_text("Ana te invita a jugar Evidencia")
    landing = beto.get_by_test_id("landing")
    expect(landing.locator("svg.evidencia")).to_be_visible()
    expect(landing).to_contain_text("Juntá pruebas")
    expect(beto.get_by_text("sin reloj")).to_be_hidden()
    expect(beto.get_by_role("button", name="Sentarme")).to_be_in_viewport(ratio=1)
    assert (violations(beto), overflow(beto)) == ([], 0)
    beto.get_by_role("link", name="Primero, una lección corta").click()
    beto.get_by_role("link", name="Volver a la mesa").click()
    expect(heading(beto)).to_have_text("Ana te invita a jugar Evidencia")
    beto.get_by_label("Tu nombre").fill("Beto")
    beto.get_by_role("button", name="Sentarme").click()
    expect(beto.get_by_test_id("landing")).to_have_count(0)
    # The button that is meant to be pressed stands out, on either side.
    for page in (ana, beto):
        expect(page.get_by_role("button", name="Ya estoy")).to_have_class(MAIN)
        expect(page.get_by_role("button", name="Empezar igual")).not_to_have_class(MAIN)
    beto.get_by_role("button", name="Ya estoy").click()
    expect(ana.get_by_role("button", name="Empezar")).to_have_class(MAIN)
    expect(ana.get_by_role("button", name="Ya estoy")).not_to_have_class(MAIN)


def test_an_address_that_leads_nowhere_shows_the_door(open_page: OpenPage) -> None:
    page = open_page("/no/hay/nada")
    expect(heading(page)).to_have_text("Acá no hay ninguna mesa")
    assert violations(page) == []
    page.goto("/new/nosuch")
    expect(heading(page)).to_have_text("Acá no hay ninguna mesa")
    expect(page).to_have_title("Acá no hay ninguna mesa · Sobremesa")
    page.get_by_role("link", name="Volver al comienzo").click()
    expect(heading(page)).to_have_text("¿A qué jugamos?")
    page.goto("/t/nothing")
    expect(page).to_have_title("No se puede entrar a esta mesa · Sobremesa")


def test_nobody_has_a_name_without_having_said_one(open_page: OpenPage) -> None:
    """N3: what others read is no pronoun and no person."""
    page = open_page("/", size=PHONE)
    start_against_bots(page, "evidencia")
    assert page.evaluate("JSON.parse(localStorage.getItem('sobremesa.seats'))[0].name") == "Invitado"
    page.get_by_role("button", name="Ajustes").click()
    expect(page.get_by_label("Tu nombre")).to_have_value("")


def test_going_back_closes_what_lies_over_the_table(open_page: OpenPage) -> None:
    page = open_page("/", size=PHONE)
    address = open_table(page, "evidencia", seats=2)
    sheet, dialog = page.locator(".drawer"), page.get_by_role("dialog")
    tools = page.get_by_label("La mesa", exact=True)
    tools.get_by_role("button", name="Reglas").click()
    expect(sheet).to_be_visible()
    step_back(page)
    expect(sheet).to_have_count(0)
    page.get_by_role("button", name="Ajustes").click()
    expect(dialog).to_be_visible()
    step_back(page)
    expect(dialog).to_have_count(0)
    assert page.url.endswith(address)
    # Closing it by its own button leaves no extra step in the history.
    tools.get_by_role("button", name="Mesa").click()
    sheet.locator(".close").click()
    expect(sheet).to_have_count(0)
    page.wait_for_function("() => history.state === null")
    step_back(page)
    expect(heading(page)).to_have_text("¿A qué jugamos?")


def test_a_table_says_at_once_that_the_device_is_offline(open_page: OpenPage) -> None:
    page = open_page()
    open_table(page, "evidencia", seats=2)
    next_move(page)
    page.context.set_offline(True)
    banner = page.get_by_role("status").filter(has_text="Te quedaste sin conexión")
    expect(banner).to_be_visible(timeout=SOON_MS)
    page.context.set_offline(False)
    expect(banner).to_have_count(0)
    next_move(page)


def test_the_menu_offers_a_link_to_pass_on_before_the_key_and_a_paused_game_goes_on(open_page: OpenPage) -> None:
    page = open_page()
    open_table(page, "evidencia", seats=2)
    tab = page.get_by_role("tab", name="Mesa")
    page.keyboard.press("Tab")
    tab.focus()
    # D20: the ring of a tab lies inside it, where nothing cuts it off.
    expect(tab).to_have_css("outline-offset", "-4px")
    tab.click()
    menu = page.get_by_role("region", name="Mesa")
    assert re.search(r"/evidencia#i=.", menu.get_by_test_id("link").first.input_value())
    key = menu.get_by_test_id("link").last
    expect(key).to_be_hidden()
    menu.get_by_text("Seguir en otro dispositivo").click()
    expect(key).to_have_value(re.compile("#k=."))
    menu.get_by_role("button", name="Proponer una pausa").click()
    ask = page.get_by_test_id("ask")
    expect(ask).to_contain_text("La partida está en pausa.")
    ask.get_by_role("button", name="Seguir").click()
    expect(ask).not_to_contain_text("La partida está en pausa.")


SETTINGS = """async () => {
    const kept = JSON.parse(localStorage.getItem("sobremesa.seats"))[0];
    const answer = await fetch(`/api/tables/${kept.table}`, {headers: {authorization: `Bearer ${kept.key}`}});
    return (await answer.json()).room.settings;
}"""


def test_whatever_a_table_can_be_is_chosen_in_the_dialog(open_page: OpenPage) -> None:
    page = open_page("/new/euphoria", size=PHONE)
    page.get_by_label("Tu nombre").fill("Ana")
    page.locator("summary").first.click()
    helps, watched = page.get_by_label("Ayudar a recordar"), page.get_by_label("Dejar que otra gente mire")
    expect(helps).not_to_be_checked()
    expect(watched).to_be_checked()
    # Alone with bots the notebook is open and spectators are off by default.
    page.get_by_label("bots").first.select_option("3")
    expect(helps).to_be_checked()
    expect(watched).not_to_be_checked()
    watched.check()
    page.get_by_label("30 segundos").check()
    page.locator("input[name=reveal]").last.check()
    wrong = DECK.read_text(encoding="utf-8").replace('kind = "action"', 'kind = "x"', 2)
    page.get_by_text("Un mazo propio").click()
    page.get_by_label("pegá acá el texto").fill(wrong)
    page.get_by_role("button", name="Armar la mesa").click()
    # The page lists every problem of a player's deck, and opens nothing.
    expect(page.get_by_role("alert")).to_contain_text(
        re.compile(r"Este mazo tiene 2 problemas.*«kind».*«kind»", re.DOTALL)
    )
    page.get_by_label("pegá acá el texto").fill("")
    page.get_by_role("button", name="Armar la mesa").click()
    page.locator(".start").wait_for()
    chosen = page.evaluate(SETTINGS)
    wanted = {"window_ms": 30_000, "reveal_ms": 2_000, "spectators": True, "memory_aid": True}
    assert {name: chosen[name] for name in wanted} == wanted


def test_the_dialog_offers_what_fits_the_seats_and_one_choice_of_memory(open_page: OpenPage) -> None:
    page = open_page("/new/codigos", size=PHONE)
    page.locator("summary").first.click()
    page.get_by_role("radio", name="2", exact=True).check(force=True)
    asked = page.locator("[data-option]")
    expect(page.locator("[data-option=memory_aid]")).to_have_count(1)
    expect(page.locator("[data-option=jokers], [data-option=reuse]")).to_have_count(0)
    expect(page.get_by_label("Ayudar a recordar")).to_have_count(0)
    page.get_by_role("radio", name="4", exact=True).check(force=True)
    expect(page.locator("[data-option=jokers], [data-option=reuse]")).to_have_count(2)
    # Whether bots sit down too is asked only where there is room for more than you and whom you invite; and nothing is
    # said in the words of programmers, or in those of the browser.
    expect(page.get_by_label("¿se sientan bots?")).to_have_count(1)
    page.get_by_role("radio", name="2", exact=True).check(force=True)
    expect(page.get_by_label("¿se sientan bots?")).to_have_count(0)
    page.get_by_text("Un mazo propio").click()
    expect(page.get_by_text("Elegir un archivo")).to_be_visible()
    expect(page.locator("input[type=file]")).not_to_be_in_viewport(ratio=0.5)
    assert "TOML" not in page.locator("main").inner_text()
    page.get_by_role("radio", name="4", exact=True).check(force=True)
    # A clause is behind the question mark, and on no player's face.
    for words in asked.all_inner_texts():
        assert not re.search(r"[A-Z]{2}-\d", words)
    assert page.locator("[data-option=reuse] a").get_attribute("href") == "/rules/codigos#c=CO-51"
