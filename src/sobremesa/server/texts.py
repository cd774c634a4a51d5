"""The server's texts for people."""

from __future__ import annotations

from pathlib import Path

from sobremesa.kernel.text import Texts

TEXTS = Texts(Path(__file__).parent / "text")
