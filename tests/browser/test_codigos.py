"""Códigos at its own table: played by a player who remembers, on a page that does not."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from functools import partial
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from sobremesa.games.codigos.game import Codigos
from tests.browser.axe import violations_by_scheme
from tests.browser.conftest import DESKTOP, PHONE, OpenPage
from tests.browser.page_player import (
    cards_at,
    expect_cards,
    next_move,
    open_table,
    play_to_the_end,
    script,
    seen,
    take_first,
)
from tests.browser.prepared_table import OWN, SOUGHT, PreparedTable, prepare
from tests.browser.room import drawn

GAME = Codigos()
CODES = {card.id: list(card.code) for card in GAME.cards.cards}
PHOTOS = {card.id: card.photo for card in GAME.cards.cards}
SYMBOLS = {card.id: card.symbol for card in GAME.cards.cards}
NAMES = {language: {one.id: one.names[language] for one in GAME.cards.symbols} for language in ("es", "en")}

REMEMBER, RECITE = script("remember"), script("recite")


def player(open_page: OpenPage, **given: Any) -> Page:
    """A page, and a player in front of it who remembers."""
    page = open_page(**given)
    page.add_init_script(f"({REMEMBER})({json.dumps([CODES, SYMBOLS])})")
    return page


def reach(page: Page, until: str, *, seats: int = 2, **settings: Any) -> None:
    """Plays to what is looked for; a game may end before it, then another is played."""
    for _ in range(4):
        open_table(page, "codigos", seats=seats, **settings)
        play(page, until=until)
        if page.locator(until).count():
            return
    raise AssertionError(f"no game leads to {until}")


def play(page: Page, until: str = "", ways: tuple[str, ...] = ("exact",)) -> dict[str, Any]:
    told: dict[str, Any] = page.evaluate(RECITE, [until, list(ways)])
    return told


def due(tried: dict[str, Any]) -> str:
    """CO-42 to CO-46: how a recital has to end. With a joker it is exact or lost, and turning over is no way out."""
    if tried["said"] == tried["code"]:
        return "exact"
    return "lost" if tried["joker"] else str(tried["way"])


def table_at(wanted: Callable[[PreparedTable], bool], *, seats: int = 2, **options: str) -> PreparedTable:
    return prepare(lambda seed: PreparedTable(Codigos(seats, options), seed=seed, sought=SOUGHT), wanted)


def has_envelope(table: PreparedTable) -> bool:
    return table.phase == "act" and bool(table.scene.hidden[OWN])


def recites(table: PreparedTable) -> bool:
    return table.phase == "recite" and table.scene.revealer == OWN


def test_who_remembers_recites_and_the_cards_lie_as_the_rulebook_lays_them(open_page: OpenPage) -> None:
    page = player(open_page, size=PHONE)
    open_table(page, "codigos", seats=2)
    told = play(page, ways=("exact", "turned_over", "unordered", "lost"))
    assert told["over"]
    assert told["overflow"] == 0
    assert told["results"] == [due(one) for one in told["tried"]]
    assert "exact" in told["results"]
    turned = {"exact": 0, "unordered": 90, "turned_over": 180, "given_up": 0}
    lying = page.locator(".ending [data-how]").evaluate_all(
        """all => all.map((one) => {
            const {a, b} = new DOMMatrix(getComputedStyle(one.querySelector(".turn")).transform);
            return [one.dataset.how, Math.round(Math.atan2(b, a) * 180 / Math.PI) % 360,
                one.querySelectorAll(".lying > i").length];
        })"""
    )
    assert lying
    assert all(
        abs(angle) == turned[how] and crossed == (1 if how == "given_up" else 0) for how, angle, crossed in lying
    )
    kept = [how for how in told["results"] if how != "lost"]
    mine = page.locator(".ending .sheet", has=page.get_by_text("Vos", exact=True))
    assert mine.locator("[data-how]:not([data-how=given_up])").count() == len(kept)


def test_a_reload_brings_everything_back_but_what_was_to_be_remembered(open_page: OpenPage) -> None:
    page = open_page()
    table = PreparedTable(Codigos(2), seed=table_at(has_envelope).seed, sought=SOUGHT)
    table.open(page)
    while not has_envelope(table):
        table.play()
        table.tell()
    hidden = len(table.scene.hidden[OWN])
    expect(page.locator(".own .envelopes li")).to_have_count(hidden)
    next_move(page)
    before = cards_at(page, ".codigos")
    log = page.get_by_test_id("log").inner_text()
    page.reload()
    next_move(page)
    expect_cards(page, ".codigos", before)
    expect(page.get_by_test_id("log")).to_have_text(log, use_inner_text=True)
    expect(page.locator(".own .envelopes li")).to_have_count(hidden)
    assert page.locator("[data-moment], .passing").count() == 0
    play_to_the_end(page)


def test_a_few_turns_by_keyboard_alone(open_page: OpenPage) -> None:
    page = player(open_page)
    open_table(page, "codigos", seats=2)
    done: set[str] = set()
    for _ in range(40):
        next_move(page)
        told = page.evaluate("mind.n")
        acting = page.evaluate("mind.view.phase") == "act"
        if acting and page.locator(".soldier.able").count() and "march" not in done:
            tab_to(page, ".soldier.able")
            page.keyboard.press("Enter")
            expect(page.locator(".soldier.able")).to_have_attribute("aria-pressed", "true")
            page.keyboard.press("Escape")
            expect(page.locator(".soldier.able")).to_have_attribute("aria-pressed", "false")
            page.keyboard.press("Enter")
            tab_to(page, "[data-move^=move_soldier]:not(.soldier)", back=True)
            page.keyboard.press("Enter")
            page.wait_for_function("() => mind.marches > 0")
            done.add("march")
        elif acting and page.locator(".held .able").count() and "order" not in done:
            tab_to(page, ".held .able")
            page.keyboard.press("Space")
            page.locator(".orders [data-move]").first.wait_for()
            page.keyboard.press("Tab")
            assert page.evaluate("document.activeElement.closest('.orders') !== null")
            page.keyboard.press("Enter")
            done.add("order")
        elif acting and page.locator(".offer [data-move^=take]").count():
            tab_to(page, ".offer [data-move^=take]")
            page.keyboard.press("Enter")
            done.add("take")
        else:
            tab_to(page, "[data-move]:not([disabled])")
            page.keyboard.press("Enter")
            continue
        page.wait_for_function("told => mind.n > told", arg=told)
        if done == {"march", "order", "take"}:
            break
    assert done == {"march", "order", "take"}


def tab_to(page: Page, wanted: str, *, back: bool = False) -> None:
    for _ in range(80):
        if page.evaluate("wanted => document.activeElement.matches(wanted)", wanted):
            return
        page.keyboard.press("Shift+Tab" if back else "Tab")
    raise AssertionError(f"no way to {wanted} by keyboard")


def test_axe_finds_nothing_in_any_phase(open_page: OpenPage) -> None:
    page = open_page(size=PHONE, color_scheme="light")
    look = partial(violations_by_scheme, page, wide=DESKTOP["viewport"])
    table = PreparedTable(Codigos(4, {"memory_aid": "on"}), seed=1, sought=SOUGHT)
    table.open(page)
    next_move(page)
    page.locator(".held button").first.click()
    page.locator("[data-seat]").first.click()
    found = look()
    met = {table.phase}
    while not table.is_over:
        table.play()
        if table.phase in met:
            continue
        met.add(table.phase)
        table.tell()
        page.locator(f".field[data-phase={table.phase}]").wait_for()
        if table.phase == "recite":
            page.locator(".telegraph .key").first.click()
        found += look()
    assert met >= {"act", "choose", "recite", "over"}
    assert found == []


# What the page holds: its document, what it keeps on the device, and its address.
HOLDS = """() => JSON.stringify([
    document.documentElement.outerHTML, {...localStorage}, {...sessionStorage}, location.href, document.title,
])"""
MOMENT_MS = 8_500


def in_sight(view: dict[str, Any]) -> set[str]:
    cards = {*view["offer"], view["touched"], view["laying"], *view["picked"]}
    cards |= {card for held in view["collections"] for card in held}
    cards |= {card for code in view["exposed"] for card in (code["card"], *code["symbols"])}
    return (cards | {code["card"] for seat in view["revealed"] for code in seat}) - {""}


def told_of(card: str, language: str) -> list[str]:
    """How a page could still say that card: its id, its name, its code."""
    names = NAMES[language]
    code = ", ".join(names[symbol] for symbol in CODES[card])
    return [
        rf"(?<![\w-]){card}(?![\w-])",
        rf"n\.º {PHOTOS[card]}(?!\d)",
        rf"foto {PHOTOS[card]}(?!\d)",
        rf"(?<![,\w] ){code}(?!,)",
    ]


def test_the_page_forgets_what_lies_in_a_hidden_code(open_page: OpenPage) -> None:
    page = player(open_page, is_new=True)
    frames: list[str] = []
    page.on("websocket", lambda line: line.on("framereceived", lambda frame: frames.append(str(frame))))
    page.clock.install()
    page.clock.resume()
    reach(page, ".own .envelopes li")
    for wanted in (1, 2):
        # A game may end before the second: then another leads to it.
        if wanted > 1 and play(page, until=f".own .envelopes li:nth-child({wanted})")["over"]:
            reach(page, f".own .envelopes li:nth-child({wanted})")
        next_move(page)
        hidden = page.evaluate("mind.row")
        assert len(hidden) >= wanted
        assert page.locator("[data-moment], .passing").count()
        page.clock.fast_forward(MOMENT_MS)
        expect(page.locator("[data-moment], .passing")).to_have_count(0)
        view = page.evaluate("mind.view")
        held = page.evaluate(HOLDS)
        gone = {fact["card"] for fact in hidden} | {card for fact in hidden for card in fact["cards"].split()}
        for card in sorted((gone & set(CODES)) - in_sight(view)):
            assert [words for words in told_of(card, "es") if re.search(words, held)] == [], card
        assert {card for card in CODES if re.search(told_of(card, "es")[0], held)} <= in_sight(view)
    updates = [told for told in map(json.loads, frames) if told["type"] == "update" and told.get("view")]
    codes = [code for told in updates for row in told["view"]["hidden"] for code in row]
    assert codes
    assert all(code == {"card": "", "symbols": []} for code in codes)
    assert not any(told.get("memory") for told in updates)


def test_no_object_of_the_page_remembers_what_faded(open_page: OpenPage) -> None:
    """The browser itself is asked, after it has thrown away what nothing refers to."""
    page = open_page(is_new=True)
    page.clock.install()
    open_table(page, "codigos", seats=2)
    page.clock.resume()
    for _ in range(24):
        take_first(page)
    next_move(page)
    page.clock.fast_forward(MOMENT_MS)
    expect(page.locator(".passing")).to_have_count(0)
    tools = page.context.new_cdp_session(page)
    prototype = tools.send("Runtime.evaluate", {"expression": "Object.prototype"})["result"]["objectId"]
    everything = tools.send("Runtime.queryObjects", {"prototypeObjectId": prototype})["objects"]["objectId"]
    look = """function () {
        const events = this.filter((one) => Object.hasOwn(one, "kind") && Object.hasOwn(one, "facts"));
        return events.map((one) => [one.kind, one.fades === true]);
    }"""
    asked = {"functionDeclaration": look, "objectId": everything, "returnByValue": True}
    kept = tools.send("Runtime.callFunctionOn", asked)["result"]["value"]
    assert [kind for kind, fades in kept if not fades]
    assert [kind for kind, fades in kept if fades] == []


LONG = 5


@pytest.mark.parametrize(("seats", "language"), [(2, "en"), (4, "es")])
def test_exposed_codes_of_others_have_whole_words_or_none(open_page: OpenPage, seats: int, language: str) -> None:
    page = open_page(size=PHONE, language=language)

    def is_laid(table: PreparedTable) -> bool:
        laid = [code for code in table.scene.exposed[1:] if code.card]
        # On a phone a code of five is too long for its words.
        return any(len(CODES[code.card]) < LONG and "comodin" not in code.symbols for code in laid)

    table_at(is_laid, seats=seats).open(page)
    page.locator(".rival .place small").first.wait_for(state="attached")
    names = {*NAMES[language].values(), {"es": "comodín", "en": "joker"}[language]}
    assert {one.text_content() for one in page.locator(".rival .place small").all()} <= names
    shown = page.locator(".rival .place small:visible").count()
    assert shown > 0 if seats == 2 else shown == 0
    assert page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth") == 0
    outside = """() => [...document.querySelectorAll(".rival")].flatMap((rival) =>
        [...rival.querySelectorAll(".place, .place small")].filter((one) => one.offsetParent).filter((one) => {
            const [inner, outer] = [one.getBoundingClientRect(), rival.getBoundingClientRect()];
            return inner.left < outer.left || inner.right > outer.right || inner.bottom > outer.bottom;
        })).length"""
    assert page.evaluate(outside) == 0
    # A code has at most five symbols, and stays in one row.
    rows = """() => Math.max(...[...document.querySelectorAll(".rival .strip:has(> .place)")]
        .filter((strip) => strip.querySelectorAll(".place").length <= 5)
        .map((strip) => new Set([...strip.querySelectorAll(".place")].map((one) => one.offsetTop)).size))"""
    assert page.evaluate(rows) == 1


def test_the_recital_tells_nothing_of_the_code(open_page: OpenPage) -> None:
    """CO-47: the same keys for every code, from three symbols to five, and what is tapped can be taken back."""
    page = open_page(size=PHONE)
    table = table_at(recites)
    table.open(page)
    keys, send = page.locator(".telegraph .key"), page.locator(".telegraph [data-move=done]")
    expect(keys).to_have_count(len(GAME.cards.symbols))
    for count in range(1, 6):
        keys.nth(count % 4).click()
        expect(page.locator(".telegraph .struck")).to_have_count(count)
        expect(send).to_be_enabled() if count >= 3 else expect(send).to_be_disabled()
    expect(keys.first).to_be_disabled()
    page.locator("[data-undo]").click()
    expect(page.locator(".telegraph .struck")).to_have_count(4)
    expect(keys.first).to_be_enabled()
    assert table.scene.said == ()
    expect(page.locator("[data-testid=ask]")).not_to_contain_text(re.compile(r"símbolos"))
    send.click()

    def revealed() -> bool | None:
        told = table.table.table.events(OWN, 0)
        return any(event.kind == "revealed" and event.facts["seat"] == OWN for event in told) or None

    seen(page, revealed, "the recital was not sent")


LOW = {"on its side": (844, 390), "at twice its size": (683, 384)}


def test_on_a_low_screen_all_that_is_needed_is_in_sight(open_page: OpenPage) -> None:
    """N20: the keys and both ways to end a recital; and the cards of a turn."""
    page = open_page(size=PHONE)
    wanted = {recites: ".telegraph .key, .telegraph .acts button", has_envelope: ".offer .pick, .held .card-spot"}
    for when, parts in wanted.items():
        table_at(when, seats=3).open(page)
        page.locator(parts.split(",")[0]).first.wait_for()
        for size, (width, height) in LOW.items():
            page.set_viewport_size({"width": width, "height": height})
            drawn(page)
            boxes = [one.bounding_box() for one in page.locator(parts).all()]
            assert len(boxes) > 3
            assert all(box and box["y"] >= 0 and box["y"] + box["height"] <= height for box in boxes), (size, parts)
            assert all(box and box["x"] + box["width"] <= width for box in boxes), (size, parts)


def test_only_my_hand_uses_the_phone(open_page: OpenPage) -> None:
    """N13: without the rivals the cards are larger, in two rows where that is more."""
    page = open_page(size={**PHONE, "viewport": {"width": 390, "height": 844}})
    table = table_at(lambda table: table.phase == "act" and len(table.scene.collections[OWN]) > 2, seats=3)
    table.open(page)
    beside_others = page.locator(".held .card-spot").first.bounding_box()
    page.evaluate("localStorage['sobremesa.settings'] = JSON.stringify({handOnly: true})")
    page.reload()
    page.locator(".layout.hand-only .held .card-spot").first.wait_for()
    drawn(page)
    alone = page.locator(".held .card-spot").first.bounding_box()
    assert beside_others
    assert alone
    assert alone["width"] > 1.2 * beside_others["width"]
