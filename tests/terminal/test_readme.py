"""The pictures of a game in the READMEs are what the terminal shows."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.terminal.saying import Sobremesa

HOUSE = Path(__file__).parents[2]
ANSWERS = ["1", "1", "1", "2", "2", "2", "1", "1"]


@pytest.mark.parametrize(("document", "language"), [("README.md", "en"), ("README.es.md", "es")])
def test_the_picture_of_a_game_is_real(document: str, language: str, sobremesa: Sobremesa) -> None:
    found = re.search(r"^```text\n(.*?)^```$", (HOUSE / document).read_text(), re.MULTILINE | re.DOTALL)
    assert found is not None
    chosen = ("--seed", 4, "--name", "Ana", "--against", "random", "--lang", language)
    assert found[1].rstrip() in sobremesa("play", "evidencia", *chosen, lines=ANSWERS).out
