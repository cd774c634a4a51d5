"""The bundle: the whole game from a folder of files, and then from nothing at all."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from sobremesa.games.catalog import GAMES
from sobremesa.kernel.record import Record
from sobremesa.table.fairness import verify
from tests.browser.bundle import FileServer, bundle_in, wait_until_started_is_kept, wait_until_stocked
from tests.browser.chance import SHARE
from tests.browser.conftest import DESKTOP, PATIENCE_MS
from tests.browser.page_player import next_move, play_from_memory, play_to_the_end, take_first
from tests.browser.test_secrecy import CARDS, HOLDS, cards_in, known_from, told_in
from tests.server.process import HOUSE

# On a machine that does much else at the same time.
STARTING_MS = 120_000
OFFERED_NOW = "[...document.querySelectorAll('[data-move]')].map((one) => one.dataset.move)"
# Any move that is offered.
OFFER = "[data-present]:not([disabled]), [data-move]:not([disabled])"
TAKE = """(offer) => {
    if (!document.querySelector("[aria-busy=true]")) document.querySelector(offer)?.click();
}"""
SEATS = {"evidencia": 2, "euphoria": 5, "codigos": 3}
# Everything that a Worker says to the page, in the words in which it says it; and a way to ask it, as the page does.
LISTEN = """
globalThis.fromWorker = [];
// A warning is recorded with its stack.
const { warn } = console;
console.warn = (...said) => warn(...said, new Error().stack);
const Honest = Worker;
globalThis.Worker = class extends Honest {
    constructor(...given) {
        super(...given);
        this.addEventListener("message", ({ data }) => fromWorker.push(JSON.stringify(data)));
        (globalThis.workers ??= []).push(this);
    }
};
globalThis.askWorker = (method, path, body = "", door = "") => new Promise((done) => {
    const worker = workers.at(-1), id = (globalThis.asked = (globalThis.asked ?? 1e9) + 1);
    worker.addEventListener("message", ({ data }) => data.type === "answer" && data.id === id && done(data.text));
    worker.postMessage({ type: "ask", id, method, path, language: "es", door, body });
});
"""


@pytest.fixture(scope="module")
def files(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """One bundle for all tests of the module, with the example of the kit in it."""
    return bundle_in(tmp_path_factory.mktemp("site"), "--games-from", str(HOUSE / "examples"), quick=True)


@pytest.fixture
def host(files: Path) -> Iterator[FileServer]:
    server = FileServer(files)
    yield server
    server.stop()


OpenAlone = Callable[..., Page]


@pytest.fixture
def open_alone(browser: Browser, host: FileServer) -> Iterator[OpenAlone]:
    """A page of the bundle, in a context of its own; an error on any of them fails the test."""
    contexts: list[BrowserContext] = []
    errors: list[str] = []

    def opened(*, language: str = "es", size: dict[str, Any] = DESKTOP, **more: Any) -> Page:
        locale = {"es": "es-AR", "en": "en-US"}[language]
        context = browser.new_context(locale=locale, **{**size, "reduced_motion": "reduce", **more})
        context.set_default_timeout(PATIENCE_MS)
        context.add_init_script(SHARE)
        context.add_init_script(LISTEN)
        contexts.append(context)
        page = context.new_page()
        page.on("pageerror", lambda error: errors.append(f"{error}"))
        page.on("console", lambda said: errors.append(said.text) if said.type in ("error", "warning") else None)
        page.goto(host.address)
        return page

    yield opened
    for context in contexts:
        context.close()
    # A browser itself reports what did not come; and Playwright, that it keeps service workers away if asked to.
    expected = ("ERR_", "status of 404", "registration blocked by Playwright")
    assert [error for error in errors if not any(words in error for words in expected)] == []


def sit_down(page: Page, game: str) -> None:
    page.locator(f"[data-game={game}] button.main:not([disabled])").click()
    play_from_memory(page, game)
    page.get_by_test_id("ask").wait_for(timeout=STARTING_MS)


def heard(page: Page) -> list[dict[str, Any]]:
    """The messages of the table that came from the Worker."""
    said = [json.loads(text) for text in page.evaluate("fromWorker")]
    return [json.loads(message["data"]) for message in said if message["type"] == "line"]


@pytest.mark.parametrize("language", ["es", "en"])
def test_each_game_is_played_to_its_end_against_bots_with_the_host_gone(
    open_alone: OpenAlone, host: FileServer, language: str
) -> None:
    page = open_alone(language=language)
    sit_down(page, "evidencia")
    expect(page.get_by_test_id("alone-here")).to_contain_text(
        {"es": "en este aparato", "en": "on this device"}[language]
    )
    # What is at hand by then is enough for the rest.
    page.wait_for_function("() => navigator.serviceWorker.controller !== null")
    wait_until_stocked(page)
    host.stop()
    try:
        for game, seats in SEATS.items():
            sit_with_easy_bots(page, game, seats)
            assert play_to_the_end(page) > 5
            assert_proved(page, game, seats)
        assert_second_visit(page, host, language)
    finally:
        host.start_again()


def assert_second_visit(page: Page, host: FileServer, language: str) -> None:
    """With no network: a game, a lesson and the rules."""
    wait_until_started_is_kept(page)
    page.goto("about:blank")
    page.goto(host.address)
    page.locator("[data-game=evidencia]").get_by_role("link", name={"es": "Aprender", "en": "Learn"}[language]).click()
    expect(page.locator("h1").first).to_be_visible()
    page.goto(f"{host.address}#/rules/euphoria")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    page.locator("a.home").first.click()
    sit_down(page, "evidencia")
    assert take_first(page)
    assert starts(page) == ["copy"]


def starts(page: Page) -> list[str]:
    """How the Workers of this page's tables began: as a copy of an earlier start, or from nothing."""
    said = [json.loads(text) for text in page.evaluate("fromWorker")]
    return ["copy" if message["isCopy"] else "nothing" for message in said if message["type"] == "ready"]


