"""The messages as others read them."""

from __future__ import annotations

import pytest
from msgspec import ValidationError, json

from sobremesa.games.evidencia.game import Evidencia
from sobremesa.kernel.view import plain
from sobremesa.table.history import HappeningNews
from sobremesa.wire import messages as m
from sobremesa.wire.schema import json_schema, typescript
from sobremesa.wire.updates import encode, update
from tests.table.sitting import Sitting


def playing() -> Sitting:
    return Sitting(Evidencia(), memory_aid=True, clock={"kind": "move", "seconds": 30}).seat_all().start()


def test_every_message_is_in_the_schema_and_in_the_types_of_the_page() -> None:
    found, types = json_schema()["$defs"], typescript()
    for kind in (*m.ToTable.__args__, *m.FromTable.__args__):
        assert kind.__name__ in found
        assert f"export type {kind.__name__} = " in types
    assert "unknown;" in types, "what a game shows is described by the game"


def test_an_update_reads_back_as_itself() -> None:
    sitting = playing()
    sent = encode(update(sitting.table, 0, 0, sitting.now))
    heard = json.decode(sent, type=m.FromTable)
    assert encode(heard) == sent


def test_a_view_is_written_as_the_kernel_writes_it() -> None:
    sitting = playing()
    view = sitting.table.view(0)
    assert view is not None
    heard = json.decode(encode(update(sitting.table, 0, 0, sitting.now)), type=m.Update)
    assert (heard.view, heard.memory) == (plain(view.scene), plain(view.memory))


def test_memory_is_sent_only_where_the_table_helps_to_remember() -> None:
    assert b'"memory"' in encode(update(playing().table, 0, 0, 0))
    plain_table = Sitting(Evidencia()).seat_all().start().table
    assert b'"memory"' not in encode(update(plain_table, 0, 0, 0))


def test_a_number_from_the_future_is_answered_with_everything() -> None:
    sitting = playing()
    told = update(sitting.table, 0, 10**6, sitting.now)
    assert told.since == 0
    assert [piece.n for piece in told.news] == list(range(1, sitting.table.seq + 1))


def test_a_resume_tells_the_same_events_as_the_updates_did() -> None:
    sitting = playing()
    told: list[object] = []
    seq = 0
    for _turn in range(10):
        told += update(sitting.table, 1, seq, sitting.now).news
        seq = sitting.table.seq
        if sitting.table.seats_asked():
            sitting.play(sitting.table.seats_asked()[0])
        else:
            sitting.wait(1)
    assert update(sitting.table, 1, 0, sitting.now).news[: len(told)] == told
    assert any(isinstance(piece, HappeningNews) for piece in sitting.table.news)


@pytest.mark.parametrize(
    "data",
    [
        b'{"type":"play"}',
        b'{"type":"play","id":1}',
        b'{"type":"play","id":"a","extra":1}',
        b'{"type":"nonsense"}',
        b'{"type":"resync","since":-1}',
        b'{"type":"ready","id":"a"}',
        b'{"type":"ready","id":"a","ready":1}',
        b'{"type":"propose","id":"a","what":"win"}',
        b"[]",
    ],
)
def test_what_is_not_a_message_is_refused(data: bytes) -> None:
    with pytest.raises(ValidationError):
        json.decode(data, type=m.ToTable)
