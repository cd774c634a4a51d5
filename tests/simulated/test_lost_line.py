"""A player who loses the line without a word is missed within five seconds, and one on a slow line is not."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from random import Random
from typing import Any

import pytest

from sobremesa.client import Seat
from sobremesa.server.http.fast_websocket import PING, FastWebSocket
from sobremesa.server.http.websocket import SocketSession
from sobremesa.server.node.pulse import PATIENCE_SECONDS, PING_SECONDS, Pulse
from sobremesa.wire import messages as m
from tests.server.running import seated
from tests.simulated.network import Line
from tests.simulated.node import Simulated, simulate

SECONDS = 5.0
FOR_EVER = 1e6
# When the seats that are there change, and which are there then.
Changes = list[tuple[float, list[int]]]


def line_of(seat: Seat) -> Line:
    assert seat._socket is not None
    line = seat._socket.transport
    assert isinstance(line, Line)
    return line


def changes_seen(
    then: Callable[[Simulated, Seat, Seat], Awaitable[None]], game: str = "evidencia", **settings: Any
) -> Changes:
    """What Beto hears of who is there, from the beginning of ``then`` on."""
    changes: Changes = []

    async def test() -> None:
        async with Simulated() as server:
            ana, beto, *others = await seated(server.client, game, seats=2, **settings)
            assert not others
            async with ana, beto:
                await ana.start()
                await beto.until_status("playing")
                loop = asyncio.get_running_loop()
                await asyncio.sleep(10)
                began = loop.time()

                def hear(message: m.FromTable) -> None:
                    if isinstance(message, m.Presence):
                        changes.append((loop.time() - began, message.here))

                beto.on_message = hear
                await then(server, ana, beto)
                beto.on_message = lambda _message: None

    simulate(test())
    return changes


@pytest.mark.parametrize("after", [0.0, 0.3, 0.7, 1.1, 1.6, 1.95])
def test_a_line_that_breaks_without_a_close_is_missed_within_five_seconds(after: float) -> None:
    async def breaks(_server: Simulated, ana: Seat, _beto: Seat) -> None:
        await asyncio.sleep(after)
        line_of(ana).stall(FOR_EVER)
        await asyncio.sleep(10)

    ((at, here),) = changes_seen(breaks)
    assert here == [1]
    assert at - after <= SECONDS


def test_whoever_comes_back_on_another_line_is_there_at_once() -> None:
    async def comes_back(server: Simulated, ana: Seat, _beto: Seat) -> None:
        line_of(ana).stall(FOR_EVER)
        await asyncio.sleep(6)
        async with server.client.back(ana.table, ana.key):
            await asyncio.sleep(20)

    told = changes_seen(comes_back)
    assert [here for _at, here in told] == [[1], [0, 1]]
    assert told[1][0] == pytest.approx(6.0, abs=0.1)


def test_a_slow_line_does_not_flicker() -> None:
    """Answers take up to 1.8 seconds, there and back."""

    async def plays_on(server: Simulated, _ana: Seat, _beto: Seat) -> None:
        chance = Random(1)
        server.world.network.latency = lambda: chance.uniform(0.2, 0.9)
        await asyncio.sleep(200)

    assert changes_seen(plays_on) == []


def test_a_line_that_hangs_again_and_again_is_missed_once() -> None:
    async def hangs(_server: Simulated, ana: Seat, _beto: Seat) -> None:
        for _time in range(5):
            line_of(ana).stall(6.0)
            await asyncio.sleep(15)

    assert [here for _at, here in changes_seen(hangs)] == [[1], [0, 1]]


def test_a_client_that_answers_no_ping_is_not_missed() -> None:
    pulse = Pulse()
    assert pulse.beat(0.0)
    assert not any(pulse.beat(float(second)) for second in range(1, 60))
    assert not pulse.is_lost
    assert not pulse.hear_pong(60.0)
    assert pulse.beat(61.0)
    assert [pulse.beat(float(second)) or pulse.is_lost for second in (62, 70, 80)] == [False, False, True]
    assert pulse.hear_pong(81.0)


def test_pongs_that_no_ping_asked_for_count_for_nothing() -> None:
    pulse = Pulse()
    assert not pulse.hear_pong(0.0)
    assert pulse.beat(1.0)
    pulse.hear_pong(1.0)
    assert pulse.beat(1.0 + PING_SECONDS)
    pulse.beat(1.0 + PING_SECONDS + PATIENCE_SECONDS)
    assert pulse.is_lost


def pings(game: str, *, bots: tuple[str, ...] = (), start: bool = True, **settings: Any) -> int:
    """How many pings a table costs in a minute."""

    async def test() -> int:
        async with Simulated() as server:
            table = (await server.client.open(game, seats=2, bots=bots, public=True, **settings)).table
            ana = await server.client.sit(table, "Ana")
            other = server.client.watch(table) if bots else await server.client.sit(table, "Beto")
            trace = server.world.network.trace = []
            async with ana:
                if not bots:
                    await other.__aenter__()
                if start:
                    await ana.start()
                await asyncio.sleep(60)
                if not bots:
                    await other.__aexit__(None, None, None)
            return sum(data == PING for _at, _from, _to, data in trace)

    return simulate(test())


def test_only_players_who_wait_for_each_other_are_pinged() -> None:
    day = {"kind": "move", "seconds": 86_400}
    assert pings("evidencia") == pytest.approx(60, abs=4)
    assert pings("evidencia", start=False) == 0
    assert pings("evidencia", bots=("facil",)) == 0
    assert pings("evidencia", clock=day, window_ms=86_400_000) == 0


# When a line is missed tells nothing else (EU-38).


def missed_in_a_window(answers: bool) -> Changes:
    """When Ana, who rang, hears that Beto's line is gone. He may have answered a moment before."""
    changes: Changes = []

    async def test() -> None:
        async with Simulated() as server:
            ana, beto, caro = await seated(server.client, "timbre", seats=3, window_ms=60_000)
            async with ana, beto, caro:
                await ana.start()
                await ana.turn()
                await ana.play("toca")
                loop = asyncio.get_running_loop()
                await asyncio.sleep(10.7)
                began = loop.time()

                def hear(message: m.FromTable) -> None:
                    if isinstance(message, m.Presence):
                        changes.append((round(loop.time() - began, 3), message.here))

                ana.on_message = hear
                update = await beto.turn()
                assert update is not None
                if answers:
                    await beto.play(update.moves[0].code)
                line_of(beto).stall(7.0)
                await asyncio.sleep(12)
                ana.on_message = lambda _message: None

    simulate(test())
    return changes


def test_eu_38_a_lost_line_is_told_at_the_same_time_whether_or_not_its_player_has_answered() -> None:
    assert len(missed_in_a_window(answers=False)) == 2
    assert missed_in_a_window(answers=False) == missed_in_a_window(answers=True)


def test_messages_that_count_as_answers_to_pings_are_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = SocketSession._hear

    def hear(self: SocketSession, data: bytes) -> None:
        pulse = self.connection.pulse
        if pulse._pinged_at is None:
            pulse._latest = self.node.loop.time()
        honest(self, data)

    monkeypatch.setattr(SocketSession, "_hear", hear)
    assert missed_in_a_window(answers=False) != missed_in_a_window(answers=True)


def test_a_line_that_is_never_pinged_is_missed_much_later(monkeypatch: pytest.MonkeyPatch) -> None:
    """Otherwise something else told of it, and the tests above show nothing."""
    monkeypatch.setattr(FastWebSocket, "ping", lambda _self: None)
    with pytest.raises(ValueError, match="unpack"):
        test_a_line_that_breaks_without_a_close_is_missed_within_five_seconds(0.0)
