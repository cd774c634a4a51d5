"""Compares two runs: what differs, how surely, and how many games would show it."""

from __future__ import annotations

from dataclasses import dataclass, replace
from html import escape
from math import sqrt

import polars as pl

from sobremesa.kernel.state import NO_SEAT
from sobremesa.kernel.text import Message
from sobremesa.lab.metrics_reader import MetricsReader
from sobremesa.lab.number_text import chance, signed
from sobremesa.lab.plots import dumbbells, quiet
from sobremesa.lab.report import page, table
from sobremesa.lab.run_folder import BadRun, RunFolder
from sobremesa.lab.statistics import (
    WITHIN_95,
    Difference,
    Estimate,
    games_needed,
    holm,
    mean,
    paired_difference,
    share_difference,
    two_sided,
    variance,
)
from sobremesa.lab.summary import Summary, summary
from sobremesa.lab.texts import LAB

CERTAIN = 0.05
# What is compared of each game, and the smallest difference worth mentioning, in its unit.
NUMBERS = {"first_seat": 0.02, "starter": 0.02, "moves": 1.0, "choices": 1.0, "minutes": 0.5, "margin": 0.25}
SHARES = ("first_seat", "starter")


@dataclass(frozen=True)
class Row:
    """``p`` is corrected for the other rows. ``needed`` is the number of games that would show a difference worth
    mentioning; 0 if these games are enough."""

    what: str
    first: Estimate
    second: Estimate
    difference: Difference
    p: float
    needed: int
    card: str = ""

    @property
    def is_certain(self) -> bool:
        return self.p < CERTAIN

    def sentence(self, name: str = "") -> Message:
        """``name`` is the name of the card."""
        key = "compare-differs" if self.is_certain else "compare-unsure" if self.needed else "compare-same"
        what = LAB.message(f"compare-{self.what.replace('_', '-')}", card=name)
        scale = 100 if self.what in SHARES or self.card else 1
        facts = {
            "first": f"{scale * self.first.value:.1f}",
            "second": f"{scale * self.second.value:.1f}",
            "difference": f"{scale * self.difference.value:+.1f}",
            "low": f"{scale * self.difference.low:+.1f}",
            "high": f"{scale * self.difference.high:+.1f}",
            "p": chance(self.p),
            "games": self.needed,
        }
        return LAB.message(key, what=what, **facts)


@dataclass(frozen=True)
class Comparison:
    first: Summary
    second: Summary
    pairs: int
    rows: list[Row]

    @property
    def certain(self) -> list[Row]:
        return [row for row in self.rows if row.is_certain]


def compare(first: RunFolder, second: RunFolder) -> Comparison:
    """Compares game by game: games of the same number have the same deal, so luck that both runs share is not taken for
    a difference."""
    one, other = summary(first), summary(second)
    if (one.study.game, one.study.seats) != (other.study.game, other.study.seats):
        raise BadRun(LAB.message("compare-other-game", first=first.path, second=second.path))
    is_dealt = not (one.study.is_of_people or other.study.is_of_people)
    pairs, rows = _numbers(first, second, is_paired=is_dealt and one.study.seed == other.study.seed)
    rows += _cards(one, other)
    corrected = holm([row.difference.p for row in rows])
    return Comparison(one, other, pairs, [replace(row, p=p) for row, p in zip(rows, corrected, strict=True)])


def per_game(folder: RunFolder) -> pl.DataFrame:
    """The numbers of each game that are compared."""
    seats = folder.scan("seats").select("game", "seat", pl.col("share").cast(pl.Float64))
    first_seat = seats.filter(pl.col("seat") == 0).select("game", first_seat="share")
    games = folder.scan("games").select(
        "game", "starter", *(pl.col(name).cast(pl.Float64) for name in NUMBERS if name not in SHARES)
    )
    starter = games.filter(pl.col("starter") != NO_SEAT).join(
        seats, left_on=["game", "starter"], right_on=["game", "seat"]
    ).select("game", starter_share="share")  # fmt: skip
    joined = games.drop("starter").join(first_seat, on="game").join(starter, on="game", how="left")
    return joined.rename({"starter_share": "starter"}).sort("game").collect()


