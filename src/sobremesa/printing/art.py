"""The page's drawings, colours and typefaces: written by its build, so that what is printed is what is played with."""

from __future__ import annotations

import gzip
import json
from functools import cache
from pathlib import Path
from typing import Any, Final

from sobremesa.kernel.errors import SobremesaError
from sobremesa.printing.texts import PRINT

FOLDER: Final = Path(__file__).parent / "art"
FONTS: Final = FOLDER / "fonts"


class NoArt(SobremesaError):
    """The page was not built here, and the drawings come from it."""


@cache
def art() -> dict[str, Any]:
    plain, packed = FOLDER / "art.json", FOLDER / "art.json.gz"
    if not plain.exists() and not packed.exists():
        raise NoArt(PRINT.message("no-art"))
    # In a wheel it is compressed.
    content = plain.read_bytes() if plain.exists() else gzip.decompress(packed.read_bytes())
    found: dict[str, Any] = json.loads(content)
    return found
