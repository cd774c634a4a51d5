"""Two terminals and a browser at one live table, with real processes; the server is killed in between."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from threading import Condition, Thread

import pytest
from playwright.sync_api import Page, sync_playwright

from sobremesa.cli.link import Link
from sobremesa.client import Client
from sobremesa.games.euphoria.game import Euphoria
from sobremesa.kernel.record import Record
from sobremesa.table.fairness import verify
from tests.browser.chromium import find_browser
from tests.browser.conftest import ARGUMENTS
from tests.browser.page_player import PLAY
from tests.server.process import Server
from tests.terminal.keyboard import Keyboard, without_colours

# The test process, a pytest-xdist worker, has threads. Forking is safe because the child runs another program at once.
pytestmark = pytest.mark.filterwarnings("ignore:This process .* is multi-threaded:DeprecationWarning")

SEATS = 5
# The number of answers from each player before the server is killed.
ANSWERS_BEFORE = 4
MOST_CLICKS = 2000


class Player(Thread):
    """A player at a terminal who takes the first answer to every question, and leaves at the end."""

    def __init__(self, keyboard: Keyboard) -> None:
        super().__init__(daemon=True)
        self.keyboard = keyboard
        self.answered = 0
        self.changed = Condition()
        self.seen = ""
        self.code: int | None = None

    def run(self) -> None:
        while (screen := self.keyboard.until_asked()) is not None:
            text = without_colours(screen)
            self.seen += text
            if "Enter para salir" in text:
                self.keyboard.type("")
                self.code = self.keyboard.end()
                return
            if re.search(r"^ 1\) ", text, re.MULTILINE):
                self.keyboard.type("1")
                with self.changed:
                    self.answered += 1
                    self.changed.notify_all()

    def wait_until_answered(self, least: int) -> None:
        with self.changed:
            assert self.changed.wait_for(lambda: self.answered >= least, timeout=60)


@contextmanager
def seated_browser(link: str, name: str) -> Iterator[Page]:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find_browser(), args=ARGUMENTS)
        page = browser.new_context(locale="es-AR").new_page()
        page.goto(link)
        page.locator("form input").first.fill(name)
        page.locator("form button.main").click()
        yield page
        browser.close()


def opened(server: Server, bots: int) -> Link:
    client = Client(server.address)
    table = asyncio.run(
        client.open("euphoria", seats=SEATS, bots=("facil",) * bots, public=True, window_ms=150, reveal_ms=0)
    )
    return Link(server.address, table.table, invite=table.invite)


def test_two_terminals_and_a_browser_play_one_table_and_a_killed_server_loses_nothing(tmp_path: Path) -> None:
    has_browser = find_browser() is not None
    with Server("--data", str(tmp_path / "data")) as server:
        link = opened(server, bots=2 if has_browser else 3)
        with ExitStack() as open_things:
            page = open_things.enter_context(seated_browser(str(link), "Carla")) if has_browser else None
            players = [
                Player(
                    open_things.enter_context(Keyboard("join", link, "--name", name, XDG_STATE_HOME=tmp_path / name))
                )
                for name in ("Ana", "Beto")
            ]
            play(server, players, page)
        record = Record.read(asyncio.run(Client(server.address).record(link.table)))
    assert {"Ana", "Beto"} <= set(record.names)
    assert record.ended
    outcome = verify(record, Euphoria(seats=SEATS)).outcome
    assert outcome is not None
    for player in players:
        assert player.code == 0
        assert "Se cortó la conexión" in player.seen
        assert "Conectado otra vez" in player.seen
        # The deal decides whether a shot ends it (EU-60) or the taking of a Leader (EU-61, EU-62).
        assert f"({outcome.clause})" in player.seen


def play(server: Server, players: list[Player], page: Page | None) -> None:
    """Plays to the end; after a few answers the server is killed and started again on the same folder."""
    for player in players:
        player.keyboard.until("quiénes están")
    players[0].keyboard.until("Beto")
    players[0].keyboard.type("empezar")
    for player in players:
        player.keyboard.until("Empieza la partida")
        player.start()

    def kill_in_between() -> None:
        for player in players:
            player.wait_until_answered(ANSWERS_BEFORE)
        server.kill()
        server.start()

    killing = Thread(target=kill_in_between, daemon=True)
    killing.start()
    if page is not None:
        page.evaluate(PLAY, MOST_CLICKS)
        page.get_by_test_id("over").wait_for()
    for thread in (killing, *players):
        thread.join(60)
        assert not thread.is_alive()
