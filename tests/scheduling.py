"""Which process of the run takes which tests.

Half of the suite waits: for windows to close, for servers to start, for what was killed to be missed; and browsers wait
too. So there are twice as many processes as cores and two more. Every other one takes what waits, and the others take
what computes: at most one browser more than cores is at work, and no core is idle. What takes longest begins first:
nothing long is left for the end.
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
    "tests/browser/test_play.py": 115,
    "tests/browser/test_codigos.py": 120,
    "tests/house/test_wheel.py": 140,
    "tests/browser/test_learning.py": 85,
    "tests/browser/test_euphoria.py": 80,
    "tests/browser/test_everybody.py": 45,
    "tests/laws/test_engines_agree.py": 75,
    "tests/browser/test_room.py": 50,
    "tests/terminal/test_lab.py": 60,
    "tests/browser/test_tv.py": 28,
    "tests/browser/test_takeover.py": 40,
    "tests/bots/test_ladder.py": 54,
    "tests/terminal/test_faces.py": 48,
    "tests/browser/test_workshop.py": 48,
    "tests/words/test_moments.py": 39,
    "tests/house/test_build.py": 37,
    "tests/browser/test_mine.py": 35,
    "tests/terminal/test_plain_characters.py": 34,
    "tests/browser/test_groups.py": 32,
    "tests/browser/test_daily.py": 30,
    "tests/browser/test_tournament.py": 30,
    "tests/browser/test_handbook.py": 31,
    "tests/browser/test_alone_served.py": 31,
    "tests/lab/test_measures.py": 30,
    "tests/terminal/test_full.py": 29,
    "tests/laws/test_laws.py": 29,
    "tests/browser/test_front_page.py": 26,
    "tests/browser/test_look_back.py": 21,
    "tests/browser/test_dragging.py": 12,
    "tests/browser/test_evidencia.py": 21,
    "tests/lab/test_running.py": 20,
    "tests/lab/test_tuning.py": 20,
    "tests/lab/test_exchange.py": 20,
    "tests/browser/test_season.py": 18,
    "tests/wire/test_update_bytes.py": 18,
    "tests/browser/test_explaining.py": 17,
    "tests/browser/test_sharing.py": 15,
    "tests/adapters/test_vector.py": 15,
    "tests/golden/test_golden.py": 15,
    "tests/browser/test_outside_games.py": 14,
    "tests/browser/test_notices.py": 14,
    "tests/terminal/test_full_secrecy.py": 13,
    "tests/lab/test_yardstick.py": 12,
    "tests/workshop/test_runs.py": 12,
    "tests/house/test_page_commands.py": 12,
    "tests/terminal/test_games_from.py": 11,
    "tests/browser/test_guesses.py": 10,
    "tests/browser/test_door.py": 10,
    "tests/browser/test_secrecy.py": 10,
    "tests/printing/test_printing.py": 10,
    "tests/words/test_narrators.py": 10,
    "tests/terminal/test_terminal.py": 12,
    "tests/terminal/test_text_env.py": 8,
    "tests/browser/test_peace.py": 8,
    "tests/browser/test_table.py": 50,
    "tests/bots/test_learning.py": 15,
    "tests/lab/test_endgames.py": 8,
    "tests/house/test_tutorial.py": 8,
}
WAITING = {
    "tests/server/test_cluster.py": 97,
    "tests/server/test_workers.py": 89,
    "tests/store/test_shards.py": 30,
    "tests/server/test_protections.py": 69,
    "tests/server/test_secrecy.py": 45,
    "tests/server/test_takeover.py": 45,
    "tests/terminal/test_takeover.py": 20,
    "tests/server/test_takeover_secrecy.py": 15,
    "tests/terminal/test_join.py": 42,
    "tests/server/test_sick_store.py": 36,
    "tests/terminal/test_live.py": 32,
    "tests/terminal/test_mcp.py": 26,
    "tests/server/test_durability.py": 24,
    "tests/terminal/test_tmux.py": 19,
    "tests/server/test_downtime.py": 18,
    "tests/server/test_tournaments.py": 20,
    "tests/server/test_daily.py": 20,
    "tests/server/test_notices.py": 17,
    "tests/server/test_feats.py": 10,
    "tests/terminal/test_remote_line.py": 16,
    "tests/workshop/test_playtests.py": 12,
    "tests/server/test_admission.py": 10,
    "tests/server/test_newer_version.py": 10,
    "tests/server/test_operator.py": 10,
    "tests/server/test_ratings.py": 8,
    "tests/server/test_fairness.py": 5,
    "tests/workshop/test_serving.py": 5,
    "tests/server/test_play.py": 5,
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
    return 2 * cores() + 2


def pytest_xdist_make_scheduler(config: pytest.Config, log: Producer) -> Scheduling:
    return Scheduling(config, log)
