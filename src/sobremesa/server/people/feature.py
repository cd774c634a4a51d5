"""What a feature of people is: a folder here that takes part in a server by these hooks, and by nothing else."""

from __future__ import annotations

from dataclasses import dataclass

from sobremesa.server.http.openapi import Endpoint
from sobremesa.server.node.service import MakeService
from sobremesa.store.extension import Extension


@dataclass(frozen=True, kw_only=True)
class PeopleFeature(Extension):
    """``tables``, ``on_turn`` and ``on_game_over`` are those of an ``Extension``; ``endpoints`` are its routes. A
    feature that works beside requests, as one that sends notices does, brings a ``service``."""

    name: str
    endpoints: tuple[Endpoint, ...] = ()
    service: MakeService | None = None
