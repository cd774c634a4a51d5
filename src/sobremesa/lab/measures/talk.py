"""What is said aloud, and how much of it is true."""

from __future__ import annotations

from dataclasses import dataclass

import polars as pl

from sobremesa.lab.run_folder import RunFolder
from sobremesa.lab.statistics import Estimate, mean, share


@dataclass(frozen=True)
class Talk:
    """``claims`` in a game; ``lies``: of those that can be checked by looking at all hands, the false ones."""

    claims: Estimate
    lies: Estimate


def talk(folder: RunFolder) -> Talk | None:
    """None where nobody said anything."""
    said = pl.col("claims").cast(pl.Float64)
    row = folder.scan("games").select(
        said.sum().alias("total"),
        (said * said).sum().alias("squares"),
        pl.len().alias("games"),
        pl.col("judged", "lies").cast(pl.Int64).sum(),
    ).collect().row(0, named=True)  # fmt: skip
    if not row["total"]:
        return None
    return Talk(mean(row["total"], row["squares"], row["games"]), share(row["lies"], row["judged"]))