def assert_proved(page: Page, game: str, seats: int) -> None:
    """The record that the device wrote is one that everybody else can check, and that replays to the same end."""
    table = page.url.split("/")[-1]
    text = record_of(page, table)
    record = Record.read(text)
    assert str(record) == text
    match = verify(record, GAMES[game](seats, record.options))
    assert match.outcome is not None
    over = [message for message in heard(page) if message["type"] == "update" and message.get("outcome")]
    assert over[-1]["outcome"]["scores"] == list(match.outcome.scores)
    assert over[-1]["outcome"]["winners"] == list(match.outcome.winners)


def sit_with_easy_bots(page: Page, game: str, seats: int) -> None:
    """A table as the front page makes it, but for the level of its bots: they answer at once."""
    table = page.evaluate(
        """async ([game, seats]) => {
            const ask = async (path, body) => JSON.parse(await askWorker("POST", path, JSON.stringify(body)));
            const settings = { game, seats, memory_aid: true, spectators: false };
            const { table } = await ask("/api/tables", { settings, bots: Array(seats - 1).fill("facil") });
            const { key, seat, commitment } = await ask(`/api/tables/${table}/seats`, { name: "Ana" });
            const kept = { table, game, key, invite: "", name: "Ana", seat, at: Date.now(), over: false,
                began: { 1: { published: commitment } } };
            localStorage["sobremesa.seats"] = JSON.stringify([kept, ...JSON.parse(localStorage["sobremesa.seats"])]);
            dispatchEvent(new StorageEvent("storage", { key: "sobremesa.seats" }));
            return table;
        }""",
        [game, seats],
    )
    page.evaluate("(table) => (location.hash = `#/t/${table}`)", table)
    page.locator(".start button:not(.get-ready)").click(timeout=STARTING_MS)
    page.get_by_test_id("ask").wait_for(timeout=STARTING_MS)


def record_of(page: Page, table: str) -> str:
    """What the page's own Worker answers for the key that it keeps."""
    return str(
        page.evaluate(
            """(table) => {
                const { key } = JSON.parse(localStorage["sobremesa.seats"]).find((seat) => seat.table === table);
                return askWorker("GET", `/api/tables/${table}/record`, "", key);
            }""",
            table,
        )
    )


