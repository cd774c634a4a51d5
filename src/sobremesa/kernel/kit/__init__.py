"""The kit: a game in an evening. See docs/a-game-in-an-evening.md."""

from sobremesa.kernel.kit.card import Card
from sobremesa.kernel.kit.game import SmallGame
from sobremesa.kernel.kit.parts import Counter, Happening, SmallMove, Verb, Zone
from sobremesa.kernel.kit.state import SmallState
from sobremesa.kernel.kit.view import SmallMemory, SmallScene, SmallView

__all__ = [
    "Card",
    "Counter",
    "Happening",
    "SmallGame",
    "SmallMemory",
    "SmallMove",
    "SmallScene",
    "SmallState",
    "SmallView",
    "Verb",
    "Zone",
]
