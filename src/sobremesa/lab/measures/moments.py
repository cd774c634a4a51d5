"""What sampled positions tell: how games swing, when they are decided, whether choices matter, and what seats know."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
import polars as pl

from sobremesa.kernel.state import NO_SEAT
from sobremesa.lab.run_folder import RunFolder
from sobremesa.lab.sampled_positions import MOMENTS
from sobremesa.lab.statistics import Estimate, mean, share

# A choice matters if the best move is worth this much more than the second. A game is decided while the winner's chance
# stays above this. A winner who was below this part of an even chance came back.
MATTERS, DECIDED, FAR_BEHIND = 0.02, 0.9, 0.5


@dataclass(frozen=True)
class Swing:
    """``winner``: the eventual winner's chance at each moment (10 %, 50 % and 90 % quantiles). ``drama``: how far
    winners were behind the leader on average (Browne). ``lead_changes`` counts them per game; team mates lead together.

    ``decided_at``: the part of a game after which the winner's chance stays above 90 %; ``decided_early``: games
    decided before their last quarter; ``decided``: the share of games decided by each moment. ``comebacks``: games won
    from less than half of an even chance.
    """

    games: int
    winner: tuple[tuple[float, float, float], ...]
    drama: Estimate
    lead_changes: Estimate
    decided_at: Estimate
    decided_early: Estimate
    comebacks: Estimate
    decided: tuple[float, ...]


@dataclass(frozen=True)
class ChoiceFigures:
    """``mattering``: among decisions with a choice, those whose best move is clearly better than the second; ``gap``:
    the mean difference; ``forced``: decisions without a choice; ``legal``: the mean number of legal moves."""

    mattering: Estimate
    gap: Estimate
    forced: Estimate
    legal: Estimate


def swing(folder: RunFolder) -> Swing | None:
    """None if no game had a winner."""
    chances, won, sides = _chances(folder)
    if not len(chances):
        return None
    # By game, moment and seat.
    winners = np.where(won[:, None, :], chances, np.nan)
    of_winner = np.nanmean(winners, axis=2)
    behind = np.clip(chances.max(axis=2) - of_winner, 0, None).mean(axis=1)
    leaders = np.take_along_axis(sides, chances.argmax(axis=2), axis=1)
    changes = (leaders[:, 1:] != leaders[:, :-1]).sum(axis=1)
    undecided = of_winner < DECIDED
    last = np.where(undecided.any(axis=1), MOMENTS - np.argmax(undecided[:, ::-1], axis=1), 0)
    decided_at = last / MOMENTS
    bands = np.quantile(of_winner, (0.1, 0.5, 0.9), axis=0).T
    games = len(chances)
    return Swing(
        games=games,
        winner=tuple((float(low), float(middle), float(high)) for low, middle, high in bands),
        drama=_mean(behind),
        lead_changes=_mean(changes),
        decided_at=_mean(decided_at),
        decided_early=share(int((decided_at < 0.75).sum()), games),
        comebacks=share(int((of_winner.min(axis=1) < FAR_BEHIND * chances[:, 0, :].mean()).sum()), games),
        decided=tuple(float((last <= moment).mean()) for moment in range(MOMENTS + 1)),
    )


def choices(folder: RunFolder) -> ChoiceFigures:
    rows = folder.scan("moments").filter(pl.col("gap").is_not_null()).select("gap").collect()["gap"].to_numpy()
    counted = folder.scan("seats").select(pl.col("decisions", "choices").cast(pl.Int64).sum()).collect()
    decisions, real = int(counted["decisions"][0]), int(counted["choices"][0])
    legal = folder.scan("moments").filter(pl.col("legal").is_not_null()).select("legal").collect()["legal"].to_numpy()
    return ChoiceFigures(
        mattering=share(int((rows > MATTERS).sum()), len(rows)),
        gap=_mean(rows),
        forced=share(decisions - real, decisions),
        legal=_mean(legal),
    )


def bits(folder: RunFolder) -> tuple[Estimate, ...]:
    """What a seat does not know, in bits, at each moment."""
    rows = folder.scan("moments").group_by("moment").agg(
        pl.col("bits").cast(pl.Float64).sum().alias("total"),
        (pl.col("bits").cast(pl.Float64) ** 2).sum().alias("squares"),
        pl.len().alias("seats"),
    ).sort("moment").collect()  # fmt: skip
    return tuple(mean(total, squares, seats) for _moment, total, squares, seats in rows.iter_rows())


def _chances(folder: RunFolder) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    """Each seat's chance by game, moment and seat; winners and sides by game and seat. Without teams each seat is its
    own side. Games that are too short to have every moment are left out."""
    shares = folder.scan("seats").select("game", "seat", "share", "side")
    rows = folder.scan("moments").join(shares, on=["game", "seat"]).sort("game", "moment", "seat").collect()
    seats = int(rows["seat"].max() or 0) + 1 if len(rows) else 1  # type: ignore[arg-type]
    whole = rows.filter(pl.len().over("game") == MOMENTS * seats)
    shape = (-1, MOMENTS, seats)
    chances = whole["chance"].to_numpy().reshape(shape).astype(float)
    won = whole["share"].to_numpy().reshape(shape)[:, 0, :] > 0
    sides = whole["side"].to_numpy().reshape(shape)[:, 0, :]
    decided = won.any(axis=1)
    return chances[decided], won[decided], np.where(sides == NO_SEAT, np.arange(seats), sides)[decided]


def _mean(numbers: np.ndarray) -> Estimate:
    found = numbers.astype(float)
    return mean(float(found.sum()), float((found * found).sum()), len(found))
