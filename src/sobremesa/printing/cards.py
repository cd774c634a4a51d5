"""The cards of a deck on sheets and as single pictures."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sobremesa.kernel.errors import SobremesaError
from sobremesa.kernel.game import AnyGame
from sobremesa.printing.press import typeset
from sobremesa.printing.printed_card import CardFace, PrintedCard
from sobremesa.printing.printed_deck import PrintedDeck, deck_for_print
from sobremesa.printing.sheet_layout import PAPERS, Backs, Corner, SheetLayout, Size, best_layout
from sobremesa.printing.texts import PRINT


class CardTooLarge(SobremesaError):
    """Not even one card fits on the paper."""


def cards_pdf(
    game: AnyGame, language: str, *, paper: str, size: Size, bleed: float, backs: Backs, has_marks: bool
) -> tuple[bytes, SheetLayout]:
    """A PDF with every card in the box, and its layout."""
    laid = best_layout(PAPERS[paper], size, bleed, backs)
    if laid is None:
        facts = {"width": f"{size.width:g}", "height": f"{size.height:g}", "paper": paper.upper()}
        raise CardTooLarge(PRINT.message("too-large", **facts))
    deck = deck_for_print(game, language)
    faces = _Faces()
    sheets: list[dict[str, Any]] = []
    for cards in laid.split(deck.each()):
        fronts = _spots(faces, [card.front for card in cards], laid.fronts)
        behind = _spots(faces, [card.back for card in cards], laid.backs)
        if backs == "fold":
            both = laid.fronts[: len(cards)] + laid.backs[: len(cards)]
            sheets.append(_sheet(fronts + behind, laid.marks(both) if has_marks else [], laid.width / 2))
            continue
        sheets.append(_sheet(fronts, laid.marks(laid.fronts[: len(cards)]) if has_marks else []))
        if backs == "duplex":
            sheets.append(_sheet(behind, []))
    facts = _facts(game, language, deck, faces, size, bleed)
    [pdf] = typeset("sheets.typ", facts | {"paper": [laid.width, laid.height], "sheets": sheets})
    return pdf, laid


def card_images(game: AnyGame, language: str, *, size: Size, bleed: float) -> dict[str, bytes]:
    """A picture of each front and back with bleed, for printing on demand, by file name."""
    deck = deck_for_print(game, language)
    faces, names = _Faces(), []
    for number, card in enumerate(deck.cards, 1):
        names.append(f"{number:02d}-{_file_name(card.name)}-x{card.copies}")
        faces.number(card.front)
    fronts = len(faces.all)
    behind = {faces.number(card.back): card for card in deck.cards}
    names += [f"back-{number + 1 - fronts}-{card.group}" for number, card in behind.items()]
    pictures = _pages(game, language, deck, faces, size, bleed)
    return {f"{name}.png": picture for name, picture in zip(names, pictures, strict=True)}


def _pages(game: AnyGame, language: str, deck: PrintedDeck, faces: _Faces, size: Size, bleed: float) -> list[bytes]:
    """One page for each face."""
    paper = [size.width + 2 * bleed, size.height + 2 * bleed]
    sheets = [_sheet([{"face": number, "x": bleed, "y": bleed}], []) for number in range(len(faces.all))]
    facts = _facts(game, language, deck, faces, size, bleed) | {"paper": paper, "sheets": sheets}
    return typeset("sheets.typ", facts, "png")


class _Faces:
    """Numbers each face once, however many cards have it."""

    def __init__(self) -> None:
        self.all: list[dict[str, Any]] = []

    def number(self, face: CardFace) -> int:
        plain = face.plain()
        if plain not in self.all:
            self.all.append(plain)
        return self.all.index(plain)


def _spots(faces: _Faces, wanted: Sequence[CardFace], places: Sequence[Corner]) -> list[dict[str, Any]]:
    return [
        {"face": faces.number(face), "x": place.x, "y": place.y} for face, place in zip(wanted, places, strict=False)
    ]


def _sheet(spots: list[dict[str, Any]], marks: Sequence[object], fold: float | None = None) -> dict[str, Any]:
    return {"spots": spots, "marks": marks, "fold": fold}


def _facts(game: AnyGame, language: str, deck: PrintedDeck, faces: _Faces, size: Size, bleed: float) -> dict[str, Any]:
    return {
        "title": title(game, language),
        "width": size.width,
        "height": size.height,
        "bleed": bleed,
        "faces": faces.all,
        "pictures": deck.pictures,
    }


def title(game: AnyGame, language: str) -> str:
    return game.texts.say(language, "title") if game.texts.has("title") else game.about.name


def _file_name(name: str) -> str:
    """Letters and digits, everything else as hyphens."""
    plain = "".join(letter if letter.isalnum() else "-" for letter in name.lower())
    return "-".join(part for part in plain.split("-") if part)[:40]


def groups(deck: PrintedDeck) -> dict[str, list[PrintedCard]]:
    """The piles with all their cards."""
    found: dict[str, list[PrintedCard]] = {}
    for card in deck.each():
        found.setdefault(card.group, []).append(card)
    return found
