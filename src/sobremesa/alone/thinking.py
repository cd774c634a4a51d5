"""The door of the bots' Worker: one question in, one answer out."""

from __future__ import annotations

from sobremesa.alone.games import make_game
from sobremesa.alone.mind import Advice, Choice, packed, unpacked


def answer(data: str) -> str:
    asked = unpacked(data)
    assert isinstance(asked, Choice | Advice)
    return packed(asked.think(make_game(asked.settings)))
