"""The documents for researchers are true: tables from the code, and examples that run."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

from bench.solving import as_svg
from sobremesa.adapters.observation_docs import document

HOUSE = Path(__file__).parents[2]
RESEARCH = (HOUSE / "docs" / "research.md").read_text(encoding="utf-8")


def test_the_table_of_observations_is_up_to_date() -> None:
    assert document() == (HOUSE / "docs" / "observations.md").read_text(encoding="utf-8"), "run: make documents"


@pytest.mark.parametrize("number", range(3))
def test_an_example_runs(number: int) -> None:
    blocks = re.findall(r"```python\n(.*?)```", RESEARCH, re.DOTALL)
    assert len(blocks) == 3
    done = subprocess.run(
        [sys.executable, "-W", "error::DeprecationWarning:sobremesa", "-c", blocks[number]],
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr


def test_every_link_leads_somewhere() -> None:
    links = re.findall(r"\]\(([^)#:]+)\)", RESEARCH)
    assert links
    assert [link for link in links if not (HOUSE / "docs" / link).exists()] == []


def test_the_picture_of_solving_falls_where_the_numbers_fall() -> None:
    drawn = as_svg([(1, 0.7), (2, 0.2), (4, 0.01)])
    heights = [float(found) for found in re.findall(r'<circle cx="[\d.]+" cy="([\d.]+)"', drawn)]
    assert heights == sorted(heights)
    assert len(set(heights)) == 3
