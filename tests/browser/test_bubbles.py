"""What is said stands at its own seat and covers nothing of the others, at every table (N6)."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from sobremesa.games.codigos.game import Codigos
from sobremesa.games.euphoria.game import Euphoria
from sobremesa.games.evidencia.game import Evidencia
from sobremesa.kernel.game import AnyGame
from sobremesa.table.acts.react import React
from sobremesa.table.acts.say import Say
from sobremesa.wire import messages as m
from tests.browser.conftest import OpenPage
from tests.browser.prepared_table import OWN, PreparedTable
from tests.browser.room import SIZES, resize

GAMES: dict[str, Callable[[], AnyGame]] = {
    "evidencia": Evidencia,
    "euphoria": lambda: Euphoria(5, {"first": "host"}),
    "crowded": lambda: Euphoria(8, {"first": "host"}),
    "codigos": lambda: Codigos(4),
}
SHORT = "¡Casi gano! En serio."
LONG = "Yo te vi la cara cuando tocaste esa carta, así que a mí no me vengas con cuentos ni con excusas."

# By bubble: whether it leaves its seat, and what it lies on: other seats, the challenge, what is offered elsewhere.
# A seat is what bears its number, or the strip of the rival.
COVERED = """() => {
    const SEAT = "[data-seat], .rival";
    const box = (one) => one.getBoundingClientRect();
    const meet = (one, other) => Math.min(one.right, other.right) - Math.max(one.left, other.left) > 2 &&
        Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 2;
    return [...document.querySelectorAll(".bubble")].flatMap((bubble) => {
        const seat = bubble.closest(SEAT);
        const [mine, room] = [box(bubble), box(seat)];
        const found = [];
        const isInside = mine.left > room.left - 2 && mine.right < room.right + 2 &&
            mine.top > room.top - 2 && mine.bottom < room.bottom + 4;
        if (!isInside) found.push(`out of its seat: ${JSON.stringify([mine, room])}`);
        for (const other of document.querySelectorAll(`${SEAT}, .note, [data-move]`))
            if (!seat.contains(other) && !other.contains(seat) && box(other).width && meet(mine, box(other)))
                found.push(`on ${other.className} ${other.textContent.trim().slice(0, 20)}`);
        return found;
    });
}"""
APART = """() => {
    const [one, other] = [...document.querySelectorAll(".bubble")].map((bubble) => bubble.getBoundingClientRect());
    return other.left >= one.right || other.top >= one.bottom;
}"""


def seat_all(table: PreparedTable) -> None:
    """Every seat can speak."""
    for seat in range(1, table.game.seats):
        table.table.send(seat, m.Hello(m.VERSION), table.now)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("words", [SHORT, LONG])
def test_a_bubble_stays_inside_its_own_seat(open_page: OpenPage, game: str, words: str) -> None:
    page = open_page()
    table = PreparedTable(GAMES[game](), seed=1, talk="free")
    table.open(page)
    seat_all(table)
    page.locator("[data-move]:not([disabled])").first.wait_for()
    page.clock.install()
    found = []
    for size in SIZES:
        resize(page, size)
        for seat in range(1, table.game.seats):
            table.table.send(seat, Say(f"{size}{seat}", text=words), table.now)
        table._hear()
        table.tell()
        expect(page.get_by_test_id("bubble")).to_have_count(table.game.seats - 1)
        found += [f"{size}: {one}" for one in page.evaluate(COVERED)]
    assert found == []


@pytest.mark.parametrize("game", ["evidencia", "euphoria"])
def test_a_gesture_stands_beside_the_words_and_each_goes_with_a_tap(open_page: OpenPage, game: str) -> None:
    page = open_page()
    table = PreparedTable(GAMES[game](), seed=1, talk="free")
    table.open(page)
    seat_all(table)
    page.locator("[data-move]:not([disabled])").first.wait_for()
    resize(page, "phone")
    played = page.locator(".field").get_attribute("data-phase")
    table.table.send(1, Say("words", text=SHORT), table.now)
    table.table.send(1, React("gesture", reaction="mate"), table.now)
    table._hear()
    table.tell()
    bubbles = page.get_by_test_id("bubble")
    expect(bubbles).to_have_count(2)
    assert page.evaluate(APART)
    assert page.evaluate(COVERED) == []
    bubbles.first.click()
    expect(bubbles).to_have_count(1)
    expect(bubbles.locator("img")).to_have_count(1)
    bubbles.first.click()
    expect(bubbles).to_have_count(0)
    # A tap on a bubble is no move.
    assert table.played == 0
    expect(page.locator(".field")).to_have_attribute("data-phase", str(played))
    assert OWN in table.table.table.seats_asked()
