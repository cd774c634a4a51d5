"""The secrecy law for a device: worlds that a seat cannot tell apart give the same bytes at the same time.

It covers what the page receives (messages, answers, turns, wake-ups) and what the bots' Worker is asked. It leaves out
what is stored: that is the whole game, and the player has the device anyway.
"""

from __future__ import annotations

import json
import secrets
from collections.abc import Iterator
from typing import Any

import pytest

from sobremesa.alone import hosted_table
from sobremesa.alone.bot_requests import MoveRequest, pack
from sobremesa.alone.device import Device
from sobremesa.alone.hosted_table import HostedTable
from sobremesa.games.catalog import GAMES
from sobremesa.kernel.game import AnyGame
from sobremesa.kernel.rng import Rng
from sobremesa.table.acts.play import Play
from sobremesa.table.acts.seat_bot import SeatBotEntry
from sobremesa.wire import messages as m
from sobremesa.wire.local_table import LocalTable
from tests.server.secrecy import POSITIONS
from tests.table.sitting import NAMES, Sitting

VIEWER = 0
NOON = 1_700_000_000_000
PLAYED = [("evidencia", 2), ("euphoria", 4), ("euphoria", 5), ("codigos", 2), ("codigos", 3)]
HELLO = json.dumps({"type": "hello", "v": m.VERSION, "key": "hash0", "language": "es"})


def positions(game: AnyGame, seed: int) -> Iterator[Sitting]:
    """One person and bots, at positions of a random game."""
    sitting = Sitting(game, window_ms=8000, reveal_ms=700, memory_aid=seed % 2 == 0, spectators=False)
    sitting.sit(NAMES[0], "hash0", seat=0)
    sitting.do([SeatBotEntry(sitting.now, seat, "facil") for seat in range(1, game.seats)])
    sitting.start()
    rng = Rng(seed)
    for _turn in range(POSITIONS):
        sitting.wait(2)
        asked = sitting.table.seats_asked()
        if not asked:
            return
        yield sitting
        seat = asked[rng.below(len(asked))]
        view = sitting.table.view(seat)
        assert view is not None
        code = view.moves[rng.below(len(view.moves))]
        sitting.act(seat, Play("", code=code))


def device_at(sitting: Sitting, rng: Rng | None, eyes: int = VIEWER) -> Device:
    """The device with this table; with ``rng``, in another world that the viewer cannot tell from the true one."""
    device = Device()
    local = LocalTable(list(sitting.journal), sitting.host, hosted_table._never)
    match = local.table.match
    assert match is not None
    if rng is not None:
        sitting.game.imagine(match.view(eyes)).sample(rng, match.state)
    table = HostedTable(local, device.ask_bot_worker)
    table.kept = len(local.journal)
    device.add(table)
    return device


def heard(device: Device, table: str, game: AnyGame) -> dict[str, Any]:
    """Everything that the page receives after sending each kind of message except a move."""
    found: dict[str, Any] = {}

    def take(event: str, **facts: Any) -> None:
        effects = json.loads(device.take(json.dumps({"event": event, "now": NOON, **facts})))
        told = {name: effects.get(name) for name in ("tell", "answers", "turns", "wake")}
        found[json.dumps([event, facts])] = told

    take("hear", line=1, table=table, data=HELLO)
    for code in range(len(game.moves)):
        view = device.tables[table].table.view(VIEWER)
        if view is None or code not in view.moves:
            take("hear", line=1, table=table, data=json.dumps({"type": "play", "code": code, "id": f"{code}"}))
    for message in ({"type": "resync", "since": 0}, {"type": "ping"}, {"type": "say", "id": "s", "text": "hola"}):
        take("hear", line=1, table=table, data=json.dumps(message))
    for path in ("", "/record", "/replay?seat=0", "/replay"):
        take("ask", id=1, method="GET", path=f"/api/tables/{table}{path}", door="hash0")
    return found


def world_leaks(game: AnyGame, seed: int) -> Iterator[str]:
    rng = Rng(seed + 100)
    for sitting in positions(game, seed):
        if sitting.table.window.held is not None:
            continue
        here = heard(device_at(sitting, None), "mesa", game)
        there = heard(device_at(sitting, rng), "mesa", game)
        yield from (f"{asked}: {here[asked]} / {there[asked]}" for asked in here if here[asked] != there[asked])