def test_the_worker_tells_only_what_the_seat_may_know_and_a_reload_goes_on(open_alone: OpenAlone) -> None:
    page = open_alone()
    sit_down(page, "evidencia")
    for _ in range(6):
        words = next_move(page)
        held = page.evaluate(HOLDS)
        messages = heard(page)
        known = known_from([message for message in messages if message["type"] == "update"], seat=0)
        told = [json.dumps({**message, "moves": []}) for message in messages]
        assert set().union(*map(cards_in, told)) - known == set()
        assert told_in(held, known) - known == set()
        assert known < set(CARDS)
        page.locator(f"[data-move='{words}']").first.click()
    next_move(page)
    hand = page.evaluate(OFFERED_NOW)
    page.reload()
    page.get_by_test_id("ask").wait_for(timeout=STARTING_MS)
    next_move(page)
    assert page.evaluate(OFFERED_NOW) == hand
    # It waits on the front page too, which starts nothing to say so.
    page.locator("a.home").first.click()
    page.reload()
    expect(page.get_by_test_id("running")).to_contain_text("Evidencia")
    assert page.evaluate("globalThis.workers ?? []") == []


# At the level, and by the options, that the player chose.


@pytest.mark.parametrize("language", ["es", "en"])
def test_the_level_of_the_bots_and_the_options_can_be_chosen(open_alone: OpenAlone, language: str) -> None:
    page = open_alone(language=language)
    page.locator("[data-game=codigos] .rival:not([disabled])").click()
    page.get_by_role("radio", name={"es": "fácil", "en": "easy"}[language]).check(force=True)
    page.get_by_role("radio", name="2", exact=True).check(force=True)
    page.locator("dialog summary").click()
    fields = page.locator("dialog details fieldset[data-option]:has(input[type=radio])").first
    option = fields.get_attribute("data-option")
    wanted = fields.get_by_role("radio").last
    wanted.check()
    value = wanted.get_attribute("value")
    page.locator("dialog form button.main").click()
    play_from_memory(page, "codigos")
    page.get_by_test_id("ask").wait_for(timeout=STARTING_MS)
    room = next(message["room"] for message in heard(page) if message.get("room"))
    assert [seat["level"] for seat in room["seats"] if seat["level"]] == ["facil"]
    assert room["settings"]["options"][option] == value


# What is kept of a started Python.

FOUND_IN_STARTED = """async (words) => {
    const shelf = await caches.open("sobremesa-alone");
    const address = (await shelf.keys()).find((one) => new URL(one.url).pathname.endsWith("/alone/started"));
    const kept = (await shelf.match(address)).body.pipeThrough(new DecompressionStream("gzip"));
    const text = new TextDecoder("latin1").decode(await new Response(kept).arrayBuffer());
    return words.filter((one) => text.includes(one));
}"""


def test_what_is_kept_of_a_start_knows_nothing_of_any_game(open_alone: OpenAlone) -> None:
    page = open_alone()
    sit_down(page, "evidencia")
    take_first(page)
    wait_until_started_is_kept(page)
    kept = page.evaluate("JSON.parse(localStorage['sobremesa.seats'])[0]")
    secrets = [kept["table"], kept["key"], kept["began"]["1"]["published"]]
    assert page.evaluate(FOUND_IN_STARTED, [*secrets, "sobremesa.alone.device"]) == ["sobremesa.alone.device"]


# Several at one device.


def start_here(page: Page, game: str, *names: str) -> None:
    page.get_by_role("link", name="Todos en este aparato").click()
    page.get_by_role("navigation", name="A qué juegan").get_by_role("link", name=game.title()).click()
    for number, name in enumerate(names, start=1):
        page.get_by_label(f"Jugador {number}").fill(name)
    page.get_by_role("button", name="Empezar").click()
    page.get_by_test_id("curtain").wait_for(timeout=STARTING_MS)


