"""What `pip install .` makes of the tracked files, by a Python that has nothing but pip."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import venv
from pathlib import Path
from zipfile import ZipFile

import pytest

HOUSE = Path(__file__).parents[2]
NODE_MODULES = Path("web", "node_modules")


@pytest.fixture(scope="module")
def tracked() -> list[Path]:
    if shutil.which("git") is None or not (HOUSE / ".git").exists():
        pytest.skip("not a git checkout")
    listed = subprocess.run(["git", "ls-files", "-z"], cwd=HOUSE, capture_output=True, text=True, check=True).stdout
    return [Path(name) for name in listed.split("\0") if name and (HOUSE / name).exists()]


@pytest.fixture(scope="module")
def wheel(tracked: list[Path], tmp_path_factory: pytest.TempPathFactory) -> dict[str, bytes]:
    """The files of a wheel, by name. Uncompiled, and with the page's packages from here: neither is what is tested."""
    project = tmp_path_factory.mktemp("project")
    for path in tracked:
        (project / path).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(HOUSE / path, project / path)
    if (HOUSE / NODE_MODULES).exists():
        (project / NODE_MODULES).symlink_to(HOUSE / NODE_MODULES)
    bare = tmp_path_factory.mktemp("bare")
    venv.create(bare, with_pip=True)
    built = subprocess.run(
        [bare / "bin" / "python", "-m", "pip", "wheel", "--disable-pip-version-check", "--no-deps", "-w", "dist", "."],
        cwd=project,
        env=os.environ | {"SOBREMESA_PURE": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert built.returncode == 0, built.stdout[-4000:] + built.stderr[-4000:]
    [file] = (project / "dist").glob("sobremesa-*.whl")
    with ZipFile(file) as opened:
        return {name: opened.read(name) for name in opened.namelist()}


def test_a_wheel_holds_every_file_of_the_package(tracked: list[Path], wheel: dict[str, bytes]) -> None:
    package = [path.relative_to("src").as_posix() for path in tracked if path.is_relative_to("src/sobremesa")]
    assert {Path(name).suffix for name in package} >= {".py", ".ftl", ".toml", ".md", ".typed"}
    assert [name for name in package if name not in wheel] == []


def test_a_wheel_holds_the_page_with_all_that_it_loads(wheel: dict[str, bytes]) -> None:
    page = "sobremesa/server/page"
    loaded = re.findall(r'(?:src|href)="/([^"]+)"', wheel[f"{page}/index.html"].decode())
    assert any(name.endswith(".js") for name in loaded)
    assert [name for name in loaded if f"{page}/{name}" not in wheel] == []
