"""kill -9 while people play: what was acknowledged is there, once, and every client was sent the same.

``make durability`` does it for ten minutes, to databases too.
"""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from sobremesa.client import Client
from sobremesa.table.acts.open import OpenEntry
from sobremesa.table.acts.say import SayEntry
from sobremesa.table.journal import encode_entry
from sobremesa.table.settings import Settings
from sobremesa.wire.updates import update
from tests.server.faults.check import journal_problems, told_problems
from tests.server.faults.history import Asked, History
from tests.server.faults.run import Plan, Result, run
from tests.server.faults.world import Alone
from tests.server.process import CARELESS, Server
from tests.server.running import TEST_GAMES
from tests.table.sitting import Sitting


def short_run(data: Path, before: str = "") -> Result:
    """A few seconds, in which the node is killed at least once."""
    world, history = Alone(data, before), History(data / "faults.jsonl")
    try:
        plan = Plan(seconds=5, tables=4, pause_seconds=2.0, seed=2)
        return asyncio.run(asyncio.wait_for(run(world, plan, history), 400))
    finally:
        history.close()
        world.close()


def test_after_kill_nine_everything_acknowledged_is_there_and_every_game_goes_on(tmp_path: Path) -> None:
    result = short_run(tmp_path)
    assert result.problems == []
    assert result.faults["node killed"] >= 1
    assert result.acknowledged > 20
    written = (tmp_path / "faults.jsonl").read_text().splitlines()
    assert sum('"acknowledged"' in line for line in written) == result.acknowledged


def test_a_store_that_acknowledges_too_early_is_noticed(tmp_path: Path) -> None:
    """The same run, on a server that answers before it writes."""
    assert any(problem.startswith("lost") for problem in short_run(tmp_path, CARELESS).problems)


# The check itself, on journals made by hand.

OPENED = encode_entry(OpenEntry(1, "t", Settings("evidencia", 2), "11" * 32))


def said(seat: int, given: str) -> bytes:
    return encode_entry(SayEntry(2, seat, "hola", given))


@pytest.mark.parametrize(
    ("numbers", "problem"),
    [
        ((0, 1, 2), ""),
        ((0, 1), "lost"),
        ((0, 1, 3), "gap"),
        ((0, 1, 2, 2), "doubled"),
        ((0, 2, 1), "out of order"),
        ((0, 1, 2, 9), "refused and done"),
    ],
)
def test_every_kind_of_damage_is_found(numbers: tuple[int, ...], problem: str) -> None:
    """Entry 1 is Ana's first, 2 (or 3, with a gap before it) her second; 9 was refused."""
    ids = {1: "first", 2: "second", 3: "second", 9: "refused"}
    if problem == "gap":
        rows = [(0, OPENED), (1, said(0, "first")), (3, said(0, "second"))]
    else:
        rows = [(0, OPENED), *((place, said(0, ids[number])) for place, number in enumerate(numbers[1:], start=1))]
    asked = [
        Asked("t", 0, "first", "say", "acknowledged"),
        Asked("t", 0, "second", "say", "acknowledged"),
        Asked("t", 0, "refused", "say", "refused"),
        Asked("t", 0, "unanswered", "say", ""),
    ]
    found = journal_problems("t", rows, asked)
    assert [one.partition(":")[0] for one in found] == ([problem] if problem else [])


def test_what_was_told_otherwise_is_found() -> None:
    sitting = Sitting(TEST_GAMES["evidencia"](), reveal_ms=0).seat_all().start()
    for _move in range(6):
        sitting.play(sitting.table.seats_asked()[0])
    rows = [(number, encode_entry(entry)) for number, entry in enumerate(sitting.journal)]
    news = update(sitting.table, 0, 0, sitting.now).news
    assert told_problems(rows, [(0, news)]) == []
    assert told_problems(rows, [(1, news)])[0].startswith("told otherwise")
    assert told_problems(rows, [(0, [*news[:3], *news[4:]])])[0].startswith("told with gaps")
    assert told_problems(rows[:-2], [(0, news)])[0].startswith("told what never was")
    assert told_problems([*rows[:5], *rows[9:]], [(0, news)])[0].startswith("does not replay")


def test_a_node_that_is_asked_to_stop_says_goodbye_and_stops(tmp_path: Path) -> None:
    async def test(server: Server) -> None:
        client = Client(server.address)
        table = await client.open("evidencia", seats=2, public=True)
        async with await client.sit(table.table, "Ana"):
            await asyncio.to_thread(server.stop)

    with Server("--data", str(tmp_path)) as server:
        with pytest.raises(AssertionError, match="Otro servidor ya usa la carpeta"), Server("--data", str(tmp_path)):
            pass
        asyncio.run(asyncio.wait_for(test(server), 240))
        assert server.process is not None
        assert server.process.returncode == 0
        assert "Traceback" not in server.log()
