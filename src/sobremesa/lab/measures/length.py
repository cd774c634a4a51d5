"""How long games last, and which games are odd."""

from __future__ import annotations

from dataclasses import dataclass
from math import isqrt

import polars as pl

from sobremesa.lab.run_folder import RunFolder
from sobremesa.lab.statistics import Estimate, mean, share

QUANTILES = (0.1, 0.5, 0.9)
MINUTES = ("minutes", "wait")
LEAST_BARS, MOST_BARS = 8, 30


@dataclass(frozen=True)
class Length:
    """The mean, the 10 %, 50 % and 90 % quantiles, and a histogram: ``counts`` of games in equal steps from
    ``first``."""

    what: str
    mean: Estimate
    tenth: float
    median: float
    ninetieth: float
    longest: float
    first: float
    step: float
    counts: tuple[int, ...]


def lengths(folder: RunFolder) -> dict[str, Length]:
    """Length in moves, real choices, rounds and minutes, and the longest wait of a seat between two decisions. What the
    game does not count is left out."""
    games, seats = folder.scan("games"), folder.scan("seats").filter(pl.col("wait").is_not_null())
    found = {}
    for what in ("moves", "choices", "rounds", "minutes", "wait"):
        numbers = pl.col(what).cast(pl.Float64)
        rows = seats if what == "wait" else games
        row = (
            rows.select(
                numbers.sum().alias("total"),
                (numbers * numbers).sum().alias("squares"),
                pl.len().alias("count"),
                numbers.min().alias("least"),
                numbers.max().alias("most"),
                *(numbers.quantile(share, "nearest").alias(f"q{share}") for share in QUANTILES),
            )
            .collect()
            .row(0, named=True)
        )
        if row["most"]:
            first, step, counts = bars(rows, what, row["least"], row["most"], row["count"])
            tenth, median, ninetieth = (float(row[f"q{share}"]) for share in QUANTILES)
            average = mean(row["total"], row["squares"], row["count"])
            found[what] = Length(what, average, tenth, median, ninetieth, row["most"], first, step, counts)
    return found


def bars(games: pl.LazyFrame, what: str, least: float, most: float, count: int) -> tuple[float, float, tuple[int, ...]]:
    """A histogram of at most thirty bars, fewer for few games. Counts have bars of whole numbers."""
    step = (most - least) / min(MOST_BARS, max(LEAST_BARS, isqrt(count))) or 1.0
    if what not in MINUTES:
        step = max(1.0, float(int(step) + 1))
    bar = ((pl.col(what).cast(pl.Float64) - least) / step).cast(pl.Int64).alias("bar")
    rows = games.select(bar).group_by("bar").len().collect()
    counts = [0] * (int((most - least) / step) + 1)
    for at, games_there in rows.iter_rows():
        # Polars and Python may round the longest game to either side of the last edge.
        counts[min(at, len(counts) - 1)] += games_there
    return least, step, tuple(counts)


SHOWN = 5
# A game of more than this many median lengths counts as endless.
ENDLESS = 3


@dataclass(frozen=True)
class OddGame:
    """A game worth a look: ``sobremesa lab record`` writes it."""

    game: int
    moves: int
    reason: str


@dataclass(frozen=True)
class Oddities:
    """``unwon``: games without a winner; ``joint``: games with several; ``endless``: games of more than three median
    lengths. ``passed`` is the longest run of passed turns, ``idle_round`` the games in which it lasted a whole round.
    ``longest``: the longest games."""

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
