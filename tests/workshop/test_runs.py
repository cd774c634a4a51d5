"""Simulations in the workshop: from the first game to the comparison, within limits, and never half."""

from __future__ import annotations

import io
import zipfile
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import polars as pl
import pytest
from msgspec import structs

from sobremesa.lab.run_folder import RunFolder
from sobremesa.workshop.job_process import JobNews, JobProcess
from sobremesa.workshop.reports import escape_formulas
from tests.workshop.shop import Designer, workshop


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("shop")


@pytest.fixture(scope="module")
def designer(folder: Path) -> Iterator[Designer]:
    with workshop(folder) as (_server, found):
        yield found


def test_runs_are_stopped_mended_read_compared_and_taken_along(designer: Designer, folder: Path) -> None:
    runs = folder / "workshop" / "runs"
    made = designer.make("Mío")
    first, second = (
        designer.run(deck, games=games, bots=["random", "facil"])["id"]
        for deck, games in (("printed:evidencia", 20_000), (made["id"], 4))
    )
    designer.until(first, lambda found: found["played"] > 0 and found["seconds_left"] is not None)
    assert designer.ask("GET", f"/runs/{second}")["state"] == "waiting"
    assert designer.refuse("GET", f"/runs/{second}/report")[:2] == (409, "lab-no-report")
    assert designer.refuse("POST", f"/runs/{first}/resume")[:2] == (409, "lab-not-stopped")
    # As on a disk that refuses every write.
    obstacle = runs / second / "moments"
    obstacle.write_text("in the way")

    designer.ask("POST", f"/runs/{first}/stop")
    stopped = designer.wait_for_end(first)
    assert (stopped["state"], stopped["error"]) == ("stopped", "")
    assert 0 < stopped["played"] == RunFolder(runs / first).games_played() < 20_000
    failed = designer.wait_for_end(second)
    assert (failed["state"], failed["played"]) == ("failed", 0)
    assert failed["error"] == "The server cannot write to its disk (File exists). Nothing was changed."
    # The quota of games that were not played is free again.
    quota = designer.ask("GET", "/workshop")["quota"]
    assert quota["games_per_day"] - quota["games_left_today"] == stopped["played"]

    obstacle.unlink()
    designer.ask("POST", f"/runs/{second}/resume")
    done = designer.wait_for_end(second)
    assert (done["state"], done["played"], done["error"], done["deck_name"]) == ("done", 4, "", "Mío")
    for language, run, said in (("en", first, "games, 2 seats, bots: random + facil"), ("es", second, "Mazo: Mío")):
        answer = designer.http.get(f"/runs/{run}/report?lang={language}")
        assert answer.text.startswith(f'<!doctype html>\n<html lang="{language}">')
        assert said in answer.text
        assert "<script" not in answer.text
        assert answer.headers["content-security-policy"].startswith("default-src 'none'")
        assert "sandbox" in answer.headers["content-security-policy"]
    assert "A: Evidencia, B: Mío" in designer.ask("GET", f"/comparison?a={first}&b={second}&lang=es").decode()
    archive = zipfile.ZipFile(io.BytesIO(designer.ask("GET", f"/runs/{second}/file?as=csv")))
    assert archive.namelist() == ["games.csv", "seats.csv", "cards.csv", "verbs.csv", "moments.csv"]
    assert archive.read("games.csv").startswith(b"game,deal,starter,winners,")
    assert designer.refuse("GET", f"/runs/{second}/file?as=exe")[0] == 422
    assert designer.refuse("GET", f"/comparison?a={first}&b=")[0] == 404

    designer.ask("POST", f"/runs/{first}/resume")
    designer.until(first, lambda found: found["played"] > stopped["played"])
    designer.ask("DELETE", f"/runs/{first}", status=204)
    assert not (runs / first).exists()
    assert designer.http.get(f"/runs/{first}").status_code == 404


