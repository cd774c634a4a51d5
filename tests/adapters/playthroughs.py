"""OpenSpiel's playthroughs of our games. ``python -m tests.adapters.playthroughs`` rewrites them."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from open_spiel.python.algorithms.generate_playthrough import playthrough

from sobremesa.adapters.openspiel import register

FOLDER: Final = Path(__file__).parents[1] / "golden" / "openspiel"
SEED: Final = 3
# Short ones: Euphoria of one round, Códigos until two turns draw no card.
GAMES: Final = {
    "evidencia": "sobremesa_evidencia()",
    "evidencia_small": "sobremesa_evidencia(reduced=small)",
    "codigos": "sobremesa_codigos(options=turn_limit:2)",
    "euphoria": "sobremesa_euphoria(options=round_limit:1)",
}


def play(name: str) -> str:
    register()
    text: str = playthrough(GAMES[name], None, seed=SEED)
    return "\n".join(line.rstrip() for line in text.splitlines()) + "\n"


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for name in GAMES:
        (FOLDER / f"{name}.txt").write_text(play(name), encoding="utf-8")
