"""The law of secrecy, on bytes: what a viewer cannot tell apart gives the same bytes, at the same time.

``leaks`` looks for a difference in two ways. *Worlds*: the table's true state is exchanged for one that the viewer
imagines, and every kind of message is compared. *Streams*: other seats make different sealed moves, or none, and
everything the viewer's connection is sent until the reveal is compared, with its time; so are the node's metrics.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Iterator
from functools import partial
from math import inf
from typing import Any

import pytest

from sobremesa.bots.search_bot import Effort
from sobremesa.kernel.errors import SobremesaError
from sobremesa.kernel.event import Viewer, all_viewers
from sobremesa.kernel.game import AnyGame
from sobremesa.kernel.rng import Rng
from sobremesa.server import clock
from sobremesa.server.node import bot_pool, listing
from sobremesa.server.node.bot_pool import BotPool
from sobremesa.server.node.bus import LocalBus
from sobremesa.server.node.connection import Connection
from sobremesa.server.node.game_factory import GameFactory
from sobremesa.server.node.live_table import LiveTable
from sobremesa.server.node.server_node import ServerNode
from sobremesa.server.node.timers import TableTimers
from sobremesa.server.ops import plugin
from sobremesa.server.ops.config import Config
from sobremesa.server.ops.logs import logger
from sobremesa.server.people.catalog import FEATURES
from sobremesa.server.people.look_back import handlers as look_back
from sobremesa.server.people.seasons import tables as rating_tables
from sobremesa.store.memory import MemoryStore
from sobremesa.store.read_model import statements_of
from sobremesa.table.act import Entry
from sobremesa.table.acts import take_over
from sobremesa.table.acts.answer import Answer
from sobremesa.table.acts.claim import Claim
from sobremesa.table.acts.offer import Offer
from sobremesa.table.acts.play import Play
from sobremesa.table.acts.propose import Propose
from sobremesa.table.acts.ready import Ready
from sobremesa.table.acts.say import Say
from sobremesa.table.acts.take_over import AskSeat, TakeOver
from sobremesa.table.errors import code_of
from sobremesa.table.hint import hint_view
from sobremesa.table.seat import TableSeat
from sobremesa.table.status import from_outside
from sobremesa.table.table import Table
from sobremesa.wire import http
from sobremesa.wire import messages as m
from sobremesa.wire.updates import UpdateComposer, encode, update
from sobremesa.workshop.dashboard import state_of, table_of
from sobremesa.workshop.playtest_games import PublicTable
from tests.table.sitting import Sitting

SETTINGS: dict[str, Any] = {
    "window_ms": 8000,
    "reveal_ms": 700,
    "clock": {"kind": "player", "seconds": 300, "increment": 2},
}
POSITIONS = 14
# Together shorter than the time until a reveal.
STEPS = 6
HASTE = Effort(iterations=30, seconds=60)


def positions(game: AnyGame, seed: int) -> Iterator[Sitting]:
    """A table during a random game, before every move. Every other table has the memory aid, which encodes views
    another way."""
    sitting = Sitting(game, **SETTINGS, memory_aid=seed % 2 == 0).seat_all()
    sitting.act(0, Ready("", ready=True))
    sitting.start()
    rng = Rng(seed)
    for _turn in range(POSITIONS):
        sitting.wait(0.1 * int(rng.below(4)))
        yield sitting
        asked = sitting.table.seats_asked()
        if not asked:
            sitting.wait(10)
            asked = sitting.table.seats_asked()
        if not asked:
            return
        seat = asked[rng.below(len(asked))]
        view = sitting.table.view(seat)
        assert view is not None
        code = view.moves[rng.below(len(view.moves))]
        sitting.act(seat, Play("", code=code))


# Worlds.


def twin(sitting: Sitting, viewer: Viewer, rng: Rng) -> Table | None:
    """The same table in a world that the viewer cannot tell from the true one."""
    table = sitting.again()
    if table.match is None or table.match.outcome is not None or table.window.held is not None:
        return None
    sitting.game.imagine(table.match.view(viewer)).sample(rng, table.match.state)
    return table


def _refused(act: Callable[[], object]) -> bytes:
    try:
        act()
    except SobremesaError as problem:
        return encode(m.Refusal(code_of(problem), problem.say("es") + problem.say("en"), "id"))
    return b"accepted"


def _messages(table: Table, viewer: Viewer, now: int) -> dict[str, bytes]:
    """Every kind of message that the viewer can bring about without changing the game."""
    found = {
        "update": encode(update(table, viewer, max(0, table.seq - 1), now)),
        "resume": encode(update(table, viewer, 0, now)),
        "clocks": encode(update(table, viewer, table.seq, now + 1234).clocks),
        "timing": encode(table.due()),
        "replay": _early(table),
        "door": encode(listing.details_of(table, viewer)),
        "playtest": _playtest(table),
        "list": _listed(table, viewer),
        "ratings": _rated(table),
        "log of a bot": _logged(table, viewer),
    }
    if viewer is not None:
        ask = partial(table.decide, viewer, now=now)
        for code in range(len(table.game.moves)):
            found[f"refusal of {code}"] = _refused(partial(ask, Play("", code=code)))
        for words in ("xyzzy", "pasa", ""):
            found[f"words {words!r}"] = _refused(partial(ask, Play("", move=words)))
        found["hint"] = _advice(table, viewer)
        found["ready"] = _refused(partial(ask, Ready("", ready=True)))
        found["undo"] = _refused(partial(ask, Propose("", "undo")))
        found["claim"] = _refused(partial(ask, Claim("", "hola")))
        for entry in ask(Say("", "hola")):
            table.apply(entry)
        found["chat"] = encode(update(table, viewer, table.seq - 1, now))
        found["leaving to a bot"] = _refused(partial(ask, TakeOver("", viewer, "facil")))
        found["missing player"] = _refused(partial(ask, TakeOver("", (viewer + 1) % table.game.seats)))
    return {**found, **_taken_over(table, viewer, now)}


def _taken_over(table: Table, viewer: Viewer, now: int) -> dict[str, bytes]:
    """A spectator asks for each seat, and gets the first: what they are refused, and what the viewer, who may be in
    that very seat then, hears of it and sees after it."""
    wish = partial(take_over.decide_ask, table, key="k" * 64, now=now)
    found = {
        f"asking for {seat}": _refused(partial(wish, AskSeat("Zoe", seat, ""))) for seat in range(table.game.seats)
    }
    since = table.seq
    for entry in table.decide(0, Offer("", offered=True), now):
        table.apply(entry)
    for entry in wish(AskSeat("Zoe", 0, "")):
        table.apply(entry)
    found["seat asked for"] = encode(update(table, viewer, since, now)) + encode(table.due())
    for seat in sorted(table.voters):
        for entry in table.decide(seat, Answer("", yes=True), now):
            table.apply(entry)
    assert table.seats[0].name == "Zoe"
    found["seat changed"] = encode(update(table, viewer, since, now)) + encode(table.due())
    found["seat changed, from the start"] = encode(update(table, viewer, 0, now))
    return found


def _playtest(table: Table) -> bytes:
    """What the workshop's owner, who may also sit at the table, sees of it."""
    look = plugin.look_at(table)
    seen = PublicTable(0, look.status, look.names, look.away, look.finished, 0)
    return encode(table_of(table.id, "", seen, state_of(seen, 0, is_in_use=True), [], 0)) + encode(look)


