"""How to play Euphoria, for bots."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar

from sobremesa.games.euphoria.belief import EuphoriaBelief
from sobremesa.games.euphoria.heuristic import Heuristic
from sobremesa.games.euphoria.rollout import EuphoriaRollout
from sobremesa.games.euphoria.scoring import side_of
from sobremesa.games.euphoria.speech import Speaker, heard
from sobremesa.games.euphoria.state import EuphoriaState
from sobremesa.games.euphoria.view import Memory, Scene
from sobremesa.games.euphoria.why import why
from sobremesa.kernel.claim import Claim
from sobremesa.kernel.imagination import Imagination
from sobremesa.kernel.player import Player
from sobremesa.kernel.rng import Rng
from sobremesa.kernel.rollout import Rollout
from sobremesa.kernel.text import Message
from sobremesa.kernel.view import View


class EuphoriaPlayer(Player[EuphoriaState, Scene, Memory]):
    # More worlds than these bring little more here: most of what decides a game is hidden, and many seats act.
    iterations_by_level: ClassVar[Mapping[str, int]] = {"normal": 20, "dificil": 100}

    def heuristic(self, view: View[Scene, Memory]) -> Mapping[int, float]:
        return Heuristic(view).scores()

    def why(self, view: View[Scene, Memory], move: int) -> Message:
        return why(view, move)

    def posterior(self, view: View[Scene, Memory], said: Sequence[Claim]) -> Imagination:
        return EuphoriaBelief(view, self.game.blank(Rng(0)), heard(said, self.game.seats))

    def speech(self, view: View[Scene, Memory], said: Sequence[Claim], rng: Rng) -> str | None:
        return Speaker(view, said).words(rng)

    def sides(self, state: EuphoriaState) -> tuple[int, ...]:
        """The teams at the deal (EU-10)."""
        return tuple(int(side_of(state.side, state.leader, seat)) for seat in range(self.game.seats))

    def rollout(self) -> Rollout:
        return EuphoriaRollout()
