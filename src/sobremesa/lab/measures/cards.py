"""How strong each card is: who is dealt it, who holds it, who has it at the end.

Opening hands are dealt by chance, so what they are worth is close to what the card does. Whoever lives longer sees more
cards, and whoever is ahead keeps the good ones: those numbers are told as company, not as cause.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

import polars as pl

from sobremesa.lab.measures.seen import seen
from sobremesa.lab.run_folder import RunFolder
from sobremesa.lab.statistics import Difference, Estimate, holm, share, share_chance

# A card whose strength is certainly beyond this many points is out of line.
OUT_OF_LINE = 0.05
ERROR = 0.05


@dataclass(frozen=True)
class CardStrength:
    """The part of the victories of seats that had the card: in the ``opening`` hand, ever in hand (``held``), ``used``,
    at the end (``final``), and of those that never saw it; ``seen`` is how much more often whoever ever held it wins
    than whoever never did.

    ``gain`` is how much more often than an average seat whoever was dealt it wins; where no hand is dealt, whoever
    held it. Two seats of one game cannot both win it, so a card's holders are held against the average, which is known,
    and not against the others at their tables. ``p`` is corrected for there being many cards; in a summary, for
    whatever else is tested there, too.
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
    differences = seen(folder)
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
