"""Colours, sizes of letters and widths of screens come from a scale: the tokens of ``web/src/shell/base.css``.

A world (``web/src/games/<game>``) has colours and sizes of its own. How many different ones there are may only shrink.
"""

from __future__ import annotations

import re
from pathlib import Path

SOURCE = Path(__file__).parents[2] / "web" / "src"
GAMES = SOURCE / "games"
TOKENS = SOURCE / "shell" / "base.css"
COLOUR = re.compile(r"#[0-9a-fA-F]{3,8}\b|\b(?:rgb|hsl|oklch)a?\([^()]*\)")
FONT = re.compile(r"\bfont(?:-size)?:\s*([^;]+);")
LENGTH = re.compile(r"\b[\d.]+(?:rem|px)\b")
QUERY = re.compile(r"@(?:media|container)[^{]+")
# On a wall the scale itself grows with the screen.
OF_THEIR_OWN = {"tv/tv.css"}

MOST_COLOURS_OF_THE_GAMES = 145
MOST_SIZES_OF_THE_GAMES = 20
MOST_QUERIES = 60


def style_of(path: Path) -> str:
    text = path.read_text()
    if path.suffix == ".svelte":
        text = "\n".join(re.findall(r"<style[^>]*>(.*?)</style>", text, re.DOTALL))
    return re.sub(r"/\*.*?\*/", "", text, flags=re.DOTALL)


def styles() -> dict[Path, str]:
    return {path: style_of(path) for path in SOURCE.rglob("*") if path.suffix in (".svelte", ".css") and path != TOKENS}


def sizes(style: str) -> list[str]:
    return [found for font in FONT.findall(style) for found in LENGTH.findall(font.split("/")[0])]


def test_outside_the_games_every_colour_and_size_is_a_token() -> None:
    found = {
        name: literals
        for path, style in styles().items()
        if GAMES not in path.parents
        and (literals := COLOUR.findall(style) + sizes(style))
        and (name := path.relative_to(SOURCE).as_posix()) not in OF_THEIR_OWN
    }
    assert found == {}


def test_the_worlds_of_the_games_have_few_colours_and_sizes() -> None:
    worlds = [style for path, style in styles().items() if GAMES in path.parents]
    assert len({colour for style in worlds for colour in COLOUR.findall(style)}) <= MOST_COLOURS_OF_THE_GAMES
    assert len({size for style in worlds for size in sizes(style)}) <= MOST_SIZES_OF_THE_GAMES


def test_screens_are_told_apart_by_few_widths() -> None:
    queries = {query.strip() for style in styles().values() for query in QUERY.findall(style)}
    assert len(queries) <= MOST_QUERIES
