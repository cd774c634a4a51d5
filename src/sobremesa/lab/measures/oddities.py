"""Where play may be degenerate: games that nobody wins, that do not end, or in which nothing is done."""

from __future__ import annotations

from dataclasses import dataclass

import polars as pl

from sobremesa.lab.run_folder import RunFolder
from sobremesa.lab.statistics import Estimate, share

SHOWN = 5
# As long as this many usual games is a game that would not end.
ENDLESS = 3


@dataclass(frozen=True)
class OddGame:
    """A game to look at: ``sobremesa lab record`` writes it down."""

    game: int
    moves: int
    reason: str


@dataclass(frozen=True)
class Oddities:
    """``unwon``: games that nobody won; ``joint``: that more than one seat won; ``endless``: that took three times as
    many moves as half of the games do. ``passed``: the most turns in a row in which nothing was done, and in how many
    games it was a whole round at least. ``longest``: the longest games."""

    unwon: Estimate
    joint: Estimate
    endless: Estimate
    passed: int
    idle_round: Estimate
    longest: tuple[OddGame, ...]


def oddities(folder: RunFolder, seats: int) -> Oddities:
    games = folder.scan("games")
    winners = pl.col("winners").cast(pl.Int64)
    median = games.select(pl.col("moves").cast(pl.Float64).quantile(0.5, "nearest")).collect().item()
    row = games.select(
        pl.len().alias("games"),
        (winners == 0).sum().alias("unwon"),
        (winners.bitwise_count_ones() > 1).sum().alias("joint"),
        (pl.col("moves") > ENDLESS * median).sum().alias("endless"),
        pl.col("passed").max(),
        (pl.col("passed") >= seats).sum().alias("idle_round"),
    ).collect().row(0, named=True)  # fmt: skip
    longest = games.select("game", "moves", "reason").sort("moves", "game", descending=[True, False]).head(SHOWN)
    shares = {name: share(row[name], row["games"]) for name in ("unwon", "joint", "endless", "idle_round")}
    found = tuple(OddGame(int(game), int(moves), reason) for game, moves, reason in longest.collect().iter_rows())
    return Oddities(passed=int(row["passed"]), longest=found, **shares)
