"""A seat changes hands at a live table: by consent, once, and with all that belongs to it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import pytest

from sobremesa.client import Client, ClosedByServer, Refused, Seat
from sobremesa.server.node.keys import fresh_key
from sobremesa.server.people.notices import notifier
from sobremesa.server.people.reports.handlers import read as read_reports
from sobremesa.table.takeover import ChangeSeatNews, RemainNews
from sobremesa.wire import hindsight
from tests.server.process import Server
from tests.server.receivers import Receiver
from tests.server.running import Running, play_first_moves, seated
from tests.server.test_notices import begun as slow_game
from tests.server.test_notices import wish
from tests.simulated.node import Simulated, simulate
from tests.store.postgres import Postgres
from tests.waiting import until

Story = Callable[[Simulated], Coroutine[Any, Any, None]]


def told(story: Story, **config: Any) -> None:
    async def run() -> None:
        async with Simulated(**config) as server:
            await asyncio.wait_for(story(server), 60)

    simulate(run())


async def refusal(asking: Coroutine[Any, Any, Any]) -> str:
    with pytest.raises(Refused) as problem:
        await asking
    return str(problem.value.code)


async def playing(client: Client, **settings: Any) -> list[Seat]:
    """Ana and Beto, in a game."""
    players = await seated(client, "evidencia", seats=2, **settings)
    for player in players:
        await player.__aenter__()
    await players[0].start()
    return players


async def closed(*seats: Seat) -> None:
    for seat in seats:
        await seat.__aexit__(None, None, None)


def is_seated(seat: Seat) -> bool:
    """It has become a seat, and has heard all of its past."""
    return seat.number is not None and bool(seat.news) and not seat._has_moved


async def handed_over(players: list[Seat], eva: Seat, **who: str) -> None:
    """Eva, who watches, has Beto's seat."""
    ana, beto = players
    await beto.offer()
    await eva.ask_for(1, "Eva", key=fresh_key(), **who)
    await ana.answer(yes=True)
    await beto.answer(yes=True)
    await eva.until(lambda: is_seated(eva))


def test_a_watcher_takes_over_and_plays_to_the_end() -> None:
    async def story(server: Simulated) -> None:
        ana, beto = players = await playing(server.client)
        eva = await server.client.watch(ana.table).__aenter__()
        seen = beto.latest
        assert seen is not None
        await handed_over(players, eva)
        assert eva.number == 1
        assert eva.latest is not None
        assert (eva.latest.view, eva.latest.moves) == (seen.view, seen.moves)
        # The earlier player learns it, on the open connection and whenever they come again.
        with pytest.raises(ClosedByServer) as gone:
            await beto.until(lambda: False)
        assert gone.value.code == "handed-over"
        assert "Eva" in gone.value.text
        with pytest.raises(ClosedByServer) as again:
            await server.client.back(ana.table, beto.key).__aenter__()
        assert again.value.code == "handed-over"
        await asyncio.gather(play_first_moves(ana), play_first_moves(eva))
        record = await server.client.record(ana.table, key=eva.key)
        assert "Eva" in record
        assert "Beto" not in record
        await eva.check()
        await ana.check()
        await closed(ana, eva)

    told(story)


def test_whoever_gave_the_seat_away_may_watch_a_private_table_by_the_old_key() -> None:
    async def story(server: Simulated) -> None:
        client = server.client
        table = await client.open("evidencia", seats=2, public=False, reveal_ms=0)
        players = [
            await (await client.sit(table.table, name, invite=table.invite)).__aenter__() for name in ("Ana", "Beto")
        ]
        await players[0].start()
        eva = await client.watch(table.table, invite=table.invite).__aenter__()
        await handed_over(players, eva)
        assert await refusal(client.table(table.table, key=fresh_key())) == "no-such-table"
        assert (await client.table(table.table, key=players[1].key)).to_act == []
        watching = await client.watch(table.table, invite=players[1].key).__aenter__()
        assert watching.number is None
        assert watching.latest is not None
        assert watching.latest.moves == []
        assert await refusal(watching.play(0)) == "spectator"
        assert (
            await refusal(client.ask("POST", f"/api/tables/{table.table}/reports", {"text": "x"}, players[1].key))
            == "bad-key"
        )
        await closed(players[0], eva, watching)

    told(story)


