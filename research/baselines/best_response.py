"""A rival that learns to answer one bot on the full game. Its gain is a lower bound of how far the bot can be
exploited.

It plays one seat of ``sobremesa.adapters.gymnasium``, the bot plays the others, and a stronger bot advises it. A
network learns when to follow the advice; untrained, it mostly does. A rival that plays like the bot gains nothing on
average, since seats are drawn. A positive mean payoff is therefore a gain, by advice and training together.
"""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
from numpy.typing import NDArray

from research.baselines.net import Decisions, Floats, Net
from sobremesa.adapters.gymnasium import SeatEnv
from sobremesa.bots.bot import Bot
from sobremesa.kernel.game import AnyGame
from sobremesa.kernel.rng import Rng
from sobremesa.kernel.view import AnyView
from sobremesa.lab.statistics import Estimate, mean

Maker = Callable[[AnyGame, Rng], Bot]

HIDDEN = 32
RATE = 3e-3
# The weight of advice: it is this power of e times likelier to be followed than any other move.
ADVICE = 2.0
# Games per training batch.
LESSON = 32
# Training and test deals are disjoint.
APART = 10**6


class Sparring:
    """A seat against bots, with an adviser that sees what the seat sees."""

    def __init__(self, game: str, seats: int, maker: Maker, adviser: Maker) -> None:
        self._maker = maker
        self._adviser = adviser
        self._minds: dict[int, Bot] = {}
        self._chance = Rng(0)
        self.env = SeatEnv(game, seats=seats, opponent=self._reply)

    def _reply(self, view: AnyView) -> int:
        return self._mind(view).choose(view)

    def _mind(self, view: AnyView) -> Bot:
        """The bot at this seat in this game."""
        assert view.viewer is not None
        if view.viewer not in self._minds:
            maker = self._adviser if view.viewer == self.env.seat else self._maker
            self._minds[view.viewer] = maker(self.env.game, Rng(self._chance.below(2**60)))
        return self._minds[view.viewer]

    def deal(self, seed: int) -> tuple[NDArray[np.int8], NDArray[np.int8]]:
        self._minds.clear()
        self._chance.reseed(seed)
        seen, infos = self.env.reset(seed=seed)
        return seen, infos["action_mask"]

    def advice(self) -> Floats:
        assert self.env._match is not None
        view = self.env._match.view(self.env.seat)
        found = np.zeros(len(self.env.game.moves), np.float32)
        found[self._mind(view).choose(view)] = ADVICE
        return found


def train(sparring: Sparring, games: int, seed: int) -> Net:
    env = sparring.env
    inputs, actions = env.observation_space.shape, len(env.game.moves)
    assert inputs is not None
    net = Net(inputs[0], actions, hidden=HIDDEN, rate=RATE, seed=seed)
    rows: list[tuple[NDArray[np.int8], NDArray[np.int8], Floats, int, float]] = []
    payoffs: list[float] = []
    for number in range(games):
        seen, mask = sparring.deal(seed * APART + number)
        over, reward = False, 0.0
        while not over:
            if mask.sum() == 1:
                action = int(mask.argmax())
            else:
                lean = sparring.advice()
                drawn, chance = net.draw(seen[None], mask[None], lean[None])
                action = int(drawn[0])
                rows.append((seen, mask, lean, action, float(chance[0])))
            seen, reward, over, _broken_off, infos = env.step(action)
            mask = infos["action_mask"]
        payoffs += [reward] * (len(rows) - len(payoffs))
        if (number + 1) % LESSON == 0 and rows:
            seens, masks, leans, chosen, chances = zip(*rows, strict=True)
            net.learn(
                Decisions(
                    *(np.array(seens), np.array(masks), np.array(leans), np.array(chosen)),
                    *(np.array(chances, np.float32), np.array(payoffs, np.float32)),
                )
            )
            rows, payoffs = [], []
    return net


def examine(sparring: Sparring, net: Net, games: int, seed: int) -> Estimate:
    """The mean payoff, with its 95 % interval, of the network's preferred actions."""
    total = squares = 0.0
    for number in range(games):
        seen, mask = sparring.deal(seed * APART + number)
        over, reward = False, 0.0
        while not over:
            action = int(mask.argmax()) if mask.sum() == 1 else net.best(seen, mask, sparring.advice())
            seen, reward, over, _broken_off, infos = sparring.env.step(action)
            mask = infos["action_mask"]
        total += reward
        squares += reward * reward
    return mean(total, squares, games)


def response(game: str, seats: int, maker: Maker, adviser: Maker, *, lessons: int, games: int, seed: int) -> Estimate:
    """The gain after this many training games, on other deals."""
    sparring = Sparring(game, seats, maker, adviser)
    return examine(sparring, train(sparring, lessons, seed), games, seed + 1)
