"""How to play Evidencia, for bots."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from typing import ClassVar

from sobremesa.games.evidencia.cards import Cards
from sobremesa.games.evidencia.player.heuristic import heuristic, solved_ordering
from sobremesa.games.evidencia.player.network_inputs import INPUTS, NAME
from sobremesa.games.evidencia.player.reasons import why
from sobremesa.games.evidencia.player.rollout import EvidenciaRollout
from sobremesa.games.evidencia.player.weights import Judgement, Learned, judgement, learned_for
from sobremesa.games.evidencia.rules import constants as c
from sobremesa.games.evidencia.rules.state import EvidenciaState
from sobremesa.games.evidencia.spectator_view import spectator_view
from sobremesa.games.evidencia.view import Memory, Scene
from sobremesa.kernel.game import Game
from sobremesa.kernel.player import Player, Solution
from sobremesa.kernel.rng import Rng
from sobremesa.kernel.rollout import Rollout
from sobremesa.kernel.text import Message
from sobremesa.kernel.view import View


class EvidenciaPlayer(Player[EvidenciaState, Scene, Memory]):
    # With the network, a bot that never slips plays well on eight worlds, so the usual slips put fácil too far below
    # normal.
    slips_by_level: ClassVar[Mapping[str, float]] = {"facil": 0.06}

    def __init__(self, game: Game[EvidenciaState, Scene, Memory], cards: Cards, *, is_whole: bool = True) -> None:
        """The network was trained on the whole game; a reduced game is played without it."""
        super().__init__(game)
        self.cards = cards
        self.is_whole = is_whole

    def heuristic(self, view: View[Scene, Memory]) -> Mapping[int, float]:
        return heuristic(self.cards, view, self.game.imagine(view), self.game.blank(Rng(0)))

    def why(self, view: View[Scene, Memory], move: int) -> Message:
        return why(self.cards, view, move)

    def solution(self, view: View[Scene, Memory]) -> Solution | None:
        """The ordering is solved (EV-44): the best mix of rows, by their next card."""
        if view.scene.phase != "order" or not view.moves:
            return None
        return solved_ordering(self.cards, view, self.game.imagine(view), self.game.blank(Rng(0)))

    def tastes(self, view: View[Scene, Memory], move: int) -> Mapping[str, float]:
        return tastes(self.cards, view, move)

    def secrets(self, state: EvidenciaState) -> Mapping[str, tuple[str, ...]]:
        """Hands and zones, which the other seat sees from behind (EV-02)."""
        lies = self.game.whereabouts(state)
        return {topic: lies[topic] for topic in ("hand 0", "hand 1", "zone 0", "zone 1")}

    def spectator_view(self, view: View[Scene, Memory]) -> View[Scene, Memory]:
        return spectator_view(self.cards, view)

    def problem(self) -> Message | None:
        return self._judgement.problem

    def rollout(self) -> Rollout:
        return EvidenciaRollout(self._judgement.network())

    @cached_property
    def _judgement(self) -> Judgement:
        if not self.is_whole:
            return Judgement(None)
        return judgement(self.game.about.folder, self.learned(), INPUTS)

    def learned(self) -> Learned:
        lookup = self.cards.lookup
        specials = bytes(int(lookup.special(which)) for which in range(3))
        printed = (lookup.values, lookup.symbols, lookup.backs, lookup.challenges, lookup.wanted, specials)
        return learned_for(self.game, b"".join(printed), NAME)


def tastes(cards: Cards, view: View[Scene, Memory], move: int) -> Mapping[str, float]:
    """High cards are bold and low ones patient; taking the rival's card is a grudge, taking back one's own is care."""
    if view.scene.phase == "play":
        highest = max(card.value for card in cards.cards)
        value = cards.cards[move - c.PLAY_CARD].value / highest
        return {"boldness": value, "patience": 1 - value}
    return {
        c.TAKE_OTHER: {"grudge": 1.0},
        c.TAKE_OWN: {"care": 1.0},
        c.TAKE_CHALLENGE: {"boldness": 1.0},
        c.TO_PYRAMID: {"patience": 1.0},
        c.TO_ZONE: {"care": 0.5, "boldness": 0.5},
    }.get(move, {})
