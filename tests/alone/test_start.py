"""What a Worker does before its first event."""

from __future__ import annotations

import subprocess
import sys

# ``sobremesa_page`` exists in a page only: an import of it would fail here.
WITHOUT_A_PAGE = """
import random, sys
from sobremesa.alone import start
start.begin()
assert set(start.ENTRY_POINTS) <= set(sys.modules)
before = random.getstate()
start.wake("")
assert random.getstate() != before
"""


def test_what_goes_into_a_snapshot_needs_no_page_and_chance_is_seeded_at_every_start() -> None:
    subprocess.run([sys.executable, "-c", WITHOUT_A_PAGE], check=True)
