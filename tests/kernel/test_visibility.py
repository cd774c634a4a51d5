"""Who sees what, as the code says it and as the handbook tells it."""

from __future__ import annotations

from pathlib import Path

import pytest

from sobremesa.games.catalog import GAMES
from sobremesa.games.outside import games_in
from sobremesa.kernel.game import AnyGame
from sobremesa.kernel.visibility import shown_fields, view_types, who_sees_what

ALFAJORES = games_in(Path(__file__).parents[2] / "examples")[0]["alfajores"]
KINDS: list[type[AnyGame]] = [*GAMES.values(), ALFAJORES]


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.__name__)
def test_every_field_says_who_sees_it_and_what_it_is(kind: type[AnyGame]) -> None:
    page = who_sees_what(kind)
    for part in view_types(kind):
        for field in shown_fields(part):
            assert field.seen_by is not None
            assert field.meaning
            assert f"| `{field.name}` | " in page


def test_the_handbook_tells_it_in_words() -> None:
    page = who_sees_what(GAMES["evidencia"])
    assert "| `obtained` | the seat it belongs to, and no other viewer; everybody, once the game is over | " in page
    assert "| `points` | everybody | " in page
