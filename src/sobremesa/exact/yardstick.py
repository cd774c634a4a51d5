"""How far a bot is from unbeatable: its exploitability on reduced games that can be walked whole.

The bot plays the reduced game with its own rules and imagines only its deals. In each situation it is asked several
times with different chance; the mean of its answers is its policy there.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache

from sobremesa.bots.bot import Bot
from sobremesa.exact.endgames import reduced_tree
from sobremesa.exact.play import Solver, exploitability, reachable_policy
from sobremesa.exact.tree import Situation
from sobremesa.kernel.game import AnyGame
from sobremesa.kernel.rng import Rng
from sobremesa.kernel.state import State
from sobremesa.kernel.view import AnyView

Maker = Callable[[AnyGame, Rng], Bot]
Parts = list[float]
# Bootstrap resamples for an interval, and the share of them that it leaves out on each side.
RESAMPLED = 40
TAIL = 0.025
SOLVING_STEPS = 200


@dataclass(frozen=True)
class Exploitability:
    """What a rival who knows the bot's policy gains over the value of the game: in utilities from -1 to 1, averaged
    over the seats, with a 95 % interval. The bot was asked in this many ``situations``."""

    value: float
    low: float
    high: float
    situations: int


class Yardstick:
    """A reduced game (``Reductions.game``), its tree, and its solution."""

    def __init__(self, game: AnyGame) -> None:
        self.game = game
        self.tree = reduced_tree(game)
        rollout = game.player().rollout()
        self.sealed = [rollout.mixes(_example(known)) for known in self.tree.situations]

    @cache  # noqa: B019  # a yardstick is kept as long as the program runs
    def solution(self) -> list[float]:
        solver = Solver(self.tree)
        solver.run(SOLVING_STEPS)
        return solver.policy()

    def uniform(self) -> float:
        """The exploitability of uniform play."""
        return float(exploitability(self.tree, self.tree.uniform()))

    def view(self, situation: int) -> AnyView:
        found = self.tree.situations[situation]
        return self.game.view(_example(found), int(found.seat))

    def read(self, maker: Maker, samples: int) -> Exploitability:
        """Asks the bot in all situations that its own choices can reach."""
        found: dict[int, list[Parts]] = {}
        by_view: dict[tuple[int, int], list[Parts]] = {}

        def ask(number: int) -> Parts:
            situation = self.tree.situations[number]
            key = (int(situation.seat), int(situation.view_key))
            if key not in by_view:
                by_view[key] = self._sample_policy(maker, number, samples)
            found[number] = by_view[key]
            return mean(found[number])

        for seat in range(2):
            reachable_policy(self.tree, seat, ask)
        return self._estimate(found, self.tree.uniform())

    def read_sealed(self, maker: Maker, samples: int) -> Exploitability:
        """Asks the bot at sealed choices only; everything else is played as solved."""
        sealed = [number for number, is_sealed in enumerate(self.sealed) if is_sealed]
        found = {number: self._sample_policy(maker, number, samples) for number in sealed}
        return self._estimate(found, self.solution())

    def _sample_policy(self, maker: Maker, number: int, samples: int) -> list[Parts]:
        moves, view = self.tree.moves_of(number), self.view(number)
        found = []
        for sample in range(samples):
            weights = maker(self.game, Rng(number * 1000 + sample)).policy(view)
            total = sum(weights.values())
            found.append([weights.get(move, 0.0) / total for move in moves])
        return found

    def _estimate(self, asked: dict[int, list[Parts]], elsewhere: Sequence[float]) -> Exploitability:
        """The interval is a bootstrap over the samples of every situation."""
        rng = Rng(1)

        def measure(choose: Callable[[list[Parts]], list[Parts]]) -> float:
            policy = list(elsewhere)
            for number, parts in asked.items():
                place = int(self.tree.situations[number].place)
                policy[place : place + len(parts[0])] = mean(choose(parts))
            return float(exploitability(self.tree, policy))

        def resample(parts: list[Parts]) -> list[Parts]:
            return [parts[rng.below(len(parts))] for _ in parts]

        value = measure(list)
        # A resample has fewer distinct samples, so its mix is more exploitable. The interval is therefore centred on
        # the measured value, not on the mean of the resamples.
        off = sorted(measure(resample) for _ in range(RESAMPLED))
        middle = sum(off) / len(off)
        low, high = off[int(TAIL * RESAMPLED)], off[int((1 - TAIL) * RESAMPLED) - 1]
        return Exploitability(value, max(0.0, value - (middle - low)), value + (high - middle), len(asked))


def _example(situation: Situation) -> State:
    assert situation.example is not None
    return situation.example


def mean(samples: list[Parts]) -> Parts:
    return [sum(parts) / len(samples) for parts in zip(*samples, strict=True)]
