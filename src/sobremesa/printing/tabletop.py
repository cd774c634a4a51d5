"""Decks for Tabletop Simulator: pictures of up to 70 cards, and the JSON of a saved object that refers to them.

The fields are those that the simulator documents for custom decks (``CustomDeck``, ``DeckIDs``, ``ContainedObjects``).
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from math import ceil
from typing import Any, Final

from sobremesa.kernel.game import AnyGame
from sobremesa.printing.cards import groups, title
from sobremesa.printing.press import typeset
from sobremesa.printing.printed_card import CardFace, PrintedCard
from sobremesa.printing.printed_deck import PrintedDeck, deck_for_print
from sobremesa.printing.sheet_layout import Size

# The simulator's sheets have at most ten columns and seven rows; the last place is for a hidden card.
COLUMNS, ROWS = 10, 7
MOST: Final = COLUMNS * ROWS - 1
LEAST: Final = 2
# Some graphics cards refuse pictures of more than about 4,000 dots a side.
DOTS_PER_INCH: Final = 150
# Distance between piles on the table, in the simulator's unit.
APART: Final = 4.0


def tabletop(game: AnyGame, language: str, size: Size, address: str) -> dict[str, bytes]:
    """The files of a saved object: its JSON and its pictures. ``address`` is the prefix of the pictures' names from
    which the simulator loads them: a local folder, or where they were uploaded."""
    deck = deck_for_print(game, language)
    name = game.about.name
    files: dict[str, bytes] = {}
    objects = []
    for number, (group, cards) in enumerate(groups(deck).items()):
        sheets = [cards[at : at + MOST] for at in range(0, len(cards), MOST)]
        customs = {}
        for part, sheet in enumerate(sheets, 1):
            key = 10 * number + part
            stem = f"{name}-{group}-{part}"
            fronts = [card.front for card in sheet]
            backs = [card.back for card in sheet]
            has_own_backs = any(back != backs[0] for back in backs)
            files[f"{stem}-fronts.png"] = _picture(game, language, deck, fronts, size)
            files[f"{stem}-backs.png"] = _picture(game, language, deck, backs if has_own_backs else backs[:1], size)
            customs[key] = _custom(len(sheet), address, stem, has_own_backs=has_own_backs)
        objects.append(_pile(group, sheets, customs, APART * number))
    saved = {
        "SaveName": title(game, language),
        "Date": "",
        "GameMode": "",
        "Note": "",
        "Rules": "",
        "ObjectStates": objects,
    }
    files[f"{name}.json"] = json.dumps(saved, ensure_ascii=False, indent=2).encode()
    return files


def grid(cards: int) -> tuple[int, int]:
    """Columns and rows of a sheet with one extra place for the hidden card."""
    columns = max(LEAST, min(COLUMNS, cards + 1))
    return columns, max(LEAST, ceil((cards + 1) / columns))


def _custom(cards: int, address: str, stem: str, *, has_own_backs: bool) -> dict[str, Any]:
    columns, rows = grid(cards)
    return {
        "FaceURL": f"{address}{stem}-fronts.png",
        "BackURL": f"{address}{stem}-backs.png",
        "NumWidth": columns,
        "NumHeight": rows,
        "BackIsHidden": True,
        "UniqueBack": has_own_backs,
        "Type": 0,
    }


def _pile(
    group: str, sheets: Sequence[Sequence[PrintedCard]], customs: dict[int, dict[str, Any]], x: float
) -> dict[str, Any]:
    """A card's number is its sheet's times a hundred, plus its place on the sheet."""
    numbered = [
        (100 * key + place, card, key)
        for key, sheet in zip(customs, sheets, strict=True)
        for place, card in enumerate(sheet)
    ]
    decks = {str(key): custom for key, custom in customs.items()}
    contained = [
        _object("CardCustom", card.name, card.explanation, x)
        | {"CardID": number, "CustomDeck": {str(key): customs[key]}}
        for number, card, key in numbered
    ]
    if len(contained) == 1:
        return contained[0]
    pile = _object("DeckCustom", group, "", x)
    return pile | {
        "DeckIDs": [number for number, _, _ in numbered],
        "CustomDeck": decks,
        "ContainedObjects": contained,
    }


def _object(kind: str, nickname: str, description: str, x: float) -> dict[str, Any]:
    turned = {"rotX": 0.0, "rotY": 180.0, "rotZ": 180.0}
    place = {"posX": x, "posY": 1.0, "posZ": 0.0, "scaleX": 1.0, "scaleY": 1.0, "scaleZ": 1.0}
    return {"Name": kind, "Transform": {**place, **turned}, "Nickname": nickname, "Description": description}


def _picture(game: AnyGame, language: str, deck: PrintedDeck, faces: Sequence[CardFace], size: Size) -> bytes:
    columns, rows = (1, 1) if len(faces) == 1 else grid(len(faces))
    spots = [
        {"face": number, "x": number % columns * size.width, "y": number // columns * size.height}
        for number in range(len(faces))
    ]
    facts = {
        "title": title(game, language),
        "width": size.width,
        "height": size.height,
        "bleed": 0,
        "faces": [face.plain() for face in faces],
        "pictures": deck.pictures,
        "paper": [columns * size.width, rows * size.height],
        "sheets": [{"spots": spots, "marks": [], "fold": None}],
    }
    [picture] = typeset("sheets.typ", facts, "png", DOTS_PER_INCH)
    return picture
