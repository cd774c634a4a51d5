"""The table of wanted figures."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from research.tables import rows
from research.tables.rounds import Plan, Results, Span, cpu, p99, rate

AT_LEAST, AT_MOST = ">=", "<="
FLAT = 0.8
FLAT_FROM = 10


@dataclass(frozen=True)
class Figure:
    name: str
    found: Span | None
    wanted: str = ""
    limit: float = 0.0
    unit: str = ""
    digits: int = 2

    def line(self) -> str:
        if self.found is None:
            return f"{self.name:62}{'not measured':>24}"
        shown = f"{self.name:62}{self.found.text(self.digits) + self.unit:>24}"
        if not self.wanted:
            return shown
        holds = self.found.middle >= self.limit if self.wanted == AT_LEAST else self.found.middle <= self.limit
        return f"{shown}   {f'{self.wanted} {self.limit:g}{self.unit}':12}{'yes' if holds else 'NO'}"


class Figures:
    """Collects the results of all parts that were run."""

    def __init__(self, plan: Plan) -> None:
        self._plan = plan
        self._found: list[Figure] = []

    def compare(self, results: Results) -> None:
        ratio = results.ratio
        self._add(
            f"moves/s against {rows.MEMORY}, {self._plan.tables} tables",
            ratio(rows.ONE, rows.MEMORY, rate),
            AT_LEAST,
            2,
        )
        self._add(f"p99 against {rows.MEMORY}", ratio(rows.ONE, rows.MEMORY, p99), AT_MOST, 0.5)
        self._add(f"CPU a move against {rows.MEMORY}", ratio(rows.ONE, rows.MEMORY, cpu))
        self._add(f"moves/s against {rows.MEMORY}, both at once", ratio(rows.BOTH, rows.MEMORY, rate))
        self._add(f"p99 against {rows.MEMORY}, both at once", ratio(rows.BOTH, rows.MEMORY, p99))
        self._add(f"moves/s against {rows.DURABLE} (no group commit)", ratio(rows.ONE, rows.DURABLE, rate), AT_LEAST, 6)
        self._add(f"moves/s against {rows.COLYSEUS}", ratio(rows.ONE, rows.COLYSEUS, rate))

    def games(self, results: Results) -> None:
        for name, limit in ((rows.EVIDENCIA, 0.2), (rows.EUPHORIA, 0.45), (rows.CODIGOS, 0.35)):
            self._add(f"CPU a move, {name}", results.span(name, cpu), AT_MOST, limit, unit=" ms", digits=3)

    def crowd(self, results: Results) -> None:
        self._add(f"CPU a move, {rows.CROWD}", results.span(rows.CROWD, cpu), unit=" ms", digits=3)

    def postgres(self, results: Results) -> None:
        name = "moves/s on PostgreSQL against SQLite"
        self._add(name, results.ratio(rows.POSTGRES, rows.EVIDENCIA, rate))

    def scale(self, results: Results, syncs: float) -> None:
        sizes = [size for size in self._plan.sizes if size >= FLAT_FROM]
        name = f"slowest over fastest, moves/s from {sizes[0]:,} to {sizes[-1]:,} tables"
        self._add(name, results.flatness([rows.size_name(size) for size in sizes], rate), AT_LEAST, FLAT)
        few = results.span(rows.size_name(self._plan.sizes[0]), rate)
        if few is not None:
            share = Span(few.middle / syncs, few.least / syncs, few.most / syncs)
            self._add(f"moves/s at {rows.size_name(self._plan.sizes[0])} against the disk's own fdatasync/s", share)

    def idle(self, kilobytes: float) -> None:
        self._add("memory of an idle seat", Span(kilobytes, kilobytes, kilobytes), unit=" kB", digits=1)

    def _add(
        self, name: str, found: Span | None, wanted: str = "", limit: float = 0.0, *, unit: str = "", digits: int = 2
    ) -> None:
        self._found.append(Figure(name, found, wanted, limit, unit, digits))

    def show(self, say: Callable[[str], None] = print) -> None:
        say(f"{'':62}{'found':>24}   wanted")
        for figure in self._found:
            say(figure.line())
