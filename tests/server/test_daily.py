"""The deal of the day: the same for all, once for each key, secret before its day and public after it."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from functools import cached_property
from pathlib import Path
from typing import Any

import pytest
from msgspec import json, structs

from sobremesa.client import Client, Refused
from sobremesa.client.client import fresh_key
from sobremesa.games.evidencia.game import Evidencia
from sobremesa.games.evidencia.puzzle import puzzle_of
from sobremesa.games.evidencia.score_sheet import score_sheet
from sobremesa.kernel.record import Record
from sobremesa.kernel.seed import Seed
from sobremesa.server import clock
from sobremesa.server.people.daily import calendar
from sobremesa.server.people.daily import handlers as daily
from sobremesa.server.people.daily.calendar import Calendar
from sobremesa.server.people.daily.tables import Deals
from sobremesa.server.people.seasons.tables import Ratings
from sobremesa.table.errors import BadProof
from sobremesa.table.fairness import commitment, seed_of, verify
from sobremesa.wire.daily import DailyDeal, DailyPage
from sobremesa.wire.http import Seated
from tests.laws.toy import Mayor
from tests.server.process import Server
from tests.server.running import Running, play_first_moves
from tests.simulated.node import Simulated, run_node
from tests.store.postgres import Postgres

MONDAY = "2026-11-16"
NOON_MS = 12 * 3_600_000
DAY_MS = 24 * 3_600_000


class Sun:
    """The node's time of day, which begins on a Monday at noon, when the bots are easy."""

    def __init__(self) -> None:
        self._now, self._wall = clock.now_ms, clock.wall_ms

    @cached_property
    def ahead(self) -> int:
        return calendar.begins_at(MONDAY) + NOON_MS - self._wall()

    def now_ms(self) -> int:
        return self._now() + self.ahead

    def wall_ms(self) -> int:
        return self._wall() + self.ahead


@pytest.fixture
def sun(monkeypatch: pytest.MonkeyPatch) -> Sun:
    shining = Sun()
    monkeypatch.setattr(clock, "now_ms", shining.now_ms)
    monkeypatch.setattr(clock, "wall_ms", shining.wall_ms)
    return shining


async def look(client: Client, person: str = "", on: str = "") -> DailyPage:
    path = f"/api/daily?day={on}" if on else "/api/daily"
    return json.decode(await client.ask("GET", path, key=person), type=DailyPage)


def deal_in(page: DailyPage, what: str = "mayor") -> DailyDeal:
    return next(deal for deal in page.deals if deal.what == what)


async def sit(client: Client, person: str, what: str = "mayor", on: str = MONDAY, key: str = "") -> Seated:
    table = deal_in(await look(client, person), what).table
    body = {"day": on, "what": what, "name": "Ana", "key": key}
    return json.decode(await client.ask("POST", f"/api/tables/{table}/daily", body, person), type=Seated)


async def play(client: Client, person: str, what: str = "mayor", on: str = MONDAY) -> str:
    """Plays to the end, always the first move; returns the table."""
    seated = await sit(client, person, what, on)
    async with client.back(seated.table, seated.key) as seat:
        await play_first_moves(seat)
    return seated.table


async def until(client: Client, person: str, status: str, what: str = "mayor", on: str = "") -> DailyPage:
    for _time in range(600):
        page = await look(client, person, on)
        if deal_in(page, what).status == status:
            return page
        await asyncio.sleep(0.05)
    pytest.fail(f"never {status}: {page}")


async def refused(work: Coroutine[Any, Any, Any]) -> str:
    with pytest.raises(Refused) as problem:
        await work
    return problem.value.code


@pytest.mark.usefixtures("sun")
def test_everybody_is_dealt_the_same_against_the_same_and_each_once() -> None:
    async def test(server: Simulated) -> None:
        client, ana, beto = server.client, fresh_key(), fresh_key()
        first = await sit(client, ana)
        second = await sit(client, beto)
        assert first.table != second.table
        assert first.commitment == second.commitment == deal_in(await look(client)).commitment
        tables = [server.node.tables[seated.table].table for seated in (first, second)]
        seeds = {table.match.seed for table in tables if table.match}
        assert len(seeds) == 1
        assert len({(table.seats[1].regular, table.seats[1].level) for table in tables}) == 1
        assert tables[0].seats[1].level == deal_in(await look(client)).level == "facil"
        # The same person gets the same seat again; on another device by the person's key.
        assert (await sit(client, ana, key=fresh_key())).key == ana
        assert (await sit(client, ana)).table == first.table
        table = await play(client, ana)
        page = await until(client, ana, "done")
        assert table == first.table == deal_in(page).table
        async with client.back(table, ana) as seat:
            assert await refused(seat.propose("rematch")) == "one-deal"
        assert (await sit(client, ana)).table == table

    run_node(test)


