"""Groups: held together by a link, with their house rules, series and evenings; nothing without the key."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from msgspec import json

from sobremesa.client import Client, Refused
from sobremesa.client.client import fresh_key
from sobremesa.server.node.keys import hash_key, hash_person
from sobremesa.wire import http
from tests.server.running import play_first_moves
from tests.simulated.node import Simulated
from tests.simulated.world import World

RULES = {"game": "mayor", "seats": 2, "reveal_ms": 0, "language": "en"}


async def found(client: Client, person: str, name: str = "La mesa de los jueves") -> http.GroupOpened:
    return json.decode(await client.ask("POST", "/api/groups", {"name": name}, person), type=http.GroupOpened)


async def look(client: Client, group: http.GroupOpened) -> http.GroupPage:
    return json.decode(await client.ask("GET", f"/api/groups/{group.group}", key=group.key), type=http.GroupPage)


async def open_table(client: Client, group: http.GroupOpened, **wish: Any) -> http.Opened:
    body = {"settings": RULES, **wish}
    told = await client.ask("POST", f"/api/groups/{group.group}/tables", body, group.key)
    return json.decode(told, type=http.Opened)


async def play(client: Client, group: http.GroupOpened, persons: dict[str, str], **wish: Any) -> str:
    """A game of the group, whose invitation is the group's key."""
    table = await open_table(client, group, **wish)
    seats = [await client.sit(table.table, name, invite=group.key, person=person) for name, person in persons.items()]
    async with seats[0], seats[1]:
        await seats[0].start()
        await asyncio.gather(*map(play_first_moves, seats))
    return table.table


async def until_games(client: Client, group: http.GroupOpened, count: int) -> http.GroupPage:
    for _time in range(600):
        page = await look(client, group)
        if len(page.games) == count:
            return page
        await asyncio.sleep(0.05)
    pytest.fail(f"never {count} games: {page}")


def run(test: Any, data: Path | None = None, world: World | None = None) -> None:
    with Simulated(data, world=world) as server:
        server.run(test(server.client))


def test_a_group_keeps_its_rules_its_series_and_its_members_over_two_evenings(tmp_path: Path) -> None:
    ana, beto = fresh_key(), fresh_key()
    made: list[http.GroupOpened] = []

    async def first(client: Client) -> None:
        group = await found(client, ana)
        made.append(group)
        assert (await look(client, group)).members == []
        await play(client, group, {"Ana": ana, "Beto": beto})
        page = await until_games(client, group, 1)
        assert page.settings is not None
        assert (page.settings.game, page.settings.reveal_ms, page.name) == ("mayor", 0, "La mesa de los jueves")
        assert page.running == []

    async def second(client: Client) -> None:
        (group,) = made
        await play(client, group, {"Beto": beto, "Anita": ana})
        page = await until_games(client, group, 2)
        assert {member.name for member in page.members} == {"Anita", "Beto"}
        assert [member.games for member in page.members] == [2, 2]
        # A game of Mayor may end even, and then no player has a win.
        wins = sum(len(game.result.winners) for game in page.games)
        assert sum(member.wins for member in page.members) == wins
        assert page.games[0].result.ended_at >= page.games[1].result.ended_at
        words = {
            name: member for game in page.games for name, member in zip(game.result.names, game.members, strict=True)
        }
        assert words["Ana"] == words["Anita"] != words["Beto"]
        assert page.games[0].result.title == "La mesa de los jueves"
        # Both within an hour.
        assert page.evenings == 1

    with World() as world:
        run(first, tmp_path, world)
        run(second, tmp_path, world)


def test_a_running_table_is_listed_and_the_groups_key_lets_in() -> None:
    async def test(client: Client) -> None:
        ana = fresh_key()
        group = await found(client, ana)
        table = await open_table(client, group)
        assert table.invite == group.key
        with pytest.raises(Refused):
            await client.sit(table.table, "Otro")
        await client.sit(table.table, "Ana", invite=group.key, person=ana)
        for _time in range(600):
            page = await look(client, group)
            if page.running and page.running[0].names[0] == "Ana":
                break
            await asyncio.sleep(0.05)
        assert (page.running[0].table, page.running[0].status) == (table.table, "waiting")

    run(test)


