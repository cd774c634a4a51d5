"""How to play Códigos, for bots."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from sobremesa.games.codigos.cards import Cards, is_joker
from sobremesa.games.codigos.player.heuristic import heuristic
from sobremesa.games.codigos.player.reasons import why
from sobremesa.games.codigos.player.rollout import CodigosRollout
from sobremesa.games.codigos.rules import constants as c
from sobremesa.games.codigos.rules.state import CodigosState
from sobremesa.games.codigos.view import Code, Memory, Scene
from sobremesa.kernel.game import Game
from sobremesa.kernel.player import Player
from sobremesa.kernel.rng import Rng
from sobremesa.kernel.rollout import Rollout
from sobremesa.kernel.text import Message
from sobremesa.kernel.view import View


class CodigosPlayer(Player[CodigosState, Scene, Memory]):
    # More worlds help more here than elsewhere, and a code given up at random loses the game.
    iterations_by_level: ClassVar[Mapping[str, int]] = {"facil": 24, "normal": 60, "dificil": 350}
    slips_by_level: ClassVar[Mapping[str, float]] = {"facil": 0.0}

    def __init__(self, game: Game[CodigosState, Scene, Memory], cards: Cards) -> None:
        super().__init__(game)
        self.cards = cards

    def heuristic(self, view: View[Scene, Memory]) -> Mapping[int, float]:
        return heuristic(self.cards, view)

    def recall(self, view: View[Scene, Memory], share: float) -> int | None:
        """CO-26: a hidden code is recited from memory, as good as that is."""
        return recall(self.cards, view, share)

    def recites(self, view: View[Scene, Memory]) -> bool:
        return view.scene.phase == "recite"

    def why(self, view: View[Scene, Memory], move: int) -> Message:
        assert view.viewer is not None
        return why(self.cards, view.scene, view.viewer, move)

    def tastes(self, view: View[Scene, Memory], move: int) -> Mapping[str, float]:
        return tastes(view.scene, move)

    def secrets(self, state: CodigosState) -> Mapping[str, tuple[str, ...]]:  # noqa: ARG002  # as every player has it
        """None: all seats were shown everything that lies on the table (CO-26)."""
        return {}

    def rollout(self) -> Rollout:
        return CodigosRollout()


def tastes(scene: Scene, move: int) -> Mapping[str, float]:
    """Collecting is patient, an exposed code is bold, the soldier bears a grudge, and a whole code is careful."""
    if scene.phase not in ("act", "add", "whole"):
        return {}
    if move < c.EXPOSE:
        return {"patience": 1.0}
    if move < c.LAY:
        return {"boldness": 1.0}
    if move < c.PICK:
        return {"care": 1.0}
    if c.SOLDIER <= move < c.DONE:
        return {"grudge": 1.0}
    return {}


PARTS = 1 << 20
USUAL_LENGTH = 4
# How much sooner a code is forgotten: for every code hidden after it, and for every symbol more than usual.
BY_AGE = 0.25
BY_LENGTH = 0.2


def recall(cards: Cards, view: View[Scene, Memory], share: float) -> int | None:
    """The viewer's next move in a reveal, by a memory that keeps this share (0 to 1); None in any other phase."""
    scene = view.scene
    if scene.phase == "choose":
        return min(view.moves)
    if scene.phase != "recite":
        return None
    assert view.viewer is not None
    assert scene.chosen is not None
    row = view.memory.hidden[view.viewer]
    code = row[scene.chosen - 1]
    said = len(scene.said)
    believed = _recollect(cards, code, share, age=len(row) - scene.chosen)
    if believed is None:
        return c.TURN_OVER if said == 0 else c.DONE if c.DONE in view.moves else view.moves[0]
    return c.SAY + believed[said] if said < len(believed) else c.DONE


def _recollect(cards: Cards, code: Code, share: float, age: int) -> list[int] | None:
    """The symbols as the player remembers them; None if the player knows that they are forgotten."""
    symbols = [[symbol.id for symbol in cards.symbols].index(word) for word in cards.card(code.card).code]
    rng = Rng(_trace(cards, code))
    effort = max(0.2, 1 + BY_AGE * age + BY_LENGTH * (len(symbols) - USUAL_LENGTH))
    if int(rng.below(PARTS)) < share**effort * PARTS:
        return symbols
    # Turning over a code with a joker loses it like a wrong recital (CO-46): nothing is lost by trying.
    if rng.below(2) == 0 and not any(is_joker(card) for card in code.symbols):
        return None
    at = int(rng.below(len(symbols) - 1))
    if rng.below(2) == 0:
        symbols[at], symbols[at + 1] = symbols[at + 1], symbols[at]
    else:
        symbols[at] = (symbols[at] + 1 + int(rng.below(len(cards.symbols) - 1))) % len(cards.symbols)
    return symbols


def _trace(cards: Cards, code: Code) -> int:
    """A number for the cards that lie there."""
    found = 1
    for card in (code.card, *code.symbols):
        found = (found * 61 + cards.numbers[card]) % (1 << 31)
    return found
