"""A deck on paper. Runs in a process of its own."""

from __future__ import annotations

import io
import zipfile
from collections.abc import Mapping
from pathlib import Path
from typing import Literal

from msgspec import Struct

from sobremesa.kernel.files import write_whole
from sobremesa.kernel.game import AnyGame
from sobremesa.printing.sheet import Size
from sobremesa.workshop.checks import kind_of
from sobremesa.workshop.errand import Tell
from sobremesa.workshop.texts import WORKSHOP

What = Literal["cards", "rules", "box", "images", "tabletop"]
# Where the simulator looks for pictures until somebody says where they are.
PICTURES = "file:///tabletop/"


class Print(Struct, frozen=True):
    """``deck`` is a file, "" for the printed deck."""

    what: What
    game: str
    games_from: list[str]
    deck: str
    file: str
    language: str
    paper: Literal["a4", "letter"] = "a4"
    width: float = 63.0
    height: float = 88.0
    bleed: int = 0
    backs: Literal["duplex", "fold", "none"] = "duplex"

    def run(self, _tell: Tell) -> None:
        game = kind_of(self.game, self.games_from)(deck=Path(self.deck) if self.deck else None)
        write_whole(Path(self.file), self._made(game, Size(self.width, self.height)), private=True)

    def _made(self, game: AnyGame, size: Size) -> bytes:
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