def _listed(table: Table, viewer: Viewer) -> bytes:
    """What a list shows of a running game to a player, by their own key, which all have here; and to another member of
    the group."""
    if viewer is None:
        return encode(from_outside(listing.projection_of(table, ()).standing))
    table.seats[viewer].person = "p" * 64
    projection = listing.projection_of(table, ())
    own = [seat for seat in projection.seats if seat.seat == viewer]
    return encode(http.MyRunningGame(viewer, own[0].is_asked, projection.standing))


def _rated(table: Table) -> bytes:
    """What the public ratings would learn if a node wrote the table's projection now."""
    projection = listing.projection_of(table, listing.finished_since(table, 0))
    written = statements_of(projection, FEATURES)
    return encode([values for statement, values in written if statement == rating_tables.COUNT])


class Lines(logging.Handler):
    """What the server's log says, with all its facts."""

    def __init__(self) -> None:
        super().__init__()
        self.told: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.told.append(f"{record.getMessage()} {getattr(record, 'facts', {})}")


def _logged(table: Table, viewer: Viewer) -> bytes:
    """What the log says while a bot thinks in another seat: that it cannot use what it learned, where that is so. The
    operator reads the log, and may sit at the table."""
    others = [seat for seat in table.seats_asked() if seat != viewer]
    view = table.view(others[0]) if others else None
    if view is None:
        return b""

    async def think() -> None:
        pool = BotPool(0)
        try:
            await pool.choose(table.game, view, (), "facil", "", 1.0, whose="a", table=table.id)
        finally:
            pool.close()

    lines, level = Lines(), logger.level
    logger.addHandler(lines)
    logger.setLevel(logging.INFO)
    try:
        asyncio.run(think())
    finally:
        logger.removeHandler(lines)
        logger.setLevel(level)
    return "\n".join(lines.told).encode()


