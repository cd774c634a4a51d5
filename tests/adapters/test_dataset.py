"""Datasets record what was played, and of each seat nothing that it could not know."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import polars as pl
import pytest

from sobremesa.adapters import dataset
from sobremesa.adapters.seat_eye import SeatEye
from sobremesa.games.catalog import GAMES
from sobremesa.kernel.match import Match
from sobremesa.kernel.rng import Rng
from sobremesa.kernel.seed import Seed

SHORT: dict[str, dict[str, str]] = {"euphoria": {"round_limit": "2"}, "codigos": {"turn_limit": "12"}}


def rows_of(game: str, games: int = 2, seed: int = 5) -> pl.DataFrame:
    return dataset.of_bots(game, ("random", "greedy"), games, seed=seed, options=SHORT.get(game))


def replay_rows(game: str, rows: pl.DataFrame, number: int, seed: int) -> Match:
    match = Match(GAMES[game](options=SHORT.get(game)), Seed(seed))
    for row in rows.filter(pl.col("match") == number).iter_rows(named=True):
        match.play(row["seat"], row["action_text"])
    return match


@pytest.mark.parametrize("game", GAMES)
def test_every_decision_is_there_with_what_its_seat_saw(game: str, tmp_path: Path) -> None:
    rows_of(game).write_parquet(tmp_path / "rows.parquet")
    rows = pl.read_parquet(tmp_path / "rows.parquet")
    played = GAMES[game](options=SHORT.get(game))
    eye = SeatEye(played)
    for number in (0, 1):
        match = Match(played, Seed(5 + number))
        for row in rows.filter(pl.col("match") == number).iter_rows(named=True):
            seat = row["seat"]
            assert row["view"].encode() == match.view(seat).encode()
            assert (np.frombuffer(row["observation"], np.int8) == eye.observe(match.state, seat)).all()
            assert row["action"] in row["legal"] == list(match.view(seat).moves)
            match.play_code(seat, row["action"])
        outcome = match.outcome
        assert outcome is not None
        ended = {row["seat"]: row for row in rows.filter(pl.col("match") == number).iter_rows(named=True)}
        assert {seat: row["score"] for seat, row in ended.items()} == {seat: outcome.scores[seat] for seat in ended}
        assert {seat for seat, row in ended.items() if row["won"]} == set(outcome.winners) & set(ended)


@pytest.mark.parametrize("game", ["evidencia", "euphoria"])
def test_a_row_is_the_same_in_every_world_that_its_seat_could_be_in(game: str) -> None:
    """A dataset that leaked would differ, since the exchanged worlds do."""
    match = Match(GAMES[game](), Seed(3))
    eye, rng = SeatEye(match.game), Rng(1)
    differ = 0
    for _ in range(15):
        seat = match.to_act[0]
        move = match.view(seat).moves[0]
        true, kept = dataset._row(match, eye, 0, seat, move, ""), match.game.blank(Rng(0))
        secret = match.state.fields()
        kept.copy_from(match.state)
        match.game.imagine(match.view(seat)).sample(rng, match.state)
        assert dataset._row(match, eye, 0, seat, move, "") == true
        differ += match.state.fields() != secret
        match.state.copy_from(kept)
        match.play_code(seat, move)
    assert differ > 5


def test_no_column_tells_the_seed() -> None:
    assert not {"seed", "record", "names"} & set(rows_of("evidencia", 1).columns)


@pytest.mark.parametrize("game", GAMES)
def test_records_give_the_same_rows_but_for_who_played(game: str) -> None:
    rows = rows_of(game)
    records = [replay_rows(game, rows, number, 5 + number).record() for number in (0, 1)]
    again = dataset.of_records(records)
    assert again.drop("player", "claims").equals(rows.drop("player", "claims"))


def test_a_record_that_was_broken_off_has_no_outcome() -> None:
    match = Match(GAMES["evidencia"](), Seed(1))
    match.play_code(0, match.view(0).moves[0])
    rows = dataset.of_records([match.record()])
    assert rows.select("won", "score", "payoff").row(0) == (None, None, None)


def test_what_makes_no_table_is_refused() -> None:
    with pytest.raises(ValueError, match="at least one game and one bot"):
        dataset.of_bots("evidencia", (), 3)
    with pytest.raises(ValueError, match="no game 'mus'"):
        dataset.of_bots("mus", ("random",), 3)
