"""Whether seats, the first turn and dealt sides are fair."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

import polars as pl

from sobremesa.kernel.state import NO_SEAT
from sobremesa.lab.run_folder import RunFolder
from sobremesa.lab.statistics import Estimate, even_chance, grouped_share, share, share_chance

# The role of a player who left their team.
TURNED: Final = "turned"


@dataclass(frozen=True)
class Fairness:
    """``seats`` are each seat's share of the victories, ``starter`` that of the first seat; None in games without one.
    ``sides`` says how often a player of each team won, by team number; ``roles`` the same by dealt role, with
    ``turned`` for players who left their team. ``even`` is an equal share. ``p`` is the probability of seats at least
    this uneven if all were equal, ``starter_p`` that of such a first seat.

    A shared victory counts in parts.
    """

    games: int
    even: float
    seats: tuple[Estimate, ...]
    p: float
    starter: Estimate | None
    sides: dict[int, Estimate]
    roles: dict[str, Estimate]
    starter_p: float = 1.0

    @property
    def widest(self) -> Estimate:
        """The seat farthest from an equal share."""
        return max(self.seats, key=lambda found: abs(found.value - self.even))


def fairness(folder: RunFolder) -> Fairness:
    rows = folder.scan("seats").group_by("seat").agg(pl.col("share").cast(pl.Float64).sum(), pl.len()).sort("seat")
    found = rows.collect()
    games = int(found["len"][0])
    points = [float(value) for value in found["share"]]
    decided = sum(points)
    starter = _starter(folder)
    even = decided / len(points) / games
    return Fairness(
        games=games,
        even=1 / len(points),
        seats=tuple(share(value, games) for value in points),
        p=even_chance(points, [decided / len(points)] * len(points)),
        starter=starter,
        sides=_sides(folder),
        roles=_roles(folder),
        starter_p=1.0 if starter is None else share_chance(starter, even),
    )


def _starter(folder: RunFolder) -> Estimate | None:
    began = folder.scan("games").filter(pl.col("starter") != NO_SEAT).select("game", "starter")
    won = began.join(folder.scan("seats"), left_on=["game", "starter"], right_on=["game", "seat"])
    found = won.select(pl.col("share").cast(pl.Float64).sum(), pl.len().alias("games")).collect()
    return share(float(found["share"][0]), int(found["games"][0])) if found["games"][0] else None


def _sides(folder: RunFolder) -> dict[int, Estimate]:
    return _wins_by(folder.scan("seats").filter(pl.col("side") != NO_SEAT), "side")


def _roles(folder: RunFolder) -> dict[str, Estimate]:
    seats = folder.scan("seats").filter(pl.col("role") != "")
    found = _wins_by(seats, "role")
    turned = _wins_by(seats.filter("turned"), "turned")
    if True in turned:
        found[TURNED] = turned[True]
    return found


def _wins_by(seats: pl.LazyFrame, column: str) -> dict[Any, Estimate]:
    """How often players with each value of the column win. A shared victory counts whole here. Team mates win together,
    so the games are the observations, not the seats."""
    games = seats.group_by(column, "game").agg(won=(pl.col("share") > 0).sum().cast(pl.Float64), rows=pl.len())
    won, rows = pl.col("won"), pl.col("rows").cast(pl.Float64)
    sums = (won.sum().alias("w"), rows.sum().alias("n"), (won * won).sum().alias("ww"), (won * rows).sum().alias("wn"),
            (rows * rows).sum().alias("nn"))  # fmt: skip
    found = games.group_by(column).agg(*sums).sort(column).collect(engine="streaming")
    return {value: grouped_share(*numbers) for value, *numbers in found.iter_rows()}
