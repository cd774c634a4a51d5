"""Long jobs run beside the event loop: addresses take turns, time is limited, and equal jobs run once."""

from __future__ import annotations

import asyncio
import os
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

import pytest

from sobremesa.client import Refused as ClientRefused
from sobremesa.client import Seat
from sobremesa.kernel.seed import Seed
from sobremesa.server.errors import ServerRefused
from sobremesa.server.node.job_queue import JobQueue
from sobremesa.server.ops.config import Limits
from sobremesa.table.acts import propose
from tests.server.running import play_first_moves, seated
from tests.simulated.node import Simulated
from tests.waiting import until


def jobs(**limits: Any) -> JobQueue:
    return JobQueue(0, Limits(**limits))


def run(test: Callable[[], Any], seconds: float = 60) -> Any:
    return asyncio.run(asyncio.wait_for(test(), seconds))


def test_an_address_has_only_so_many_in_line() -> None:
    async def test() -> tuple[int, bool]:
        busy = jobs(thoughts_per_address=2)
        waiting = [asyncio.ensure_future(busy.run("a", time.sleep, 0.01)) for _work in range(5)]
        done = await asyncio.gather(*waiting, return_exceptions=True)
        other = await busy.run("b", int, "7")
        busy.close()
        return sum(isinstance(one, ServerRefused) and one.status == 429 for one in done), other == 7

    assert run(test) == (2, True)


def _slow(word: bytes) -> bytes:
    time.sleep(0.05)
    return word + str(time.monotonic()).encode()


def test_whoever_asks_for_the_same_is_given_the_same() -> None:
    async def test() -> int:
        busy = jobs()
        key = ("table", 1, None)
        first = await asyncio.gather(*(busy.run_once(key, str(one), _slow, b"x") for one in range(50)))
        later = await busy.run_once(key, "late", _slow, b"x")
        busy.close()
        return len({*first, later})

    assert run(test) == 1


def test_what_is_kept_has_a_limit(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sobremesa.server.node.job_queue.MOST_KEPT_BYTES", 250)

    async def test() -> int:
        busy = jobs()
        for number in range(10):
            await busy.run_once(("table", number, None), "a", bytes, 100)
        busy.close()
        return len(busy._kept)

    assert run(test) == 2


def test_work_that_takes_too_long_is_given_up_and_the_worker_goes_on() -> None:
    async def test() -> tuple[int, bool]:
        busy = JobQueue(1, Limits(thought_seconds=0.2))
        worker = await busy.run("a", os.getpid)
        with pytest.raises(ServerRefused) as refused:
            await busy.run("a", time.sleep, 30)
        same = await busy.run("a", os.getpid) == worker
        busy.close()
        return refused.value.status, same

    assert run(test) == (503, True)


def test_a_replay_is_made_once_for_everybody(monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[object] = []
    honest = JobQueue.run

    async def work(self: JobQueue, whose: str, *given: Any) -> Any:
        made.append(given[0])
        return await honest(self, whose, *given)

    monkeypatch.setattr(JobQueue, "run", work)

    async def test() -> None:
        ana, beto = await seated(server.client, "mayor", seats=2)
        async with ana, beto:
            await ana.start()
            await asyncio.gather(play_first_moves(ana), play_first_moves(beto))
        asked = [server.http.get(f"/api/tables/{ana.table}/replay") for _time in range(20)]
        answers = await asyncio.gather(*asked)
        assert {answer.status_code for answer in answers} == {200}
        assert len({answer.content for answer in answers}) == 1
        assert len(answers[0].json()["steps"]) > 2

    with Simulated() as server:
        server.run(test())
    assert len(made) == 1


# Undo.


async def move(seat: Seat) -> None:
    update = await seat.turn()
    assert update is not None
    await seat.play(update.moves[0].code)


@asynccontextmanager
async def moved_once(server: Simulated) -> AsyncIterator[tuple[Seat, Seat]]:
    """A game of Códigos after its first move: the player who made it, and the other."""
    seats = await seated(server.client, "codigos", seats=2)
    async with seats[0], seats[1]:
        await seats[0].start()
        first = server.node.tables[seats[0].table].table.seats_asked()[0]
        await move(seats[first])
        yield seats[first], seats[1 - first]


def test_an_undo_is_decided_again_when_somebody_moves_during_the_search(monkeypatch: pytest.MonkeyPatch) -> None:
    """The search says that no seat learnt anything from the first move; by then it is not the last one any more."""
    searched: list[int] = []
    moved = asyncio.Event()

    async def work(_self: JobQueue, _whose: str, _work: object, _game: object, _seed: Seed, codes: list[Any]) -> bool:
        searched.append(len(codes))
        if len(searched) == 1:
            await moved.wait()
        return False

    monkeypatch.setattr(JobQueue, "run", work)

    async def test() -> str:
        async with moved_once(server) as (ana, beto):
            asking = asyncio.ensure_future(ana.propose("undo"))
            await until(lambda: bool(searched))
            # On another connection of the same seat, so that nothing waits for the search.
            async with server.client.back(ana.table, ana.key) as again:
                while server.node.tables[ana.table].table.seats_asked() == (ana.number,):
                    await move(again)
            await move(beto)
            moved.set()
            try:
                await asking
            except ClientRefused as refused:
                return refused.code
            return "accepted"

    with Simulated() as server:
        assert server.run(test()) == "nothing-to-undo"


async def proposes_undo(server: Simulated) -> bool:
    """Whether it is taken back, where the event loop may not search."""
    async with moved_once(server) as (ana, beto):
        try:
            await asyncio.wait_for(ana.propose("undo"), 2)
        except (TimeoutError, ClientRefused):
            return False
        await beto.until(lambda: beto.latest is not None and beto.latest.proposal is not None)
        await beto.answer(yes=True)
    return True


@pytest.fixture
def searchless(monkeypatch: pytest.MonkeyPatch) -> None:
    def never(*_given: object) -> bool:
        raise AssertionError("a search in the event loop")

    async def verdict(_self: JobQueue, _whose: str, *_given: Any) -> bool:
        return False

    monkeypatch.setattr(propose, "last_may_teach", never)
    monkeypatch.setattr(JobQueue, "run", verdict)


@pytest.mark.usefixtures("searchless")
def test_the_event_loop_itself_never_searches() -> None:
    with Simulated() as server:
        assert server.run(proposes_undo(server))
        assert server.node.metrics.failures._value.get() == 0


@pytest.mark.usefixtures("searchless")
def test_without_the_search_beside_it_the_event_loop_would(monkeypatch: pytest.MonkeyPatch) -> None:
    async def at_once(_live: Any, _seat: int, _whose: str, decide: Any, act: Any) -> Any:
        return await act(decide)

    monkeypatch.setattr("sobremesa.server.http.websocket.act_after_search", at_once)
    with Simulated() as server:
        assert not server.run(proposes_undo(server))