@pytest.mark.parametrize(("what", "aid"), [("codigos", False), ("evidencia", True)])
@pytest.mark.usefixtures("sun")
def test_a_game_of_memory_is_played_from_memory(what: str, aid: bool) -> None:
    async def test(server: Simulated) -> None:
        seated = await sit(server.client, fresh_key(), what)
        assert server.node.tables[seated.table].table.settings.memory_aid is aid

    run_node(test)


@pytest.mark.usefixtures("sun")
def test_how_others_did_is_told_to_those_who_are_done_with_their_place() -> None:
    async def test(server: Simulated) -> None:
        client, ana, beto, caro = server.client, fresh_key(), fresh_key(), fresh_key()
        await play(client, ana)
        await play(client, beto)
        page = await until(client, beto, "done")
        deal = deal_in(page)
        assert deal.you is not None
        assert deal.tallies is not None
        # The bot may have played differently; the deal was the same.
        assert sum(tally.count for tally in deal.tallies) == deal.you.players == 2
        assert deal.you.place in (1, 2)
        assert deal_in(await look(client, caro)).tallies is None
        await sit(client, caro)
        watching = deal_in(await until(client, caro, "playing"))
        assert (watching.tallies, watching.you) == (None, None)
        # Neither rated, nor in any list of open tables.
        assert (await client.mine(ana)).finished[0].result.table == deal_in(await look(client, ana)).table
        assert Ratings(server.node.store.database) is not None
        assert json.decode(await client.ask("GET", "/api/season/mayor", key=ana))["ladders"] == []

    run_node(test)


def test_after_midnight_the_secret_is_opened_and_the_record_fits_what_was_promised(sun: Sun) -> None:
    async def test(server: Simulated) -> None:
        client, ana, beto, caro = server.client, fresh_key(), fresh_key(), fresh_key()
        await sit(client, caro)
        sun.ahead -= DAY_MS
        sunday = await look(client)
        assert sunday.day == "2026-11-15"
        promised = {one.what: one.commitment for one in sunday.next}
        sun.ahead += DAY_MS
        table = await play(client, ana)
        seated = await sit(client, beto)
        record = Record.read(await client.record(table, key=ana))
        verify(record, Mayor(), promised["mayor"])
        with pytest.raises(BadProof):
            verify(record, Mayor(), promised["evidencia"])
        await until(client, ana, "done")
        sun.ahead += DAY_MS
        tuesday = await look(client, ana)
        assert (tuesday.day, tuesday.before) == ("2026-11-17", MONDAY)
        assert deal_in(tuesday).status == "new"
        assert deal_in(tuesday).table != table
        over = await look(client, ana, MONDAY)
        assert over.ends_in == 0
        assert {deal.what: commitment(deal.secret) for deal in over.deals} == promised
        assert seed_of(deal_in(over).secret, f"{MONDAY}/mayor", 1, ("", "")) == record.seed
        # A person who plays on after midnight could know the cards by now.
        async with client.back(seated.table, seated.key) as seat:
            await play_first_moves(seat)
        late = deal_in(await until(client, beto, "uncounted", on=MONDAY))
        assert late.you is not None
        assert (late.you.place, late.you.players) == (0, 1)
        body = {"day": MONDAY, "what": "mayor", "name": "Ana"}
        assert await refused(client.ask("POST", f"/api/tables/{table}/daily", body, ana)) == "day-over"
        for other in ("2026-11-18", "2026-11-15", "2026-13-01", "nada", "2026-11-1"):
            if other != "2026-11-15":
                assert await refused(look(client, ana, other)) == "no-such-day"

    run_node(test)


async def everything_told(server: Simulated, persons: list[str]) -> bytes:
    """All that a player is sent about the deals while the day lasts, and about one that they are playing."""
    client = server.client
    told = [await client.ask("GET", "/api/daily", key=person) for person in ("", *persons)]
    for what in ("mayor", "evidencia"):
        seated = await sit(client, persons[0], what)
        async with client.back(seated.table, seated.key) as seat:
            await seat.turn()
            told.append(json.encode(seat.room))
            told.append(json.encode(seat.latest))
        told.append(await client.ask("GET", f"/api/tables/{seated.table}", key=seated.key))
    told += [await client.ask("GET", path, key=persons[0]) for path in ("/api/daily", "/api/mine", "/api/tables")]
    return b"\n".join(told)


