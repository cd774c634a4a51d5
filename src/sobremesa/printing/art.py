"""The page's drawings, colours and typefaces, written by the page's build, so that printed cards look like those on
screen. They are drawn as SVG in the colours of the page's stylesheets."""

from __future__ import annotations

import gzip
import json
from collections.abc import Iterable, Mapping
from functools import cache
from pathlib import Path
from typing import Any, Final

from sobremesa.kernel.errors import SobremesaError
from sobremesa.printing.texts import PRINT

FOLDER: Final = Path(__file__).parent / "art"
FONTS: Final = FOLDER / "fonts"


class NoArt(SobremesaError):
    """The page was not built here, and the drawings come from its build."""


@cache
def art() -> dict[str, Any]:
    plain, packed = FOLDER / "art.json", FOLDER / "art.json.gz"
    if not plain.exists() and not packed.exists():
        raise NoArt(PRINT.message("no-art"))
    # A wheel holds it compressed.
    content = plain.read_bytes() if plain.exists() else gzip.decompress(packed.read_bytes())
    found: dict[str, Any] = json.loads(content)
    return found


def svg(width: float, height: float, *parts: str) -> str:
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:g} {height:g}" '
        f'width="{width:g}" height="{height:g}">{"".join(parts)}</svg>'
    )


def fill_path(path: str, colour: str, **more: object) -> str:
    return f'<path d="{path}" fill="{colour}"{_attributes(more)}/>'


def stroke_path(path: str, colour: str, width: float, **more: object) -> str:
    return (
        f'<path d="{path}" fill="none" stroke="{colour}" stroke-width="{width:g}" stroke-linecap="round" '
        f'stroke-linejoin="round"{_attributes(more)}/>'
    )


def draw_outlines(drawing: Iterable[tuple[str, str]], tones: Mapping[str, str]) -> str:
    """Filled outlines, each in its tone."""
    return "".join(fill_path(outline, tones[tone]) for tone, outline in drawing)


def mix_colours(one: str, other: str, share: float) -> str:
    """Mixes a share of one colour into another, as the page's stylesheets do."""
    pairs = zip(_channels(one), _channels(other), strict=True)
    return "#" + "".join(f"{round(a * share + b * (1 - share)):02x}" for a, b in pairs)


def _channels(colour: str) -> tuple[int, ...]:
    return tuple(int(colour[at : at + 2], 16) for at in (1, 3, 5))


def _attributes(more: Mapping[str, Any]) -> str:
    return "".join(f' {name.replace("_", "-")}="{value}"' for name, value in more.items())
