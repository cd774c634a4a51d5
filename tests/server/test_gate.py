"""One at a time, for calls and for tasks."""

from __future__ import annotations

import asyncio
from functools import partial

from sobremesa.server.node.journal_line import Gate


def test_calls_come_in_their_order_however_many_they_are() -> None:
    gate, seen = Gate(), []

    def begin(number: int) -> None:
        seen.append(number)
        gate.leave()

    gate.enter(lambda: None)
    for number in range(5_000):
        gate.enter(partial(begin, number))
    gate.leave()
    assert seen == list(range(5_000))
    assert not gate.is_busy


def test_whoever_fails_does_not_keep_the_others_out() -> None:
    def fail() -> None:
        raise ZeroDivisionError

    gate, seen = Gate(), []
    gate.enter(lambda: None)
    gate.enter(fail)
    gate.enter(lambda: seen.append("next"))
    gate.leave()
    assert seen == ["next"]


def test_tasks_and_calls_wait_for_each_other_and_a_cancelled_one_is_passed_over() -> None:
    async def test() -> list[str]:
        gate, seen = Gate(), []

        async def task(name: str) -> None:
            async with gate:
                seen.append(name)
                await asyncio.sleep(0)

        def call() -> None:
            seen.append("call")
            gate.leave()

        async with gate:
            first, given_up, last = (asyncio.ensure_future(task(name)) for name in ("first", "given up", "last"))
            await asyncio.sleep(0)
            gate.enter(call)
            given_up.cancel()
            await asyncio.sleep(0)
        await asyncio.gather(first, last)
        assert not gate.is_busy
        return seen

    assert asyncio.run(test()) == ["first", "last", "call"]
