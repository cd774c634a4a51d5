"""Prints of decks: what is asked for, read from an address."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, get_args

from sobremesa.printing.sheet import BLEEDS, PAPERS
from sobremesa.workshop.decks import Chosen
from sobremesa.workshop.errand import Errands
from sobremesa.workshop.errors import Refused
from sobremesa.workshop.extras import need_press
from sobremesa.workshop.printing import Print, What
from sobremesa.workshop.shelf import Files, fresh_id

_SIZE = re.compile(r"(\d{2,3}(?:\.\d)?)x(\d{2,3}(?:\.\d)?)")
# Of a card, in millimetres.
SIDES = (30.0, 200.0)
ENDINGS = {"images": "zip", "tabletop": "zip"}


class Prints:
    def __init__(self, files: Files, errands: Errands, games_from: Sequence[str]) -> None:
        self._files = files
        self._errands = errands
        self._games_from = list(games_from)

    async def make(self, deck: Chosen, wish: Mapping[str, str], language: str) -> Path:
        """A file to send and delete."""
        need_press()
        asked = _read(wish)
        ending = ENDINGS.get(asked["what"], "pdf")
        stem = self._errands.scratch / fresh_id()
        file, source = stem.with_suffix(f".{ending}"), stem.with_suffix(".toml")
        if deck.text:
            await self._files.write({source: deck.text.encode()})
        try:
            await self._errands.run(
                Print(
                    game=deck.game,
                    games_from=self._games_from,
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
        raise Refused(422, "lab-value", field="size", allowed=f"63x88 ({SIDES[0]:.0f} - {SIDES[1]:.0f} mm)")
    return {
        "what": _one_of(wish, "what", get_args(What)),
        "paper": _one_of(wish, "paper", tuple(PAPERS)),
        "bleed": int(_one_of(wish, "bleed", tuple(map(str, BLEEDS)))),
        "backs": _one_of(wish, "backs", ("duplex", "fold", "none")),
        "width": float(sides[1]),
        "height": float(sides[2]),
    }


def _one_of(wish: Mapping[str, str], field: str, allowed: Sequence[str]) -> str:
    """The first of them where nothing is said."""
    value = wish.get(field, allowed[0])
    if value not in allowed:
        raise Refused(422, "lab-value", field=field, allowed=" | ".join(allowed))
    return value
