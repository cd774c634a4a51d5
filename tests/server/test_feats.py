"""Records of a group: the greatest feats in its finished games, found once however often a member looks."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from msgspec import structs

from sobremesa.client import Client
from sobremesa.client.client import fresh_key
from sobremesa.games.codigos.game import Codigos
from sobremesa.games.euphoria.game import Euphoria
from sobremesa.kernel.event import Event
from sobremesa.kernel.game import AnyGame
from sobremesa.kernel.match import Match
from sobremesa.kernel.record import Record
from sobremesa.kernel.rng import Rng
from sobremesa.kernel.seed import Seed
from sobremesa.server.node.keys import hash_person
from sobremesa.server.people.catalog import FEATURES
from sobremesa.server.people.groups import record_keeper
from sobremesa.server.people.groups.feat_tables import Feat, Feats
from sobremesa.server.people.groups.feats import count_feats
from sobremesa.store.memory import MemoryStore
from sobremesa.store.read_model import ReadModel
from sobremesa.table.status import Result
from sobremesa.wire import http
from tests.server.process import Server
from tests.server.test_groups import RULES, look, play, until_games
from tests.server.test_groups import found as found_group
from tests.simulated.node import Simulated

RESULT = Result("mesa", 1, "codigos", "", ["Ana", "Beto"], ["", ""], [], [7, 4], [0], "points", 60, 1, 2, [0, 1], [])


def played(game: AnyGame, seed: int, claims: dict[int, list[tuple[int, str]]]) -> Record:
    """A random game, with what is said before the move of each number."""
    match, rng = Match(game, Seed(seed), [f"P{seat}" for seat in range(game.seats)]), Rng(seed)
    number = 0
    while match.to_act:
        for seat, words in claims.get(number, ()):
            match.claim(seat, words)
        seat = match.to_act[0]
        moves = match.view(seat).moves
        match.make(seat, moves[rng.below(len(moves))])
        number += 1
    return match.record()


def told(kind: str, **facts: str | int) -> Event:
    return Event(0, kind, facts)


def test_the_longest_code_is_the_longest_that_was_recited_exactly() -> None:
    game = Codigos(seats=2)
    events = [
        told("shown", seat=0, place=1, card="c1", recital="tanque avion casco"),
        told("revealed", seat=0, place=1, how="exact", points=3),
        told("shown", seat=1, place=1, card="c2", recital="tanque avion casco granada casco"),
        told("revealed", seat=1, place=1, how="unordered", points=1),
        told("shown", seat=0, place=2, card="c3", recital="tanque avion casco granada"),
        told("revealed", seat=0, place=2, how="exact", points=4),
    ]
    assert game.about.feats is not None
    found = game.about.feats(events, game.seats)
    assert sorted(found) == [("code", 0, 3), ("code", 0, 4), ("codes", 0, 2), ("codes", 1, 0)]
    # From the game's events.
    kinds = {kind.name: {name for name, _told in kind.shown} for kind in game.event_kinds.values()}
    assert {"seat", "recital"} <= kinds["shown"]
    assert {"seat", "how"} <= kinds["revealed"]


def test_a_code_recited_with_the_memory_aid_is_no_feat() -> None:
    def kinds(aid: str) -> set[str]:
        game = Codigos(seats=2, options={"memory_aid": aid})
        return {kind for kind, _seat in count_feats(played(game, 1, {}), game, RESULT)}

    assert "codes" in kinds("off")
    assert not {"code", "codes"} & kinds("on")


def test_points_and_the_biggest_win_count_where_points_decide() -> None:
    game = Codigos(seats=2)
    feats = count_feats(played(game, 1, {}), game, RESULT)
    assert (feats["points", 0], feats["points", 1], feats["lead", 0]) == (7, 4, 3)
    assert ("lead", 1) not in feats
    together = structs.replace(RESULT, names=["A"] * 4, scores=[1, 1, 0, 0], winners=[0, 1], sides=[0, 0, 1, 1])
    euphoria = Euphoria(seats=4)
    assert {kind for kind, _seat in count_feats(played(euphoria, 1, {}), euphoria, together)} <= {"lie"}


def test_a_lie_is_about_ones_own_cards_false_and_stands_until_the_truth_is_seen() -> None:
    game = Euphoria(seats=4)
    result = structs.replace(RESULT, names=["A"] * 4, scores=[1, 1, 0, 0], winners=[0, 1], sides=[0, 0, 1, 1])
    length = len(played(game, 5, {}).moves)
    secrets = game.player().secrets(Match(game, Seed(5), list("ABCD")).state)
    (team,) = secrets["team 0"]
    other = "subterra" if team == "euphoria" else "euphoria"
    # Seat 0 lies about itself, seat 1 tells the truth about itself, seat 2 guesses wrong about seat 0.
    (own,) = secrets["team 1"]
    record = played(game, 5, {3: [(0, f"equipo 1 {other}"), (1, f"equipo 2 {own}"), (2, f"equipo 1 {other}")]})
    feats = count_feats(record, game, result)
    lies = {seat: amount for (kind, seat), amount in feats.items() if kind == "lie"}
    assert lies.keys() == {0}
    assert 0 < lies[0] <= length - 3


def feat(amount: int, at: int, *, person: str = "p", table: str = "a", kind: str = "code") -> Feat:
    return Feat("codigos", kind, amount, person.upper(), person, table, 1, at)


def test_of_equal_feats_the_first_is_the_record_and_writing_twice_changes_nothing() -> None:
    async def test() -> None:
        store = MemoryStore(FEATURES)
        kept = Feats(store.database)
        await kept.write("g", [feat(4, 10, table="a"), feat(5, 30, person="q", table="b")])
        await kept.write("g", [feat(5, 30, person="q", table="b"), feat(5, 20, person="r", table="c")])
        await kept.write("other", [feat(9, 5, table="d")])
        assert [(one.amount, one.person) for one in await kept.greatest("g")] == [(5, "r")]
        await store.read_model.forget("r", 1)
        assert [(one.amount, one.person) for one in await kept.greatest("g")] == [(5, "q")]
        # A forgotten person is not learnt again.
        await kept.write("g", [feat(8, 40, person="r", table="e")])
        assert [(one.amount, one.person) for one in await kept.greatest("g")] == [(5, "q")]
        await store.close()

    asyncio.run(test())


async def until_records(client: Client, group: http.GroupOpened, count: int) -> http.GroupPage:
    """Waits until this many games were scanned; every game has a length."""
    for _time in range(600):
        page = await look(client, group)
        if len({record.kind for record in page.records}) >= count:
            return page
        await asyncio.sleep(0.05)
    pytest.fail(f"never: {page.records}")


def test_a_group_has_its_records_and_nobody_is_known_by_them_elsewhere() -> None:
    async def test(client: Client) -> None:
        ana, beto = fresh_key(), fresh_key()
        group = await found_group(client, ana)
        await play(client, group, {"Ana": ana, "Beto": beto})
        await until_games(client, group, 1)
        page = await until_records(client, group, 1)
        (length,) = (record for record in page.records if record.kind == "moves")
        assert (length.game, length.name, length.amount) == ("mayor", "", page.games[0].result.moves)
        points = [record for record in page.records if record.kind == "points"]
        assert all(record.amount == max(page.games[0].result.scores) for record in points)
        told = await client.ask("GET", f"/api/groups/{group.group}", key=group.key)
        assert hash_person(ana).encode() not in told

    with Simulated() as server:
        server.run(test(server.client))


def test_a_game_that_cannot_be_read_has_no_feats_and_is_not_tried_again(monkeypatch: pytest.MonkeyPatch) -> None:
    tried: list[int] = []

    def broken(*given: Any) -> list[Feat]:
        tried.append(given[-1])
        raise ValueError("what it was written by")

    async def test(server: Simulated) -> None:
        client, ana, beto = server.client, fresh_key(), fresh_key()
        group = await found_group(client, ana)
        await play(client, group, {"Ana": ana, "Beto": beto})
        await until_games(client, group, 1)
        read_model: ReadModel = server.node.store.read_model
        for _time in range(600):
            await look(client, group)
            if not await Feats(read_model.database).missing(group.group, 5):
                break
            await asyncio.sleep(0.05)
        assert (await look(client, group)).records == []
        assert len(tried) == 1

    monkeypatch.setattr(record_keeper, "feats_in", broken)
    with Simulated() as server:
        server.run(test(server))


def test_killed_at_the_end_of_the_game_the_records_are_found_after_it(tmp_path: Path) -> None:
    ana, beto = fresh_key(), fresh_key()

    async def evening(client: Client) -> http.GroupOpened:
        group = await found_group(client, ana)
        await play(client, group, {"Ana": ana, "Beto": beto}, settings={**RULES, "game": "evidencia"})
        return group

    with Server("--data", str(tmp_path)) as server:
        client = Client(server.address, language="en")
        group = asyncio.run(asyncio.wait_for(evening(client), 120))
        server.kill()
        server.start()
        page = asyncio.run(asyncio.wait_for(until_records(client, group, 2), 60))
        assert {record.kind for record in page.records} >= {"moves", "points"}
        again = asyncio.run(look(client, group))
        assert again.records == page.records
