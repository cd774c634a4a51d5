"""The interface of a store."""

from __future__ import annotations

import asyncio
from abc import ABC, abstractmethod
from collections.abc import Callable, Container, Iterable, Sequence

from msgspec import DecodeError, ValidationError

from sobremesa.store.database import Database
from sobremesa.store.listing import Listing
from sobremesa.store.read_model import ReadModel
from sobremesa.table.act import Entry
from sobremesa.table.journal import decode_entry


class Conflict(Exception):
    """Another node wrote the next entry first. Read on and decide again."""


class StoreDown(Exception):
    """The store cannot be reached. It is not known whether the entries were written: read before going on."""


class Unreadable(Exception):
    """An entry that this version cannot read: a newer one may have written it."""


def entries_of(kept: Iterable[bytes]) -> list[Entry]:
    """Journal entries as a store keeps them, decoded; raises ``Unreadable``."""
    try:
        return [decode_entry(data) for data in kept]
    except (DecodeError, ValidationError, UnicodeDecodeError) as problem:
        raise Unreadable(type(problem).__name__) from problem


# Called once, in the thread of the event loop, with None, a ``Conflict`` or a ``StoreDown``.
Done = Callable[[Exception | None], None]


class Store(ABC):
    """``(table, seq)`` is unique and without gaps: the first entry gets the number ``seq``, which is the count of those
    written before. All entries are written or none; a wrong ``seq`` is a ``Conflict``. A listing without entries
    changes the listing only.

    ``read_model`` is derived from the entries. ``shared`` says whether other nodes write to the same store;
    ``failed_at`` is when entries could not be written, by the event loop's time, None if the latest were.
    """

    read_model: ReadModel
    shared: bool = False
    failed_at: float | None = None

    @property
    def database(self) -> Database:
        """For the tables of extensions."""
        return self.read_model.database

    @abstractmethod
    def commit(self, table: str, seq: int, entries: Sequence[Entry], listing: Listing | None, done: Done) -> None:
        """Calls ``done`` when the entries survive a crash, or will not be written: never before this returns, and for
        one table in the order of the calls. Where one fails, those of its table that wait behind it fail too. Where too
        many wait already, ``done`` gets a ``StoreDown`` at once, before those that wait."""

    async def append(self, table: str, seq: int, entries: Sequence[Entry], listing: Listing | None = None) -> None:
        """When it returns, the entries survive a crash; raises ``Conflict`` or ``StoreDown``."""
        written: asyncio.Future[None] = asyncio.get_running_loop().create_future()

        def done(problem: Exception | None) -> None:
            if written.done():
                # The caller was cancelled.
                return
            if problem is None:
                written.set_result(None)
            else:
                written.set_exception(problem)

        self.commit(table, seq, entries, listing, done)
        await written

    @abstractmethod
    async def read(self, table: str, since: int = 0) -> list[Entry]:
        """The entries from number ``since`` (counted from 0) on; none for a table that was never opened. Raises
        ``Unreadable``."""

    @abstractmethod
    async def lengths(self, tables: Sequence[str]) -> dict[str, int]:
        """How many entries each of the tables has; those never opened are left out."""

    @abstractmethod
    async def public_tables(self, most: int) -> list[Listing]:
        """The newest first, those that wait for players before those being played; without finished ones."""

    @abstractmethod
    async def lease(self, table: str, node: str, *, now: int, until: int) -> bool:
        """Whether the node may serve the table's clocks and bots until then; no other node may meanwhile."""

    @abstractmethod
    async def release(self, table: str, node: str) -> None: ...

    async def use(self, tables: Sequence[str], *, until: int) -> None:  # noqa: B027  # one node needs no more
        """This node has the tables in its memory: no other node that shares the store prunes them until then."""

    @abstractmethod
    async def prune(self, before: int, *, spare: Container[str]) -> int:
        """Deletes the tables to which nothing was added since ``before``, except those to spare; returns how many."""

    @abstractmethod
    async def prune_unused(self, before: int, *, spare: Container[str]) -> int:
        """Deletes the tables opened before then at which no player ever sat; returns how many."""

    @abstractmethod
    async def forget(self, table: str) -> None:
        """Deletes all that is kept of the table, even while it is in use. Later writes to it are a ``Conflict``."""

    @abstractmethod
    async def check(self) -> None:
        """Raises ``StoreDown`` if the store does not answer soon."""

    @abstractmethod
    async def check_writing(self) -> None:
        """Raises ``StoreDown`` if nothing can be written, as on a full disk."""

    @abstractmethod
    async def close(self) -> None: ...
