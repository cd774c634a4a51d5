"""A page at a table that the test itself runs: the test sends one situation after another, or the page plays on from
there, without waiting for a server or a bot."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from msgspec import convert, json
from playwright.sync_api import Page, WebSocketRoute

from sobremesa.kernel.game import AnyGame
from sobremesa.table.acts.open import Open
from sobremesa.table.acts.play import Play
from sobremesa.table.acts.sit import Sit
from sobremesa.table.acts.start import Start
from sobremesa.table.settings import Settings
from sobremesa.wire import messages as m
from sobremesa.wire.local_table import LocalTable
from sobremesa.wire.updates import encode
from tests.table.sitting import host_of

OWN = 0
HEARD = json.Decoder(m.ToTable)
SEEDS = range(1, 40)
# Verbs that lead to a recital in Códigos, the most wanted first.
SOUGHT = ("reveal", "say", "lay", "add", "done", "expose", "take")


class PreparedTable:
    """All seats play at random, the same in every run; the page's seat takes a move of one of the ``sought`` verbs
    where it is offered."""

    def __init__(
        self, game: AnyGame, *, seed: int, sought: tuple[str, ...] = (), is_started: bool = True, **settings: Any
    ) -> None:
        self.game = game
        self.seed = seed
        self.chance = Random(seed)
        self.sought = sought
        self.now = 1_000_000
        wanted = {"game": game.about.name, "seats": game.seats, "options": dict(game.options), "spectators": False}
        wish = Open(convert({**wanted, **settings}, Settings), bots=["facil"] * (game.seats - 1))
        self.table = LocalTable.open(wish, host_of(game), self._think, now=self.now)
        self.table.sit(Sit("Ana"), now=self.now)
        self.table.send(OWN, m.Hello(m.VERSION), self.now)
        self.played = 0
        self.untold: list[m.FromTable] = []
        # The number of the last news that the page has.
        self.told = 0
        self.moves: list[m.OfferedMove] = []
        self.viewer: int | None = OWN
        self.line: WebSocketRoute | None = None
        self.lines = 0
        if is_started:
            self.table.send(OWN, Start("start"), self.now)
            self._go_on()

    def _think(self, _game: AnyGame, view: Any, _said: object, _level: str) -> tuple[str | None, int]:
        return None, self.chance.choice(view.moves)

    def open(self, page: Page, viewer: int | None = OWN) -> None:
        """The page sits down here, or watches, and receives the current state."""
        self.viewer = viewer
        page.route_web_socket("**/ws/*", self._answer)
        page.goto("/t/prepared")
        page.get_by_test_id("ask").wait_for()

    def _answer(self, line: WebSocketRoute) -> None:
        self.line = line
        self.lines += 1

        def heard(text: str | bytes) -> None:
            message = HEARD.decode(text)
            if isinstance(message, m.Hello):
                self.untold = []
                self.table.send(self.viewer, m.Hello(m.VERSION), self.now)
                self._hear()
            else:
                self.table.send(OWN, message, self.now)
                self._go_on()
            self.tell()

        line.on_message(heard)

    def tell(self) -> None:
        """Tells the page all that happened, one thing after the other."""
        assert self.line is not None
        # The page may answer before all messages are sent: then it receives only what is new.
        telling, self.untold = self.untold, []
        for message in telling:
            if isinstance(message, m.Update):
                self.told = message.seq
            self.line.send(encode(message).decode())

    def tell_at_once(self, since: int = 0) -> None:
        """Sends the page the current state in one update: with all news, or as to a player who comes back and has what
        was told until then."""
        self.untold = []
        self.table.send(OWN, m.Hello(m.VERSION, since=since), self.now)
        self._hear()
        self.tell()

    def _hear(self) -> None:
        self.untold += self.table.take_messages(self.viewer)
        updates = [message for message in self.untold if isinstance(message, m.Update)]
        if updates:
            self.moves = list(updates[-1].moves)

    @property
    def scene(self) -> Any:
        view = self.table.table.view(OWN)
        assert view is not None
        return view.scene

    @property
    def phase(self) -> str:
        return str(self.scene.phase)

    @property
    def is_over(self) -> bool:
        return self.table.table.status == "over"

    def play(self) -> None:
        """The page's seat makes a move; then the others play until it is asked again or the game is over."""
        sought = [move for verb in self.sought for move in self.moves if move.verb == verb]
        code = (sought[0] if sought else self.chance.choice(self.moves)).code
        self.played += 1
        self.table.send(OWN, Play(f"{self.played}", code=code), self.now)
        self._go_on()

    def _go_on(self) -> None:
        while not self.is_over:
            while self.table.step(self.now):
                pass
            if self.table.due is None or OWN in self.table.table.seats_asked():
                break
            self.now = self.table.due
        self._hear()


def prepare(make: Callable[[int], PreparedTable], wanted: Callable[[PreparedTable], bool]) -> PreparedTable:
    """The first table that comes to what is wanted, there."""
    for seed in SEEDS:
        table = make(seed)
        while not table.is_over:
            if wanted(table):
                return table
            table.play()
    raise AssertionError("no table comes to that")


def is_asked(phase: str) -> Callable[[PreparedTable], bool]:
    return lambda table: table.phase == phase
