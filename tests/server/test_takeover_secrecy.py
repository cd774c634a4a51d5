"""A seat that changes hands tells nothing: with a protection taken out, the test fails."""

from __future__ import annotations

import asyncio
from dataclasses import replace

import pytest
from msgspec import json

from sobremesa.server.node.audience import Audience
from sobremesa.server.node.keys import fresh_key, hash_person
from sobremesa.table import agreement, takeover
from sobremesa.table.act import Act, Entry
from sobremesa.table.acts import catalog, take_over
from sobremesa.table.acts.take_over import AskSeat, TakeOverEntry, TakeOverNews
from sobremesa.table.errors import RefusedAct
from sobremesa.table.table import Table
from sobremesa.table.takeover import ChangeSeatNews, WantedTakeover
from sobremesa.wire import messages as m
from tests.laws.toy import Mayor
from tests.server.running import play_first_moves
from tests.server.test_secrecy import caught
from tests.server.test_takeover import closed, handed_over, playing
from tests.simulated.node import Simulated, simulate


def test_a_refusal_that_depends_on_the_cards_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = take_over.decide_ask

    def knowing(table: Table, request: AskSeat, *, key: str, now: int) -> list[Entry]:
        assert table.match is not None
        if request.seat and sum(str(table.match.view(1).scene).encode()) % 2:
            raise RefusedAct("takeover-enough")
        return honest(table, request, key=key, now=now)

    monkeypatch.setattr(take_over, "decide_ask", knowing)
    assert caught(Mayor()).startswith("asking for")


def test_telling_what_the_seat_holds_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = takeover.take_over

    def loud(table: Table, wish: WantedTakeover, at: int) -> None:
        assert table.match is not None
        honest(table, wish, at)
        table.tell(ChangeSeatNews, wish.seat, str(table.match.view(wish.seat).scene), "Zoe")

    monkeypatch.setattr(agreement, "take_over", loud)
    assert caught(Mayor()).startswith("seat changed")


def heard(**who: str) -> tuple[list[m.FromTable], list[bytes]]:
    """What the earlier player hears after the seat has changed hands, while the others play to the end; and all that
    Ana hears."""

    async def story() -> tuple[list[m.FromTable], list[bytes]]:
        async with Simulated() as server:
            ana, beto = players = await playing(server.client)
            after: list[m.FromTable] = []
            all_of_it: list[bytes] = []
            ana.on_message = lambda message: all_of_it.append(json.encode(message))
            eva = await server.client.watch(ana.table).__aenter__()
            beto.on_message = after.append
            await handed_over(players, eva, **who)
            given = next(number for number, one in enumerate(after) if "change_seat" in str(json.encode(one)))
            await asyncio.gather(play_first_moves(ana), play_first_moves(eva))
            await closed(ana, beto, eva)
            return after[given + 1 :], all_of_it

    return simulate(story())


def test_the_one_before_hears_goodbye_and_nothing_more() -> None:
    after, _ana = heard()
    assert [type(one) for one in after] == [m.Bye]


def test_a_line_that_stays_open_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = Audience.dismiss

    def careless(self: Audience) -> None:
        """Closes the connection of the spectator who asked, and not that of the player who had the seat."""
        seats = [one for one in self.connections if one.viewer is not None]
        for one in seats:
            one.door = self.table.seats[one.viewer].key if one.viewer is not None else ""
        honest(self)

    monkeypatch.setattr(Audience, "dismiss", careless)
    after, _ana = heard()
    assert any(isinstance(one, m.Update) for one in after)


def told_keys(monkeypatch: pytest.MonkeyPatch | None = None) -> bool:
    """Whether a viewer at the table is sent a key, or its hash."""
    person = fresh_key()
    keys: list[str] = [person, hash_person(person)]
    if monkeypatch is not None:
        honest = take_over.apply

        def loud(table: Table, entry: TakeOverEntry) -> None:
            honest(table, entry)
            table.tell(TakeOverNews, None, entry.of, entry.person, "")

        acts: dict[type[Entry], Act] = {**catalog.BY_ENTRY, TakeOverEntry: replace(take_over.ACT, apply=loud)}
        monkeypatch.setattr("sobremesa.table.table.BY_ENTRY", acts)
    _after, ana = heard(person=person)
    return any(key.encode() in message for key in keys for message in ana)


def test_nobody_hears_a_key() -> None:
    assert not told_keys()


def test_a_key_that_is_told_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    assert told_keys(monkeypatch)
