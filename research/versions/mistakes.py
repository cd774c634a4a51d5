"""Visible mistakes of two versions in the same games, by the counters of this one."""

from __future__ import annotations

from collections import Counter

from research.blunders.__main__ import Judge
from sobremesa.kernel.view import AnyView
from sobremesa.lab.statistics import wilson


class Mistakes:
    """For each version: decisions with a choice, and mistakes by kind."""

    def __init__(self, judge: Judge) -> None:
        self.judge = judge
        self.decisions = [0, 0]
        self.found = (Counter[str](), Counter[str]())

    def look(self, who: int, view: AnyView, move: int) -> None:
        if len(view.moves) > 1:
            self.decisions[who] += 1
            self.found[who].update(self.judge(view, move))

    def line(self, who: int) -> str:
        total, decisions = self.found[who].total(), self.decisions[who]
        low, high = wilson(total, decisions)
        kinds = ", ".join(f"{kind} {count}" for kind, count in self.found[who].most_common())
        interval = f"[{1000 * low:.1f}, {1000 * high:.1f}]"
        return f"{1000 * total / decisions:.1f} {interval} mistakes in 1,000 of {decisions} decisions: {kinds}"
