"""The report on many games."""

from __future__ import annotations

import pytest

from sobremesa.games.euphoria.game import Euphoria
from sobremesa.lab.report import main, report


def test_a_report_counts_games_reasons_and_cards() -> None:
    found = report(Euphoria(4), "greedy", games=5)
    assert len(found.told) == 5
    assert all(game.rounds > 0 and game.winners > 0 for game in found.told)
    assert any(line.strip().startswith("looked") for line in found.lines())


@pytest.mark.parametrize("seats", range(4, 9))
def test_random_games_end_without_a_limit(seats: int) -> None:
    assert all(game.reason != "round_limit" for game in report(Euphoria(seats), "random", games=2).told)


def test_the_report_is_printed(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["euphoria", "--seats", "4", "--games", "2", "--option", "round_limit=3"]) == 0
    assert capsys.readouterr().out.startswith("euphoria, 4 seats, greedy\n  games 2, moves ")
