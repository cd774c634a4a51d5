"""One version against another: here against itself, in another process."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

import sobremesa
from research.blunders.__main__ import judge_of
from research.versions import __main__ as versions
from research.versions.mistakes import Mistakes
from sobremesa.games.euphoria.rules.recruits import show
from tests.games.euphoria.sittings import Sitting

SOURCE = Path(sobremesa.__file__).parents[1]


def test_both_follow_one_game_and_what_was_played_decides_it(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "argv", ["x", str(SOURCE), "--seats", "4", "--level", "facil", "--games", "4"])
    told = []
    for _time in range(2):
        versions.main()
        told.append(capsys.readouterr().out.split(","))
    # By iterations: always the same, except for the times.
    assert told[0][1] == told[1][1]
    assert "of 4 games" in ",".join(told[0])


def test_mistakes_are_counted_for_the_version_that_made_them() -> None:
    sitting = Sitting(("e e s", "S s s", "E e e", "e s s"), {0: "lavado"}, aims={0: 2})
    show(sitting.state, 0, 1 << 6)
    mistakes = Mistakes(judge_of(sitting.game))
    view = sitting.game.view(sitting.state, 0)
    for version, move in ((versions.THIS, "pasa"), (versions.OTHER, "dispara")):
        mistakes.look(version, view, sitting.game.moves.code(move))
    assert mistakes.line(versions.THIS).startswith("0.0 [")
    assert mistakes.line(versions.OTHER).startswith("1000.0 [")
    assert "shot a known friend 1" in mistakes.line(versions.OTHER)
