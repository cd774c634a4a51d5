"""The texts of the terminal, the commands and the agents. A game's texts are in its own folder."""

from __future__ import annotations

from pathlib import Path

from sobremesa.kernel.text import Texts

TEXTS = Texts(Path(__file__).parent / "text")
