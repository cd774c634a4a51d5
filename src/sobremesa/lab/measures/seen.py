"""What it is worth to have seen a card: how much more often seats win that ever held it than seats that never did.

The two kinds of seats sit at the same tables, and only one of them can win there. So what varies is a game, not a seat:
the interval is that of a difference of two ratios over games.
"""

from __future__ import annotations

from collections.abc import Iterator
from math import sqrt

import polars as pl

from sobremesa.lab.run_folder import RunFolder
from sobremesa.lab.statistics import WITHIN_95, Difference, two_sided

Sums = dict[str, float]


def seen(folder: RunFolder) -> dict[str, Difference]:
    """By card."""
    tables = folder.scan("seats").group_by("game").agg(t=_share().sum(), s=pl.len())
    t = pl.col("t")
    all_games = tables.select(t.sum().alias("t"), (t * t).sum().alias("tt"), pl.col("s").sum(), pl.len().alias("g"))
    whole: Sums = all_games.collect(engine="streaming").row(0, named=True)
    parts = pl.concat(list(_parts(folder))).group_by("card").sum()
    return {row["card"]: _difference(row, whole) for row in parts.iter_rows(named=True)}


def _share() -> pl.Expr:
    return pl.col("share").cast(pl.Float64)


def _parts(folder: RunFolder) -> Iterator[pl.DataFrame]:
    """By card, sums over the games in which somebody held it: ``a`` what its holders won, ``n`` how many they are,
    ``t`` what all at the table won, and their products."""
    a, n, t = pl.col("a"), pl.col("n").cast(pl.Float64), pl.col("t")
    sums = {"a": a, "n": n, "aa": a * a, "nn": n * n, "an": a * n, "at": a * t, "nt": n * t}
    for cards, seats in folder.batches("cards", "seats"):
        tables = seats.group_by("game").agg(t=_share().sum())
        held = cards.group_by("card", "game").agg(a=_share().sum(), n=pl.len()).join(tables, on="game")
        yield held.group_by("card").agg(*(each.sum().alias(name) for name, each in sums.items())).collect()


def _difference(held: Sums, whole: Sums) -> Difference:
    holders, others = held["n"], whole["s"] - held["n"]
    if not holders or not others:
        return Difference(0.0, -1.0, 1.0, 1.0)
    with_it, without = held["a"] / holders, (whole["t"] - held["a"]) / others
    # What a game adds to the difference beyond its mean: alpha a + beta n - t / others + gamma.
    alpha, beta = 1 / holders + 1 / others, -with_it / holders - without / others
    gamma = without * whole["s"] / whole["g"] / others
    spread = (
        alpha * alpha * held["aa"]
        + beta * beta * held["nn"]
        + 2 * alpha * beta * held["an"]
        - 2 * (alpha * held["at"] + beta * held["nt"]) / others
        + 2 * gamma * (alpha * held["a"] + beta * held["n"])
        + whole["tt"] / others**2
        - 2 * gamma * whole["t"] / others
        + whole["g"] * gamma * gamma
    )
    deviation = sqrt(max(0.0, spread))
    value = with_it - without
    half = WITHIN_95 * deviation
    return Difference(value, value - half, value + half, two_sided(value / deviation) if deviation else 1.0)
