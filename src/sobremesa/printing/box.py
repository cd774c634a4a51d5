"""A tuck box for the deck: one sheet to cut and fold, as deep as the stack of cards."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from sobremesa.kernel.game import AnyGame
from sobremesa.printing.cards import CardTooLarge, title
from sobremesa.printing.press import typeset
from sobremesa.printing.printed_deck import deck_for_print
from sobremesa.printing.sheet_layout import MARGIN, PAPERS, Size
from sobremesa.printing.texts import PRINT

# In millimetres: the thickness of a card, and the clearance that lets cards slide in.
CARD_THICKNESS: Final = 0.32
PLAY: Final = 1.5
GLUE, TUCK = 12.0, 14.0


@dataclass(frozen=True)
class Box:
    """Inside dimensions in millimetres, and the sheet for its net."""

    width: float
    height: float
    depth: float

    @property
    def net(self) -> tuple[float, float]:
        return 2 * (self.width + self.depth) + GLUE, self.height + 2 * self.depth + 2 * TUCK


def box_for(cards: int, size: Size) -> Box:
    return Box(size.width + PLAY, size.height + PLAY, max(8.0, cards * CARD_THICKNESS + PLAY))


def box_pdf(game: AnyGame, language: str, *, paper: str, size: Size) -> tuple[bytes, Box]:
    deck = deck_for_print(game, language)
    box = box_for(len(deck.each()), size)
    sheet = next((sheet for sheet in (PAPERS[paper], PAPERS[paper][::-1]) if _fits(box, sheet)), None)
    if sheet is None:
        wide, tall = (f"{side:.0f}" for side in box.net)
        raise CardTooLarge(PRINT.message("box-too-large", width=wide, height=tall, paper=paper.upper()))
    said = {key: game.texts.say(language, key) if game.texts.has(key) else "" for key in SAID}
    facts = {
        "title": title(game, language),
        "paper": list(sheet),
        "box": [box.width, box.height, box.depth],
        "flaps": [GLUE, TUCK],
        "texts": said,
        "front": deck.cards[0].front.plain(),
        "back": deck.cards[0].back.plain(),
        "pictures": deck.pictures,
        "glue": PRINT.say(language, "box-glue"),
    }
    [pdf] = typeset("box.typ", facts)
    return pdf, box


SAID: Final = ("tagline", "players", "minutes", "summary-idea")


def _fits(box: Box, paper: tuple[float, float]) -> bool:
    return all(side + 2 * MARGIN <= room for side, room in zip(box.net, paper, strict=True))
