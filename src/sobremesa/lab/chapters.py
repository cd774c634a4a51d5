"""The chapters of a report as words, drawings and tables, for HTML and PDF alike."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from sobremesa.lab.metrics_reader import MetricsReader
from sobremesa.lab.number_text import UNKNOWN, chance, interval, number, signed
from sobremesa.lab.plots import band, bars, columns, curve, whiskers
from sobremesa.lab.statistics import Difference, Estimate
from sobremesa.lab.summary import Summary
from sobremesa.lab.texts import LAB
from sobremesa.lab.verdicts import CERTAIN


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
    game = found.study.build_game()
    return LAB.say(language, "report-title", game=game.texts.say(language, "title"))


def what(found: Summary, language: str) -> str:
    """One sentence about what was played."""
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
    """The chapters that the run has data for."""
    written = _Chapters(found, language)
    all_of_them = (
        written.start(), written.cards(), written.length(), written.choices(), written.swing(), written.skill(),
        written.knowledge(), written.talk(), written.use(), written.endings(), written.oddities(),
    )  # fmt: skip
    return [chapter for chapter in all_of_them if chapter is not None]


class _Chapters:
    def __init__(self, found: Summary, language: str) -> None:
        self.found = found
        self.language = language
        self.reader = MetricsReader(found.study.build_game())

    def say(self, key: str, **facts: object) -> str:
        return LAB.say(self.language, key, **facts)

    def chapter(self, key: str, *parts: Plot | Words | Grid) -> Chapter:
        return Chapter(self.say(f"chapter-{key}"), self.say(f"about-{key}"), parts)

    def axis(self, key: str) -> str:
        return self.say(f"axis-{key}")

    def table(self, heads: Sequence[str], rows: Sequence[Sequence[str]], odd: Sequence[bool] = ()) -> Grid:
        """A table without the columns that are empty in every row."""
        told = [at for at in range(len(heads)) if at == 0 or any(row[at] != UNKNOWN for row in rows)]
        return Grid(
            tuple(self.say(f"head-{heads[at]}") for at in told),
            tuple(tuple(row[at] for at in told) for row in rows),
            tuple(odd),
        )

    def start(self) -> Chapter:
        fair = self.found.fairness
        labels = [self.say("a-seat", seat=seat + 1) for seat in range(len(fair.seats))]
        rows = list(zip(labels, fair.seats, strict=True))
        if fair.starter is not None:
            rows.append((self.say("the-starter"), fair.starter))
        off = self.found.start_p < CERTAIN
        marked = [off and value.excludes(fair.even) for _, value in rows]
        labels, values = [label for label, _ in rows], [value for _, value in rows]
        words = self.say("start-p", p=chance(fair.p), corrected=chance(self.found.start_p))
        parts: list[Plot | Words | Grid] = [
            Plot(whiskers(labels, values, fair.even, self.axis("won"), marked)),
            Words(words),
        ]
        sides = [
            *((self._side(side), interval(value)) for side, value in fair.sides.items()),
            *((self.say(f"role-{role}"), interval(value)) for role, value in fair.roles.items()),
        ]
        if sides:
            parts += [Words(self.say("start-sides")), self.table(("side", "won"), sides)]
        return self.chapter("start", *parts)

    def _side(self, side: int) -> str:
        """What the game calls the team."""
        names, texts = self.reader.metrics.sides, self.found.study.build_game().texts
        return texts.say(self.language, names[side]) if side < len(names) else str(side + 1)

    def cards(self) -> Chapter | None:
        if not self.found.cards:
            return None
        names = [self.reader.name(card.card, self.language) for card in self.found.cards]
        gains = [_around(card.gain, card.opening.count) for card in self.found.cards]
        named = list(zip(names, self.found.cards, strict=True))
        odd = [card.is_out_of_line for card in self.found.cards]
        chances = [(name, signed(card.gain), interval(card.opening), chance(card.p)) for name, card in named]
        company = [
            (name, *map(interval, (card.held, card.unseen)), signed(card.seen), *map(interval, (card.final, card.use)))
            for name, card in named
        ]
        return self.chapter(
            "cards",
            Plot(whiskers(names, gains, 0.0, self.axis("gain"), odd)),
            self.table(("card", "gain", "opening", "p"), chances, odd),
            Words(self.say("cards-company")),
            self.table(("card", "held", "unseen", "seen", "final", "used"), company),
        )

    def length(self) -> Chapter:
        parts: list[Plot | Words | Grid] = []
        rows = []
        for what, length in self.found.lengths.items():
            marks = (length.tenth, length.median, length.ninetieth)
            if what in ("minutes", "choices"):
                parts.append(Plot(bars(length.first, length.step, length.counts, marks, self.axis(what))))
            others = (f"{value:.1f}" for value in (*marks, length.longest))
            rows.append((self.say(f"axis-{what}"), number(length.mean), *others))
        return self.chapter(
            "length", *parts, self.table(("what", "mean", "tenth", "median", "ninetieth", "most"), rows)
        )

    def choices(self) -> Chapter:
        found = self.found.choices
        rows = [
            (self.say("choices-mattering"), interval(found.mattering)),
            (self.say("choices-gap"), interval(found.gap)),
            (self.say("choices-forced"), interval(found.forced)),
            (self.say("choices-legal"), number(found.legal)),
        ]
        return self.chapter("choices", self.table(("what", "value"), rows))

    def swing(self) -> Chapter | None:
        found = self.found.swing
        if found is None:
            return None
        lows, middles, highs = zip(*found.winner, strict=True)
        rows = [
            (self.say("swing-changes"), number(found.lead_changes, 2)),
            (self.say("swing-drama"), interval(found.drama)),
            (self.say("swing-decided"), interval(found.decided_at)),
            (self.say("swing-early"), interval(found.decided_early)),
            (self.say("swing-comebacks"), interval(found.comebacks)),
        ]
        story = Plot(band(lows, middles, highs, self.axis("game"), percent=True))
        decided = Plot(curve(found.decided, self.axis("game"), self.axis("decided")))
        return self.chapter("swing", story, decided, self.table(("what", "value"), rows))

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
        lows, middles, highs = zip(*((each.low, each.value, each.high) for each in found), strict=True)
        return self.chapter("knowledge", Plot(band(lows, middles, highs, self.axis("game"), percent=False)))

    def use(self) -> Chapter:
        rows = [
            (self.reader.verb(use.verb, self.language), interval(use.chosen), f"{use.each_game:.2f}")
            for use in self.found.uses
        ]
        return self.chapter("use", self.table(("move", "chosen", "each-game"), rows))

    def talk(self) -> Chapter | None:
        found = self.found.talk
        if found is None:
            return None
        rows = [(self.say("talk-claims"), number(found.claims)), (self.say("talk-lies"), interval(found.lies))]
        return self.chapter("talk", self.table(("what", "value"), rows))

    def endings(self) -> Chapter:
        names = [f"{self._reason(ending.reason)} ({ending.clause})" for ending in self.found.endings]
        shares = [ending.share for ending in self.found.endings]
        rows = [(name, interval(share)) for name, share in zip(names, shares, strict=True)]
        plot = Plot(columns([str(at + 1) for at in range(len(rows))], shares, self.axis("games")))
        numbered = [(f"{at}. {name}", value) for at, (name, value) in enumerate(rows, 1)]
        return self.chapter("endings", plot, self.table(("ending", "games"), numbered))

    def _reason(self, reason: str) -> str:
        texts, key = self.found.study.build_game().texts, f"reason-{reason}"
        return texts.say(self.language, key) if texts.has(key) else reason

    def oddities(self) -> Chapter:
        found = self.found.oddities
        rows = [(self.say("odd-unwon"), interval(found.unwon)), (self.say("odd-endless"), interval(found.endless))]
        if not self.reader.metrics.sides:
            rows.append((self.say("odd-joint"), interval(found.joint)))
        if self.reader.metrics.turn:
            rows.append((self.say("odd-passed"), str(found.passed)))
            rows.append((self.say("odd-idle-round"), interval(found.idle_round)))
        longest = [(str(odd.game), str(odd.moves), self._reason(odd.reason)) for odd in found.longest]
        parts: list[Plot | Words | Grid] = [self.table(("what", "value"), rows)]
        if not self.found.study.is_of_people:
            parts += [Words(self.say("odd-longest")), self.table(("game", "moves", "ending"), longest)]
        return self.chapter("oddities", *parts)


def _around(gain: Difference, count: int) -> Estimate:
    return Estimate(gain.value, gain.low, gain.high, count)
