"""Before a Worker's first event: what is imported once and kept as a snapshot, and what every start does itself."""

from __future__ import annotations

import json
import random
import sys
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any


class PageResource:
    def __init__(self, source: str) -> None:
        self.source = source


class PageMessage:
    def __init__(self, key: str) -> None:
        self.value = key


class PageBundle:
    """The part of a Fluent bundle that our texts use, said by the page's own Fluent: Python's would bring ten megabytes
    of other languages along."""

    def __init__(self, locales: list[str], use_isolating: bool = True) -> None:
        del use_isolating  # the page never isolates either
        self.locale = locales[0]
        self.source = ""
        self.number = 0

    def add_resource(self, resource: PageResource) -> None:
        from sobremesa_page import learn  # type: ignore[import-not-found]  # the Worker's own

        self.source = resource.source
        self.number = int(learn(self.locale, self.source))

    def has_message(self, key: str) -> bool:
        return f"\n{key} =" in f"\n{self.source}"

    def get_message(self, key: str) -> PageMessage:
        return PageMessage(key)

    def format_pattern(self, key: str, facts: dict[str, Any]) -> tuple[str, list[str]]:
        from sobremesa_page import say

        told = json.loads(say(self.number, key, json.dumps(facts)))
        return (told["text"], []) if "text" in told else (key, [told["problem"]])


# The doors of the two Workers: one snapshot serves both.
DOORS = ("sobremesa.alone.device", "sobremesa.alone.thinking")


def begin() -> None:
    """Imports everything. Nothing here may depend on the page or on a game: a snapshot is made of what is there."""
    runtime = ModuleType("fluent.runtime")
    runtime.FluentBundle = PageBundle  # type: ignore[attr-defined]  # a module made here
    runtime.FluentResource = PageResource  # type: ignore[attr-defined]  # likewise
    sys.modules["fluent"] = ModuleType("fluent")
    sys.modules["fluent.runtime"] = runtime
    for door in DOORS:
        import_module(door)


def wake(games: str) -> None:
    """What every start does, from a snapshot or not. ``games`` is the folder of those that were added to the bundle, ""
    for none."""
    # Whatever was seeded before the snapshot would be the same in every start. Our own chance never comes from here.
    random.seed()
    if games:
        from sobremesa.games.catalog import GAMES
        from sobremesa.games.outside import checked_games

        GAMES.update(checked_games(Path(games)))
