"""The example's bot plays what its network says, from views alone."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from sobremesa.bots.external_bot import external_class
from sobremesa.games.evidencia.game import Evidencia
from sobremesa.kernel.rng import Rng
from sobremesa.lab.arena import play_game

LEARNED = Path(__file__).parents[2] / "examples" / "learned.py"


def write_network(path: Path, *, liked: int) -> Path:
    """A network that prefers one move, and among the others the lower ones."""
    size = Evidencia().observer().size()
    bias = -np.arange(49, dtype=np.float32)
    bias[liked] = 1
    layers = {"weight0": np.zeros((4, size), np.float32), "bias0": np.zeros(4, np.float32)}
    layers |= {"weight1": np.zeros((49, 4), np.float32), "bias1": bias}
    np.savez(path, **layers)  # type: ignore[arg-type]  # names of arrays, not of its own parameters
    return path


def test_it_plays_the_legal_move_that_the_network_likes_best(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    kind = external_class(f"{LEARNED}:LearnedBot")
    game = Evidencia()
    view = game.view(game.deal(Rng(3)), 0)
    for liked in view.moves:
        monkeypatch.setattr(kind, "weights", write_network(tmp_path / "learned.npz", liked=liked))
        assert kind(game, Rng(1)).choose(view) == liked


def test_it_plays_whole_games(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    kind = external_class(f"{LEARNED}:LearnedBot")
    monkeypatch.setattr(kind, "weights", write_network(tmp_path / "learned.npz", liked=0))
    assert play_game(Evidencia(), [kind], (0, 0), seed=1).winners


def test_it_says_what_is_missing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    kind = external_class(f"{LEARNED}:LearnedBot")
    monkeypatch.setattr(kind, "weights", tmp_path / "none.npz")
    with pytest.raises(FileNotFoundError, match="run train"):
        kind(Evidencia(), Rng(1))
