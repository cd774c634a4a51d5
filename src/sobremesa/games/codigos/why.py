"""What speaks for a move in Códigos, in a sentence, from what lies in sight."""

from __future__ import annotations

from sobremesa.games.codigos import constants as c
from sobremesa.games.codigos.cards import Cards, is_joker
from sobremesa.games.codigos.moves import TEXTS
from sobremesa.games.codigos.view import Scene
from sobremesa.kernel.text import Message

# The kinds of move by the first code of the next kind.
KINDS = (
    *((c.EXPOSE, "take"), (c.LAY, "expose"), (c.PICK, "lay"), (c.DISCARD, "add"), (c.GIVE_UP, "discard")),
    *((c.GIVE_UP + 1, "give-up"), (c.DONE, "soldier")),
)


def why(cards: Cards, scene: Scene, seat: int, move: int) -> Message:
    if scene.phase in ("choose", "recite"):
        return TEXTS.message("why-remembered")
    kind = next((name for end, name in KINDS if move < end), "done")
    if kind == "take":
        return _take(cards, scene, seat, scene.offer[move - c.TAKE])
    return TEXTS.message(f"why-{kind}")


def _take(cards: Cards, scene: Scene, seat: int, card: str) -> Message:
    """Whether the exposed code asks for the card's symbol, or codes in the collection do."""
    if is_joker(card):
        return TEXTS.message("why-take-joker")
    symbol = cards.card(card).symbol
    exposed = scene.exposed[seat].card
    if exposed and symbol in cards.card(exposed).code:
        return TEXTS.message("why-take-exposed")
    asking = sum(symbol in cards.card(held).code for held in scene.collections[seat] if not is_joker(held))
    return TEXTS.message("why-take-held", asking=asking)