def test_one_no_and_the_watcher_goes_on_watching() -> None:
    async def story(server: Simulated) -> None:
        ana, beto = await playing(server.client)
        eva = await server.client.watch(ana.table).__aenter__()
        assert await refusal(eva.ask_for(1, "Eva", key=fresh_key())) == "takeover-not-offered"
        await beto.leave()
        before = eva.connections
        await eva.ask_for(1, "Eva", key=fresh_key())
        await eva.until(lambda: eva.connections > before)
        await ana.answer(yes=False)
        await eva.until(lambda: eva.key == "" and eva.connections > before + 1)
        assert eva.number is None
        assert any(isinstance(piece, RemainNews) for piece in eva.news)
        await eva.ask_for(1, "Eva", key=fresh_key())
        await eva.withdraw()
        await ana.until(lambda: ana.latest is not None and ana.latest.takeover is None)
        await closed(ana, beto, eva)

    told(story)


def test_a_bot_has_the_seat_by_consent_and_plays_on() -> None:
    async def story(server: Simulated) -> None:
        ana, beto = await playing(server.client)
        await beto.leave_to_bot("facil")
        await ana.answer(yes=True)
        with pytest.raises(ClosedByServer):
            await beto.until(lambda: False)
        await play_first_moves(ana)
        assert ana.room is not None
        assert (ana.room.seats[1].level, ana.room.seats[1].away) == ("facil", False)
        assert await refusal(server.client.back(ana.table, beto.key).__aenter__()) == "handed-over"
        await closed(ana)

    told(story)


def test_a_bot_stands_in_for_somebody_who_is_gone_and_for_nobody_who_is_here() -> None:
    async def story(server: Simulated) -> None:
        ana, beto = await playing(server.client)
        await ana.until(lambda: ana.here == [0, 1])
        assert await refusal(ana.miss(1)) == "takeover-is-here"
        await closed(beto)
        await ana.until(lambda: ana.here == [0])
        await ana.miss(1)
        await ana.until(lambda: ana.room is not None and ana.room.seats[1].away)
        second = await server.client.watch(ana.table).__aenter__()
        assert await refusal(second.ask_for(1, "Eva", key=fresh_key())) == "takeover-away"
        await closed(second)
        back = await server.client.back(ana.table, beto.key).__aenter__()
        await ana.until(lambda: ana.room is not None and not ana.room.seats[1].away)
        await closed(ana, back)

    told(story)


def test_the_games_and_ratings_of_both_are_right(tmp_path: Path) -> None:
    """The newcomer has the game, the earlier player does not, and it counts for no rating."""

    async def story(server: Simulated) -> None:
        client, keys = server.client, {name: fresh_key() for name in ("Ana", "Beto", "Eva")}
        table = await client.open("evidencia", seats=2, public=True, reveal_ms=0)
        ana, beto = [
            await (await client.sit(table.table, name, person=keys[name])).__aenter__() for name in ("Ana", "Beto")
        ]
        await ana.start()
        eva = await client.watch(table.table).__aenter__()
        await handed_over([ana, beto], eva, person=keys["Eva"])
        await _until(client, keys["Eva"], running=1)
        assert (await client.mine(keys["Beto"])).running == []
        # The person's key opens the seat too, and that of the player who gave it away does not.
        other = await client.back(table.table, keys["Eva"]).__aenter__()
        assert other.number == 1
        assert await refusal(client.back(table.table, keys["Beto"]).__aenter__()) == "handed-over"
        await asyncio.gather(play_first_moves(ana), play_first_moves(eva))
        await _until(client, keys["Eva"], finished=1)
        mine = await client.mine(keys["Eva"])
        assert mine.finished[0].result.taken_over == [1]
        assert mine.finished[0].result.names == ["Ana", "Eva"]
        assert (await client.mine(keys["Beto"])).count == 0
        assert await server_rows(server, "select count(*) from rated") == 0
        await closed(ana, eva, other)

    told(story, data=tmp_path)


async def _until(client: Client, person: str, *, running: int = 0, finished: int = 0) -> None:
    """What follows from the journal is written beside the moves."""
    while True:
        mine = await client.mine(person)
        if (len(mine.running), len(mine.finished)) == (running, finished):
            return
        await asyncio.sleep(0.05)


