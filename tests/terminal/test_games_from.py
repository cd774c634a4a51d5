"""Games from a folder outside the package, at the terminal."""

from __future__ import annotations

import json
import re
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest

from sobremesa.games.catalog import GAMES
from tests.server.process import Server
from tests.terminal.saying import Sobremesa

EXAMPLES = Path(__file__).parents[2] / "examples"
ALFAJORES = EXAMPLES / "alfajores"


@pytest.fixture(autouse=True)
def only_ours() -> Iterator[None]:
    """Removes the games that a test added to the list."""
    before = dict(GAMES)
    yield
    GAMES.clear()
    GAMES.update(before)


@pytest.mark.parametrize("language", ["es", "en"])
def test_a_game_without_a_face_is_played_to_its_end(language: str, sobremesa: Sobremesa) -> None:
    arguments = ("play", "alfajores", "--games-from", EXAMPLES, "--seed", 3, "--lang", language)
    said = sobremesa(*arguments, lines=["1"] * 200)
    assert (said.code, said.err) == (0, "")
    assert re.search(r"\([A-Z]+-\d\d\)\.\n$", said.out)


def test_a_saved_game_of_it_goes_on_and_is_replayed(sobremesa: Sobremesa, tmp_path: Path) -> None:
    save, there = tmp_path / "game", ("--games-from", EXAMPLES)
    assert sobremesa("play", "alfajores", *there, "--seed", 3, "--save", save, lines=["1"]).code == 0
    GAMES.pop("alfajores")
    assert sobremesa("play", "--resume", save, *there, lines=["1"]).code == 0
    assert sobremesa("replay", save, *there).code == 0
    assert sobremesa("hint", save, *there, "--iterations", 20).code == 0
    GAMES.pop("alfajores")
    assert "«alfajores», que no está acá" in sobremesa("replay", save).err


def test_it_is_listed_with_the_others_and_its_rules_can_be_read(sobremesa: Sobremesa) -> None:
    listed = sobremesa("games", "--games-from", EXAMPLES)
    assert "(alfajores)" in listed.out
    assert "(evidencia)" in listed.out
    assert sobremesa("rules", "alfajores", "--games-from", EXAMPLES).code == 0


def test_the_folder_can_be_said_by_a_variable(sobremesa: Sobremesa, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SOBREMESA_GAMES_FROM", str(EXAMPLES))
    assert "(alfajores)" in sobremesa("games").out


def test_what_is_wrong_with_one_game_is_said_and_the_others_play(sobremesa: Sobremesa, tmp_path: Path) -> None:
    shutil.copytree(ALFAJORES, tmp_path / "alfajores_rotos")
    said = sobremesa("games", "--games-from", tmp_path, "--lang", "en")
    assert said.code == 0
    assert "alfajores_rotos" in said.err
    assert "(evidencia)" in said.out


def test_a_game_without_rules_to_read_says_so(sobremesa: Sobremesa, tmp_path: Path) -> None:
    shutil.copytree(ALFAJORES, tmp_path / "callados", ignore=shutil.ignore_patterns("RULES.md", "__pycache__"))
    game = tmp_path / "callados" / "game.py"
    game.write_text(game.read_text().replace('"alfajores"', '"callados"'))
    said = sobremesa("rules", "callados", "--games-from", tmp_path, "--lang", "en")
    assert said.code == 2
    assert (
        said.err == f"There are no rules of callados to read: there is no file {tmp_path / 'callados' / 'RULES.md'}.\n"
    )


def test_a_folder_that_is_not_there_is_refused(sobremesa: Sobremesa, tmp_path: Path) -> None:
    said = sobremesa("games", "--games-from", tmp_path / "nowhere", "--lang", "en")
    assert said.code == 2
    assert said.err.startswith("There is no folder")


@pytest.mark.usefixtures("no_reveal_pause")
def test_it_is_played_at_a_live_table_too(
    sobremesa: Sobremesa, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    with Server("--data", str(tmp_path / "data"), "--games-from", str(EXAMPLES)) as server:
        arguments = ("--server", server.address, "--name", "Ana", "--seats", 2, "--bots", "facil")
        lines = ["start", *["1"] * 200]
        said = sobremesa("host", "alfajores", "--games-from", EXAMPLES, *arguments, lines=lines)
    assert (said.code, said.err) == (0, "")
    assert re.search(r"\([A-Z]+-\d\d\)\.\n$", said.out)


@pytest.mark.usefixtures("brief_insight")
def test_it_is_studied_reported_compared_and_exported(sobremesa: Sobremesa, tmp_path: Path) -> None:
    there = ("--games-from", EXAMPLES, "--lang", "en")
    runs = [tmp_path / bot for bot in ("random", "facil")]
    for run in runs:
        said = sobremesa(
            "lab", "run", "alfajores", *there, "--games", 6, "--bots", run.name, "--processes", 1, "--out", run
        )
        assert (said.code, said.err) == (0, "")
        assert said.out.count("] ") >= 5
        # The texts do not describe its box.
        assert "[Not known] Does it last as long as the box says?" in said.out
        assert "the box says 1" not in said.out
    summary = json.loads((runs[0] / "summary.json").read_text())
    assert (summary["games"], summary["study"]["game"]) == (6, "alfajores")
    # This game has no event for the first turn, and the terminal must not invent one.
    assert summary["fairness"]["starter"] is None
    report = sobremesa("lab", "report", runs[0], *there)
    assert (report.code, report.err) == (0, "")
    page = tmp_path / "comparison.html"
    compared = sobremesa("lab", "compare", *runs, *there, "--html", page)
    assert (compared.code, compared.err) == (0, "")
    assert "Victories when dealt Spoon 1" in page.read_text()
    GAMES.pop("alfajores")
    exported = sobremesa("lab", "export", runs[0], "--out", tmp_path / "tables")
    assert (exported.code, exported.err) == (0, "")
    assert (tmp_path / "tables" / "games.csv").read_text().count("\n") == 7
