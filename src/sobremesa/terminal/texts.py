"""The terminal's own texts; a game's are with the game."""

from __future__ import annotations

from pathlib import Path

from sobremesa.kernel.text import Texts

TEXTS = Texts(Path(__file__).parent / "text")
