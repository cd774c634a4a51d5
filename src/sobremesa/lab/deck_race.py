"""A race of decks towards a target: all play the same deals, the worse half drops out, the others play on.

The winner of a race was also lucky. Whether it really is better is therefore measured on fresh deals.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from math import ceil
from typing import Final, Generic, TypeVar

from sobremesa.lab.targets import Numbers, Target, gain, loss

ERROR: Final = 0.05
FEWEST_GAMES: Final = 8

D = TypeVar("D")


@dataclass(eq=False)
class Entrant(Generic[D]):
    """A deck in a race. ``left`` is the number of games after which it dropped out; 0 if it stayed to the end."""

    deck: D
    measured: Numbers | None = None
    loss: float = float("inf")
    games: int = 0
    left: int = 0


@dataclass(frozen=True)
class Race(Generic[D]):
    """``runners`` are all entrants; the first is the deck to beat."""

    runners: list[Entrant[D]] = field(default_factory=list)

    @property
    def best(self) -> Entrant[D]:
        return min((runner for runner in self.runners if not runner.left), key=lambda runner: runner.loss)


def heats(games: int, decks: int) -> list[int]:
    """The number of games played after each heat. Each heat halves the decks; the last heat plays all games."""
    found = [games]
    left = decks
    while left > 2 and found[0] // 2 >= FEWEST_GAMES:
        found.insert(0, found[0] // 2)
        left = ceil(left / 2)
    return found


def race(
    decks: Sequence[D], targets: Sequence[Target], games: int, play: Callable[[D, int], Numbers], seed: int
) -> Race[D]:
    """The first deck is the one to beat, so it always runs to the end. ``play`` returns the numbers of a deck's first
    games, up to the number given."""
    runners = [Entrant(deck) for deck in decks]
    running = list(runners)
    rounds = heats(games, len(decks))
    # At most one race in twenty drops a deck by mistake.
    error = ERROR / (len(rounds) * max(1, len(decks) - 1))
    for number, wanted in enumerate(rounds):
        for runner in running:
            runner.measured = play(runner.deck, wanted)
            runner.games = wanted
            runner.loss = loss(runner.measured, targets)
        order = sorted(running, key=lambda runner: runner.loss)
        is_last = number == len(rounds) - 1
        stay = order if is_last else order[: max(2, ceil(len(order) / 2))]
        best = order[0]
        for runner in running:
            if runner is not runners[0] and (runner not in stay or _is_worse(runner, best, targets, seed, error)):
                runner.left = wanted
        running = [runner for runner in running if not runner.left]
    return Race(runners)


def _is_worse(runner: Entrant[D], best: Entrant[D], targets: Sequence[Target], seed: int, error: float) -> bool:
    if runner is best:
        return False
    assert runner.measured is not None
    assert best.measured is not None
    return gain(runner.measured, best.measured, targets, seed, error)[0] > 0


@dataclass(frozen=True)
class FreshDeals:
    """The losses of two decks over fresh deals, and a 95 % interval for how much better the second is."""

    before: float
    after: float
    low: float
    high: float

    @property
    def is_better(self) -> bool:
        return self.low > 0


def confirm(before: Numbers, after: Numbers, targets: Sequence[Target], seed: int) -> FreshDeals:
    low, high = gain(before, after, targets, seed, ERROR)
    return FreshDeals(loss(before, targets), loss(after, targets), low, high)
