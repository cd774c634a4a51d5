"""Decks as designers work with them: a copy to change, the differences between two, and the way to a spreadsheet and
back."""

from __future__ import annotations

import csv
import io
import json
import re
import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import isfinite
from pathlib import Path
from typing import Any

from sobremesa.games.catalog import GAMES
from sobremesa.kernel.errors import BadDeck, SobremesaError
from sobremesa.kernel.game import AnyGame
from sobremesa.lab.texts import LAB

LARGEST_SHEET = 1_000_000
# A spreadsheet takes a cell that begins with one of these for a formula.
FORMULA = ("=", "+", "-", "@", "\t", "\r")


# A field's name that needs no quotes in TOML, and how deep fields may be nested in a card.
_KEY = re.compile(r"[A-Za-z0-9_-]{1,40}")
DEEPEST = 4


class BadSheet(SobremesaError):
    """A spreadsheet that is not a deck: names the row and the column, and says what would be right."""


@dataclass(frozen=True)
class FieldChange:
    """A field of a card that differs; None where the card or the field is missing."""

    card: str
    field: str
    before: Any
    after: Any


def card_table(game: type[AnyGame]) -> str:
    """The list of the deck that holds its cards."""
    content = tomllib.loads(printed_text(game))
    return "card" if "card" in content else "artifact"


def printed_text(game: type[AnyGame]) -> str:
    """The game's own deck, with its comments."""
    return (game.about.folder / "cards.toml").read_text(encoding="utf-8")


def game_of(content: Mapping[str, Any]) -> str | None:
    """The game whose printed deck has the same lists and fields; None if there is none."""
    for name, game in GAMES.items():
        own = tomllib.loads(printed_text(game))
        if set(own) == set(content):
            return name
    return None


def differences(before: Mapping[str, Any], after: Mapping[str, Any]) -> list[FieldChange]:
    """Field by field, cards matched by their id."""
    found = []
    for name in sorted({*before, *after}):
        one, other = before.get(name), after.get(name)
        if _is_list_of_cards(one) or _is_list_of_cards(other):
            found += _card_differences(_with_ids(one), _with_ids(other))
        elif one != other:
            found.append(FieldChange("", name, one, other))
    return found


def _is_list_of_cards(value: object) -> bool:
    return bool(value) and isinstance(value, list) and all(_has_id(entry) for entry in value)


def _with_ids(value: object) -> list[dict[str, Any]]:
    """The cards with an id. A draft may hold anything else, too."""
    return [entry for entry in value if _has_id(entry)] if isinstance(value, list) else []


def _has_id(entry: object) -> bool:
    return isinstance(entry, dict) and isinstance(entry.get("id"), str)


def _card_differences(before: Sequence[Mapping[str, Any]], after: Sequence[Mapping[str, Any]]) -> list[FieldChange]:
    one, other = ({entry["id"]: flat(entry) for entry in cards} for cards in (before, after))
    found = []
    for card in [*one, *(card for card in other if card not in one)]:
        if card not in one or card not in other:
            found.append(FieldChange(card, "", card if card in one else None, card if card in other else None))
            continue
        found += [
            FieldChange(card, field, one[card].get(field), other[card].get(field))
            for field in sorted({*one[card], *other[card]})
            if one[card].get(field) != other[card].get(field)
        ]
    return found


def flat(entry: Mapping[str, Any], before: str = "") -> dict[str, Any]:
    """A card in one row: ``name.es``, ``challenge.kind``."""
    found: dict[str, Any] = {}
    for name, value in entry.items():
        if isinstance(value, dict):
            found |= flat(value, f"{before}{name}.")
        else:
            found[f"{before}{name}"] = value
    return found


def to_csv(game: type[AnyGame], text: str) -> str:
    """The cards of a deck as a spreadsheet: one row a card, one column a field. A space separates the parts of a
    list."""
    cards = [flat(entry) for entry in tomllib.loads(text)[card_table(game)]]
    columns = list(dict.fromkeys(field for card in cards for field in card))
    sheet = io.StringIO()
    writer = csv.writer(sheet, lineterminator="\n")
    writer.writerow(columns)
    for card in cards:
        writer.writerow([_cell(card.get(column)) for column in columns])
    return sheet.getvalue()


def _cell(value: object) -> str:
    if value is None:
        return ""
    if isinstance(value, list):
        return escape_formula(" ".join(str(part) for part in value))
    return escape_formula(value) if isinstance(value, str) else str(value)


def escape_formula(words: str) -> str:
    """The text as a cell that a spreadsheet does not take for a formula."""
    return f"'{words}" if words.startswith(FORMULA) else words


def _unescape(cell: str) -> str:
    """Reverses ``escape_formula``."""
    return cell[1:] if cell.startswith("'") and cell[1:].startswith(FORMULA) else cell


