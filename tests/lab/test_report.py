"""The report on many games."""

from __future__ import annotations

from collections import Counter

import pytest

from sobremesa.games.catalog import GAMES
from sobremesa.games.codigos.game import Codigos
from sobremesa.games.euphoria.game import Euphoria
from sobremesa.lab.report import Report, Told, main, report


def test_every_game_is_told() -> None:
    found = report(Codigos(3), "random", games=4)
    assert len(found.told) == 4
    assert all(one.moves > 0 and one.winners and len(one.scores) == 3 for one in found.told)
    assert all(one.starter in range(3) for one in found.told)


def test_rounds_and_the_cards_of_the_last_turn_are_told() -> None:
    found = report(Euphoria(4), "greedy", games=5)
    assert all(one.rounds > 0 for one in found.told)
    assert any(line.strip().startswith("looked") for line in found.lines())
    assert all(one.closing < set(one.events) for one in found.told)


def test_equal_seeds_give_equal_reports_in_any_number_of_processes() -> None:
    one, two, three = (report(Codigos(2), "random", games=3, seed=7, processes=count) for count in (1, 1, 2))
    assert one.lines() == two.lines() == three.lines()


def test_events_are_counted_by_kind_and_by_the_values_of_their_facts() -> None:
    """What fades is counted too: it is told to who looks after every move."""
    found = report(Codigos(2), "random", games=3, seed=7)
    events = sum((one.events for one in found.told), Counter[tuple[str, str, str]]())
    ways = [count for (kind, name, _), count in events.items() if (kind, name) == ("revealed", "how")]
    assert sum(ways) == events["revealed", "", ""] > 0
    assert events["shown", "", ""] == events["revealed", "", ""]


def test_the_numbers_are_shares_of_all_games() -> None:
    used = ("used", "card", "a")
    first = Told(
        10,
        2,
        0,
        (3, 1),
        (0,),
        "points (X-1)",
        Counter({("used", "", ""): 3, used: 1, ("used", "card", "b"): 2}),
        frozenset([used]),
    )
    second = Told(20, 4, 1, (2, 2), (0, 1), "points (X-1)", Counter(), frozenset())
    lines = Report(2, (first, second)).lines()
    assert lines[:7] == [
        "games 2",
        "moves: median 15, mean 15.0, nine in ten within 10, most 20",
        "rounds: median 3, mean 3.0, nine in ten within 2, most 4",
        "victories by seat: 75.0 % 25.0 %",
        "victories of the starter: 75.0 %",
        "points a seat: 2.00, the best 2.50",
        "ended by points (X-1): 100.0 %",
    ]
    assert lines[8].split() == ["used", "1.50"]
    assert lines[9].split() == ["card", "a", "0.50", "33.3", "%,", "in", "the", "last", "turn", "of", "50.0", "%"]


@pytest.mark.parametrize("seats", range(4, 9))
def test_random_games_end_without_a_limit(seats: int) -> None:
    assert all("round_limit" not in one.ending for one in report(Euphoria(seats), "random", games=2).told)


@pytest.mark.parametrize("game", GAMES)
def test_the_report_is_printed(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    seats = str(GAMES[game].about.seat_counts[0])
    assert main([game, "--seats", seats, "--games", "2", "--bot", "random"]) == 0
    assert capsys.readouterr().out.startswith(f"{game}, {seats} seats, random\n  games 2\n  moves: median ")


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        (["--option", "round_limit"], "NAME=VALUE"),
        (["--option", "colour=red"], "colour"),
        (["--seats", "x"], "4, or 4-8"),
        (["--seats", "8-4"], "4, or 4-8"),
        (["--seats", "3"], "4, 5, 6, 7, 8"),
        (["--games", "0"], "at least 1"),
    ],
)
def test_bad_words_are_refused_in_words(wrong: list[str], said: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as left:
        main(["euphoria", *wrong])
    assert left.value.code == 2
    assert said in capsys.readouterr().err
