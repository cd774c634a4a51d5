"""How strong each card is: for seats that were dealt it, held it, or had it at the end.

Opening hands are random, so their results are close to the card's effect. A seat that lives longer sees more cards, and
a seat that is ahead keeps the good ones. Those numbers are correlations, and reports say so.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from math import sqrt

import polars as pl

from sobremesa.lab.run_folder import RunFolder
from sobremesa.lab.statistics import WITHIN_95, Difference, Estimate, holm, share, share_chance, two_sided

Sums = dict[str, float]


def gains_when_held(folder: RunFolder) -> dict[str, Difference]:
    """By card: how much more often seats win that ever held it."""
    tables = folder.scan("seats").group_by("game").agg(t=_share().sum(), s=pl.len())
    t = pl.col("t")
    all_games = tables.select(t.sum().alias("t"), (t * t).sum().alias("tt"), pl.col("s").sum(), pl.len().alias("g"))
    whole: Sums = all_games.collect(engine="streaming").row(0, named=True)
    parts = pl.concat(list(_parts(folder))).group_by("card").sum()
    return {row["card"]: _difference(row, whole) for row in parts.iter_rows(named=True)}


def _share() -> pl.Expr:
    return pl.col("share").cast(pl.Float64)


def _parts(folder: RunFolder) -> Iterator[pl.DataFrame]:
    """Sums by card over the games in which a seat held it: ``a`` is what its holders won, ``n`` their number, ``t``
    what the whole table won; and the products of these."""
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


# A card is out of line if its gain certainly exceeds this share.
OUT_OF_LINE = 0.05
ERROR = 0.05


@dataclass(frozen=True)
class CardStrength:
    """Victory shares of seats by what they did with the card: dealt in the ``opening`` hand, ever ``held``, ``used``,
    held at the end (``final``), or never seen (``unseen``). ``seen`` compares seats that ever held it with seats that
    never did.

    ``gain`` compares seats that were dealt the card with an average seat; in games without a dealt hand, seats that
    held it. Two seats of one game cannot both win, so holders are compared with the known average and not with their
    rivals. ``p`` is corrected for the number of cards; a summary also corrects it for its other tests.
    """

    card: str
    opening: Estimate
    held: Estimate
    used: Estimate
    final: Estimate
    unseen: Estimate
    seen: Difference
    use: Estimate
    gain: Difference
    p: float

    @property
    def is_out_of_line(self) -> bool:
        return self.p < ERROR and (self.gain.low > OUT_OF_LINE or self.gain.high < -OUT_OF_LINE)


def cards(folder: RunFolder, names: tuple[str, ...]) -> list[CardStrength]:
    """By strength, the strongest first."""
    if not names:
        return []
    seats = folder.scan("seats").select(pl.col("share").cast(pl.Float64).sum(), pl.len().alias("rows")).collect()
    all_points, all_rows = float(seats["share"][0]), int(seats["rows"][0])
    points = pl.col("share").cast(pl.Float64)
    parts = ("opening", "used", "final")
    counted = [pl.col(part).sum().alias(f"{part}_rows") for part in parts]
    summed = [points.filter(pl.col(part)).sum().alias(f"{part}_points") for part in parts]
    sums = [points.sum().alias("points"), pl.len().alias("rows"), *counted, *summed]
    grouped = folder.scan("cards").group_by("card").agg(*sums)
    found = {row["card"]: row for row in grouped.collect().iter_rows(named=True)}
    differences = gains_when_held(folder)
    strengths = []
    for name in names:
        row = found.get(name)
        if row is None:
            continue
        opening = share(row["opening_points"], row["opening_rows"])
        held = share(row["points"], row["rows"])
        unseen = share(all_points - row["points"], all_rows - row["rows"])
        gain = _gain(opening if row["opening_rows"] else held, all_points / all_rows)
        used, final = (share(row[f"{part}_points"], row[f"{part}_rows"]) for part in ("used", "final"))
        use = share(row["used_rows"], row["rows"])
        strengths.append(CardStrength(name, opening, held, used, final, unseen, differences[name], use, gain, 1.0))
    corrected = holm([strength.gain.p for strength in strengths])
    finished = [replace(strength, p=p) for strength, p in zip(strengths, corrected, strict=True)]
    return sorted(finished, key=lambda strength: -strength.gain.value)


def _gain(found: Estimate, average: float) -> Difference:
    return Difference(found.value - average, found.low - average, found.high - average, share_chance(found, average))
