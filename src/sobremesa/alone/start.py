"""Before a Worker's first event: what is imported once and kept as a snapshot, and what every start does itself."""

from __future__ import annotations

import json
import random
import sys
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any

from sobremesa.kernel.text import LOCALES


class PageBundle:
    """A ``FluentBundle``, said by the page's own Fluent: it is there anyway, and quicker than Python in a Worker."""

    def __init__(self, language: str, source: str) -> None:
        from sobremesa_page import learn  # type: ignore[import-not-found]  # the Worker's own

        self.source = source
        self.number = int(learn(LOCALES[language], source))

    def has(self, key: str) -> bool:
        return f"\n{key} =" in f"\n{self.source}"

    def say(self, key: str, facts: dict[str, Any]) -> str:
        from sobremesa_page import say

        told = json.loads(say(self.number, key, json.dumps(facts)))
        if "text" not in told:
            raise KeyError(told["problem"])
        return str(told["text"])


# The doors of the two Workers: one snapshot serves both.
DOORS = ("sobremesa.alone.device", "sobremesa.alone.bot_worker")


def begin() -> None:
    """Imports everything. Nothing here may depend on the page or on a game: a snapshot is made of what is there."""
    instead = ModuleType("sobremesa.kernel.fluent_bundle")
    instead.FluentBundle = PageBundle  # type: ignore[attr-defined]  # a module made here
    sys.modules[instead.__name__] = instead
    for door in DOORS:
        import_module(door)


def wake(games: str) -> None:
    """What every start does, from a snapshot or not. ``games`` is the folder of those that were added to the bundle, ""
    for none."""
    # Whatever was seeded before the snapshot would be the same in every start. Our own chance never comes from here.
    random.seed()
    if games:
        from sobremesa.games.catalog import GAMES
        from sobremesa.games.outside import trusted_games

        GAMES.update(trusted_games(Path(games)))
