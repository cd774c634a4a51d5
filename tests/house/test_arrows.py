"""Who may import whom, and that a forbidden arrow is seen."""

import subprocess
import sys
import tomllib
from pathlib import Path

import pytest
from grimp import ImportGraph

from tests.house.arrows_contract import ArrowsContract

HOUSE = Path(__file__).parents[2]
CONFIG = tomllib.loads((HOUSE / "pyproject.toml").read_text())["tool"]["importlinter"]


def problems(*imports: tuple[str, str]) -> list[str]:
    graph = ImportGraph()
    graph.add_module("sobremesa")
    for importer, imported in imports:
        graph.add_import(importer=f"sobremesa.{importer}", imported=f"sobremesa.{imported}")
    contract = ArrowsContract("arrows", {}, {"arrows": CONFIG["contracts"][0]["arrows"]})
    found: list[str] = contract.check(graph, verbose=False).metadata["problems"]
    return found


def test_every_import_has_its_arrow() -> None:
    """In a process of its own: it configures logging, which silences every logger of this one."""
    command = [str(Path(sys.executable).parent / "lint-imports"), "--no-cache", "--no-logo"]
    run = subprocess.run(command, cwd=HOUSE, capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stdout + run.stderr


@pytest.mark.parametrize(
    ("importer", "imported"),
    [
        ("kernel.match", "games.catalog"),
        ("bots.greedy_bot", "games.evidencia.rules.state"),
        ("games.evidencia.rules.state", "games.codigos.rules.state"),
        ("games.evidencia.rules.state", "games.catalog"),
        ("games.evidencia.rules.state", "games.evidencia.player.player"),
        ("wire.messages", "store.postgres"),
        ("store.postgres", "wire.messages"),
        ("table.seats", "server.app"),
        ("cli.main", "server.app"),
    ],
)
def test_a_forbidden_import_is_reported(importer: str, imported: str) -> None:
    assert problems((importer, imported)) == [f"sobremesa.{importer} may not import sobremesa.{imported}"]


@pytest.mark.parametrize(
    ("importer", "imported"),
    [
        ("games.catalog", "games.evidencia"),
        ("games.evidencia.rules.state", "games.evidencia.rules.lookup"),
        ("games.evidencia.rules.state", "kernel.bits"),
        ("games.evidencia.player.player", "games.evidencia.rules.state"),
        ("store.postgres", "table.journal"),
        ("cli.main", "server"),
    ],
)
def test_an_allowed_import_is_not_reported(importer: str, imported: str) -> None:
    assert problems((importer, imported)) == []


def test_a_folder_without_an_arrow_is_reported() -> None:
    assert problems(("attic.boxes", "attic.dust")) == ["attic has no arrow in pyproject.toml"]


def test_every_folder_with_code_is_a_package_so_that_its_imports_are_seen() -> None:
    folders = {path.parent for path in (HOUSE / "src" / "sobremesa").rglob("*.py")}
    assert [folder for folder in folders if not (folder / "__init__.py").exists()] == []
