"""Whether it matters where one sits, who starts, and on which side one is dealt."""

from __future__ import annotations

from dataclasses import dataclass

import polars as pl

from sobremesa.kernel.state import NOBODY
from sobremesa.lab.run_folder import RunFolder
from sobremesa.lab.statistics import Estimate, even_chance, share


@dataclass(frozen=True)
class Fairness:
    """``seats``: the part of the victories that each seat took. ``starter``: that of whoever began; None where nobody
    does. ``sides``: of a player dealt to each team, how often they won, by the number of the team. ``even`` is the part
    that each seat would have, ``p`` the chance of seats at least so uneven if all were equal.

    A victory that is shared counts in parts.
    """

    games: int
    even: float
    seats: tuple[Estimate, ...]
    p: float
    starter: Estimate | None
    sides: dict[int, Estimate]

    @property
    def widest(self) -> Estimate:
        """The seat that is farthest from even."""
        return max(self.seats, key=lambda found: abs(found.value - self.even))


def fairness(folder: RunFolder) -> Fairness:
    rows = folder.scan("seats").group_by("seat").agg(pl.col("share").cast(pl.Float64).sum(), pl.len()).sort("seat")
    found = rows.collect()
    games = int(found["len"][0])
    points = [float(value) for value in found["share"]]
    decided = sum(points)
    return Fairness(
        games=games,
        even=1 / len(points),
        seats=tuple(share(value, games) for value in points),
        p=even_chance(points, [decided / len(points)] * len(points)),
        starter=_starter(folder),
        sides=_sides(folder),
    )


def _starter(folder: RunFolder) -> Estimate | None:
    began = folder.scan("games").filter(pl.col("starter") != NOBODY).select("game", "starter")
    won = began.join(folder.scan("seats"), left_on=["game", "starter"], right_on=["game", "seat"])
    found = won.select(pl.col("share").cast(pl.Float64).sum(), pl.len().alias("games")).collect()
    return share(float(found["share"][0]), int(found["games"][0])) if found["games"][0] else None


def _sides(folder: RunFolder) -> dict[int, Estimate]:
    """Winning together is winning: not a part of a victory, but a victory."""
    rows = folder.scan("seats").filter(pl.col("side") != NOBODY)
    found = rows.group_by("side").agg((pl.col("share") > 0).sum().alias("won"), pl.len()).sort("side").collect()
    return {int(side): share(int(won), int(seats)) for side, won, seats in found.iter_rows()}
