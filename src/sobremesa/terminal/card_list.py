"""The cards of a deck as text: all of them, or one."""

from __future__ import annotations

from rich.console import RenderableType

from sobremesa.kernel.errors import SobremesaError
from sobremesa.kernel.game import AnyGame
from sobremesa.kernel.moves import normal
from sobremesa.terminal.faces.card_text import CardText
from sobremesa.terminal.games.catalog import face_of
from sobremesa.terminal.texts import TEXTS


class NoSuchCard(SobremesaError):
    pass


class CardTexts:
    """The cards of a game's deck, as its face describes them."""

    def __init__(self, game: AnyGame, language: str) -> None:
        self.cards = {card.id: card for card in face_of(game).list_cards(game, language)}

    def whole(self) -> RenderableType:
        from rich.markdown import Markdown

        return Markdown("\n".join(f"- {card}" for card in self.cards.values()))

    def find(self, words: str) -> CardText:
        """The card with this id, else the first whose name begins with the words, else one whose name contains them."""
        wanted = normal(words)
        by_id = {normal(card.id): card for card in self.cards.values()}
        # Copies of a card are numbered: comodin1, comodin2.
        for card_id in (wanted, wanted.rstrip("0123456789")):
            if card_id in by_id:
                return by_id[card_id]
        names = [(normal(card.name), card) for card in self.cards.values()]
        for fits in (str.startswith, str.__contains__):
            found = [card for name, card in names if wanted and fits(name, wanted)]
            if found:
                return found[0]
        raise NoSuchCard(TEXTS.message("no-such-card", words=words[:40]))


def card_list(game: AnyGame, language: str) -> RenderableType:
    return CardTexts(game, language).whole()
