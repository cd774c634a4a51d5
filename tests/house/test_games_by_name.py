"""No line outside a game's own folders knows a game by name: what others want to know, the game says of itself."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

from sobremesa.games.catalog import GAMES

PROJECT = Path(__file__).parents[2]
SUFFIXES = (".py", ".ts", ".svelte")
# The lists of games are where names belong.
CATALOGS = ("games/catalog.py", "games/catalog.ts")
COMMENTS = ("#", '"""', "//", "*")
NAME = re.compile(rf"\b({'|'.join(GAMES)})\b")


def may_name_games(path: str) -> bool:
    """Whether a file is a game's own, a catalog, a test, or made from the games."""
    is_of_a_game = any(f"/{game}" in path for game in GAMES)
    return is_of_a_game or path.endswith(CATALOGS) or ".test." in path or "/generated/" in path


def lines_that_know(path: str, text: str) -> list[str]:
    """The lines of code in a file that name a game, as ``path:number``."""
    if may_name_games(path):
        return []
    return [
        f"{path}:{number}"
        for number, line in enumerate(text.splitlines(), start=1)
        if NAME.search(line) and not line.lstrip().startswith(COMMENTS)
    ]


def sources() -> Iterator[tuple[str, str]]:
    for folder in ("src/sobremesa", "web/src"):
        for path in sorted((PROJECT / folder).rglob("*")):
            name = path.relative_to(PROJECT).as_posix()
            if path.suffix in SUFFIXES and path.is_file() and not name.startswith("src/sobremesa/server/page/"):
                yield name, path.read_text(encoding="utf-8")


def test_no_line_outside_a_game_knows_it_by_name() -> None:
    assert [line for path, text in sources() for line in lines_that_know(path, text)] == []


def test_a_line_that_knows_a_game_is_caught() -> None:
    planted = '# evidencia\nbest_seats = {"evidencia": 2}\n'
    assert lines_that_know("src/sobremesa/server/calendar.py", planted) == ["src/sobremesa/server/calendar.py:2"]
    assert lines_that_know("web/src/shell/Home.svelte", '{#if game === "codigos"}') == ["web/src/shell/Home.svelte:1"]
    assert lines_that_know("web/src/games/evidencia/about.ts", planted) == []
    assert lines_that_know("src/sobremesa/games/catalog.py", planted) == []
