"""docs/a-game-in-an-evening.md is followed line by line, from an empty folder."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

TUTORIAL = Path(__file__).parents[2] / "docs" / "a-game-in-an-evening.md"
BLOCK = re.compile(r"^```(\w+)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
IN_CLASS = ", at the end of the class"


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Everything that the page says to write, written; what belongs into the class goes there."""
    folder = tmp_path_factory.mktemp("evening")
    for kind, text in BLOCK.findall(TUTORIAL.read_text(encoding="utf-8")):
        if kind == "sh":
            continue
        name, _, body = text.partition("\n")
        path = folder / name.removeprefix("# ").removesuffix(IN_CLASS)
        path.parent.mkdir(parents=True, exist_ok=True)
        if name.endswith(IN_CLASS):
            whole, end = path.read_text(encoding="utf-8"), "\n\nGAME = "
            assert whole.count(end) == 1
            body = whole.replace(end, f"\n{body}\n{end}")
        path.write_text(body, encoding="utf-8")
    return folder


def run(folder: Path, *command: str, typed: str = "") -> str:
    tools = f"{Path(sys.executable).parent}{os.pathsep}{os.environ.get('PATH', '')}"
    done = subprocess.run(
        command,
        cwd=folder,
        env={**os.environ, "PATH": tools, "SOBREMESA_LANG": "en"},
        input=typed,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout[-2000:] + done.stderr[-2000:]
    return done.stdout


def commands() -> list[list[str]]:
    shown = [text for kind, text in BLOCK.findall(TUTORIAL.read_text(encoding="utf-8")) if kind == "sh"]
    return [line.split() for text in shown for line in text.splitlines()]


def test_the_game_keeps_every_law(folder: Path) -> None:
    said = run(folder, sys.executable, "check.py").splitlines()
    assert "secrecy kept" in said
    assert all(line.endswith(" kept") for line in said)


def test_every_command_of_the_page_works(folder: Path) -> None:
    listed, played, arena = (run(folder, *command, typed="1\n1\n") for command in commands())
    assert "Mayor" in listed
    assert "most points" in played
    assert "dificil" in arena


def test_greedy_plays_by_the_opinion_that_the_page_adds(folder: Path) -> None:
    """Who always plays the higher card first does better than who plays at random."""
    choice = (
        "import sobremesa; from pathlib import Path; sobremesa.add_games(Path('my_games'));"
        "game = sobremesa.game('mayor'); match = sobremesa.Match(game, sobremesa.Seed(3));"
        "move = sobremesa.bot('greedy', game).choose(match.view(0));"
        "print(move == max(match.view(0).moves))"
    )
    assert run(folder, sys.executable, "-c", choice) == "True\n"
