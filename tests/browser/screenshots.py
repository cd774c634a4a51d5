"""Every screen, phase, moment and ending at five sizes: ``python -m tests.browser.screenshots [name]``.

They go into ``screenshots/``, with contact sheets of all of them. One page for each screen, resized: what is
photographed is the same at every size.
"""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

from playwright.sync_api import Browser, Page, sync_playwright

from sobremesa.games.codigos import view as codigos
from sobremesa.games.codigos.game import Codigos
from sobremesa.games.euphoria import view as euphoria
from sobremesa.games.euphoria.game import Euphoria
from sobremesa.games.evidencia import view as evidencia
from sobremesa.games.evidencia.game import Evidencia
from sobremesa.kernel.game import AnyGame
from tests.browser.chromium import chromium
from tests.browser.conftest import ARGUMENTS
from tests.browser.page_player import next_move, open_table, play_to_the_end, start_against_bots
from tests.browser.prepared_table import PreparedTable
from tests.browser.room import SIZES, drawn, resize
from tests.server.process import Server

FOLDER = Path(__file__).parents[2] / "screenshots"
# What is long is how long a moment stands, and what is said.
ENDLESS = "const real = setTimeout; window.setTimeout = (f, ms, ...more) => (ms >= 500 ? 0 : real(f, ms, ...more));"
GAMES: dict[str, dict[str, Any]] = {
    "evidencia": {"seats": 2},
    "euphoria": {"seats": 5, "options": {"first": "host", "round_limit": "4"}, "window_ms": 1500, "memory_aid": True},
    "codigos": {"seats": 3},
}
PHASES = {"evidencia": evidencia.PHASES, "euphoria": euphoria.PHASES, "codigos": codigos.PHASES}
MOMENTS = {
    "evidencia": {"reveal", "lift", "land", "base", "special", "count"},
    "euphoria": {"charge", "shot", "card", "answer", "look", "aim", "swap"},
    "codigos": {"telegram", "march", "notice", "dispatch"},
}


class Way(NamedTuple):
    """A game to play through, and what the page's seat does where it can."""

    game: Callable[[], AnyGame]
    seed: int
    verbs: tuple[str, ...] = ()

    def table(self) -> PreparedTable:
        return PreparedTable(self.game(), seed=self.seed, sought=self.verbs)


RECITES = ("reveal", "say", "lay", "add", "done", "expose", "take")
WAYS = {
    "evidencia": [
        *(Way(Evidencia, seed, ("reveal_base", "use_base", "reveal_top")) for seed in range(1, 9)),
        *(Way(lambda: Evidencia(options={"pyramid": "free"}), seed) for seed in range(1, 5)),
    ],
    "euphoria": [
        Way(lambda: Euphoria(8, {"first": "host", "round_limit": "6"}), 2, ("arm",)),
        *(Way(lambda: Euphoria(5, {"first": "host"}), seed, ("use", "shoot", "arm")) for seed in range(1, 6)),
        *(Way(lambda: Euphoria(6, {"first": "host"}), seed, ("use", "draw")) for seed in range(1, 20)),
    ],
    "codigos": [Way(lambda: Codigos(4), 1, RECITES), Way(lambda: Codigos(3), 2), Way(lambda: Codigos(2), 3, RECITES)],
}
TABLE = "document.querySelector('.field').dataset"

Shot = Callable[[str], None]


def front(page: Page, shot: Shot) -> None:
    page.goto("/")
    page.locator("[data-game=codigos] .line").wait_for()
    shot("front")


def new_table(page: Page, shot: Shot) -> None:
    page.goto("/new/euphoria")
    page.get_by_label("Tu nombre").fill("Ana")
    page.locator("summary").first.click()
    shot("new-table")


def lobby(page: Page, shot: Shot) -> None:
    page.goto("/new/codigos")
    page.get_by_label("Tu nombre").fill("Ana")
    page.get_by_role("button", name="Armar la mesa").click()
    page.get_by_test_id("link").wait_for()
    shot("lobby")


def phases(game: str) -> Callable[[Page, Shot], None]:
    """Each phase in which something is asked, the first time, and the end."""

    def screen(page: Page, shot: Shot) -> None:
        missing = set(PHASES[game])
        for sought in WAYS[game]:
            table = sought.table()
            table.open(page)
            while True:
                if table.phase in missing:
                    missing.remove(table.phase)
                    table.tell()
                    page.locator(f".field[data-phase={table.phase}]").wait_for()
                    shot(f"{game}-{table.phase}")
                if table.is_over or not missing:
                    break
                table.play()
        print(f"{game}: not met: {', '.join(sorted(missing)) or 'no phase'}", flush=True)

    screen.__name__ = game
    return screen