async def server_rows(server: Simulated, question: str) -> int:
    rows = await server.node.store.database.rows(question, {})
    return int(rows[0][0])


def test_nobody_guesses_who_has_or_had_a_seat() -> None:
    async def story(server: Simulated) -> None:
        client, keys = server.client, {name: fresh_key() for name in ("Ana", "Beto", "Caro", "Dani", "Eva")}
        table = await client.open("euphoria", seats=4, public=True, reveal_ms=0, window_ms=0)
        people = [
            await (await client.sit(table.table, name, person=keys[name])).__aenter__()
            for name in ("Ana", "Beto", "Caro", "Dani")
        ]
        await people[0].start()
        eva = await client.watch(table.table).__aenter__()

        async def guess(who: str) -> None:
            wish = hindsight.GuessWish(keys[who], [50, 50, 50, 50])
            await client.ask("PUT", f"/api/tables/{table.table}/guesses", wish)

        await guess("Eva")
        await people[1].offer()
        await eva.ask_for(1, "Eva", key=fresh_key(), person=keys["Eva"])
        for person in people:
            await person.answer(yes=True)
        await eva.until(lambda: is_seated(eva))
        assert await refusal(guess("Eva")) == "players-know"
        assert await refusal(guess("Beto")) == "players-know"
        await closed(*people, eva)

    told(story)


def test_behind_their_delay_watchers_hear_at_once_that_they_have_the_seat() -> None:
    async def story(server: Simulated) -> None:
        players = await playing(server.client, spectator_delay=600)
        eva = await server.client.watch(players[0].table).__aenter__()
        await handed_over(players, eva)
        assert eva.number == 1
        assert eva.latest is not None
        assert players[0].latest is not None
        assert eva.latest.seq == players[0].latest.seq
        await closed(players[0], eva)

    told(story)


def test_there_is_none_at_a_playtest() -> None:
    async def story(server: Simulated) -> None:
        ana, beto = await playing(server.client)
        server.node.plugin_tables = lambda: {ana.table}
        assert await refusal(beto.offer()) == "takeover-playtest"
        assert await refusal(beto.leave_to_bot("facil")) == "takeover-playtest"
        await beto.leave()
        eva = server.client.watch(ana.table)
        assert await refusal(eva.ask_for(1, "Eva", key=fresh_key())) == "takeover-playtest"
        await closed(ana, beto)

    told(story)


def test_bad_requests_are_told_what_would_be_right() -> None:
    async def story(server: Simulated) -> None:
        client = server.client
        ana, beto = await playing(client)
        path = f"/api/tables/{ana.table}/takeovers"
        assert await refusal(client.ask("POST", path, {"name": "Eva", "seat": 1, "key": "short"})) == "weak-key"
        assert await refusal(client.ask("POST", path, {"name": "Eva"})) == "bad-request"
        assert await refusal(client.ask("DELETE", path, key=fresh_key())) == "no-such-table"
        private = await client.open("evidencia", seats=2, public=False)
        wish = {"name": "Eva", "seat": 1, "key": fresh_key()}
        assert await refusal(client.ask("POST", f"/api/tables/{private.table}/takeovers", wish)) == "no-such-table"
        await closed(ana, beto)

    told(story)


def test_nobody_is_reported_for_what_was_said_in_their_seat_before(tmp_path: Path) -> None:
    async def story(server: Simulated) -> None:
        ana, beto = players = await playing(server.client)
        await beto.say("¡Qué bodrio!")
        eva = await server.client.watch(ana.table).__aenter__()
        await handed_over(players, eva)
        await eva.say("Hola")
        await server.client.ask("POST", f"/api/tables/{ana.table}/reports", {"text": "x", "seat": 1}, ana.key)
        (report,) = read_reports(tmp_path)
        assert report.talk == [("Beto", "¡Qué bodrio!"), ("Eva", "Hola")]
        await closed(ana, eva)

    told(story, data=tmp_path)


# It is killed.


