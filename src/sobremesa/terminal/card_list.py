"""All cards of a deck, one line each, to be read in the terminal."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from rich.console import RenderableType
from rich.markdown import Markdown

from sobremesa.kernel.game import AnyGame

Say = Callable[..., str]


def card_list(game: AnyGame, language: str) -> RenderableType:
    """What `explain-card` says of each card; of a game that says nothing, the names that its deck has."""

    def say(key: str, **facts: object) -> str:
        return game.texts.say(language, key, **facts)

    lines = LISTED.get(game.about.name, _names)(game.deck.content, say, language)
    return Markdown("\n".join(f"- {line}" for line in lines))


def _evidencia(deck: Any, say: Say, language: str) -> Iterator[str]:
    for card in deck["card"]:
        asked = card["challenge"]
        wanted = say(f"faction-{asked['faction']}") if "faction" in asked else ""
        challenge = say(f"challenge-{asked['kind'].replace('_', '-')}", value=card["value"], faction=wanted)
        symbols = ", ".join(say(f"faction-{symbol}") for symbol in card["symbols"]) or "none"
        back = say(f"faction-{card['back']}")
        told = say("explain-card", value=card["value"], symbols=symbols, back=back, challenge=challenge)
        effect = f"{say('explain-special-' + card['special'])} " if card.get("special") else ""
        yield f"**{card['name'][language]}**: {effect}{told}"


def _euphoria(deck: Any, say: Say, language: str) -> Iterator[str]:
    for artifact in deck["artifact"]:
        kind = say(f"artifact-{artifact['kind']}")
        yield f"**{artifact['name'][language]}** ({kind}, {artifact['copies']}): {artifact['text'][language]}"


def _codigos(deck: Any, say: Say, language: str) -> Iterator[str]:
    names = {symbol["id"]: symbol["name"][language] for symbol in deck["symbol"]}
    for card in deck["card"]:
        symbol, own = names[card["symbol"]], "yes" if card["symbol"] in card["code"] else "no"
        code = ", ".join(names[one] for one in card["code"])
        told = say("explain-card", symbol=symbol, code=code, medal=card["medal"], own=own)
        yield f"**{say('card-named', symbol=symbol, photo=card['photo'])}**: {told}"
    yield f"**{say('joker')}**: {say('explain-joker')}"


def _names(deck: Any, _say: Say, language: str) -> Iterator[str]:
    for card in deck.get("card", ()):
        name = card.get("name", card.get("id", ""))
        yield str(name.get(language, "") if isinstance(name, dict) else name)


LISTED: dict[str, Callable[[Any, Say, str], Iterator[str]]] = {
    "evidencia": _evidencia,
    "euphoria": _euphoria,
    "codigos": _codigos,
}
