"""Reduced games for OpenSpiel, small enough to be solved: see ``Reductions`` in ``kernel/study_data.py``."""

from __future__ import annotations

from dataclasses import dataclass, field

from sobremesa.adapters.openspiel.course import Beginning
from sobremesa.games.catalog import GAMES
from sobremesa.kernel.game import AnyGame
from sobremesa.kernel.state import State
from sobremesa.kernel.study_data import FixedDeals


@dataclass(frozen=True)
class ReducedBeginning(Beginning):
    """Chance picks a deal, and the opening is played. Choices that the reduction takes away are made by rule."""

    fixed: FixedDeals = field(kw_only=True)

    def deal(self, state: State) -> None:
        self.fixed.lay_out(state, int(state.rng.below(self.deals)))

    def follow(self, state: State) -> None:
        self.fixed.play_forced(state)


def reduced_beginning(source: str, game: AnyGame) -> ReducedBeginning:
    """The beginning from a file, or from a size that comes with the game. A ``ValueError`` says what is wrong in it."""
    reductions = game.about.study.reductions
    if reductions is None:
        names = ", ".join(kind.__name__ for kind in GAMES.values() if kind.about.study.reductions is not None)
        raise ValueError(f"a reduced game is {names}, not {game.about.name}")
    fixed = reductions.read(source, game)
    return ReducedBeginning(game, fixed.count, fixed=fixed)
