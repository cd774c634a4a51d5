"""Games from the first tap to the last sentence, in the games' own tables, by the buttons that a person presses."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import Locator, Page, WebSocketRoute, expect

from sobremesa.games.codigos.game import Codigos
from sobremesa.games.euphoria.game import Euphoria
from sobremesa.kernel.game import AnyGame
from tests.browser.conftest import DESKTOP, PHONE, OpenPage
from tests.browser.page_player import (
    MOVE,
    PLAY,
    cards_at,
    click_first,
    expect_cards,
    next_move,
    open_table,
    play_by_keyboard,
    play_by_touch,
    start_against_bots,
    take_first,
)
from tests.browser.prepared_table import PreparedTable

SIZES = {"phone": PHONE, "desktop": DESKTOP}
SEATS = {"evidencia": 2, "euphoria": 4, "codigos": 2}


@pytest.mark.smoke
@pytest.mark.parametrize("game", SEATS)
def test_one_tap_on_the_front_page_starts_a_game(open_page: OpenPage, game: str) -> None:
    """Some moves by real clicks, and the table follows each; an error on the page fails it."""
    page = open_page("/")
    start_against_bots(page, game)
    for _ in range(3):
        click_first(page)
    assert next_move(page)
    page.goto("/")
    expect(page.get_by_test_id("running")).to_contain_text({"codigos": "Códigos"}.get(game, game.title()))


@pytest.mark.parametrize(
    ("game", "size", "language"),
    [("evidencia", "phone", "es"), ("euphoria", "desktop", "en"), ("codigos", "desktop", "en")],
)
def test_a_game_is_played_to_its_end_against_bots(open_page: OpenPage, game: str, size: str, language: str) -> None:
    """With a finger on the phone, with nothing but keys on the desktop."""
    page = open_page(size=SIZES[size], language=language)
    options = {"euphoria": {"round_limit": "4"}, "codigos": {"turn_limit": "16"}}.get(game, {})
    open_table(page, game, seats=SEATS[game], options=options)
    assert (play_by_touch if size == "phone" else play_by_keyboard)(page) > 5
    result = {"es": r"Gana|No gana", "en": r"win"}[language]
    expect(page.get_by_test_id("over")).to_contain_text(re.compile(result))
    # D16: what decided is said in words, and by no number of a clause.
    expect(page.locator("main")).not_to_contain_text(re.compile(r"\b[A-Z]{2}-\d\d"))


@pytest.mark.parametrize("game", [Euphoria(4, {"first": "host"}), Codigos(2)], ids=["euphoria", "codigos"])
def test_turns_are_played_with_a_finger(open_page: OpenPage, game: AnyGame) -> None:
    page = open_page(size=PHONE)
    PreparedTable(game, seed=1).open(page)
    play_by_touch(page, turns=16)


def test_a_number_plays_what_is_offered(open_page: OpenPage) -> None:
    page = open_page()
    open_table(page, "evidencia", seats=2)
    first, second = page.locator(MOVE).nth(0), page.locator(MOVE).nth(1)
    words = second.get_attribute("data-move")
    expect(first).to_be_focused()
    page.keyboard.press("2")
    expect(page.locator(f"[data-move='{words}']")).to_have_count(0)


def invite_link(page: Page) -> str:
    """Ana opens a table for friends; the link that she passes on."""
    page.goto("/new/evidencia")
    page.get_by_label("Tu nombre").fill("Ana")
    page.get_by_role("button", name="Armar la mesa").click()
    return page.get_by_test_id("link").input_value()


def sit_down(page: Page, link: str, name: str) -> None:
    page.goto(link)
    page.get_by_label("Tu nombre").fill(name)
    page.get_by_role("button", name="Sentarme").click()


def both_play(ana: Page, beto: Page) -> None:
    """Each plays what is offered, until the game is over for both."""
    for page in (ana, beto):
        page.evaluate(f"void (window.played = ({PLAY})(500))")
    for page in (ana, beto):
        assert int(page.evaluate("window.played")) > 5
        page.get_by_test_id("over").wait_for()


def test_two_browsers_play_each_other_by_a_link(open_page: OpenPage) -> None:
    ana, beto = open_page(), open_page(size=PHONE)
    link = invite_link(ana)
    assert "#i=" in link
    expect(ana.get_by_role("button", name="Empezar")).to_be_disabled()
    sit_down(beto, link, "Beto")
    ana.get_by_role("button", name="Empezar").click()
    next_move(ana)
    next_move(beto)
    beto.get_by_role("button", name="Charla").click()
    beto.get_by_placeholder("Decí algo").fill("<b>hola</b>")
    beto.get_by_role("button", name="Decir").click()
    beto.locator(".drawer .close").click()
    ana.get_by_role("tab", name="Charla").click()
    expect(ana.get_by_test_id("talk")).to_contain_text("<b>hola</b>")
    both_play(ana, beto)
    scores = [page.locator(".ending strong").all_inner_texts() for page in (ana, beto)]
    # One's own row is the lower one.
    assert scores[0] == scores[1][::-1]
    ana.get_by_role("button", name="Revancha").click()
    beto.get_by_role("button", name="Acepto").click()
    expect(ana.get_by_test_id("over")).to_have_count(0)
    assert next_move(ana).startswith("play ")


def seats_of(page: Page) -> Locator:
    return page.get_by_label("Quiénes juegan").get_by_role("listitem")


def test_everybody_in_the_lobby_sees_who_is_ready(open_page: OpenPage) -> None:
    ana, beto, watcher = open_page(), open_page(size=PHONE), open_page(size=PHONE)
    link = invite_link(ana)
    sit_down(beto, link, "Beto")
    watcher.goto(link)
    start, ready = ana.get_by_role("button", name="Empezar"), beto.get_by_role("button", name="Ya estoy")
    expect(start).to_have_text("Empezar igual")
    expect(start).to_have_accessible_description(re.compile("Beto todavía no dijo"))
    ready.click()
    expect(ready).to_have_attribute("aria-pressed", "true")
    for page in (ana, beto, watcher):
        expect(seats_of(page).nth(1)).to_contain_text("Beto")
        expect(seats_of(page).nth(1).locator(".mark")).to_have_text("ya está")
        expect(seats_of(page).nth(1).locator(".mark path")).to_be_visible()
        expect(seats_of(page).nth(0).locator(".mark")).to_have_text("todavía no")
        expect(seats_of(page).nth(0).locator(".mark path")).to_have_count(0)
    expect(start).to_have_text("Empezar")
    expect(ana.get_by_test_id("start-note")).to_be_empty()
    ready.click()
    expect(seats_of(ana).nth(1).locator(".mark")).to_have_text("todavía no")
    # The button says the opposite of what its own page has heard.
    expect(ready).to_have_attribute("aria-pressed", "false")
    ready.click()
    expect(start).to_have_text("Empezar")
    # A player who stands up is back at the front page; the key is forgotten, and the seat is no longer ready.
    beto.get_by_role("button", name="Levantarme").click()
    beto.get_by_role("button", name="Levantarme").click()
    expect(beto.locator("[data-game=evidencia]")).to_be_visible()
    expect(seats_of(ana).nth(1)).to_contain_text("lugar libre")
    sit_down(beto, link, "Beto")
    expect(seats_of(ana).nth(1).locator(".mark")).to_have_text("todavía no")
    ready.click()
    expect(start).to_have_text("Empezar")
    # D25: with the last one who is ready it starts by itself.
    ana.get_by_role("button", name="Ya estoy").click()
    next_move(ana)
    next_move(beto)


def plays_on(page: Page, moves: int = 4) -> None:
    for _ in range(moves):
        assert take_first(page)


def test_two_tabs_of_a_seat_stay_in_step(open_page: OpenPage) -> None:
    page = open_page()
    address = open_table(page, "evidencia", seats=2)
    other = page.context.new_page()
    other.goto(address)
    words = next_move(other)
    page.locator(f"[data-move='{words}']").first.click()
    expect(other.locator(f"[data-move='{words}']")).to_have_count(0)


def test_a_reload_in_mid_game_goes_on_where_it_was(open_page: OpenPage) -> None:
    page = open_page()
    open_table(page, "evidencia", seats=2)
    for _ in range(5):
        page.locator(f"[data-move='{next_move(page)}']").first.click()
    next_move(page)
    log, cards = page.get_by_test_id("log").inner_text(), cards_at(page, ".field")
    offered = page.locator(MOVE).evaluate_all("all => all.map((one) => one.dataset.move)")
    page.reload()
    next_move(page)
    assert page.locator(MOVE).evaluate_all("all => all.map((one) => one.dataset.move)") == offered
    expect_cards(page, ".field", cards)
    expect(page.get_by_test_id("log")).to_have_text(log, use_inner_text=True)
    plays_on(page)


def test_a_lost_connection_shows_itself_and_heals(open_page: OpenPage) -> None:
    page = open_page()
    open_table(page, "evidencia", seats=2)
    first = next_move(page)
    asked = page.get_by_test_id("ask").bounding_box()
    # A browser that goes offline leaves open sockets as they are: the page gives its own up.
    page.context.set_offline(True)
    expect(page.get_by_role("status")).to_contain_text("Te quedaste sin conexión")
    # The sentence lies over the table: what is asked stays where it was.
    assert page.get_by_test_id("ask").bounding_box() == asked
    page.locator(f"[data-move='{first}']").first.click()
    expect(page.locator("[aria-busy=true]")).to_have_count(1)
    page.context.set_offline(False)
    expect(page.get_by_role("status")).to_have_count(0)
    # What was asked while the line was cut is asked again, and done once.
    expect(page.locator(f"[data-move='{first}']")).to_have_count(0)
    plays_on(page)


def test_a_refused_move_leads_to_its_clause(open_page: OpenPage) -> None:
    page = open_page()
    page.add_init_script(
        """const send = WebSocket.prototype.send;
        WebSocket.prototype.send = function (data) {
            const told = JSON.parse(data);
            if (told.type === "play") told.code = 36;
            send.call(this, JSON.stringify(told));
        };"""
    )
    open_table(page, "evidencia", seats=2)
    page.locator(f"[data-move='{next_move(page)}']").first.click()
    refusal = page.get_by_role("alert")
    expect(refusal).to_contain_text("EV-")
    clause = refusal.get_by_role("button").inner_text()
    refusal.get_by_role("button").click()
    expect(page.locator(f"[data-clause={clause}]")).to_be_in_viewport()


def test_the_seats_own_link_opens_it_on_another_device(open_page: OpenPage) -> None:
    page = open_page()
    address = open_table(page, "evidencia", seats=2)
    key = page.evaluate("JSON.parse(localStorage.getItem('sobremesa.seats'))[0].key")
    other = open_page(f"{address}#k={key}", size=PHONE)
    assert next_move(other).startswith("play ")
    assert "#" not in other.url


def test_a_key_that_opens_nothing_any_more_leaves_the_way_by_the_link(open_page: OpenPage) -> None:
    ana, beto = open_page(), open_page(size=PHONE)
    link = invite_link(ana)
    sit_down(beto, link, "Beto")
    beto.get_by_role("button", name="Ya estoy").wait_for()
    beto.evaluate(
        """() => {
            const [seat] = JSON.parse(localStorage["sobremesa.seats"]);
            localStorage["sobremesa.seats"] = JSON.stringify([{...seat, key: "A".repeat(43)}]);
        }"""
    )
    beto.goto("/")
    beto.goto(link)
    expect(seats_of(beto).nth(0)).to_contain_text("Ana")
    expect(beto.get_by_role("button", name="Ya estoy")).to_have_count(0)
    assert beto.evaluate("JSON.parse(localStorage['sobremesa.seats'])") == []


def test_a_page_of_another_version_keeps_its_seat(open_page: OpenPage) -> None:
    page = open_page()
    address = open_table(page, "evidencia", seats=2)

    def older(line: WebSocketRoute) -> None:
        server = line.connect_to_server()
        line.on_message(lambda data: server.send(json.dumps({**json.loads(data), "v": 0})))

    page.route_web_socket("**/ws/*", older)
    page.reload()
    expect(page.get_by_text("Recargá la página")).to_be_visible()
    page.unroute_all()
    assert len(page.evaluate("JSON.parse(localStorage['sobremesa.seats'])")) == 1
    other = page.context.new_page()
    other.goto(address)
    assert next_move(other).startswith("play ")


def test_a_table_that_does_not_exist_says_so_and_leads_home(open_page: OpenPage) -> None:
    page = open_page("/t/nothing")
    expect(page.get_by_role("heading", level=1)).to_contain_text("No se puede entrar")
    page.get_by_role("link", name="Volver al comienzo").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("¿A qué jugamos?")
