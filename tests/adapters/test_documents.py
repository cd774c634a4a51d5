"""The documents for researchers are true: their tables come from the code, and their examples run."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

from research.solving import as_svg
from sobremesa.adapters.observation_docs import document
from sobremesa.games.catalog import GAMES

HOUSE = Path(__file__).parents[2]
PAGES = sorted((HOUSE / "docs" / "research").glob("*.md"))
EXAMPLES = [
    code for page in PAGES for code in re.findall(r"```python\n(.*?)```", page.read_text(encoding="utf-8"), re.DOTALL)
]


def test_the_table_of_observations_tells_every_place_and_every_action() -> None:
    told = document()
    for name, kind in GAMES.items():
        game, own = kind(), told.split(f"## {kind.__name__}\n")[1].split("\n## ")[0]
        rows = re.findall(r"^\| (\d+) \| (\d+) \| `\w+` \| (?:seen|remembered) ", own, re.MULTILINE)
        ends = [int(start) + int(width) for start, width in rows]
        assert [0, *ends[:-1]] == [int(start) for start, _width in rows], name
        assert ends[-1] == game.observer().size()
        assert re.findall(r"^\| (\d+) \| `[^`]+` \| [A-Z]{2}-", own, re.MULTILINE) == [
            str(code) for code in range(len(game.moves))
        ]


def test_the_table_is_made_where_there_is_no_numpy() -> None:
    """The handbook is built by a Python without extras."""
    make = (
        "import sys; sys.modules['numpy'] = None;"
        "from sobremesa.adapters.observation_docs import document; print(len(document()))"
    )
    done = subprocess.run([sys.executable, "-c", make], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert int(done.stdout) == len(document())


def test_there_are_examples() -> None:
    assert len(EXAMPLES) >= 4


@pytest.mark.parametrize("example", EXAMPLES)
def test_an_example_runs(example: str) -> None:
    done = subprocess.run(
        [sys.executable, "-W", "error::DeprecationWarning:sobremesa", "-c", example],
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr


def test_the_picture_of_solving_falls_where_the_numbers_fall() -> None:
    drawn = as_svg([(1, 0.7), (2, 0.2), (4, 0.01)])
    heights = [float(found) for found in re.findall(r'<circle cx="[\d.]+" cy="([\d.]+)"', drawn)]
    assert heights == sorted(heights)
    assert len(set(heights)) == 3
