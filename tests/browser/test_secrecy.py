"""What a page received and holds is what its seat may know, and nothing else."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

from playwright.sync_api import Page

from sobremesa.games.evidencia.game import Evidencia
from tests.browser.conftest import OpenPage
from tests.browser.page_player import next_move, open_table

CARDS = [card.id for card in Evidencia().cards.cards]
# The page describes a card's picture in words where the card is in sight; one of the words, "ojo", is the id of a card.
PICTURES = dict(
    re.findall(
        r"^evidencia-picture-(\w+) = (.+)$",
        Path("web/src/games/evidencia/text/es.ftl").read_text(encoding="utf-8"),
        flags=re.MULTILINE,
    )
)
# Everything that the page holds: its document, what it keeps on the device, its address, and what went over its lines.
HOLDS = """() => JSON.stringify([
    document.documentElement.outerHTML, {...localStorage}, {...sessionStorage}, location.href, document.title,
])"""


def cards_in(text: str) -> set[str]:
    # Whole words: the name of a script holds any letters.
    return {card for card in CARDS if re.search(rf"\b{card}\b", text)}


def told_in(held: str, known: set[str]) -> set[str]:
    """The cards that a page tells of, by their ids or by what is drawn on them; the words for a drawing on a card that
    is known tell of no other one."""
    drawn = {card for card, words in PICTURES.items() if words in held}
    for card in drawn & known:
        held = held.replace(PICTURES[card], "")
    return drawn | cards_in(held)


def heard(page: Page) -> list[str]:
    frames: list[str] = []
    page.on("websocket", lambda line: line.on("framereceived", lambda frame: frames.append(str(frame))))
    return frames


def known_from(messages: list[dict[str, Any]], seat: int) -> set[str]:
    """The cards whose fronts the rules show the seat: told by events to all or to it, or held by it."""
    known: set[str] = set()
    for message in messages:
        view = message.get("view") or {}
        known |= {view.get("challenge", ""), *view.get("hands", [[], []])[seat], *view.get("zones", [[], []])[seat]}
        known |= {*view.get("open", []), *view.get("played", []), *view.get("base", []), *view.get("row", [])}
        known |= {card for card in view.get("pyramid", []) if card == "revelacion"}
    return known - {""}


def test_the_page_holds_no_card_that_its_seat_may_not_know(open_page: OpenPage) -> None:
    page = open_page()
    frames = heard(page)
    open_table(page, "evidencia", seats=2)
    for _ in range(9):
        words = next_move(page)
        # The page keeps the rules' own words for every card, so only ids in places and attributes are looked for. It is
        # read first: everything it holds was received by then.
        held = page.evaluate(HOLDS)
        messages = [json.loads(frame) for frame in frames]
        known = known_from([message for message in messages if message["type"] == "update"], seat=0)
        on_the_wire = set().union(*(cards_in(_without_moves(message)) for message in messages))
        assert on_the_wire - known == set()
        assert told_in(held, known) - known == set()
        assert known < set(CARDS)
        page.locator(f"[data-move='{words}']").first.click()


def test_a_page_that_tells_what_is_drawn_on_a_hidden_card_is_noticed() -> None:
    assert set(PICTURES) == set(CARDS)
    shown, hidden = f'<img alt="Dibujo: {PICTURES["gi3"]}">', f'<img alt="Dibujo: {PICTURES["g4"]}">'
    assert "ojo" in cards_in(shown)
    assert told_in(shown, {"gi3"}) == {"gi3"}
    assert told_in(shown + hidden, {"gi3"}) == {"gi3", "g4"}
    assert told_in(shown + '<i data-card="ojo">', {"gi3"}) == {"gi3", "ojo"}


def _without_moves(message: dict[str, Any]) -> str:
    """The moves offered name cards of the viewer's hand, which the view names too."""
    return json.dumps({name: value for name, value in message.items() if name != "moves"})


def test_a_watcher_holds_only_what_lies_open(open_page: OpenPage) -> None:
    page, watcher = open_page(), open_page()
    address = open_table(page, "evidencia", seats=2, public=True)
    frames = heard(watcher)
    watcher.goto(address)
    watcher.get_by_test_id("ask").wait_for()
    messages = [json.loads(frame) for frame in frames]
    view = next(message["view"] for message in reversed(messages) if message.get("view"))
    assert told_in(watcher.evaluate(HOLDS), {view["challenge"]}) <= {view["challenge"]}
    assert all(card.startswith("?") for hand in view["hands"] for card in hand)
