"""Checks the journals against the history: nothing lost, nothing doubled, no gap, and every client was sent the
same."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from msgspec import json

from sobremesa.kernel.errors import SobremesaError
from sobremesa.server.node.game_factory import GameFactory
from sobremesa.server.node.keys import fresh_secret
from sobremesa.store.postgres import PostgresStore
from sobremesa.store.sqlite import SqliteStore
from sobremesa.table.act import Entry
from sobremesa.table.host import TableHost
from sobremesa.table.journal import decode_entry
from sobremesa.table.table import Table
from sobremesa.wire import messages as m
from sobremesa.wire.updates import update
from tests.server.faults.history import Asked

Rows = list[tuple[int, bytes]]


async def rows_of(stores: Sequence[SqliteStore | PostgresStore], table: str) -> Rows:
    """As they are in the database, by their numbers; a table that is in two of its files has its numbers twice."""
    return [row for store in stores for row in await _rows(store, table)]


async def _rows(store: SqliteStore | PostgresStore, table: str) -> Rows:
    if isinstance(store, SqliteStore):
        return await store._all("select seq, entry from journal where table_id = ? order by seq", (table,))
    found = await store._rows("select seq, entry from journal where table_id = $1 order by seq", table)
    return [(number, entry) for number, entry in found]


def journal_problems(table: str, rows: Rows, asked: Iterable[Asked]) -> list[str]:
    """The requests at this table, in order."""
    numbers = [number for number, _entry in rows]
    problems = [] if numbers == list(range(len(rows))) else [f"gap: {table} has the numbers {_holes(numbers)}"]
    places: dict[tuple[int, str], list[int]] = {}
    for number, data in rows:
        entry = decode_entry(data)
        given = getattr(entry, "id", "")
        if given:
            places.setdefault((entry.seat, given), []).append(number)  # type: ignore[attr-defined]  # has one
    latest: Counter[int] = Counter()
    for one in asked:
        found = places.get((one.seat, one.id), [])
        words = f"{table} seat {one.seat} {one.id} {one.what}"
        if len(found) > 1:
            problems.append(f"doubled: {words}, at {found}")
        if one.answer == "acknowledged" and not found:
            problems.append(f"lost: {words}")
        if one.answer == "refused" and found:
            problems.append(f"refused and done: {words}, at {found}")
        if one.answer == "acknowledged" and found:
            if found[0] < latest[one.seat]:
                problems.append(f"out of order: {words}, at {found}, after {latest[one.seat]}")
            latest[one.seat] = found[0]
    return problems


def _holes(numbers: Sequence[int]) -> str:
    missing = sorted(set(range(len(numbers))) - set(numbers))[:5]
    return f"up to {numbers[-1] if numbers else -1}, and {missing} are missing"


def told_problems(rows: Rows, told: Iterable[tuple[int | None, Sequence[m.News]]]) -> list[str]:
    """Replays the journal; each viewer was sent what the replay would send, at that point or later."""
    entries = [decode_entry(data) for _number, data in rows]
    factory = GameFactory()
    try:
        return _told_problems(entries, told, TableHost(factory.make, factory.levels, fresh_secret))
    except (SobremesaError, ValueError, AssertionError) as problem:
        return [f"does not replay: {problem!r}"]
    finally:
        factory.close()


def _told_problems(
    entries: list[Entry], told: Iterable[tuple[int | None, Sequence[m.News]]], house: TableHost
) -> list[str]:
    heard = [(viewer, {piece.n: piece for piece in news}) for viewer, news in told]
    table = Table.replay(entries[:1], house)
    problems: list[str] = []
    for entry in entries[1:]:
        before = table.seq
        table.read(entry)
        for viewer, pieces in heard:
            for right in update(table, viewer, before, entry.at).news if table.seq > before else ():
                piece = pieces.get(right.n)
                if piece is not None and not _is_same(piece, right):
                    problems.append(f"told otherwise: {table.id} viewer {viewer}: {piece} / {right}"[:600])
    for viewer, pieces in heard:
        if sorted(pieces) != list(range(1, len(pieces) + 1)):
            problems.append(f"told with gaps: {table.id} viewer {viewer}")
        if len(pieces) > table.seq:
            problems.append(f"told what never was: {table.id} viewer {viewer}: {len(pieces)} of {table.seq}")
    return problems


def _is_same(piece: m.News, right: m.News) -> bool:
    """A client that connected later was sent less: events that fade were gone, and so were undone moves and earlier
    games."""
    if not isinstance(piece, m.Happened) or not isinstance(right, m.Happened):
        return json.encode(piece) == json.encode(right)
    lasting = [(event.kind, dict(event.facts)) for event in right.events if not event.fades]
    everything = [(event.kind, dict(event.facts)) for event in right.events]
    return [(event.kind, dict(event.facts)) for event in piece.events] in (everything, lasting, [])
