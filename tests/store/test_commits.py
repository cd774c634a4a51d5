"""Commits by callback: in order, each called, and never a gap."""

from __future__ import annotations

import asyncio
import logging
import threading
from pathlib import Path

import pytest

from sobremesa.store import commit_queue
from sobremesa.store.commit_queue import ENOUGH, LARGEST_BATCH, CommitQueue, Turns, Write
from sobremesa.store.sqlite import SqliteStore
from sobremesa.store.store import Conflict, Done, Store, StoreDown
from tests.store.conftest import Run
from tests.store.test_stores import OPENED, listing, said
from tests.waiting import until


class Told:
    """The outcome of each commit, in the order of the callbacks."""

    def __init__(self) -> None:
        self.order: list[tuple[str, str]] = []
        self.threads: set[int] = set()

    def of(self, name: str) -> Done:
        def done(problem: Exception | None) -> None:
            self.order.append((name, "written" if problem is None else type(problem).__name__))
            self.threads.add(threading.get_ident())

        return done

    async def all(self, count: int) -> list[tuple[str, str]]:
        await until(lambda: len(self.order) >= count, what=f"{count} commits are done")
        return self.order


def test_whoever_commits_is_told_later_in_order_in_the_thread_of_the_loop(run: Run) -> None:
    async def test(store: Store) -> None:
        told = Told()
        store.commit("mesa", 0, [OPENED], listing("mesa"), told.of("opened"))
        for number in range(1, 4):
            store.commit("mesa", number, [said(str(number))], None, told.of(str(number)))
        store.commit("mesa", 0, [], listing("mesa", status="playing"), told.of("listed"))
        assert told.order == []
        names = ["opened", "1", "2", "3", "listed"]
        assert await told.all(5) == [(name, "written") for name in names]
        assert told.threads == {threading.get_ident()}
        assert await store.read("mesa") == [OPENED, said("1"), said("2"), said("3")]
        assert [listed.status for listed in await store.public_tables(5)] == ["playing"]

    run(test)


@pytest.mark.parametrize("seq", [1, 2, 5, 7, -1])
def test_a_gap_is_never_written(run: Run, seq: int) -> None:
    async def test(store: Store) -> None:
        with pytest.raises(Conflict):
            await store.append("mesa", seq, [said("a")], listing("mesa"))
        await store.append("mesa", 0, [OPENED])
        if seq != 1:
            with pytest.raises(Conflict):
                await store.append("mesa", seq, [said("a"), said("b")], listing("mesa"))
        assert await store.read("mesa") == [OPENED]
        assert await store.public_tables(5) == []

    run(test)


async def decided_on_top_of_a_lost_race(store: Store) -> list[tuple[str, str]]:
    told = Told()
    await store.append("mesa", 0, [OPENED])
    await store.append("mesa", 1, [said("first")])
    store.commit("mesa", 1, [said("late")], None, told.of("late"))
    store.commit("mesa", 2, [said("on top of late")], None, told.of("on top"))
    store.commit("otra", 0, [OPENED], None, told.of("otra"))
    store.commit("mesa", 0, [], listing("mesa"), told.of("listed"))
    return await told.all(4)


def test_what_was_decided_on_top_of_a_lost_race_is_lost_too(run: Run) -> None:
    async def test(store: Store) -> None:
        assert await decided_on_top_of_a_lost_race(store) == [
            ("late", "Conflict"),
            ("on top", "Conflict"),
            ("otra", "written"),
            ("listed", "written"),
        ]
        assert await store.read("mesa") == [OPENED, said("first")]

    run(test)


def test_without_that_rule_it_would_be_written(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Turns, "skips", lambda *_given: False)
    assert run(decided_on_top_of_a_lost_race)[1] == ("on top", "written")


def test_somebody_who_fails_to_hear_of_it_disturbs_nobody(run: Run, caplog: pytest.LogCaptureFixture) -> None:
    async def test(store: Store) -> None:
        told = Told()

        def deaf(_problem: Exception | None) -> None:
            raise ZeroDivisionError

        store.commit("mesa", 0, [OPENED], None, deaf)
        store.commit("otra", 0, [OPENED], None, told.of("otra"))
        assert await told.all(1) == [("otra", "written")]
        await store.append("mesa", 1, [said("a")])

    with caplog.at_level(logging.ERROR):
        run(test)
    assert [record.message for record in caplog.records] == ["callback of a commit failed"]


