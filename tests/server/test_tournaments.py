"""Tournaments: joined by a link, paired, played at ordinary tables, and counted once."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from functools import partial
from io import BytesIO
from pathlib import Path
from typing import Any
from zipfile import ZipFile

import pytest
from msgspec import json

from sobremesa.client import Client, Refused
from sobremesa.client.client import fresh_key
from sobremesa.server import clock
from sobremesa.server.node.keys import hash_person
from sobremesa.server.people.look_back import handlers as look_back
from sobremesa.server.people.my_games import handlers as my_games
from sobremesa.server.people.tournaments import handlers as tournaments
from sobremesa.server.people.tournaments.tables import Tournaments
from sobremesa.wire.http import Seated
from sobremesa.wire.tournament import TournamentOpened, TournamentPage
from tests.server import test_groups as groups
from tests.server.process import Server
from tests.server.running import play_first_moves
from tests.simulated.node import Simulated, run_node
from tests.store.postgres import Postgres

GAME = {"game": "mayor", "seats": 2, "reveal_ms": 0}
WISH = {"name": "Copa de verano", "how": "swiss", "rounds": 2, "settings": GAME}


async def found(client: Client, director: str, **wish: Any) -> TournamentOpened:
    body = {**WISH, **wish}
    return json.decode(await client.ask("POST", "/api/tournaments", body, director), type=TournamentOpened)


async def act(client: Client, cup: TournamentOpened, person: str, what: str = "look", **wish: Any) -> TournamentPage:
    body = {"key": cup.key, "act": what, **wish}
    return json.decode(
        await client.ask("POST", f"/api/tournaments/{cup.tournament}", body, person), type=TournamentPage
    )


async def sit(client: Client, cup: TournamentOpened, person: str) -> Seated:
    page = await act(client, cup, person)
    table = next(pairing.table for pairing in page.rounds[-1].pairings if page.you in (pairing.first, pairing.second))
    body = {"tournament": cup.tournament, "tournament_key": cup.key}
    return json.decode(await client.ask("POST", f"/api/tables/{table}/tournament", body, person), type=Seated)


async def play(client: Client, cup: TournamentOpened, *persons: str) -> None:
    """Two who are paired play their game to the end."""
    seated = [await sit(client, cup, person) for person in persons]
    assert len({one.table for one in seated}) == 1
    one, other = (client.back(place.table, place.key) for place in seated)
    async with one, other:
        await asyncio.gather(play_first_moves(one), play_first_moves(other))


async def until(
    client: Client, cup: TournamentOpened, person: str, reached: Callable[[TournamentPage], bool]
) -> TournamentPage:
    for _time in range(600):
        page = await act(client, cup, person)
        if reached(page):
            return page
        await asyncio.sleep(0.05)
    pytest.fail(f"never: {page}")


async def refused(work: Coroutine[Any, Any, Any]) -> str:
    with pytest.raises(Refused) as problem:
        await work
    return problem.value.code


async def begun(client: Client, names: str = "ABCD", **wish: Any) -> tuple[TournamentOpened, list[str]]:
    """A tournament with a player for each letter; the first one is the director."""
    persons = [fresh_key() for _name in names]
    cup = await found(client, persons[0], **wish)
    for name, person in zip(names, persons, strict=True):
        await act(client, cup, person, "join", name=name)
    await act(client, cup, persons[0], "begin")
    return cup, persons


def is_closed(number: int, page: TournamentPage) -> bool:
    return page.rounds[number].is_closed


async def a_whole_one(client: Client) -> None:
    cup, persons = await begun(client)
    page = await act(client, cup, persons[0])
    assert [(one.first, one.second) for one in page.rounds[0].pairings] == [(0, 1), (2, 3)]
    for number in range(2):
        page = await act(client, cup, persons[0])
        assert (page.status, len(page.rounds)) == ("playing", number + 1)
        pairs = [(persons[one.first], persons[one.second]) for one in page.rounds[-1].pairings]
        await play(client, cup, *pairs[0])
        await play(client, cup, *pairs[1])
        page = await until(client, cup, persons[0], partial(is_closed, number))
    assert page.status == "over"
    assert len(page.rounds) == 2
    assert sum(player.points for player in page.players) == 2 * 2 * 2
    assert all(player.games == 2 for player in page.players)
    assert [player.place for player in page.players] == sorted(player.place for player in page.players)
    # No pair met twice.
    assert len({frozenset((one.first, one.second)) for each in page.rounds for one in each.pairings}) == 4


def test_a_small_swiss_from_the_first_to_the_last_round() -> None:
    run_node(lambda server: a_whole_one(server.client))


def test_the_same_in_postgresql(postgres: Postgres) -> None:
    run_node(lambda server: a_whole_one(server.client), database_url=postgres.fresh_database())


def test_all_tables_of_a_round_play_one_deal_and_every_round_another() -> None:
    async def test(server: Simulated) -> None:
        client = server.client
        cup, persons = await begun(client)
        for person in persons:
            await sit(client, cup, person)
        page = await act(client, cup, persons[0])
        tables = [server.node.tables[one.table].table for one in page.rounds[0].pairings]
        assert len({table.match.seed for table in tables if table.match}) == 1
        assert {table.commitment for table in tables} == {page.rounds[0].commitment}
        first = tables[0].match
        assert first is not None
        await play(client, cup, persons[0], persons[1])
        await play(client, cup, persons[2], persons[3])
        await until(client, cup, persons[0], lambda seen: len(seen.rounds) == 2)
        await sit(client, cup, persons[0])
        seeds = {live.table.match.seed for live in server.node.tables.values() if live.table.match}
        later = [await sit(client, cup, person) for person in persons]
        seeds = {table.match.seed for seat in later if (table := server.node.tables[seat.table].table).match}
        assert len(seeds) == 1
        assert seeds != {first.seed}

    run_node(test)


async def told_while_others_play(server: Simulated) -> tuple[TournamentPage, TournamentPage]:
    """What a player sees, before and after the other table of the same deal is over."""
    client = server.client
    cup, persons = await begun(client)
    await sit(client, cup, persons[0])
    before = await act(client, cup, persons[0])
    await play(client, cup, persons[2], persons[3])
    tables = [one.table for one in before.rounds[0].pairings]
    read_model = server.node.store.read_model
    for _time in range(600):
        if len((await Tournaments(read_model.database).results(tables))[tables[1]]) == 2:
            break
        await asyncio.sleep(0.05)
    return before, await act(client, cup, persons[0])


def test_nobody_learns_how_the_same_deal_went_at_another_table() -> None:
    async def test(server: Simulated) -> None:
        before, after = await told_while_others_play(server)
        assert before == after

    run_node(test)


WAYS = ("record", "replay", "look-back?seat=0", "advice?step=1")


async def shown_while_others_play(server: Simulated) -> dict[str, str]:
    """What the players who finished first get of the deal that the other table still plays: "" for an answer, or the
    code."""
    client = server.client
    cup, persons = await begun(client, rounds=1)
    await sit(client, cup, persons[0])
    seat = await sit(client, cup, persons[2])
    await play(client, cup, persons[2], persons[3])
    shown = {}
    for way in WAYS:
        try:
            await client.ask("GET", f"/api/tables/{seat.table}/{way}", None, seat.key)
            shown[way] = ""
        except Refused as problem:
            shown[way] = problem.code
    shown["export"] = "" if await exported(server, persons[2]) else "empty"
    await play(client, cup, persons[0], persons[1])
    await until_shown(client, seat)
    for way in WAYS:
        assert await client.ask("GET", f"/api/tables/{seat.table}/{way}", None, seat.key)
    assert await exported(server, persons[2]) == [f"mayor-{seat.table}-1.txt"]
    return shown


async def exported(server: Simulated, person: str) -> list[str]:
    """The names of the files, once the read model is up to date."""
    await server.node.projector.write_due(all_of_it=True)
    return ZipFile(BytesIO(await server.client.ask("GET", "/api/mine/records", None, person))).namelist()


async def until_shown(client: Client, seat: Seated) -> None:
    """Without a request to the tournament: the last table that is over closes the round."""
    for _time in range(600):
        try:
            await client.record(seat.table, key=seat.key)
            return
        except Refused:
            await asyncio.sleep(0.05)
    pytest.fail("never")


def test_a_deal_is_not_shown_while_another_table_plays_it() -> None:
    async def test(server: Simulated) -> None:
        assert await shown_while_others_play(server) == {
            **dict.fromkeys(WAYS, "round-not-over"),
            "export": "empty",
        }

    run_node(test)


@pytest.mark.parametrize(("place", "ways"), [(look_back, set(WAYS)), (my_games, {"export"})])
def test_a_deal_that_is_shown_while_another_table_plays_it_is_noticed(
    place: Any, ways: set[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    async def careless(_node: object, _deal: str) -> None:
        pass

    async def test(server: Simulated) -> None:
        shown = await shown_while_others_play(server)
        assert {way for way, problem in shown.items() if not problem} == ways

    monkeypatch.setattr(place, "check_round_closed", careless)
    run_node(test)


def test_a_page_that_tells_results_of_a_running_round_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = tournaments._due

    async def loud(node: Any, name: str, tournament: Any) -> Any:
        running = tournament.running
        if running is not None:
            tournament.rounds[-1].played = await tournaments._pairing_results(
                node, name, tournament, running, is_over=False
            )
            return None
        return await honest(node, name, tournament)

    monkeypatch.setattr(tournaments, "_due", loud)

    async def test(server: Simulated) -> None:
        before, after = await told_while_others_play(server)
        assert before != after

    run_node(test)


def test_no_secret_of_a_deal_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    async def leaked(server: Simulated) -> bool:
        client = server.client
        cup, persons = await begun(client)
        told = await client.ask("POST", f"/api/tournaments/{cup.tournament}", {"key": cup.key}, persons[1])
        tournament = await tournaments.read(server.node, cup.tournament, cup.key)
        hidden = [tournament.founded.secret, tournaments.deal_of(tournament, cup.tournament, 1).secret]
        assert hash_person(persons[0]).encode() not in told
        return any(secret.encode() in told for secret in hidden)

    async def honest(server: Simulated) -> None:
        assert not await leaked(server)

    run_node(honest)
    # A page that shows the secret in place of the commitment.
    monkeypatch.setattr(tournaments, "commitment", lambda secret: secret)

    async def loud(server: Simulated) -> None:
        assert await leaked(server)

    run_node(loud)


def test_a_latecomer_a_no_show_and_somebody_who_withdraws() -> None:
    async def test(server: Simulated) -> None:
        client = server.client
        cup, persons = await begun(client, "ABC", rounds=3)
        page = await act(client, cup, persons[0])
        assert page.rounds[0].free == [2]
        late = fresh_key()
        assert (await act(client, cup, late, "join", name="D")).you == 3
        # A comes and B does not: the director closes the round, once.
        await sit(client, cup, persons[0])
        for _time in range(600):
            table = page.rounds[0].pairings[0].table
            kept = Tournaments(server.node.store.database)
            standing = (await kept.standings([table])).get(table)
            if standing is not None and "A" in standing.names:
                break
            await asyncio.sleep(0.05)
        assert await refused(act(client, cup, persons[1], "close", round=1)) == "not-director"
        page = await act(client, cup, persons[0], "close", round=1)
        again = await act(client, cup, persons[0], "close", round=1)
        assert (len(page.rounds), len(again.rounds)) == (2, 2)
        (game,) = page.rounds[0].pairings
        assert (game.first_score, game.second_score, game.is_played) == (2, 0, False)
        points = {player.name: player.points for player in page.players}
        assert points == {"A": 2, "B": 0, "C": 2, "D": 0}
        pairs = {frozenset((one.first, one.second)) for one in page.rounds[1].pairings}
        assert pairs == {frozenset((0, 2)), frozenset((1, 3))}
        # A player who withdraws has lost, and is not paired any more.
        await act(client, cup, persons[2], "withdraw")
        page = await act(client, cup, persons[0], "close", round=2)
        assert next(player.points for player in page.players if player.name == "A") == 4
        assert all(2 not in (one.first, one.second) for one in page.rounds[2].pairings)

    run_node(test)


def test_a_round_closes_at_its_time(monkeypatch: pytest.MonkeyPatch) -> None:
    async def test(server: Simulated) -> None:
        client = server.client
        cup, persons = await begun(client, "AB", rounds=1, minutes=10)
        assert (await act(client, cup, persons[1])).status == "playing"
        later = clock.wall_ms() + 11 * 60_000
        monkeypatch.setattr(clock, "wall_ms", lambda: later)
        page = await act(client, cup, persons[1])
        assert (page.status, page.rounds[0].is_closed) == ("over", True)
        assert [player.points for player in page.players] == [0, 0]

    run_node(test)


def test_all_meet_all_of_a_group_by_the_groups_key() -> None:
    async def test(server: Simulated) -> None:
        client, ana, beto, caro = server.client, fresh_key(), fresh_key(), fresh_key()
        group = await groups.found(client, ana)
        cup = await found(client, ana, how="robin", group=group.group, group_key=group.key)
        assert cup.key == group.key
        for name, person in (("Ana", ana), ("Beto", beto), ("Caro", caro)):
            await act(client, cup, person, "join", name=name)
        page = await act(client, cup, ana, "begin")
        assert (page.rounds_in_all, page.group) == (3, group.group)
        assert await refused(act(client, cup, fresh_key(), "join", name="Dani")) == "too-late-to-join"
        listed = await groups.look(client, group)
        assert [(one.tournament, one.name) for one in listed.tournaments] == [(cup.tournament, "Copa de verano")]

    run_node(test)


def test_what_may_not_be_is_refused() -> None:
    async def test(server: Simulated) -> None:
        client, ana = server.client, fresh_key()
        cup = await found(client, ana)
        other = TournamentOpened(cup.tournament, fresh_key())
        assert await refused(act(client, other, ana)) == "no-such-tournament"
        assert await refused(act(client, TournamentOpened("nada", cup.key), ana)) == "no-such-tournament"
        assert await refused(act(client, cup, "short")) == "no-person"
        assert await refused(act(client, cup, ana, "begin")) == "too-few-players"
        await act(client, cup, ana, "join", name="Ana")
        assert (await act(client, cup, ana, "join", name="Otra")).players[0].name == "Ana"
        assert await refused(act(client, cup, fresh_key(), "join", name="ana")) == "name-taken"
        assert await refused(act(client, cup, fresh_key(), "begin")) == "not-director"
        assert await refused(found(client, ana, settings={**GAME, "game": "euphoria"})) == "not-for-two"
        assert await refused(found(client, ana, settings={**GAME, "game": "nada"})) == "not-for-two"
        assert await refused(found(client, ana, name="")) == "bad-group-name"
        assert await refused(found(client, ana, how="knockout")) == "bad-request"
        assert await refused(found(client, ana, group="nada", group_key=cup.key)) == "no-such-group"
        body = {"tournament": cup.tournament, "tournament_key": cup.key}
        assert await refused(client.ask("POST", "/api/tables/nada/tournament", body, ana)) == "no-such-table"
        await client.forget(ana)
        page = await act(client, cup, fresh_key())
        assert page.players[0].name == ""

    run_node(test)


def test_killed_between_rounds_nothing_is_lost_or_counted_twice(tmp_path: Path) -> None:
    """Killed after each round: the same pairings, and every game once."""
    evidencia = {"game": "evidencia", "seats": 2, "reveal_ms": 0}

    with Server("--data", str(tmp_path)) as server:
        client = Client(server.address, language="en")

        async def first() -> tuple[TournamentOpened, list[str]]:
            cup, persons = await begun(client, settings=evidencia)
            await play(client, cup, persons[0], persons[1])
            await play(client, cup, persons[2], persons[3])
            return cup, persons

        cup, persons = asyncio.run(asyncio.wait_for(first(), 120))
        server.kill()
        server.start()
        second = asyncio.run(until(client, cup, persons[3], lambda seen: len(seen.rounds) == 2))
        assert sum(player.points for player in second.players) == 4
        server.kill()
        server.start()
        again = asyncio.run(act(client, cup, persons[2]))
        assert [one.pairings for one in again.rounds] == [one.pairings for one in second.rounds]
        assert [player.points for player in again.players] == [player.points for player in second.players]
