"""A table on a big screen, with phones as hands: how large it is, and that it receives what a spectator receives."""

from __future__ import annotations

import json
from functools import partial
from typing import Any

from playwright.sync_api import Page, expect

from tests.browser.conftest import PHONE, OpenPage
from tests.browser.page_player import next_move, open_table, seen, start_against_bots, take_first
from tests.browser.room import resize, small_targets
from tests.browser.test_accessibility import overflow
from tests.browser.test_groups import play_together, sit_down

TV: dict[str, Any] = {"viewport": {"width": 1920, "height": 1080}}
# Letters that can be read from three metres: 24 pixels of a screen 1920 wide.
LEAST = 24 / 1920
# The smallest letters in sight, as a share of the screen's width, and what is written in them.
SMALLEST = """() => {
    const found = [];
    const walk = document.createTreeWalker(document.querySelector("main"), NodeFilter.SHOW_TEXT);
    while (walk.nextNode()) {
        const text = walk.currentNode.textContent.trim(), box = walk.currentNode.parentElement;
        const { width, height } = box.getBoundingClientRect();
        const seen = box.checkVisibility({ visibilityProperty: true, opacityProperty: true });
        if (!text || width < 2 || height < 2 || !seen) continue;
        const drawing = box.closest("svg");
        const across = drawing?.viewBox?.baseVal?.width;
        const scale = across ? drawing.getBoundingClientRect().width / across : 1;
        found.push([scale * parseFloat(getComputedStyle(box).fontSize) / innerWidth, text.slice(0, 40)]);
    }
    return found.sort(([a], [b]) => a - b)[0];
}"""


class Lines:
    """What went over a page's WebSocket."""

    def __init__(self, page: Page) -> None:
        self.said: list[dict[str, Any]] = []
        self._heard: list[str] = []
        page.on("websocket", self._follow)

    def _follow(self, line: Any) -> None:
        line.on("framesent", lambda frame: self.said.append(json.loads(frame)))
        line.on("framereceived", lambda frame: self._heard.append(str(frame)))

    @property
    def updates(self) -> list[str]:
        return [frame for frame in self._heard if json.loads(frame)["type"] == "update"]

    def more_than(self, count: int) -> bool | None:
        return True if len(self.updates) > count else None

    @property
    def keys(self) -> set[str]:
        return {message["key"] for message in self.said if message["type"] == "hello"}


def is_a_spectators(lines: Lines, since: int, spectator: list[str]) -> bool:
    """Whether no key was shown, and every update was, byte for byte, the one that a spectator got."""
    told = lines.updates[since:]
    return lines.keys == {""} and len(told) > 3 and told[: len(spectator)] == spectator[: len(told)]


def table_with_screen(open_page: OpenPage, **settings: Any) -> tuple[Page, Page]:
    ana, screen = open_page(size=PHONE), open_page(size=TV)
    open_table(ana, "evidencia", seats=2, bots=0, started=False, **settings)
    address = ana.get_by_role("link", name="Ver en una pantalla grande").get_attribute("href")
    assert address is not None
    screen.goto(address)
    screen.get_by_test_id("tv-code").locator("img").wait_for()
    return ana, screen


def width_of(page: Page, what: str) -> float:
    box = page.locator(what).first.bounding_box()
    assert box
    return box["width"]


