"""Orders that a player may type besides moves, in both languages."""

from __future__ import annotations

from dataclasses import dataclass

from sobremesa.kernel.game import AnyGame
from sobremesa.kernel.moves import Moves, normal
from sobremesa.kernel.text import DEFAULT_LANGUAGE
from sobremesa.kernel.view import AnyView
from sobremesa.terminal.card_list import CardTexts

# Answers to a proposal.
ANSWERS = {"si": True, "yes": True, "no": False}
# Possible at any time.
WORDS = {
    "guardar": "save",
    "save": "save",
    "salir": "quit",
    "quit": "quit",
    "ayuda": "help",
    "help": "help",
    "?": "help",
    "reglas": "rules",
    "rules": "rules",
    "mesa": "table",
    "table": "table",
    "charla": "chat",
    "chat": "chat",
    "sorpresa": "surprise",
    "surprise": "surprise",
    "😮": "surprise",
    "aplauso": "applause",
    "applause": "applause",
    "👏": "applause",
    "risa": "laughter",
    "laughter": "laughter",
    "😂": "laughter",
    "sospecha": "suspicion",
    "suspicion": "suspicion",
    "🤨": "suspicion",
    "apuro": "hurry",
    "hurry": "hurry",
    "⏳": "hurry",
    "mate": "mate",
    "🧉": "mate",
}
IN_A_GAME = WORDS | {
    "carta": "card",
    "card": "card",
    "jugadas": "moves",
    "moves": "moves",
    "digo": "say",
    "say": "say",
    "dichos": "claims",
    "claims": "claims",
    "mentira": "doubt",
    "lie": "doubt",
    "quienes": "who",
    "who": "who",
    "autopase": "autopass",
    "autopass": "autopass",
    "deshacer": "undo",
    "undo": "undo",
    "revancha": "rematch",
    "rematch": "rematch",
    "pausa": "pause",
    "pause": "pause",
    "seguir": "resume",
    "resume": "resume",
    "pista": "hint",
    "consejo": "hint",
    "hint": "hint",
    "reloj": "clock",
    "clock": "clock",
    "asiento": "seat",
    "seat": "seat",
}
BEFORE_A_GAME = WORDS | {
    "empezar": "start",
    "start": "start",
    "listo": "ready",
    "ready": "ready",
    "bot": "bot",
    "irme": "leave",
    "leave": "leave",
}


def words_in(moves: Moves) -> dict[str, str]:
    """The orders during a game, without words that begin one of the game's moves."""
    written = [words for code in range(len(moves)) for words in (moves[code].text, *moves[code].aliases)]
    taken = {normal(words).partition(" ")[0] for words in written}
    return {word: order for word, order in IN_A_GAME.items() if word not in taken}


def word_for(order: str, language: str) -> str:
    """The word for an order in a language."""
    written = [word for word, known in (IN_A_GAME | BEFORE_A_GAME).items() if known == order and word.isalpha()]
    return written[0] if language == DEFAULT_LANGUAGE else written[-1]


@dataclass(frozen=True)
class TypedOrder:
    """An order, and the rest of its line."""

    word: str
    rest: str

    @classmethod
    def read(cls, line: str, words: dict[str, str]) -> TypedOrder | None:
        first, _, rest = line.partition(" ")
        known = words.get(normal(first).strip("¡!"))
        return None if known is None else cls(known, rest.strip())


class Completions:
    """What Tab completes to, for one game in one language. Hidden cards do not change it."""

    def __init__(self, game: AnyGame, language: str, words: dict[str, str]) -> None:
        self.game = game
        self.language = language
        orders = dict.fromkeys(words.values())
        self.orders = [word_for(order, language) for order in orders]
        self.before = [word_for(order, language) for order in dict.fromkeys(BEFORE_A_GAME.values())]
        card, rules, say = (word_for(order, language) for order in ("card", "rules", "say"))
        self.longer = [f"{card} {name}" for text in CardTexts(game, language).cards.values() for name in (text.id,)]
        self.longer += [f"{rules} {game.about.clauses}-20"]
        self.longer += [f"{say} {words}" for words in (game.claims.all_claims() if game.claims else ())]

    def at(self, view: AnyView | None) -> tuple[str, ...]:
        """The open moves first, then the orders."""
        if view is None:
            return tuple(self.before)
        moves = [self._text_of(code) for code in view.moves]
        return (*moves, *self.orders, *self.longer)

    def _text_of(self, code: int) -> str:
        move = self.game.moves[code]
        return move.text if self.language == DEFAULT_LANGUAGE else (*move.aliases, move.text)[0]
