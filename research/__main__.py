"""``make bench``: the engine beside its peers, measured in one run on one machine.

Every row plays uniformly random games; a decision is one move of one seat. The machine may be noisy, so the ratios
within a run count, not the numbers. Rows are measured by turns, and every round has its own ratios
(research/measure.py).
"""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from statistics import median

from research.measure import Measured, by_turns, decisions, format_rate, ratio
from research.ours import OURS, measure_copy
from research.peers import PEERS

ROUNDS = 5
HEARTS = "OpenSpiel hearts, C++ loop"


def measure_interpreted() -> dict[str, Measured]:
    """Our sources without the compiler, in a separate process."""
    found = subprocess.run(
        [sys.executable, "-m", "research.ours"],
        env={**os.environ, "SOBREMESA_PURE": "1"},
        capture_output=True,
        text=True,
        check=True,
    )
    return {
        name: Measured(float(games), float(decisions))
        for name, games, decisions in (line.split("\t") for line in found.stdout.splitlines())
    }


def main() -> None:
    import sobremesa

    rows: dict[str, Callable[[], Measured]] = {
        f"{name} ({sobremesa.engine()})": measure for name, measure in OURS.items()
    }
    rows |= PEERS
    found = by_turns(rows, ROUNDS)
    print(format_rate(found, against=HEARTS), flush=True)
    print()
    slow = measure_interpreted()
    for name in OURS:
        ours = decisions(found[f"{name} ({sobremesa.engine()})"])
        print(
            f"{name}: {ratio(ours, decisions(found[HEARTS]))} x OpenSpiel's C++ loop on hearts, "
            f"{median(ours) / slow[name].decisions:.0f} x the same source interpreted, "
            f"{measure_copy(name):.0f} ns a copy",
            flush=True,
        )


if __name__ == "__main__":
    main()