def test_several_play_to_the_end_and_while_the_curtain_is_down_no_cards_are_in_the_page(
    open_alone: OpenAlone,
) -> None:
    page = open_alone()
    page.evaluate("localStorage['sobremesa.settings'] = JSON.stringify({ pace: 'rapido' })")
    page.reload()
    start_here(page, "evidencia", "Ana", "Beto")
    curtain = page.get_by_test_id("curtain")
    over = page.get_by_test_id("over")
    falls: list[str] = []
    while not over.count():
        # The same person may be asked again, and keeps the device.
        page.locator(f"[data-testid=curtain], [data-testid=over], {OFFER}").first.wait_for()
        if not curtain.count():
            page.evaluate(TAKE, OFFER)
            continue
        document = page.evaluate("document.documentElement.outerHTML + document.title + location.href")
        assert cards_in(document) == set()
        assert page.locator("[data-card], [data-move]").count() == 0
        falls.append("Ana" if "Ana" in curtain.inner_text() else "Beto")
        curtain.get_by_role("button", name=f"Soy {falls[-1]}").click()
        next_move(page)
        held = page.evaluate("document.querySelector('main').outerHTML")
        assert cards_in(held)
    assert len(falls) > 5
    assert set(falls) == {"Ana", "Beto"}
    assert_proved(page, "evidencia", 2)


# Each moment that is drawn, once.
REVEALS = """() => {
    window.reveals = 0;
    let last = "";
    const look = () => {
        const now = document.querySelector(".field")?.dataset.moment ?? "";
        window.reveals += now === "reveal" && last !== "reveal";
        last = now;
        requestAnimationFrame(look);
    };
    look();
}"""


def test_each_player_sees_each_reveal_also_one_that_the_other_caused(open_alone: OpenAlone) -> None:
    page = open_alone(reduced_motion="no-preference")
    start_here(page, "evidencia", "Ana", "Beto")
    page.evaluate(REVEALS)
    curtain = page.get_by_test_id("curtain")
    # One chose, the other revealed: both are shown it, each with the device in the own hands.
    for _ in range(2):
        curtain.get_by_role("button").first.click()
        next_move(page)
        page.evaluate(TAKE, OFFER)
        curtain.or_(page.locator(".field[data-moment=reveal]")).first.wait_for()
    page.wait_for_function("() => reveals === 1")
    while page.evaluate("reveals") < 2:
        page.locator(f"[data-testid=curtain], {OFFER}, .field[data-moment=reveal]").first.wait_for()
        if curtain.count():
            curtain.get_by_role("button").first.click()
            page.wait_for_function("() => reveals === 2")
        elif page.locator(OFFER).count():
            page.evaluate(TAKE, OFFER)
    assert page.locator("[data-move]:not(:disabled)").count() == 0


# Records.


def test_games_travel_in_a_link_and_in_files(open_alone: OpenAlone, tmp_path: Path) -> None:
    page = open_alone(permissions=["clipboard-read", "clipboard-write"])
    sit_down(page, "alfajores")
    assert play_to_the_end(page) == 6
    text = record_of(page, page.url.split("/")[-1])
    page.locator("a.home").first.click()
    sit_down(page, "evidencia")
    take_first(page)
    next_move(page)
    hand = page.evaluate(OFFERED_NOW)
    page.goto(f"{page.url.split('#')[0]}#/device/saved")
    with page.expect_download() as saving:
        page.get_by_role("button", name="Guardar en un archivo").click()
    running, record = tmp_path / "partida.json", tmp_path / "partida.txt"
    saving.value.save_as(running)
    record.write_text(text, encoding="utf-8")
    page.get_by_role("button", name="Copiar enlace").click()
    expect(page.get_by_role("status")).to_have_text("Enlace copiado: trae la partida entera.")
    link = page.evaluate("navigator.clipboard.readText()")
    # Another device, which has none of these games.
    other = open_alone(language="en")
    other.goto(link)
    other.get_by_test_id("shared").wait_for(timeout=STARTING_MS)
    expect(other.get_by_test_id("shared")).to_contain_text("the one that everybody sealed")
    other.get_by_role("link", name="Replay").click()
    expect(other.locator("input[type=range]")).to_be_visible()
    other.goto(f"{other.url.split('#')[0]}#/device/saved")
    other.get_by_test_id("import").set_input_files(str(record))
    other.wait_for_url("**/r/alone-r*")
    expect(other.locator("input[type=range]")).to_be_visible()
    other.goto(f"{other.url.split('#')[0]}#/device/saved")
    other.get_by_test_id("import").set_input_files(str(running))
    other.get_by_test_id("ask").wait_for()
    next_move(other)
    assert other.evaluate(OFFERED_NOW) == hand
