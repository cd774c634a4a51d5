"""One suite for every store."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from sobremesa.store.listing import Listing
from sobremesa.store.sqlite import SqliteStore
from sobremesa.store.store import Conflict, Store
from sobremesa.table.act import Entry
from sobremesa.table.acts.leave import LeaveEntry
from sobremesa.table.acts.open import OpenEntry
from sobremesa.table.acts.say import SayEntry
from sobremesa.table.acts.seat_bot import SeatBotEntry
from sobremesa.table.acts.sit import SitEntry
from sobremesa.table.settings import Settings
from tests.store.conftest import Run

OPENED = OpenEntry(1, "mesa", Settings("evidencia", 2, options={"pyramid": "free"}), "ab" * 32)


def changed(file: Path, *statements: str) -> None:
    """Written by hand, as only a test does."""
    with closing(sqlite3.connect(file, isolation_level=None)) as connection:
        for statement in statements:
            connection.execute(statement)


def said(text: str) -> SayEntry:
    return SayEntry(2, 0, text, "id")


def listing(table: str, *, public: bool = True, status: str = "waiting", opened_at: int = 1) -> Listing:
    return Listing(table, "Ñandú", "evidencia", "es", 2, 1, status, True, opened_at, public, "Ana", False)


def test_what_is_appended_is_read_in_order(run: Run) -> None:
    async def test(store: Store) -> None:
        await store.append("mesa", 0, [OPENED])
        await store.append("mesa", 1, [said("ñ"), said("b")])
        await store.append("otra", 0, [OPENED])
        assert await store.read("mesa") == [OPENED, said("ñ"), said("b")]
        assert await store.read("mesa", 2) == [said("b")]
        assert await store.read("mesa", 3) == []
        assert await store.read("nada") == []
        assert await store.lengths(["mesa", "nada", "otra"]) == {"mesa": 3, "otra": 1}

    run(test)


def test_a_number_is_given_once(run: Run) -> None:
    async def test(store: Store) -> None:
        await store.append("mesa", 0, [OPENED])
        await store.append("mesa", 1, [said("a")])
        with pytest.raises(Conflict):
            await store.append("mesa", 1, [said("b")])
        assert await store.read("mesa", 1) == [said("a")]

    run(test)


def test_entries_are_written_all_or_none(run: Run) -> None:
    async def test(store: Store) -> None:
        await store.append("mesa", 0, [OPENED])
        await store.append("mesa", 1, [said("a")])
        with pytest.raises(Conflict):
            await store.append("mesa", 1, [said("b"), said("c")])
        assert await store.read("mesa") == [OPENED, said("a")]

    run(test)


def test_of_many_writers_one_wins_each_number_and_the_others_are_not_disturbed(run: Run) -> None:
    async def test(store: Store) -> None:
        await store.append("mesa", 0, [OPENED])
        writes = [store.append("mesa", 1, [said(str(n))]) for n in range(20)]
        writes += [store.append(f"otra {n}", 0, [OPENED]) for n in range(20)]
        results = await asyncio.gather(*writes, return_exceptions=True)
        assert sum(result is None for result in results[:20]) == 1
        assert all(result is None for result in results[20:])
        assert len(await store.read("mesa")) == 2
        for n in range(20):
            assert await store.read(f"otra {n}") == [OPENED]

    run(test)


def test_public_tables_are_listed_the_waiting_and_the_newest_first(run: Run) -> None:
    async def test(store: Store) -> None:
        for name, entry in {
            "a": listing("a", opened_at=1),
            "b": listing("b", opened_at=2),
            "c": listing("c", status="playing", opened_at=3),
            "s": listing("s", status="starting", opened_at=2),
            "d": listing("d", status="over"),
            "e": listing("e", public=False),
        }.items():
            await store.append(name, 0, [OPENED], entry)
        assert [listed.table for listed in await store.public_tables(10)] == ["b", "a", "c", "s"]
        assert [listed.table for listed in await store.public_tables(1)] == ["b"]
        await store.append("b", 1, [], listing("b", status="over"))
        assert [listed.table for listed in await store.public_tables(10)] == ["a", "c", "s"]

    run(test)


def test_a_lease_is_held_by_one_node_until_it_ends_or_is_given_back(run: Run) -> None:
    async def test(store: Store) -> None:
        assert await store.lease("mesa", "one", now=0, until=10)
        assert not await store.lease("mesa", "two", now=5, until=15)
        assert await store.lease("mesa", "one", now=5, until=15)
        assert not await store.lease("mesa", "two", now=14, until=30)
        assert await store.lease("mesa", "two", now=15, until=30)
        await store.release("mesa", "one")
        assert not await store.lease("mesa", "one", now=20, until=40)
        await store.release("mesa", "two")
        assert await store.lease("mesa", "one", now=20, until=40)

    run(test)


def test_of_many_nodes_one_gets_the_lease(run: Run) -> None:
    async def test(store: Store) -> None:
        got = await asyncio.gather(*(store.lease("mesa", str(n), now=0, until=10) for n in range(8)))
        assert sum(got) == 1

    run(test)


def test_tables_that_nobody_uses_are_forgotten_and_others_are_not(run: Run) -> None:
    async def test(store: Store) -> None:
        for name in ("old", "spared", "used"):
            await store.append(name, 0, [OPENED], listing(name, opened_at=1))
        await store.append("used", 1, [SayEntry(500, 0, "hola")])
        await store.append(
            "young", 0, [OpenEntry(600, "young", OPENED.settings, "ab" * 32)], listing("young", opened_at=600)
        )
        assert await store.prune(400, spare={"spared"}) == 1
        assert await store.lengths(["old", "spared", "used", "young"]) == {"spared": 1, "used": 2, "young": 1}
        assert {listed.table for listed in await store.public_tables(10)} == {"spared", "used", "young"}
        assert await store.prune(400, spare={"spared"}) == 0

    run(test)


def test_a_store_that_answers_passes_its_check(run: Run) -> None:
    run(lambda store: store.check())


def test_tables_at_which_nobody_ever_sat_are_forgotten(run: Run) -> None:
    async def test(store: Store) -> None:
        bot, sat = SeatBotEntry(1, 1, "facil"), SitEntry(1, 0, "Ana", "hash")
        await store.append("bots", 0, [OPENED, bot], listing("bots"))
        await store.append("empty", 0, [OPENED], listing("empty"))
        await store.append("used", 0, [OPENED, bot, sat], listing("used"))
        await store.append("left", 0, [OPENED, sat, LeaveEntry(1, 0)], listing("left"))
        await store.append("spared", 0, [OPENED], listing("spared"))
        late = OpenEntry(5, "late", OPENED.settings, OPENED.secret)
        await store.append("late", 0, [late], listing("late", opened_at=5))
        assert await store.prune_unused(2, spare={"spared"}) == 2
        kept = await store.lengths(["bots", "empty", "used", "left", "spared", "late"])
        assert sorted(kept) == ["late", "left", "spared", "used"]

    run(test)


def test_a_table_that_is_forgotten_leaves_the_others(run: Run) -> None:
    async def test(store: Store) -> None:
        for name in ("mesa", "otra"):
            await store.append(name, 0, [OPENED], listing(name))
        await store.forget("mesa")
        await store.forget("nada")
        assert await store.lengths(["mesa", "otra"]) == {"otra": 1}
        assert [one.table for one in await store.public_tables(10)] == ["otra"]
        with pytest.raises(Conflict):
            await store.append("mesa", 1, [said("a")])

    run(test)


def test_pruning_goes_on_past_a_row_that_cannot_be_read(tmp_path: Path) -> None:
    async def test() -> None:
        store = await SqliteStore.open(tmp_path / "journal.db")
        for name in ("a", "b", "c"):
            await store.append(name, 0, [OPENED], listing(name))
        changed(tmp_path / "journal.db", "update journal set entry = x'00ff' where table_id = 'b'")
        assert await store.prune(10, spare=()) == 2
        assert await store.prune_unused(10, spare=()) == 0
        assert await store.lengths(["a", "b", "c"]) == {"b": 1}
        await store.close()

    asyncio.run(test())


def test_sqlite_is_asked_to_survive_a_loss_of_power(tmp_path: Path) -> None:
    async def test() -> tuple[object, object]:
        store = await SqliteStore.open(tmp_path / "journal.db")
        mode = await store._writer.do(lambda writer: writer.execute("PRAGMA journal_mode").fetchone()[0])
        level = await store._writer.do(lambda writer: writer.execute("PRAGMA synchronous").fetchone()[0])
        await store.close()
        return mode, level

    assert asyncio.run(test()) == ("wal", 2)


def test_without_the_unique_number_two_would_write_it(tmp_path: Path) -> None:
    """The check above, on a database that lost its key."""

    async def test() -> list[Entry]:
        file = tmp_path / "journal.db"
        await (await SqliteStore.open(file)).close()
        changed(file, "drop table journal", "create table journal (table_id text, seq integer, entry blob)")
        store = await SqliteStore.open(file)
        for entries in ([OPENED], [said("a")], [said("b")]):
            await store.append("mesa", 0 if entries == [OPENED] else 1, entries)
        kept = await store.read("mesa", 1)
        await store.close()
        return kept

    assert len(asyncio.run(test())) == 2


def test_without_full_synchronisation_the_setting_is_missed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sobremesa.store.sqlite.PRAGMAS", ("journal_mode=WAL", "synchronous=OFF"))
    with pytest.raises(AssertionError):
        test_sqlite_is_asked_to_survive_a_loss_of_power(tmp_path)
