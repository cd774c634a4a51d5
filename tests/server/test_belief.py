"""Looking back: what a seat could believe comes from its views, and is shown for finished games only."""

from __future__ import annotations

import asyncio
from itertools import pairwise
from typing import Any

import pytest
from msgspec import json

from sobremesa.bots.greedy_bot import GreedyBot
from sobremesa.bots.search_bot import Effort
from sobremesa.client import Refused as ClientRefused
from sobremesa.games.codigos.game import Codigos
from sobremesa.games.euphoria.game import Euphoria
from sobremesa.games.evidencia.game import Evidencia
from sobremesa.kernel.game import AnyGame
from sobremesa.kernel.match import Match
from sobremesa.kernel.record import Record
from sobremesa.kernel.rng import Rng
from sobremesa.kernel.seed import Seed
from sobremesa.server.people.look_back import handlers as after
from sobremesa.server.people.look_back.belief import Believer, Step, beliefs_of, mark_claims, truth, turning_points
from sobremesa.server.people.look_back.handlers import best_moves
from sobremesa.wire import hindsight
from tests.server.running import play_first_moves, seated
from tests.simulated.node import Simulated, simulate

LONGEST = 60


def begun(game: AnyGame, *, seed: int, moves: int = LONGEST) -> Match:
    """A game of greedy bots, so far."""
    match, minds = Match(game, Seed(seed)), [GreedyBot(game, Rng(seat + 1)) for seat in range(game.seats)]
    while match.outcome is None and len(match.codes) < moves:
        seat = match.to_act[0]
        match.play_code(seat, minds[seat].choose(match.view(seat)))
    return match


HONEST = Match.view


def knows_too_much(record: Record, game: AnyGame, seat: int) -> list[int]:
    """The steps at which a seat's beliefs differ from those for an equal view of another world."""
    told, rng, other = beliefs_of(seat, record, game), Rng(5), game.blank(Rng(6))
    found: list[int] = []

    def step(match: Match) -> None:
        number = len(match.codes)
        if match.outcome is None and number % 7 == 0:
            view = HONEST(match, seat)
            game.imagine(view).sample(rng, other)
            twin = game.view(other, seat)
            assert twin.encode() == view.encode()
            if Believer(seat, game).believe(twin, match.claims, int(other.knowledge_key(seat))) != told[number]:
                found.append(number)

    step(record.replay(game, each=step))
    return found


@pytest.mark.parametrize("game", [Evidencia(), Euphoria(4), Codigos(2)], ids=lambda game: str(game.about.name))
def test_worlds_that_a_seat_cannot_tell_apart_give_the_same_belief(game: AnyGame) -> None:
    assert knows_too_much(begun(game, seed=3).record(), game, 1) == []


def test_a_belief_that_looks_at_another_hand_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    game = Evidencia()
    record = begun(game, seed=3).record()
    monkeypatch.setattr(Match, "view", lambda match, viewer: HONEST(match, 0 if viewer == 1 else viewer))
    assert knows_too_much(record, game, 1) != []


def test_a_seat_is_certain_of_its_own_hand_and_not_of_the_others() -> None:
    game = Evidencia()
    match = begun(game, seed=2, moves=4)
    believed = beliefs_of(0, match.record(), game)[-1].beliefs
    hands = [game.whereabouts(match.state)[f"hand {seat}"] for seat in range(2)]
    assert believed["hand 0"] == dict.fromkeys(hands[0], 1.0)
    assert len(believed["hand 1"]) > len(hands[1])


def test_chances_end_with_the_result() -> None:
    game = Evidencia()
    match = begun(game, seed=2, moves=999)
    assert match.outcome is not None
    won = tuple(float(seat in match.outcome.winners) for seat in range(2))
    assert truth(match.record(), game)[-1].chances == won
    assert [beliefs_of(seat, match.record(), game)[-1].chances for seat in range(2)] == [(won[0],), (won[1],)]


def test_claims_are_held_against_the_deal() -> None:
    game = Euphoria(4)
    match = begun(game, seed=1, moves=20)
    secrets = game.player().secrets(match.state)
    team = secrets["team 2"][0]
    other = "subterra" if team == "euphoria" else "euphoria"
    recruit = secrets["recruit 1.0"][0]
    for words in (f"equipo 3 {team}", f"equipo 3 {other}", f"recluta 2.1 {recruit}"):
        match.claim(0, words)
    assert mark_claims(match.record(), game) == [True, False, True]


