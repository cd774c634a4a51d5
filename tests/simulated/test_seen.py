"""Bots wait until the players have seen what happened, and nothing but the time of their moves shows it."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import pytest
from msgspec import json

from sobremesa.client import Seat
from sobremesa.kernel.game import AnyGame
from sobremesa.kernel.match import Match
from sobremesa.kernel.view import AnyView
from sobremesa.server.http.fast_websocket import FastWebSocket
from sobremesa.server.node.audience import Audience
from sobremesa.server.node.bot_pool import BotPool
from sobremesa.server.node.connection import Connection
from sobremesa.server.node.timers import TableTimers
from sobremesa.wire import messages as m
from sobremesa.wire.reader import LONGEST_LOOK_SECONDS
from tests.server.running import play_first_moves
from tests.simulated.node import Simulated, simulate
from tests.waiting import until

# At pace 1, before the move of an easy bot.
PAUSE = 0.9
WINDOW = 0.1


def about(seconds: float) -> Any:
    return pytest.approx(seconds, abs=0.05)


QUICK, LONGEST = about(PAUSE), about(PAUSE + LONGEST_LOOK_SECONDS)
Meanwhile = Callable[[Simulated, Seat], Awaitable[None]]


async def tell(seat: Seat, n: int) -> None:
    await seat._send(json.encode(m.Seen(n)))


async def shows_at_once(_server: Simulated, ana: Seat) -> None:
    assert ana.latest is not None
    await tell(ana, ana.latest.seq)


async def shows_nothing(_server: Simulated, _ana: Seat) -> None:
    pass


def bot_takes(meanwhile: Meanwhile, *, tells: bool = True, **settings: Any) -> float:
    """How many seconds a bot takes for its turn, which comes after Ana's and a window. Ana's page tells what it has
    shown before she moves, and ``meanwhile`` follows when it is the bot's turn."""

    async def test() -> float:
        async with Simulated(pace=1.0) as server:
            loop = asyncio.get_running_loop()
            wanted = {"seats": 3, "bots": ("facil", "facil"), "public": True, "window_ms": int(1000 * WINDOW)}
            table = (await server.client.open("timbre", **{**wanted, **settings})).table
            async with await server.client.sit(table, "Ana", seat=0) as ana:
                await ana.start()
                await ana.turn()
                if tells:
                    await shows_at_once(server, ana)
                await ana.play("toca")
                await ana.until(lambda: ana.latest is not None and ana.latest.to_act == [1])
                seq, asked_at = server.node.tables[table].table.seq, loop.time()
                doing = asyncio.ensure_future(meanwhile(server, ana))
                await until(lambda: server.node.tables[table].table.seq > seq)
                took = loop.time() - asked_at
                await doing
                return took

    return simulate(test())


def test_a_bot_waits_for_a_page_that_tells_and_no_longer_than_four_seconds() -> None:
    async def shows_in_two_seconds(_server: Simulated, ana: Seat) -> None:
        await asyncio.sleep(2)
        await shows_at_once(_server, ana)

    assert bot_takes(shows_at_once) == QUICK
    assert bot_takes(shows_in_two_seconds) == about(2)
    assert bot_takes(shows_nothing) == LONGEST


def test_a_client_that_never_tells_is_not_waited_for() -> None:
    assert bot_takes(shows_nothing, tells=False) == QUICK


def test_a_page_that_is_gone_is_not_waited_for() -> None:
    async def goes(server: Simulated, ana: Seat) -> None:
        await asyncio.sleep(2)
        async with server.client.watch(ana.table):
            await ana.__aexit__(None, None, None)
            await asyncio.sleep(1)

    assert bot_takes(goes) == about(2)


def test_the_quickest_of_a_players_pages_counts_and_a_spectators_does_not() -> None:
    async def another_page_shows(server: Simulated, ana: Seat) -> None:
        async with server.client.back(ana.table, ana.key) as other:
            await shows_at_once(server, other)
            await asyncio.sleep(2)

    async def a_spectator_tells(server: Simulated, ana: Seat) -> None:
        async with server.client.watch(ana.table) as eyes:
            await tell(eyes, 1)
            await asyncio.sleep(2)

    assert bot_takes(another_page_shows) == QUICK
    assert bot_takes(a_spectator_tells, tells=False) == QUICK


@pytest.mark.parametrize("numbers", [[2**53], [0] * 2_000, [-1, -5], [2**53, 0]], ids=str)
def test_wrong_numbers_delay_a_bot_no_longer(numbers: list[int]) -> None:
    async def tells(_server: Simulated, ana: Seat) -> None:
        for n in numbers:
            await ana._send(b'{"type":"seen","n":%d}' % n)
        await asyncio.sleep(2)

    assert bot_takes(tells) <= PAUSE + LONGEST_LOOK_SECONDS + 0.05
    assert bot_takes(tells, tells=False) <= PAUSE + LONGEST_LOOK_SECONDS + 0.05


def test_while_a_players_clock_runs_a_bot_does_not_wait() -> None:
    """Both choose at once: the bot's choice stops no clock, and delays none."""

    def takes(**settings: Any) -> float:
        async def test() -> float:
            async with Simulated(pace=1.0) as server:
                table = (await server.client.open("mayor", seats=2, bots=("facil",), public=True, **settings)).table
                async with await server.client.sit(table, "Ana") as ana:
                    await tell(ana, 0)
                    await ana.start()
                    await ana.turn()
                    return await until(lambda: bool(server.node.tables[table].table.codes))

        return simulate(test())

    assert takes(clock={"kind": "player", "seconds": 60}) == QUICK
    assert takes() == LONGEST