def test_games_that_a_stopped_run_kept_without_telling_are_counted(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    news = JobProcess.news

    async def late(process: JobProcess) -> AsyncIterator[JobNews]:
        async for told in news(process):
            yield structs.replace(told, played=min(told.played, 1))

    monkeypatch.setattr(JobProcess, "news", late)
    with workshop(tmp_path) as (_server, designer):
        run = designer.run(games=20_000)["id"]
        designer.until(run, lambda found: found["played"] > 0)
        designer.ask("POST", f"/runs/{run}/stop")
        kept = RunFolder(tmp_path / "workshop" / "runs" / run)
        assert 1 < designer.wait_for_end(run)["played"] == kept.games_played() < 20_000


def test_a_deck_is_printed(designer: Designer, monkeypatch: pytest.MonkeyPatch) -> None:
    made = designer.make("Mío")
    answer = designer.http.get(f"/decks/{made['id']}/print?what=cards&bleed=3&backs=fold&paper=letter&lang=en")
    assert answer.content.startswith(b"%PDF")
    assert answer.headers["content-disposition"] == 'attachment; filename="Mio-cards.pdf"'
    archive = zipfile.ZipFile(io.BytesIO(designer.ask("GET", "/decks/printed:evidencia/print?what=tabletop")))
    assert {"evidencia.json", "README.txt"} <= set(archive.namelist())
    for wrong in ("what=song", "paper=a3", "bleed=5", "backs=blue", "size=63", "size=5x5", "size=999x999"):
        assert designer.refuse("GET", f"/decks/{made['id']}/print?{wrong}")[:2] == (422, "lab-value")
    # The job's process reports that it does not fit.
    status, _code, text = designer.refuse("GET", f"/decks/{made['id']}/print?what=box&size=200x200")
    assert (status, "does not fit" in text) == (409, True)
    monkeypatch.setattr("sobremesa.workshop.errors.find_spec", lambda _name: None)
    status, _code, text = designer.refuse("GET", f"/decks/{made['id']}/print")
    assert (status, 'pip install "sobremesa[print]"' in text) == (503, True)
    run = {"deck": "printed:evidencia", "seats": 2, "games": 4, "bots": ["random"]}
    status, _code, text = designer.refuse("POST", "/runs", run)
    assert (status, 'pip install "sobremesa[lab]"' in text) == (503, True)


def test_simulation_has_its_bounds(tmp_path: Path) -> None:
    with workshop(tmp_path, games_per_run=50, games_per_day=100, runs_waiting=1, runs=3) as (_server, designer):
        wish = {"deck": "printed:evidencia", "seats": 2, "bots": ["normal"]}
        assert designer.refuse("POST", "/runs", {**wish, "games": 51})[1] == "lab-games-per-run"
        playing = designer.run(games=50, bots=["normal"])["id"]
        designer.until(playing, lambda found: found["state"] == "playing")
        waiting = designer.run(games=40)["id"]
        assert designer.refuse("POST", "/runs", {**wish, "games": 1})[1] == "lab-line-full"
        assert designer.ask("POST", f"/runs/{waiting}/stop")["state"] == "stopped"
        # The games of the stopped run were given back.
        last = designer.run(games=50)["id"]
        assert designer.ask("GET", "/workshop")["quota"]["games_left_today"] == 0
        assert designer.refuse("POST", "/runs", {**wish, "games": 1})[1] == "lab-full"
        designer.ask("DELETE", f"/runs/{last}", status=204)
        status, code, text = designer.refuse("POST", "/runs", {**wish, "games": 51})
        assert (status, code, text) == (
            429,
            "lab-games-per-run",
            "That is too many games for one simulation: at most 50.",
        )
        designer.run(games=50)
        designer.ask("DELETE", f"/runs/{waiting}", status=204)
        assert designer.refuse("POST", "/runs", {**wish, "games": 1})[1] in ("lab-games-per-day", "lab-line-full")


def test_no_cell_of_a_table_is_a_formula() -> None:
    rows = pl.LazyFrame({"card": ["=1+1", "g1", "@x", None], "game": [1, -2, 3, 4]})
    assert escape_formulas(rows).collect().to_dict(as_series=False) == {
        "card": ["'=1+1", "g1", "'@x", None],
        "game": [1, -2, 3, 4],
    }
