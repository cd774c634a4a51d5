"""One table of this device: its players, its bots and its time."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Iterable
from dataclasses import dataclass

from msgspec.structs import replace

from sobremesa.alone.bot_requests import (
    IN_A_WINDOW_SECONDS,
    LEVEL_NAMES,
    OPENING_SECONDS,
    SHORT_MOVE_SECONDS,
    BotRequest,
    HintRequest,
    MoveRequest,
    seconds_for_a_move,
    seconds_of_thought,
)
from sobremesa.alone.errors import DeviceRefused
from sobremesa.alone.games import make_game
from sobremesa.kernel.errors import SobremesaError
from sobremesa.table.act import Entry
from sobremesa.table.acts.open import Open
from sobremesa.table.fairness import SECRET_BYTES
from sobremesa.table.hint import hint_view
from sobremesa.table.host import TableHost
from sobremesa.table.table import Table
from sobremesa.wire import messages as m
from sobremesa.wire.http import TableDetails
from sobremesa.wire.local_table import LocalTable
from sobremesa.wire.reader import LONGEST_LOOK_SECONDS
from sobremesa.wire.table_details import details_of
from sobremesa.wire.updates import encode

HOST = TableHost(make_game, LEVEL_NAMES, lambda: secrets.token_hex(SECRET_BYTES))
# Once every player has answered, a window closes early: it was made long for players far away.
LONGEST_PAUSE_MS = 1_500
MOST_FAILURES = 3

# Sends a request to the bots' Worker. The answer comes to ``HostedTable.take_thought`` under the number returned here.
AskBotWorker = Callable[[BotRequest], int]


def _never(*_asked: object) -> tuple[None, int]:
    raise AssertionError("bots of this table think elsewhere")


@dataclass
class PlannedMove:
    """A bot's next move. The bot makes it at ``moves_at`` (device time in milliseconds), or later if it still
    thinks, or if a page has not shown its player the news up to number ``after``."""

    thought: int
    moves_at: int
    after: int
    made: tuple[str | None, int] | None = None
    failures: int = 0


@dataclass(frozen=True)
class RequestedHint:
    """A hint that a seat asked for by the request ``id``, when the journal had ``length`` entries."""

    seat: int
    id: str
    length: int


class HostedTable:
    """Runs on the table's own time: it stands still while people think, so that they can pass the device on, and goes
    on while no person has to move.

    ``kept`` counts the journal entries that were handed out to be stored. ``told_at`` is the time of the latest news,
    by the device's clock.
    """

    def __init__(self, local: LocalTable, ask_bot_worker: AskBotWorker) -> None:
        self.local = local
        self.kept = 0
        self.lines: dict[int, int] = {}
        self.told_at = local.table.told_at
        self._told = local.table.seq
        self._ask_bot_worker = ask_bot_worker
        self._now = local.table.latest_at
        self._plans: dict[int, PlannedMove] = {}
        self._requested_hints: dict[int, RequestedHint] = {}
        self._ticks_at: int | None = None
        self._due: int | None = None
        # The number of the latest game in which a person had to move.
        self._begun: int | None = None

    @classmethod
    def open(cls, wish: Open, ask_bot_worker: AskBotWorker, *, table: str, now: int) -> HostedTable:
        if wish.settings.clock.kind != "none":
            raise DeviceRefused(422, "no-clocks")
        return cls(LocalTable.open(wish, HOST, _never, now=now, table=table), ask_bot_worker)

    @classmethod
    def from_journal(cls, journal: Iterable[Entry], ask_bot_worker: AskBotWorker) -> HostedTable:
        """The table of a stored journal."""
        found = cls(LocalTable(journal, HOST, _never), ask_bot_worker)
        found.kept = len(found.local.journal)
        return found

    @property
    def table(self) -> Table:
        return self.local.table

    def seat_of(self, key: str) -> int | None:
        return next((number for number, seat in enumerate(self.table.seats) if key and seat.key == key), None)

    @property
    def turn(self) -> int | None:
        """The first person who has to move: the one who should hold the device."""
        return next((seat for seat in self.table.seats_asked() if not self.table.level_of(seat)), None)

    def details(self, seat: int | None) -> TableDetails:
        return replace(details_of(self.table, seat), told_at=self.told_at)

    # Connections.

    def greet(self, line: int, hello: m.Hello) -> None:
        """Connects a seat. It replaces an earlier connection of the same seat."""
        if hello.v != m.VERSION:
            raise DeviceRefused(400, "version")
        seat = self.seat_of(hello.key)
        if seat is None:
            raise DeviceRefused(403, "bad-key" if hello.key else "no-spectators")
        self.local.come_back(seat, self._now)
        self.lines[seat] = line
        self.local.send(seat, hello, self._now)

    def _viewer(self, line: int) -> int:
        for viewer, number in self.lines.items():
            if number == line:
                return viewer
        # A newer connection has taken over the seat.
        raise DeviceRefused(400, "hello-first")

    def language_on(self, line: int) -> str:
        return self.local.language_of(self._viewer(line))

    def hear(self, line: int, message: m.ToTable) -> None:
        viewer = self._viewer(line)
        if isinstance(message, m.Hello):
            raise DeviceRefused(400, "hello-once")
        if isinstance(message, m.AskHint):
            view = hint_view(self.table, viewer)
            thought = self._ask_bot_worker(HintRequest(self.table.settings, view, self.local.language_of(viewer)))
            self._requested_hints[thought] = RequestedHint(viewer, message.id, len(self.local.journal))
        else:
            self.local.send(viewer, message, self._now)

    def hang_up(self, line: int) -> None:
        for viewer, number in list(self.lines.items()):
            if number == line:
                del self.lines[viewer]

    def take_messages(self) -> list[tuple[int, str]]:
        """The messages since the last call, each with the connection that receives it."""
        found = []
        for viewer in self.local.viewers:
            messages = self.local.take_messages(viewer)
            line = self.lines.get(viewer) if viewer is not None else None
            if line is not None:
                found += [(line, encode(message).decode()) for message in messages]
        return found

    # Time.

    def go_on(self, now: int, pace: float) -> int | None:
        """Does what is due by now. Returns when the next thing is due, in milliseconds of the device."""
        while self._move(now) or self._tick(now):
            pass
        if self.table.seq != self._told:
            self._told, self.told_at = self.table.seq, now
        if self.turn is not None:
            self._begun = self.table.number
        self._think(now, pace)
        planned = [self._moves_at(plan) for plan in self._plans.values() if plan.made is not None]
        return min([*planned, *([self._ticks_at] if self._ticks_at is not None else [])], default=None)

    def _moves_at(self, plan: PlannedMove) -> int:
        """Answers within a window are hidden: for those bots wait for no player."""
        if self.table.window.is_open or self.local.has_seen(self.lines, plan.after):
            return plan.moves_at
        return plan.moves_at + int(1000 * LONGEST_LOOK_SECONDS)

    def _move(self, now: int) -> bool:
        """Makes one bot's move that is due; returns whether there was one."""
        asked = dict(self.table.bots_to_move())
        for seat, plan in list(self._plans.items()):
            if seat not in asked:
                # A player took a move back, or the seat's own player has returned.
                del self._plans[seat]
            elif plan.made is not None and self._moves_at(plan) <= now:
                del self._plans[seat]
                words, code = plan.made
                try:
                    self.local.move_bot(seat, words, code, self._now)
                except SobremesaError:
                    continue
                return True
        return False

    def _think(self, now: int, pace: float) -> None:
        """Asks the bots' Worker for every bot that has to move and is not thinking yet."""
        table = self.table
        for seat, level in table.bots_to_move():
            if seat in self._plans:
                continue
            view = table.view(seat)
            assert view is not None
            assert table.match is not None
            thought, until_move = self._seconds(level)
            choice = MoveRequest(table.settings, view, table.match.claims, level, secrets.randbelow(2**62), thought)
            moves_at = now + int(1000 * pace * until_move)
            self._plans[seat] = PlannedMove(self._ask_bot_worker(choice), moves_at, table.seq)

    def _seconds(self, level: str) -> tuple[float, float]:
        """The longest a bot may think, and how long it takes for its move."""
        if self.table.window.is_open:
            # Answers within a window are hidden, so their time reveals nothing.
            return IN_A_WINDOW_SECONDS, 0.0
        if self._begun != self.table.number:
            return OPENING_SECONDS, SHORT_MOVE_SECONDS
        return seconds_of_thought(level), seconds_for_a_move(level)

    def take_thought(self, thought: int, answer: object | None) -> bool:
        """Takes an answer of the bots' Worker, None if it failed. Returns whether this table had asked."""
        wish = self._requested_hints.pop(thought, None)
        if wish is not None:
            is_still_asked = wish.length == len(self.local.journal)
            moves = answer if isinstance(answer, list) and is_still_asked else []
            self.local.say_to(wish.seat, m.Hints(wish.id, moves))
            return True
        for seat, plan in self._plans.items():
            if plan.thought == thought:
                if isinstance(answer, tuple):
                    plan.made = answer
                else:
                    self._think_again(seat, plan)
                return True
        return False

    def _think_again(self, seat: int, plan: PlannedMove) -> None:
        """Retries a failed request with no time to think; after several failures it thinks in this Worker."""
        table, plan.failures = self.table, plan.failures + 1
        view, level = table.view(seat), dict(table.bots_to_move()).get(seat, "")
        if view is None or table.match is None or not level:
            return
        choice = MoveRequest(table.settings, view, table.match.claims, level, secrets.randbelow(2**62), 0.0)
        if plan.failures < MOST_FAILURES:
            plan.thought = self._ask_bot_worker(choice)
        else:
            plan.made = choice.think(table.game)

    def _tick(self, now: int) -> bool:
        """Lets the table do what is due, after the device has waited as long as the table says."""
        due = self._next_due()
        if due != self._due:
            self._due = due
            self._ticks_at = None if due is None else now + min(LONGEST_PAUSE_MS, max(0, due - self._now))
        if due is None or self._ticks_at is None or self._ticks_at > now:
            return False
        self._due = self._ticks_at = None
        self._now = max(self._now, due)
        return self.local.tick(self._now)

    def _next_due(self) -> int | None:
        """While a player has to move only bots' remarks are due: windows wait for people."""
        remark = self.table.voice.remark
        if not self.table.seats_asked():
            return self.local.due
        return None if remark is None or self.table.paused_at is not None else remark.at
