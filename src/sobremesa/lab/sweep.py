"""The same study with every combination of some options, side by side."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from html import escape

from sobremesa.lab.number_text import UNKNOWN, interval, number
from sobremesa.lab.plots import quiet, whiskers
from sobremesa.lab.report import page, table
from sobremesa.lab.statistics import Estimate
from sobremesa.lab.study import Study
from sobremesa.lab.summary import Summary
from sobremesa.lab.texts import LAB

# What is shown of each variant, and whether it is a share.
MEASURES: Mapping[str, tuple[bool, Callable[[Summary], Estimate | None]]] = {
    "first": (True, lambda found: found.fairness.seats[0]),
    "starter": (True, lambda found: found.fairness.starter),
    "minutes": (False, lambda found: found.lengths["minutes"].mean if "minutes" in found.lengths else None),
    "moves": (False, lambda found: found.lengths["moves"].mean if "moves" in found.lengths else None),
    "choices": (True, lambda found: found.choices.mattering),
    "decided": (True, lambda found: None if found.swing is None else found.swing.decided_at),
}


@dataclass(frozen=True)
class Sweep:
    """``names`` are the options that differ between the variants."""

    names: Sequence[str]
    variants: Sequence[tuple[Study, Summary]]

    def values(self, study: Study) -> list[str]:
        return [dict(study.options)[name] for name in self.names]

    def heads(self, language: str) -> list[str]:
        keys = ("games", *MEASURES)
        return [*self.names, *(LAB.say(language, f"sweep-{key}") for key in keys)]

    def rows(self) -> Iterator[list[str]]:
        for study, found in self.variants:
            yield [*self.values(study), str(found.games), *map(cell, self.estimates(found).items())]

    def estimates(self, found: Summary) -> dict[str, Estimate | None]:
        return {name: measure(found) for name, (_is_share, measure) in MEASURES.items()}

    def sheet(self) -> Iterator[list[str]]:
        """For a spreadsheet: each number and each end of its interval has its own cell."""
        yield [*self.names, "games", *(f"{name}{part}" for name in MEASURES for part in ("", "_low", "_high"))]
        for study, found in self.variants:
            cells = []
            for estimate in self.estimates(found).values():
                is_known = estimate is not None and estimate.count
                numbers = (estimate.value, estimate.low, estimate.high) if estimate is not None and is_known else ()
                cells += [f"{value:.6g}" for value in numbers] or [""] * 3
            yield [*self.values(study), str(found.games), *cells]


def cell(measured: tuple[str, Estimate | None]) -> str:
    name, estimate = measured
    if estimate is None:
        return UNKNOWN
    return interval(estimate) if MEASURES[name][0] else number(estimate)


def sweep_page(sweep: Sweep, language: str) -> str:
    study = sweep.variants[0][0]
    game = study.build_game().texts.say(language, "title")
    title = LAB.say(language, "sweep-title", game=game, options=", ".join(sweep.names))
    grid = table(sweep.heads(language), sweep.rows())
    with quiet():
        plots = "\n".join(_plot(sweep, name, language) for name in MEASURES)
    what = LAB.say(language, "sweep-what", variants=len(sweep.variants), bots=" + ".join(study.bots), seed=study.seed)
    return page(title, language, f'<p class="what">{escape(what)}</p>\n{grid}\n{plots}')


def _plot(sweep: Sweep, name: str, language: str) -> str:
    """The variants one below the other; empty if no variant has the number."""
    known = []
    for study, found in sweep.variants:
        estimate = sweep.estimates(found)[name]
        if estimate is not None and estimate.count:
            known.append((", ".join(sweep.values(study)), estimate))
    if not known:
        return ""
    head = escape(LAB.say(language, f"sweep-{name}"))
    is_share = MEASURES[name][0]
    labels, estimates = [label for label, _ in known], [estimate for _, estimate in known]
    return f"<h2>{head}</h2>\n{whiskers(labels, estimates, None, ', '.join(sweep.names), is_share=is_share)}"
