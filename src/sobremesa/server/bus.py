"""How nodes hear that a table's journal has grown. Hearing it late is harmless: nodes also look by themselves."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable


class Bus(ABC):
    """``healthy`` says whether others hear us at once."""

    healthy: bool = True

    @abstractmethod
    async def start(self, heard: Callable[[str, str], None]) -> None:
        """``heard(node, table)`` is called for every table that any node has told of."""

    @abstractmethod
    def tell(self, table: str) -> None: ...

    @abstractmethod
    async def stop(self) -> None: ...


class LocalBus(Bus):
    """A single node has nobody to tell. Several without Redis find out by looking (``healthy`` is false then)."""

    def __init__(self, *, alone: bool) -> None:
        self.healthy = alone

    async def start(self, heard: Callable[[str, str], None]) -> None:
        pass

    def tell(self, table: str) -> None:
        pass

    async def stop(self) -> None:
        pass
