"""Typst, which sets what is printed: forms beside this file, filled in with what a deck says."""

from __future__ import annotations

import json
import shutil
import tempfile
from collections.abc import Mapping
from datetime import UTC, datetime
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final, Literal

from sobremesa.kernel.errors import SobremesaError
from sobremesa.printing.art import FONTS, art
from sobremesa.printing.texts import PRINT

FORMS: Final = Path(__file__).parent / "forms"
DOTS_PER_INCH: Final = 300
# The same deck gives the same file: it does not tell when it was printed.
WHENEVER: Final = datetime(2000, 1, 1, tzinfo=UTC)

Kind = Literal["pdf", "png"]


class NoPress(SobremesaError):
    """Typst is not installed: it is an extra."""


def need_press() -> None:
    if find_spec("typst") is None:
        raise NoPress(PRINT.message("no-press"))
    art()


def pressed(form: str, facts: Mapping[str, Any], kind: Kind = "pdf", dots_per_inch: int = DOTS_PER_INCH) -> list[bytes]:
    """A form filled in: one PDF, or a picture of each page. Every typeface comes along, none from the system."""
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
    pages: Any = made  # a picture a page is a list, a PDF is not
    return list(pages) if isinstance(pages, list) else [pages]
