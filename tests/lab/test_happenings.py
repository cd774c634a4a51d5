from __future__ import annotations

import pytest

from sobremesa.bots.minds import MINDS
from sobremesa.games.catalog import GAMES
from sobremesa.lab.happenings import happenings, main


def test_every_game_is_counted() -> None:
    found = happenings(GAMES["codigos"](seats=3), MINDS["random"], games=4, seed=1)
    assert len(found.decisions) == len(found.scores) == sum(found.clauses.values()) == 4
    assert sum(found.victories) == pytest.approx(4)


def test_equal_seeds_give_equal_reports() -> None:
    one, two = (happenings(GAMES["codigos"](), MINDS["random"], games=3, seed=7).lines() for _ in range(2))
    assert one == two


def test_events_are_counted_by_kind_and_by_the_few_values_of_their_facts() -> None:
    found = happenings(GAMES["codigos"](), MINDS["random"], games=3, seed=7)
    ways = [count for (kind, name, _), count in found.events.items() if (kind, name) == ("revealed", "how")]
    assert sum(ways) == found.events["revealed", "", ""] > 0


@pytest.mark.parametrize("game", GAMES)
def test_the_report_is_printed(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    main([game, "--games", "2", "--bot", "random"])
    assert capsys.readouterr().out.startswith("games 2, decisions a game ")
