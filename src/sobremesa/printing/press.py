"""Typesets with Typst: fills the forms beside this file with a deck's data."""

from __future__ import annotations

import json
import shutil
import struct
import tempfile
from collections.abc import Mapping
from datetime import UTC, datetime
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final, Literal
from zlib import crc32

from sobremesa.kernel.errors import SobremesaError
from sobremesa.printing.art import FONTS, art
from sobremesa.printing.texts import PRINT

FORMS: Final = Path(__file__).parent / "forms"
DOTS_PER_INCH: Final = 300
# A PNG's signature and its first chunk.
HEADER: Final = 33
# A fixed date, so that equal decks give equal files.
WHENEVER: Final = datetime(2000, 1, 1, tzinfo=UTC)

Kind = Literal["pdf", "png"]


class NoPress(SobremesaError):
    """Typst is not installed: it is an extra."""


def need_press() -> None:
    if find_spec("typst") is None:
        raise NoPress(PRINT.message("no-press"))
    art()


def typeset(form: str, facts: Mapping[str, Any], kind: Kind = "pdf", dots_per_inch: int = DOTS_PER_INCH) -> list[bytes]:
    """Fills in a form: one PDF, or a PNG of each page. It uses only the typefaces that come along, none of the
    system's."""
    need_press()
    import typst

    with tempfile.TemporaryDirectory() as folder:
        root = Path(folder)
        shutil.copytree(FORMS, root, dirs_exist_ok=True)
        (root / "facts.json").write_text(json.dumps(facts, ensure_ascii=False), encoding="utf-8")
        made = typst.compile(
            str(root / form),
            root=folder,
            font_paths=[str(FONTS)],
            ignore_system_fonts=True,
            format=kind,
            ppi=dots_per_inch,
            timestamp=int(WHENEVER.timestamp()),
        )
    pages: Any = made  # a list of pictures, one a page; a PDF is not a list
    found = list(pages) if isinstance(pages, list) else [pages]
    return [with_resolution(picture, dots_per_inch) for picture in found] if kind == "png" else found


def with_resolution(picture: bytes, dots_per_inch: int) -> bytes:
    """The PNG with its size on paper, which printers read (PNG, 11.3.5.3)."""
    per_metre = round(dots_per_inch / 0.0254)
    content = b"pHYs" + struct.pack(">IIB", per_metre, per_metre, 1)
    size = struct.pack(">I", len(content) - 4)
    return picture[:HEADER] + size + content + struct.pack(">I", crc32(content)) + picture[HEADER:]
