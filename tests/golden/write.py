"""Rewrites a game's golden files: ``python -m tests.golden.write evidencia``. Read the difference, then keep it.

``game.record`` is chosen by hand and stays; ``playthrough.txt`` and ``census.txt`` follow from it and the rules.
``python -m tests.golden.write journals`` writes the entries of the journals again, where a field was added, and their
records.
"""

from __future__ import annotations

import sys
from pathlib import Path

from sobremesa.games.catalog import GAMES
from sobremesa.games.euphoria.game import Euphoria
from sobremesa.kernel.game import AnyGame
from sobremesa.kernel.record import Record
from sobremesa.table.journal import decode_entry, encode_entry
from sobremesa.table.table import Table
from tests.golden.census import census
from tests.golden.playthrough import playthrough
from tests.table.sitting import host_of

HERE = Path(__file__).parent
JOURNALS = ("journal", "journal-shares", "journal-talk", "journal-takeover")
CENSUS_SEED = 1
# How deep and how wide: views of many seats take longer to write.
CENSUS = (48, 200)
CENSUSES = {"euphoria": (40, 40)}


def record_of(name: str) -> Record:
    return Record.read((HERE / name / "game.record").read_text(encoding="utf-8"))


def golden_game(name: str) -> AnyGame:
    record = record_of(name)
    return GAMES[name](seats=len(record.names), options=record.options)


def written_playthrough(name: str) -> str:
    return playthrough(golden_game(name), record_of(name))


def written_census(name: str) -> str:
    """Positions, ends and distinct views (each seat, then the spectator) by number of moves from one deal."""
    lines = [f"{'depth':>9} {'positions':>9} {'counted':>9} {'ends':>9} distinct views ..."]
    depth, widest = CENSUSES.get(name, CENSUS)
    lines += [str(row) for row in census(golden_game(name), CENSUS_SEED, depth, widest)]
    return "\n".join(lines) + "\n"


def replayed(name: str) -> Table:
    """The table of a golden journal, after its last entry."""
    lines = (HERE / f"{name}.jsonl").read_bytes().splitlines()
    host = host_of(Euphoria(options={"round_limit": "3"}))
    return Table.replay([decode_entry(line) for line in lines], host)


def records_of(table: Table) -> str:
    return "".join(f"{record}\n" for record in table.records)


def write_journals() -> None:
    for name in JOURNALS:
        journal = HERE / f"{name}.jsonl"
        lines = [encode_entry(decode_entry(line)) for line in journal.read_bytes().splitlines()]
        journal.write_bytes(b"\n".join(lines) + b"\n")
        (HERE / f"{name}-records.txt").write_text(records_of(replayed(name)), encoding="utf-8")


def main(name: str) -> None:
    if name == "journals":
        write_journals()
        return
    (HERE / name / "playthrough.txt").write_text(written_playthrough(name), encoding="utf-8")
    (HERE / name / "census.txt").write_text(written_census(name), encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1])