def test_a_bot_that_waits_answers_the_move_that_holds(monkeypatch: pytest.MonkeyPatch) -> None:
    """Ana takes her move back while the bot waits, and makes another."""
    thought_about: list[AnyView] = []
    honest = BotPool.choose

    async def choose(self: BotPool, game: AnyGame, view: AnyView, *given: Any, **named: Any) -> tuple[str | None, int]:
        thought_about.append(view)
        return await honest(self, game, view, *given, **named)

    async def test() -> None:
        async with Simulated(pace=1.0) as server:
            table = (await server.client.open("codigos", seats=2, bots=("facil",), public=True, reveal_ms=0)).table
            async with await server.client.sit(table, "Ana", seat=0) as ana:
                await ana.start()
                live = server.node.tables[table]
                for soldier in (2, 3):
                    while (update := await ana.turn()) is not None:
                        offered = [live.table.game.moves.text(move.code) for move in update.moves]
                        if f"soldado {soldier}" in offered:
                            break
                        await ana.play(offered[0])
                    await shows_at_once(server, ana)
                    await ana.play(f"soldado {soldier}")
                    await ana.until(lambda: ana.latest is not None and ana.latest.to_act == [1])
                    if soldier == 2:
                        await asyncio.sleep(2)
                        await ana.propose("undo")
                match = live.table.match
                assert match is not None
                position, count = match.view(1), len(match.codes)
                await until(lambda: len(match.codes) > count)
                assert position in thought_about

    monkeypatch.setattr(BotPool, "choose", choose)
    simulate(test())


# Nothing else shows it.

Heard = list[tuple[float, str]]
Tell = Callable[[int], list[int]]
# What a page tells at an update of this number.
PAGES: dict[str, Tell] = {
    "shows all": lambda seq: [seq],
    "shows nothing": lambda _seq: [0],
    "is one behind": lambda seq: [seq - 1],
    "talks nonsense": lambda seq: [2**53, 0, seq, seq + 7] * 3,
}
WINDOW_SECONDS = 3.0


def heard_by_beto(page: Tell, word: str) -> Heard:
    """All that Beto is sent in a game with Ana and a bot, and when."""

    async def test() -> Heard:
        heard: Heard = []
        async with Simulated(pace=1.0) as server:
            loop = asyncio.get_running_loop()
            wanted: dict[str, Any] = {"seats": 3, "bots": ("facil",), "window_ms": int(1000 * WINDOW_SECONDS)}
            table = (await server.client.open("timbre", public=True, **wanted)).table
            ana, beto = [await server.client.sit(table, name) for name in ("Ana", "Beto")]
            to_tell = asyncio.Queue[int]()

            def show(message: m.FromTable) -> None:
                for n in page(message.seq) if isinstance(message, m.Update) else ():
                    to_tell.put_nowait(n)

            async def tell_all() -> None:
                while True:
                    await ana._send(json.encode({"type": word, "n": await to_tell.get()}))

            ana.on_message = show
            beto.on_message = lambda message: heard.append((round(loop.time(), 3), json.encode(message).decode()))
            async with ana, beto:
                telling = asyncio.ensure_future(tell_all())
                await ana.start()
                await asyncio.gather(play_first_moves(ana), play_first_moves(beto))
                telling.cancel()
        return heard

    return simulate(test())


@pytest.fixture(autouse=True)
def without_pings(monkeypatch: pytest.MonkeyPatch) -> None:
    """Their answers would draw from the world's chance, and more of them come in a game that takes longer."""
    monkeypatch.setattr(FastWebSocket, "ping", lambda _self: None)


def leak_of_seen(page: Tell) -> str:
    """What of all that Beto is sent shows that Ana's page tells what she has seen, where she otherwise would ping the
    table as often: the messages, or their times up to the turn of the bot and from there to the end."""
    here, there = heard_by_beto(page, "ping"), heard_by_beto(page, "seen")
    told = [[message for _at, message in heard] for heard in (here, there)]
    if told[0] != told[1]:
        return f"messages: {here} / {there}"
    turn = next(
        number for number, message in enumerate(told[0]) if '"to_act":[2]' in message and "window" not in message
    )
    times = [
        (heard_at[: turn + 1], [at - heard_at[turn + 1] for at in heard_at[turn + 1 :]])
        for heard_at in ([at for at, _message in heard] for heard in (here, there))
    ]
    return "" if times[0] == times[1] else f"times: {times}"


@pytest.mark.parametrize("page", PAGES)
def test_what_a_page_tells_changes_nothing_for_others_but_the_time_of_a_bots_turn(page: str) -> None:
    assert leak_of_seen(PAGES[page]) == ""


def test_telling_others_what_a_page_has_shown_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = Audience.see

    def loud(self: Audience, connection: Connection, n: int) -> None:
        honest(self, connection, n)
        for other in self.connections:
            other.send(m.Presence([n]))

    monkeypatch.setattr(Audience, "see", loud)
    assert leak_of_seen(PAGES["shows all"]).startswith("messages")


def test_a_bot_that_waits_for_pages_in_a_window_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    """EU-38: its answer comes after the window has closed."""

    async def waits(self: TableTimers, match: Match, n: int) -> None:
        end = self.node.loop.time() + LONGEST_LOOK_SECONDS
        while self.table.match is match and not self.live.audience.has_seen(n) and self.node.loop.time() < end:
            await asyncio.sleep(0.02)

    monkeypatch.setattr(TableTimers, "_wait_for_players", waits)
    assert leak_of_seen(PAGES["shows nothing"]) != ""
