"""A local table: a game, its bots and its players at this keyboard, in one process."""

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
    """A bot whose chance depends on the game's seed, its seat and the number of moves, so that a resumed game continues
    alike.

    The chance is a hash of them, which reveals nothing about the deal.
    """

    def __init__(self, bot: str, game: AnyGame, seat: int, persona: str = "") -> None:
        """``persona`` is who the bot is: a level plays in the persona's style."""
        self.rng = Rng(0)
        self.bot = LevelBot(game, self.rng, bot, persona) if bot in LEVELS else BOTS[bot](game, self.rng)
        self.seat = seat

    def choose(
        self, view: AnyView, seed: Seed, moves_made: int, said: tuple[SpokenClaim, ...]
    ) -> tuple[str | None, int]:
        """The bot's claim, if it makes one, and its move."""
        words = f"{seed} {self.seat} {moves_made}"
        self.rng.reseed(int.from_bytes(blake2b(words.encode(), digest_size=8, person=b"opponent").digest()))
        self.bot.hear(said)
        return self.bot.speak(view), self.bot.choose(view)


class LocalHost:
    """Advances the time of a local table.

    Without clocks the table has its own time: it stands still while a player at the keyboard has to move, and otherwise
    jumps to the next event. With clocks it is real time.
    """

    def __init__(self, open_at: Callable[[int], LocalTable], *, has_clocks: bool) -> None:
        self.has_clocks = has_clocks
        self._now = now_ms()
        self.table = open_at(self._now)

    @property
    def now(self) -> int:
        return now_ms() if self.has_clocks else self._now

    def go_on(self) -> None:
        """Does everything that is due, bots' moves included."""
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
        """Lets a bot make its remark without waiting for the players."""
        remark = self.table.table.voice.remark
        if remark is None:
            return False
        self._now = max(self._now, remark.at)
        return self.table.tick(self._now)

    def _waits(self) -> bool:
        """Whether a person has to move first. People and bots choose in the order of their seats, so that a game
        continues alike however often it is resumed."""
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
        """The number of the news that began the game."""
        return next((piece.n for piece in self.table.table.news if isinstance(piece, StartNews)), 0)

    def connect(self, viewer: Viewer, language: str, *, from_start: bool) -> LocalConnection:
        """``from_start``: show everything since the deal, and not only what is new."""
        connection = LocalConnection(self, viewer, language)
        connection.skip_news(self.started_at() if from_start else self.table.table.seq)
        return connection


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


# With clocks, long enough to read the question at a terminal and to pass the keyboard on.
WINDOW_MS = 30_000
HINT, MOST_HINTS = Effort(iterations=6_000, seconds=1.5), 5


class KeyboardTable:
    """Opens the table, and runs its bots."""

    def __init__(self, match: Match, seating: SeatPlan) -> None:
        self.match = match
        self.levels = seating.bots_by_seat(match.game.seats)
        self.opponents: dict[tuple[int, str], Opponent] = {}
        self.table: LocalTable | None = None

    def open(self, settings: Settings, now: int) -> LocalTable:
        game = self.match.game
        host = TableHost(
            make_game=lambda _settings: game,
            levels=tuple(BOTS),
            fresh_secret=lambda: secrets.token_hex(SECRET_BYTES),
            seed=self.match.seed,
        )
        self.table = LocalTable.continue_match(self.match, settings, self.levels, host, self.think, advise, now=now)
        return self.table

    def think(self, game: AnyGame, view: AnyView, said: tuple[SpokenClaim, ...], level: str) -> tuple[str | None, int]:
        assert self.table is not None
        assert view.viewer is not None
        match = self.table.table.match
        assert match is not None
        persona = self.table.table.seats[view.viewer].regular
        opponent = self.opponents.setdefault((view.viewer, level), Opponent(level, game, view.viewer, persona))
        return opponent.choose(view, match.seed, len(match.codes), said)


def open_table(match: Match, seating: SeatPlan, *, clock: Clock, language: str, memory_aid: bool) -> LocalHost:
    """``seating`` says which seats belong to people at this keyboard, and which bots play the others."""
    settings = Settings(
        game=match.game.about.name,
        seats=match.game.seats,
        options=dict(match.game.options),
        language="en" if language == "en" else "es",
        clock=clock,
        window_ms=WINDOW_MS,
        # Choices are revealed at once: a pause hides timing from distant players only.
        reveal_ms=0,
        memory_aid=memory_aid,
        # All people at this keyboard have seats.
        spectators=False,
    )
    has_clocks = clock.kind != "none"
    return LocalHost(lambda now: KeyboardTable(match, seating).open(settings, now), has_clocks=has_clocks)


def names_at(given: Sequence[str], game: AnyGame, seating: SeatPlan, seed: Seed, language: str) -> list[str]:
    """The given names, from seat 0 on. Other people are numbered. Bots get personas by a hash of the game's seed, which
    reveals nothing about the deal."""
    names, seated = list(given), list[str]()
    bots = seating.bots_by_seat(game.seats)
    for seat in range(len(names), game.seats):
        if seat not in bots:
            names.append(TEXTS.say(language, "name-player", number=seat + 1))
            continue
        persona = next_persona(str(seed), seated=seated, names=names)
        seated.append(persona)
        names.append(PERSONAS[persona].name if persona else f"Bot {seat + 1}")
    return names


def advise(game: AnyGame, view: AnyView, language: str) -> list[Hint]:
    """The best moves, from what the seat may know."""
    found = hints(game, view, HINT)[:MOST_HINTS]
    return [Hint(hint.move, round(hint.chance, 3), hint.why.say(language)) for hint in found]
