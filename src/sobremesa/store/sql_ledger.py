"""The almanac in the database of several nodes."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import AbstractAsyncContextManager
from itertools import groupby
from operator import itemgetter
from typing import Any

from sqlalchemy import text
from sqlalchemy.ext.asyncio import AsyncConnection

from sobremesa.store.ledger import Ledger, Statement, Values
from sobremesa.store.patience import Patience

Connected = Callable[[], AbstractAsyncContextManager[AsyncConnection]]

# A page of a person is a question or two; catching up may write many.
ANSWER_SECONDS = 10.0


class SqlLedger(Ledger):
    """``connected`` gives a connection in a transaction, ``reading`` one for a single question."""

    def __init__(self, connected: Connected, reading: Connected, patience: Patience) -> None:
        self._connected = connected
        self._reading = reading
        self._patience = patience

    async def rows(self, question: str, values: Values) -> list[Any]:
        async def found() -> list[Any]:
            async with self._reading() as connection:
                return [tuple(row) for row in await connection.execute(text(question), dict(values))]

        return await self._patience.within(ANSWER_SECONDS, found())

    async def write(self, statements: Sequence[Statement]) -> None:
        async def done() -> None:
            async with self._connected() as connection:
                # In their order; the same one again and again goes over the line together.
                for statement, same in groupby(statements, key=itemgetter(0)):
                    await connection.execute(text(statement), [dict(values) for _statement, values in same])

        await self._patience.within(ANSWER_SECONDS, done())

    async def changed(self, statement: str, values: Values) -> int:
        async def done() -> int:
            async with self._connected() as connection:
                return (await connection.execute(text(statement), dict(values))).rowcount

        return await self._patience.within(ANSWER_SECONDS, done())

    async def write_everywhere(self, statements: Sequence[Statement]) -> None:
        await self.write(statements)
