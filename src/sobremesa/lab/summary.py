"""All that a run says, in one value: what reports show and comparisons compare."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from typing import Any

from sobremesa.lab.lens import Looking
from sobremesa.lab.measures.cards import CardStrength, cards
from sobremesa.lab.measures.fairness import Fairness, fairness
from sobremesa.lab.measures.length import Length, lengths
from sobremesa.lab.measures.moments import Choices, Swing, bits, choices, swing
from sobremesa.lab.measures.rung import Rung, rung
from sobremesa.lab.measures.use import Ending, Use, endings, uses
from sobremesa.lab.run_folder import RunFolder, readable
from sobremesa.lab.statistics import Estimate
from sobremesa.lab.study import Study


@dataclass(frozen=True)
class Summary:
    study: Study
    games: int
    fairness: Fairness
    cards: list[CardStrength]
    lengths: dict[str, Length]
    choices: Choices
    swing: Swing | None
    bits: tuple[Estimate, ...]
    uses: list[Use]
    endings: list[Ending]
    rung: Rung | None

    def plain(self) -> dict[str, Any]:
        """In what JSON can say."""
        found = asdict(self)
        found["study"] = {**found["study"], "deck": None if self.study.deck is None else self.study.deck.name}
        return found


def summary(folder: RunFolder) -> Summary:
    study = folder.study()
    looking = Looking(study.configured())
    with readable(folder):
        return Summary(
            study=study,
            games=folder.played(),
            fairness=fairness(folder),
            cards=cards(folder, looking.cards),
            lengths=lengths(folder),
            choices=choices(folder),
            swing=swing(folder),
            bits=bits(folder),
            uses=uses(folder),
            endings=endings(folder),
            rung=rung(folder.rung),
        )