def steps(*chances: float) -> list[Step]:
    return [Step((chance,), {}) for chance in chances]


def test_a_turning_point_is_where_chances_change_for_good() -> None:
    assert turning_points(steps(0.5, 0.5, 0.5, 0.9, 0.9, 0.9, 0.9)) == [3]
    # Noise is not a turning point, nor is a change of less than a quarter.
    assert turning_points(steps(0.5, 0.56, 0.48, 0.53, 0.5, 0.55, 0.49)) == []
    assert turning_points(steps(0.5, 0.5, 0.5, 0.7, 0.7, 0.7, 0.7)) == []


def test_there_are_three_turning_points_at_most_and_none_side_by_side() -> None:
    stairs = [height for height in (0.1, 0.5, 0.9, 0.5, 0.1) for _step in range(8)]
    found = turning_points(steps(*stairs))
    assert len(found) == 3
    assert all(later - earlier > 5 for earlier, later in pairwise(found))


def test_advice_is_one_of_the_moves_that_the_seat_had() -> None:
    game = Evidencia()
    match = begun(game, seed=4, moves=999)
    told = best_moves(match.record(), game, 3, Effort(iterations=50))
    assert told.step == 3
    assert told.seat == match.codes[2][0]
    # Both have played: the winner takes one of three cards (EV-24).
    assert {one.move.verb for one in told.moves} == {"take_own", "take_rival", "take_challenge"}


async def _asked(server: Simulated, table: str, key: str) -> dict[str, str]:
    """What each endpoint answers while the game runs: the code of its refusal, or "told"."""
    found: dict[str, str] = {}
    for path in ("look-back", "look-back?seat=0", "look-back?seat=1", "look-back?game=1", "advice?step=1"):
        try:
            await server.client.ask("GET", f"/api/tables/{table}/{path}", key=key)
            found[path] = "told"
        except ClientRefused as refused:
            found[path] = refused.code
    return found


def _while_it_runs() -> set[str]:
    async def test() -> set[str]:
        async with Simulated() as server:
            ana, beto = await seated(server.client, "evidencia", seats=2)
            async with ana, beto:
                await ana.start()
                await ana.turn()
                found = {*(await _asked(server, ana.table, ana.key)).values()}
                return found | {*(await _asked(server, ana.table, "")).values()}

    return simulate(test())


def test_nothing_is_told_of_a_running_game_to_anybody() -> None:
    assert _while_it_runs() == {"not-over"}


def test_a_look_back_at_a_running_game_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    async def early(_request: Any, _table: Any) -> tuple[int, Any]:
        return 1, type("Finished", (), {"moves": b"\0\0"})()

    monkeypatch.setattr(after, "find_game", early)
    monkeypatch.setattr(after, "encode_look_back", lambda *_given: b"{}")
    monkeypatch.setattr(after, "encode_advice", lambda *_given: b"{}")
    assert "told" in _while_it_runs()


def test_a_finished_game_is_looked_back_at_once_and_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    counted: list[Any] = []
    honest = after.encode_look_back

    def counting(*given: Any) -> bytes:
        counted.append(given[-1])
        return honest(*given)

    monkeypatch.setattr(after, "encode_look_back", counting)

    async def test() -> list[hindsight.LookBack]:
        async with Simulated() as server:
            ana, beto = await seated(server.client, "evidencia", seats=2)
            async with ana, beto:
                await ana.start()
                await asyncio.gather(play_first_moves(ana), play_first_moves(beto))
            address = f"/api/tables/{ana.table}/look-back"
            found = [await server.client.ask("GET", address + query) for query in ("", "?seat=1", "?seat=1")]
            assert found[1] == found[2]
            with pytest.raises(ClientRefused, match="seat"):
                await server.client.ask("GET", f"{address}?seat=2")
            with pytest.raises(ClientRefused, match="step"):
                await server.client.ask("GET", f"/api/tables/{ana.table}/advice?step=0")
            return [json.decode(data, type=hindsight.LookBack) for data in found]

    opened, seen, _again = simulate(test())
    assert counted == [None, 1]
    assert (opened.seat, len(opened.steps[0].chances), opened.steps[0].beliefs) == (None, 2, {})
    assert (seen.seat, len(seen.steps[0].chances)) == (1, 1)
    assert seen.steps[0].beliefs["hand 0"]
    assert len(opened.steps) == len(seen.steps)
