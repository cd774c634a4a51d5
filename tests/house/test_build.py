"""The same code installs compiled or uncompiled, and a process can be told to run it uncompiled."""

import inspect
import os
import re
import runpy
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import cast

import grimp
import pytest

import sobremesa

HOUSE = Path(__file__).parents[2]
SETUP = runpy.run_path(str(HOUSE / "setup.py"), run_name="setup")
compiled_sources = cast("Callable[[], list[str]]", SETUP["compiled_sources"])
compiler_works = cast("Callable[[], bool]", SETUP["compiler_works"])
# The front door names rooms that a cottage does not have: the compiler would look at those of the house instead.
ALONE = """
[[tool.mypy.overrides]]
module = ["sobremesa", "sobremesa.*"]
follow_imports = "skip"
"""
NO_PURE = {name: value for name, value in os.environ.items() if name != "SOBREMESA_PURE"}


@pytest.fixture(scope="module")
def compiler() -> None:
    if not compiler_works():
        pytest.skip("no C compiler works here")


@pytest.fixture
def cottage(tmp_path: Path) -> Path:
    """A project built like ours, with one compiled module of one function."""
    for name in ("setup.py", "compiled.txt", "pyproject.toml", "README.md", "LICENSE"):
        shutil.copy(HOUSE / name, tmp_path)
    with (tmp_path / "pyproject.toml").open("a") as settings:
        settings.write(ALONE)
    package = tmp_path / "src" / "sobremesa"
    (package / "kernel").mkdir(parents=True)
    shutil.copy(HOUSE / "src" / "sobremesa" / "__init__.py", package)
    (package / "kernel" / "__init__.py").touch()
    (package / "kernel" / "bits.py").write_text("def double(n: int) -> int:\n    return 2 * n\n")
    return tmp_path


def build(project: Path, **settings: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "setup.py", "-q", "build_ext", "--inplace"],
        cwd=project,
        env=NO_PURE | settings,
        capture_output=True,
        text=True,
        check=False,
    )


def engine_of(source: Path, **settings: str) -> str:
    return subprocess.run(
        [sys.executable, "-c", "import sobremesa; print(sobremesa.engine())"],
        env=NO_PURE | {"PYTHONPATH": str(source)} | settings,
        capture_output=True,
        text=True,
        check=True,
    ).stdout.strip()


@pytest.mark.release
@pytest.mark.usefixtures("compiler")
def test_the_listed_modules_are_compiled(cottage: Path) -> None:
    assert build(cottage).returncode == 0
    assert engine_of(cottage / "src") == "compiled"


def test_a_process_can_be_told_to_run_the_source_beside_the_compiled_module() -> None:
    assert engine_of(HOUSE / "src", SOBREMESA_PURE="1") == "interpreted"


def test_zero_means_no_when_a_process_is_told() -> None:
    assert engine_of(HOUSE / "src", SOBREMESA_PURE="0") == engine_of(HOUSE / "src")


@pytest.mark.release
def test_pure_builds_no_extension(cottage: Path) -> None:
    assert build(cottage, SOBREMESA_PURE="1").returncode == 0
    assert engine_of(cottage / "src") == "interpreted"


@pytest.mark.release
def test_a_broken_compiler_installs_the_source_and_says_so(cottage: Path) -> None:
    built = build(cottage, CC="false")
    assert built.returncode == 0
    assert "no C compiler works here, so it is installed uncompiled" in built.stderr
    assert engine_of(cottage / "src") == "interpreted"


@pytest.mark.release
@pytest.mark.usefixtures("compiler")
def test_a_type_error_of_ours_fails_the_build(cottage: Path) -> None:
    (cottage / "src/sobremesa/kernel/bits.py").write_text("def double(n: int) -> int:\n    return 'two'\n")
    built = build(cottage)
    assert built.returncode != 0
    assert "Incompatible return value type" in built.stdout + built.stderr


@pytest.mark.release
@pytest.mark.usefixtures("compiler")
def test_an_untyped_function_fails_the_build_because_strictness_is_the_projects(cottage: Path) -> None:
    (cottage / "src/sobremesa/kernel/bits.py").write_text("def double(n):\n    return 2 * n\n")
    assert build(cottage).returncode != 0


def test_make_rebuilds_for_the_modules_that_setup_compiles() -> None:
    make = subprocess.run(
        ["make", "--no-print-directory", "compiled-list"],
        cwd=HOUSE,
        capture_output=True,
        text=True,
        check=True,
    )
    assert make.stdout.split() == compiled_sources()


def test_an_isolated_build_has_every_package_that_compiled_modules_lead_to() -> None:
    """The compiler follows imports, so a package it cannot find would fail `pip install` elsewhere."""
    graph = grimp.build_graph("sobremesa", include_external_packages=True, cache_dir=None)
    compiled = [path.removeprefix("src/").removesuffix(".py").replace("/", ".") for path in compiled_sources()]
    reached: set[str] = set()
    waiting = set(compiled)
    while waiting:
        # A package is read before what is in it.
        reached |= waiting
        above = {name.rpartition(".")[0] for name in waiting if "." in name and name.startswith("sobremesa")}
        waiting = (above | {name for module in waiting for name in graph.find_upstream_modules(module)}) - reached
    foreign = {name.split(".")[0] for name in reached} - sys.stdlib_module_names - {"sobremesa"}
    required = tomllib.loads((HOUSE / "pyproject.toml").read_text())["build-system"]["requires"]
    at_hand = {re.split(r"[.\[<>=]", requirement)[0] for requirement in required}
    assert foreign - at_hand == set()


def test_the_engine_of_this_process_is_told_truly() -> None:
    from sobremesa.kernel import bits

    # What Python runs is a function with bytecode; what a compiler made is a built-in one.
    assert sobremesa.engine() == ("interpreted" if inspect.isfunction(bits.size) else "compiled")
