"""Prints of decks: read from a request's parameters, made in a job process."""

from __future__ import annotations

import io
import re
import zipfile
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Literal, get_args

from msgspec import Struct

from sobremesa.games.catalog import GAMES
from sobremesa.kernel.files import write_whole
from sobremesa.kernel.game import AnyGame
from sobremesa.printing.sheet_layout import BLEEDS, PAPERS, Size
from sobremesa.workshop.decks import ChosenDeck
from sobremesa.workshop.errors import WorkshopRefused, need_press
from sobremesa.workshop.file_store import FileThread, fresh_id
from sobremesa.workshop.job_process import ShortJobs, Tell
from sobremesa.workshop.texts import WORKSHOP

What = Literal["cards", "rules", "box", "images", "tabletop"]
# The simulator's path to the pictures, until the designer uploads them elsewhere.
PICTURES = "file:///tabletop/"


class PrintJob(Struct, frozen=True):
    """``deck`` is a file, "" for the printed deck."""

    what: What
    game: str
    deck: str
    file: str
    language: str
    paper: Literal["a4", "letter"] = "a4"
    width: float = 63.0
    height: float = 88.0
    bleed: int = 0
    backs: Literal["duplex", "fold", "none"] = "duplex"

    def run(self, _tell: Tell) -> None:
        game = GAMES[self.game](deck=Path(self.deck) if self.deck else None)
        write_whole(Path(self.file), self._render(game, Size(self.width, self.height)), private=True)

    def _render(self, game: AnyGame, size: Size) -> bytes:
        from sobremesa.printing.box import box_pdf
        from sobremesa.printing.cards import card_images, cards_pdf
        from sobremesa.printing.rulebook import rules_pdf
        from sobremesa.printing.tabletop import tabletop

        if self.what == "rules":
            return rules_pdf(game, self.language, paper=self.paper)
        if self.what == "box":
            return box_pdf(game, self.language, paper=self.paper, size=size)[0]
        if self.what == "images":
            return _archive(card_images(game, self.language, size=size, bleed=self.bleed))
        if self.what == "tabletop":
            files = tabletop(game, self.language, size, PICTURES)
            how = WORKSHOP.say(self.language, "tabletop-how", pictures=PICTURES, file=f"{game.about.name}.json")
            return _archive({**files, "README.txt": f"{how}\n".encode()})
        pdf, _laid = cards_pdf(
            game, self.language, paper=self.paper, size=size, bleed=self.bleed, backs=self.backs, has_marks=True
        )
        return pdf


def _archive(files: Mapping[str, bytes]) -> bytes:
    made = io.BytesIO()
    with zipfile.ZipFile(made, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, content in files.items():
            archive.writestr(name, content)
    return made.getvalue()


_SIZE = re.compile(r"(\d{2,3}(?:\.\d)?)x(\d{2,3}(?:\.\d)?)")
# Allowed lengths of a card's sides, in millimetres.
SIDES = (30.0, 200.0)
ENDINGS = {"images": "zip", "tabletop": "zip"}


class Prints:
    def __init__(self, files: FileThread, jobs: ShortJobs) -> None:
        self._files = files
        self._jobs = jobs

    async def make(self, deck: ChosenDeck, wish: Mapping[str, str], language: str) -> Path:
        """A file that the caller sends and deletes."""
        need_press()
        asked = _read(wish)
        ending = ENDINGS.get(asked["what"], "pdf")
        stem = self._jobs.scratch / fresh_id()
        file, source = stem.with_suffix(f".{ending}"), stem.with_suffix(".toml")
        if deck.text:
            await self._files.write({source: deck.text.encode()})
        try:
            await self._jobs.run(
                PrintJob(
                    game=deck.game,
                    deck=str(source) if deck.text else "",
                    file=str(file),
                    language=language,
                    **asked,
                )
            )
        finally:
            await self._files.remove(source)
        return file


def _read(wish: Mapping[str, str]) -> dict[str, Any]:
    sides = _SIZE.fullmatch(wish.get("size", "63x88").lower())
    if sides is None or not all(SIDES[0] <= float(side) <= SIDES[1] for side in sides.groups()):
        raise WorkshopRefused(422, "lab-value", field="size", allowed=f"63x88 ({SIDES[0]:.0f} - {SIDES[1]:.0f} mm)")
    return {
        "what": _one_of(wish, "what", get_args(What)),
        "paper": _one_of(wish, "paper", tuple(PAPERS)),
        "bleed": int(_one_of(wish, "bleed", tuple(map(str, BLEEDS)))),
        "backs": _one_of(wish, "backs", ("duplex", "fold", "none")),
        "width": float(sides[1]),
        "height": float(sides[2]),
    }


def _one_of(wish: Mapping[str, str], field: str, allowed: Sequence[str]) -> str:
    """Defaults to the first allowed value."""
    value = wish.get(field, allowed[0])
    if value not in allowed:
        raise WorkshopRefused(422, "lab-value", field=field, allowed=" | ".join(allowed))
    return value
