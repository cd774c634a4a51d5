"""A wheel from nothing but the tracked files: `pytest --timeout 0 tests/house/from_a_checkout.py`.

pip's isolated build fetches node and mkdocs, and makes the page, what plays without a server, and the handbook. They
are all in the wheel. It takes minutes, and a network, so it is not part of `make test`.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import venv
from pathlib import Path
from zipfile import ZipFile

HOUSE = Path(__file__).parents[2]


def test_a_checkout_alone_makes_a_whole_wheel(tmp_path: Path) -> None:
    listed = subprocess.run(["git", "ls-files", "-z"], cwd=HOUSE, capture_output=True, text=True, check=True).stdout
    project = tmp_path / "project"
    for name in filter(None, listed.split("\0")):
        (project / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(HOUSE / name, project / name)
    venv.create(tmp_path / "bare", with_pip=True)
    pip = [str(tmp_path / "bare" / "bin" / "python"), "-m", "pip", "wheel", "--disable-pip-version-check", "--no-deps"]
    command = [*pip, "-w", str(tmp_path / "dist"), str(project)]
    elsewhere = {name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "SOBREMESA"))}
    done = subprocess.run(
        command, cwd=tmp_path, env=elsewhere | {"SOBREMESA_PURE": "1"}, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout[-4000:] + done.stderr[-4000:]
    [file] = (tmp_path / "dist").glob("sobremesa-*.whl")
    with ZipFile(file) as opened:
        held = set(opened.namelist())
    for name in ("server/page/index.html", "server/page/alone/manifest.json", "server/docs/site.tar.xz"):
        assert f"sobremesa/{name}" in held
    assert "sobremesa/printing/art/art.json.gz" in held
