"""An agent that learns by playing against itself in the batched environment, and then plays as a bot."""

from __future__ import annotations

from dataclasses import dataclass, field

import numpy as np
from numpy.typing import NDArray

import sobremesa.vector
from research.baselines.net import Decisions, Net
from sobremesa.adapters.seat_eye import SeatEye
from sobremesa.bots.bot import Bot
from sobremesa.kernel.game import AnyGame
from sobremesa.kernel.rng import Rng
from sobremesa.kernel.view import AnyView

GAMES_AT_ONCE = 128
# Decisions per training batch.
LESSON = 8192
HIDDEN = 64
RATE = 1e-3
# Random play of some games is endless; a limit helps training.
LONGEST = 600


@dataclass
class Diary:
    """The decisions of one unfinished game."""

    seen: list[NDArray[np.int8]] = field(default_factory=list)
    mask: list[NDArray[np.int8]] = field(default_factory=list)
    action: list[int] = field(default_factory=list)
    chance: list[float] = field(default_factory=list)
    seat: list[int] = field(default_factory=list)


class Notes:
    """Decisions of finished games, until there are enough for a batch."""

    def __init__(self) -> None:
        self._diaries: list[tuple[Diary, NDArray[np.float64]]] = []
        self.count = 0

    def add(self, diary: Diary, payoffs: NDArray[np.float64]) -> None:
        self._diaries.append((diary, payoffs))
        self.count += len(diary.action)

    def take_all(self) -> Decisions:
        diaries = self._diaries
        self._diaries, self.count = [], 0
        mask = np.array([row for diary, _paid in diaries for row in diary.mask])
        return Decisions(
            np.array([row for diary, _paid in diaries for row in diary.seen]),
            mask,
            np.zeros(mask.shape, np.float32),
            np.array([action for diary, _paid in diaries for action in diary.action]),
            np.array([chance for diary, _paid in diaries for chance in diary.chance], np.float32),
            np.array([paid[seat] for diary, paid in diaries for seat in diary.seat], np.float32),
        )


def train_by_self_play(game: AnyGame, decisions: int, seed: int) -> Net:
    """Trains on this many decisions of all seats together; the same seed gives the same network."""
    env = sobremesa.vector.VectorEnv(game, GAMES_AT_ONCE, longest=LONGEST)
    seen, infos = env.reset(seed=seed)
    net = Net(seen.shape[1], env.num_actions, hidden=HIDDEN, rate=RATE, seed=seed)
    diaries = [Diary() for _game in range(GAMES_AT_ONCE)]
    notes, made = Notes(), 0
    nothing = np.zeros((GAMES_AT_ONCE, env.num_actions), np.float32)
    while made < decisions:
        mask = infos["action_mask"]
        actions, chances = net.draw(seen, mask, nothing)
        for place in np.flatnonzero(mask.sum(axis=1) > 1):
            diary = diaries[place]
            diary.seen.append(seen[place].copy())
            diary.mask.append(mask[place].copy())
            diary.action.append(int(actions[place]))
            diary.chance.append(float(chances[place]))
            diary.seat.append(int(infos["seat"][place]))
        seen, _rewards, ended, broken_off, infos = env.step(actions)
        made += GAMES_AT_ONCE
        for place in np.flatnonzero(ended | broken_off):
            notes.add(diaries[place], infos["rewards"][place].copy())
            diaries[place] = Diary()
        if notes.count >= LESSON:
            net.learn(notes.take_all())
    env.close()
    return net


class SelfTaught(Bot):
    """Sees views like every bot, and plays the network's preferred action."""

    def __init__(self, game: AnyGame, rng: Rng, net: Net) -> None:
        super().__init__(game, rng)
        self.net = net
        self.eye = SeatEye(game)

    def think(self, view: AnyView) -> int:
        mask = np.zeros(len(self.game.moves), np.int8)
        mask[list(view.moves)] = 1
        return self.net.best(self.eye.observe_view(view), mask, np.zeros(len(mask), np.float32))
