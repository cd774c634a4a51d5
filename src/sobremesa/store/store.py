"""What a store is."""

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
    """Somebody else wrote the next entry first. Read on and decide again."""


class StoreDown(Exception):
    """The store cannot be reached now. Whether the entries were written is not known: read before going on."""


class Unreadable(Exception):
    """An entry that this version cannot read: a newer one may have written it."""


def entries_of(kept: Iterable[bytes]) -> list[Entry]:
    """Journal entries as a store keeps them, decoded; raises ``Unreadable``."""
    try:
        return [decode_entry(data) for data in kept]
    except (DecodeError, ValidationError, UnicodeDecodeError) as problem:
        raise Unreadable(type(problem).__name__) from problem


# Told once, in the thread of the event loop: None, a ``Conflict`` or a ``StoreDown``.
Done = Callable[[Exception | None], None]


class Store(ABC):
    """``(table, seq)`` is unique and leaves no gap: entries are put at ``seq``, which is the number of those written
    before, and after it, all or none; otherwise it is a ``Conflict``. No entries and a listing change the listing.

    ``read_model`` is what is derived from the entries. ``shared`` says whether other nodes write to the same store;
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
        """Calls ``done`` when the entries survive a crash, or will not be written: never before it returns, and for one
        table in the order of the calls. Where one fails, those of its table that wait behind it fail too. Where too
        many wait already, ``done`` is told of a ``StoreDown`` at once, before those that wait."""

    async def append(self, table: str, seq: int, entries: Sequence[Entry], listing: Listing | None = None) -> None:
        """When it returns, the entries survive a crash; raises ``Conflict`` or ``StoreDown``."""
        written: asyncio.Future[None] = asyncio.get_running_loop().create_future()

        def done(problem: Exception | None) -> None:
            if written.done():
                # Nobody waits for it any more.
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
        """The newest first, those that wait for players before those being played; finished ones are left out."""

    @abstractmethod
    async def lease(self, table: str, node: str, *, now: int, until: int) -> bool:
        """Whether the node may play the table's bots until then: nobody else may meanwhile."""

    @abstractmethod
    async def release(self, table: str, node: str) -> None: ...

    async def use(self, tables: Sequence[str], *, until: int) -> None:  # noqa: B027  # one node needs no more
        """This node has the tables in its memory: where nodes share a store, no other one forgets them until then."""

    @abstractmethod
    async def prune(self, before: int, *, spare: Container[str]) -> int:
        """Forgets the tables to which nothing was added since ``before``, but those to spare; how many they were."""

    @abstractmethod
    async def prune_unused(self, before: int, *, spare: Container[str]) -> int:
        """Forgets the tables opened before then at which nobody ever sat; how many they were."""

    @abstractmethod
    async def forget(self, table: str) -> None:
        """Deletes all that is kept of the table, whoever uses it. What is yet to be written there is a ``Conflict``."""

    @abstractmethod
    async def check(self) -> None:
        """Raises ``StoreDown`` if the store does not answer soon."""

    @abstractmethod
    async def check_writing(self) -> None:
        """Raises ``StoreDown`` if nothing can be written now, as on a full disk."""

    @abstractmethod
    async def close(self) -> None: ...
