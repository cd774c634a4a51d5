"""Euphoria at its own table: by what is drawn on it, by hand, by keyboard, and without a word too many."""

from __future__ import annotations

import json
from functools import partial
from typing import Any

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from sobremesa.games.euphoria.game import Euphoria
from tests.browser.axe import violations, violations_by_scheme
from tests.browser.conftest import DESKTOP, PHONE, OpenPage
from tests.browser.contexts import BARE
from tests.browser.page_player import MOVE, next_move, open_table, script, seen
from tests.browser.prepared_table import PreparedTable
from tests.browser.room import drawn

SIZES = {"phone": PHONE, "desktop": DESKTOP}
RECRUITS = ("euphoriano", "subterra", "lider_euphoriano", "lider_subterra")
# The seats that receive the secret part of an event.
PARTIES: dict[str, tuple[str, ...]] = {
    **dict.fromkeys(("laid", "drew", "received", "mixed", "looked"), ("seat",)),
    **dict.fromkeys(("gave", "robbed"), ("seat", "target")),
}
SECRETS = ("recruit", "recruit_1", "recruit_2", "recruit_3", "artifact")
OPEN_PORTRAITS = ".recruit.euphoriano, .recruit.subterra"
OPEN_AND_EXPOSED = ".recruit.euphoriano:not(.seen), .recruit.subterra:not(.seen)"

SHOOT = script("shoot")


def sit_at(page: Page, seats: int, *, memory_aid: bool = False, **options: str) -> None:
    """A table that waits for no server: for what is drawn, and what is done with it."""
    PreparedTable(Euphoria(seats, options), seed=1, memory_aid=memory_aid).open(page)


def play(page: Page, *, most: int = 3000, stops: tuple[str, ...] = ()) -> int:
    return int(page.evaluate(SHOOT, [most, list(stops)]))


# What is read before it is done: the first tap says what it does and costs.
ACTIONS = ("interrogate", "arm", "shoot", "hide", "discard", "give")


def press(page: Page, words: str) -> None:
    button = page.locator(f".euphoria [data-move='{words}']:not([disabled])").first
    button.click()
    if words in ACTIONS:
        expect(page.get_by_test_id("caption")).to_be_visible()
        button.click()


# Lets pass what can be passed, in one step: a window that closes by itself may close between two.
CALM = f"""() => {{
    const calm = document.querySelector("[data-move=pass]:not([disabled])");
    (calm ?? document.querySelector(".euphoria {MOVE}"))?.click();
}}"""


def until(page: Page, phase: str) -> None:
    """Plays on until the page's seat is asked for this."""
    for _ in range(60):
        next_move(page)
        if page.locator(f".euphoria[data-phase={phase}]").count() and page.locator(f".euphoria {MOVE}").count():
            return
        page.evaluate(CALM)
    raise AssertionError(f"never asked for {phase}")


