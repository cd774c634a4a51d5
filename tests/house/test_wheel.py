"""What a release leaves in dist/, and what a Python that has nothing else makes of it.

The release is made of the tracked files as they are here, in a repository of its own.
"""

from __future__ import annotations

import hashlib
import io
import json
import os
import re
import shutil
import subprocess
import sys
import tarfile
import venv
from collections.abc import Sequence
from pathlib import Path
from typing import Any
from zipfile import ZipFile

import pytest

import sobremesa

# The page, the handbook and the engine are built again, and packages come from an index, which may be slow.
pytestmark = [pytest.mark.release, pytest.mark.timeout(1800)]
HOUSE = Path(__file__).parents[2]
PAGE = HOUSE / "src" / "sobremesa" / "server" / "page"
MOST_BYTES = 30_000_000
# A process that runs the installed package finds nothing of this checkout.
ELSEWHERE = {name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "SOBREMESA"))}


@pytest.fixture(scope="module")
def tracked() -> list[Path]:
    if shutil.which("git") is None or not (HOUSE / ".git").exists():
        pytest.skip("not a git checkout")
    listed = subprocess.run(["git", "ls-files", "-z"], cwd=HOUSE, capture_output=True, text=True, check=True).stdout
    return [Path(name) for name in listed.split("\0") if name and (HOUSE / name).exists()]