def test_a_store_that_is_too_far_behind_says_so_at_once(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(commit_queue, "MOST_WAITING", 3)

    async def test(store: Store) -> None:
        told = Told()
        await store.append("mesa", 0, [OPENED])
        for number in range(1, 6):
            store.commit("mesa", number, [said(str(number))], None, told.of(str(number)))
        await told.all(5)
        assert told.order == [
            ("4", "StoreDown"),
            ("5", "StoreDown"),
            ("1", "written"),
            ("2", "written"),
            ("3", "written"),
        ]
        # The queue is empty again, and what was refused leaves no gap.
        with pytest.raises(Conflict):
            await store.append("mesa", 6, [said("6")])
        await store.append("mesa", 4, [said("4")])

    run(test)


def test_a_store_that_closes_writes_what_it_was_given(tmp_path: Path) -> None:
    async def test() -> None:
        store, told = await SqliteStore.open(tmp_path / "journal.db"), Told()
        for number in range(3 * LARGEST_BATCH):
            store.commit(f"mesa {number}", 0, [OPENED], None, told.of(str(number)))
        await store.close()
        assert told.order == [(str(number), "written") for number in range(3 * LARGEST_BATCH)]
        with pytest.raises(StoreDown):
            await store.append("late", 0, [OPENED])
        again = await SqliteStore.open(tmp_path / "journal.db")
        assert len(await again.lengths([f"mesa {number}" for number in range(3 * LARGEST_BATCH)])) == 3 * LARGEST_BATCH
        await again.close()

    asyncio.run(test())


def test_without_its_trigger_sqlite_would_write_a_gap(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sobremesa.store.sqlite.NO_GAPS", "select 1")

    async def test() -> None:
        store = await SqliteStore.open(tmp_path / "journal.db")
        await store.append("mesa", 5, [said("a")])
        assert await store.lengths(["mesa"]) == {"mesa": 6}
        await store.close()

    asyncio.run(test())


class Disk:
    """Writes when the test says so."""

    def __init__(self) -> None:
        self.batches: list[list[Write]] = []
        self.noticed: list[StoreDown | None] = []
        self.queue = CommitQueue(self.batches.append, self.noticed.append)

    async def is_asked(self) -> None:
        """Lets the event loop turn until it finds nothing more to write, and hands over the batch."""
        for _look in range(3):
            await asyncio.sleep(0)

    def land(self, problem: Exception | None = None) -> None:
        self.queue.finish([(write, problem) for write in self.batches[-1]])


def test_one_batch_is_written_at_a_time_and_the_next_when_nothing_more_comes() -> None:
    async def test() -> None:
        disk, told = Disk(), Told()
        for number in range(3):
            disk.queue.add("mesa", number, [said("")], None, told.of(str(number)))
        await disk.is_asked()
        for number in range(3, 5):
            disk.queue.add("mesa", number, [said("")], None, told.of(str(number)))
        await disk.is_asked()
        assert [len(batch) for batch in disk.batches] == [3]
        disk.land()
        assert len(told.order) == 3
        await disk.is_asked()
        assert [len(batch) for batch in disk.batches] == [3, 2]
        disk.land()
        assert told.order == [(str(number), "written") for number in range(5)]
        assert disk.noticed == [None, None]

    asyncio.run(test())


def test_whatever_comes_while_the_loop_looks_around_goes_with_the_rest() -> None:
    async def test() -> None:
        disk = Disk()
        for number in range(4):
            disk.queue.add("mesa", number, [said("")], None, lambda _problem: None)
            await asyncio.sleep(0)
        await disk.is_asked()
        assert [len(batch) for batch in disk.batches] == [4]

    asyncio.run(test())


def test_nothing_is_gathered_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    async def test() -> None:
        disk, number = Disk(), 0
        while not disk.batches:
            disk.queue.add("mesa", number, [said("")], None, lambda _problem: None)
            await asyncio.sleep(0)
            number += 1
        assert number <= ENOUGH + 2

    asyncio.run(test())
    monkeypatch.setattr(commit_queue, "ENOUGH", 10**9)
    monkeypatch.setattr(commit_queue, "GATHERING_SECONDS", 0.0)
    asyncio.run(test())


def test_where_much_waits_it_goes_before_anybody_is_told() -> None:
    async def test() -> None:
        disk = Disk()
        seen: list[int] = []
        disk.queue.add("mesa", 0, [said("")], None, lambda _problem: seen.append(len(disk.batches)))
        await disk.is_asked()
        for number in range(ENOUGH):
            disk.queue.add("mesa", 1 + number, [said("")], None, lambda _problem: None)
        disk.land()
        assert seen == [2]

    asyncio.run(test())


def test_batches_are_bounded_by_their_rows() -> None:
    async def test() -> None:
        disk = Disk()
        for number in range(LARGEST_BATCH):
            disk.queue.add("mesa", 2 * number, [said("a"), said("b")], None, lambda _problem: None)
        await disk.is_asked()
        assert len(disk.batches[0]) == LARGEST_BATCH // 2
        disk.land()
        assert [len(batch) for batch in disk.batches] == [LARGEST_BATCH // 2] * 2

    asyncio.run(test())


def test_what_waits_behind_a_failed_batch_fails_with_it_and_other_tables_do_not() -> None:
    async def test() -> None:
        disk, told = Disk(), Told()
        disk.queue.add("mesa", 0, [OPENED], None, told.of("first"))
        await disk.is_asked()
        disk.queue.add("otra", 0, [OPENED], None, told.of("otra"))
        disk.queue.add("mesa", 1, [said("")], None, told.of("second"))
        disk.land(StoreDown("full"))
        assert told.order == [("first", "StoreDown"), ("second", "StoreDown")]
        await disk.is_asked()
        assert [write.table for write in disk.batches[1]] == ["otra"]
        disk.land()
        assert told.order[-1] == ("otra", "written")
        assert [str(problem) for problem in disk.noticed] == ["full", "None"]

    asyncio.run(test())


def test_whoever_still_waits_when_a_store_gives_up_is_told() -> None:
    async def test() -> None:
        disk, told = Disk(), Told()
        disk.queue.add("mesa", 0, [OPENED], None, told.of("begun"))
        await disk.is_asked()
        disk.queue.add("otra", 0, [OPENED], None, told.of("waiting"))
        assert not await disk.queue.close(0.01)
        assert told.order == [("waiting", "StoreDown")]

    asyncio.run(test())
