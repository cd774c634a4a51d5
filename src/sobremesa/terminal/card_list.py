"""What is on the cards of a deck, to be read in the terminal: all of them, or one."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

from rich.console import RenderableType

from sobremesa.kernel.errors import SobremesaError
from sobremesa.kernel.game import AnyGame
from sobremesa.kernel.moves import normal
from sobremesa.terminal.texts import TEXTS

Say = Callable[..., str]


class NoSuchCard(SobremesaError):
    pass


@dataclass(frozen=True)
class CardText:
    """A card by its id, with its name and what it does."""

    id: str
    name: str
    text: str

    def __str__(self) -> str:
        return f"**{self.name}**: {self.text}" if self.text else self.name


class CardTexts:
    """What `explain-card` says of each card; of a game that says nothing, the names that its deck has."""

    def __init__(self, game: AnyGame, language: str) -> None:
        def say(key: str, **facts: object) -> str:
            return game.texts.say(language, key, **facts)

        listed = LISTED.get(game.about.name, _names)(game.deck.content, say, language)
        self.cards = {card.id: card for card in listed}

    def whole(self) -> RenderableType:
        from rich.markdown import Markdown

        return Markdown("\n".join(f"- {card}" for card in self.cards.values()))

    def find(self, words: str) -> CardText:
        """The card with this id, or whose name begins like this, or else has it inside."""
        wanted = normal(words)
        by_id = {normal(card.id): card for card in self.cards.values()}
        # Cards that are alike are numbered: comodin1, comodin2.
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


def _evidencia(deck: Any, say: Say, language: str) -> Iterator[CardText]:
    for card in deck["card"]:
        asked = card["challenge"]
        wanted = say(f"faction-{asked['faction']}") if "faction" in asked else ""
        challenge = say(f"challenge-{asked['kind'].replace('_', '-')}", value=card["value"], faction=wanted)
        symbols = ", ".join(say(f"faction-{symbol}") for symbol in card["symbols"]) or "none"
        back = say(f"faction-{card['back']}")
        told = say("explain-card", value=card["value"], symbols=symbols, back=back, challenge=challenge)
        effect = f"{say('explain-special-' + card['special'])} " if card.get("special") else ""
        yield CardText(card["id"], card["name"][language], f"{effect}{told}")


def _euphoria(deck: Any, say: Say, language: str) -> Iterator[CardText]:
    for artifact in deck["artifact"]:
        kind = say(f"artifact-{artifact['kind']}")
        name = f"{artifact['name'][language]} ({kind}, {artifact['copies']})"
        yield CardText(artifact["id"], name, artifact["text"][language])


def _codigos(deck: Any, say: Say, language: str) -> Iterator[CardText]:
    names = {symbol["id"]: symbol["name"][language] for symbol in deck["symbol"]}
    for card in deck["card"]:
        symbol, own = names[card["symbol"]], "yes" if card["symbol"] in card["code"] else "no"
        code = ", ".join(names[one] for one in card["code"])
        told = say("explain-card", symbol=symbol, code=code, medal=card["medal"], own=own)
        yield CardText(card["id"], say("card-named", symbol=symbol, photo=card["photo"]), told)
    yield CardText("comodin", say("joker"), say("explain-joker"))


def _names(deck: Any, _say: Say, language: str) -> Iterator[CardText]:
    for card in deck.get("card", ()):
        name = card.get("name", card.get("id", ""))
        words = str(name.get(language, "") if isinstance(name, dict) else name)
        yield CardText(str(card.get("id", words)), words, "")


LISTED: dict[str, Callable[[Any, Say, str], Iterator[CardText]]] = {
    "evidencia": _evidencia,
    "euphoria": _euphoria,
    "codigos": _codigos,
}
