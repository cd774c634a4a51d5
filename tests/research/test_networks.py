"""``python -m research.networks`` in short: it learns, always the same, and its file can be read."""

from __future__ import annotations

import signal
import subprocess
import sys
import tomllib
from pathlib import Path

import numpy as np
import pytest

from research.networks.__main__ import train
from research.networks.self_play import Positions, play_games
from research.networks.subjects import SUBJECTS
from research.networks.training import Net, dense_rows, learn, whole_numbers
from sobremesa.games.evidencia.player.network import Network
from sobremesa.games.evidencia.player.weights import FILE, judgement

HOUSE = Path(__file__).parents[2]


@pytest.mark.parametrize("name", SUBJECTS)
def test_the_same_seed_gives_the_same_file_and_another_one_does_not(name: str, tmp_path: Path) -> None:
    subject = SUBJECTS[name]
    one, again, other = (train(subject, seed, games=4, processes=1) for seed in (5, 5, 6))
    assert tomllib.loads(one)["digest"] == tomllib.loads(again)["digest"]
    assert one == again
    assert tomllib.loads(one)["digest"] != tomllib.loads(other)["digest"]
    (tmp_path / FILE).write_text(one)
    assert judgement(tmp_path, subject.learned(), subject.inputs).problem is None


@pytest.mark.parametrize("name", SUBJECTS)
def test_what_is_said_with_the_seats_changed_is_said_once(name: str) -> None:
    """Exchanging the seats twice changes nothing, and every input of a game has its counterpart."""
    swapped = SUBJECTS[name].swapped
    assert [swapped[at] for at in swapped] == list(range(SUBJECTS[name].inputs))
    positions = play_games(name, 3, range(2))
    assert positions.on.max() < SUBJECTS[name].inputs
    assert len(positions.on) == len(positions.worth) == len(positions.game)
    assert set(positions.game) == {0, 1}


def test_what_decides_is_learned() -> None:
    """A seat with input 0 wins, a seat with input 1 loses; input 2 means nothing."""
    chance = np.random.default_rng(1)
    who = chance.integers(0, 2, 4000)
    on = np.stack([who, np.where(chance.integers(0, 2, 4000) == 0, 2, -1)], axis=1).astype(np.int16)
    positions = Positions(on, (1 - who).astype(np.float32), np.arange(4000, dtype=np.int32))
    lesson = learn(positions, [1, 0, 2], hidden=6, epochs=20, seed=1)
    assert lesson.constant == 0.25
    assert lesson.error < lesson.constant / 2


def test_whole_numbers_say_what_the_net_said() -> None:
    chance = np.random.default_rng(2)
    net = Net(*(chance.standard_normal(shape).astype(np.float32) for shape in ((9, 5), 5, 5, 1)))
    network = Network(whole_numbers(net).layers())
    for on in ([0, 3], [8], [1, 2, 3, 4, 5]):
        network.clear()
        for which in on:
            network.put_input(which)
        row = np.array([[*on, *[-1] * (9 - len(on))]], np.int16)
        assert network.chance() == pytest.approx(float(net.chance(dense_rows(row, 9))[0]), abs=0.01)


def test_ctrl_c_leaves_nothing_half_written(tmp_path: Path) -> None:
    command = [
        sys.executable,
        "-m",
        "research.networks",
        "--only",
        "evidencia",
        "--processes",
        "1",
        "--out",
        str(tmp_path),
    ]
    with subprocess.Popen(command, cwd=HOUSE, stderr=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        try:
            assert process.stdout.readline() == "evidencia: 7,700 games, then lessons\n"
            process.send_signal(signal.SIGINT)
            _out, err = process.communicate(timeout=60)
        finally:
            process.kill()
    assert process.returncode == 130
    assert "Stopped: what was not finished was not written." in err
    assert "Traceback" not in err
    assert list(tmp_path.iterdir()) == []
