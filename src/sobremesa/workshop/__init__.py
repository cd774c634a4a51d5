"""The workshop at ``/lab``: designers change decks, simulate, run playtests and print. The server loads it as a
plugin."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from sobremesa.server import MakePlugin

FOLDER = "workshop"


def key_of(data: Path) -> str:
    """The key of the workshop in a node's folder, created if missing. Raises a ``SobremesaError`` or an ``OSError``."""
    from sobremesa.workshop.key import workshop_key

    return workshop_key(data / FOLDER)


def workshop_in(data: Path, key: str, games_from: Sequence[Path] = ()) -> MakePlugin:
    """For ``server.serve``. Raises a ``SobremesaError`` for an impossible setting."""
    from sobremesa.workshop.bounds import Bounds
    from sobremesa.workshop.plugin import WorkshopPlugin

    bounds = Bounds.read()
    return lambda server_api: WorkshopPlugin(server_api, data / FOLDER, key, bounds, games_from)
