"""The start of a Worker: imports that a snapshot keeps, and what each start must do again."""

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
    """Replaces ``FluentBundle`` by the page's own Fluent, which is loaded anyway and faster than Python in a Worker."""

    def __init__(self, language: str, source: str) -> None:
        from sobremesa_page import learn  # type: ignore[import-not-found]  # the Worker provides it

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


# The modules of the two Workers; one snapshot serves both.
ENTRY_POINTS = ("sobremesa.alone.device", "sobremesa.alone.bot_worker")


def begin() -> None:
    """Imports everything for the snapshot. Nothing here may depend on the page or on a game."""
    instead = ModuleType("sobremesa.kernel.fluent_bundle")
    instead.FluentBundle = PageBundle  # type: ignore[attr-defined]  # a module made here
    sys.modules[instead.__name__] = instead
    for module in ENTRY_POINTS:
        import_module(module)


def wake(games: str) -> None:
    """Runs at every start, with or without a snapshot. ``games`` is the folder of games added to the bundle, or ""."""
    # A seed from before the snapshot would be the same at every start. The games' own chance does not use ``random``.
    random.seed()
    if games:
        from sobremesa.games.catalog import GAMES
        from sobremesa.games.outside import trusted_games

        GAMES.update(trusted_games(Path(games)))
