"""A study on a Ray cluster is the same study. The cluster is a real one, on this machine.

It needs the extra ``ray``: ``pytest --timeout 0 tests/lab/on_a_cluster.py``.
"""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from sobremesa.games.catalog import GAMES
from sobremesa.lab.decks import printed_text
from sobremesa.lab.ray_runner import RayRunner, play_remotely
from sobremesa.lab.run_folder import Part, RunFolder
from sobremesa.lab.runner import Stretch, run
from sobremesa.lab.study import Study
from tests.lab.test_runner import STUDY, same

WORKERS = 2


def dying_once(study: Study, deck: str | None, digest: str, stretch: Stretch) -> tuple[Part, float]:
    """The worker that plays the first part is killed, as by a power failure."""
    mark = Path(os.environ["SOBREMESA_TEST_MARK"])
    if stretch[0] == 0 and not mark.exists():
        mark.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return play_remotely(study, deck, digest, stretch)


@pytest.fixture
def cluster(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[RayRunner]:
    monkeypatch.delenv("RAY_ADDRESS", raising=False)
    monkeypatch.setenv("SOBREMESA_TEST_MARK", str(tmp_path / "died"))
    found = RayRunner(WORKERS, dying_once)
    yield found
    found.close()


@pytest.mark.filterwarnings("ignore::ResourceWarning", "ignore::FutureWarning")
def test_a_cluster_plays_the_same_games_though_a_worker_is_killed(
    cluster: RayRunner, evidencia_run: RunFolder, tmp_path: Path
) -> None:
    deck = tmp_path / "deck.toml"
    deck.write_text(printed_text(GAMES["evidencia"]), encoding="utf-8")
    assert cluster.width == WORKERS
    study = replace(STUDY, deck=deck)
    folder = RunFolder.begin(tmp_path / "run", study, resume=False)
    counted: list[int] = []
    run(study, folder, cluster, counted.append)
    assert (tmp_path / "died").exists()
    # The lost part is played again, and no game twice.
    assert sum(counted) == folder.games_played() == STUDY.games
    assert same(folder, evidencia_run)
