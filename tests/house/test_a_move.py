"""docs/a-move.md is a true walk: the files that a move enters are those that it names, each once."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

HOUSE = Path(__file__).parents[2]
WALK = HOUSE / "docs" / "a-move.md"


def named() -> list[str]:
    return re.findall(r"^\| `([\w/.]+)` \|", WALK.read_text(encoding="utf-8"), re.MULTILINE)


def entered() -> list[str]:
    """By the same server without the compiler, which hides what it compiled from a trace."""
    done = subprocess.run(
        [sys.executable, "-m", "tests.house.trace_a_move"],
        cwd=HOUSE,
        env={**os.environ, "SOBREMESA_PURE": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr[-2000:]
    return done.stdout.split()


def test_every_file_is_named_once_and_exists() -> None:
    files = named()
    assert sorted(files) == sorted(set(files))
    assert [
        file for file in files if not (HOUSE / file).exists() and not (HOUSE / "src/sobremesa" / file).exists()
    ] == []


def test_a_move_enters_the_files_that_are_named_and_no_others() -> None:
    assert sorted(file for file in named() if not file.startswith("web/")) == sorted(entered())