@pytest.fixture(scope="module")
def project(tracked: list[Path], tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The tracked files alone, committed."""
    folder = tmp_path_factory.mktemp("project")
    for path in tracked:
        (folder / path).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(HOUSE / path, folder / path)
    who = ["-c", "user.name=Ana", "-c", "user.email=ana@example.invalid"]
    for words in (["init", "--quiet"], ["add", "--all", "--force"], [*who, "commit", "--quiet", "--message", "one"]):
        run(["git", *words], cwd=folder)
    return folder


@pytest.fixture(scope="module")
def dist(project: Path) -> Path:
    """What `make release` leaves. It runs no tests here, as this is one of them."""
    run([sys.executable, "tools/release.py", "--tests", "true"], cwd=project)
    return project / "dist"


@pytest.fixture(scope="module")
def source(dist: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The source distribution, unpacked."""
    [archive] = dist.glob("sobremesa-*.tar.gz")
    unpacked = tmp_path_factory.mktemp("unpacked")
    with tarfile.open(archive) as opened:
        opened.extractall(unpacked, filter="data")
    [folder] = unpacked.iterdir()
    return folder


@pytest.fixture(scope="module")
def bare(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A Python with nothing but pip."""
    folder = tmp_path_factory.mktemp("bare")
    venv.create(folder, with_pip=True)
    return folder / "bin"


@pytest.fixture(scope="module")
def wheel_file(dist: Path) -> Path:
    """The one for every machine."""
    [file] = dist.glob("sobremesa-*-py3-none-any.whl")
    return file


@pytest.fixture(scope="module")
def wheel(wheel_file: Path) -> dict[str, bytes]:
    """The files of the wheel, by name."""
    with ZipFile(wheel_file) as opened:
        return {name: opened.read(name) for name in opened.namelist()}


@pytest.fixture(scope="module")
def installed(bare: Path, wheel_file: Path) -> Path:
    """The wheel with what the plain package needs, and nothing else; where its commands are."""
    uv = Path(sys.executable).with_name("uv")
    run([uv, "pip", "install", "--quiet", "--python", bare / "python", wheel_file])
    return bare


def run(command: Sequence[str | Path], **settings: Any) -> subprocess.CompletedProcess[str]:
    done = subprocess.run(command, capture_output=True, text=True, check=False, **settings)
    assert done.returncode == 0, done.stdout[-4000:] + done.stderr[-4000:]
    return done


def isolated_wheel(project: Path, bare: Path, folder: Path) -> Path:
    """What pip builds, uncompiled, with what it fetches for that: the compiler is tested elsewhere."""
    pip: list[str | Path] = [bare / "python", "-m", "pip", "wheel", "--no-deps", "-w", "made", project]
    run(pip, cwd=folder, env=ELSEWHERE | {"SOBREMESA_PURE": "1", "PIP_DISABLE_PIP_VERSION_CHECK": "1"})
    [file] = (folder / "made").glob("sobremesa-*.whl")
    return file


def test_a_release_is_all_of_this(dist: Path) -> None:
    version = re.escape(sobremesa.__version__)
    machine = r"manylinux_\d+_\d+_\w+" if sys.platform == "linux" else r"\w+"
    wanted = [
        "SHA256SUMS",
        rf"sobremesa-alone-{version}\.zip",
        rf"sobremesa-handbook-{version}\.tar\.xz",
        rf"sobremesa-{version}-cp3\d+-cp3\d+-[\w.]*{machine}\.whl",
        rf"sobremesa-{version}-py3-none-any\.whl",
        rf"sobremesa-{version}\.cdx\.json",
        rf"sobremesa-{version}\.tar\.gz",
    ]
    names = [path.name for path in dist.iterdir()]
    assert sorted(name for one in wanted for name in names if re.fullmatch(one, name)) == sorted(names)
    assert len(names) == len(wanted)
    sums = {name: digest for digest, name in map(str.split, (dist / "SHA256SUMS").read_text().splitlines())}
    files = [path for path in dist.iterdir() if path.name != "SHA256SUMS"]
    assert sums == {path.name: hashlib.sha256(path.read_bytes()).hexdigest() for path in files}


def test_the_bill_of_materials_lists_what_serves_and_what_is_in_the_page(dist: Path) -> None:
    [file] = dist.glob("*.cdx.json")
    bill = json.loads(file.read_text())
    assert bill["metadata"]["component"]["purl"] == f"pkg:pypi/sobremesa@{sobremesa.__version__}"
    lock = (HOUSE / "requirements-serve.lock").read_text()
    locked = {f"pkg:pypi/{name}@{version}" for name, version in re.findall(r"^([a-z0-9-]+)==(\S+)", lock, re.MULTILINE)}
    listed = {component["purl"] for component in bill["components"]}
    # A lock writes fluent-syntax for fluent.syntax.
    python = {re.sub(r"[._](?=.*@)", "-", purl) for purl in listed if purl.startswith("pkg:pypi/")}
    assert {purl.partition("@")[0] for purl in python} >= {"pkg:pypi/msgspec", "pkg:pypi/starlette", "pkg:pypi/uvicorn"}
    assert python - locked == set()
    ours = json.loads((HOUSE / "web" / "package.json").read_text())
    page = {f"pkg:npm/{name.replace('@', '%40')}@{version}" for name, version in ours["dependencies"].items()}
    assert page | {f"pkg:npm/{name}@{ours['devDependencies'][name]}" for name in ("svelte", "pyodide")} <= listed
    assert "file:" not in file.read_text()


def test_a_checkout_alone_makes_a_whole_wheel(project: Path, bare: Path, tmp_path: Path) -> None:
    """pip's isolated build fetches node and mkdocs, and makes page, what plays without a server, and handbook."""
    place = shutil.copytree(project, tmp_path / "project", ignore=shutil.ignore_patterns("dist", ".git"))
    file = isolated_wheel(place, bare, tmp_path)
    with ZipFile(file) as opened:
        held = set(opened.namelist())
    wanted = ("page/index.html", "page/alone/manifest.json", "docs/site.tar.xz")
    assert [name for name in wanted if f"sobremesa/server/{name}" not in held] == []
    assert "sobremesa/printing/art/art.json.gz" in held


def test_a_source_archive_alone_makes_a_wheel(
    source: Path, bare: Path, tmp_path: Path, wheel: dict[str, bytes]
) -> None:
    """It carries the page and the handbook: neither npm nor mkdocs is asked for."""
    file = isolated_wheel(source, bare, tmp_path)
    with ZipFile(file) as opened:
        assert set(opened.namelist()) == set(wheel)


def test_a_source_archive_holds_the_examples_and_tests(tracked: list[Path], source: Path) -> None:
    wanted = [path for path in tracked if path.parts[0] in ("examples", "docs", "tests", "web", "research", "handbook")]
    assert [path for path in wanted if not (source / path).exists()] == []


def test_a_wheel_holds_every_file_of_the_package(tracked: list[Path], wheel: dict[str, bytes]) -> None:
    package = [path.relative_to("src").as_posix() for path in tracked if path.is_relative_to("src/sobremesa")]
    assert {Path(name).suffix for name in package} >= {".py", ".ftl", ".toml", ".md", ".typed"}
    assert [name for name in package if name not in wheel] == []


def test_a_wheel_holds_the_page_with_all_that_it_loads(wheel: dict[str, bytes]) -> None:
    page = "sobremesa/server/page"
    loaded = re.findall(r'(?:src|href)="/([^"]+)"', wheel[f"{page}/index.html"].decode())
    assert any(name.endswith(".js") for name in loaded)
    assert [name for name in loaded if not {f"{page}/{name}", f"{page}/{name}.gz"} & set(wheel)] == []


def test_a_wheel_holds_the_handbook_in_both_languages(wheel: dict[str, bytes]) -> None:
    docs = "sobremesa/server/docs"
    assert f"{docs}/.digest" in wheel
    with tarfile.open(fileobj=io.BytesIO(wheel[f"{docs}/site.tar.xz"])) as opened:
        held = opened.getnames()
    wanted = ("index.html", "en/index.html", "en/api/index.html", ".scripts", "search/search_index.json")
    assert [name for name in wanted if name not in held] == []


def test_the_page_is_in_a_wheel_compressed_only(wheel: dict[str, bytes]) -> None:
    assert [name for name in wheel if f"{name}.gz" in wheel] == []
    assert [name for name in wheel if name.endswith((".js", ".css", "art.json"))] == []


def test_the_plain_package_with_all_that_it_needs_is_small(installed: Path) -> None:
    """Without the tools that every environment has, and what Python compiles for itself."""
    [site] = installed.parent.glob("lib/python3*/site-packages")
    files = [path for path in site.rglob("*") if path.is_file() and path.suffix != ".pyc"]
    tools = ("pip", "setuptools", "pkg_resources", "_distutils_hack", "distutils-precedence")
    ours = [path for path in files if not path.relative_to(site).parts[0].startswith(tools)]
    assert sum(path.stat().st_size for path in ours) < MOST_BYTES


def test_installed_alone_it_bundles_what_the_checkout_would(installed: Path, tmp_path: Path) -> None:
    """From a page that is there compressed only, plain files for any host."""
    run([installed / "sobremesa", "bundle", "there", "--lang", "en"], cwd=tmp_path, env=ELSEWHERE)
    page = PAGE
    wanted = {
        path.relative_to(page) for path in page.rglob("*") if path.is_file() and path.suffix not in (".br", ".gz")
    }
    there = tmp_path / "there"
    found = {path.relative_to(there) for path in there.rglob("*") if path.is_file()}
    assert found == {path for path in wanted if not path.name.startswith(".")}
    scripts = [path for path in found if path.suffix in (".js", ".css")]
    assert [path for path in scripts if (there / path).read_bytes() != (page / path).read_bytes()] == []


def test_the_licences_of_typefaces_and_scripts_travel_along(wheel: dict[str, bytes]) -> None:
    told = wheel["sobremesa/server/page/third-party.txt"].decode()
    ours = json.loads((HOUSE / "web" / "package.json").read_text())["dependencies"]
    assert [name for name in (*ours, "svelte") if f"\n{name} " not in told] == []
    for words in ("SIL OPEN FONT LICENSE", "Apache License", "Permission is hereby granted, free of charge"):
        assert words in told
    assert any(name.endswith("licenses/LICENSE") for name in wheel)


def test_the_version_is_the_packages_own(wheel: dict[str, bytes]) -> None:
    [metadata] = [text.decode() for name, text in wheel.items() if name.endswith(".dist-info/METADATA")]
    assert f"\nVersion: {sobremesa.__version__}\n" in metadata


def test_installed_alone_it_plays_a_game_in_the_terminal(installed: Path, tmp_path: Path) -> None:
    command: list[str | Path] = [
        installed / "sobremesa",
        "play",
        "evidencia",
        "--seed",
        "3",
        "--name",
        "Ana",
        "--against",
        "random",
    ]
    played = run(command, cwd=tmp_path, input="1\n" * 60, env=ELSEWHERE)
    assert "EV-60" in played.stdout


def test_installed_alone_it_lists_every_command(installed: Path, tmp_path: Path) -> None:
    listed = run([installed / "sobremesa", "--help", "--lang", "en"], cwd=tmp_path, env=ELSEWHERE).stdout
    assert [word for word in ("arena", "mcp", "lab", "print", "/docs/en/") if word not in listed] == []


@pytest.mark.parametrize(
    ("words", "extra"),
    [("serve", "server"), ("backup x.db", "server"), ("lab run evidencia", "lab"), ("print cards evidencia", "print")],
)
def test_installed_alone_it_says_which_extra_a_command_needs(
    installed: Path, tmp_path: Path, words: str, extra: str
) -> None:
    command: list[str | Path] = [installed / "sobremesa", *words.split(), "--lang", "en"]
    said = subprocess.run(command, cwd=tmp_path, env=ELSEWHERE, capture_output=True, text=True, check=False)
    assert (said.returncode, said.stderr.count("\n")) == (2, 1), said.stderr
    assert f'pip install "sobremesa[{extra}]"' in said.stderr
    assert list(tmp_path.iterdir()) == []


def test_a_researcher_gets_no_web_server(installed: Path) -> None:
    looked: list[str | Path] = [
        installed / "python",
        "-c",
        "import importlib.metadata as m; print(*[d.name for d in m.distributions()])",
    ]
    found = {name.lower() for name in run(looked, env=ELSEWHERE).stdout.split()}
    assert "sobremesa" in found
    others = {"asyncpg", "gymnasium", "numpy", "redis", "starlette", "textual"}
    assert found & others == set()


def test_the_checkers_of_the_tools_pass_on_what_a_researcher_installs(wheel_file: Path, tmp_path: Path) -> None:
    """A Python of its own, with the wheel and its extra for learning machines."""
    uv, own = Path(sys.executable).with_name("uv"), tmp_path / "own"
    run([uv, "venv", "--quiet", "--python", sys.executable, own])
    python = own / "bin" / "python"
    run([uv, "pip", "install", "--quiet", "--python", python, f"{wheel_file}[rl]"])
    checked = run([python, "-W", "ignore", HOUSE / "tests" / "house" / "check_tools.py"], cwd=tmp_path, env=ELSEWHERE)
    assert checked.stdout.splitlines()[-1].startswith(f"evidencia euphoria codigos {own}")
