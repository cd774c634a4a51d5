"""A game with known truth, and a small run of a real game."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from sobremesa.games.catalog import GAMES, add_games
from sobremesa.lab.run_folder import RunFolder
from sobremesa.lab.runner import InlineRunner, run
from sobremesa.lab.study import Study


@pytest.fixture
def coins() -> Iterator[str]:
    """The game's name; the game is in the catalog for as long as a test needs it."""
    assert add_games(Path(__file__).parent) == []
    yield "coins"
    del GAMES["coins"]


def play_study(path: Path, study: Study) -> RunFolder:
    """A run of the study, played in this process."""
    folder = RunFolder.begin(path, study, resume=False)
    run(study, folder, InlineRunner(), lambda _games: None)
    return folder


@pytest.fixture(scope="session")
def evidencia_run(tmp_path_factory: pytest.TempPathFactory) -> RunFolder:
    return play_study(tmp_path_factory.mktemp("lab") / "run", Study("evidencia", 2, bots=("facil",), games=30))
