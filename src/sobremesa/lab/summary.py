"""All results of a run in one value, for reports and comparisons."""

from __future__ import annotations

from dataclasses import asdict, dataclass, replace
from typing import Any

from sobremesa.lab.measures.cards import CardStrength, cards
from sobremesa.lab.measures.fairness import Fairness, fairness
from sobremesa.lab.measures.length import Length, Oddities, lengths, oddities
from sobremesa.lab.measures.moments import ChoiceFigures, Swing, bits, choices, swing
from sobremesa.lab.measures.rung import Rung, rung
from sobremesa.lab.measures.use import Ending, TalkFigures, VerbUse, endings, talk, uses
from sobremesa.lab.metrics_reader import MetricsReader
from sobremesa.lab.run_folder import RunFolder, refuse_damage
from sobremesa.lab.statistics import Estimate, holm
from sobremesa.lab.study import Study


@dataclass(frozen=True)
class Summary:
    """``start_p``: the probability of seats or a first seat at least this uneven if all were equal, corrected for
    everything that is tested."""

    study: Study
    games: int
    fairness: Fairness
    cards: list[CardStrength]
    lengths: dict[str, Length]
    choices: ChoiceFigures
    swing: Swing | None
    bits: tuple[Estimate, ...]
    uses: list[VerbUse]
    endings: list[Ending]
    rung: Rung | None
    talk: TalkFigures | None
    oddities: Oddities
    start_p: float

    def plain(self) -> dict[str, Any]:
        """The summary as JSON types."""
        found = asdict(self)
        found["study"] = {**found["study"], "deck": None if self.study.deck is None else self.study.deck.name}
        return found


def summary(folder: RunFolder) -> Summary:
    study = folder.study()
    reader = MetricsReader(study.build_game())
    with refuse_damage(folder):
        fair = fairness(folder)
        start_p, strengths = together(fair, cards(folder, reader.cards))
        return Summary(
            study=study,
            games=folder.games_played(),
            fairness=fair,
            cards=strengths,
            lengths=lengths(folder),
            choices=choices(folder),
            swing=swing(folder),
            bits=bits(folder),
            uses=uses(folder),
            endings=endings(folder),
            rung=rung(folder.rung),
            talk=talk(folder),
            oddities=oddities(folder, study.seats),
            start_p=start_p,
        )


def together(fair: Fairness, strengths: list[CardStrength]) -> tuple[float, list[CardStrength]]:
    """Corrects all tests of a report as one family: seats, first seat and cards. So nineteen of twenty reports of a
    flawless game find no flaw. The start's p-value is the smaller of those of the seats and of the first seat."""
    start = [fair.p] if fair.starter is None else [fair.p, fair.starter_p]
    corrected = holm([*start, *(card.gain.p for card in strengths)])
    judged = [replace(card, p=p) for card, p in zip(strengths, corrected[len(start) :], strict=True)]
    return min(corrected[: len(start)]), judged
