"""A study is the same on every runner, and no game of it is lost or counted twice."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import polars as pl
import pytest

from sobremesa.lab.game_rows import Watcher
from sobremesa.lab.run_folder import TABLES, BadRun, Part, RunFolder, encode_rows
from sobremesa.lab.runner import MOST_TRIES, InlineRunner, LostPart, ProcessRunner, Stretch, run
from sobremesa.lab.study import Study
from tests.lab.conftest import play_study

STUDY = Study("evidencia", 2, bots=("facil",), games=30)
# Thinking times differ from run to run, and the parts in which moves were counted from runner to runner.
BY_THE_CLOCK = "thinking_ms"


def same(one: RunFolder, other: RunFolder) -> bool:
    for table in TABLES:
        if table == "verbs":
            found = [
                folder.scan(table).group_by("verb").sum().drop("first_game").sort("verb") for folder in (one, other)
            ]
        else:
            keys = ["game"] + [key for key in ("moment", "seat", "card") if key in one.scan(table).collect_schema()]
            found = [folder.scan(table).sort(keys) for folder in (one, other)]
        first, second = (rows.collect() for rows in found)
        if BY_THE_CLOCK in first.columns:
            first, second = first.drop(BY_THE_CLOCK), second.drop(BY_THE_CLOCK)
        if not first.equals(second):
            return False
    return True


def test_any_number_of_processes_plays_the_same_games(evidencia_run: RunFolder, tmp_path: Path) -> None:
    folder = RunFolder.begin(tmp_path / "run", STUDY, resume=False)
    run(STUDY, folder, ProcessRunner(2), lambda _games: None)
    assert same(folder, evidencia_run)


def test_another_seed_plays_other_games(evidencia_run: RunFolder, tmp_path: Path) -> None:
    assert not same(play_study(tmp_path / "run", replace(STUDY, seed=2)), evidencia_run)


class Stopping(InlineRunner):
    """A user presses Ctrl-C after a few parts."""

    parts = 3

    def wait(self) -> tuple[Stretch, Part | None, float]:
        self.parts -= 1
        if self.parts < 0:
            raise KeyboardInterrupt
        return super().wait()


def test_what_was_interrupted_goes_on_where_it_stopped(evidencia_run: RunFolder, tmp_path: Path) -> None:
    folder = RunFolder.begin(tmp_path / "run", STUDY, resume=False)
    with pytest.raises(KeyboardInterrupt):
        run(STUDY, folder, Stopping(), lambda _games: None)
    assert 0 < folder.games_played() < STUDY.games
    again = RunFolder.begin(tmp_path / "run", STUDY, resume=True)
    run(STUDY, again, InlineRunner(), lambda _games: None)
    assert again.games_played() == STUDY.games
    assert same(again, evidencia_run)


class Dying(InlineRunner):
    """The process of the second part dies this many times."""

    def __init__(self, deaths: int) -> None:
        super().__init__()
        self.deaths = deaths
        self.first: Stretch | None = None

    def wait(self) -> tuple[Stretch, Part | None, float]:
        _game, _study, stretch = self._waiting[0]
        self.first = self.first or stretch
        if stretch[0] == self.first[1] and self.deaths:
            self.deaths -= 1
            self._waiting.pop(0)
            return stretch, None, 0.0
        return super().wait()


def test_a_part_whose_player_died_is_played_again(evidencia_run: RunFolder, tmp_path: Path) -> None:
    folder = RunFolder.begin(tmp_path / "run", STUDY, resume=False)
    run(STUDY, folder, Dying(MOST_TRIES - 1), lambda _games: None)
    assert same(folder, evidencia_run)


def test_a_part_that_always_kills_its_process_is_reported_and_the_others_are_kept(tmp_path: Path) -> None:
    folder = RunFolder.begin(tmp_path / "run", STUDY, resume=False)
    with pytest.raises(LostPart):
        run(STUDY, folder, Dying(MOST_TRIES), lambda _games: None)
    assert folder.games_played() > 0


def test_a_part_that_is_half_written_is_not_there(evidencia_run: RunFolder, tmp_path: Path) -> None:
    """The games of a part are written last: without them its other tables do not count."""
    folder = play_study(tmp_path / "run", replace(STUDY, games=12))
    last = max((folder.path / "games").iterdir())
    last.unlink()
    assert folder.games_played() < 12
    run(replace(STUDY, games=30), folder, InlineRunner(), lambda _games: None)
    assert same(folder, evidencia_run)


def test_the_first_games_of_a_longer_study_are_those_of_a_shorter_one(evidencia_run: RunFolder, tmp_path: Path) -> None:
    folder = play_study(tmp_path / "run", replace(STUDY, games=12))
    run(STUDY, folder, InlineRunner(), lambda _games: None)
    assert same(folder, evidencia_run)


@pytest.mark.parametrize(
    "other",
    [replace(STUDY, seed=3), replace(STUDY, bots=("random",)), replace(STUDY, options=(("repeats", "adjacent"),))],
)
def test_another_study_does_not_go_on_in_the_folder(tmp_path: Path, other: Study) -> None:
    RunFolder.begin(tmp_path / "run", STUDY, resume=False)
    with pytest.raises(BadRun, match="another study"):
        RunFolder.begin(tmp_path / "run", other, resume=True)


def test_a_folder_with_something_else_in_it_is_left_alone(tmp_path: Path) -> None:
    (tmp_path / "letter.txt").write_text("dear")
    with pytest.raises(BadRun, match="not empty"):
        RunFolder.begin(tmp_path, STUDY, resume=False)
    assert [path.name for path in tmp_path.iterdir()] == ["letter.txt"]


def test_two_bots_play_every_deal_from_both_sides(tmp_path: Path) -> None:
    folder = play_study(tmp_path / "run", replace(STUDY, bots=("facil", "random"), games=6))
    deals = folder.scan("games").collect()["deal"].to_list()
    assert deals[::2] == deals[1::2]
    bots = folder.scan("seats").filter(pl.col("seat") == 0).collect()["bot"].to_list()
    assert bots == ["facil", "random"] * 3


def test_merged_parts_are_the_same_games(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    whole = play_study(tmp_path / "whole", replace(STUDY, games=6))
    monkeypatch.setattr("sobremesa.lab.run_folder.MERGED", 4)
    folder = RunFolder.begin(tmp_path / "run", replace(STUDY, games=6), resume=False)
    for first in (0, 1, 2, 3, 5):
        folder.keep(first, first + 1, encode_rows(Watcher(STUDY, STUDY.build_game()).play(range(first, first + 1))))
    folder.merge()
    # Game 4 is missing, so the games after it are a separate part.
    assert folder.parts() == [(0, 4), (5, 6)]
    assert len(list((folder.path / "seats").iterdir())) == 2
    run(replace(STUDY, games=6), folder, InlineRunner(), lambda _games: None)
    assert folder.games_played() == 6
    assert same(folder, whole)


def test_a_merge_that_was_interrupted_counts_no_game_twice(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = RunFolder.begin(tmp_path / "run", replace(STUDY, games=3), resume=False)
    for first in range(3):
        folder.keep(first, first + 1, encode_rows(Watcher(STUDY, STUDY.build_game()).play(range(first, first + 1))))
    monkeypatch.setattr(Path, "unlink", _fail)
    with pytest.raises(KeyboardInterrupt):
        folder.merge()
    assert folder.parts() == [(0, 3)]
    assert folder.scan("games").collect()["game"].to_list() == [0, 1, 2]


def _fail(*_words: object, **_more: object) -> None:
    raise KeyboardInterrupt
