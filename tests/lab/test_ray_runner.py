"""What a cluster's machine receives is enough to play the same games, and it refuses to play others.
``on_a_cluster.py`` tests a real cluster."""

from __future__ import annotations

import sys
from dataclasses import replace
from pathlib import Path

import polars as pl
import pytest

from sobremesa.games.catalog import GAMES
from sobremesa.lab.decks import printed_text
from sobremesa.lab.ray_runner import NoCluster, RayRunner, WrongEdition, play_remotely
from sobremesa.lab.run_folder import Part
from tests.lab.conftest import play_study
from tests.lab.test_runner import STUDY


def games_of(part: Part) -> pl.DataFrame:
    return pl.read_parquet(part["games"])


def test_a_machine_with_other_cards_refuses_to_play(tmp_path: Path) -> None:
    deck = printed_text(GAMES["evidencia"])
    digest = STUDY.digest()
    assert games_of(play_remotely(replace(STUDY, games=2), deck, digest, (0, 2))[0])["game"].to_list() == [0, 1]
    changed = deck.replace('es = "Gnomo de jardín"', 'es = "Otro"')
    with pytest.raises(WrongEdition):
        play_remotely(STUDY, changed, digest, (0, 2))
    with pytest.raises(WrongEdition):
        play_remotely(replace(STUDY, game="ludo"), None, digest, (0, 2))
    # The cluster's part equals this machine's.
    there = play_remotely(STUDY, deck, digest, (3, 5))[0]
    here = play_study(tmp_path / "run", replace(STUDY, games=5)).scan("games").collect()
    assert games_of(there)["winners"].to_list() == here["winners"].to_list()[3:5]


def test_a_missing_cluster_is_reported(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sobremesa.lab.ray_runner.find_spec", lambda _name: None)
    with pytest.raises(NoCluster, match="pip install"):
        RayRunner(1)


def test_a_machine_that_is_too_slow_for_a_cluster_is_reported(monkeypatch: pytest.MonkeyPatch) -> None:
    """Ray itself raises a plain exception then."""

    class Slow:
        closed = 0

        def init(self, address: str, **_size: object) -> None:
            if address == "auto":
                raise ConnectionError
            raise Exception("The current node timed out during startup.\nMore.")  # as Ray does

        def shutdown(self) -> None:
            self.closed += 1

    slow = Slow()
    monkeypatch.delenv("RAY_ADDRESS", raising=False)
    monkeypatch.setitem(sys.modules, "ray", slow)
    monkeypatch.setattr("sobremesa.lab.ray_runner.find_spec", lambda _name: True)
    with pytest.raises(NoCluster, match=r"timed out during startup\. "):
        RayRunner(2)
    assert slow.closed == 1
