"""The rules as a booklet: the game on one page, this table's options, every card of its deck, and the clauses."""

from __future__ import annotations

import re
from itertools import count, takewhile
from typing import Any

from sobremesa.kernel.game import AnyGame
from sobremesa.printing.cards import title
from sobremesa.printing.press import typeset
from sobremesa.printing.printed_deck import deck_for_print
from sobremesa.printing.sheet_layout import PAPERS
from sobremesa.printing.texts import PRINT
from sobremesa.wire.game_pack import rules_of

PARTS = ("card", "turn", "score", "win")
# Bold, italic and code as the rules mark them; the rest is plain.
MARKED = re.compile(r"\*\*(?P<bold>.+?)\*\*|\*(?P<italic>.+?)\*|`(?P<code>.+?)`")

Run = dict[str, str]


def rules_pdf(game: AnyGame, language: str, *, paper: str) -> bytes:
    """The booklet for this table, with its options and its deck's cards."""
    deck = deck_for_print(game, language)
    cards = [
        {"face": card.front.plain(), "name": card.name, "told": card.explanation, "copies": card.copies}
        for card in deck.cards
    ]
    width, height = PAPERS[paper]
    facts = {
        "title": title(game, language),
        "language": language,
        "paper": [width, height],
        "tagline": _text(game, language, "tagline"),
        "players": " · ".join(filter(None, (_text(game, language, key) for key in ("players", "minutes")))),
        "summary": _summary(game, language),
        "options": _options(game, language),
        "cards": cards,
        "pictures": deck.pictures,
        "rules": [
            {"kind": block.kind, "id": block.id, "runs": runs(block.text)} for block in rules_of(type(game))[language]
        ],
        "words": {key: PRINT.say(language, f"rules-{key}") for key in ("options", "cards", "whole")},
    }
    [pdf] = typeset("rules.typ", facts)
    return pdf


def runs(text: str) -> list[Run]:
    """A paragraph as runs of equal style."""
    found, at = [], 0
    for match in MARKED.finditer(text):
        if match.start() > at:
            found.append({"how": "plain", "text": text[at : match.start()]})
        how = str(match.lastgroup)
        found.append({"how": how, "text": match[how]})
        at = match.end()
    return [*found, {"how": "plain", "text": text[at:]}] if at < len(text) else found


def _text(game: AnyGame, language: str, key: str) -> str:
    return game.texts.say(language, key) if game.texts.has(key) else ""


def _summary(game: AnyGame, language: str) -> list[dict[str, Any]]:
    if not game.texts.has("summary-idea"):
        return []
    parts: list[dict[str, Any]] = [{"heading": "", "lines": [game.texts.say(language, "summary-idea")]}]
    for part in PARTS:
        keys = takewhile(game.texts.has, (f"summary-{part}-{number}" for number in count(1)))
        heading = _text(game, language, f"summary-{part}") or PRINT.say(language, f"rules-{part}")
        parts.append({"heading": heading, "lines": [game.texts.say(language, key) for key in keys]})
    return parts


def _options(game: AnyGame, language: str) -> list[dict[str, str]]:
    found = []
    for option in game.about.option_kinds:
        value = game.options[option.name]
        named = _text(game, language, f"option-{option.name.replace('_', '-')}") or option.name
        said = _text(game, language, f"option-{option.name}-{value}".replace("_", "-")) or value
        found.append({"name": named, "value": said, "clause": option.clause})
    return found
