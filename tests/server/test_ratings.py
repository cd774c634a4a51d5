"""The season's tables at a server: which games count, who may read them, and what they never tell."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path

import pytest
from msgspec import json

from sobremesa.client import Client, Refused
from sobremesa.client.client import fresh_key
from sobremesa.server.node.keys import hash_person
from sobremesa.server.people.seasons.handlers import seasons_between
from sobremesa.wire.season import SeasonLadder, SeasonPage
from tests.server import test_groups as groups
from tests.server.process import Server
from tests.server.running import Running, play_first_moves
from tests.server.test_my_games import play
from tests.simulated.node import Simulated, run_node
from tests.store.postgres import Postgres


async def look(client: Client, person: str = "", game: str = "evidencia", query: str = "") -> SeasonPage:
    return json.decode(await client.ask("GET", f"/api/season/{game}{query}", key=person), type=SeasonPage)


async def until(client: Client, person: str, reached: Callable[[SeasonLadder], bool]) -> SeasonPage:
    for _time in range(600):
        page = await look(client, person)
        if page.ladders and reached(page.ladders[0]):
            return page
        await asyncio.sleep(0.05)
    pytest.fail(f"never: {page}")


def games(count: int) -> Callable[[SeasonLadder], bool]:
    return lambda ladder: bool(ladder.players) and ladder.players[0].games == count


def test_a_game_between_two_keys_is_in_the_table_and_in_their_histories() -> None:
    async def test(server: Simulated) -> None:
        client, ana, jose = server.client, fresh_key(), fresh_key()
        assert (await look(client, ana)).ladders == []
        await play(client, [ana, jose])
        page = await until(client, jose, games(1))
        (ladder,) = page.ladders
        assert ladder.kind == "two"
        assert {one.name for one in ladder.players} == {"Ana", "José"}
        assert [one.place for one in ladder.players] == [1, 2]
        assert ladder.you is not None
        assert (ladder.you.name, ladder.you.is_you, len(ladder.history)) == ("José", True, 1)
        assert ladder.you.low < ladder.you.rating < ladder.you.high
        assert page.seasons == [page.season]
        # Without a key one reads the table, and nothing personal.
        (public,) = (await look(client)).ladders
        assert (public.you, public.history, any(one.is_you for one in public.players)) == (None, [], False)
        assert (await look(client, query="?season=2020-1")).ladders == []

    run_node(test)


def test_the_same_in_postgresql_and_whoever_is_forgotten_disappears(postgres: Postgres) -> None:
    async def test(server: Running) -> None:
        client, ana, jose = server.client, fresh_key(), fresh_key()
        await play(client, [ana, jose])
        await until(client, ana, games(1))
        await client.forget(ana)
        page = await look(client, ana)
        assert [one.name for one in page.ladders[0].players] == ["José"]
        assert (page.ladders[0].you, page.ladders[0].history) == (None, [])

    run_node(test, database_url=postgres.fresh_database())


def test_a_game_without_a_key_does_not_count_and_one_against_a_bot_does() -> None:
    async def test(server: Simulated) -> None:
        client, ana = server.client, fresh_key()
        await play(client, [ana, ""])
        table = await client.open("mayor", seats=2, public=True, reveal_ms=0, bots=("facil",))
        seat = await client.sit(table.table, "Ana", person=ana)
        async with seat:
            await seat.start()
            await play_first_moves(seat)
        for _time in range(600):
            page = await look(client, ana, "mayor")
            if page.ladders:
                break
            await asyncio.sleep(0.05)
        # Against a bot it does, and the bot is rated too.
        assert {(one.name, one.level) for one in page.ladders[0].players} == {("Ana", ""), ("", "facil")}
        assert (await look(client, ana)).ladders == []

    run_node(test)


def test_a_group_has_its_own_table_and_nobody_else_reads_it() -> None:
    async def test(server: Simulated) -> None:
        client, ana, beto = server.client, fresh_key(), fresh_key()
        group = await groups.found(client, ana)
        await groups.play(client, group, {"Ana": ana, "Beto": beto})
        path = f"/api/groups/{group.group}/season/mayor"
        for _time in range(600):
            page = json.decode(await client.ask("GET", path, key=group.key), type=SeasonPage)
            if page.ladders:
                break
            await asyncio.sleep(0.05)
        assert {one.name for one in page.ladders[0].players} == {"Ana", "Beto"}
        assert page.name == "La mesa de los jueves"
        for key in ("", fresh_key(), ana):
            with pytest.raises(Refused) as refused:
                await client.ask("GET", path, key=key)
            assert refused.value.code == "no-such-group"
        # The group's tables are not public: the server's table shows no names of them, and each player sees their own
        # rating.
        assert (await look(client, game="mayor")).ladders == []
        (own,) = (await look(client, ana, "mayor")).ladders
        assert (own.players, own.you is not None and (own.you.name, own.you.place)) == ([], ("", 0))

    run_node(test)


def test_no_table_holds_a_hash_or_a_key_of_anybody() -> None:
    async def test(server: Simulated) -> None:
        client, ana, jose = server.client, fresh_key(), fresh_key()
        await play(client, [ana, jose])
        await until(client, ana, games(1))
        for key in ("", ana):
            told = await client.ask("GET", "/api/season/evidencia", key=key)
            for person in (ana, jose):
                assert hash_person(person).encode() not in told
                assert person.encode() not in told

    run_node(test)


@pytest.mark.parametrize(
    ("path", "code"),
    [
        ("/api/season/nada", "no-such-game"),
        ("/api/season/evidencia?season=x", "bad-request"),
        ("/api/season/evidencia?season=2026-5", "bad-request"),
        ("/api/groups/nada/season/evidencia", "no-such-group"),
    ],
)
def test_what_cannot_be_asked_is_refused(path: str, code: str) -> None:
    async def test(server: Simulated) -> None:
        with pytest.raises(Refused) as refused:
            await server.client.ask("GET", path)
        assert refused.value.code == code
        with pytest.raises(Refused) as refused:
            await server.client.ask("GET", "/api/season/evidencia", key="short")
        assert refused.value.code == "no-person"

    run_node(test)


def test_kill_nine_in_the_middle_rates_every_game_once(tmp_path: Path) -> None:
    """Killed after every second game: rated as if nothing had happened."""
    ana, jose = fresh_key(), fresh_key()

    async def evening(client: Client) -> None:
        for _game in range(2):
            await play(client, [ana, jose])

    with Server("--data", str(tmp_path)) as server:
        client = Client(server.address, language="en")
        for _time in range(2):
            asyncio.run(asyncio.wait_for(evening(client), 120))
            server.kill()
            server.start()
        page = asyncio.run(asyncio.wait_for(until(client, ana, games(4)), 60))
        assert [one.games for one in page.ladders[0].players] == [4, 4]


def test_seasons_are_listed_without_gaps() -> None:
    assert seasons_between("2026-3", "2027-2") == ["2027-2", "2027-1", "2026-4", "2026-3"]
    assert seasons_between("2026-4", "2026-4") == ["2026-4"]
