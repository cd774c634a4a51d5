"""How nodes tell each other that a table's journal has grown. A lost message is harmless: nodes also poll."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable

# Called with the node, the table, and the seats that are connected to that node ("": nothing new about them).
Hear = Callable[[str, str, str], None]


class Bus(ABC):
    """``healthy``: messages reach the other nodes at once."""

    healthy: bool = True

    @abstractmethod
    async def start(self, heard: Hear) -> None:
        """``heard`` is called for every message of any node."""

    @abstractmethod
    def tell(self, table: str, here: str = "") -> None:
        """The table's journal has grown or, with ``here``, a seat connected or disconnected (see ``SeatPresence``)."""

    @abstractmethod
    async def stop(self) -> None: ...


class LocalBus(Bus):
    """For a single node, which has no other to tell, and for several without Redis, which poll (``healthy`` is false
    then)."""

    def __init__(self, *, alone: bool) -> None:
        self.healthy = alone

    async def start(self, heard: Hear) -> None:
        pass

    def tell(self, table: str, here: str = "") -> None:
        pass

    async def stop(self) -> None:
        pass
