"""A table at this keyboard: a game, its bots and its people, in one process."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Sequence
from hashlib import blake2b
from time import time

from sobremesa.bots.catalog import BOTS
from sobremesa.bots.hints import hints
from sobremesa.bots.levels import LEVELS, LevelBot
from sobremesa.bots.search_bot import Effort
from sobremesa.kernel.claim import SpokenClaim
from sobremesa.kernel.event import Viewer
from sobremesa.kernel.game import AnyGame
from sobremesa.kernel.match import Match
from sobremesa.kernel.record import Record
from sobremesa.kernel.rng import Rng
from sobremesa.kernel.seed import Seed
from sobremesa.kernel.view import AnyView
from sobremesa.table.acts.start import StartNews
from sobremesa.table.fairness import SECRET_BYTES
from sobremesa.table.host import TableHost
from sobremesa.table.personas import PERSONAS, next_persona
from sobremesa.table.settings import Clock, Settings
from sobremesa.terminal.session.saved_games import SeatPlan
from sobremesa.terminal.tables.connection import TableConnection, TableRequest
from sobremesa.terminal.texts import TEXTS
from sobremesa.wire import messages as m
from sobremesa.wire.local_table import LocalTable
from sobremesa.wire.messages import Hint


class Opponent:
    """Its chance depends on the game's seed, its seat and how many moves were made: a resumed game goes on alike.

    It is a hash of them, so it tells nothing about the deal.
    """

    def __init__(self, mind: str, game: AnyGame, seat: int, regular: str = "") -> None:
        """``regular`` is who the bot is: a level plays with their character."""
        self.rng = Rng(0)
        self.mind = LevelBot(game, self.rng, mind, regular) if mind in LEVELS else BOTS[mind](game, self.rng)
        self.seat = seat

    def choose(
        self, view: AnyView, seed: Seed, moves_made: int, said: tuple[SpokenClaim, ...]
    ) -> tuple[str | None, int]:
        """What it says aloud, if anything, and its move."""
        words = f"{seed} {self.seat} {moves_made}"
        self.rng.reseed(int.from_bytes(blake2b(words.encode(), digest_size=8, person=b"opponent").digest()))
        self.mind.hear(said)
        return self.mind.speak(view), self.mind.choose(view)


class LocalHost:
    """Lets the time of a local table pass.

    Without clocks its time is its own: it stands still while people think, and where nobody at the keyboard is asked it
    jumps to whatever comes next. With clocks it is the time of the day.
    """

    def __init__(self, open_at: Callable[[int], LocalTable], *, has_clocks: bool) -> None:
        self.has_clocks = has_clocks
        self._now = now_ms()
        self.table = open_at(self._now)

    @property
    def now(self) -> int:
        return now_ms() if self.has_clocks else self._now

    def go_on(self) -> None:
        """Whatever happens by itself by now, bots' moves included."""
        if self.has_clocks:
            while self.table.step(self.now):
                pass
            return
        while True:
            if self._speak():
                continue
            if self._waits():
                return
            if self.table.step(self._now):
                continue
            due = self.table.due
            if due is None:
                return
            self._now = max(due, self._now)

    def _speak(self) -> bool:
        """Whoever has something to say does not wait for people to move."""
        remark = self.table.table.temper.remark
        if remark is None:
            return False
        self._now = max(self._now, remark.at)
        return self.table.tick(self._now)

    def _waits(self) -> bool:
        """Whether a person is asked first. In the order of the seats people and bots choose, so that a game goes on
        alike however often it was left."""
        asked = self.table.table.seats_asked()
        return bool(asked) and not self.table.table.level_of(asked[0])

    def seconds_to_next(self) -> float | None:
        due = self.table.due
        if due is None or not self.has_clocks:
            return None
        return max(0, due - self.now) / 1000

    def record(self) -> Record:
        match = self.table.table.match
        assert match is not None
        return match.record()

    def started_at(self) -> int:
        """The number of the news that the game began."""
        return next((piece.n for piece in self.table.table.news if isinstance(piece, StartNews)), 0)

    def line(self, viewer: Viewer, language: str, *, from_start: bool) -> LocalConnection:
        """``from_start``: everything since the deal is told, and not only what comes."""
        line = LocalConnection(self, viewer, language)
        line.skip_news(self.started_at() if from_start else self.table.table.seq)
        return line


