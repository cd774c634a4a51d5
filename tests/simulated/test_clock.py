"""The simulated clock keeps its laws, and each law catches a loop that breaks it."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from concurrent.futures import Executor, ThreadPoolExecutor
from random import Random
from threading import Event
from typing import Any

import pytest

from tests.simulated.loop import NothingLeft, SimulatedLoop


def run(loop: SimulatedLoop, work: Any) -> Any:
    try:
        return loop.run_until_complete(work)
    finally:
        loop.close()


def fires_in_order(loop: SimulatedLoop) -> None:
    """Timers fire in the order of their times, not in the order in which they were set."""
    fired: list[float] = []
    times = [float(n) for n in range(100)]
    Random(1).shuffle(times)

    async def work() -> None:
        for when in times:
            loop.call_at(when, fired.append, when)
        await asyncio.sleep(200)

    run(loop, work())
    assert fired == sorted(times)


def fires_at_its_time(loop: SimulatedLoop) -> None:
    """At the very moment for which it was set: no earlier, no later."""
    late: list[float] = []

    def note(when: float) -> None:
        late.append(loop.time() - when)

    async def work() -> None:
        for when in (0.1, 0.25, 7.0, 86_400.0, 1e6):
            loop.call_at(when, note, when)
        await asyncio.sleep(2e6)

    run(loop, work())
    assert late == [0.0] * 5


def stands_still_while_anything_is_ready(loop: SimulatedLoop) -> None:
    seen: set[float] = set()

    async def work() -> None:
        loop.call_later(0.001, lambda: None)
        for _turn in range(1_000):
            seen.add(loop.time())
            await asyncio.sleep(0)

    run(loop, work())
    assert seen == {0.0}


def stands_still_while_work_is_under_way(loop: SimulatedLoop) -> None:
    """Work for a thread is done before the next timer."""
    ready = Event()

    async def work() -> tuple[str, float]:
        loop.call_later(0.001, ready.set)
        return await loop.run_in_executor(None, lambda: "too late" if ready.wait(0.2) else "done"), loop.time()

    assert run(loop, work()) == ("done", 0.0)


def never_goes_back(loop: SimulatedLoop) -> None:
    seen: list[float] = []

    async def work() -> None:
        for seconds in (5.0, 1.0, 0.0, 3.0):
            loop.call_at(1.0, lambda: None)
            await asyncio.sleep(seconds)
            seen.append(loop.time())

    run(loop, work())
    assert seen == [5.0, 6.0, 6.0, 9.0]


LAWS = (
    fires_in_order,
    fires_at_its_time,
    stands_still_while_anything_is_ready,
    stands_still_while_work_is_under_way,
    never_goes_back,
)


class Stack(deque[asyncio.Handle]):
    def append(self, handle: asyncio.Handle) -> None:
        if isinstance(handle, asyncio.TimerHandle):
            self.appendleft(handle)
        else:
            super().append(handle)


class LastFirst(SimulatedLoop):
    """Waits for some timers, and fires the latest of them first."""

    def __init__(self) -> None:
        super().__init__()
        self._ready = Stack()

    def jump(self) -> None:
        self._now = max(self._now, self._scheduled[0].when() + 10)


class Early(SimulatedLoop):
    """Fires what is due within a tenth of a second."""

    def __init__(self) -> None:
        super().__init__()
        self._clock_resolution = 0.1

    def jump(self) -> None:
        self._now = max(self._now, self._scheduled[0].when() - 0.05)


class Late(SimulatedLoop):
    """Jumps in whole seconds."""

    def jump(self) -> None:
        self._now = max(self._now, float(-(-self._scheduled[0].when() // 1)))


class Restless(SimulatedLoop):
    """Its time goes on while something is done."""

    def time(self) -> float:
        self._now += 1e-6
        return self._now


class Hasty(SimulatedLoop):
    """Leaves work to a thread, and jumps while that is at it."""

    def run_in_executor(  # type: ignore[override]
        self, executor: Executor | None, work: Callable[..., Any], *given: Any
    ) -> asyncio.Future[Any]:
        future: asyncio.Future[Any] = self.create_future()
        done = ThreadPoolExecutor(1).submit(work, *given)

        def look() -> None:
            if done.done():
                future.set_result(done.result())
            else:
                self.call_later(0.001, look)

        look()
        return future


class Backward(SimulatedLoop):
    """Goes back to a timer that is overdue."""

    def jump(self) -> None:
        self._now = self._scheduled[0].when()

    def call_at(  # type: ignore[override]
        self, when: float, *given: Any, **named: Any
    ) -> asyncio.TimerHandle:
        timer = super().call_at(when, *given, **named)
        self._now = min(self._now, when)
        return timer


def broken_laws(kind: type[SimulatedLoop]) -> list[str]:
    found = []
    for law in LAWS:
        try:
            law(kind())
        except AssertionError:
            found.append(law.__name__)
    return found


@pytest.mark.parametrize("law", LAWS)
def test_the_clock_keeps_its_laws(law: Callable[[SimulatedLoop], None]) -> None:
    law(SimulatedLoop())


@pytest.mark.parametrize(
    ("kind", "law"),
    [
        (LastFirst, fires_in_order),
        (Early, fires_at_its_time),
        (Late, fires_at_its_time),
        (Restless, stands_still_while_anything_is_ready),
        (Hasty, stands_still_while_work_is_under_way),
        (Backward, never_goes_back),
    ],
)
def test_a_broken_clock_is_caught(kind: type[SimulatedLoop], law: Callable[[SimulatedLoop], None]) -> None:
    assert law.__name__ in broken_laws(kind)


def test_whoever_waits_for_what_nobody_will_do_is_told() -> None:
    async def work() -> None:
        await asyncio.get_running_loop().create_future()

    loop = SimulatedLoop()
    waiting = work()
    with pytest.raises(NothingLeft):
        loop.run_until_complete(waiting)
    for task in asyncio.all_tasks(loop):
        task.cancel()
    loop.run_until_complete(asyncio.sleep(0))
    loop.close()


def test_a_thread_beside_the_loop_is_told() -> None:
    async def work() -> str:
        with ThreadPoolExecutor(1) as threads:
            done = threads.submit(asyncio.get_running_loop().call_soon_threadsafe, print)
            return str(done.exception())

    assert "a thread works beside the loop" in run(SimulatedLoop(), work())
