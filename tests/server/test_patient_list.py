"""A game that is over leaves the public list a little later: a rematch that follows at once writes nothing there."""

from __future__ import annotations

import asyncio

import pytest

from sobremesa.store.listing import Listing
from sobremesa.table.shares import Shares
from tests.laws.toy import Mayor
from tests.server.test_ahead import Room, in_a_room
from tests.waiting import until


async def played_out(room: Room) -> None:
    room.store.is_slow = False
    while room.live.table.status == "playing":
        for seat in room.live.table.seats_asked():
            room.play(seat)
        await room.live.line.settle(None)
    await written()


async def written() -> None:
    """What is in the queue of the store is in its list."""
    for _turn in range(6):
        await asyncio.sleep(0)


async def listed(room: Room) -> list[str]:
    return [told.status for told in await room.store.public_tables(5)]


def test_a_rematch_that_follows_at_once_is_not_written(monkeypatch: pytest.MonkeyPatch) -> None:
    async def test(room: Room) -> None:
        await played_out(room)
        assert (room.live.table.status, await listed(room)) == ("over", ["playing"])
        lines: list[Listing | None] = []
        monkeypatch.setattr(room.store, "commit", lambda *given: lines.append(given[3]))
        room.live.table.deal(Shares("5e", "", (), ()), 0)
        room.live.list_now()
        assert lines == []

    in_a_room(Mayor(2), test, public=True)


def test_without_a_rematch_it_is_off_the_list(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sobremesa.server.node.live_table.REMATCH_SECONDS", 0.0)

    async def test(room: Room) -> None:
        await played_out(room)

        async def is_off() -> bool:
            return not await listed(room)

        await until(is_off)

    in_a_room(Mayor(2), test, public=True)


def test_a_node_that_stops_does_not_leave_it_there() -> None:
    async def test(room: Room) -> None:
        await played_out(room)
        assert await listed(room) == ["playing"]
        await room.node.close()
        assert await listed(room) == []

    in_a_room(Mayor(2), test, public=True)


def test_a_table_that_was_put_away_does_not_come_back_into_the_list(monkeypatch: pytest.MonkeyPatch) -> None:
    async def test(room: Room) -> None:
        await played_out(room)
        room.live.given_up = True
        lines: list[Listing | None] = []
        monkeypatch.setattr(room.store, "commit", lambda *given: lines.append(given[3]))
        room.live.list_now()
        assert lines == []

    in_a_room(Mayor(2), test, public=True)