class LocalConnection(TableConnection):
    keeps_record = True

    def __init__(self, host: LocalHost, viewer: Viewer, language: str) -> None:
        super().__init__(viewer)
        self.host = host
        host.table.send(viewer, m.Hello(m.VERSION, language=language), host.now)  # type: ignore[arg-type]  # one of LANGUAGES

    def send(self, message: TableRequest) -> None:
        self.host.table.send(self.viewer, message, self.host.now)

    def hear(self) -> None:
        self.host.go_on()
        for message in self.host.table.take_messages(self.viewer):
            self.take(message)

    def record(self) -> Record:
        return self.host.record()

    def pause(self) -> float | None:
        return self.host.seconds_to_next()


def now_ms() -> int:
    return int(time() * 1000)


# With clocks: long enough to read at a terminal what is asked, and to pass the keyboard on.
WINDOW_MS = 30_000
HINT, MOST_HINTS = Effort(iterations=6_000, seconds=1.5), 5


class KeyboardTable:
    """Makes the table, and thinks for its bots."""

    def __init__(self, match: Match, seating: SeatPlan) -> None:
        self.match = match
        self.levels = seating.bots_by_seat(match.game.seats)
        self.opponents: dict[tuple[int, str], Opponent] = {}
        self.table: LocalTable | None = None

    def open(self, settings: Settings, now: int) -> LocalTable:
        game = self.match.game
        house = TableHost(
            make_game=lambda _settings: game,
            levels=tuple(BOTS),
            fresh_secret=lambda: secrets.token_hex(SECRET_BYTES),
            seed=self.match.seed,
        )
        self.table = LocalTable.continue_match(self.match, settings, self.levels, house, self.think, advise, now=now)
        return self.table

    def think(self, game: AnyGame, view: AnyView, said: tuple[SpokenClaim, ...], level: str) -> tuple[str | None, int]:
        assert self.table is not None
        assert view.viewer is not None
        match = self.table.table.match
        assert match is not None
        regular = self.table.table.seats[view.viewer].regular
        opponent = self.opponents.setdefault((view.viewer, level), Opponent(level, game, view.viewer, regular))
        return opponent.choose(view, match.seed, len(match.codes), said)


def open_table(match: Match, seating: SeatPlan, *, clock: Clock, language: str, memory_aid: bool) -> LocalHost:
    """``seating`` says which seats are people's at this keyboard, and who plays the others."""
    settings = Settings(
        game=match.game.about.name,
        seats=match.game.seats,
        options=dict(match.game.options),
        language="en" if language == "en" else "es",
        clock=clock,
        window_ms=WINDOW_MS,
        # What everybody has chosen is uncovered at once: nobody far away has to be kept from measuring the time.
        reveal_ms=0,
        memory_aid=memory_aid,
        # Nobody can watch: whoever is at this keyboard sits at the table.
        spectators=False,
    )
    has_clocks = clock.kind != "none"
    return LocalHost(lambda now: KeyboardTable(match, seating).open(settings, now), has_clocks=has_clocks)


def names_at(given: Sequence[str], game: AnyGame, seating: SeatPlan, seed: Seed, language: str) -> list[str]:
    """The given names from seat 0 on; people without one are numbered, and bots are regulars, mixed by the game's seed:
    by a hash of it, which tells nothing about the deal."""
    names, seated = list(given), list[str]()
    minds = seating.bots_by_seat(game.seats)
    for seat in range(len(names), game.seats):
        if seat not in minds:
            names.append(TEXTS.say(language, "name-player", number=seat + 1))
            continue
        regular = next_persona(str(seed), seated=seated, names=names)
        seated.append(regular)
        names.append(PERSONAS[regular].name if regular else f"Bot {seat + 1}")
    return names


def advise(game: AnyGame, view: AnyView, language: str) -> list[Hint]:
    """The moves worth a look, from what the seat may know."""
    found = hints(game, view, HINT)[:MOST_HINTS]
    return [Hint(hint.move, round(hint.chance, 3), hint.why.say(language)) for hint in found]
