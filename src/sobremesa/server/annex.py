"""What a node serves beside its tables, and knows nothing about."""

from __future__ import annotations

from collections.abc import Callable, Container, Sequence
from typing import TYPE_CHECKING, Protocol

from starlette.routing import BaseRoute

if TYPE_CHECKING:
    from sobremesa.server.steward import Steward


class Annex(Protocol):
    @property
    def routes(self) -> Sequence[BaseRoute]: ...

    @property
    def addresses(self) -> Sequence[str]:
        """Where the page is shown."""
        ...

    def tables(self) -> Container[str]:
        """The tables that must not be forgotten."""
        ...

    async def open(self) -> None:
        """Before the first request."""
        ...

    async def close(self) -> None:
        """After the last one: whatever was begun ends."""
        ...


MakeAnnex = Callable[["Steward"], Annex]