def overflow(page: Page) -> int:
    return int(page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth"))


def test_the_own_side_is_shown_only_while_it_is_held(open_page: OpenPage) -> None:
    page = open_page(size=PHONE)
    sit_at(page, 4, first="host")
    until(page, "start")
    own = page.locator(".own .side").locator(OPEN_PORTRAITS)
    expect(own).to_have_count(0)
    hold = page.get_by_role("button", name="Mirar tus reclutas")
    hold.hover(position={"x": 20, "y": 20})
    page.mouse.down()
    expect(own).to_have_count(3)
    page.mouse.up()
    expect(own).to_have_count(0)
    hold.focus()
    page.keyboard.down(" ")
    expect(own).to_have_count(3)
    page.keyboard.up(" ")
    expect(own).to_have_count(0)
    # Where a recruit is asked for, a finger that rests on it looks, and a tap chooses.
    press(page, "arm")
    place = page.locator(".own [data-move='choose_recruit 2']")
    place.hover(position={"x": 15, "y": 15})
    page.mouse.down()
    expect(own).to_have_count(3)
    page.mouse.up()
    expect(page.locator(".euphoria[data-phase=cost]")).to_have_count(1)
    place.click()
    expect(page.locator(".own .recruit.exposed")).to_have_count(1)


def test_a_reload_in_mid_action_goes_on_where_it_was(open_page: OpenPage) -> None:
    page = open_page(size=PHONE)
    open_table(page, "euphoria", seats=6, options={"first": "host"})
    until(page, "start")
    press(page, "interrogate")
    press(page, "choose_seat 2")
    expect(page.locator(".spotlight [data-move]")).to_have_count(3)
    page.reload()
    expect(page.locator(".spotlight [data-move]")).to_have_count(3)
    press(page, "choose_recruit 2")
    # D6: what was looked at opens its visor in its place, covers nothing, and closes when it is tapped.
    seen = page.locator("[data-seat='2'] .recruit.seen")
    expect(seen).to_have_count(1)
    expect(page.get_by_test_id("glimpse")).to_be_visible()
    page.locator("[data-seat='2'] .plate").click()
    expect(page.locator(".recruit.seen")).to_have_count(0)


def test_some_turns_by_keyboard_alone(open_page: OpenPage) -> None:
    page = open_page()
    sit_at(page, 4)
    taken = 0
    for _ in range(40):
        if taken == 12 or not next_move(page):
            break
        for _ in range(60):
            page.keyboard.press("Tab")
            if page.evaluate("wanted => document.activeElement.matches(wanted)", f".euphoria {MOVE}"):
                page.keyboard.press("Enter")
                if page.get_by_test_id("caption").count():
                    page.keyboard.press("Enter")
                taken += 1
                break
        else:
            # A window may have closed by itself meanwhile.
            assert not page.locator(f".euphoria {MOVE}").count(), "no way to a move by keyboard"
    assert taken > 3


def test_two_people_answer_a_window_alike_and_hear_each_others_claims(open_page: OpenPage) -> None:
    ana, beto = open_page(size=PHONE), open_page(size=PHONE)
    address = open_table(ana, "euphoria", seats=4, window_ms=5_000, started=False, bots=2)
    link = ana.evaluate("JSON.parse(localStorage['sobremesa.seats'])[0].invite")
    frames: list[str] = []
    beto.on("websocket", lambda line: line.on("framereceived", lambda frame: frames.append(str(frame))))
    beto.goto(f"{address}#i={link}")
    beto.locator("input").first.fill("Beto")
    beto.get_by_role("button", name="Sentarme").click()
    ana.locator(".start button:not(.get-ready)").click()
    for page in (ana, beto):
        for _ in range(2):
            next_move(page)
            page.locator(".own .lay").first.click()

    # A claim stands at the seat as speech, for both, and in words.
    until_either_is_asked(ana, beto)
    beto.get_by_role("button", name="Decir algo en la mesa").click()
    beto.get_by_text("El bando").click()
    beto.locator("label", has_text="Subterra").first.click()
    beto.get_by_role("button", name="Decirlo").click()
    for page in (ana, beto):
        expect(page.get_by_test_id("bubble").filter(has_text="Soy de Subterra").first).to_be_visible()

    # EU-38: every seat that is asked sees the same button at the same place, and none learns who has answered.
    for _ in range(4):
        to_a_common_window(ana, beto)
        buttons = [page.locator(".dock [data-move=pass]").bounding_box() for page in (ana, beto)]
        strip = ana.get_by_test_id("strip").inner_text()
        heard, drawn = len(frames), table_of(beto)
        ana.locator(".dock [data-move=pass]").click()
        expect(ana.locator(".dock [data-move=pass]")).to_have_count(0)
        # Anything that the answer revealed to Beto would arrive before Ana's next act.
        ana.get_by_role("button", name="Charla").click()
        ana.get_by_role("button", name="un mate").click()
        ana.locator(".drawer .close").click()
        told = seen(beto, partial(before_mate, frames, heard), "the mate is not heard")
        after = table_of(beto)
        if beto.locator(".euphoria[data-phase=window]").count() and beto.locator(f".dock {MOVE}").count():
            break  # or its time was over meanwhile: then the next one is looked at
    else:
        raise AssertionError("every window closed too soon")
    assert buttons[0] == buttons[1]
    assert "¿Alguien reacciona?" in strip
    assert told == []
    assert after == drawn


def before_mate(frames: list[str], heard: int) -> list[str] | None:
    """What was told since, before the reaction; None while that is on its way."""
    at = next((n for n, frame in enumerate(frames) if n >= heard and '"what":"react"' in frame), None)
    return None if at is None else [frame for frame in frames[heard:at] if '"pong"' not in frame]


def until_either_is_asked(ana: Page, beto: Page) -> None:
    def asked() -> bool | None:
        return any(page.locator(f".euphoria {MOVE}").count() for page in (ana, beto)) or None

    seen(ana, asked, "no seat is asked")


def to_a_common_window(ana: Page, beto: Page) -> None:
    """Both let their turns pass until a bot's action asks both at once."""

    def both() -> bool | None:
        asked = [page for page in (ana, beto) if page.locator(f".euphoria {MOVE}").count()]
        if len([page for page in asked if page.locator(".euphoria[data-phase=window]").count()]) == 2:
            return True
        for page in asked:
            calm = page.locator(".dock [data-move=pass]")
            if not page.locator(".euphoria[data-phase=window]").count():
                (calm if calm.count() else page.locator(f".euphoria {MOVE}").first).click()
        return None

    seen(ana, both, "no window for both")


def table_of(page: Page) -> str:
    """All that is drawn, but for the countdown and for what was said, which passes by itself."""
    return str(
        page.evaluate("""() => {
            const copy = document.querySelector(".frame").cloneNode(true);
            const passing = ".time, .seconds, time, .mouth, .mouth + .said, .unread";
            for (const clock of copy.querySelectorAll(passing)) clock.remove();
            // The framework leaves marks and spaces where something may stand.
            return copy.outerHTML.replaceAll(/<!--.*?-->/g, "").replaceAll(/\\s+/g, " ");
        }""")
    )


# What can be pressed at one's own seat, with what is wrong about it: cut by the field, or too small for a finger.
HARD_TO_PRESS = """() => {
    const field = document.querySelector(".field").getBoundingClientRect();
    return [...document.querySelectorAll(".own button, .dock button, .pile")].flatMap((one) => {
        const {left, right, top, bottom, width, height} = one.getBoundingClientRect();
        const isCut = left < field.left || right > field.right + 1 || top < field.top || bottom > field.bottom + 1;
        return isCut || width < 43.5 || height < 43.5 ? [`${one.textContent.trim()}: ${width} by ${height}`] : [];
    });
}"""


@pytest.mark.parametrize(("width", "height", "has_sentences"), [(844, 390, True), (683, 384, False), (360, 740, True)])
def test_all_buttons_of_a_turn_are_in_sight_on_a_phone(
    open_page: OpenPage, width: int, height: int, *, has_sentences: bool
) -> None:
    """N20: upright, on its side and at 200 %."""
    page = open_page(size={**PHONE, "viewport": {"width": width, "height": height}})
    sit_at(page, 5, memory_aid=True, first="host")
    until(page, "start")
    drawn(page)
    assert page.evaluate(HARD_TO_PRESS) == []
    expect(page.locator(".own .tool")).to_have_count(3)
    sentences = page.locator(".own .gadget .text:visible")
    expect(sentences).to_have_count(2 if has_sentences else 0)


def test_axe_finds_nothing_at_any_phase(open_page: OpenPage) -> None:
    page = open_page(size=PHONE, color_scheme="light")
    look = partial(violations_by_scheme, page, wide=DESKTOP["viewport"])
    sit_at(page, 4, memory_aid=True, round_limit="2", first="host")
    next_move(page)
    found = look()
    until(page, "start")
    found += look()
    for opener in (".pile", ".own .tool:nth-child(2)", ".own .tool:nth-child(3)"):
        page.locator(opener).click()
        page.locator("dialog").wait_for()
        found += look()
        page.keyboard.press("Escape")
    page.locator("[data-seat='2'] .plate").click()
    page.locator(".spotlight").wait_for()
    found += look()
    page.keyboard.press("Escape")
    press(page, "interrogate")
    found += look()
    press(page, "choose_seat 2")
    found += look()
    press(page, "choose_recruit 2")
    page.get_by_test_id("glimpse").wait_for()
    found += look()
    play(page)
    page.locator(".euphoria[data-phase=over]").wait_for()
    found += look()
    assert found == []


def test_axe_finds_nothing_in_a_window_with_more_contrast(open_page: OpenPage) -> None:
    page = open_page(BARE, size=PHONE)
    page.evaluate("localStorage.setItem('sobremesa.settings', JSON.stringify({contrast: true}))")
    sit_at(page, 8)
    until(page, "window")
    expect(page.locator(".dock [data-move=pass]")).to_be_visible()
    # D5: who acts on whom stands above, the button to pass and the switch are in sight, with eight at a small phone.
    assert edges(page, ".dock")[1] <= edges(page, "[data-testid=ask]")[0]
    expect(page.get_by_role("switch", name="Pasar cuando")).to_have_attribute("aria-checked", "false")
    assert violations(page) == []


def test_an_action_that_is_held_down_says_what_it_is_and_is_not_done(open_page: OpenPage) -> None:
    page = open_page(size=PHONE)
    sit_at(page, 4, first="host")
    until(page, "start")
    page.locator(".dock [data-move=interrogate]").hover()
    page.mouse.down()
    expect(page.get_by_test_id("explained")).to_contain_text("Mirás en secreto un recluta escondido")
    page.mouse.up()
    expect(page.get_by_test_id("explained")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_test_id("explained")).to_have_count(0)
    # Nor was it tapped once: the next tap is the first.
    expect(page.get_by_test_id("caption")).to_have_count(0)
    expect(page.locator(".euphoria[data-phase=start]")).to_have_count(1)


# What moves, and from where, as far as the page itself lets it move.
MOTIONS = """
    window.motions = [];
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (frames, timing) {
        if (this.dataset.card) window.motions.push([this.dataset.card, frames[0].transform, this.innerHTML]);
        return animate.call(this, frames, timing);
    };"""


def test_eu_35_exchanged_recruits_travel_face_down(open_page: OpenPage) -> None:
    page = open_page(reduced_motion="no-preference")
    page.add_init_script(MOTIONS)
    exchanged = {"number": 0, "kind": "exchanged", "facts": {"seat": 1, "place": 1, "target": 0, "target_place": 3}}
    also: list[dict[str, Any]] = []

    def hear(line: WebSocketRoute) -> None:
        server = line.connect_to_server()

        def told(data: str | bytes) -> None:
            message = json.loads(data)
            for piece in message.get("news", ()):
                if piece["what"] == "happened":
                    piece["events"] += also
            line.send(json.dumps(message))

        server.on_message(told)

    page.route_web_socket("**/ws/*", hear)
    open_table(page, "euphoria", seats=4, options={"first": "host"})
    until(page, "start")
    page.evaluate("window.motions.length = 0")
    also.append(exchanged)
    press(page, "arm")
    page.wait_for_function("() => window.motions.filter(([card]) => card.startsWith('recruit-')).length >= 2")
    moved = {card: (start, drawn) for card, start, drawn in page.evaluate("window.motions")}
    assert {card for card in moved if card.startswith("recruit-")} == {"recruit-1-0", "recruit-0-2"}
    for card in ("recruit-1-0", "recruit-0-2"):
        start, drawn = moved[card]
        assert "translate(0px, 0px)" not in start
        assert "closed" in drawn
        assert not [recruit for recruit in RECRUITS if recruit in drawn]


def edges(page: Page, selector: str) -> tuple[float, float]:
    box = page.locator(selector).bounding_box()
    assert box is not None
    return box["y"], box["y"] + box["height"]


@pytest.mark.parametrize("language", ["es", "en"])
def test_eight_seats_fit_a_small_phone(open_page: OpenPage, language: str) -> None:
    page = open_page(size=PHONE, language=language)
    sit_at(page, 8, round_limit="2", first="host")
    small = """() => [...document.querySelectorAll(".euphoria button")].map((one) => one.getBoundingClientRect())
        .filter((box) => box.width && (box.width < 44 || box.height < 44)).length"""
    for phase in ("lay", "start"):
        until(page, phase)
        assert overflow(page) == 0
        assert page.evaluate(small) == 0
    page.evaluate("scrollTo(0, 0)")
    bar, _foot = edges(page, "[data-testid=ask]")
    for part in (".own", ".dock"):
        assert edges(page, part)[1] <= bar
    # D12: what an action does and costs stands there before it is done, and every question about it has a way back.
    page.locator(".dock [data-move=hide], .dock [data-move=arm]").first.click()
    expect(page.get_by_test_id("caption")).to_contain_text({"es": "Cuesta", "en": "It costs"}[language])
    expect(page.locator(".euphoria[data-phase=start]")).to_have_count(1)
    press(page, "interrogate")
    page.get_by_role("button", name={"es": "Volver", "en": "Back"}[language]).click()
    expect(page.locator(".euphoria[data-phase=start]")).to_have_count(1)
    for words in ("interrogate", "choose_seat 4"):
        press(page, words)
        assert overflow(page) == 0
        assert page.evaluate(small) == 0
    play(page)
    assert overflow(page) == 0


def test_the_page_holds_nothing_that_its_seat_may_not_know(open_page: OpenPage) -> None:
    page = open_page()
    frames: list[str] = []
    page.on("websocket", lambda line: line.on("framereceived", lambda frame: frames.append(str(frame))))
    open_table(page, "euphoria", seats=5)
    checked = 0
    for _ in range(14):
        next_move(page)
        updates = settled(page, frames)
        for told in updates[checked:]:
            assert_honest(told, seat=0)
        checked = len(updates)
        if updates[-1]["view"]["phase"] == "over":
            break
        kept = page.evaluate("JSON.stringify([{...localStorage}, {...sessionStorage}, location.href, document.title])")
        assert not [recruit for recruit in RECRUITS if recruit in kept]
        play(page, most=1)
    assert checked > 10


def settled(page: Page, frames: list[str]) -> list[dict[str, Any]]:
    """The updates up to the one that is drawn: as many portraits are open as it exposes. Others may play meanwhile."""

    def drawn() -> list[dict[str, Any]] | None:
        updates = [told for told in map(json.loads, frames) if told["type"] == "update" and told.get("view")]
        view = updates[-1]["view"]
        own, *others = (sum(row) for row in view["exposed"])
        open_there = page.locator(".ring .seat").locator(OPEN_AND_EXPOSED).count()
        held = page.locator(".own .side").locator(OPEN_PORTRAITS).count()
        is_drawn = open_there == sum(others) and (view["phase"] == "lay" or held == own)
        return updates if view["phase"] == "over" or is_drawn else None

    return seen(page, drawn, "other portraits are open than are exposed")


def assert_honest(told: dict[str, Any], seat: int) -> None:
    """One update, as the rules let the seat see it (EU-22, EU-30, EU-38)."""
    view = told["view"]
    assert told.get("memory") is None
    if view["phase"] != "over":
        for other, row in enumerate(view["recruits"]):
            shown = [bool(recruit) for recruit in row]
            assert other == seat or shown == view["exposed"][other]
        assert all(not hand for other, hand in enumerate(view["hands"]) if other != seat)
    for piece in told.get("news") or []:
        for event in piece.get("events") or []:
            facts = event.get("facts") or {}
            parties = PARTIES.get(event["kind"])
            if parties and any(secret in facts for secret in SECRETS):
                assert seat in [facts[party] for party in parties], event
