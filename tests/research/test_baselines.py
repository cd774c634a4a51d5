"""The table of baselines in seconds: it is Markdown, it repeats, it includes external bots, and training works."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

from research.baselines.best_response import Sparring, examine
from research.baselines.net import Decisions, Net
from sobremesa.bots.random_bot import RandomBot
from sobremesa.kernel.event import Viewer
from sobremesa.kernel.view import AnyView

HOUSE = Path(__file__).parents[2]
GUEST = """
from sobremesa.bots.bot import Bot


class FirstMove(Bot):
    def think(self, view):
        return view.moves[0]
"""
INTERVAL = r"\d+\.\d % \[\d+\.\d, \d+\.\d\] of 4"
GAIN = r"[+-]\d\.\d{3} \[[+-]\d\.\d{3}, [+-]\d\.\d{3}\] of 4"


def printed_table(*asked: str) -> str:
    command = [sys.executable, "-m", "research.baselines", "--only", "evidencia", "--scale", "0.001", *asked]
    done = subprocess.run(command, cwd=HOUSE, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.mark.compiled
def test_the_table_repeats_and_a_guest_is_in_it(tmp_path: Path) -> None:
    file = tmp_path / "mine.py"
    file.write_text(GUEST)
    found = printed_table("--with", f"{file}:FirstMove")
    for bot in ("greedy", "facil", "dificil", "experto", "self-taught", "FirstMove"):
        assert re.search(rf"^\| {bot} \| (?:\d+|–) \| {INTERVAL} \| {INTERVAL} \|$", found, re.MULTILINE), bot
    assert len(re.findall(rf"^\| Evidencia \| \w+, \w+ \| 4 games \| {GAIN} \|$", found, re.MULTILINE)) == 2
    assert printed_table("--with", f"{file}:FirstMove") == found


def test_a_guest_that_is_not_one_is_refused_at_once() -> None:
    command = [sys.executable, "-m", "research.baselines", "--with", "normal"]
    done = subprocess.run(command, cwd=HOUSE, capture_output=True, text=True, check=False)
    assert done.returncode == 2
    assert "--with takes a bot of yours" in done.stderr


def test_a_network_learns_which_action_pays_and_never_makes_an_illegal_one() -> None:
    """Of three actions the last pays most and is illegal; the first pays if the only input is on."""
    net = Net(1, 3, hidden=8, rate=1e-2, seed=1)
    chance = np.random.default_rng(1)
    mask = np.tile(np.array([1, 1, 0], np.int8), (256, 1))
    nothing = np.zeros((256, 3), np.float32)
    for _lesson in range(60):
        seen = chance.integers(0, 2, (256, 1)).astype(np.int8)
        action, likely = net.draw(seen, mask, nothing)
        assert set(action.tolist()) <= {0, 1}
        payoff = np.where((action == 0) == (seen[:, 0] == 1), 1, -1).astype(np.float32)
        net.learn(Decisions(seen, mask, nothing, action, likely, payoff))
    assert [net.best(np.array([on], np.int8), mask[0], nothing[0]) for on in (0, 1)] == [1, 0]


def test_who_has_learned_nothing_follows_the_advice() -> None:
    net = Net(2, 3, hidden=4, rate=1e-2, seed=1)
    everything = np.ones(3, np.int8)
    for action in range(3):
        lean = np.eye(3, dtype=np.float32)[action]
        assert net.best(np.ones(2, np.int8), everything, lean) == action


class Noted(RandomBot):
    """Notes whose view it was handed."""

    asked: list[Viewer] = []  # noqa: RUF012  # of all of them

    def think(self, view: AnyView) -> int:
        self.asked.append(view.viewer)
        return super().think(view)


class Advising(Noted):
    """The same for advisers."""

    asked: list[Viewer] = []  # noqa: RUF012  # of all of them


@pytest.mark.parametrize("game", ["evidencia", "codigos"])
def test_a_rival_is_advised_at_its_own_seat_and_the_same_deals_give_the_same(game: str) -> None:
    Noted.asked.clear()
    Advising.asked.clear()
    gains = []
    for _time in range(2):
        sparring = Sparring(game, 2, Noted, Advising)
        size = sparring.env.observation_space.shape
        assert size is not None
        net = Net(size[0], len(sparring.env.game.moves), hidden=4, rate=1e-3, seed=1)
        gains.append(examine(sparring, net, 6, seed=3))
    assert gains[0] == gains[1]
    assert set(Noted.asked) | set(Advising.asked) == {0, 1}


def test_only_the_rival_is_advised() -> None:
    Noted.asked.clear()
    Advising.asked.clear()
    sparring = Sparring("evidencia", 2, Noted, Advising)
    _seen, mask = sparring.deal(4)
    for _choice in range(6):
        sparring.advice()
        _seen, _reward, _over, _broken_off, infos = sparring.env.step(int(mask.argmax()))
        mask = infos["action_mask"]
    assert set(Advising.asked) == {sparring.env.seat}
    assert set(Noted.asked) == {1 - sparring.env.seat}
