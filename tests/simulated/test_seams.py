"""Time and chance come to the node from one place each, which a simulated world replaces. This test finds a module that
bypasses it, before a run that cannot be repeated does."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

import sobremesa

ROOMS = ("client", "server", "store", "table", "wire")
# Modules of the standard library that tell the time or throw dice, and what may be used of them by its full name.
ALLOWED = {"secrets": {"token_bytes", "token_hex", "token_urlsafe", "randbelow", "compare_digest"}}
ALLOWED |= {"random": {"choice", "random"}, "time": set(), "uuid": set()}
EXCEPT = {
    "server/node/game_factory.py": "the age of a file is by the clock of its disk",
    "store/postgres.py": "shared by nodes on several machines: never in a simulated world",
}


def around(source: str) -> list[str]:
    """What the source takes from elsewhere than the one place."""
    found = []
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.ImportFrom) and node.module in ALLOWED:
            found.append(f"from {node.module} import")
        elif isinstance(node, ast.Assign) and isinstance(node.value, ast.Name) and node.value.id in ALLOWED:
            found.append(f"= {node.value.id}")
        elif isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name):
            module, name = node.value.id, node.attr
            if (module in ALLOWED and name not in ALLOWED[module]) or (module, name) == ("os", "urandom"):
                found.append(f"{module}.{name}")
            if module in ("datetime", "date") and name in ("now", "today", "utcnow"):
                found.append(f"{module}.{name}")
    return found


def test_time_and_chance_have_one_way_in() -> None:
    home = Path(sobremesa.__file__).parent
    found = {
        str(file.relative_to(home)): used
        for room in ROOMS
        for file in sorted((home / room).rglob("*.py"))
        if (used := around(file.read_text(encoding="utf-8")))
    }
    assert set(found) == set(EXCEPT)


@pytest.mark.parametrize(
    "source", ["from time import monotonic", "time.time()", "os.urandom(8)", "secrets.choice(x)", "datetime.now(UTC)"]
)
def test_a_way_around_is_noticed(source: str) -> None:
    assert around(source)
