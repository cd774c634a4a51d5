"""An address with what answers there."""

from __future__ import annotations

from dataclasses import dataclass

from sobremesa.server.api import Handler, endpoint
from sobremesa.server.openapi import Described


@dataclass(frozen=True, kw_only=True)
class Endpoint(Described):
    """``is_probe``: for whoever looks after the node, and not for a client, to whom errors are told as refusals."""

    handler: Handler
    is_probe: bool = False

    @property
    def answer(self) -> Handler:
        return self.handler if self.is_probe else endpoint(self.handler)
