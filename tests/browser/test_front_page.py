"""The front page of a returning player: the games that wait, and nothing of them that is hidden."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.browser.axe import violations
from tests.browser.conftest import DESKTOP, PHONE, OpenPage
from tests.browser.page_player import next_move, open_table, take_first
from tests.browser.room import drawn
from tests.browser.sizes import of_game
from tests.browser.test_accessibility import overflow


def both_seated(ana: Page, beto: Page, game: str = "evidencia") -> str:
    """Ana's table, at which Beto sits and the game is on; its address."""
    address = open_table(ana, game, seats=2, bots=0, started=False, public=True, talk="free")
    beto.goto(address)
    beto.get_by_label("Tu nombre").fill("Beto")
    beto.get_by_role("button", name="Sentarme").click()
    beto.get_by_role("button", name="Ya estoy").wait_for()
    ana.get_by_role("button", name="Empezar").click()
    next_move(ana)
    return address


def test_a_running_game_is_on_top_with_whom_and_whose_turn(open_page: OpenPage) -> None:
    ana, beto = open_page(size=PHONE), open_page()
    address = both_seated(ana, beto)
    ana.goto("/")
    running = ana.get_by_test_id("running")
    expect(running.get_by_role("listitem")).to_have_count(1)
    expect(running).to_contain_text("Evidencia con Beto")
    expect(running).to_contain_text("te toca")
    expect(running).to_contain_text("recién")
    expect(running).to_be_in_viewport(ratio=1)
    assert ana.evaluate(
        "document.querySelector('[data-testid=running]').compareDocumentPosition(document.querySelector('h1'))"
        " & Node.DOCUMENT_POSITION_FOLLOWING"
    )
    running.get_by_role("link").click()
    next_move(ana)
    assert ana.url.endswith(address)
    take_first(ana)
    expect(ana.get_by_test_id("ask")).to_contain_text("le toca a Beto")
    ana.goto("/")
    expect(running).to_contain_text("le toca a Beto")
    expect(running).not_to_contain_text("te toca")
    beto.goto("/")
    expect(beto.get_by_test_id("running")).to_contain_text("Evidencia con Ana te toca", use_inner_text=False)


def test_games_against_bots_fold_into_one_line(open_page: OpenPage) -> None:
    page = open_page(size=PHONE)
    for _game in range(2):
        open_table(page, "evidencia", seats=2)
    page.goto("/")
    running = page.get_by_test_id("running")
    expect(running.locator("summary")).to_have_text("2 partidas contra bots sin terminar")
    expect(running.get_by_role("listitem")).to_have_count(0)
    running.locator("summary").click()
    expect(running.get_by_role("listitem")).to_have_count(2)
    assert (violations(page), overflow(page)) == ([], 0)
    running.get_by_role("link").first.click()
    page.get_by_test_id("ask").wait_for()


def test_no_two_buttons_of_the_front_page_have_the_same_name(open_page: OpenPage) -> None:
    page = open_page("/")
    expect(page.get_by_role("button", name="Jugar contra bots: Códigos")).to_be_enabled()
    found = page.locator("main .things").locator("button, a").all()
    names = [one.get_attribute("aria-label") or one.inner_text() for one in found]
    assert len(names) == 12
    assert len(names) == len(set(names)), names


def test_an_open_table_says_who_waits_there(open_page: OpenPage) -> None:
    page = open_page()
    address = open_table(page, "euphoria", seats=5, bots=2, started=False, public=True)
    page.goto("/")
    line = page.get_by_test_id("open-tables").locator(f"a[href='{address}']")
    expect(line).to_have_text("Euphoria con Ana quedan 2 lugares")


# Looks until it is gone, for ten seconds at most; whether it is.
IS_GONE = """async (name) => {
    for (let n = 0; n < 400 && (await caches.match(name)); n++) await new Promise((done) => setTimeout(done, 25));
    return !(await caches.match(name));
}"""


def test_the_service_worker_keeps_nothing_of_an_earlier_build(open_page: OpenPage) -> None:
    page = open_page("/", service_workers="allow")
    old = "/assets/old-1234.js"
    page.evaluate("navigator.serviceWorker.ready.then((found) => found.unregister())")
    page.evaluate("name => caches.open('sobremesa-1').then((shelf) => shelf.put(name, new Response('')))", old)
    page.reload()
    assert page.evaluate(IS_GONE, old)


# Looks until all of it is there, for twenty seconds at most; how much is missing.
MISSING = """async (names) => {
    const missing = async () => {
        const kept = (await (await caches.open('sobremesa-1')).keys()).map((one) => new URL(one.url).pathname);
        return names.filter((name) => !kept.includes(`/assets/${name}`));
    };
    for (let n = 0; n < 400 && (await missing()).length; n++) await new Promise((done) => setTimeout(done, 50));
    return missing();
}"""


def test_a_lesson_opens_without_a_network(open_page: OpenPage) -> None:
    page = open_page("/", service_workers="allow")
    page.evaluate("navigator.serviceWorker.ready.then((found) => found.active.postMessage('stock'))")
    assert page.evaluate(MISSING, sorted(of_game("evidencia"))) == []
    page.context.set_offline(True)
    page.goto("/learn/evidencia")
    expect(page.get_by_test_id("go-on")).to_be_visible()


SIZES = ((360, 640), (390, 844), (820, 1180), (1366, 768), (1920, 1080))
# Words that do not fit where they stand.
CUT = """() => [...document.querySelectorAll('main h1, main h2, main p, main a, main button, main li')]
    .filter((one) => one.checkVisibility() && !one.closest('.unseen'))
    .filter((one) => one.scrollWidth > one.clientWidth + 1 && getComputedStyle(one).display !== 'inline')
    .map((one) => one.textContent.trim().slice(0, 40))"""


def test_the_front_page_fills_every_screen_and_cuts_nothing(open_page: OpenPage) -> None:
    for language, scheme in (("es", "light"), ("en", "dark")):
        # However many tables other tests have opened by now.
        page = open_page(size=DESKTOP, language=language, color_scheme=scheme)
        page.context.route("**/api/tables", lambda route: route.fulfill(json={"tables": []}))
        page.goto("/")
        page.locator("[data-game=codigos] button.main:not([disabled])").wait_for()
        page.locator("[data-portrait=ivan]").wait_for(state="attached")
        for width, height in SIZES:
            page.set_viewport_size({"width": width, "height": height})
            drawn(page)
            assert (overflow(page), page.evaluate(CUT)) == (0, []), (language, width)
            personas, lowest = (page.locator(part).bounding_box() for part in (".personas", "main > footer"))
            assert personas
            assert lowest
            bottom, end = personas["y"] + personas["height"], lowest["y"] + lowest["height"]
            # Neither an empty half below, nor screens and screens to scroll.
            assert height * 0.9 < end < 1500 + height * 0.15, (language, width, end)
            assert bottom < (height * 1.15 if width > 600 else 1400), (language, width, bottom)
        assert violations(page) == []


def test_an_unknown_address_is_the_closed_door_of_a_cafe(open_page: OpenPage) -> None:
    page = open_page("/no/such/place", size=PHONE, color_scheme="dark")
    expect(page.locator("[data-state-picture=door]")).to_be_visible()
    assert (violations(page), overflow(page)) == ([], 0)
    page.get_by_role("link", name="Volver al comienzo").click()
    expect(page.locator("[data-game=evidencia]")).to_be_visible()
