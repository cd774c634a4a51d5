"""Evidencia made small enough to be solved: a few deals, an opening that is already played, and rows that lie by
number. Bots that play it know all three."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from sobremesa.games.evidencia.game import Evidencia
from sobremesa.games.evidencia.player.player import EvidenciaPlayer
from sobremesa.games.evidencia.rules.deal import lay_out
from sobremesa.games.evidencia.rules.imagination import EvidenciaImagination
from sobremesa.games.evidencia.rules.reduced_imagination import ReducedImagination
from sobremesa.games.evidencia.rules.state import EvidenciaState
from sobremesa.games.evidencia.view import Memory, Scene
from sobremesa.kernel.bits import has, row_of
from sobremesa.kernel.rng import Rng
from sobremesa.kernel.state import Imagination
from sobremesa.kernel.view import View

FOLDER: Final = Path(__file__).parent / "reductions"
# Short names are understood instead of paths.
SHORT_NAMES: Final = ("small", "medium", "large")
PILES: Final = ("first", "second", "challenges")


@dataclass(frozen=True)
class Reduction:
    """Chance picks one of the deals, each three piles; then the moves of the opening are made."""

    source: str
    deals: tuple[tuple[int, int, int], ...]
    opening: tuple[tuple[int, int], ...]

    def lay_out(self, state: EvidenciaState, number: int) -> None:
        lay_out(state, *self.deals[number])
        for seat, move in self.opening:
            state.play(seat, move)


def read_reduction(source: str, game: Evidencia) -> Reduction:
    """Reads the file; raises a ``ValueError`` that says what is wrong in it."""
    path = FOLDER / f"{source}.toml" if source in SHORT_NAMES else Path(source)
    try:
        content = tomllib.loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError) as problem:
        raise ValueError(f"{path}: {problem}") from None
    deals = content.get("deal")
    if not isinstance(deals, list) or not deals:
        raise ValueError(f"{path}: at least one [[deal]] is needed")
    opening = tuple(_move(game, line) for line in content.get("opening", []))
    found = Reduction(source, tuple(_deal(game, path, deal) for deal in deals), opening)
    for number in range(len(deals)):
        _check_opening(game, path, found, number)
    return found


def _check_opening(game: Evidencia, path: Path, reduction: Reduction, number: int) -> None:
    state = game.blank(Rng(0))
    lay_out(state, *reduction.deals[number])
    for seat, move in reduction.opening:
        if not has(state.legal(seat), move):
            text = game.moves.text(move)
            raise ValueError(f"{path}: deal {number + 1}: seat {seat} may not play {text!r} in the opening")
        state.play(seat, move)


def _deal(game: Evidencia, path: Path, deal: Any) -> tuple[int, int, int]:
    piles = [str(deal.get(pile, "")).split() for pile in PILES] if isinstance(deal, dict) else []
    cards = [card for pile in piles for card in pile]
    if sorted(cards) != sorted(game.cards.ids()) or any(len(pile) != 6 for pile in piles):
        raise ValueError(f"{path}: a [[deal]] has three piles of six, {', '.join(PILES)}, with every card once")
    one, two, three = (int(row_of(game.cards.number(card) for card in pile)) for pile in piles)
    return one, two, three


def _move(game: Evidencia, line: str) -> tuple[int, int]:
    """A move as a record writes it: ``0 juega g7``."""
    seat, text = line.split(" ", 1)
    return int(seat), game.moves.code(text)


class ReducedEvidencia(Evidencia):
    """A game of its own: its players imagine only what can be dealt in it."""

    def __init__(self, source: str = "small") -> None:
        super().__init__()
        self.reduction = read_reduction(source, self)

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (self.reduction.source,)

    def blank(self, rng: Rng) -> EvidenciaState:
        return EvidenciaState(self.cards.lookup, rng, free_pyramid=False, counting=self.counting, rows_by_number=True)

    def player(self) -> EvidenciaPlayer:
        return EvidenciaPlayer(self, self.cards, is_whole=False)

    def deal(self, rng: Rng) -> EvidenciaState:
        return self.deal_number(rng, int(rng.below(len(self.reduction.deals))))

    def deal_number(self, rng: Rng, number: int) -> EvidenciaState:
        """The game with the deal of this number, its opening played."""
        state = self.blank(rng)
        self.reduction.lay_out(state, number)
        return state

    def imagine(self, view: View[Scene, Memory]) -> Imagination:
        whole = EvidenciaImagination(self.cards, view, self.blank(Rng(0)))
        every = ReducedImagination(whole, list(self.reduction.deals))
        world = self.blank(Rng(0))
        possible = []
        for number, deal in enumerate(self.reduction.deals):
            whole.sample(Rng(0), world)
            every.lay(world, number)
            if self._looks_like(world, view):
                possible.append(deal)
        return ReducedImagination(whole, possible)

    def _looks_like(self, world: EvidenciaState, view: View[Scene, Memory]) -> bool:
        seen, scene = self.view(world, view.viewer), view.scene
        return (
            seen.scene.hands == scene.hands
            and seen.scene.piles == scene.piles
            and seen.scene.challenge == scene.challenge
            and seen.scene.challenge_pile == scene.challenge_pile
            and seen.scene.final == scene.final
            and seen.memory.rounds == view.memory.rounds
        )
