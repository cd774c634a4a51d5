"""Targets for a deck, and how far a run is from them."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, TypeAlias

from sobremesa.kernel.errors import SobremesaError
from sobremesa.lab.run_folder import RunFolder, refuse_damage
from sobremesa.lab.texts import LAB

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

Numbers: TypeAlias = "NDArray[np.float64]"

# What can be a target, each with the distance that counts as one.
SHARES: Final = ("first_seat", "starter")
SCALES: Final = {"first_seat": 0.05, "starter": 0.05, "moves": 5.0, "choices": 5.0, "minutes": 2.0, "margin": 1.0}
# The scale of a card's target: how often the seat wins that is dealt it.
CARD_SCALE: Final = 0.05
_WRITTEN = re.compile(r"\s*([\w-]+)\s*(<=|>=|=)\s*(\d+(?:\.\d+)?)\s*(%?)\s*")
# Bootstrap resamples of the games.
RESAMPLED: Final = 400
AT_ONCE: Final = 50


class BadTarget(SobremesaError):
    """A target that cannot be measured."""


@dataclass(frozen=True)
class Target:
    """``what`` is one of ``SCALES``, or a card of the deck. ``how`` is ``=``, ``<=`` or ``>=``."""

    what: str
    how: str
    value: float

    @property
    def scale(self) -> float:
        return SCALES.get(self.what, CARD_SCALE)

    def __str__(self) -> str:
        is_share = self.what in SHARES or self.what not in SCALES
        return f"{self.what}{self.how}{100 * self.value:g}%" if is_share else f"{self.what}{self.how}{self.value:g}"

    def distance(self, means: Numbers) -> Numbers:
        """The distance from the target in scales; 0 if it is met."""
        import numpy as np

        apart = (means - self.value) / self.scale
        if self.how == "=":
            return np.abs(apart)
        return np.maximum(0.0, apart if self.how == "<=" else -apart)


def read_target(words: str, cards: Sequence[str]) -> Target:
    """``starter=50%``, ``minutes<=20``, ``ig2=50%``."""
    found = _WRITTEN.fullmatch(words)
    if found is None or (found[1] not in SCALES and found[1] not in cards):
        allowed = ", ".join(SCALES)
        raise BadTarget(LAB.message("bad-target", words=words[:60], allowed=allowed))
    return Target(found[1], found[2], float(found[3]) / (100 if found[4] else 1))


def numbers(folder: RunFolder, targets: Sequence[Target], games: int) -> Numbers:
    """One row for each of the first games, one column for each target; NaN where a game has no such number."""
    import polars as pl

    from sobremesa.lab.comparison import per_game

    with refuse_damage(folder):
        found = pl.DataFrame({"game": range(games)}, schema={"game": pl.Int64})
        told = per_game(folder).with_columns(pl.col("game").cast(pl.Int64))
        for target in targets:
            if target.what in SCALES:
                column = told.select("game", pl.col(target.what).alias(str(target)))
            else:
                dealt = folder.scan("cards").filter((pl.col("card") == target.what) & pl.col("opening"))
                share = pl.col("share").cast(pl.Float64).mean().alias(str(target))
                column = dealt.group_by("game").agg(share).collect().with_columns(pl.col("game").cast(pl.Int64))
            found = found.join(column, on="game", how="left")
        return found.sort("game").drop("game").to_numpy().astype("float64")


def loss(measured: Numbers, targets: Sequence[Target]) -> float:
    """The distance from all targets: the sum of squares."""
    import numpy as np

    return float(_losses(measured, targets, np.arange(len(measured)).reshape(1, -1))[0])


def gain(before: Numbers, after: Numbers, targets: Sequence[Target], seed: int, error: float) -> tuple[float, float]:
    """An interval for how much smaller the loss of the second deck is, with this probability of error. Games of the
    same number have the same deal, so they are resampled together."""
    import numpy as np

    games = min(len(before), len(after))
    chance = np.random.default_rng(seed)
    found = []
    for _some in range(0, RESAMPLED, AT_ONCE):
        drawn = chance.integers(0, games, (AT_ONCE, games))
        found.append(_losses(before, targets, drawn) - _losses(after, targets, drawn))
    low, high = np.quantile(np.concatenate(found), [error / 2, 1 - error / 2])
    return float(low), float(high)


def _losses(measured: Numbers, targets: Sequence[Target], drawn: NDArray[np.int64]) -> Numbers:
    """The loss over the games that each row of the resample holds. A target without any number counts as met."""
    import numpy as np

    total = np.zeros(len(drawn))
    for column, target in enumerate(targets):
        told = ~np.isnan(measured[:, column])
        counts = told[drawn].sum(axis=1)
        sums = np.where(told, measured[:, column], 0.0)[drawn].sum(axis=1)
        missed = target.distance(sums / np.maximum(counts, 1))
        total += np.where(counts > 0, missed, 0.0) ** 2
    return total
