"""How nodes hear that a table's journal has grown. Hearing it late is harmless: nodes also look by themselves."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable

# The listener is given the node, the table, and what that node has to say of who is there: "" if nothing.
Hear = Callable[[str, str, str], None]


class Bus(ABC):
    """``healthy`` says whether others hear us at once."""

    healthy: bool = True

    @abstractmethod
    async def start(self, heard: Hear) -> None:
        """``heard`` is called for every table that any node has told of."""

    @abstractmethod
    def tell(self, table: str, here: str = "") -> None:
        """The table's journal has grown or, with ``here``, somebody came or went (see ``Presence``)."""

    @abstractmethod
    async def stop(self) -> None: ...


class LocalBus(Bus):
    """A single node has nobody to tell. Several without Redis find out by looking (``healthy`` is false then)."""

    def __init__(self, *, alone: bool) -> None:
        self.healthy = alone

    async def start(self, heard: Hear) -> None:
        pass

    def tell(self, table: str, here: str = "") -> None:
        pass

    async def stop(self) -> None:
        pass
