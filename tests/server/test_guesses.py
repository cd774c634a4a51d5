"""Spectators guess teams: guesses cannot be noticed before the end, and are scored afterwards."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from msgspec import json

from sobremesa.client import Refused
from sobremesa.server.http import routes
from sobremesa.server.http.api import node_of
from sobremesa.server.node.keys import fresh_key
from sobremesa.server.people.guesses import handlers
from sobremesa.server.people.guesses.handlers import brier
from sobremesa.server.people.guesses.tables import Guess
from sobremesa.table.acts.say import SayNews
from sobremesa.wire import hindsight
from sobremesa.wire import messages as m
from tests.server.running import play_first_moves, seated
from tests.simulated.node import Simulated, simulate
from tests.simulated.world import World

RIGHT, WRONG, HALF = [0, 100, 0, 100], [100, 0, 100, 0], [50, 50, 50, 50]
TEAMS: list[list[bool | None]] = [[False, True, False, True]] * 10


def test_a_guess_counts_from_its_step_on() -> None:
    assert brier([Guess("", RIGHT, 0)], TEAMS) == 0.0
    assert brier([Guess("", WRONG, 0)], TEAMS) == 1.0
    assert brier([], TEAMS) == 0.25
    # Undecided for five steps, then right for five.
    assert brier([Guess("", RIGHT, 5)], TEAMS) == pytest.approx(0.125)
    assert brier([Guess("", WRONG, 0), Guess("", RIGHT, 5)], TEAMS) == pytest.approx(0.5)
    assert brier([Guess("", [25, 75, 25, 75], 0)], TEAMS) == pytest.approx(0.0625)


def test_whoever_has_no_team_is_not_counted() -> None:
    teams: list[list[bool | None]] = [[False, True, False, True], [False, True, False, None]]
    assert brier([Guess("", [0, 100, 0, 0], 0)], teams) == pytest.approx(1 / 7)


def test_the_team_that_counts_is_the_one_of_that_step() -> None:
    turned: list[list[bool | None]] = [[False, True], [True, True]]
    assert brier([Guess("", [0, 100], 0)], turned) == pytest.approx(0.25)


async def _guess(server: Simulated, table: str, sides: list[int], key: str, name: str = "") -> hindsight.Guesser:
    data = await server.client.ask("PUT", f"/api/tables/{table}/guesses", hindsight.GuessWish(key, sides, name))
    return json.decode(data, type=hindsight.Guesser)


async def _refusal(server: Simulated, method: str, table: str, body: Any = None, key: str = "") -> str:
    with pytest.raises(Refused) as caught:
        await server.client.ask(method, f"/api/tables/{table}/guesses", body, key=key)
    return str(caught.value.code)


def _shape(message: m.FromTable) -> str:
    """What a message says, without times and presence."""
    if isinstance(message, m.Update):
        return f"update {[type(piece).__name__ for piece in message.news]} {message.status}"
    return "" if isinstance(message, m.Presence) else type(message).__name__


def _note(line: list[str], message: m.FromTable) -> None:
    line.append(_shape(message))


def heard(guesses: int) -> tuple[list[list[str]], int]:
    """What a seat and another spectator are sent while spectators guess this often, and how long the journal is
    then."""

    async def test() -> tuple[list[list[str]], int]:
        async with Simulated() as server:
            players = await seated(server.client, "euphoria", seats=4, window_ms=0)
            table = players[0].table
            other = server.client.watch(table)
            told: list[list[str]] = [[], []]
            for watched, line in zip((players[1], other), told, strict=True):
                watched.on_message = partial(_note, line)
            async with players[0], players[1], players[2], players[3], other:
                await players[0].start()
                # The start of the game comes in as many messages as it took.
                for watched in (players[1], other):
                    await watched.until_status("playing")
                for line in told:
                    line.clear()
                for number in range(guesses):
                    await _guess(server, table, [HALF, RIGHT][number % 2], fresh_key())
                assert await _refusal(server, "GET", table) == "not-over"
                # What is said last has come when everything before it has.
                await players[0].say("hola")
                for watched in (players[1], other):
                    await watched.until(lambda one=watched: any(isinstance(piece, SayNews) for piece in one.news))
            length = len(await server.node.store.read(table))
            return [[words for words in line if words] for line in told], length

    return simulate(test())


def test_nobody_is_sent_anything_because_somebody_guesses() -> None:
    assert heard(guesses=0) == heard(guesses=3)


def test_a_guess_that_others_notice_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = handlers.guess

    async def leaking(request: Any) -> Any:
        answer = await honest(request)
        live = await node_of(request).table(request.path_params["table"])
        live.audience.show_all()
        return answer

    leaky = tuple(replace(one, handler=leaking) if one.handler is honest else one for one in routes.ENDPOINTS)
    monkeypatch.setattr(routes, "ENDPOINTS", leaky)
    assert heard(guesses=0) != heard(guesses=3)


def test_what_is_answered_does_not_depend_on_the_guess_or_on_other_guesses() -> None:
    async def test() -> None:
        async with Simulated() as server:
            players = await seated(server.client, "euphoria", seats=4, window_ms=0)
            table, key = players[0].table, fresh_key()
            wish = hindsight.GuessWish(key, HALF)
            assert await _refusal(server, "PUT", table, wish) == "guess-while-playing"
            async with players[0], players[1], players[2], players[3]:
                await players[0].start()
                await players[0].until_status("playing")
                first = await _guess(server, table, RIGHT, key)
                await _guess(server, table, WRONG, fresh_key())
                assert await _guess(server, table, WRONG, key) == first
                assert await _refusal(server, "PUT", table, hindsight.GuessWish("short", HALF)) == "weak-key"
                assert await _refusal(server, "PUT", table, hindsight.GuessWish(key, [50, 50])) == "no-guesses"
                seat = hindsight.GuessWish(players[2].key, HALF)
                assert await _refusal(server, "PUT", table, seat) == "players-know"

    simulate(test())


def test_guesses_outlive_the_node_and_are_scored_at_the_end(tmp_path: Path) -> None:
    async def begin() -> tuple[str, str, list[str]]:
        async with Simulated(tmp_path) as server:
            players = await seated(server.client, "euphoria", seats=4, window_ms=0, options={"round_limit": "2"})
            table, key = players[0].table, fresh_key()
            async with players[0], players[1], players[2], players[3]:
                await players[0].start()
                await players[0].until_status("playing")
                await _guess(server, table, HALF, fresh_key(), "Nadie")
                word = (await _guess(server, table, [10, 10, 10, 10], key, "Zoe")).watcher
            return table, word, [player.key for player in players]

    async def end(table: str, keys: list[str]) -> hindsight.GuessList:
        async with Simulated(tmp_path) as server:
            players = [server.client.back(table, key) for key in keys]
            async with players[0], players[1], players[2], players[3]:
                await asyncio.gather(*(play_first_moves(player) for player in players))
            return json.decode(await server.client.ask("GET", f"/api/tables/{table}/guesses"), type=hindsight.GuessList)

    with World() as world:
        table, word, keys = world.run(begin())
        told = world.run(end(table, keys))
    assert {one.name for one in told.guesses} == {"Zoe", "Nadie"}
    by_name = {one.name: one for one in told.guesses}
    assert by_name["Zoe"].watcher == word
    # A spectator who always says one half scores a quarter.
    assert by_name["Nadie"].brier == 250
    assert by_name["Zoe"].brier != 250
    assert len(told.teams) == 4
