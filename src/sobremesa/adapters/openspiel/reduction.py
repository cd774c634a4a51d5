"""Evidencia made small enough to be solved, for OpenSpiel: see ``games/evidencia/reduced.py``."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from sobremesa.adapters.openspiel.course import Beginning
from sobremesa.games.evidencia.game import Evidencia
from sobremesa.games.evidencia.reduced import FOLDER, Reduction, read_reduction
from sobremesa.games.evidencia.rules.constants import ORDER
from sobremesa.games.evidencia.rules.state import EvidenciaState
from sobremesa.kernel.bits import first
from sobremesa.kernel.game import AnyGame
from sobremesa.kernel.state import State

# Six deals that look alike, from round 5 on: "small" is understood instead of its path.
REDUCED_EVIDENCIA: Final = FOLDER / "small.toml"


@dataclass(frozen=True)
class ReducedBeginning(Beginning):
    """Chance picks a deal; the opening is played; when rows are laid, each card follows by its number."""

    reduction: Reduction = field(kw_only=True)

    def deal(self, state: State) -> None:
        assert isinstance(state, EvidenciaState)
        self.reduction.lay_out(state, int(state.rng.below(self.deals)))

    def follow(self, state: State) -> None:
        """Nobody chooses an order: the lowest card comes next (EV-44)."""
        assert isinstance(state, EvidenciaState)
        while state.phase == ORDER:
            seat = first(state.to_act())
            state.play(seat, first(state.legal(seat)))


def reduced_beginning(source: str, game: AnyGame) -> ReducedBeginning:
    """Of the file, or of one that comes with the game; raises a ``ValueError`` that says what is wrong in it."""
    if not isinstance(game, Evidencia):
        raise ValueError(f"a reduced game is Evidencia, not {game.about.name}")
    reduction = read_reduction(source, game)
    return ReducedBeginning(game, len(reduction.deals), reduction=reduction)