def test_a_screen_and_two_phones_play_a_game(open_page: OpenPage) -> None:
    ana, screen = table_with_screen(open_page)
    assert (overflow(screen), screen.evaluate(SMALLEST)[0] >= LEAST) == (0, True)
    expect(screen.get_by_test_id("tv-lobby")).to_contain_text("Queda un lugar")
    # The words are ink on the cloth: on the world of a game they could not be read.
    behind = "getComputedStyle(document.querySelector('[data-testid=tv-lobby]'), '::before').content"
    assert screen.evaluate(behind) == "none"
    # Beto's phone reads the code off the screen, and is asked whether to be a hand.
    code = screen.get_by_test_id("tv-code").get_by_role("link").get_attribute("href")
    assert code is not None
    beto = open_page(code, size=PHONE)
    sit_down(beto, "Beto")
    beto.get_by_test_id("hand-offer").get_by_test_id("hand-only").check()
    expect(screen.get_by_test_id("tv-lobby")).to_contain_text("Beto")
    ana.get_by_role("button", name="Empezar").click()
    screen.get_by_test_id("tv-table").wait_for()
    expect(screen.get_by_test_id("tv-turn")).to_be_visible()
    # A hand is drawn without the table; the other phone draws it all.
    next_move(beto)
    next_move(ana)
    assert (beto.locator(".rival").count(), ana.locator(".rival").count()) == (0, 1)
    assert beto.locator(".hand [data-move]").count() == ana.locator(".hand [data-move]").count() > 0
    # It fills the phone, and has the challenge's value, which decides ties.
    assert width_of(beto, ".hand [data-move]") > 1.2 * width_of(ana, ".hand [data-move]")
    assert (beto.locator(".note .mini b").count(), ana.locator(".note .mini b").count()) == (1, 0)
    smallest = screen.evaluate(SMALLEST)
    assert smallest[0] >= LEAST, smallest
    play_together(ana, beto)
    expect(screen.get_by_test_id("tv-result")).to_contain_text("Gana")
    # At the end a hand shows the table again; the choice stays with the device.
    assert beto.evaluate("JSON.parse(localStorage['sobremesa.settings']).handOnly") is True


def test_the_screen_of_a_players_own_device_receives_what_a_spectator_does(open_page: OpenPage) -> None:
    ana, watching = open_page(), open_page()
    address = open_table(ana, "evidencia", seats=2, started=False, public=True)
    # Screen and player share a device, and so what it keeps: the seat's key is there to be used.
    screen, again = ana.context.new_page(), ana.context.new_page()
    plain, shown, leaking = Lines(watching), Lines(screen), Lines(again)
    watching.goto(address)
    screen.goto(address.replace("/t/", "/tv/"))
    again.goto(address)
    for page, what in ((watching, ".lobby"), (screen, "[data-testid=tv-lobby]"), (again, ".start")):
        page.locator(what).first.wait_for()
    since = [len(lines.updates) for lines in (plain, shown, leaking)]
    ana.locator(".start button:not(.get-ready)").click()
    for _ in range(3):
        take_first(ana)
    for page, lines, before in zip((watching, screen, again), (plain, shown, leaking), since, strict=True):
        seen(page, partial(lines.more_than, before + 3), "the game is not told")
    told = plain.updates[since[0] :]
    assert is_a_spectators(shown, since[1], told)
    # The page that comes in by the seat's key is what a leak would look like.
    assert not is_a_spectators(leaking, since[2], told)


def test_every_games_letters_can_be_read_across_the_room(open_page: OpenPage) -> None:
    page, screen = open_page(), open_page(size=TV)
    for game, seats in (("evidencia", 2), ("euphoria", 5), ("codigos", 3)):
        address = open_table(page, game, seats=seats, public=True)
        screen.goto(address.replace("/t/", "/tv/"))
        screen.get_by_test_id("tv-table").wait_for()
        # A screen is nobody that watches: it says what happens.
        expect(screen.get_by_test_id("tv-turn")).not_to_contain_text("Estás mirando")
        for size in ("desktop", "laptop"):
            resize(screen, size)
            smallest = screen.evaluate(SMALLEST)
            assert smallest[0] >= LEAST, (game, size, smallest)
            assert (overflow(screen), small_targets(screen)) == (0, [])
            if game == "evidencia":
                assert width_of(screen, ".stage .spot:not(.player) .pick") > 0.18 * width_of(screen, "body"), size


def test_a_table_without_spectators_says_so(open_page: OpenPage) -> None:
    page, screen = open_page("/"), open_page(size=TV)
    start_against_bots(page, "evidencia")
    table, kept = page.url.rpartition("/")[2], page.evaluate("JSON.parse(localStorage['sobremesa.seats'])[0].invite")
    screen.goto(f"/tv/{table}#i={kept}")
    expect(screen.get_by_role("heading", name="Esta mesa no va a la pantalla grande")).to_be_visible()