def mind_leaks(game: AnyGame, seed: int) -> Iterator[str]:
    """A bot gets the same request in all worlds that its own seat cannot tell apart."""
    rng = Rng(seed + 200)
    for sitting in positions(game, seed):
        for bot, _level in sitting.table.bots_to_move():
            if sitting.table.window.held is not None:
                continue
            asked = []
            for world in (None, rng):
                device = device_at(sitting, world, eyes=bot)
                hello = {"event": "hear", "now": NOON, "line": 1, "table": "mesa", "data": HELLO}
                effects = json.loads(device.take(json.dumps(hello)))
                plan = device.tables["mesa"]._plans[bot]
                asked.append(next(think["data"] for think in effects["think"] if think["id"] == plan.thought))
            if asked[0] != asked[1]:
                yield f"the mind of {bot} is asked differently"


def stream_leaks(game: AnyGame, seed: int) -> Iterator[str]:
    """While bots and the person choose, the page learns neither what the bots chose nor when, before it is revealed."""
    for sitting in positions(game, seed):
        table = sitting.table
        bots = [seat for seat, _level in table.bots_to_move()]
        if not bots or VIEWER not in table.seats_asked() or table.window.held is not None:
            continue
        if not (table.window.is_open or table.window.is_joint):
            continue
        streams = [_stream(sitting, bots, choose) for choose in (min, max)]
        if streams[0] != streams[1]:
            yield f"{streams[0]} / {streams[1]}"


def _stream(sitting: Sitting, bots: list[int], choose: Any) -> list[Any]:
    device, now = device_at(sitting, None), NOON
    found: list[Any] = []

    def take(event: str, **facts: Any) -> dict[str, Any]:
        effects: dict[str, Any] = json.loads(device.take(json.dumps({"event": event, "now": now, **facts})))
        if "tell" in effects or "turns" in effects:
            found.append([now - NOON, effects.get("tell"), effects.get("turns")])
        return effects

    take("hear", line=1, table="mesa", data=HELLO)
    table = device.tables["mesa"]
    for _turn in range(2):
        for seat in bots:
            plan = table._plans.get(seat)
            view = table.table.view(seat)
            if plan is None or plan.made is not None or view is None or not view.moves:
                continue
            effects = take("thought", id=plan.thought, data=pack((None, choose(view.moves))))
            now += effects.get("wake") or 0
            take("tick")
    return found


@pytest.fixture(autouse=True)
def _same_chance(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(secrets, "randbelow", lambda _most: 7)


@pytest.mark.parametrize(("game", "seats"), PLAYED)
def test_a_device_tells_a_seat_only_what_it_may_know(game: str, seats: int) -> None:
    made = GAMES[game](seats)
    for seed in (1, 2):
        assert next(world_leaks(made, seed), None) is None
        assert next(mind_leaks(made, seed), None) is None
        assert next(stream_leaks(made, seed), None) is None


# Versions that leak, and are caught.


def test_a_device_that_tells_others_lines_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    def careless(self: HostedTable) -> list[tuple[int, str]]:
        view = self.table.view(1)
        return [(1, json.dumps({"type": "update", "view": str(view.scene) if view else ""}))]

    monkeypatch.setattr(HostedTable, "take_messages", careless)
    assert any(next(world_leaks(GAMES["evidencia"](2), seed), None) for seed in (1, 2))


def test_a_device_whose_turn_tells_what_a_bot_holds_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    def careless(self: HostedTable) -> int:
        view = self.table.view(1)
        return hash(view.encode()) % 1000 if view else -1

    monkeypatch.setattr(HostedTable, "turn", property(careless))
    assert any(next(world_leaks(GAMES["evidencia"](2), seed), None) for seed in (1, 2))


def test_a_mind_that_is_handed_more_than_its_seat_knows_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    def careless(settings: Any, view: Any, said: Any, level: str, seed: int, seconds: float) -> Any:
        told = MoveRequest(settings, view, said, level, seed, seconds)
        told.level = str(sitting_table.view(0))
        return told

    sitting_table: Any = None

    def ask(self: HostedTable, now: int, pace: float) -> None:
        nonlocal sitting_table
        sitting_table = self.table
        think(self, now, pace)

    think = HostedTable._think
    monkeypatch.setattr(HostedTable, "_think", ask)
    monkeypatch.setattr(hosted_table, "MoveRequest", careless)
    assert any(next(mind_leaks(GAMES["evidencia"](2), seed), None) for seed in (1, 2))


def test_a_bot_that_answers_a_window_when_it_is_done_and_is_seen_to_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = HostedTable.take_thought

    def careless(self: HostedTable, thought: int, answer: object | None) -> bool:
        if isinstance(answer, tuple):
            self.local.say_to(VIEWER, m.Pong(int(answer[1])))
        return honest(self, thought, answer)

    monkeypatch.setattr(HostedTable, "take_thought", careless)
    assert any(next(stream_leaks(GAMES["euphoria"](4), seed), None) for seed in range(1, 6))
