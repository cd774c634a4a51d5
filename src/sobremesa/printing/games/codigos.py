"""The cards of Códigos: symbol, code, medal and photo number; jokers; and the cards that make every player reveal."""

from __future__ import annotations

from typing import Any

from sobremesa.kernel.game import AnyGame
from sobremesa.printing.art import art, fill_path, svg
from sobremesa.printing.printed_card import CardFace, PrintedCard

PLATE, EDGE = "#fff6d8", "#4b3a12"
# The page has this many colours for symbols.
COLOURS = 8


def draw_cards(game: AnyGame, language: str) -> tuple[list[PrintedCard], dict[str, str]]:
    drawn, deck = art()["codigos"], game.deck.content
    pictures = {"symbol-": _stencil(drawn["joker"], drawn["colours"]["stamp"])}
    names = {}
    for order, symbol in enumerate(deck["symbol"]):
        outline = drawn["symbols"].get(symbol["id"], drawn["shapes"][order % len(drawn["shapes"])])
        pictures[f"symbol-{symbol['id']}"] = _stencil(outline, drawn["colours"][f"symbol-{order % COLOURS}"])
        names[symbol["id"]] = symbol["name"].get(language) or symbol["name"]["es"]
    cards = []
    for card in deck["card"]:
        pictures[f"medal-{card['medal']}"] = _medal(drawn, card["medal"])
        cards.append(_common(game, card, names, language))
    joker, reveal = (game.texts.say(language, key) for key in ("joker", "explain-thing-reveal-name"))
    back = _back(game, language)
    front = _front({"symbol": "symbol-", "word": joker})
    cards.append(
        PrintedCard(
            joker[:1].upper() + joker[1:],
            "cards",
            front,
            back,
            deck["jokers"],
            game.texts.say(language, "explain-joker"),
        )
    )
    told = game.texts.say(language, "explain-thing-reveal")
    facts = {"name": reveal, "told": told, "colours": drawn["colours"]}
    cards.append(PrintedCard(reveal, "cards", CardFace("codigos-reveal", facts), back, deck["reveal_cards"], told))
    return cards, pictures


def _common(game: AnyGame, card: dict[str, Any], names: dict[str, str], language: str) -> PrintedCard:
    symbol = names[card["symbol"]]
    facts = {
        "symbol": f"symbol-{card['symbol']}",
        "word": symbol,
        "code": [f"symbol-{part}" for part in card["code"]],
        "medal": f"medal-{card['medal']}",
        "points": str(card["medal"]),
        "photo": str(card["photo"]),
    }
    name = game.texts.say(language, "card-named", symbol=symbol, photo=card["photo"])
    told = ", ".join(names[part] for part in card["code"]) + f" · {card['medal']}"
    return PrintedCard(name[:1].upper() + name[1:], "cards", _front(facts), _back(game, language), explanation=told)


def _front(facts: dict[str, Any]) -> CardFace:
    return CardFace(
        "codigos-front", {"code": [], "medal": "", "photo": "", "colours": art()["codigos"]["colours"]} | facts
    )


def _back(game: AnyGame, language: str) -> CardFace:
    symbols = [f"symbol-{symbol['id']}" for symbol in game.deck.content["symbol"]]
    facts = {"title": game.texts.say(language, "title"), "symbols": symbols, "colours": art()["codigos"]["colours"]}
    return CardFace("codigos-back", facts)


def _stencil(outline: str, colour: str) -> str:
    return svg(48, 48, fill_path(outline, colour, fill_rule="evenodd"))


def _medal(drawn: dict[str, Any], points: int) -> str:
    stamped, colours = drawn["medals"][min(abs(points), len(drawn["medals"]) - 1)], drawn["colours"]
    edge = {"stroke": EDGE, "stroke_width": 1.4, "stroke_linejoin": "round"}
    star = fill_path(stamped["star"], colours["brass"], **edge) if stamped["star"] else _disc(17, colours["brass"], 1.4)
    stripes = "".join(f"M{x} 0h2.6v21h-2.6z" for x in stamped["stripes"])
    ribbon = fill_path("M10 0h20v18l-10 6-10-6z", colours["stamp"]) + fill_path(stripes, PLATE)
    return svg(40, 53, ribbon, star, _disc(12, PLATE, 1))


def _disc(radius: int, colour: str, width: float) -> str:
    return f'<circle cx="20" cy="34" r="{radius}" fill="{colour}" stroke="{EDGE}" stroke-width="{width}"/>'
