"""The texts of the workshop."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from sobremesa.kernel.text import texts_in

WORKSHOP: Final = texts_in(Path(__file__).parent / "text")
