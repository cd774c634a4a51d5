"""The front page of a returning player: the games that wait, and nothing of them that is hidden."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.browser.axe import violations
from tests.browser.conftest import DESKTOP, PHONE, OpenPage
from tests.browser.page_player import next_move, open_table, play_to_the_end, start_against_bots, take_first
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
    expect(page.get_by_role("button", name="Jugar Códigos contra ")).to_be_enabled()
    found = page.locator("main .things").locator("button, a").all()
    names = [one.get_attribute("aria-label") or one.inner_text() for one in found]
    # At each: whom to play, play, learn, invite, read the rules.
    assert len(names) == 15
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


# Targets for a finger that are less than 44 px high or wide; a radio button's is its label.
SMALL = """() => [...document.querySelectorAll(':is(main, dialog) :is(a, button, summary, label)')]
    .filter((one) => one.checkVisibility() && !one.closest('.unseen') && !(one.matches('label') && one.htmlFor))
    .map((one) => [one, one.getBoundingClientRect()])
    .filter(([one, box]) => box.height < 43.5 || box.width < 43.5)
    .map(([one, box]) => `${one.textContent.trim().slice(0, 30)} ${Math.round(box.width)}x${Math.round(box.height)}`)"""


def test_whom_one_plays_is_chosen_in_a_sheet_and_met_at_the_table(open_page: OpenPage) -> None:
    page = open_page("/", size=PHONE)
    page.locator("[data-game=evidencia] .rival:not([disabled])").click()
    sheet = page.get_by_role("dialog")
    sheet.get_by_role("radio", name="Lucía").check(force=True)
    expect(sheet).to_contain_text("Estudia de noche")
    sheet.get_by_role("radio", name="fácil").check(force=True)
    assert (violations(page), overflow(page), page.evaluate(SMALL)) == ([], 0, [])
    expect(sheet.get_by_role("button", name="Jugar contra Lucía")).to_be_in_viewport(ratio=1)
    # As a phone's own button does it.
    page.evaluate("setTimeout(() => history.back())")
    expect(sheet).to_have_count(0)
    page.reload()
    expect(page.locator("[data-game=evidencia] .rival")).to_contain_text("Lucía")
    expect(page.locator("[data-game=evidencia] .rival")).to_contain_text("fácil")
    # The page says what it is until one has played.
    expect(page.get_by_text("Gratis y sin registrarte")).to_be_visible()
    page.locator("[data-game=evidencia] .rival:not([disabled])").click()
    sheet.get_by_role("button", name="Jugar contra Lucía").click()
    page.get_by_test_id("ask").wait_for()
    expect(page.locator("[data-portrait=lucia]").first).to_be_visible()
    page.evaluate("setTimeout(() => history.back())")
    expect(page.get_by_test_id("running")).to_contain_text("Evidencia con Lucía")
    expect(page.get_by_text("Gratis y sin registrarte")).to_have_count(0)


def test_a_finished_game_stands_in_the_table_of_rivals_once(open_page: OpenPage) -> None:
    page = open_page("/")
    start_against_bots(page, "evidencia")
    play_to_the_end(page)
    page.reload()
    page.get_by_test_id("over").wait_for()
    how = page.evaluate("JSON.parse(localStorage['sobremesa.seats'])[0].ended.how")
    page.goto("/")
    score = page.get_by_test_id("regulars").locator("[data-score]")
    wanted = {"won": "0 · vos 1", "lost": "1 · vos 0"}
    # A game that nobody won is a point for nobody.
    expect(score).to_have_count(1 if how in wanted else 0)
    if how in wanted:
        expect(score).to_contain_text(wanted[how])


# The other ways to play, what the page there is called, and what is the last to come.
DOORS = {
    "La mano del día": ("La mano del día", "[data-deal=codigos] button"),
    "Todos en este aparato": ("Todos en este aparato", "form button.main"),
    "En la tele": ("Una mesa de Evidencia", "nav [aria-current]"),
    "Tu grupo": ("Tu grupo", "[data-testid=my-groups] button"),
    "Un torneo": ("Armar un torneo", "form button.main"),
    "Todas mis partidas": ("Mis partidas", "[data-testid=notices] button"),
}


def test_every_door_of_the_front_page_leads_where_it_says(open_page: OpenPage) -> None:
    page = open_page(size=PHONE)
    for door, (heading, last) in DOORS.items():
        page.goto("/")
        page.get_by_test_id("doors").get_by_role("link", name=door).click()
        expect(page.get_by_role("heading", level=1).first).to_have_text(heading)
        page.locator(last).first.wait_for()
        assert overflow(page) == 0, door
        assert page.evaluate(SMALL) == [], door


def test_the_front_page_fills_every_screen_and_cuts_nothing(open_page: OpenPage) -> None:
    for language, scheme in (("es", "light"), ("en", "dark")):
        # However many tables other tests have opened by now.
        page = open_page(size=DESKTOP, language=language, color_scheme=scheme)
        page.context.route("**/api/tables", lambda route: route.fulfill(json={"tables": []}))
        page.goto("/")
        page.locator("[data-game=codigos] button.main:not([disabled])").wait_for()
        page.locator(".personas [data-portrait=ivan]").wait_for(state="attached")
        for width, height in SIZES:
            page.set_viewport_size({"width": width, "height": height})
            drawn(page)
            assert (overflow(page), page.evaluate(CUT)) == (0, []), (language, width)
            games, people, lowest = (
                page.locator(part).bounding_box() for part in (".things", ".personas", "main > footer")
            )
            assert games
            assert people
            assert lowest
            # Neither an empty half below, nor screens and screens to scroll: the games on the first screen of a desktop
            # with the people at the table in sight, and on two of a phone.
            assert games["y"] + games["height"] < (height if width > 900 else 1180), (language, width, games)
            assert people["y"] + people["height"] < (height * 1.2 if width > 600 else 1500), (language, width, people)
            assert height * 0.9 < lowest["y"] + lowest["height"] < (2400 if width < 600 else 1700), (language, width)
            assert page.evaluate(SMALL) == [], (language, width)
        assert violations(page) == []


def test_an_unknown_address_is_the_closed_door_of_a_cafe(open_page: OpenPage) -> None:
    page = open_page("/no/such/place", size=PHONE, color_scheme="dark")
    expect(page.locator("[data-state-picture=door]")).to_be_visible()
    assert (violations(page), overflow(page)) == ([], 0)
    page.get_by_role("link", name="Volver al comienzo").click()
    expect(page.locator("[data-game=evidencia]")).to_be_visible()
