"""Which tables some node has in its memory: they are not forgotten, however long nothing was written at them.

A node says so before it reads a journal, and again from time to time. Whoever wants to forget a table takes its line
here first, in the same transaction: so either the table is spared, or the other node waits and finds no journal.
"""

from __future__ import annotations

from collections.abc import Iterable

from sqlalchemy import delete, insert, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from sobremesa.store import schema

# Lines of their own among the leases: no table has a name like that.
MARK = "~"
ANYBODY = "-"


async def touch(connection: AsyncConnection, tables: Iterable[str], *, until: int) -> None:
    for table in tables:
        if not await _set(connection, table, until):
            await _insert(connection, table, until)


async def take(connection: AsyncConnection, tables: Iterable[str], *, now: int) -> list[str]:
    """Those that nobody uses now; until the end of the transaction nobody begins to."""
    free = []
    for table in tables:
        line = schema.leases.c
        renewed = update(schema.leases).where(line.table_id == MARK + table, line.until <= now).values(until=now)
        if (await connection.execute(renewed)).rowcount == 1 or await _insert(connection, table, now):
            free.append(table)
    return free


async def forget(connection: AsyncConnection, tables: Iterable[str]) -> None:
    marks = [MARK + table for table in tables]
    await connection.execute(delete(schema.leases).where(schema.leases.c.table_id.in_(marks)))


async def _set(connection: AsyncConnection, table: str, until: int) -> bool:
    line = schema.leases.c
    later = update(schema.leases).where(line.table_id == MARK + table).values(until=until)
    return (await connection.execute(later)).rowcount == 1


async def _insert(connection: AsyncConnection, table: str, until: int) -> bool:
    """Whether there was no line; where another transaction writes the same one, it is waited for."""
    try:
        async with connection.begin_nested():
            await connection.execute(insert(schema.leases).values(table_id=MARK + table, node=ANYBODY, until=until))
    except IntegrityError:
        return False
    return True
