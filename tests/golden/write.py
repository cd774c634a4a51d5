"""Writes a game's golden files anew: ``python -m tests.golden.write evidencia``. Read the difference, then keep it.

``game.record`` is chosen by hand and stays; ``playthrough.txt`` and ``census.txt`` follow from it and the rules.
"""

from __future__ import annotations

import sys
from pathlib import Path

from sobremesa.games.catalog import GAMES
from sobremesa.kernel.game import AnyGame
from sobremesa.kernel.record import Record
from tests.golden.census import census
from tests.golden.playthrough import playthrough

HERE = Path(__file__).parent
CENSUS_SEED = 1
# How deep and how wide: views of many seats take longer to write.
CENSUS = (48, 200)
CENSUSES = {"euphoria": (40, 40)}


def record_of(name: str) -> Record:
    return Record.read((HERE / name / "game.record").read_text(encoding="utf-8"))


def golden_game(name: str) -> AnyGame:
    record = record_of(name)
    options = GAMES[name].about.options_in(record.edition, record.options)
    return GAMES[name](seats=len(record.names), options=options)


def written_playthrough(name: str) -> str:
    return playthrough(golden_game(name), record_of(name))


def written_census(name: str) -> str:
    """Positions, ends and distinct views (each seat, then the spectator) by number of moves from one deal."""
    lines = [f"{'depth':>9} {'positions':>9} {'counted':>9} {'ends':>9} distinct views ..."]
    depth, widest = CENSUSES.get(name, CENSUS)
    lines += [str(row) for row in census(golden_game(name), CENSUS_SEED, depth, widest)]
    return "\n".join(lines) + "\n"


def main(name: str) -> None:
    (HERE / name / "playthrough.txt").write_text(written_playthrough(name), encoding="utf-8")
    (HERE / name / "census.txt").write_text(written_census(name), encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1])
