"""Nothing important lies below the fold, at five sizes, in each phase of each game; and the height is used."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

import pytest

from sobremesa.games.codigos.game import Codigos
from sobremesa.games.euphoria.game import Euphoria
from sobremesa.games.evidencia.game import Evidencia
from sobremesa.kernel.game import AnyGame
from tests.browser.conftest import OpenPage
from tests.browser.prepared_table import OWN, PreparedTable
from tests.browser.room import problems


class Sought(NamedTuple):
    """A game, how its phases are all met, and which they are. Each is looked at when it is met first, and some
    again when the table is ``full``."""

    game: Callable[[], AnyGame]
    seed: int
    verbs: tuple[str, ...]
    phases: set[str]
    full: Callable[[Any], bool]
    full_phases: set[str]


MANY_ARTIFACTS = 4
MANY_CODES = 2
LATE_ROUND = 5
GAMES = {
    "euphoria": Sought(
        lambda: Euphoria(8, {"first": "host", "round_limit": "20"}),
        seed=2,
        verbs=("arm",),
        phases={"lay", "start", "action", "window", "aim", "seat", "place", "over"},
        full=lambda scene: len(scene.hands[OWN]) > MANY_ARTIFACTS,
        full_phases={"start", "cost"},
    ),
    "evidencia": Sought(
        Evidencia,
        seed=1,
        verbs=(),
        phases={"play", "take", "send", "keep", "order", "over"},
        full=lambda scene: scene.round == LATE_ROUND,
        full_phases={"play", "take", "send"},
    ),
    "codigos": Sought(
        lambda: Codigos(4),
        seed=1,
        verbs=("reveal", "say", "lay", "add", "done", "expose", "take"),
        phases={"act", "add", "whole", "choose", "recite", "over"},
        full=lambda scene: len(scene.revealed[OWN]) + len(scene.hidden[OWN]) > MANY_CODES,
        full_phases={"act"},
    ),
}


@pytest.mark.parametrize(("game", "language"), [("euphoria", "es"), ("evidencia", "es"), ("codigos", "en")])
def test_every_phase_has_all_that_matters_in_sight(open_page: OpenPage, game: str, language: str) -> None:
    sought = GAMES[game]
    table = PreparedTable(sought.game(), seed=sought.seed, sought=sought.verbs)
    page = open_page(language=language)
    table.open(page)
    seen: set[str] = set()
    full: set[str] = set()
    found: list[str] = []
    while "over" not in seen:
        phase = table.phase
        is_full = phase in sought.full_phases - full and sought.full(table.scene)
        if is_full or phase in sought.phases - seen:
            seen |= {phase} & sought.phases
            full |= {phase} if is_full else set()
            table.tell_at_once()
            page.locator(f".field[data-phase={phase}]").wait_for()
            found += problems(page, f"{phase}{' late' if is_full else ''}")
        if phase != "over":
            table.play()
    assert found == []
    assert (seen, full) == (sought.phases, sought.full_phases)
