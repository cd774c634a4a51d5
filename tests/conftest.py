"""Hypothesis draws the same examples on every machine and in every order; time is never a reason to fail."""

from hypothesis import settings

from tests.scheduling import pytest_xdist_auto_num_workers, pytest_xdist_make_scheduler

__all__ = ["pytest_xdist_auto_num_workers", "pytest_xdist_make_scheduler"]

for name in ("default", "ci"):
    settings.register_profile(name, derandomize=True, deadline=None, database=None)
settings.load_profile("default")
