"""A journal of the first edition, with every kind of entry that there was, reads and replays as it did."""

from __future__ import annotations

from sobremesa.games.euphoria.game import Euphoria
from sobremesa.table.acts.catalog import ACTS
from sobremesa.table.acts.wake import WakeEntry
from sobremesa.table.journal import decode_entry, encode_entry
from sobremesa.table.table import Table
from tests.golden.write import HERE
from tests.table.sitting import house_of

LATER_KINDS = {WakeEntry}
LINES = (HERE / "journal.jsonl").read_bytes().splitlines()


def test_every_kind_of_entry_is_in_it_and_is_written_as_it_was() -> None:
    entries = [decode_entry(line) for line in LINES]
    assert [encode_entry(entry) for entry in entries] == LINES
    assert {type(entry) for entry in entries} == {act.entry for act in ACTS} - LATER_KINDS


def test_it_replays_to_the_same_records() -> None:
    house = house_of(Euphoria(options={"round_limit": "3"}))
    table = Table.replay([decode_entry(line) for line in LINES], house)
    records = "".join(f"{record}\n" for record in table.records)
    assert records == (HERE / "journal-records.txt").read_text(encoding="utf-8")
    assert (table.status, table.seq) == ("over", 145)
