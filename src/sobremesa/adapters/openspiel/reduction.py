"""Evidencia made small enough to be solved: a few deals, an opening that is already played, and rows that lie by
number."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from sobremesa.adapters.openspiel.course import Beginning
from sobremesa.games.evidencia.constants import ORDER
from sobremesa.games.evidencia.deal import lay_out
from sobremesa.games.evidencia.game import Evidencia
from sobremesa.games.evidencia.state import EvidenciaState
from sobremesa.kernel.bits import first, has, row_of
from sobremesa.kernel.game import AnyGame
from sobremesa.kernel.scripted_rng import ScriptedRng
from sobremesa.kernel.state import State

# Six deals that look alike, from round 5 on. Its short name is understood instead of a path.
SHORT_NAME: Final = "small"
REDUCED_EVIDENCIA: Final = Path(__file__).parent / "evidencia_reduced.toml"
PILES: Final = ("first", "second", "challenges")


@dataclass(frozen=True)
class Reduction(Beginning):
    """Chance picks a deal; the opening is played; when rows are laid, each card follows by its number."""

    piles: tuple[tuple[int, int, int], ...] = ()  # of each deal
    opening: tuple[tuple[int, int], ...] = ()

    def deal(self, state: State) -> None:
        assert isinstance(state, EvidenciaState)
        number = int(state.rng.below(len(self.piles)))
        lay_out(state, *self.piles[number])
        for seat, move in self.opening:
            if not has(state.legal(seat), move):
                text = self.game.moves.text(move)
                raise ValueError(f"deal {number + 1}: seat {seat} may not play {text!r} in the opening")
            state.play(seat, move)

    def follow(self, state: State) -> None:
        """Nobody chooses an order: the lowest card comes next (EV-44)."""
        assert isinstance(state, EvidenciaState)
        while state.phase == ORDER:
            seat = first(state.to_act())
            state.play(seat, first(state.legal(seat)))


def read_reduction(source: str, game: AnyGame) -> Reduction:
    """Reads the file; raises a ``ValueError`` that says what is wrong in it."""
    path = REDUCED_EVIDENCIA if source == SHORT_NAME else Path(source)
    if not isinstance(game, Evidencia):
        raise ValueError(f"a reduced game is Evidencia, not {game.about.name}")
    try:
        content = tomllib.loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError) as problem:
        raise ValueError(f"{path}: {problem}") from None
    deals = content.get("deal")
    opening = content.get("opening", [])
    if not isinstance(deals, list) or not deals:
        raise ValueError(f"{path}: at least one [[deal]] is needed")
    found = Reduction(
        game, len(deals), tuple(_deal(game, path, deal) for deal in deals), tuple(_move(game, line) for line in opening)
    )
    for number in range(len(deals)):
        rng = ScriptedRng()
        rng.begin([number] if len(deals) > 1 else [])
        found.deal(game.blank(rng))
    return found


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
