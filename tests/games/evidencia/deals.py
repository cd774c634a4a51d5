"""Hand-made deals of Evidencia, written with card ids.

    backs gnomos:          g1 g4 g7 ge9 gi3 abduccion
    backs extraterrestres: e2 e5 e8 ei1 eg6 ojo
    backs illuminati:      i3 i7 i9 ig2 ie8 revelacion

A card's number is its value; abduccion is 4, ojo 5, revelacion 6.
"""

from __future__ import annotations

from typing import cast

from sobremesa.games.evidencia.game import Evidencia
from sobremesa.games.evidencia.rules.deal import lay_out
from sobremesa.games.evidencia.rules.state import EvidenciaState
from sobremesa.kernel.bits import row_of
from sobremesa.kernel.match import Match
from sobremesa.kernel.rng import Rng
from sobremesa.kernel.seed import Seed

GAME = Evidencia()
FREE = Evidencia(options={"pyramid": "free"})


class Sitting:
    """A match dealt by hand: each pile's first card is its top, the last challenge is the Final Challenge."""

    def __init__(self, mine: str, theirs: str, challenges: str, game: Evidencia = GAME, seed: int = 1) -> None:
        self.game = game
        self.match = Match(game, Seed(seed), names=("Ana", "Beto"))
        self.notes = self.match.state.notes
        assert self.notes is not None
        self.notes.clear()
        number = game.cards.number
        piles = [row_of(number(card) for card in pile.split()) for pile in (mine, theirs, challenges)]
        everything = {card for pile in (mine, theirs, challenges) for card in pile.split()}
        assert everything == set(game.cards.ids()), "a deal names every card once"
        self.state.rng = Rng(seed)
        lay_out(self.state, *piles)

    @property
    def state(self) -> EvidenciaState:
        return cast(EvidenciaState, self.match.state)

    def play(self, *moves: str) -> Sitting:
        """Moves as in a record: ``0 juega g7``."""
        for line in moves:
            seat, move = line.split(" ", 1)
            self.match.play(int(seat), move)
        return self

    def scene(self, viewer: int | None = 0):  # type: ignore[no-untyped-def]  # the game's Scene
        return self.match.view(viewer).scene

    def memory(self, viewer: int | None = 0):  # type: ignore[no-untyped-def]  # the game's Memory
        return self.match.view(viewer).memory

    def kinds(self, viewer: int | None = 0) -> list[str]:
        return [event.kind for event in self.match.events(viewer)]

    def told(self, viewer: int | None, kind: str) -> list[dict[str, object]]:
        return [dict(event.facts) for event in self.match.events(viewer) if event.kind == kind]


def plain_deal(game: Evidencia = GAME, seed: int = 1) -> Sitting:
    """Round 1 asks for the highest value (g1); seat 0 holds g4 g7, seat 1 holds e2 e5."""
    return Sitting(
        "g4 g7 ge9 gi3 revelacion i3",
        "e2 e5 e8 ei1 eg6 abduccion",
        "g1 i7 i9 ig2 ie8 ojo",
        game,
        seed,
    )
