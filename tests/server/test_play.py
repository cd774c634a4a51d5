"""Games over the wire, from the first link to the record."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

import pytest

from sobremesa.client import ClosedByServer, Refused, Seat
from sobremesa.games.catalog import GAMES
from sobremesa.kernel.record import Record
from sobremesa.table.acts.close import CloseEntry
from sobremesa.table.acts.play import By, Play, PlayEntry
from sobremesa.table.acts.ready import ReadyNews
from sobremesa.table.acts.return_ import ReturnNews
from sobremesa.table.acts.say import SayNews
from sobremesa.table.acts.sit import Sit
from sobremesa.table.fairness import verify
from sobremesa.table.stand_in import StandInNews
from sobremesa.wire.messages import Happened
from tests.server.running import TEST_GAMES, Running, play_first_moves, seated
from tests.simulated.node import Simulated
from tests.simulated.world import World


@pytest.fixture(scope="module")
def server() -> Iterator[Simulated]:
    with Simulated() as running:
        yield running


@pytest.mark.parametrize("game", [*GAMES, "timbre", "mayor"])
def test_friends_play_a_game_to_the_end_and_its_record_verifies(server: Simulated, game: str) -> None:
    async def test() -> None:
        kind = TEST_GAMES[game]
        options = (
            {"round_limit": "3"} if game == "euphoria" else {}
        )  # a bot that always passes would never end the game
        seats = await seated(server.client, game, seats=kind.about.seat_counts[0], window_ms=20, options=options)
        for seat in seats:
            await seat.__aenter__()
        await seats[0].start()
        await asyncio.gather(*(play_first_moves(seat) for seat in seats))
        for seat in seats:
            assert [piece.n for piece in seat.news] == list(range(1, len(seat.news) + 1))
            await seat.check()
            await seat.__aexit__(None, None, None)
        record = Record.read(await server.client.record(seats[0].table))
        shares = {number: seat.witness.entropy[1] for number, seat in enumerate(seats)}
        published = seats[0].witness.published[1]
        outcome = verify(record, kind(len(seats), options), published=published, entropy=shares).outcome
        assert outcome is not None
        assert seats[0].latest is not None
        assert seats[0].latest.outcome is not None
        assert seats[0].latest.outcome.scores == list(outcome.scores)

    server.run(test())


def test_a_bot_plays_along_and_takes_over_for_who_leaves(server: Simulated) -> None:
    async def test() -> None:
        table = await server.client.open("evidencia", seats=2, bots=("facil",), stand_in="facil", reveal_ms=0)
        async with await server.client.sit(table.table, "Ana", invite=table.invite) as ana:
            await ana.start()
            for _move in range(3):
                update = await ana.turn()
                assert update is not None
                await ana.play(update.moves[0].code)
            await ana.leave()
            await ana.until_status("over")
            assert any(isinstance(piece, StandInNews) for piece in ana.news)

    server.run(test())


def test_who_comes_back_has_the_seat_again(server: Simulated) -> None:
    async def test() -> None:
        ana, beto = await seated(server.client, "mayor", seats=2)
        async with ana, beto:
            await ana.start()
            await ana.leave()
        again = server.client.watch(ana.table)
        again.key = ana.key
        async with again:
            assert any(isinstance(piece, ReturnNews) for piece in again.news)
            assert again.number == 0

    server.run(test())


def test_a_client_that_was_away_is_told_everything_once(server: Simulated) -> None:
    async def test() -> None:
        ana, beto = await seated(server.client, "evidencia", seats=2)
        async with ana, beto:
            await ana.start()
            await beto.say("uno")
            await ana.until(lambda: len(ana.news) == len(beto.news))
            before = list(ana.news)
            await ana.__aexit__(None, None, None)
            await beto.say("dos")
            await beto.say("tres")
            async with ana:
                await ana.until(lambda: len(ana.news) == len(before) + 2)
                numbers = [piece.n for piece in ana.news]
                assert all(one + 1 == other for one, other in pairwise(numbers))
                assert [piece.text for piece in ana.news[-2:]] == ["dos", "tres"]  # type: ignore[union-attr]

    server.run(test())


def test_a_client_that_was_away_during_an_undo_has_the_events_that_hold(server: Simulated) -> None:
    async def test() -> None:
        ana, beto = await seated(server.client, "mayor", seats=2)
        async with ana, beto:
            await ana.start()
            await play_first_move(ana)
            await play_first_move(beto)
            await ana.turn()
            before = events_of(ana)
            await play_first_move(ana)
            await ana.until(lambda: len(events_of(ana)) > len(before))
            await ana.propose("undo")
            await ana.__aexit__(None, None, None)
            await beto.answer(yes=True)
            await beto.until(lambda: len(events_of(beto)) == len(before))
            async with ana:
                await ana.until(lambda: ana.latest is not None and ana.latest.undone is not None)
                assert events_of(ana) == before

    server.run(test())


async def play_first_move(seat: Seat) -> None:
    update = await seat.turn()
    assert update is not None
    await seat.play(update.moves[0].code)


def events_of(seat: Seat) -> list[tuple[str, str]]:
    pieces = [piece for piece in seat.news if isinstance(piece, Happened)]
    return [(event.kind, str(event.facts)) for piece in pieces for event in piece.events]


def test_a_move_sent_twice_is_made_once(server: Simulated) -> None:
    async def test() -> None:
        ana, beto = await seated(server.client, "evidencia", seats=2)
        async with ana, beto:
            await ana.start()
            update = await ana.turn()
            assert update is not None
            message = Play("same", code=update.moves[0].code)
            await ana.ask(message)
            await ana.ask(message)
            live = server.node.tables[ana.table]
            assert len(live.table.codes) == 1

    server.run(test())


def test_who_watches_sees_the_least_and_cannot_play(server: Simulated) -> None:
    async def test() -> None:
        ana, beto = await seated(server.client, "evidencia", seats=2)
        async with ana, beto, server.client.watch(ana.table) as eyes:
            await ana.start()
            await eyes.until_status("playing")
            assert eyes.latest is not None
            assert eyes.latest.moves == []
            for act in (eyes.play("g1"), eyes.say("hola"), eyes.start()):
                with pytest.raises(Refused) as caught:
                    await act
                assert caught.value.code == "spectator"

    server.run(test())


def test_who_watches_with_a_delay_is_behind(server: Simulated) -> None:
    async def test() -> None:
        ana, beto = await seated(server.client, "evidencia", seats=2, spectator_delay=2)
        async with ana, beto:
            await ana.start()
            async with server.client.watch(ana.table) as eyes:
                assert eyes.latest is not None
                assert eyes.latest.status == "waiting"
                await eyes.until_status("playing")
                assert [piece.n for piece in eyes.news] == list(range(1, len(eyes.news) + 1))

    server.run(test())


def test_who_watches_the_lobby_with_a_delay_sees_the_game_begin_later(server: Simulated) -> None:
    async def test() -> None:
        ana, beto = await seated(server.client, "evidencia", seats=2, spectator_delay=2)
        async with ana, beto, server.client.watch(ana.table) as eyes:
            await ana.say("hola")
            await eyes.until(lambda: any(isinstance(piece, SayNews) for piece in eyes.news))
            await ana.start()
            await asyncio.sleep(0.5)
            assert eyes.latest is not None
            assert eyes.latest.status == "waiting"
            await eyes.until_status("playing")
            assert [piece.n for piece in eyes.news] == list(range(1, len(eyes.news) + 1))

    server.run(test())


def test_everybody_hears_who_is_ready_and_nobody_has_to_wait(server: Simulated) -> None:
    async def test() -> None:
        ana, beto = await seated(server.client, "mayor", seats=2)
        async with ana, beto, server.client.watch(ana.table) as eyes:
            await beto.ready()
            for seat in (ana, beto, eyes):
                await seat.until(lambda here=seat: here.room is not None and here.room.seats[1].ready)
            await beto.ready(ready=False)
            for seat in (ana, beto, eyes):
                await seat.until(lambda here=seat: here.room is not None and not here.room.seats[1].ready)
                told = [piece for piece in seat.news if isinstance(piece, ReadyNews)]
                assert [(piece.seat, piece.ready) for piece in told] == [(1, True), (1, False)]
            with pytest.raises(Refused) as caught:
                await eyes.ready()
            assert caught.value.code == "spectator"
            await ana.start()
            with pytest.raises(Refused) as caught:
                await beto.ready()
            assert caught.value.code == "game-started"

    server.run(test())


def test_who_is_ready_outlives_the_node(tmp_path: Path) -> None:
    async def sit_and_get_ready(server: Simulated) -> Seat:
        ana, _beto = await seated(server.client, "mayor", seats=2)
        async with ana:
            await ana.ready()
        return ana

    async def seen_again(server: Simulated, table: str) -> list[bool]:
        async with server.client.watch(table) as eyes:
            assert eyes.room is not None
            return [seat.ready for seat in eyes.room.seats]

    with World() as world:
        with Simulated(data=tmp_path, world=world) as first:
            ana = first.run(sit_and_get_ready(first))
        with Simulated(data=tmp_path, world=world) as second:
            assert second.run(seen_again(second, ana.table)) == [True, False]


def test_who_stands_up_before_the_game_is_hung_up_on(server: Simulated) -> None:
    async def test() -> None:
        ana, beto = await seated(server.client, "mayor", seats=2)
        async with ana, beto:
            await ana.ready()
            await ana.leave()
            with pytest.raises(ClosedByServer) as caught:
                await ana.until(lambda: False)
            assert caught.value.code == "stood-up"
            async with await server.client.sit(ana.table, "Ana") as again:
                assert again.room is not None
                assert [seat.ready for seat in again.room.seats] == [False, False]

    server.run(test())


def test_a_rematch_is_agreed_on_and_played(server: Simulated) -> None:
    async def test() -> None:
        ana, beto = await seated(server.client, "mayor", seats=2)
        async with ana, beto:
            await ana.start()
            await asyncio.gather(play_first_moves(ana), play_first_moves(beto))
            await ana.propose("rematch")
            await beto.answer(yes=True)
            await asyncio.gather(ana.until_status("playing"), beto.until_status("playing"))
            await asyncio.gather(play_first_moves(ana), play_first_moves(beto))
            assert server.node.tables[ana.table].table.number == 2
            await ana.check()
            await beto.check()

    server.run(test())


def test_a_game_that_the_table_does_not_keep_any_more_is_read_from_its_journal(
    server: Simulated, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sobremesa.table.finished_games.MOST_KEPT", 1)

    async def test() -> None:
        ana, beto = await seated(server.client, "mayor", seats=2)
        async with ana, beto:
            await ana.start()
            await asyncio.gather(play_first_moves(ana), play_first_moves(beto))
            table = server.node.tables[ana.table].table
            records = [str(table.record())]
            await ana.propose("rematch")
            await beto.answer(yes=True)
            await asyncio.gather(ana.until_status("playing"), beto.until_status("playing"))
            await asyncio.gather(play_first_moves(ana), play_first_moves(beto))
            records.append(str(table.record()))
            assert len(table.finished.kept) == 1
            for number, record in enumerate(records, start=1):
                found = await server.client.ask("GET", f"/api/tables/{ana.table}/record?game={number}")
                assert found.decode() == record
            with pytest.raises(Refused) as caught:
                await server.client.ask("GET", f"/api/tables/{ana.table}/record?game=3")
            assert caught.value.code == "no-such-record"

    server.run(test())


def test_a_refusal_says_why_in_the_readers_language_and_changes_nothing(server: Simulated) -> None:
    async def test() -> None:
        ana, beto = await seated(server.client, "evidencia", seats=2)
        async with ana, beto:
            await ana.start()
            with pytest.raises(Refused, match=r"EV-20") as caught:
                await ana.play("decline")
            assert caught.value.code == "illegal-move"
            with pytest.raises(Refused, match="I do not understand"):
                await ana.play("xyzzy")
            assert server.node.tables[ana.table].table.codes == []

    server.run(test())


def test_the_same_key_gets_the_same_seat(server: Simulated) -> None:
    async def test() -> None:
        table = await server.client.open("mayor", seats=2, public=True)
        wish = Sit("Ana", key="k" * 43)
        for _time in range(2):
            body = await server.client.ask("POST", f"/api/tables/{table.table}/seats", wish)
            assert b'"seat":0' in body
        weak = Sit("Beto", key="short")
        with pytest.raises(Refused, match="43"):
            await server.client.ask("POST", f"/api/tables/{table.table}/seats", weak)

    server.run(test())


def test_the_whole_game_is_shown_only_after_the_end(server: Simulated) -> None:
    async def test() -> None:
        ana, beto = await seated(server.client, "mayor", seats=2)
        async with ana, beto:
            await ana.start()
            for path in ("record", "replay", "replay?seat=1"):
                with pytest.raises(Refused) as caught:
                    await server.client.ask("GET", f"/api/tables/{ana.table}/{path}")
                assert caught.value.code == "not-over"
            await asyncio.gather(play_first_moves(ana), play_first_moves(beto))
            found = await server.client.ask("GET", f"/api/tables/{ana.table}/replay?seat=1")
            assert b'"steps"' in found

    server.run(test())


def test_public_tables_are_listed_and_others_are_not(server: Simulated) -> None:
    async def test() -> None:
        shown = await server.client.open("mayor", seats=2, public=True, title="Sábado")
        hidden = await server.client.open("mayor", seats=2)
        names = {told.table: told.title for told in await server.client.tables()}
        assert names.get(shown.table) == "Sábado"
        assert hidden.table not in names

    server.run(test())


def test_a_key_that_opens_nothing_is_refused_for_good(server: Simulated) -> None:
    async def test() -> None:
        table = await server.client.open("mayor", seats=2, public=True)
        eyes = server.client.watch(table.table)
        eyes.key = "x" * 43
        with pytest.raises(ClosedByServer, match="opens no seat"):
            await eyes.__aenter__()

    server.run(test())


def test_a_clock_that_runs_out_lets_a_bot_play(server: Simulated) -> None:
    async def test() -> None:
        ana, beto = await seated(
            server.client, "mayor", seats=2, clock={"kind": "move", "seconds": 5}, stand_in="facil"
        )
        async with ana, beto:
            await ana.start()
            await ana.play((await ana.turn()).moves[0].code)  # type: ignore[union-attr]
            await beto.until(lambda: any(isinstance(piece, StandInNews) for piece in beto.news))

    server.run(test())


def test_eu_38_bots_of_every_level_answer_before_a_window_closes() -> None:
    """Even where a bot takes longer for a move than the window lasts. In real time, because a bot thinks in real
    time."""

    async def test(server: Running) -> list[By]:
        table = await server.client.open("timbre", seats=3, bots=("experto", "experto"), public=True, window_ms=2_000)
        async with await server.client.sit(table.table, "Ana") as ana:
            await ana.start()
            await ana.turn()
            await ana.play("toca")
            await ana.until(lambda: ana.latest and ana.latest.to_act == [1])
        entries = await server.node.store.read(table.table)
        closed = next(number for number, entry in enumerate(entries) if isinstance(entry, CloseEntry))
        return [entry.by for entry in entries[:closed] if isinstance(entry, PlayEntry) and entry.seat > 0]

    with Running(pace=1.0, bot_processes=0) as server:
        assert set(asyncio.run(asyncio.wait_for(test(server), 60))) == {"bot"}
