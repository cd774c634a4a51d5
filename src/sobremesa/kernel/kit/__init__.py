"""The kit: a game in an evening. See docs/a-game-in-an-evening.md."""

from sobremesa.kernel.kit.card import Card
from sobremesa.kernel.kit.game import SmallGame
from sobremesa.kernel.kit.happening import Happening
from sobremesa.kernel.kit.state import SmallState
from sobremesa.kernel.kit.verb import Choice, Verb
from sobremesa.kernel.kit.view import SmallMemory, SmallScene, SmallView
from sobremesa.kernel.kit.zone import Counter, Zone

__all__ = [
    "Card",
    "Choice",
    "Counter",
    "Happening",
    "SmallGame",
    "SmallMemory",
    "SmallScene",
    "SmallState",
    "SmallView",
    "Verb",
    "Zone",
]
