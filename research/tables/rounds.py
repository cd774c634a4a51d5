"""Servers measured by turns, A B B A, so that other load on the machine affects all of them."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from contextlib import AbstractContextManager, ExitStack
from dataclasses import dataclass
from statistics import median

from research.tables.field import Field
from research.tables.meter import Sample
from research.tables.node import Unavailable
from research.tables.servers import Running


@dataclass(frozen=True)
class Plan:
    """Durations, rounds and tables of a measurement. Before the first round all play for ``warm_up`` seconds without
    being counted, while Node compiles its code."""

    rounds: int = 5
    seconds: float = 4.0
    warm_up: float = 8.0
    tables: int = 100
    sizes: tuple[int, ...] = (1, 10, 100, 1_000)
    seats: int = 2_000
    minutes: float = 30.0


@dataclass(frozen=True)
class Entrant:
    name: str
    server: Callable[[], AbstractContextManager[Running]]
    tables: Callable[[Running], Awaitable[Field]]


@dataclass(frozen=True)
class Span:
    """The median and the range of the samples."""

    middle: float
    least: float
    most: float

    @classmethod
    def of(cls, found: Sequence[float]) -> Span:
        return cls(median(found), min(found), max(found))

    def text(self, digits: int) -> str:
        return f"{self.middle:.{digits}f} ({self.least:.{digits}f}-{self.most:.{digits}f})"


Measure = Callable[[Sample], float]


def rate(sample: Sample) -> float:
    return sample.moves_per_second


def p50(sample: Sample) -> float:
    return sample.p50_ms


def p99(sample: Sample) -> float:
    return sample.p99_ms


def cpu(sample: Sample) -> float:
    return sample.cpu_ms


def load(sample: Sample) -> float:
    return sample.load_ms


class Results:
    """Two samples a round of every entrant, and the reasons why some have none."""

    def __init__(self) -> None:
        self.samples: dict[str, list[Sample]] = {}
        self.missing: dict[str, str] = {}
        self.moves_per_match: dict[str, float | None] = {}

    def span(self, name: str, measure: Measure) -> Span | None:
        samples = self.samples.get(name)
        return None if samples is None else Span.of([measure(sample) for sample in samples])

    def ratio(self, name: str, other: str, measure: Measure) -> Span | None:
        """The ratio of the means of each round, so that both sides of it are from the same minute."""
        if name not in self.samples or other not in self.samples:
            return None
        ours, theirs = self._by_round(name, measure), self._by_round(other, measure)
        return Span.of([one / two for one, two in zip(ours, theirs, strict=True)])

    def flatness(self, names: Sequence[str], measure: Measure) -> Span | None:
        """The lowest over the highest, in each round."""
        if any(name not in self.samples for name in names):
            return None
        found = zip(*(self._by_round(name, measure) for name in names), strict=True)
        return Span.of([min(one) / max(one) for one in found])

    def _by_round(self, name: str, measure: Measure) -> list[float]:
        found = [measure(sample) for sample in self.samples[name]]
        return [(first + second) / 2 for first, second in zip(found[::2], found[1::2], strict=True)]

    def show(self) -> None:
        if self.samples:
            self._show_samples()
        for name, why in self.missing.items():
            print(f"{name:36}not measured: {why}.")
        print(flush=True)

    def _show_samples(self) -> None:
        columns = f"{'moves/s':>24}{'p50 ms':>22}{'p99 ms':>22}{'CPU ms a move':>22}{'load ms':>9}{'moves a match':>15}"
        print(f"{'':36}{columns}")
        for name in self.samples:
            shown = ((rate, 0, 24), (p50, 1, 22), (p99, 1, 22), (cpu, 3, 22))
            spans = "".join(f"{self._of(name, measure).text(digits):>{width}}" for measure, digits, width in shown)
            length = self.moves_per_match[name]
            match = "-" if length is None else f"{length:.0f}"
            print(f"{name:36}{spans}{self._of(name, load).middle:9.3f}{match:>15}")

    def _of(self, name: str, measure: Measure) -> Span:
        return Span.of([measure(sample) for sample in self.samples[name]])


async def by_turns(title: str, entrants: Sequence[Entrant], plan: Plan) -> Results:
    """All servers run from the first turn to the last; those without a turn are idle."""
    print(f"{title}. Rounds there and back: {plan.rounds}, {plan.seconds:g} s a turn; medians and ranges.", flush=True)
    results, fields = Results(), dict[str, Field]()
    with ExitStack() as stack:
        for entrant in entrants:
            try:
                running = stack.enter_context(entrant.server())
            except Unavailable as problem:
                results.missing[entrant.name] = str(problem)
                continue
            field = fields[entrant.name] = await entrant.tables(running)
            stack.callback(field.close)
            await field.measure(plan.warm_up)
        results.samples = {name: [] for name in fields}
        for _round in range(plan.rounds):
            for name in [*fields, *reversed(fields)]:
                results.samples[name].append(await fields[name].measure(plan.seconds))
        for name, field in fields.items():
            results.moves_per_match[name] = field.meter.moves_per_match
    results.show()
    return results
