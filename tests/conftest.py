"""Hypothesis draws the same examples on every machine and in every order; time is never a reason to fail."""

from hypothesis import settings

for name in ("default", "ci"):
    settings.register_profile(name, derandomize=True, deadline=None, database=None)
settings.load_profile("default")
