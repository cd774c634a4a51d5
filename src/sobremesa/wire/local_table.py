"""A table, its bots and its journal in one process, without sockets: for players at one keyboard or device.

It exchanges the same messages as a live table, made by the same code: decide, write, apply, tell. The caller passes
the time in and calls ``step`` to let bots move, so nothing here waits:

>>> table = LocalTable.open(Open(settings, bots=["facil"]), host, think, now=now)
>>> seat = table.sit(Sit("Ana"), now=now)
>>> table.send(seat, m.Hello(m.VERSION), now)
>>> table.send(seat, Start("1"), now)
>>> while table.step(now):
...     pass
>>> messages = table.take_messages(seat)

It does not delay what spectators see.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping

from sobremesa.kernel.claim import SpokenClaim
from sobremesa.kernel.errors import SobremesaError
from sobremesa.kernel.event import Viewer
from sobremesa.kernel.game import AnyGame
from sobremesa.kernel.match import Match
from sobremesa.kernel.view import AnyView
from sobremesa.table.act import Entry, Request
from sobremesa.table.acts import open as opening
from sobremesa.table.acts import play, return_, sit
from sobremesa.table.acts.claim import ClaimEntry
from sobremesa.table.acts.close import CloseEntry
from sobremesa.table.acts.offer import Offer
from sobremesa.table.acts.open import OpenEntry
from sobremesa.table.acts.seat_bot import SeatBotEntry
from sobremesa.table.acts.start import StartEntry
from sobremesa.table.acts.take_over import TakeOver
from sobremesa.table.errors import RefusedAct
from sobremesa.table.hint import hint_view
from sobremesa.table.host import TableHost
from sobremesa.table.personas import persona_called
from sobremesa.table.settings import Settings
from sobremesa.table.table import Table
from sobremesa.wire import messages as m
from sobremesa.wire.reader import Reader
from sobremesa.wire.updates import UpdateComposer

# A bot's claim, if it makes one, and its move; the last argument is its level.
Think = Callable[[AnyGame, AnyView, tuple[SpokenClaim, ...], str], tuple[str | None, int]]
# The best moves for a view, explained in a language.
Advise = Callable[[AnyGame, AnyView, str], list[m.Hint]]


class LocalTable:
    """``journal`` holds everything that happened: ``LocalTable(journal, ...)`` makes the same table."""

    def __init__(self, journal: Iterable[Entry], host: TableHost, think: Think, advise: Advise | None = None) -> None:
        self.journal = list(journal)
        self.table = Table.replay(self.journal, host)
        self._think = think
        self._advise = advise
        self._readers: dict[Viewer, Reader] = {}
        self._outbox: dict[Viewer, list[m.FromTable]] = {}

    @classmethod
    def open(
        cls,
        request: opening.Open,
        host: TableHost,
        think: Think,
        advise: Advise | None = None,
        *,
        now: int,
        table: str = "local",
    ) -> LocalTable:
        return cls(opening.decide(request, host, table=table, invite="", now=now), host, think, advise)

    @classmethod
    def continue_match(
        cls,
        match: Match,
        settings: Settings,
        levels: Mapping[int, str],
        host: TableHost,
        think: Think,
        advise: Advise | None = None,
        *,
        now: int,
    ) -> LocalTable:
        """A table that continues the match. ``levels`` are the bots by seat; ``host.seed`` must be the match's.

        The names are not checked again: the match has accepted them.
        """
        seated = [
            SeatBotEntry(now, seat, levels[seat], name, persona_called(name))
            if seat in levels
            else sit.SitEntry(now, seat, name, key=f"here {seat}")
            for seat, name in enumerate(match.names)
        ]
        opened = OpenEntry(now, "local", settings, host.fresh_secret())
        table = cls([opened, *seated, StartEntry(now, host.fresh_secret())], host, think, advise)
        claims = list(match.claims)
        for number, (seat, code) in enumerate(match.codes):
            while claims and claims[0].after <= number:
                table._apply([ClaimEntry(now, claims[0].seat, claims.pop(0).words)], now)
            table._apply([play.PlayEntry(now, seat, code)], now)
            if table.table.window.held is not None:
                table._apply([CloseEntry(now)], now)
        for claim in claims:
            table._apply([ClaimEntry(now, claim.seat, claim.words)], now)
        return table

    def sit(self, request: sit.Sit, *, now: int, key: str = "") -> int:
        """Takes a seat; raises a ``SobremesaError`` if that is refused. A player can return to a seat only by its
        key."""
        entries = sit.decide(self.table, request, key=key or f"here {len(self.journal)}", now=self._time(now))
        self._apply(entries, now)
        return next(entry.seat for entry in entries if isinstance(entry, sit.SitEntry))

    # Messages.

    def send(self, viewer: Viewer, message: m.ToTable, now: int) -> None:
        """Handles a message. Answers and refusals wait in ``take_messages``. The first message must be ``Hello``."""
        if isinstance(message, m.Hello):
            self._greet(viewer, message, now)
            return
        reader = self._readers[viewer]
        given_id: str = getattr(message, "id", "")
        try:
            self._answer(reader, message, given_id, now)
        except SobremesaError as problem:
            self._outbox[viewer].append(reader.refusal(problem, given_id))

    def take_messages(self, viewer: Viewer) -> list[m.FromTable]:
        """The messages sent to the viewer since the last call, in order."""
        found, self._outbox[viewer] = self._outbox[viewer], []
        return found

    def say_to(self, viewer: Viewer, message: m.FromTable) -> None:
        """Delivers an answer that was computed outside the table, such as a hint."""
        self._outbox[viewer].append(message)

    @property
    def viewers(self) -> list[Viewer]:
        """The viewers that have sent ``Hello``."""
        return list(self._readers)

    def has_seen(self, viewers: Iterable[Viewer], n: int) -> bool:
        """Whether the news ``n`` was shown to those of the viewers whose pages tell."""
        return all(seen is None or seen >= n for seen in (self._readers[viewer].seen for viewer in viewers))

    def language_of(self, viewer: Viewer) -> str:
        return self._readers[viewer].language

    def _greet(self, viewer: Viewer, hello: m.Hello, now: int) -> None:
        reader = self._readers[viewer] = Reader(viewer, hello.language, min(hello.since, self.table.seq))
        welcome = m.Welcome(m.VERSION, viewer, heartbeat=0)
        self._outbox[viewer] = [welcome, reader.next_update(UpdateComposer(self.table, now))]
        here = m.Presence(sorted(seat for seat in self._readers if seat is not None))
        for messages in self._outbox.values():
            messages.append(here)

    def _answer(self, reader: Reader, message: m.ToTable, given_id: str, now: int) -> None:
        outbox = self._outbox[reader.viewer]
        if isinstance(message, m.Ping):
            outbox.append(m.Pong(message.n))
        elif isinstance(message, m.Seen):
            reader.see(message.n)
        elif isinstance(message, m.Resync):
            reader.seq = min(message.since, self.table.seq)
            outbox.append(reader.next_update(UpdateComposer(self.table, now)))
        elif isinstance(message, m.AskHint):
            view = hint_view(self.table, reader.seat())
            moves = [] if self._advise is None else self._advise(self.table.game, view, reader.language)
            outbox.append(m.Hints(given_id, moves))
        elif isinstance(message, TakeOver | Offer):
            # Every player is here, and no spectator could take the seat.
            raise RefusedAct("takeover-here")
        elif isinstance(message, Request):
            seat, before = reader.seat(), reader.accepted
            if not self.table.is_known(seat, given_id):
                entries = self.table.decide(seat, message, self._time(now))
                reader.accepting = given_id
                self._apply(entries, now)
                reader.accepting = ""
            if reader.accepted == before:
                outbox.append(m.Accepted(given_id))

    # Time and bots.

    def step(self, now: int) -> bool:
        """Does one thing that is due: a bot's move or a timed event. Returns whether there was one."""
        return self._think_of_move(now) or self.tick(now)

    def _think_of_move(self, now: int) -> bool:
        bots = self.table.bots_to_move()
        if not bots:
            return False
        seat, level = bots[0]
        view = self.table.view(seat)
        assert view is not None
        assert self.table.match is not None
        words, code = self._think(self.table.game, view, self.table.match.claims, level)
        self.move_bot(seat, words, code, now)
        return True

    def move_bot(self, seat: int, words: str | None, code: int, now: int) -> None:
        """Makes a bot's move, and its claim if there is one."""
        self._apply(play.decide_for_bot(self.table, seat, code, words, self._time(now)), now)

    def come_back(self, seat: int, now: int) -> None:
        """The seat's player has returned: no bot stands in any more."""
        self._apply(return_.entries(self.table, seat, self._time(now)), now)

    def tick(self, now: int) -> bool:
        """Does one timed event that is due; returns whether there was one."""
        entries = self.table.tick(self._time(now))
        self._apply(entries, now)
        return bool(entries)

    @property
    def due(self) -> int | None:
        """When the next timed event is due, not counting bots' moves."""
        return self.table.due()

    def _time(self, now: int) -> int:
        return max(now, self.table.latest_at)

    def _apply(self, entries: list[Entry], now: int) -> None:
        for entry in entries:
            self.journal.append(entry)
            self.table.apply(entry)
            composer = UpdateComposer(self.table, now)
            for viewer, reader in self._readers.items():
                if reader.is_behind(self.table):
                    self._outbox[viewer].append(reader.next_update(composer))
