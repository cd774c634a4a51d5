"""The database of the read model: one interface, and the same plain SQL for SQLite and PostgreSQL."""

from __future__ import annotations

import sqlite3
from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import Any

Values = Mapping[str, str | int | float | bytes]
# SQL with named parameters like :table, and their values.
Statement = tuple[str, Values]


class Database(ABC):
    """All raise ``StoreDown``."""

    @abstractmethod
    async def rows(self, query: str, values: Values) -> list[Any]:
        """The rows, in the order of the query."""

    @abstractmethod
    async def write(self, statements: Sequence[Statement]) -> None:
        """In one transaction."""

    @abstractmethod
    async def execute(self, statement: str, values: Values) -> int:
        """Returns how many rows the statement changed."""


def execute_all(connection: sqlite3.Connection, statements: Sequence[Statement]) -> None:
    for statement, values in statements:
        connection.execute(statement, values)
