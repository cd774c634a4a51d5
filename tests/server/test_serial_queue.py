"""One at a time, for calls and for tasks."""

from __future__ import annotations

import asyncio
from functools import partial

from sobremesa.server.node.journal_line import SerialQueue


def test_calls_come_in_their_order_however_many_they_are() -> None:
    queue, seen = SerialQueue(), []

    def begin(number: int) -> None:
        seen.append(number)
        queue.leave()

    queue.enter(lambda: None)
    for number in range(5_000):
        queue.enter(partial(begin, number))
    queue.leave()
    assert seen == list(range(5_000))
    assert not queue.is_busy


def test_whoever_fails_does_not_keep_the_others_out() -> None:
    def fail() -> None:
        raise ZeroDivisionError

    queue, seen = SerialQueue(), []
    queue.enter(lambda: None)
    queue.enter(fail)
    queue.enter(lambda: seen.append("next"))
    queue.leave()
    assert seen == ["next"]


def test_tasks_and_calls_wait_for_each_other_and_a_cancelled_one_is_passed_over() -> None:
    async def test() -> list[str]:
        queue, seen = SerialQueue(), []

        async def task(name: str) -> None:
            async with queue:
                seen.append(name)
                await asyncio.sleep(0)

        def call() -> None:
            seen.append("call")
            queue.leave()

        async with queue:
            first, given_up, last = (asyncio.ensure_future(task(name)) for name in ("first", "given up", "last"))
            await asyncio.sleep(0)
            queue.enter(call)
            given_up.cancel()
            await asyncio.sleep(0)
        await asyncio.gather(first, last)
        assert not queue.is_busy
        return seen

    assert asyncio.run(test()) == ["first", "last", "call"]
