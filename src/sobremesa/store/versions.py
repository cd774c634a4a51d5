"""The versions of the databases, by the names of the files that lead to them: asking needs nothing but the folder."""

from __future__ import annotations

from pathlib import Path

MIGRATIONS = Path(__file__).parent / "migrations"


def known_versions() -> list[str]:
    """The oldest first; the last one is what this version of the program reads and writes."""
    return sorted(file.name.partition("_")[0] for file in (MIGRATIONS / "versions").glob("[0-9]*.py"))


def latest_version() -> str:
    return known_versions()[-1]
