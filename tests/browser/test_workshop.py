"""The workshop from end to end, as a designer goes through it: deck, simulation, comparison, playtest, print."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Download, Page, expect

from tests.browser.axe import violations
from tests.browser.chance import SEEDED
from tests.browser.conftest import PHONE, OpenPage
from tests.browser.page_player import play_to_the_end
from tests.browser.room import small_targets
from tests.browser.test_accessibility import overflow
from tests.server.process import Server

KEY = "a-key-for-the-workshop"
SIMULATED_MS = 60_000
# A simulation gives way to everything else; here that would be all that is tested on the same cores.
IN_TURN = """
from sobremesa.kernel.processes import PipedProcess
begin = PipedProcess.__init__
PipedProcess.__init__ = lambda self, *given, niceness=0: begin(self, *given)
"""


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory, at_work: Path) -> Iterator[str]:
    data = str(tmp_path_factory.mktemp("data"))
    environment = {"TEST_AT_WORK": str(at_work), "SOBREMESA_LAB_KEY": KEY}
    with Server("--data", data, "--lab", before=SEEDED + IN_TURN, environment=environment) as server:
        yield server.address


def cell(card: str, field: str) -> str:
    return f".cell[data-card='{card}'][data-field='{field}']"


def saved(page: Page) -> None:
    expect(page.locator("[data-saving=saved]")).to_be_visible()


def download(page: Page, button: str) -> Download:
    with page.expect_download() as waiting:
        page.get_by_role("button", name=button, exact=True).click()
    return waiting.value


def test_a_designer_goes_from_a_changed_card_to_a_playtest_and_a_print(open_page: OpenPage, tmp_path: Path) -> None:
    page = open_page("/lab")
    expect(page.get_by_role("heading", name="El taller está cerrado")).to_be_visible()
    found = violations(page) + small_targets(page)
    page.goto(f"/lab#key={KEY}")
    page.locator("[data-shelf=deck] button").click()
    # The key is not in the address.
    assert KEY not in page.url

    # A deck: a copy of the printed one.
    page.get_by_label("Nombre del mazo").fill("Año Nuevo")
    found += violations(page) + small_targets(page, "main, dialog")
    page.get_by_role("button", name="Hacer el mazo").click()
    value = page.locator(cell("g7", "value"))
    expect(value).to_have_value("7")
    expect(page.get_by_test_id("problems")).to_contain_text("Todo en orden")
    expect(page.get_by_test_id("cards").locator("li")).to_have_count(18)

    # A problem is seen beside its card, and leads to its cell.
    value.fill("12")
    problem = page.get_by_test_id("problems").get_by_role("button").first
    expect(problem).to_contain_text("g7")
    expect(value).to_have_attribute("aria-invalid", "true")
    saved(page)
    found += violations(page) + small_targets(page, "main, dialog")
    page.get_by_role("button", name="Simular").click()
    expect(page.get_by_role("alert")).to_contain_text("arreglalos primero")
    problem.click()
    expect(value).to_be_focused()

    # It is mended: two cards exchange their values. Enter goes down, and what was typed can be taken back.
    page.keyboard.type("4")
    page.keyboard.press("Enter")
    expect(page.locator(cell("ge9", "value"))).to_be_focused()
    page.keyboard.press("Control+z")
    expect(value).to_have_value("7")
    page.keyboard.press("Control+y")
    expect(value).to_have_value("4")
    page.locator(cell("g4", "value")).fill("7")
    expect(page.get_by_test_id("problems")).to_contain_text("Todo en orden")
    expect(page.get_by_test_id("changes")).to_contain_text("Valor: 4 → 7")
    saved(page)
    page.reload()
    expect(value).to_have_value("4")

    # A small simulation, and the printed deck beside it.
    page.get_by_role("button", name="Simular").click()
    page.get_by_label("Cantidad de partidas").fill("10")
    page.get_by_label("Cómo juegan los bots").select_option("facil")
    found += violations(page) + small_targets(page, "main, dialog")
    page.get_by_role("button", name="Empezar a jugar").click()
    report = page.get_by_test_id("report")
    report.wait_for(timeout=SIMULATED_MS)
    expect(page.frame_locator("[data-testid=report]").locator("h1")).to_contain_text("Evidencia")
    found += violations(page) + small_targets(page, "main, dialog")
    page.get_by_role("button", name="Comparar con…").click()
    page.get_by_role("button", name="Con el mazo impreso").click()
    compared = page.locator("iframe[title=Comparación]")
    compared.wait_for(timeout=SIMULATED_MS)
    expect(compared.content_frame.locator("body")).to_contain_text("Año Nuevo")

    # A playtest: one table, where a bot waits for the player who opens the link.
    page.get_by_role("link", name="Ir al mazo").click()
    page.get_by_role("button", name="Probar con gente").click()
    page.get_by_label("Mesas").fill("1")
    page.get_by_label("Bots por mesa").select_option("1")
    page.get_by_label("Nivel de los bots").select_option("facil")
    page.get_by_label("Pregunta 2").fill("¿Qué carta sobra?")
    found += violations(page) + small_targets(page, "main, dialog")
    page.get_by_role("button", name="Armar la mesa").click()
    page.get_by_role("button", name="Enlace").click()
    link = page.get_by_test_id("link").input_value()
    page.keyboard.press("Escape")
    found += violations(page) + small_targets(page, "main, dialog")

    # Another player plays it to the end and is asked.
    player = open_page(link.partition("/t/")[1] + link.partition("/t/")[2], size=PHONE)
    player.get_by_label("Tu nombre").fill("Beto")
    player.get_by_role("button", name="Sentarme").click()
    player.locator(".start button:not(.get-ready)").click()
    play_to_the_end(player)
    survey = player.get_by_test_id("survey")
    survey.wait_for()
    expect(player.get_by_role("button", name="Revancha")).to_be_in_viewport()
    found += violations(player) + small_targets(player, "[data-testid=survey]")
    assert overflow(player) == 0
    survey.get_by_role("group", name="¿Te divertiste?").get_by_role("radio", name="muchísimo").check(force=True)
    second = survey.get_by_role("group", name="¿Qué carta sobra?")
    second.get_by_role("radio", name="poco").check(force=True)
    second.get_by_role("textbox").fill("Ninguna, pero el Rey quedó flojo.")
    survey.get_by_role("button", name="Enviar").click()
    expect(survey).to_contain_text("¡Gracias!")
    # Coming back by the seat that the device keeps, without the link: the answer is known.
    player.goto(link.partition("#")[0].partition("/t/")[1] + link.partition("#")[0].partition("/t/")[2])
    expect(player.get_by_test_id("survey")).to_contain_text("¡Gracias!")

    # The designer reads it.
    answers = page.get_by_test_id("answers")
    expect(answers).to_contain_text("el Rey quedó flojo")
    expect(answers.get_by_role("listitem", name="muchísimo: 1").first).to_be_visible()
    expect(page.locator("[data-state=over]")).to_contain_text("Beto")
    found += violations(page) + small_targets(page, "main, dialog")
    page.get_by_role("link", name="Hoja para imprimir").click()
    expect(page.frame_locator("[data-testid=report]").locator("svg, img").first).to_be_visible()

    # And the cards on paper.
    page.goto("/lab")
    page.get_by_role("link", name=re.compile("^Año Nuevo.*Evidencia")).click()
    page.get_by_role("button", name="Imprimir").click()
    found += violations(page) + small_targets(page, "main, dialog")
    file = download(page, "Descargar")
    assert file.suggested_filename == "ano-nuevo-cartas.pdf"
    file.save_as(tmp_path / "cards.pdf")
    assert (tmp_path / "cards.pdf").read_bytes().startswith(b"%PDF")
    assert found == []
