"""How games end, and what of the rules is used."""

from __future__ import annotations

from dataclasses import dataclass

import polars as pl

from sobremesa.lab.run_folder import RunFolder
from sobremesa.lab.statistics import Estimate, share


@dataclass(frozen=True)
class Use:
    """Of the decisions in which a kind of move could be made, those in which it was; and how often that is a game."""

    verb: str
    chosen: Estimate
    each_game: float


@dataclass(frozen=True)
class Ending:
    reason: str
    clause: str
    share: Estimate


def uses(folder: RunFolder) -> list[Use]:
    """The seldom chosen first."""
    rows = folder.scan("verbs").group_by("verb").agg(pl.col("offered", "chosen").cast(pl.Int64).sum()).collect()
    games = folder.played()
    found = [Use(verb, share(chosen, offered), chosen / games) for verb, offered, chosen in rows.iter_rows()]
    return sorted(found, key=lambda use: (use.chosen.value, use.verb))


def endings(folder: RunFolder) -> list[Ending]:
    """The most frequent first."""
    rows = folder.scan("games").group_by("reason", "clause").len().collect()
    games = folder.played()
    found = [Ending(reason, clause, share(count, games)) for reason, clause, count in rows.iter_rows()]
    return sorted(found, key=lambda ending: (-ending.share.value, ending.reason))
