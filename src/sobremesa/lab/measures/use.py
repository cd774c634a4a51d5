"""How games end, which kinds of moves are used, and what seats claim."""

from __future__ import annotations

from dataclasses import dataclass

import polars as pl

from sobremesa.lab.run_folder import RunFolder
from sobremesa.lab.statistics import Estimate, mean, share


@dataclass(frozen=True)
class VerbUse:
    """How often a kind of move is made when it is legal, and how often in a game."""

    verb: str
    chosen: Estimate
    each_game: float


@dataclass(frozen=True)
class Ending:
    reason: str
    clause: str
    share: Estimate


def uses(folder: RunFolder) -> list[VerbUse]:
    """The least chosen first."""
    rows = folder.scan("verbs").group_by("verb").agg(pl.col("offered", "chosen").cast(pl.Int64).sum()).collect()
    games = folder.games_played()
    found = [VerbUse(verb, share(chosen, offered), chosen / games) for verb, offered, chosen in rows.iter_rows()]
    return sorted(found, key=lambda use: (use.chosen.value, use.verb))


def endings(folder: RunFolder) -> list[Ending]:
    """The most frequent first."""
    rows = folder.scan("games").group_by("reason", "clause").len().collect()
    games = folder.games_played()
    found = [Ending(reason, clause, share(count, games)) for reason, clause, count in rows.iter_rows()]
    return sorted(found, key=lambda ending: (-ending.share.value, ending.reason))


@dataclass(frozen=True)
class TalkFigures:
    """``claims`` in a game; ``lies``: the false ones among those that some hand can check."""

    claims: Estimate
    lies: Estimate


def talk(folder: RunFolder) -> TalkFigures | None:
    """None if there were no claims."""
    said = pl.col("claims").cast(pl.Float64)
    row = folder.scan("games").select(
        said.sum().alias("total"),
        (said * said).sum().alias("squares"),
        pl.len().alias("games"),
        pl.col("judged", "lies").cast(pl.Int64).sum(),
    ).collect().row(0, named=True)  # fmt: skip
    if not row["total"]:
        return None
    return TalkFigures(mean(row["total"], row["squares"], row["games"]), share(row["lies"], row["judged"]))