def test_whoever_has_the_key_frees_a_seat_before_the_game_and_nobody_else_does() -> None:
    async def test(client: Client) -> None:
        ana, beto = fresh_key(), fresh_key()
        group = await found(client, ana)
        table = await open_table(client, group)
        absent = await client.sit(table.table, "Beto", invite=group.key, person=beto)
        path = f"/api/tables/{table.table}/seats"
        async with absent:
            for key in ("", ana, absent.key, fresh_key()):
                with pytest.raises(Refused) as refused:
                    await client.ask("DELETE", f"{path}/0", key=key)
                assert refused.value.code == "no-such-table"
            for seat in ("2", "-1", "x"):
                with pytest.raises(Refused) as refused:
                    await client.ask("DELETE", f"{path}/{seat}", key=group.key)
                assert refused.value.code == "no-such-seat"
            await client.ask("DELETE", f"{path}/0", key=group.key)
            # Twice is as good as once.
            await client.ask("DELETE", f"{path}/0", key=group.key)
        # Their key opens nothing there any more.
        with pytest.raises(Refused):
            async with client.back(table.table, absent.key):
                pass
        seats = [await client.sit(table.table, name, invite=group.key) for name in ("Ana", "Caro")]
        async with seats[0], seats[1]:
            await seats[0].start()
            await seats[0].until(lambda: seats[0].latest is not None and seats[0].latest.status == "playing")
            with pytest.raises(Refused) as refused:
                await client.ask("DELETE", f"{path}/0", key=group.key)
            assert refused.value.code == "game-started"
        lone = await client.open("mayor", seats=2)
        with pytest.raises(Refused) as refused:
            await client.ask("DELETE", f"/api/tables/{lone.table}/seats/0", key=lone.invite)
        assert refused.value.code == "no-such-table"

    run(test)


def test_whoever_has_the_key_may_rename_and_nobody_else_even_sees_the_group() -> None:
    async def test(client: Client) -> None:
        ana = fresh_key()
        group = await found(client, ana)
        told = await client.ask("PUT", f"/api/groups/{group.group}", {"name": "  Los   viernes "}, group.key)
        assert json.decode(told, type=http.GroupPage).name == "Los viernes"
        for key in ("", fresh_key(), ana):
            for method, path, body in (
                ("GET", "", None),
                ("PUT", "", {"name": "x"}),
                ("POST", "/tables", {"settings": RULES}),
            ):
                with pytest.raises(Refused) as refused:
                    await client.ask(method, f"/api/groups/{group.group}{path}", body, key)
                assert refused.value.code == "no-such-group"
        for wrong in ("", " ", "x" * 41, "a\u0000b"):
            with pytest.raises(Refused) as refused:
                await found(client, ana, wrong)
            assert refused.value.code == "bad-group-name"
        with pytest.raises(Refused) as refused:
            await client.ask("POST", "/api/groups", {"name": "x"})
        assert refused.value.code == "no-person"

    run(test)


def test_only_the_founder_takes_somebody_out_and_then_the_old_link_is_dead() -> None:
    async def test(client: Client) -> None:
        ana, beto = fresh_key(), fresh_key()
        group = await found(client, ana)
        await play(client, group, {"Ana": ana, "Beto": beto})
        page = await until_games(client, group, 1)
        assert {one.name: one.is_founder for one in page.members} == {"Ana": True, "Beto": False}
        member = next(one.member for one in page.members if one.name == "Beto")
        path = f"/api/groups/{group.group}/members/{member}"
        for key in (beto, group.key, fresh_key()):
            with pytest.raises(Refused) as refused:
                await client.ask("DELETE", path, key=key)
            assert refused.value.code == "not-founder"
        with pytest.raises(Refused) as refused:
            await client.ask("DELETE", f"/api/groups/{group.group}/members/nobody", key=ana)
        assert refused.value.code == "no-such-member"
        renewed = json.decode(await client.ask("DELETE", path, key=ana), type=http.GroupOpened)
        with pytest.raises(Refused):
            await look(client, group)
        page = await look(client, renewed)
        assert [one.name for one in page.members] == ["Ana"]
        assert len(page.games) == 1

    run(test)


def test_a_group_tells_nobody_who_somebody_is_elsewhere(tmp_path: Path) -> None:
    """The same person has another id in every group, and no page holds a hash of a person or of a key."""

    async def test(client: Client) -> None:
        ana, beto = fresh_key(), fresh_key()
        words = []
        for _group in range(2):
            group = await found(client, ana)
            await play(client, group, {"Ana": ana, "Beto": beto})
            page = await until_games(client, group, 1)
            words.append(next(one.member for one in page.members if one.name == "Ana"))
            told = await client.ask("GET", f"/api/groups/{group.group}", key=group.key)
            for person in (ana, beto):
                assert hash_person(person).encode() not in told
            assert hash_key(group.key).encode() not in told
        assert words[0] != words[1]

    run(test, tmp_path)
