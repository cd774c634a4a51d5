"""Servers are measured by turns."""

import asyncio
from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager

import pytest

from research.tables.field import Field
from research.tables.meter import Meter, Sample
from research.tables.node import Unavailable
from research.tables.rounds import Entrant, Plan, Results, Span, by_turns, p99, rate
from research.tables.servers import Running

PLAN = Plan(rounds=2, seconds=4.0, warm_up=8.0)


def sample(moves_per_second: float, p99_ms: float = 1.0) -> Sample:
    return Sample(moves_per_second, p50_ms=1.0, p99_ms=p99_ms, cpu_ms=0.2, load_ms=0.1)


class Turns(Field):
    """Notes the turns and their durations without playing."""

    def __init__(self, name: str, turns: list[tuple[str, float]]) -> None:
        super().__init__(0, Meter(), ())
        self.name, self.turns = name, turns

    async def measure(self, seconds: float) -> Sample:
        self.turns.append((self.name, seconds))
        return sample(100)


@contextmanager
def nowhere() -> Iterator[Running]:
    yield Running("", 0)


def missing() -> AbstractContextManager[Running]:
    raise Unavailable("Node is missing")


def entrant(name: str, turns: list[tuple[str, float]]) -> Entrant:
    async def tables(_running: Running) -> Field:
        return Turns(name, turns)

    return Entrant(name, nowhere, tables)


def test_turns_go_there_and_back_after_the_warm_up() -> None:
    turns: list[tuple[str, float]] = []
    results = asyncio.run(by_turns("T", [entrant("A", turns), entrant("B", turns)], PLAN))
    assert turns[:2] == [("A", 8.0), ("B", 8.0)]
    assert [name for name, _seconds in turns[2:]] == ["A", "B", "B", "A", "A", "B", "B", "A"]
    assert {seconds for _name, seconds in turns[2:]} == {4.0}
    assert [len(found) for found in results.samples.values()] == [4, 4]


def test_a_server_that_cannot_be_had_is_named_with_the_reason(capsys: pytest.CaptureFixture[str]) -> None:
    async def tables(_running: Running) -> Field:
        raise AssertionError("a missing server has no players")

    results = asyncio.run(by_turns("T", [entrant("A", []), Entrant("B", missing, tables)], PLAN))
    assert results.ratio("A", "B", rate) is None
    assert "not measured: Node is missing." in capsys.readouterr().out


def test_a_ratio_is_of_the_means_of_one_round() -> None:
    results = Results()
    results.samples = {
        "A": [sample(100), sample(300), sample(50), sample(150)],
        "B": [sample(100), sample(100), sample(10), sample(30)],
    }
    assert results.ratio("A", "B", rate) == Span(middle=3.5, least=2.0, most=5.0)


def test_flat_is_the_slowest_over_the_fastest_of_each_round() -> None:
    results = Results()
    results.samples = {"10": [sample(100), sample(100)], "100": [sample(80), sample(80)]}
    assert results.flatness(["10", "100"], rate) == Span(middle=0.8, least=0.8, most=0.8)
    assert results.flatness(["10", "1000"], rate) is None


def test_the_span_of_a_measure_is_of_all_its_turns() -> None:
    results = Results()
    results.samples = {"A": [sample(1, p99_ms=9.0), sample(1, p99_ms=2.0), sample(1, p99_ms=3.0)]}
    assert results.span("A", p99) == Span(middle=3.0, least=2.0, most=9.0)