def _numbers(first: RunFolder, second: RunFolder, *, is_paired: bool) -> tuple[int, list[Row]]:
    one, other = per_game(first), per_game(second)
    both = one.join(other, on="game", suffix="_second") if is_paired else one.head(0)
    rows = []
    for what, worth in NUMBERS.items():
        before, after = _estimate(one[what]), _estimate(other[what])
        if not before.count or not after.count:
            continue
        if is_paired:
            apart = (both[f"{what}_second"] - both[what]).drop_nulls()
            total, squares = float(apart.sum()), float((apart * apart).sum())
            difference = paired_difference(total, squares, len(apart))
            deviation = sqrt(variance(total, squares, len(apart)))
        else:
            half = sqrt(before.half_width**2 + after.half_width**2)
            value = after.value - before.value
            p = two_sided(WITHIN_95 * value / half) if half else 1.0
            difference = Difference(value, value - half, value + half, p)
            deviation = before.half_width * sqrt(before.count) / WITHIN_95
        needed = games_needed(deviation, worth) // (2 if is_paired else 1)
        rows.append(Row(what, before, after, difference, 1.0, needed if needed > len(one) else 0))
    return len(both), rows


def _estimate(numbers: pl.Series) -> Estimate:
    there = numbers.drop_nulls()
    return mean(float(there.sum()), float((there * there).sum()), len(there))


def _cards(one: Summary, other: Summary) -> list[Row]:
    """How often the seats win that are dealt each card, in both decks."""
    second = {card.card: card for card in other.cards}
    rows = []
    for card in one.cards:
        if card.card in second and card.opening.count and second[card.card].opening.count:
            before, after = card.opening, second[card.card].opening
            difference = share_difference(before, after)
            needed = games_needed(0.5, 0.05) * one.games // max(1, before.count)
            rows.append(Row("card", before, after, difference, 1.0, needed if needed > one.games else 0, card.card))
    return rows


def comparison_page(found: Comparison, names: tuple[str, str], language: str) -> str:
    """``names`` are the reader's names for the two runs."""
    reader = MetricsReader(found.first.study.build_game())
    title = LAB.say(language, "comparison-title", first=names[0], second=names[1])
    sentences, rows = [], []
    for row in found.rows:
        card = reader.name(row.card, language) if row.card else ""
        sentence = escape(row.sentence(card).say(language))
        sentences.append(f"<li><b>{sentence}</b></li>" if row.is_certain else f"<li>{sentence}</li>")
        what = LAB.say(language, f"compare-{row.what.replace('_', '-')}", card=card)
        scale = 100 if row.card or row.what in ("first_seat", "starter") else 1
        difference = signed(row.difference) if scale == 100 else f"{row.difference.value:+.2f}"
        first, second = (f"{scale * estimate.value:.1f}" for estimate in (row.first, row.second))
        rows.append((what, first, second, difference, chance(row.p)))
    heads = (LAB.say(language, "head-what"), "A", "B", LAB.say(language, "head-difference"), "p")
    cards = [row for row in found.rows if row.card]
    plot = ""
    if cards:
        with quiet():
            labels = [reader.name(row.card, language) for row in cards]
            plot = dumbbells(
                labels, [row.first.value for row in cards], [row.second.value for row in cards], ("A", "B")
            )
    verdict = escape(LAB.say(language, "comparison-verdict", count=len(found.certain), rows=len(found.rows)))
    return page(
        title,
        language,
        f"<p>{verdict}</p>\n<ul>{''.join(sentences)}</ul>\n{plot}\n"
        + table(heads, rows, [row.is_certain for row in found.rows]),
    )
