"""What Evidencia states for the lab, the exact yardsticks and the adapters."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sobremesa.games.evidencia.rules.constants import ORDER
from sobremesa.games.evidencia.rules.state import EvidenciaState
from sobremesa.kernel.bits import first
from sobremesa.kernel.game import AnyGame
from sobremesa.kernel.state import State
from sobremesa.kernel.study_data import FixedDeals, GameMetrics, Reductions, RoundCount, StudyData

if TYPE_CHECKING:
    from sobremesa.games.evidencia.reduced import Reduction


class EvidenciaDeals(FixedDeals):
    def __init__(self, reduction: Reduction) -> None:
        self.reduction = reduction

    @property
    def count(self) -> int:
        return len(self.reduction.deals)

    def lay_out(self, state: State, number: int) -> None:
        assert isinstance(state, EvidenciaState)
        self.reduction.lay_out(state, number)

    def play_forced(self, state: State) -> None:
        """EV-44: cards are laid in a row by their numbers, since all orders are too many for any tree."""
        assert isinstance(state, EvidenciaState)
        while state.phase == ORDER:
            seat = first(state.to_act())
            state.play(seat, first(state.legal(seat)))


class EvidenciaReductions(Reductions):
    def game(self, source: str) -> AnyGame:
        # The reduced game extends the game, which imports this module.
        from sobremesa.games.evidencia.reduced import ReducedEvidencia

        return ReducedEvidencia(source)

    def deals_of(self, game: AnyGame) -> FixedDeals:
        from sobremesa.games.evidencia.reduced import ReducedEvidencia

        assert isinstance(game, ReducedEvidencia)
        return EvidenciaDeals(game.reduction)

    def read(self, source: str, game: AnyGame) -> FixedDeals:
        from sobremesa.games.evidencia.game import Evidencia
        from sobremesa.games.evidencia.reduced import read_reduction

        assert isinstance(game, Evidencia)
        return EvidenciaDeals(read_reduction(source, game))


STUDY_DATA: Final = StudyData(
    metrics=GameMetrics(
        hand="hand",
        final="zone",
        held=("drew",),
        used=("took",),
        rounds=RoundCount(("won", "tied")),
        seconds=(15.0, 3.0),
        minutes=(10, 20),
    ),
    reductions=EvidenciaReductions(),
    longest=128,
)