async def secrets_of(server: Simulated) -> list[str]:
    """Of today and tomorrow: what no client may be sent, in all its forms."""
    found: list[str] = []
    for on in server.node.service(Calendar).days:
        secret = await Deals(server.node.store.database).secret(on)
        assert len(secret) == 64
        deals = [calendar.deal_of(secret, on, what) for what in daily.deals_of(server.node)]
        seeds = [seed_of(deal.secret, deal.name, 1, ("",) * seats).key.hex() for deal in deals for seats in (0, 2, 4)]
        found += [secret, *(deal.secret for deal in deals), *seeds]
    return found


async def leaked(server: Simulated) -> list[str]:
    told = (await everything_told(server, [fresh_key(), fresh_key()])).decode()
    return [secret for secret in await secrets_of(server) if secret in told]


@pytest.mark.usefixtures("sun")
def test_nobody_is_told_a_secret_while_the_day_lasts(capfd: pytest.CaptureFixture[str]) -> None:
    found: list[str] = []

    async def test(server: Simulated) -> None:
        assert await leaked(server) == []
        found.extend(await secrets_of(server))

    run_node(test)
    logged = "".join(capfd.readouterr())
    assert not any(secret in logged for secret in found)


@pytest.mark.usefixtures("sun")
def test_a_day_that_is_opened_too_early_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = daily._deal

    async def early(*given: Any, **_named: Any) -> DailyDeal:
        return await honest(*given, is_over=True)

    monkeypatch.setattr(daily, "_deal", early)

    async def test(server: Simulated) -> None:
        assert await leaked(server)

    run_node(test)


async def told_before_and_after(server: Simulated) -> tuple[DailyDeal, DailyDeal]:
    """What a player sees who is still playing, before and after another one has finished."""
    client, ana, beto = server.client, fresh_key(), fresh_key()
    await sit(client, ana)
    before = deal_in(await until(client, ana, "playing"))
    await play(client, beto)
    await until(client, beto, "done")
    return before, deal_in(await look(client, ana))


@pytest.mark.usefixtures("sun")
def test_how_others_did_changes_nothing_for_whoever_plays() -> None:
    async def test(server: Simulated) -> None:
        before, after = await told_before_and_after(server)
        assert before == after

    run_node(test)


@pytest.mark.usefixtures("sun")
def test_a_list_that_tells_too_early_how_others_did_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = daily._deal

    async def loud(*given: Any, **_named: Any) -> DailyDeal:
        return structs.replace(await honest(*given, is_over=True), secret="")

    monkeypatch.setattr(daily, "_deal", loud)

    async def test(server: Simulated) -> None:
        before, after = await told_before_and_after(server)
        assert before != after

    run_node(test)


@pytest.mark.usefixtures("sun")
def test_hints_are_refused_and_a_bot_that_played_for_somebody_counts_for_nobody() -> None:
    async def test(server: Simulated) -> None:
        client, ana = server.client, fresh_key()
        seated = await sit(client, ana)
        async with client.back(seated.table, seated.key) as seat:
            await seat.turn()
            assert await refused(seat.hint()) == "hint-shared-deal"
            await seat.leave()
        page = await until(client, ana, "uncounted")
        assert deal_in(page).you is None

    run_node(test)


@pytest.mark.usefixtures("sun")
def test_only_whose_deal_it_is_gets_in() -> None:
    async def test(server: Simulated) -> None:
        client, ana, beto = server.client, fresh_key(), fresh_key()
        seated = await sit(client, ana)
        path, body = f"/api/tables/{seated.table}/daily", {"day": MONDAY, "what": "mayor", "name": "B"}
        assert await refused(client.ask("POST", path, body, beto)) == "no-such-table"
        assert await refused(client.ask("POST", path, body)) == "no-person"
        assert await refused(client.ask("POST", path, {**body, "what": "nada"}, ana)) == "no-such-table"
        assert await refused(client.ask("POST", path, {**body, "key": "short"}, ana)) == "weak-key"
        assert await refused(client.ask("POST", path, {**body, "more": 1}, ana)) == "bad-request"
        assert await refused(client.table(seated.table)) == "no-such-table"
        assert await refused(client.table(seated.table, key=beto)) == "no-such-table"
        assert await refused(client.ask("GET", "/api/daily", key="short")) == "no-person"

    run_node(test)


