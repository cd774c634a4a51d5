"""Chance that is decided from outside, outcome by outcome."""

from __future__ import annotations

from mypy_extensions import i64

from sobremesa.kernel.chance_is_asked import ChanceIsAsked
from sobremesa.kernel.rng import Rng


class ScriptedRng(Rng):
    """Gives the outcomes of its script in order, and raises ``ChanceIsAsked`` where it ends.

    What was under way is then half done: whoever asks begins it again, on a copy, with a longer script.
    """

    def __init__(self) -> None:
        super().__init__(0)
        self.script: list[int] = []
        self.at: i64 = 0

    def begin(self, script: list[int]) -> None:
        self.script = script
        self.at = 0

    def next32(self) -> i64:
        raise ChanceIsAsked(0)

    def below(self, n: i64) -> i64:
        if n == 1:
            return 0
        if self.at == len(self.script):
            raise ChanceIsAsked(n)
        outcome: i64 = self.script[self.at]
        self.at += 1
        return outcome
