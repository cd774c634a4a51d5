"""What a feature runs on a node beside its tables."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from sobremesa.server.node.server_node import ServerNode


class Service:
    """One for each node. A service that has nothing to start or to stop leaves ``open`` and ``close`` as they are."""

    def __init__(self, node: ServerNode) -> None:
        self.node = node

    def open(self) -> None:
        """Called once, before the first request."""

    def close(self) -> None:
        """Called once, after the tasks of the node have ended."""


MakeService = Callable[["ServerNode"], Service]
