"""Games from a folder outside the package."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from sobremesa.games.outside import BadGame, games_in

EXAMPLES = Path(__file__).parents[2] / "examples"


@pytest.fixture
def folder(tmp_path: Path, request: pytest.FixtureRequest) -> Path:
    """A folder with a copy of the example, under a name that no other test imports."""
    name = request.node.name.replace("test_", "game_", 1)
    shutil.copytree(EXAMPLES / "alfajores", tmp_path / name)
    text = (tmp_path / name / "game.py").read_text()
    (tmp_path / name / "game.py").write_text(text.replace('name="alfajores"', f'name="{name}"'))
    return tmp_path


def home(folder: Path) -> Path:
    return next(path for path in folder.iterdir() if path.name.startswith("game_"))


def change(folder: Path, old: str, new: str) -> None:
    file = home(folder) / "game.py"
    text = file.read_text()
    assert old in text
    file.write_text(text.replace(old, new))


def problem_in(folder: Path) -> str:
    found, problems = games_in(folder)
    assert found == {}
    (problem,) = problems
    assert str(problem).startswith(f"The game in {home(folder) / 'game.py'} cannot be used: ")
    assert problem.say("es") != problem.say("en")
    return str(problem)


def test_a_folder_gives_its_games_by_name(folder: Path) -> None:
    found, problems = games_in(folder)
    assert problems == []
    assert list(found) == [home(folder).name]


def test_a_file_that_fails_is_told_with_its_line(folder: Path) -> None:
    change(folder, "SPOONS = 6", "SPOONS = 6 / 0")
    line = (home(folder) / "game.py").read_text().splitlines().index("SPOONS = 6 / 0") + 1
    assert f"it fails with ZeroDivisionError: division by zero (game.py:{line})." in problem_in(folder)


def test_a_file_that_is_not_python_is_told(folder: Path) -> None:
    (home(folder) / "game.py").write_text("class Broken(:\n")
    assert "it fails with SyntaxError" in problem_in(folder)


def test_a_file_without_a_game_is_told(folder: Path) -> None:
    change(folder, "GAME = Alfajores", "")
    assert "it must say GAME = its class" in problem_in(folder)


def test_a_missing_text_is_told(folder: Path) -> None:
    text = home(folder) / "text" / "en.ftl"
    text.write_text(text.read_text().replace("tagline", "tag"))
    assert "tagline" in problem_in(folder)


def test_rules_that_fail_when_they_are_played_are_told(folder: Path) -> None:
    change(folder, 'at.move(choice.what, "chosen", seat)', 'at.move(choice.what, "pocket", seat)')
    assert "it fails with KeyError: 'pocket'" in problem_in(folder)


def test_a_folder_and_its_game_have_one_name(folder: Path) -> None:
    change(folder, f'name="{home(folder).name}"', 'name="other"')
    assert "its about.name is “other”" in problem_in(folder)


def test_one_broken_game_does_not_stop_the_others(folder: Path) -> None:
    (folder / "broken").mkdir()
    (folder / "broken" / "game.py").write_text("raise SystemError('no')\n")
    found, problems = games_in(folder)
    assert list(found) == [home(folder).name]
    assert len(problems) == 1


def test_a_folder_that_is_none_and_one_without_games_are_refused(tmp_path: Path) -> None:
    with pytest.raises(BadGame, match="There is no folder"):
        games_in(tmp_path / "nowhere")
    with pytest.raises(BadGame, match="There are no games in"):
        games_in(tmp_path)
