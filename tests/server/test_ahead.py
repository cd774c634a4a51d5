"""Moves are applied at once and sent when they are durable: no client sees what may still be lost."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from typing import Any

import pytest
from msgspec import json

from sobremesa.kernel.errors import SobremesaError
from sobremesa.kernel.event import Viewer, all_viewers
from sobremesa.kernel.game import AnyGame
from sobremesa.server.clock import now_ms
from sobremesa.server.node.bus import LocalBus
from sobremesa.server.node.connection import Connection
from sobremesa.server.node.game_factory import GameFactory
from sobremesa.server.node.journal_line import Attempt, JournalLine, PendingCommit
from sobremesa.server.node.live_table import LiveTable
from sobremesa.server.node.server_node import STUCK_SECONDS, ServerNode
from sobremesa.server.ops.config import Config
from sobremesa.store.listing import Listing
from sobremesa.store.memory import MemoryStore
from sobremesa.store.store import StoreDown
from sobremesa.table.act import Entry
from sobremesa.table.acts.play import Play
from sobremesa.table.acts.say import Say
from sobremesa.table.errors import code_of
from sobremesa.table.table import Table
from tests.laws.toy import Mayor
from tests.simulated.node import simulate
from tests.table.bell import PASS, RING, Bell
from tests.table.sitting import Sitting

Done = Callable[[Exception | None], None]


class SlowStore(MemoryStore):
    """A commit is durable when the test says so."""

    def __init__(self) -> None:
        super().__init__()
        self.waiting: list[tuple[str, int, Sequence[Entry], Done]] = []
        self.is_slow = False

    def commit(self, table: str, seq: int, entries: Sequence[Entry], listing: Listing | None, done: Done) -> None:
        if self.is_slow and entries:
            self.waiting.append((table, seq, entries, done))
        else:
            super().commit(table, seq, entries, listing, done)

    async def land(self) -> None:
        """The first one is written, and its callback called."""
        table, seq, entries, done = self.waiting.pop(0)
        told = asyncio.Event()

        def done_and_told(problem: Exception | None) -> None:
            done(problem)
            told.set()

        super().commit(table, seq, entries, None, done_and_told)
        await told.wait()

    def lose(self) -> None:
        """The first one is not written, and those after it find a gap."""
        _table, _seq, _entries, done = self.waiting.pop(0)
        done(StoreDown("lost"))


class Paper:
    """A transport that keeps what is written to it."""

    def __init__(self) -> None:
        self.texts: list[Any] = []
        self.unsent = 0

    def write(self, text: bytes) -> None:
        self.texts.append(json.decode(text))

    def ping(self) -> None:
        pass

    def told(self, kind: str) -> list[Any]:
        return [text for text in self.texts if text["type"] == kind]


class Room:
    """A live table with its players connected, on a slow store."""

    def __init__(self, game: AnyGame, **settings: object) -> None:
        self.sitting = Sitting(game, reveal_ms=0, **settings).seat_all().start()
        self.store = SlowStore()
        self.node = ServerNode(Config(pace=0, bot_processes=0), self.store, LocalBus(alone=True), GameFactory(), "node")
        self.node.host = self.sitting.host
        self.node.started_at = 0
        self.live: LiveTable
        self.papers: dict[Viewer, Paper] = {}
        self.ends: list[str] = []

    async def open(self) -> Room:
        await self.store.append("mesa", 0, self.sitting.journal)
        self.live = self.node.tables["mesa"] = LiveTable(self.node, self.sitting.again())
        for viewer in all_viewers(self.live.table.game.seats):
            self.connect(viewer)
        await asyncio.sleep(0)
        self.store.is_slow = True
        return self

    def connect(self, viewer: Viewer) -> Connection:
        paper = Paper()
        connection = Connection(viewer, "en", self.live.table.seq, paper, 10**6)
        self.papers.setdefault(viewer, paper)
        self.live.join(connection)
        return connection

    def connection(self, viewer: Viewer) -> Connection:
        return next(found for found in self.live.audience.connections if found.viewer == viewer)

    def play(self, seat: int, code: int | None = None, request_id: str = "") -> None:
        def decide(table: Table, now: int) -> list[Entry]:
            view = table.view(seat)
            assert view is not None
            wanted = code if code is not None else view.moves[0] if view.moves else 0
            return table.decide(seat, Play(request_id, code=wanted), now)

        self.live.submit(Attempt(decide, self.end, seat, request_id, self.connection(seat)))

    def say(self, seat: int) -> None:
        self.live.submit(Attempt(lambda table, now: table.decide(seat, Say("", "hola"), now), self.end, seat, "", None))

    def end(self, _attempt: Attempt, problem: SobremesaError | None) -> None:
        self.ends.append("done" if problem is None else code_of(problem))

    def updates(self, viewer: Viewer) -> list[Any]:
        return self.papers[viewer].told("update")


def in_a_room(game: AnyGame, test: Callable[[Room], Awaitable[None]], **settings: object) -> None:
    async def run() -> None:
        await test(await Room(game, **settings).open())

    simulate(run())


def test_a_move_is_told_to_nobody_before_it_is_durable() -> None:
    async def test(room: Room) -> None:
        room.play(0)
        assert room.live.table.codes
        await asyncio.sleep(0)
        assert all(not room.updates(viewer) for viewer in (0, 1, None))
        assert room.ends == []
        await room.store.land()
        assert [len(room.updates(viewer)) for viewer in (0, 1, None)] == [1, 1, 1]
        assert room.ends == ["done"]

    in_a_room(Mayor(), test)


def test_both_seats_may_share_a_commit_and_each_hears_the_same_as_one_after_the_other() -> None:
    async def together(room: Room) -> None:
        room.play(0, request_id="a")
        room.play(1, request_id="b")
        assert len(room.store.waiting) == 2
        await room.store.land()
        await room.store.land()
        heard.append([room.updates(viewer) for viewer in (0, 1, None)])

    async def apart(room: Room) -> None:
        for seat, request_id in enumerate("ab"):
            room.play(seat, request_id=request_id)
            await room.store.land()
        heard.append([room.updates(viewer) for viewer in (0, 1, None)])

    heard: list[Any] = []
    in_a_room(Mayor(), together)
    in_a_room(Mayor(), apart)
    assert heard[0] == heard[1]
    assert [update.get("accepted", "") for update in heard[0][0]] == ["a", ""]


async def a_snapshot(room: Room) -> int:
    """How many news a client that connects now is shown."""
    seen = await room.live.audience.seen_by(None)
    return seen.seq


async def a_table_by_its_name(room: Room) -> int:
    return (await room.node.table("mesa")).table.seq


async def a_hint(room: Room) -> int:
    with pytest.raises(SobremesaError):
        # The table has gone on, and asks another seat.
        await room.live.hints.hint(0, "en", "")
    return room.live.table.seq


@pytest.mark.parametrize("look", [a_snapshot, a_table_by_its_name, a_hint])
def test_whoever_comes_or_asks_waits_for_what_is_not_durable(look: Callable[[Room], Awaitable[int]]) -> None:
    async def test(room: Room) -> None:
        room.play(0)
        looking = asyncio.ensure_future(look(room))
        await asyncio.sleep(0.01)
        assert not looking.done()
        await room.store.land()
        assert await looking == room.live.table.seq

    in_a_room(Mayor(), test)


def test_without_waiting_a_guest_sees_what_may_be_lost(monkeypatch: pytest.MonkeyPatch) -> None:
    async def at_once(_self: JournalLine, _viewer: Viewer) -> None:
        pass

    monkeypatch.setattr(JournalLine, "settle", at_once)

    async def test(room: Room) -> None:
        before = room.live.table.seq
        room.play(0)
        assert await a_snapshot(room) > before

    in_a_room(Mayor(), test)


def test_eu_38_nobody_waits_for_the_sealed_answer_of_another() -> None:
    """The time that a guest waits would tell that a seat has answered."""

    async def test(room: Room) -> None:
        room.play(0, RING)
        await room.store.land()
        room.play(1, PASS)
        for viewer in (0, 2, None):
            await asyncio.wait_for(room.live.line.settle(viewer), 1)
        own = asyncio.ensure_future(room.live.line.settle(1))
        await asyncio.sleep(0.01)
        assert not own.done()
        await room.store.land()
        await own

    in_a_room(Bell(), test)


def test_eu_38_waiting_for_everything_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(PendingCommit, "concerns", lambda _self, _viewer: True)
    with pytest.raises(TimeoutError):
        test_eu_38_nobody_waits_for_the_sealed_answer_of_another()


def test_a_lost_commit_is_taken_back_with_all_that_came_after_it() -> None:
    async def test(room: Room) -> None:
        seq, length = room.live.table.seq, room.live.table.length
        told = [room.connection(seat).seq for seat in (0, 1)]
        room.play(0, request_id="a")
        room.play(1, request_id="b")
        assert room.live.table.length == length + 2
        room.store.lose()
        await room.store.land()
        await room.live.line.settle(None)
        assert room.ends == ["try-again", "try-again"]
        assert [room.live.table.seq, room.live.table.length] == [seq, length]
        assert [room.connection(seat).seq for seat in (0, 1)] == told
        assert all(not update.get("news") for viewer in (0, 1, None) for update in room.updates(viewer))
        # The same requests again do not count as repetitions.
        for seat, request_id in enumerate("ab"):
            room.play(seat, request_id=request_id)
        await room.store.land()
        await room.store.land()
        assert room.ends[2:] == ["done", "done"]
        assert room.updates(0)[-1]["seq"] == room.live.table.seq

    in_a_room(Mayor(), test)


def test_a_commit_that_was_written_after_all_is_known_when_it_is_sent_again() -> None:
    async def test(room: Room) -> None:
        room.play(0, request_id="a")
        _table, _seq, entries, done = room.store.waiting.pop()
        room.store.is_slow = False
        await room.store.append("mesa", room.live.table.length - 1, entries)
        done(StoreDown("its answer was lost"))
        await room.live.line.settle(None)
        room.play(0, request_id="a")
        assert room.ends == ["try-again", "done"]
        assert len(room.live.table.codes) == 1

    in_a_room(Mayor(), test)


def test_a_request_sent_again_is_not_acknowledged_before_the_first_is_durable() -> None:
    async def test(room: Room) -> None:
        room.play(0, request_id="a")
        room.play(0, request_id="a")
        assert room.ends == []
        await room.store.land()
        assert room.ends == ["done", "done"]
        assert len(room.live.table.codes) == 1

    in_a_room(Mayor(), test)


def test_eu_38_a_request_sent_again_does_not_wait_for_the_sealed_answer_of_another() -> None:
    async def test(room: Room) -> None:
        room.play(0, RING, "a")
        await room.store.land()
        room.play(1, PASS)
        room.play(0, RING, "a")
        assert room.ends == ["done", "done"]
        assert room.store.waiting

    in_a_room(Bell(), test)


def test_eu_38_waiting_for_the_latest_commit_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(JournalLine, "commit_of", lambda self, _attempt: self.pending[-1] if self.pending else None)
    with pytest.raises(AssertionError):
        test_eu_38_a_request_sent_again_does_not_wait_for_the_sealed_answer_of_another()


def test_eu_38_spectators_behind_wait_for_no_sealed_answer_once_they_are() -> None:
    async def test(room: Room) -> None:
        room.play(0, RING)
        await room.store.land()
        await room.live.audience.seen_by(None)
        room.play(1, PASS)
        await asyncio.wait_for(room.live.audience.seen_by(None), 1)
        assert room.store.waiting

    in_a_room(Bell(), test, spectator_delay=60)


def test_talk_is_written_before_it_is_heard_and_moves_wait_for_it() -> None:
    async def test(room: Room) -> None:
        room.say(0)
        room.play(0)
        assert not room.live.table.codes
        assert len(room.store.waiting) == 1
        await room.store.land()
        assert room.live.table.codes
        assert [len(update["news"]) for update in room.updates(1)] == [1]
        await room.store.land()
        assert room.ends == ["done", "done"]

    in_a_room(Mayor(), test)


def test_an_act_that_fails_leaves_the_table_open(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(_table: Table, _now: int) -> list[Entry]:
        raise ZeroDivisionError

    async def test(room: Room) -> None:
        room.live.submit(Attempt(broken, room.end, 0))
        with monkeypatch.context() as patch:
            patch.setattr(Table, "apply", lambda _self, _entry: 1 / 0)
            room.play(0)
        await room.live.line.settle(None)
        assert room.ends == ["broken", "broken"]
        assert not room.store.waiting
        room.play(0)
        await room.store.land()
        assert room.ends[2:] == ["done"]

    in_a_room(Mayor(), test)


def test_whoever_does_not_read_is_not_held_more_for_than_the_limit() -> None:
    async def test(room: Room) -> None:
        connection = room.connection(1)
        connection._most = 100
        connection.waiting = 101
        room.play(0)
        assert connection.over.done()
        assert connection.waiting == 101
        await room.store.land()
        assert room.updates(1) == []

    in_a_room(Mayor(), test)


def test_eu_38_whoever_is_refused_does_not_wait_for_what_others_write() -> None:
    """The time that a refusal takes would tell that another seat's answer is being written."""

    async def test(room: Room) -> None:
        room.say(0)
        late = Attempt(lambda table, now: table.decide(1, Play("", code=RING), now), room.end, 1)
        assert room.live.refuse_early(late)
        assert room.ends == ["not-your-turn"]
        room.play(0, RING)
        await room.store.land()
        room.play(2, RING)
        assert room.ends[-1] == "illegal-move"
        assert room.store.waiting

    in_a_room(Bell(), test)


def test_a_disk_that_hangs_shows() -> None:
    async def test(room: Room) -> None:
        room.play(0)
        seen = []
        for seconds in (STUCK_SECONDS, 0.001):
            await asyncio.sleep(seconds)
            seen.append(room.node.waits_for_disk)
        await room.store.land()
        assert [*seen, room.node.waits_for_disk] == [False, True, False]

    in_a_room(Mayor(), test)


def test_the_time_of_a_table_never_runs_backwards() -> None:
    async def test(room: Room) -> None:
        room.live.table.latest_at = now_ms() + 10_000
        room.play(0)
        await room.store.land()
        assert room.live.table.latest_at >= now_ms() + 9_000

    in_a_room(Mayor(), test)
