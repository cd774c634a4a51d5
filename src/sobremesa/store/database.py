"""Where the almanac is kept: a database that takes the same plain SQL, whichever it is."""

from __future__ import annotations

import sqlite3
from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import Any

Values = Mapping[str, str | int | float | bytes]
# SQL with names like :table, which SQLite and PostgreSQL read alike, and what they stand for.
Statement = tuple[str, Values]


class Database(ABC):
    """All raise ``StoreDown``."""

    @abstractmethod
    async def rows(self, query: str, values: Values) -> list[Any]:
        """In the order that the question asks for."""

    @abstractmethod
    async def write(self, statements: Sequence[Statement]) -> None:
        """All or none."""

    @abstractmethod
    async def execute(self, statement: str, values: Values) -> int:
        """How many rows the statement changed."""


def execute_all(connection: sqlite3.Connection, statements: Sequence[Statement]) -> None:
    for statement, values in statements:
        connection.execute(statement, values)
