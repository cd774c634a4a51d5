"""The texts of the lab."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from sobremesa.kernel.text import texts_in

LAB: Final = texts_in(Path(__file__).parent / "text")