def from_csv(game: type[AnyGame], sheet: str) -> str:
    """A deck with the cards of a sheet and everything else as printed. Raises a ``BadSheet`` with every problem."""
    table = card_table(game)
    own = tomllib.loads(printed_text(game))
    printed_cards = [flat(entry) for entry in own[table]]
    kinds = _kinds(printed_cards)
    # An empty cell means an empty list in a column that every card has.
    empty: dict[str, list[str]] = {
        name: [] for name, kind in kinds.items() if kind is list and all(name in card for card in printed_cards)
    }
    rows = _rows(sheet.removeprefix("\ufeff"))
    if not rows:
        raise BadSheet(LAB.message("sheet-empty", columns=", ".join(kinds)))
    columns = [column.strip() for column in rows[0]]
    problems = [
        LAB.message("sheet-column", column=column[:40] or "?", columns=", ".join(kinds))
        for column in columns
        if column not in kinds
    ]
    problems += [LAB.message("sheet-missing", column=column) for column in ("id",) if column not in columns]
    cards = []
    for number, row in enumerate(rows[1:], start=2):
        if len(row) > len(columns):
            problems.append(LAB.message("sheet-long-row", row=number, cells=len(row), columns=len(columns)))
        card: dict[str, Any] = {name: list(value) for name, value in empty.items() if name in columns}
        for column, cell in zip(columns, row, strict=False):
            if column not in kinds or not cell.strip():
                continue
            value = _value(_unescape(cell.strip()), kinds[column])
            if value is None:
                facts = {"row": number, "column": column, "value": cell[:40], "kind": kinds[column].__name__}
                problems.append(LAB.message("sheet-value", **facts))
            else:
                card[column] = value
        cards.append(card)
    if problems:
        raise BadDeck(LAB.message("sheet-problems", count=len(problems)), tuple(problems))
    return dump_toml({**own, table: [_nest(card) for card in cards]})


def _rows(sheet: str) -> list[list[str]]:
    """The rows that are not empty. The separator depends on the spreadsheet's locale."""
    head = sheet.partition("\n")[0]
    parted = max(",;\t", key=head.count)
    try:
        found = list(csv.reader(io.StringIO(sheet, newline=None), delimiter=parted))
    except csv.Error as problem:
        raise BadSheet(LAB.message("sheet-unreadable", reason=str(problem))) from None
    return [row for row in found if any(cell.strip() for cell in row)]


def from_cards(game: type[AnyGame], cards: Sequence[Mapping[str, Any]], base: Mapping[str, Any]) -> str:
    """A deck with cards as rows (``flat``) and everything else as in ``base``. Raises a ``BadSheet`` for a row that
    TOML cannot hold."""
    nested = []
    for number, card in enumerate(cards, start=1):
        for field, value in card.items():
            if not all(map(_KEY.fullmatch, field.split("."))) or field.count(".") >= DEEPEST or not _is_plain(value):
                raise BadSheet(LAB.message("sheet-cell", row=number, column=field[:40]))
        try:
            nested.append(_nest(card))
        except (TypeError, AttributeError):
            # One column is part of another: "name" and "name.es".
            raise BadSheet(LAB.message("sheet-cell", row=number, column=next(iter(card))[:40])) from None
    return dump_toml({**base, card_table(game): nested})


def _is_plain(value: object, depth: int = 0) -> bool:
    if isinstance(value, list) and depth < DEEPEST:
        return all(_is_plain(part, depth + 1) for part in value)
    if isinstance(value, dict) and depth < DEEPEST:
        return all(_KEY.fullmatch(name) and _is_plain(part, depth + 1) for name, part in value.items())
    return isinstance(value, str | int) or (isinstance(value, float) and isfinite(value))


def _kinds(cards: Sequence[Mapping[str, Any]]) -> dict[str, type]:
    return {field: type(value) for card in cards for field, value in card.items()}


def _value(cell: str, kind: type) -> Any:
    """The cell's value as a field of this kind; None if it does not fit."""
    if kind is list:
        return cell.replace(",", " ").split()
    if kind is bool:
        return {"true": True, "false": False}.get(cell.lower())
    if kind is int:
        return int(cell) if cell.lstrip("-").isdecimal() and len(cell) < 10 else None
    return cell


def _nest(card: Mapping[str, Any]) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for field, value in card.items():
        place = found
        *above, last = field.split(".")
        for name in above:
            place = place.setdefault(name, {})
        place[last] = value
    return found


def dump_toml(content: Mapping[str, Any]) -> str:
    """A deck as TOML. Lists of cards come last, as TOML wants it."""
    lines = [f"{name} = {_toml(value)}" for name, value in content.items() if not _is_table(value)]
    for name, value in content.items():
        if isinstance(value, dict):
            lines += ["", f"[{name}]", *(f"{field} = {_toml(part)}" for field, part in value.items())]
    for name, value in content.items():
        if _is_list_of_cards(value):
            for entry in value:
                lines += ["", f"[[{name}]]", *(f"{field} = {_toml(part)}" for field, part in entry.items())]
    return "\n".join(lines).lstrip() + "\n"


def _is_table(value: object) -> bool:
    return isinstance(value, dict) or _is_list_of_cards(value)


def _toml(value: object) -> str:
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{name} = {_toml(part)}" for name, part in value.items()) + " }"
    if isinstance(value, list):
        return "[" + ", ".join(map(_toml, value)) + "]"
    # JSON may leave this character as it is; TOML may not.
    return json.dumps(value, ensure_ascii=False).replace("\x7f", "\\u007f")


def read_content(path: Path) -> dict[str, Any]:
    """The content of a deck's file, before its game checks it."""
    from sobremesa.kernel.deck import read_deck

    return read_deck(path).content
