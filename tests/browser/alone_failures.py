"""What may go wrong on a device: each has its sentence and a way on, and nothing is lost."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Page, expect

from tests.browser.alone_to_the_end import STARTING_MS, OpenAlone, files, host, open_alone, sit_down, starts
from tests.browser.bundle import wait_until_started_is_kept
from tests.browser.page_player import next_move, take_first

__all__ = ["files", "host", "open_alone"]

MOVES = "[...document.querySelectorAll('[data-move]')].map((one) => one.dataset.move)"
# Changes what the page has saved, entry by entry.
CHANGE = """(change) => new Promise((done, failed) => {
    const asked = indexedDB.open("sobremesa");
    asked.onsuccess = () => {
        const database = asked.result, work = database.transaction(["tables", "entries"], "readwrite");
        new Function("tables", "entries", change)(work.objectStore("tables"), work.objectStore("entries"));
        work.oncomplete = () => (database.close(), done());
        work.onabort = () => failed(work.error);
    };
})"""
SPOILT = """
    entries.openCursor(null, "prev").onsuccess = ({target}) => {
        const row = target.result.value;
        entries.put({...row, text: row.text.slice(0, 9)});
    };
"""
NEWER = """
    tables.openCursor().onsuccess = ({target}) => tables.put({...target.result.value, format: 99});
"""


def saved_entries(page: Page) -> int:
    return int(
        page.evaluate(
            """() => new Promise((done) => {
                const asked = indexedDB.open("sobremesa");
                asked.onsuccess = () => {
                    const count = asked.result.transaction("entries").objectStore("entries").count();
                    count.onsuccess = () => (asked.result.close(), done(count.result));
                };
            })"""
        )
    )


def change_saved(page: Page, change: str) -> None:
    """What is saved changes while nothing plays, and the table is opened again. A Worker that still played would write
    over the change."""
    table = page.url.split("#")[1]
    page.evaluate("location.hash = '#/'")
    page.reload()
    page.locator("[data-game=evidencia] button.main:not([disabled])").wait_for()
    page.evaluate(CHANGE, change)
    page.evaluate("(table) => (location.hash = table)", table)


def test_without_room_the_game_goes_on_and_is_kept_as_soon_as_there_is(open_alone: OpenAlone) -> None:
    page = open_alone()
    sit_down(page, "evidencia")
    next_move(page)
    page.evaluate("globalThis.room = new BroadcastChannel('room')")
    page.evaluate("room.postMessage(false)")
    kept = saved_entries(page)
    take_first(page)
    alert = page.get_by_test_id("unkept")
    expect(alert).to_contain_text("No hay lugar para guardar esta partida")
    with page.expect_download() as saving:
        alert.get_by_role("button", name="Guardar en un archivo").click()
    assert Path(saving.value.path()).stat().st_size > 500
    next_move(page)
    assert saved_entries(page) == kept
    page.evaluate("room.postMessage(true)")
    take_first(page)
    expect(alert).to_have_count(0)
    next_move(page)
    assert saved_entries(page) > kept + 1


def test_a_worker_that_is_killed_is_missed_and_the_game_goes_on(open_alone: OpenAlone) -> None:
    page = open_alone()
    page.clock.install()
    sit_down(page, "evidencia")
    take_first(page)
    next_move(page)
    moves = page.evaluate(MOVES)
    page.evaluate("workers.at(-1).terminate()")
    for _ in range(8):
        page.clock.run_for(5_000)
    expect(page.get_by_role("heading", name="El juego se detuvo")).to_be_visible()
    page.get_by_role("button", name="Seguir desde ahí").click()
    page.get_by_test_id("ask").wait_for(timeout=STARTING_MS)
    next_move(page)
    assert page.evaluate(MOVES) == moves
    assert take_first(page)
    # The cause of its death may have been in the snapshot.
    assert starts(page) == ["nothing", "nothing"]


def test_a_damaged_game_goes_on_from_what_can_be_read_and_a_newer_one_is_left_alone(open_alone: OpenAlone) -> None:
    page = open_alone(bypass_csp=True)
    sit_down(page, "evidencia")
    for _move in range(3):
        take_first(page)
    next_move(page)
    entries = saved_entries(page)
    change_saved(page, SPOILT)
    damaged = page.get_by_test_id("damaged")
    damaged.wait_for(timeout=STARTING_MS)
    expect(damaged).to_contain_text("está dañada desde la jugada")
    with page.expect_download():
        damaged.get_by_role("button", name="Guardar en un archivo").click()
    damaged.get_by_role("button", name="Seguir desde lo último que se lee").click()
    page.get_by_test_id("ask").wait_for()
    next_move(page)
    assert take_first(page)
    assert saved_entries(page) >= entries - 1
    # A game that a newer page has saved is left as it is.
    change_saved(page, NEWER)
    damaged.wait_for(timeout=STARTING_MS)
    expect(damaged).to_contain_text("la guardó una versión más nueva")
    expect(damaged.get_by_role("button", name="Volver a cargar")).to_be_visible()
    expect(damaged.get_by_role("button", name="Borrar")).to_have_count(0)


# Of what was kept of a start, one byte is another one: so it is no longer what its checksum says.
SPOIL_STARTED = """async () => {
    const shelf = await caches.open("sobremesa-alone");
    const address = (await shelf.keys()).find((one) => new URL(one.url).pathname.endsWith("/alone/started"));
    const kept = await shelf.match(address);
    const bytes = new Uint8Array(await kept.arrayBuffer());
    bytes[bytes.length >> 1] ^= 255;
    await shelf.put(address, new Response(bytes, { headers: kept.headers }));
}"""


def test_a_start_that_was_kept_and_is_damaged_is_made_again(open_alone: OpenAlone) -> None:
    page = open_alone()
    sit_down(page, "evidencia")
    wait_until_started_is_kept(page)
    page.evaluate(SPOIL_STARTED)
    page.reload()
    page.get_by_test_id("ask").wait_for(timeout=STARTING_MS)
    assert take_first(page)
    assert starts(page) == ["nothing"]


def test_a_page_whose_files_were_replaced_says_so_and_a_reload_brings_them(open_alone: OpenAlone, files: Path) -> None:
    page = open_alone(service_workers="block")
    (worker,) = files.rglob("alone-worker-*.js")
    away = worker.with_suffix(".away")
    worker.rename(away)
    try:
        page.locator("[data-game=evidencia] button.main:not([disabled])").click()
        expect(page.get_by_role("heading", name="Falta una parte del juego")).to_be_visible()
        expect(page.get_by_text("Tus partidas guardadas siguen acá")).to_be_visible()
    finally:
        away.rename(worker)
    page.get_by_role("button", name="Volver a cargar").click()
    sit_down(page, "evidencia")
    assert next_move(page)
