"""The chapters of a report: what each says in words, drawings and tables, whatever they are read on."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from sobremesa.lab.lens import Looking
from sobremesa.lab.plots import band, bars, whiskers
from sobremesa.lab.statistics import Difference, Estimate
from sobremesa.lab.summary import Summary
from sobremesa.lab.texts import LAB
from sobremesa.lab.wording import chance, interval, points, signed


@dataclass(frozen=True)
class Plot:
    svg: str


@dataclass(frozen=True)
class Words:
    text: str


@dataclass(frozen=True)
class Grid:
    """A table; ``odd`` marks the rows that stand out."""

    heads: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]
    odd: tuple[bool, ...] = ()


@dataclass(frozen=True)
class Chapter:
    title: str
    about: str
    parts: tuple[Plot | Words | Grid, ...]


def title(found: Summary, language: str) -> str:
    game = found.study.configured()
    return LAB.say(language, "report-title", game=game.texts.say(language, "title"))


def what(found: Summary, language: str) -> str:
    """What was played, in a sentence."""
    study = found.study
    options = ", ".join(f"{name} = {value}" for name, value in study.options) or LAB.say(
        language, "report-usual-options"
    )
    usual = LAB.say(language, "report-usual-deck") if study.deck is None else study.deck.name
    facts = {
        "games": found.games,
        "seats": study.seats,
        "bots": " + ".join(study.bots),
        "options": options,
        "deck": study.deck_name or usual,
    }
    return LAB.say(language, "report-what-people" if study.is_of_people else "report-what", **facts)


def foot(found: Summary, language: str) -> str:
    if found.study.is_of_people:
        return LAB.say(language, "report-foot-people")
    return LAB.say(language, "report-foot", digest=found.study.digest(), seed=found.study.seed)


def chapters(found: Summary, language: str) -> list[Chapter]:
    """Those that the run can fill."""
    written = _Chapters(found, language)
    all_of_them = (
        written.start(), written.cards(), written.length(), written.choices(), written.swing(), written.skill(),
        written.knowledge(), written.use(), written.endings(),
    )  # fmt: skip
    return [chapter for chapter in all_of_them if chapter is not None]


class _Chapters:
    def __init__(self, found: Summary, language: str) -> None:
        self.found = found
        self.language = language
        self.looking = Looking(found.study.configured())

    def say(self, key: str, **facts: object) -> str:
        return LAB.say(self.language, key, **facts)

    def chapter(self, key: str, *parts: Plot | Words | Grid) -> Chapter:
        return Chapter(self.say(f"chapter-{key}"), self.say(f"about-{key}"), parts)

    def axis(self, key: str) -> str:
        return self.say(f"axis-{key}")

    def table(self, heads: Sequence[str], rows: Sequence[Sequence[str]], odd: Sequence[bool] = ()) -> Grid:
        return Grid(tuple(self.say(f"head-{name}") for name in heads), tuple(map(tuple, rows)), tuple(odd))

    def start(self) -> Chapter:
        fair = self.found.fairness
        labels = [self.say("a-seat", seat=seat + 1) for seat in range(len(fair.seats))]
        rows = list(zip(labels, fair.seats, strict=True))
        if fair.starter is not None:
            rows.append((self.say("the-starter"), fair.starter))
        plot = whiskers([label for label, _ in rows], [value for _, value in rows], fair.even, self.axis("won"))
        parts: list[Plot | Words | Grid] = [Plot(plot), Words(self.say("start-p", p=chance(fair.p)))]
        if fair.sides:
            texts = self.found.study.configured().texts
            sides = [
                (texts.say(self.language, f"side-{side}") if texts.has(f"side-{side}") else str(side + 1), value)
                for side, value in fair.sides.items()
            ]
            parts.append(self.table(("side", "won"), [(name, interval(value)) for name, value in sides]))
        return self.chapter("start", *parts)

    def cards(self) -> Chapter | None:
        if not self.found.cards:
            return None
        names = [self.looking.name(card.card, self.language) for card in self.found.cards]
        gains = [_around(card.gain, card.opening.count) for card in self.found.cards]
        rows = [
            (
                name,
                signed(card.gain),
                interval(card.opening),
                interval(card.held),
                interval(card.unseen),
                interval(card.final) if card.final.count else "–",
                f"{points(card.use.value)}",
                chance(card.p),
            )
            for name, card in zip(names, self.found.cards, strict=True)
        ]
        heads = ("card", "gain", "opening", "held", "unseen", "final", "used", "p")
        odd = [card.is_out_of_line for card in self.found.cards]
        return self.chapter("cards", Plot(whiskers(names, gains, 0.0, self.axis("gain"))), self.table(heads, rows, odd))

    def length(self) -> Chapter:
        parts: list[Plot | Words | Grid] = []
        rows = []
        for what, length in self.found.lengths.items():
            marks = (length.tenth, length.median, length.ninetieth)
            if what in ("minutes", "choices"):
                parts.append(Plot(bars(length.first, length.step, length.counts, marks, self.axis(what))))
            numbers = (length.mean.value, *marks, length.longest)
            rows.append((self.say(f"axis-{what}"), *(f"{number:.1f}" for number in numbers)))
        return self.chapter(
            "length", *parts, self.table(("what", "mean", "tenth", "median", "ninetieth", "most"), rows)
        )

    def choices(self) -> Chapter:
        found = self.found.choices
        rows = [
            (self.say("choices-mattering"), interval(found.mattering)),
            (self.say("choices-gap"), interval(found.gap)),
            (self.say("choices-forced"), interval(found.forced)),
            (self.say("choices-legal"), f"{found.legal.value:.1f}"),
        ]
        return self.chapter("choices", self.table(("what", "value"), rows))

    def swing(self) -> Chapter | None:
        found = self.found.swing
        if found is None:
            return None
        lows, middles, highs = zip(*found.winner, strict=True)
        rows = [
            (self.say("swing-changes"), f"{found.lead_changes.value:.2f}"),
            (self.say("swing-drama"), interval(found.drama)),
            (self.say("swing-decided"), interval(found.decided_at)),
            (self.say("swing-early"), interval(found.decided_early)),
            (self.say("swing-comebacks"), interval(found.comebacks)),
        ]
        plot = Plot(band(lows, middles, highs, self.axis("game"), percent=True))
        return self.chapter("swing", plot, self.table(("what", "value"), rows))

    def skill(self) -> Chapter | None:
        found = self.found.rung
        if found is None:
            return None
        rows = [
            (self.say("skill-won", better=found.better, worse=found.worse), interval(found.share)),
            (self.say("skill-luck"), interval(found.luck)),
        ]
        return self.chapter("skill", self.table(("what", "value"), rows))

    def knowledge(self) -> Chapter | None:
        found = self.found.bits
        if not any(estimate.value for estimate in found):
            return None
        columns = zip(*((estimate.low, estimate.value, estimate.high) for estimate in found), strict=True)
        lows, middles, highs = columns
        return self.chapter("knowledge", Plot(band(lows, middles, highs, self.axis("game"), percent=False)))

    def use(self) -> Chapter:
        rows = [(use.verb, interval(use.chosen), f"{use.each_game:.2f}") for use in self.found.uses]
        return self.chapter("use", self.table(("move", "chosen", "each-game"), rows))

    def endings(self) -> Chapter:
        texts = self.found.study.configured().texts
        rows = []
        for ending in self.found.endings:
            key = f"reason-{ending.reason}"
            name = texts.say(self.language, key) if texts.has(key) else ending.reason
            rows.append((f"{name} ({ending.clause})", interval(ending.share)))
        return self.chapter("endings", self.table(("ending", "games"), rows))


def _around(gain: Difference, count: int) -> Estimate:
    return Estimate(gain.value, gain.low, gain.high, count)
