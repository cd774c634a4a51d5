"""The measures of a run."""

from __future__ import annotations

from pathlib import Path

import polars as pl
import pytest

from sobremesa.kernel.game import Outcome
from sobremesa.kernel.record import Record
from sobremesa.kernel.state import Note
from sobremesa.lab.chapters import Grid, chapters
from sobremesa.lab.measures.cards import gains_when_held
from sobremesa.lab.measures.length import bars
from sobremesa.lab.metrics_reader import MetricsReader
from sobremesa.lab.replays import replay_game
from sobremesa.lab.run_folder import RunFolder
from sobremesa.lab.study import Study
from sobremesa.lab.summary import summary
from sobremesa.lab.verdicts import verdicts
from tests.lab.coin_runs import coin_run
from tests.lab.conftest import play_study


def test_what_a_run_of_a_real_game_says_adds_up(evidencia_run: RunFolder) -> None:
    found = summary(evidencia_run)
    assert found.games == 30
    assert sum(seat.value for seat in found.fairness.seats) == pytest.approx(1.0)
    assert len(found.cards) == 18
    assert sum(ending.share.value for ending in found.endings) == pytest.approx(1.0)
    assert found.lengths["moves"].mean.value > 30
    assert sum(found.lengths["moves"].counts) == 30
    assert found.swing is not None
    assert 0 <= found.swing.decided_at.value <= 1
    # At the end everything is public, at the beginning much is not.
    assert found.bits[0].value > 10 * found.bits[-1].value


def test_the_longest_game_is_counted_however_its_minutes_are_rounded() -> None:
    minutes = [4.0, *(29.53 - number / 10 for number in range(60))]
    _first, _step, counts = bars(pl.LazyFrame({"minutes": minutes}), "minutes", min(minutes), max(minutes), 900)
    assert sum(counts) == 61


@pytest.mark.parametrize(("game", "seats", "cards"), [("evidencia", 2, 18), ("euphoria", 4, 15), ("codigos", 2, 48)])
def test_every_game_can_be_studied(tmp_path: Path, game: str, seats: int, cards: int) -> None:
    """Some games have no cards at the end, some no hand at the beginning, some have claims and some do not."""
    study = Study(game, seats, bots=("random",), games=2)
    found = summary(play_study(tmp_path / "run", study))
    assert (found.games, len(found.fairness.seats)) == (2, seats)
    assert 0 < len(found.cards) <= cards
    assert len(verdicts(found, MetricsReader(study.build_game()))) == 5


@pytest.fixture(scope="module")
def euphoria_run(tmp_path_factory: pytest.TempPathFactory) -> RunFolder:
    return play_study(tmp_path_factory.mktemp("lab") / "run", Study("euphoria", 4, bots=("facil",), games=12))


@pytest.mark.compiled
def test_a_game_with_teams_has_results_by_team_and_role(euphoria_run: RunFolder) -> None:
    found = summary(euphoria_run)
    assert set(found.fairness.sides) == {0, 1}
    # Two of the four are dealt a Leader (EU-02).
    roles = found.fairness.roles
    assert (roles["leader"].count, roles["follower"].count) == (24, 24)
    seats = euphoria_run.scan("seats").collect()
    won = seats.filter((pl.col("role") == "leader") & (pl.col("share") > 0))
    assert roles["leader"].value == pytest.approx(len(won) / 24)
    shown = next(chapter for chapter in chapters(found, "en") if chapter.title == "The start")
    [sides] = [part for part in shown.parts if isinstance(part, Grid)]
    assert [row[0] for row in sides.rows][:2] == ["Euphoria", "Subterra"]


@pytest.mark.compiled
def test_friends_who_win_together_lead_together(euphoria_run: RunFolder) -> None:
    """Each team mate can win for certain: the chances of a game with teams do not add up to one victory."""
    last = euphoria_run.scan("moments").filter(pl.col("moment") == 11).collect()
    assert max(last.group_by("game").agg(pl.col("chance").sum())["chance"].to_list()) > 1.5
    found = summary(euphoria_run).swing
    assert found is not None
    assert list(found.decided) == sorted(found.decided)
    assert found.decided[-1] == 1.0


@pytest.mark.compiled
def test_what_is_said_aloud_is_held_against_the_truth(euphoria_run: RunFolder) -> None:
    found = summary(euphoria_run).talk
    assert found is not None
    games = euphoria_run.scan("games").collect()
    claims, judged, lies = (sum(games[name].to_list()) for name in ("claims", "judged", "lies"))
    assert claims >= judged > lies > 0
    assert found.claims.value == pytest.approx(claims / len(games))
    assert found.lies.value == pytest.approx(lies / judged)


def test_a_game_without_claims_has_no_talk(evidencia_run: RunFolder) -> None:
    found = summary(evidencia_run)
    assert found.talk is None
    assert found.lengths["rounds"].median == 6
    assert 0 < found.lengths["wait"].mean.value < found.lengths["minutes"].mean.value


def test_the_longest_games_are_shown_and_can_be_played_again(evidencia_run: RunFolder) -> None:
    odd = summary(evidencia_run).oddities
    games = evidencia_run.scan("games").collect()
    assert [game.moves for game in odd.longest] == sorted(games["moves"], reverse=True)[:5]
    assert (odd.unwon.value, odd.passed) == (0.0, 0)
    longest = odd.longest[0]
    record = replay_game(evidencia_run, longest.game)
    assert len(record.moves) == longest.moves
    assert record.names == ("facil 1", "facil 2")
    row = games.row(by_predicate=pl.col("game") == longest.game, named=True)
    assert sum(1 << seat for seat in outcome_of(record).winners) == row["winners"]


def outcome_of(record: Record) -> Outcome:
    match = record.replay(Study("evidencia", 2).build_game())
    assert match.outcome is not None
    return match.outcome


def test_passed_turns_are_counted_in_a_row() -> None:
    reader = MetricsReader(Study("codigos", 2).build_game())
    numbers = {kind.name: number for number, kind in reader.game.event_kinds.items()}
    told = ["turn", "took", "turn", "skipped", "turn", "turn", "took", "turn"]
    assert reader.passed_in_a_row([_note(numbers[kind]) for kind in told]) == 2
    assert reader.passed_in_a_row([]) == 0


def _note(kind: int) -> Note:
    return Note(kind, 0, (), 0, ())


def test_a_kind_of_move_is_called_by_its_words() -> None:
    reader = MetricsReader(Study("euphoria", 4).build_game())
    assert reader.verb("shoot", "en") == "Shoot"
    assert reader.verb("choose_seat", "es") == "Jugador …"
    assert reader.verb("lay", "es") == "Colocar un recluta"


def test_seeing_a_card_is_judged_by_games_and_not_by_seats(tmp_path: Path) -> None:
    """In a game of two, one holder's victory is the other's defeat: the interval is as wide as games vary."""
    inside = []
    for seed in range(60):
        found = gains_when_held(coin_run(tmp_path / str(seed), 300, seed))
        inside.append(found["c3"].low <= 0.0 <= found["c3"].high)
    assert 0.88 <= sum(inside) / len(inside) <= 1.0
    strong = gains_when_held(coin_run(tmp_path / "strong", 2000, 1, strength=0.15))["c0"]
    # Half of the games deal the card. In those its holder wins 65 % and the other seat 35 %.
    assert strong.low < 0.65 - 0.45 < strong.high
