"""Writes score sheets of Evidencia for the page's own scoring to be held against: ``python -m tests.golden.sheets``."""

from __future__ import annotations

import json
from itertools import product
from random import Random
from typing import Any

from sobremesa.games.evidencia.game import Evidencia
from sobremesa.games.evidencia.score_sheet import score_sheet
from sobremesa.kernel.bits import set_of
from tests.golden.write import HERE

FILE = HERE / "evidencia" / "sheets.json"
DEALS = 6  # under each reading
CHOICES = {
    "repeats": ("any_copy", "adjacent"),
    "equal_series": ("nobody", "both"),
    "pairs": ("one_of_each", "equal"),
}


def written_sheets() -> str:
    chance = Random(54)
    found = [
        json.dumps(_sheet(Evidencia(options=dict(zip(CHOICES, chosen, strict=True))), chance))
        for chosen in product(*CHOICES.values())
        for _deal in range(DEALS)
    ]
    return "[\n" + ",\n".join(found) + "\n]\n"


def _sheet(game: Evidencia, chance: Random) -> dict[str, Any]:
    """A random end. Revelación gnomo lies face up where it is in the pyramid, and El ojo may be spent."""
    cards, ids = game.cards, game.cards.ids()
    deal = chance.sample(range(18), 18)
    rows, pyramid = (deal[:6], deal[6:12]), deal[12:]
    revelation = cards.lookup.revelation
    face_up = pyramid.index(revelation) if revelation in pyramid else -1
    spent = [int(cards.lookup.eye)] if chance.random() < 0.5 else []
    final = chance.choice((None, 0, 1))
    sheet = score_sheet(cards.lookup, rows, pyramid, face_up, int(set_of(spent)), final, game.counting)
    return {
        "options": {name: game.options[name] for name in CHOICES},
        "rows": [[ids[card] for card in row] for row in rows],
        "pyramid": [
            ids[card] if slot == face_up else f"?{cards.cards[card].back}" for slot, card in enumerate(pyramid)
        ],
        "obtained": [ids[card] for card in spent],
        "points": sheet.points,
        "lines": [[line.points, line.reached, line.places] for one in sheet.criteria for line in one.lines],
    }


if __name__ == "__main__":
    FILE.write_text(written_sheets(), encoding="utf-8")
