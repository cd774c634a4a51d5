"""Evidencia's cards: a picture with the value stamped on it, marks and the seal of the back."""

from __future__ import annotations

from typing import Any

from sobremesa.kernel.game import AnyGame
from sobremesa.printing.art import art, draw_outlines, fill_path, stroke_path, svg
from sobremesa.printing.printed_card import CardFace, PrintedCard

INK, PRESSED = "#231812", "#fff3dd"


def draw_cards(game: AnyGame, language: str) -> tuple[list[PrintedCard], dict[str, str]]:
    drawn, pictures = art()["evidencia"], {}
    for faction in game.deck.content["factions"]:
        pictures[f"seal-{faction}"] = _seal(drawn, faction)
        pictures[f"mark-{faction}"] = _mark(drawn, faction)
    cards = []
    for card in game.deck.content["card"]:
        stock = drawn["front"]["special"]["stock"] if card.get("special") else drawn["front"]["stock"]
        if card["id"] in drawn["pictures"]:
            tones = {"ink": INK, "paper": stock, "accent": INK}
            pictures[f"picture-{card['id']}"] = svg(120, 90, draw_outlines(drawn["pictures"][card["id"]], tones))
        cards.append(_card(game, card, language, stock))
    return cards, pictures


def _card(game: AnyGame, card: dict[str, Any], language: str, stock: str) -> PrintedCard:
    drawn, texts = art()["evidencia"], game.texts
    kind, wanted = card["challenge"]["kind"].replace("_", "-"), card["challenge"].get("faction", "")
    faction = {"faction": texts.say(language, f"faction-short-{wanted}") if wanted else ""}
    foot = texts.say(language, f"evidencia-foot-{kind}", value=card["value"], **faction)
    special = card.get("special", "")
    if special:
        foot = texts.say(language, f"evidencia-special-{special}")
    name = card["name"].get(language) or card["name"]["es"]
    long_faction = {"faction": texts.say(language, f"faction-{wanted}") if wanted else ""}
    told = texts.say(language, f"challenge-{kind}", value=card["value"], **long_faction)
    effect = f"{texts.say(language, f'special-{special}')}. " if special else ""
    colours = {
        "stock": stock,
        "ink": drawn["front"]["color"],
        "stamp": drawn["stamp"]["color"],
        "foot": (drawn["foot"]["effect"] if special else drawn["foot"])["color"],
        "line": drawn["foot"]["border-top"],
    }
    front = CardFace(
        "evidencia-front",
        {
            "value": str(card["value"]),
            "name": name,
            "foot": foot,
            "marks": [f"mark-{symbol}" for symbol in card["symbols"]],
            "seal": f"seal-{card['back']}",
            "picture": f"picture-{card['id']}" if card["id"] in drawn["pictures"] else "",
            "colours": colours,
        },
    )
    back = CardFace("evidencia-back", {"seal": f"seal-{card['back']}", "paper": drawn["back"]["background"]})
    return PrintedCard(name, "cards", front, back, explanation=effect + told[:1].upper() + told[1:] + ".")


def _seal(drawn: dict[str, Any], faction: str) -> str:
    accent, deep = drawn["seals"][faction]["accent"], drawn["seals"][faction]["deep"]
    tones = {"accent": accent, "paper": PRESSED, "ink": accent}
    return svg(
        64,
        64,
        draw_outlines(drawn["wax"][faction], tones),
        f'<circle cx="32" cy="32" r="25.5" fill="none" stroke="{deep}" stroke-width="2.5"/>',
        stroke_path("M12 24C15 15 22 10 31 9", "#ffffff", 2.5, stroke_opacity=0.4),
        draw_outlines(drawn["pressed"][faction], tones),
    )


def _mark(drawn: dict[str, Any], faction: str) -> str:
    colour, hole = drawn["colours"][faction]["colour"], drawn["front"]["stock"]
    how = {
        "solid": lambda path: fill_path(path, colour),
        "line": lambda path: stroke_path(path, colour, 2.6),
        "heavy": lambda path: stroke_path(path, colour, 3),
        "hole": lambda path: fill_path(path, hole),
    }
    return svg(32, 32, *(how[stroke["how"]](stroke["path"]) for stroke in drawn["marks"][faction]))
