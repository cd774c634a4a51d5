"""What a line that somebody types may be completed to: moves, orders, the names of cards, claims."""

from __future__ import annotations

from sobremesa.kernel.game import AnyGame
from sobremesa.kernel.text import DEFAULT_LANGUAGE
from sobremesa.kernel.view import AnyView
from sobremesa.terminal.card_list import CardTexts
from sobremesa.terminal.orders import BEFORE_A_GAME, word_for


class Completions:
    """Of one game in one language: what everybody may type, whatever lies hidden."""

    def __init__(self, game: AnyGame, language: str, words: dict[str, str]) -> None:
        self.game = game
        self.language = language
        orders = dict.fromkeys(words.values())
        self.orders = [word_for(order, language) for order in orders]
        self.before = [word_for(order, language) for order in dict.fromkeys(BEFORE_A_GAME.values())]
        card, rules, say = (word_for(order, language) for order in ("card", "rules", "say"))
        self.longer = [f"{card} {name}" for text in CardTexts(game, language).cards.values() for name in (text.id,)]
        self.longer += [f"{rules} {game.about.clauses}-20"]
        self.longer += [f"{say} {words}" for words in (game.claims.offered() if game.claims else ())]

    def at(self, view: AnyView | None) -> tuple[str, ...]:
        """The moves that are open first."""
        if view is None:
            return tuple(self.before)
        moves = [self._written(code) for code in view.moves]
        return (*moves, *self.orders, *self.longer)

    def _written(self, code: int) -> str:
        move = self.game.moves[code]
        return move.text if self.language == DEFAULT_LANGUAGE else (*move.aliases, move.text)[0]