def _advice(table: Table, viewer: int) -> bytes:
    """As if all others were bots: only there are hints given."""
    seats, table.seats = table.seats, [TableSeat(level="normal") for _seat in table.seats]
    try:
        view = hint_view(table, viewer)
    except SobremesaError as problem:
        return encode(m.Refusal(code_of(problem), problem.say("es") + problem.say("en"), "id"))
    finally:
        table.seats = seats
    return encode(
        m.Hints(
            "id", [hint for words in ("es", "en") for hint in bot_pool.hint_moves(table.game, view, words, inf, HASTE)]
        )
    )


def _early(table: Table) -> bytes:
    request: Any = type("Request", (), {"query_params": {}})()
    try:
        return str(look_back._requested_game(request, table)).encode()
    except SobremesaError as problem:
        return problem.say("es").encode()


def world_leaks(game: AnyGame, seed: int) -> Iterator[str]:
    rng = Rng(seed + 100)
    for sitting in positions(game, seed):
        for viewer in all_viewers(game.seats):
            other = twin(sitting, viewer, rng)
            if other is None:
                continue
            here = _messages(sitting.again(), viewer, sitting.now)
            there = _messages(other, viewer, sitting.now)
            for kind, data in here.items():
                if there.get(kind) != data:
                    yield f"{kind} to {viewer}: {data[:300]!r} / {there.get(kind, b'')[:300]!r}"


# Streams.

# Which of its moves a seat chooses, turn after turn; None for not answering.
Choice = Callable[[tuple[int, ...]], int]
FIRST: Choice = min
LAST: Choice = max


class Paper:
    """A transport that keeps everything."""

    unsent = 0

    def __init__(self) -> None:
        self.written: list[bytes] = []

    def write(self, text: bytes) -> None:
        self.written.append(text)

    def ping(self) -> None:
        self.written.append(b"ping")


