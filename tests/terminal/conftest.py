"""Runs the command as a function: typed lines in; output and exit code out."""

from __future__ import annotations

import io
from collections.abc import Iterable
from typing import Any

import pytest

from sobremesa.bots.search_bot import Effort
from sobremesa.cli.commands import tables
from sobremesa.cli.main import main
from sobremesa.lab import sampled_positions
from tests.terminal.saying import Said, Sobremesa


@pytest.fixture(autouse=True)
def plain_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("SOBREMESA_LANG", "SOBREMESA_GAMES_FROM", "NO_COLOR", "FORCE_COLOR", "COLUMNS", "LINES"):
        monkeypatch.delenv(name, raising=False)


class Typed(io.StringIO):
    """Lines as a person at a terminal types them."""

    def isatty(self) -> bool:
        return True


@pytest.fixture
def at_terminal(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Sobremesa:
    """Runs the command in this process as at a terminal: after a mistake it complains and asks again."""
    return _runner(Typed, monkeypatch, capsys)


@pytest.fixture
def sobremesa(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Sobremesa:
    """Runs the command in this process with its lines from a pipe, not from a terminal."""
    return _runner(io.StringIO, monkeypatch, capsys)


def _runner(kind: type[io.StringIO], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Sobremesa:
    def run(*arguments: object, lines: Iterable[str] = ()) -> Said:
        capsys.readouterr()
        monkeypatch.setattr("sys.stdin", kind("".join(f"{line}\n" for line in lines)))
        code = main([str(argument) for argument in arguments])
        printed = capsys.readouterr()
        return Said(code, printed.out, printed.err)

    return run


@pytest.fixture
def no_reveal_pause(monkeypatch: pytest.MonkeyPatch) -> None:
    """Tables hosted in the tests reveal choices at once, without the usual pause."""
    wish = tables._wish

    def without_pause(*given: Any) -> dict[str, Any]:
        return wish(*given) | {"reveal_ms": 0}

    monkeypatch.setattr(tables, "_wish", without_pause)


@pytest.fixture
def brief_insight(monkeypatch: pytest.MonkeyPatch) -> None:
    """Studies in this process analyse only a few positions; tests/lab tests the analysis itself."""
    monkeypatch.setattr(sampled_positions, "DEEPER", Effort(iterations=10, seconds=60.0))
    monkeypatch.setattr(sampled_positions, "PLAYOUTS", 4)
    monkeypatch.setattr(sampled_positions, "WORLDS", 4)
