"""The texts of printed matter."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from sobremesa.kernel.text import texts_in

PRINT: Final = texts_in(Path(__file__).parent / "text")