async def _stream(sitting: Sitting, viewer: Viewer, plan: list[tuple[int, Choice]]) -> list[tuple[int, bytes]]:
    """What the viewer is sent, and when, while others choose, one every hundred milliseconds."""
    with pytest.MonkeyPatch.context() as patch:
        now = sitting.now
        patch.setattr(clock, "now_ms", lambda: now)
        patch.setattr(TableTimers, "set_timer", lambda _self: None)
        store = MemoryStore()
        node = ServerNode(Config(pace=0, bot_processes=0), store, LocalBus(alone=True), GameFactory(), "node")
        await store.append("mesa", 0, sitting.journal)
        live = LiveTable(node, sitting.again())
        # As before a table is shown.
        await live.wake()
        line = Paper()
        connection = Connection(viewer, "es", 0, line, 10**9)
        connection.tell(UpdateComposer(live.table, now))
        live.join(connection)
        heard: list[tuple[int, bytes]] = []
        for step in range(STEPS):
            if step < len(plan):
                await _choose(live, *plan[step])
            heard += [(now, data) for data in line.written]
            line.written.clear()
            heard.append((now, encode(listing.details_of(live.table, viewer))))
            heard.append((now, _playtest(live.table)))
            heard.append((now, _listed(live.table, viewer)))
            heard.append((now, _rated(live.table)))
            node._measure()
            node.metrics.step(node.loop.time())
            heard.append((now, _counted(node.metrics.text())))
            now += 100
        await asyncio.gather(*node._tasks)
        node.factory.close()
        return heard


def _counted(numbers: bytes) -> bytes:
    """The metrics, without durations and disk space, which differ from run to run."""
    differs = (b"_bucket", b"_sum", b"_created", b"_lag_seconds ", b"_disk_free_bytes ")
    return b"\n".join(line for line in numbers.splitlines() if not any(word in line for word in differs))


async def _choose(live: LiveTable, seat: int, choice: Choice) -> None:
    view = live.table.view(seat)
    if view is not None and seat in live.table.seats_asked():
        code = choice(view.moves)

        def decide(table: Table, at: int) -> list[Entry]:
            return table.decide(seat, Play("", code=code), at)

        await live.act(decide)


def stream_leaks(game: AnyGame, seed: int) -> Iterator[str]:
    """Where several seats choose at the same time: the choices of the others cannot be noticed before the reveal, and
    in a window not even whether they have chosen."""
    for sitting in positions(game, seed):
        table, asked = sitting.table, sitting.table.seats_asked()
        if not asked or table.window.held is not None or not (table.window.is_open or table.window.is_joint):
            continue
        for viewer in all_viewers(game.seats):
            others = [seat for seat in asked if seat != viewer]
            picks = 2 if table.window.is_open else 1
            plans = [[(seat, choice) for seat in others for _pick in range(picks)] for choice in (FIRST, LAST)]
            if table.window.is_open:
                plans += [[], plans[0][:1]]
            streams = [asyncio.run(_stream(sitting, viewer, plan)) for plan in plans]
            for number, stream in enumerate(streams):
                if stream != streams[0]:
                    yield f"stream to {viewer}, plan {number}: {streams[0][-1]} / {stream[-1]}"


def answer_leaks(game: AnyGame, seed: int) -> Iterator[str]:
    """EU-38: a seat that has answered in a window does not learn whether the others had answered before."""
    for sitting in positions(game, seed):
        table, asked = sitting.table, sitting.table.seats_asked()
        if not table.window.is_open or table.window.held is not None or len(asked) < 2:
            continue
        for viewer in asked:
            others = [seat for seat in asked if seat != viewer]
            heard = []
            for before in ([], others[:1], others):
                copy = sitting.again()
                for seat in (*before, viewer):
                    _answer(copy, seat, sitting.now)
                heard.append(_messages(copy, viewer, sitting.now))
            for name, message in heard[0].items():
                for other in heard[1:]:
                    if other[name] != message:
                        yield f"{name} to {viewer} after answering: {message!r} / {other[name]!r}"


def _answer(table: Table, seat: int, now: int) -> None:
    """All that the seat is asked in the window."""
    while seat in table.seats_asked():
        view = table.view(seat)
        assert view is not None
        for entry in table.decide(seat, Play("", code=view.moves[0]), now):
            table.apply(entry)


def leaks(game: AnyGame, seed: int) -> Iterator[str]:
    yield from world_leaks(game, seed)
    yield from stream_leaks(game, seed)
    yield from answer_leaks(game, seed)