def moments(game: str) -> Callable[[Page, Shot], None]:
    """Each kind of moment, the first time; none ends by itself."""

    def screen(page: Page, shot: Shot) -> None:
        page.emulate_media(reduced_motion="no-preference")
        page.add_init_script(ENDLESS)
        seen: set[str] = set()
        for sought in WAYS[game]:
            table = sought.table()
            table.open(page)
            while not table.is_over and not seen >= MOMENTS[game]:
                table.play()
                table.tell()
                drawn(page)
                while kind := page.evaluate(f"{TABLE}.moment"):
                    if kind not in seen:
                        seen.add(kind)
                        page.wait_for_timeout(600)
                        shot(f"{game}-moment-{kind}")
                    # As with a finger: the page shows key numbers only to players who use the keyboard.
                    page.locator(".field").dispatch_event("pointerdown")
                    drawn(page)
        print(f"{game}: not met: {', '.join(sorted(MOMENTS[game] - seen)) or 'no moment'}", flush=True)

    screen.__name__ = f"{game}_moments"
    return screen


def panels(page: Page, shot: Shot) -> None:
    page.goto("/")
    start_against_bots(page, "evidencia")
    page.locator("[data-move]").first.wait_for()
    resize(page, "small")
    for name in ("Qué pasó", "Charla", "Reglas", "Mesa"):
        page.locator(".tools").get_by_role("button", name=name).click()
        shot(f"panel-{name.lower().replace(' ', '-').replace('é', 'e').replace('ó', 'o')}")
        resize(page, "small")
        page.locator(".drawer.fixed .close").click()
    page.get_by_role("button", name="Ajustes").click()
    shot("settings")


def learn(page: Page, shot: Shot) -> None:
    page.goto("/learn/evidencia")
    page.get_by_test_id("go-on").click()
    page.locator("[data-move='play ig2']").wait_for()
    shot("learn")


def replay(page: Page, shot: Shot) -> None:
    address = open_table(page, "evidencia", seats=2)
    play_to_the_end(page)
    page.goto(address.replace("/t/", "/r/"))
    page.get_by_test_id("replay-next").click(click_count=6)
    shot("replay")
    page.get_by_test_id("replay-last").click()
    shot("replay-end")


def states(page: Page, shot: Shot) -> None:
    page.goto("/t/nothing-here")
    page.get_by_role("link", name="Volver al comienzo").wait_for()
    shot("no-such-table")


def dark(page: Page, shot: Shot) -> None:
    page.emulate_media(color_scheme="dark")
    front(page, lambda name: shot(f"{name}-dark"))
    for game, settings in GAMES.items():
        open_table(page, game, **settings)
        next_move(page)
        shot(f"{game}-dark")
        play_to_the_end(page)
        shot(f"{game}-over-dark")


TABLES = [screen for game in GAMES for screen in (phases(game), moments(game))]
SCREENS = (front, new_table, lobby, *TABLES, panels, learn, replay, states, dark)


def photograph(browser: Browser, site: str, screen: Callable[[Page, Shot], None]) -> None:
    page = browser.new_context(base_url=site, locale="es-AR", reduced_motion="reduce").new_page()
    page.set_default_timeout(15_000)

    def shot(name: str) -> None:
        for size in SIZES:
            resize(page, size)
            page.screenshot(path=FOLDER / f"{name}-{size}.png", full_page=not page.locator(".field").count())
        print(name, flush=True)

    try:
        screen(page, shot)
    finally:
        page.context.close()


def contact_sheets(browser: Browser) -> None:
    """All screens of one size on one picture: ``screenshots/sheet-<size>-<n>.png``."""
    for size, (width, height) in SIZES.items():
        names = sorted(path.name for path in FOLDER.glob(f"*-{size}.png") if not path.name.startswith("sheet-"))
        wide = width > height
        shown, across = (360, 4) if wide else (230, 8)
        for n, start in enumerate(range(0, len(names), 16)):
            figures = (
                f'<figure><img src="{name}" width="{shown}" style="max-height:{shown * height // width}px;object-fit:'
                f'cover;object-position:top"><figcaption>{name.removesuffix(f"-{size}.png")}</figcaption></figure>'
                for name in names[start : start + 16]
            )
            style = (
                f"body{{display:grid;grid-template-columns:repeat({across},{shown}px);gap:8px;font:13px sans-serif}}"
            )
            page = browser.new_page(viewport={"width": across * (shown + 8) + 16, "height": 600})
            sheet = FOLDER / "sheet.html"
            sheet.write_text(f"<style>{style}figure{{margin:0}}</style>{''.join(figures)}")
            page.goto(f"file://{sheet}")
            page.screenshot(path=FOLDER / f"sheet-{size}-{n + 1}.png", full_page=True)
            page.close()
            sheet.unlink()


def main(wanted: list[str]) -> None:
    FOLDER.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as data, Server("--data", data) as server, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=ARGUMENTS)
        for screen in SCREENS:
            if not wanted or screen.__name__ in wanted:
                photograph(browser, server.address, screen)
        contact_sheets(browser)
        browser.close()


if __name__ == "__main__":
    main(sys.argv[1:])
