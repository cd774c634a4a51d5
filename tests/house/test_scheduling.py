"""The run is as quick as the machine allows: see tests/scheduling.py."""

from __future__ import annotations

from pathlib import Path

from tests.scheduling import COMPUTING, SCATTERED, WAITING, next_unit, unit_of

HOUSE = Path(__file__).parents[2]
BROWSER, SERVER, QUICK = "tests/browser/test_codigos.py", "tests/server/test_workers.py", "tests/kernel/test_bits.py"
LAW = "tests/laws/test_laws.py::test_law_of_a_long_game[codigos-2-replay]"


def test_every_module_that_is_listed_is_there_and_has_one_place() -> None:
    assert [name for name in COMPUTING | WAITING if not (HOUSE / name).exists()] == []
    assert COMPUTING.keys() & WAITING.keys() == set()
    assert COMPUTING.keys() >= SCATTERED


def test_the_tests_of_a_module_stay_together_unless_they_share_nothing() -> None:
    assert unit_of(f"{BROWSER}::test_one[es]") == unit_of(f"{BROWSER}::test_two") == BROWSER
    assert unit_of(LAW) == LAW


def test_those_who_compute_take_the_longest_computation_then_what_is_short_then_what_waits() -> None:
    assert next_unit([QUICK, LAW, SERVER, BROWSER], waiting=False) == BROWSER
    assert next_unit([QUICK, LAW, SERVER], waiting=False) == LAW
    assert next_unit([SERVER, QUICK], waiting=False) == QUICK
    assert next_unit([SERVER], waiting=False) == SERVER


def test_those_who_wait_open_a_browser_only_when_nothing_else_is_left() -> None:
    assert next_unit([BROWSER, QUICK, SERVER], waiting=True) == SERVER
    assert next_unit([BROWSER, QUICK], waiting=True) == QUICK
    assert next_unit([BROWSER], waiting=True) == BROWSER
