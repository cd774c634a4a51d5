"""Nothing important lies below the fold, at five sizes, in each phase of each game; and the height is used."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

import pytest

from sobremesa.games.codigos.game import Codigos
from sobremesa.games.euphoria.game import Euphoria
from sobremesa.games.evidencia.game import Evidencia
from sobremesa.kernel.game import AnyGame
from tests.browser.conftest import OpenPage
from tests.browser.prepared import PreparedTable
from tests.browser.room import problems


class Sought(NamedTuple):
    """A game, how its phases are all met, and which they are."""

    game: Callable[[], AnyGame]
    seed: int
    verbs: tuple[str, ...]
    phases: set[str]


GAMES = {
    "euphoria": Sought(
        lambda: Euphoria(8, {"first": "host", "round_limit": "6"}),
        seed=2,
        verbs=("arm",),
        phases={"lay", "start", "action", "window", "aim", "seat", "place", "over"},
    ),
    "evidencia": Sought(Evidencia, seed=1, verbs=(), phases={"play", "take", "send", "keep", "order", "over"}),
    "codigos": Sought(
        lambda: Codigos(4),
        seed=1,
        verbs=("reveal", "say", "lay", "add", "done", "expose", "take"),
        phases={"act", "add", "whole", "choose", "recite", "over"},
    ),
}


@pytest.mark.parametrize("game", GAMES)
def test_every_phase_has_all_that_matters_in_sight(open_page: OpenPage, game: str) -> None:
    sought = GAMES[game]
    table = PreparedTable(sought.game(), seed=sought.seed, sought=sought.verbs)
    page = open_page("/")
    table.open(page)
    seen: set[str] = set()
    found: list[str] = []
    while "over" not in seen:
        phase = table.phase
        if phase in sought.phases - seen:
            seen.add(phase)
            table.tell()
            page.locator(f".field[data-phase={phase}]").wait_for()
            found += problems(page, phase)
        if phase != "over":
            table.play()
    assert found == []
    assert seen == sought.phases