@pytest.mark.parametrize("when", ["asked", "half agreed", "agreed"])
def test_kill_nine_at_any_moment_leaves_the_seat_with_one_of_them(when: str, tmp_path: Path) -> None:
    """What all have agreed to is done, whenever the node dies, and nothing else is."""

    async def story() -> None:
        with Server("--data", str(tmp_path)) as server:
            client = Client(server.address)
            ana, beto = await playing(client)
            eva = await client.watch(ana.table).__aenter__()
            await beto.offer()
            await eva.ask_for(1, "Eva", key=fresh_key())
            if when != "asked":
                await ana.answer(yes=True)
            if when == "agreed":
                await beto.answer(yes=True)
            server.kill()
            server.start()
            if when != "agreed":
                before = beto.connections
                await beto.until(lambda: beto.connections > before and beto.latest is not None)
                assert beto.number == 1
                assert beto.latest is not None
                assert beto.latest.takeover is not None
                if when == "asked":
                    await ana.answer(yes=True)
                await beto.answer(yes=True)
            await eva.until(lambda: is_seated(eva))
            assert sum(isinstance(piece, ChangeSeatNews) for piece in eva.news) == 1
            with pytest.raises(ClosedByServer) as gone:
                await beto.until(lambda: False)
            assert gone.value.code == "handed-over"
            await asyncio.gather(play_first_moves(ana), play_first_moves(eva))
            await closed(ana, eva)

    asyncio.run(asyncio.wait_for(story(), 240))


def test_two_nodes_on_one_database_agree_who_has_the_seat(postgres: Postgres) -> None:
    """Without a bus, so that nodes poll; and each player connects to another node than before."""

    async def story() -> None:
        database = postgres.fresh_database()
        with (
            Running(database_url=database, poll_seconds=0.1) as one,
            Running(database_url=database, poll_seconds=0.1) as two,
        ):
            ana, beto = players = await seated(one.client, "evidencia", seats=2)
            beto.client = two.client
            for player in players:
                await player.__aenter__()
            await ana.start()
            await beto.until_status("playing")
            eva = await two.client.watch(ana.table).__aenter__()
            await beto.offer()
            await ana.until(lambda: ana.room is not None and ana.room.seats[1].offered)
            await eva.ask_for(1, "Eva", key=fresh_key())
            await beto.until(lambda: beto.latest is not None and beto.latest.takeover is not None)
            await beto.answer(yes=True)
            await ana.until(lambda: ana.latest is not None and ana.latest.takeover is not None)
            await ana.answer(yes=True)
            await eva.until(lambda: is_seated(eva))
            with pytest.raises(ClosedByServer) as gone:
                await beto.until(lambda: False)
            assert gone.value.code == "handed-over"
            await asyncio.gather(play_first_moves(ana), play_first_moves(eva))
            await closed(ana, eva)

    asyncio.run(asyncio.wait_for(story(), 240))


def test_at_a_slow_table_notices_go_to_whoever_has_the_seat(monkeypatch: pytest.MonkeyPatch) -> None:
    """Beto got the notice of his turn; then it is Eva's, and so are all later ones."""
    monkeypatch.setattr(notifier, "PRESENT_MS", 0)

    async def story(server: Simulated) -> None:
        client, keys = server.client, {name: fresh_key() for name in ("Ana", "Beto", "Eva")}
        for name in ("Beto", "Eva"):
            await wish(client, keys[name], webhook=f"{hook.address}/{name}")
        ana, beto = await slow_game(client, [keys["Ana"], keys["Beto"]])
        await until(lambda: told_to("Beto") == 1)
        for player in (ana, beto):
            await player.__aenter__()
        eva = await client.watch(ana.table).__aenter__()
        await handed_over([ana, beto], eva, person=keys["Eva"])
        await closed(eva)
        await until(lambda: told_to("Eva") == 1)
        eva = await client.back(ana.table, keys["Eva"]).__aenter__()
        for player in (ana, eva):
            update = await player.turn()
            assert update is not None
            await player.play(update.moves[0].code)
        await eva.turn()
        await closed(ana, eva)
        await until(lambda: told_to("Eva") == 2)
        assert told_to("Beto") == 1

    def told_to(name: str) -> int:
        return sum(path == f"/{name}" for path, _headers, _body in hook.posted)

    with Receiver() as hook:
        told(story, notice_private=True)
