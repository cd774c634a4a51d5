"""Opening a table: who the bots are that sit down at once."""

from __future__ import annotations

import pytest

from sobremesa.games.codigos.game import Codigos
from sobremesa.table.acts import open as opening
from sobremesa.table.acts.seat_bot import SeatBotEntry
from sobremesa.table.errors import RefusedAct
from sobremesa.table.personas import shuffle_personas
from sobremesa.table.settings import Settings
from tests.table.sitting import host_of

SETTINGS = Settings("codigos", 3)


def seated(regulars: list[str], bots: int = 2) -> list[str]:
    """Who sits down, in the order of the seats."""
    request = opening.Open(SETTINGS, bots=["facil"] * bots, regulars=regulars)
    entries = opening.decide(request, host_of(Codigos(3)), table="mesa", invite="", now=0)
    return [entry.regular for entry in entries if isinstance(entry, SeatBotEntry)]


def test_who_is_asked_for_sits_down_first_and_nobody_twice() -> None:
    strangers = shuffle_personas("mesa")
    assert seated([]) == strangers[:2]
    assert seated([strangers[1]]) == [strangers[1], strangers[0]]
    assert seated(["ivan", "marta"]) == ["ivan", "marta"]


@pytest.mark.parametrize(
    ("regulars", "code"),
    [(["nobody"], "no-such-regular"), (["tito", "tito"], "name-taken"), (["tito", "omar", "ivan"], "too-many-bots")],
)
def test_whoever_cannot_come_is_refused(regulars: list[str], code: str) -> None:
    with pytest.raises(RefusedAct) as caught:
        seated(regulars)
    assert caught.value.code == code
