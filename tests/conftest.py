"""Hypothesis draws the same examples on every machine and in every order; time is never a reason to fail."""

import os
import signal

import pytest
from hypothesis import settings

import sobremesa

# A terminal speaks the language of its system: the tests expect what it says where that is none of ours.
os.environ |= {"LC_ALL": "C.UTF-8"}

# A shell starts what runs in the background with Ctrl-C ignored, and every child would inherit that.
signal.signal(signal.SIGINT, signal.default_int_handler)

for name in ("default", "ci"):
    settings.register_profile(name, derandomize=True, deadline=None, database=None)
settings.load_profile("default")

# Thousands of decisions: hours where the engine is interpreted. Both engines decide alike to the bit (tests/laws).
COMPILED = "compiled: runs where the engine is compiled"
TOO_LONG = pytest.mark.skip(reason="takes hours with an interpreted engine, which decides as the compiled one does")


def pytest_xdist_auto_num_workers() -> int:
    """A third of the suite waits: for windows to close, servers to start, browsers to draw."""
    cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    return 2 * cores


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", COMPILED)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    if sobremesa.engine() == "interpreted":
        for item in items:
            if item.get_closest_marker("compiled"):
                item.add_marker(TOO_LONG)
