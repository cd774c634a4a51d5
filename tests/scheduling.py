"""Which process of the run takes which tests.

Half of the suite waits: for windows to close, for servers to start, for what was killed to be missed. So there are
twice as many processes as cores, and half of them take what waits while the others take what computes: at no time are
there more browsers than cores, and no core is idle. What takes longest begins first: nothing long is left for the end.
"""

from __future__ import annotations

import os
from collections.abc import Iterable

import pytest
from xdist.remote import Producer
from xdist.scheduler import LoadScopeScheduling
from xdist.workermanage import WorkerController

# In seconds on two cores, roughly: what is not listed takes a few.
COMPUTING = {
    "tests/browser/test_codigos.py": 200,
    "tests/browser/test_play.py": 150,
    "tests/browser/test_everybody.py": 110,
    "tests/browser/test_euphoria.py": 100,
    "tests/house/test_wheel.py": 90,
    "tests/browser/test_room.py": 80,
    "tests/terminal/test_lab.py": 80,
    "tests/browser/test_door.py": 60,
    "tests/browser/test_front_page.py": 50,
    "tests/browser/test_learning.py": 50,
    "tests/browser/test_evidencia.py": 50,
    "tests/browser/test_explaining.py": 40,
    "tests/browser/test_dragging.py": 30,
    "tests/browser/test_outside_games.py": 30,
    "tests/browser/test_workshop.py": 40,
    "tests/browser/test_secrecy.py": 30,
    "tests/words/test_narrators.py": 30,
    "tests/words/test_moments.py": 30,
    "tests/lab/test_measures.py": 30,
    "tests/workshop/test_runs.py": 25,
    "tests/lab/test_running.py": 20,
    "tests/lab/test_tuning.py": 20,
    "tests/lab/test_exchange.py": 20,
    "tests/printing/test_printing.py": 30,
    "tests/terminal/test_terminal.py": 25,
    "tests/terminal/test_games_from.py": 20,
    "tests/house/test_build.py": 15,
    "tests/house/test_tutorial.py": 15,
    "tests/terminal/test_faces.py": 15,
    "tests/laws/test_laws.py": 15,
    "tests/laws/test_engines_agree.py": 15,
    "tests/bots/test_ladder.py": 20,
}
WAITING = {
    "tests/server/test_workers.py": 70,
    "tests/server/test_protections.py": 60,
    "tests/server/test_cluster.py": 55,
    "tests/server/test_sick_store.py": 28,
    "tests/server/test_secrecy.py": 25,
    "tests/server/test_durability.py": 20,
    "tests/server/test_downtime.py": 19,
    "tests/server/test_admission.py": 15,
    "tests/server/test_newer_version.py": 15,
    "tests/server/test_fairness.py": 14,
    "tests/workshop/test_playtests.py": 20,
    "tests/workshop/test_serving.py": 15,
    "tests/server/test_play.py": 12,
    "tests/terminal/test_live.py": 60,
    "tests/terminal/test_join.py": 35,
    "tests/store/test_shards.py": 12,
}
# Their tests share nothing, so that each may run where there is time for it.
SCATTERED = {
    "tests/bots/test_ladder.py",
    "tests/house/test_build.py",
    "tests/laws/test_engines_agree.py",
    "tests/laws/test_laws.py",
    "tests/terminal/test_faces.py",
}


def cores() -> int:
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def module_of(unit: str) -> str:
    return unit.partition("::")[0]


def unit_of(test: str) -> str:
    """Tests of one unit run in one process, one after the other: they share what their module sets up."""
    module = module_of(test)
    return test if module in SCATTERED else module


def next_unit(units: Iterable[str], *, waiting: bool) -> str:
    """The longest of the own kind, then what is short, then what the others would take."""
    own, others = (WAITING, COMPUTING) if waiting else (COMPUTING, WAITING)

    def order(unit: str) -> tuple[bool, int]:
        module = module_of(unit)
        return module not in others, own.get(module, others.get(module, 0))

    return max(units, key=order)


class Scheduling(LoadScopeScheduling):  # type: ignore[misc]  # xdist ships no types
    def _split_scope(self, nodeid: str) -> str:
        return unit_of(nodeid)

    def _assign_work_unit(self, node: WorkerController) -> None:
        number = int(node.gateway.id.removeprefix("gw"))
        unit = next_unit(self.workqueue, waiting=number % 2 == 1)
        self.workqueue.move_to_end(unit, last=False)
        super()._assign_work_unit(node)


def pytest_xdist_auto_num_workers() -> int:
    return 2 * cores()


def pytest_xdist_make_scheduler(config: pytest.Config, log: Producer) -> Scheduling:
    return Scheduling(config, log)
