"""Checks a deck card by card: its problems, its differences from the printed deck, and the allowed values of its
columns. Runs in a process beside the event loop."""

from __future__ import annotations

import re
import tempfile
import tomllib
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any, Literal

from msgspec import Struct

from sobremesa.games.catalog import GAMES, add_games
from sobremesa.kernel.deck import UNREADABLE, structure_problem
from sobremesa.kernel.errors import BadDeck, SobremesaError
from sobremesa.kernel.game import AnyGame
from sobremesa.kernel.text import Message
from sobremesa.lab.decks import card_table, differences, flat, from_cards, from_csv, printed_text
from sobremesa.table.settings import LONGEST_DECK
from sobremesa.wire.workshop import Change, Column, Problem, Row
from sobremesa.workshop.errors import Trouble, trouble
from sobremesa.workshop.texts import WORKSHOP

# The most problems that are listed at once.
MOST_PROBLEMS = 100
MOST_CHANGES = 500
# The place of a problem as a game's check names it: "card 'g1'", or "card 3" for a card without an id.
_WHERE = re.compile(r"(?P<list>\w+) (?:(?P<quote>['\"])(?P<id>.*)(?P=quote)|(?P<number>\d+))")


class Draft(Struct, frozen=True):
    """A deck under construction. ``content`` is None if the text is not TOML."""

    text: str
    cards: list[Row]
    content: dict[str, Any] | None
    problems: list[Problem]
    changes: list[Change]


class Edit(Struct, frozen=True):
    """At most one field is set; without any, the text stays as it is."""

    cards: list[Row] | None = None
    text: str | None = None
    csv: str | None = None


def kind_of(game: str, games_from: Sequence[str]) -> type[AnyGame]:
    """The game's class. A process that does not know games from outside loads them first."""
    if game not in GAMES:
        for folder in games_from:
            add_games(Path(folder))
    return GAMES[game]


def edit_deck(game: str, games_from: Sequence[str], before: str, edit: Edit, language: str) -> Draft | Trouble:
    """The deck after a change, with its problems; ``Trouble`` if the change cannot be applied."""
    kind = kind_of(game, games_from)
    before = before or printed_text(kind)
    try:
        if edit.cards is not None:
            text = _head(before) + from_cards(kind, edit.cards, _content(before) or tomllib.loads(printed_text(kind)))
        elif edit.csv is not None:
            text = from_csv(kind, edit.csv)
        else:
            text = before if edit.text is None else edit.text
    except SobremesaError as problem:
        return trouble(problem)
    if len(text) > LONGEST_DECK:
        return trouble(WORKSHOP.message("refused-lab-long-deck", longest=LONGEST_DECK))
    return check_text(kind, text, language)


def _head(text: str) -> str:
    """The comments at the top, which say what may be changed."""
    lines = text.splitlines(keepends=True)
    comments = next((number for number, line in enumerate(lines) if not line.startswith("#")), len(lines))
    return "".join(lines[:comments])


def _content(text: str) -> dict[str, Any] | None:
    """The parsed text; None if it is not TOML or was made to be slow to parse."""
    if structure_problem(text) is not None:
        return None
    try:
        return tomllib.loads(text)
    except UNREADABLE:
        return None


def check_text(kind: type[AnyGame], text: str, language: str) -> Draft:
    content = _content(text)
    cards = _cards(kind, content) if content is not None else []
    problems = [_problem(message, kind, cards, language) for message in problems_of(kind, text)[:MOST_PROBLEMS]]
    found = differences(tomllib.loads(printed_text(kind)), content) if content is not None else []
    changes = [Change(change.card, change.field, change.before, change.after) for change in found[:MOST_CHANGES]]
    return Draft(text, cards, content, problems, changes)


def _cards(kind: type[AnyGame], content: Mapping[str, Any]) -> list[Row]:
    entries = content.get(card_table(kind))
    return [flat(entry) for entry in entries if isinstance(entry, dict)] if isinstance(entries, list) else []


def problems_of(kind: type[AnyGame], text: str) -> tuple[Message, ...]:
    with tempfile.NamedTemporaryFile("w", suffix=".toml", encoding="utf-8") as file:
        file.write(text)
        file.flush()
        try:
            kind(deck=Path(file.name))
        except BadDeck as bad:
            return bad.problems
        except SobremesaError as problem:
            return (problem.message,)
    return ()


def _problem(message: Message, kind: type[AnyGame], cards: Sequence[Row], language: str) -> Problem:
    """The problem with the card's row and the field's column."""
    what = message.facts.get("what")
    if not isinstance(what, Message):
        return Problem("", "", message.say(language))
    where, field = str(message.facts["where"]), str(message.facts["field"])
    row = _row(where, card_table(kind), cards)
    if row is None:
        return Problem("", field, message.say(language))
    card = cards[row]
    return Problem(str(card.get("id", "")), _column(field, card), what.say(language), row)


def _row(where: str, table: str, cards: Sequence[Row]) -> int | None:
    found = _WHERE.fullmatch(where)
    if found is None or found["list"] != table:
        return None
    if found["number"] is not None:
        return int(found["number"]) - 1 if int(found["number"]) <= len(cards) else None
    return next((number for number, card in enumerate(cards) if str(card.get("id", ""))[:20] == found["id"]), None)


def _column(field: str, card: Mapping[str, Any]) -> str:
    """The column of a field, which a game names by its last or its first part."""
    if field in card:
        return field
    fits = (name for name in card if name.endswith(f".{field}") or name.startswith(f"{field}."))
    return next(fits, field)


# A value that no card may have.
NEVER = "?"
_WORD = re.compile(r"[\w-]+")
_IN_BRACKETS = re.compile(r"\((.*)\)")


def columns(game: str, games_from: Sequence[str]) -> list[Column]:
    return _columns(kind_of(game, games_from))


@cache
def _columns(kind: type[AnyGame]) -> list[Column]:
    content = tomllib.loads(printed_text(kind))
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
    """The allowed values, from the game's own refusal of a value that cannot be right."""
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
