"""Journals read and replay as they did, and every kind of entry is in one of them.

In ``journal.jsonl`` two games are played, with a pause, an undo, a clock that runs out and a rematch. In
``journal-shares.jsonl`` players open their shares of the seed: all in time, one too late, and once nothing can be
dealt. In ``journal-talk.jsonl`` bots have personas, who comment on what happens, and people show what they feel
and call each other liars. In ``journal-takeover.jsonl`` seats change hands: one that is offered, one for a bot, and one
whose player is gone. A new kind of entry is put by hand after the last ``doubt`` of ``journal-talk.jsonl``; its number
below rises by one.
"""

from __future__ import annotations

import pytest

from sobremesa.table.acts.catalog import ACTS
from sobremesa.table.acts.wake import WakeEntry
from sobremesa.table.journal import decode_entry, encode_entry
from tests.golden.write import HERE, JOURNALS, records_of, replayed

# A table is woken by the node that takes it up: tests/server and tests/table have those.
NOT_HERE = {WakeEntry}
LINES = {name: (HERE / f"{name}.jsonl").read_bytes().splitlines() for name in JOURNALS}


@pytest.mark.parametrize("name", LINES)
def test_every_entry_is_written_as_it_was(name: str) -> None:
    assert [encode_entry(decode_entry(line)) for line in LINES[name]] == LINES[name]


def test_every_kind_of_entry_is_in_one_of_them() -> None:
    found = {type(decode_entry(line)) for lines in LINES.values() for line in lines}
    assert found == {act.entry for act in ACTS} - NOT_HERE


@pytest.mark.parametrize(
    ("name", "seq"), [("journal", 147), ("journal-shares", 57), ("journal-talk", 80), ("journal-takeover", 90)]
)
def test_it_replays_to_the_same_records(name: str, seq: int) -> None:
    table = replayed(name)
    assert records_of(table) == (HERE / f"{name}-records.txt").read_text(encoding="utf-8")
    assert (table.status, table.seq) == ("over", seq)
