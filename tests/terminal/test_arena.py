from __future__ import annotations

import json
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

from sobremesa.cli.main import main
from tests.terminal.saying import Sobremesa

GOLDEN = Path(__file__).parents[1] / "golden" / "evidencia" / "game.record"


def arena(*words: str) -> int:
    return main(["arena", "evidencia", *words, "--processes", "1"])


def test_a_tournament_prints_both_sides_of_every_pair(capsys: pytest.CaptureFixture[str]) -> None:
    assert arena("facil", "random", "--games", "6", "--lang", "en") == 0
    printed = capsys.readouterr().out
    assert "facil" in printed
    assert "95 % interval" in printed


def test_the_same_seed_gives_the_same_tournament(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for name in ("one", "two"):
        assert arena("random", "random", "--games", "4", "--seed", "9", "--json", str(tmp_path / name)) == 0
    shares = [
        [row["share"] for row in json.loads((tmp_path / name).read_text())["standings"]] for name in ("one", "two")
    ]
    assert shares[0] == shares[1]
    assert "random 1" in capsys.readouterr().out


def test_the_plot_is_a_picture(tmp_path: Path) -> None:
    assert arena("random", "random", "--games", "2", "--plot", str(tmp_path / "plot.svg")) == 0
    picture = ET.parse(tmp_path / "plot.svg").getroot()
    assert picture.tag.endswith("svg")
    assert len(picture.findall("{*}circle")) == 2


@pytest.mark.parametrize(("language", "sentence"), [("es", "con lo que puede saber"), ("en", "that seat may know")])
def test_a_hint_names_moves_chances_and_reasons(
    language: str, sentence: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    begun = tmp_path / "game.txt"
    begun.write_text("".join(GOLDEN.read_text(encoding="utf-8").splitlines(keepends=True)[:20]), encoding="utf-8")
    assert main(["hint", str(begun), "--iterations", "300", "--lang", language]) == 0
    printed = capsys.readouterr().out
    assert sentence in printed
    assert "1. " in printed
    assert "%" in printed


def test_bots_of_different_levels_sit_down_together(sobremesa: Sobremesa) -> None:
    said = sobremesa("play", "codigos", "--seats", "3", "--bots", "facil,dificil", "--seed", "3", lines=("salir",))
    assert said.code == 0, said.err
    assert "· Juega Lucía (bot, fácil). Estudia de noche" in said.out
    assert "· Juega Marta (bot, difícil). Ceba mate" in said.out


def test_a_bot_of_your_own_competes_under_the_name_of_its_class(tmp_path: Path) -> None:
    bot, out = tmp_path / "mine.py", tmp_path / "found.json"
    bot.write_text(
        "from sobremesa.bots.bot import Bot\n"
        "class Mine(Bot):\n"
        "    def think(self, view):\n"
        "        return view.moves[0]\n",
        encoding="utf-8",
    )
    words = ("arena", "evidencia", f"{bot}:Mine", "random", "--games", "4", "--processes", "2", "--json", str(out))
    assert main([*words]) == 0
    assert [row["bot"] for row in json.loads(out.read_text(encoding="utf-8"))["standings"]] == ["Mine", "random"]
