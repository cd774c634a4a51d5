"""What a store is."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Container, Sequence

from msgspec import Struct

from sobremesa.table.act import Entry


class Conflict(Exception):
    """Somebody else wrote the next entry first. Read on and decide again."""


class StoreDown(Exception):
    """The store cannot be reached now. Whether the entries were written is not known: read before going on."""


class Listing(Struct, frozen=True):
    """A table's line in the list of tables, as it is kept. A new field has a default, for the lines written before."""

    table: str
    title: str
    game: str
    language: str
    seats: int
    free: int
    status: str
    spectators: bool
    opened_at: int
    # Lines of before this field are read only where they are known to be public.
    public: bool = True


class Store(ABC):
    """``(table, seq)`` is unique: ``append`` puts entries at ``seq`` and after, all or none, or raises ``Conflict``.

    When it returns, the entries survive a crash. No entries and a listing change the listing alone.
    ``shared`` says whether other nodes write to the same store; ``failed_at`` is when entries could not be written
    (``time.monotonic``), None if the latest were.
    """

    shared: bool = False
    failed_at: float | None = None

    @abstractmethod
    async def append(self, table: str, seq: int, entries: Sequence[Entry], listing: Listing | None = None) -> None: ...

    @abstractmethod
    async def read(self, table: str, since: int = 0) -> list[Entry]:
        """The entries from number ``since`` (counted from 0) on; none for a table that was never opened."""

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

    @abstractmethod
    async def use(self, tables: Sequence[str], *, until: int) -> None:
        """This node has the tables in its memory: where nodes share a store, no other one forgets them until then."""

    @abstractmethod
    async def prune(self, before: int, *, spare: Container[str]) -> int:
        """Forgets the tables to which nothing was added since ``before``, but those to spare; how many they were."""

    @abstractmethod
    async def prune_unused(self, before: int, *, spare: Container[str]) -> int:
        """Forgets the tables opened before then at which nobody ever sat; how many they were."""

    @abstractmethod
    async def check(self) -> None:
        """Raises ``StoreDown`` if the store does not answer soon."""

    @abstractmethod
    async def check_writing(self) -> None:
        """Raises ``StoreDown`` if nothing can be written now, as on a full disk."""

    @abstractmethod
    async def close(self) -> None: ...