@pytest.mark.usefixtures("sun")
def test_the_first_order_of_the_puzzle_counts_and_the_best_is_told_afterwards() -> None:
    async def test(server: Simulated) -> None:
        client, ana, beto = server.client, fresh_key(), fresh_key()
        page = await look(client, ana)
        puzzle, table = page.puzzle, deal_in(page, "orden").table
        assert puzzle is not None
        assert (puzzle.best, puzzle.best_lead, puzzle.better, puzzle.row) == ([], None, None, [])
        path = f"/api/tables/{table}/puzzle"
        for wrong in ([], puzzle.cards[:5], [*puzzle.cards[:5], puzzle.cards[0]], puzzle.rival):
            assert await refused(client.ask("POST", path, {"day": MONDAY, "row": wrong}, ana)) == "not-an-order"
        answered = json.decode(
            await client.ask("POST", path, {"day": MONDAY, "row": puzzle.cards}, ana), type=DailyPage
        )
        deal = deal_in(answered, "orden")
        assert answered.puzzle is not None
        assert (deal.status, answered.puzzle.row) == ("done", puzzle.cards)
        assert answered.puzzle.better is not None
        assert answered.puzzle.best_lead is not None
        assert deal.you is not None
        assert deal.you.lead <= answered.puzzle.best_lead
        # Knowing the best order now does not help.
        again = json.decode(
            await client.ask("POST", path, {"day": MONDAY, "row": answered.puzzle.best}, ana), type=DailyPage
        )
        assert (again.puzzle, again.deals) == (answered.puzzle, answered.deals)
        others = deal_in(await look(client, beto), "orden").table
        best = {"day": MONDAY, "row": answered.puzzle.best}
        won = json.decode(await client.ask("POST", f"/api/tables/{others}/puzzle", best, beto), type=DailyPage)
        winner = deal_in(won, "orden").you
        assert winner is not None
        assert (winner.won, winner.place, winner.players) == (True, 1, 2)
        assert await refused(client.ask("POST", f"/api/tables/{others}/puzzle", best, ana)) == "no-such-table"
        # A forgotten person does not count any more.
        await client.forget(ana)
        left = deal_in(await look(client, beto), "orden").you
        assert left is not None
        assert left.players == 1

    run_node(test)


@pytest.mark.parametrize("number", range(3))
def test_a_puzzle_counts_as_the_score_sheet_does(number: int) -> None:
    puzzle, game = puzzle_of(Seed(number)), Evidencia()
    ids = game.cards.ids()
    backs = [f"?{card.back}" for card in game.cards.cards]
    pyramid = [backs.index(back) for back in puzzle.pyramid]
    rival = [ids.index(card) for card in puzzle.rival]
    for row in (puzzle.cards, puzzle.best, tuple(reversed(puzzle.cards))):
        sheet = score_sheet(
            game.cards.lookup, ([ids.index(card) for card in row], rival), pyramid, -1, 0, None, game.counting
        )
        assert sheet.points[0] - sheet.points[1] == puzzle.lead_of(row)
    assert puzzle.better_than(puzzle.best) == 0
    leads = sorted(puzzle.leads.values())
    assert len(leads) == 720
    assert leads[-1] - leads[360] >= 4


@pytest.mark.parametrize("number", range(12))
def test_the_row_of_a_puzzle_can_be_beaten(number: int) -> None:
    """N19: the page asks for it."""
    assert puzzle_of(Seed(number)).best_lead > 0


def test_killed_in_the_middle_it_goes_on_at_the_same_table(tmp_path: Path) -> None:
    """One table, one seat, the cards that were dealt."""
    ana, seen = fresh_key(), []

    async def begin(client: Client) -> Seated:
        page = await look(client, ana)
        seated = await sit(client, ana, "evidencia", page.day)
        async with client.back(seated.table, seated.key) as seat:
            update = await seat.turn()
            assert update is not None
            seen.append(update.view)
        return seated

    with Server("--data", str(tmp_path)) as server:
        client = Client(server.address, language="en")
        first = asyncio.run(asyncio.wait_for(begin(client), 120))
        promised = {tuple((one.what, one.commitment) for one in asyncio.run(look(client)).next) for _time in range(6)}
        server.kill()
        server.start()
        second = asyncio.run(asyncio.wait_for(begin(client), 120))
        assert first.table == second.table
        assert seen[0] == seen[1]
        again = {tuple((one.what, one.commitment) for one in asyncio.run(look(client)).next) for _time in range(6)}
        assert promised == again
        assert len(promised) == 1


@pytest.mark.usefixtures("sun")
def test_two_nodes_agree_on_the_day_and_on_the_results(postgres: Postgres) -> None:
    database = postgres.fresh_database()

    async def test(server: Running) -> None:
        with Running(database_url=database) as other:
            one, two, ana = server.client, other.client, fresh_key()
            pages = await asyncio.gather(*(look(client, ana) for client in (one, two, one, two)))
            assert len({deal_in(page).commitment for page in pages}) == 1
            seats = await asyncio.gather(sit(one, ana), sit(two, ana))
            assert len({seated.table for seated in seats}) == 1
            async with one.back(seats[0].table, ana) as seat:
                await play_first_moves(seat)
            told = [deal_in(await until(client, ana, "done")) for client in (one, two)]
            assert told[0] == told[1]
            assert told[0].you is not None
            assert told[0].you.players == 1

    run_node(test, database_url=database)
