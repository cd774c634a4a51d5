"""The columns of a game's cards, with the values that each may have. Runs beside the event loop."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Sequence
from functools import cache
from typing import Any, Literal

from sobremesa.kernel.game import AnyGame
from sobremesa.kernel.text import Message
from sobremesa.lab.decks import card_table, flat, from_cards, printed
from sobremesa.wire.workshop import Column
from sobremesa.workshop.checks import kind_of, problems_of

# Whatever a card may say, it does not say this.
NEVER = "?"
_WORD = re.compile(r"[\w-]+")
_IN_BRACKETS = re.compile(r"\((.*)\)")


def columns(game: str, games_from: Sequence[str]) -> list[Column]:
    return _columns(kind_of(game, games_from))


@cache
def _columns(kind: type[AnyGame]) -> list[Column]:
    content = tomllib.loads(printed(kind))
    cards = [flat(card) for card in content[card_table(kind)]]
    first: dict[str, int] = {}
    for number, card in enumerate(cards):
        for name in card:
            first.setdefault(name, number)
    return [
        Column(name, _kind(cards[number][name]), _choices(kind, content, cards, name, number))
        for name, number in first.items()
    ]


def _kind(value: object) -> Literal["int", "text", "list", "bool"]:
    if isinstance(value, bool):
        return "bool"
    return "int" if isinstance(value, int) else "list" if isinstance(value, list) else "text"


def _choices(
    kind: type[AnyGame], content: dict[str, Any], cards: list[dict[str, Any]], name: str, number: int
) -> list[str]:
    """The game itself says what may stand there: it is asked with a value that cannot be."""
    value = cards[number][name]
    if name == "id" or not isinstance(value, str | list):
        return []
    wrong: object = [NEVER] if isinstance(value, list) else NEVER
    changed = [{**card, name: wrong} if place == number else card for place, card in enumerate(cards)]
    for problem in problems_of(kind, from_cards(kind, changed, content)):
        what = problem.facts.get("what")
        field = str(problem.facts.get("field", ""))
        if isinstance(what, Message) and "allowed" in what.facts and (name == field or _is_part(name, field)):
            return _words(str(what.facts["allowed"]))
    return []


def _is_part(name: str, field: str) -> bool:
    return name.endswith(f".{field}") or name.startswith(f"{field}.")


def _words(allowed: str) -> list[str]:
    """The words of ``a | b | c``, or of ``2..4 x (a | b | c)``."""
    inner = _IN_BRACKETS.search(allowed)
    words = (inner[1] if inner else allowed).split(" | ")
    return words if len(words) > 1 and all(map(_WORD.fullmatch, words)) else []
