"""How often the better player wins: a level against the next lower one, every deal played from both sides."""

from __future__ import annotations

from dataclasses import dataclass, replace

import polars as pl

from sobremesa.bots.levels import LEVELS
from sobremesa.lab.run_folder import RunFolder
from sobremesa.lab.statistics import Estimate, share, share_mean
from sobremesa.lab.study import Study

# A tenth of the study's games, within these bounds.
SHARE, LEAST, MOST = 10, 200, 2000


@dataclass(frozen=True)
class Rung:
    """The better bot's share of the victories. ``luck``: the deals that the same side won both times."""

    better: str
    worse: str
    share: Estimate
    luck: Estimate


def rung_study(study: Study) -> Study | None:
    """The study that measures it; None for the lowest level."""
    names = ["random", *LEVELS]
    if len(study.bots) != 1 or study.bots[0] not in names[1:]:
        return None
    below = names[names.index(study.bots[0]) - 1]
    games = min(MOST, max(LEAST, study.games // SHARE), study.games) // 2 * 2
    return replace(study, bots=(study.bots[0], below), games=games, precision=0.0) if games else None


def rung(folder: RunFolder) -> Rung | None:
    if not folder.parts():
        return None
    better, worse = folder.study().bots
    rows = folder.scan("seats").with_columns(deal=pl.col("game") // 2, odd=pl.col("game") % 2)
    points = pl.col("share").cast(pl.Float64)
    games = rows.group_by("deal", "odd").agg(points.filter(pl.col("bot") == better).sum().alias("points"))
    pairs = games.group_by("deal").agg(pl.col("points").mean().alias("mean"), pl.col("points").min().alias("least"),
                                       pl.len()).filter(pl.col("len") == 2).collect()  # fmt: skip
    if not len(pairs):
        return None
    means = pairs["mean"].to_numpy()
    # One victory each: the side decided, not the bot.
    even = (abs(means - 0.5) < 0.01).astype(float)
    count = len(means)
    squares = (means * means).sum()
    return Rung(better, worse, share_mean(means.sum(), squares, count), share(even.sum(), count))
