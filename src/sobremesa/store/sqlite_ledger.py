"""The almanac in the files of the embedded store."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable, Sequence
from contextlib import closing
from functools import partial
from pathlib import Path
from typing import Any

from sobremesa.store.ledger import Ledger, Statement, Values, execute_all
from sobremesa.store.patience import Patience
from sobremesa.store.sqlite_writer import SqliteWriter, Transaction, connected
from sobremesa.store.store import StoreDown

# A disk that hangs may not keep a node from stopping.
WRITE_SECONDS = 10.0

Everywhere = Callable[[sqlite3.Connection], list[Any]]


class SqliteLedger(Ledger):
    """``ask`` puts a question to all files, in the thread that reads; ``others`` are written to by other processes."""

    def __init__(
        self,
        writer: SqliteWriter,
        ask: Callable[[Everywhere], Awaitable[list[Any]]],
        patience: Patience,
        others: Sequence[Path],
    ) -> None:
        self._writer = writer
        self._ask = ask
        self._patience = patience
        self._others = others

    async def rows(self, question: str, values: Values) -> list[Any]:
        return await self._ask(lambda connection: connection.execute(question, values).fetchall())

    async def write(self, statements: Sequence[Statement]) -> None:
        await self._patience.within(WRITE_SECONDS, self._writer.do(partial(execute_all, statements=statements)))

    async def changed(self, statement: str, values: Values) -> int:
        def change(connection: sqlite3.Connection) -> int:
            return connection.execute(statement, values).rowcount

        return await self._patience.within(WRITE_SECONDS, self._writer.do(change))

    async def write_everywhere(self, statements: Sequence[Statement]) -> None:
        """The other files take it from here: SQLite lets one after the other write, and their own processes wait."""
        await self.write(statements)
        for other in self._others:
            try:
                await asyncio.to_thread(_write_to, other, statements)
            except sqlite3.Error as problem:
                raise StoreDown(type(problem).__name__) from problem


def _write_to(file: Path, statements: Sequence[Statement]) -> None:
    with closing(connected(file)) as connection, Transaction(connection):
        execute_all(connection, statements)
