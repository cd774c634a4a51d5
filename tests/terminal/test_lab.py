"""The lab and decks at the command line: the commands of docs/lab, and mistakes in them."""

from __future__ import annotations

import errno
import json
import re
import shlex
import signal
import subprocess
import sys
from pathlib import Path
from zipfile import ZipFile

import pytest

from sobremesa.lab.run_folder import RunFolder
from sobremesa.printing.art import art
from tests.terminal.saying import Sobremesa
from tests.waiting import wait_for

HOUSE = Path(__file__).parents[2]
COMMANDS = [
    shlex.split(line)[1:]
    for page in ("decks", "index", "variants", "printing")
    for block in re.findall(r"```console\n(.*?)```", (HOUSE / "docs" / "lab" / f"{page}.md").read_text(), re.DOTALL)
    for line in re.findall(r"^\$ (.*)$", block, re.MULTILINE)
]

pytestmark = pytest.mark.usefixtures("brief_insight")

PLAYING = ("lab run", "lab compare", "lab sweep", "lab skill", "lab tune", "lab exchange", "lab random")


@pytest.fixture
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    return tmp_path


@pytest.mark.compiled
def test_the_commands_of_the_document_work_one_after_the_other(here: Path, sobremesa: Sobremesa) -> None:
    """In one process, and with fewer games than a reader would play."""
    assert len(COMMANDS) > 10
    for words in COMMANDS:
        fewer = [
            "12" if before == "--games" and int(word) > 12 else word
            for before, word in zip(["", *words], words, strict=False)
        ]
        one = ["--processes", "1"] if " ".join(words[:2]) in PLAYING else []
        said = sobremesa(*fewer, *one)
        assert (said.code, said.err) == (0, ""), words
    page = (here / "runs/mine/report.html").read_text(encoding="utf-8")
    assert page.startswith('<!doctype html>\n<html lang="en">')
    assert not re.search(r'(src|href)="(?!#)|https?://(?!www\.w3\.org)', page)
    assert page.count("<svg") >= 5 + 4
    assert json.loads((here / "runs/mine/summary.json").read_text())["games"] == 12
    assert (here / "runs/mine/csv/cards.csv").read_text().startswith("game,seat,card,")
    for page in ("comparison.html", "runs/two/comparison.html", "runs/three/comparison.html"):
        assert "<table>" in (here / page).read_text(encoding="utf-8")
    assert RunFolder(here / "runs/two/a").study().deck is None
    assert RunFolder(here / "runs/two/b").games_played() == 12
    assert dict(RunFolder(here / "runs/three/b").study().options) == {"repeats": "adjacent"}
    with ZipFile(here / "first-games.zip") as records:
        assert records.namelist() == ["deck.toml", *(f"game-{number}.txt" for number in range(10))]
        assert records.read("game-3.txt") == (here / "game-3.txt").read_bytes()
    printed = ("runs/mine/report.pdf", "my-deck-cards.pdf", "fold.pdf", "my-deck-rules.pdf", "my-deck-box.pdf")
    assert [name for name in printed if not (here / name).read_bytes().startswith(b"%PDF")] == []
    assert len(list((here / "images").glob("*.png"))) == 18 + 3
    assert json.loads((here / "tabletop/evidencia.json").read_text())["SaveName"] == "Evidencia"
    # The deck itself, and two candidates.
    assert len((here / "runs/tuned/tried.csv").read_text().splitlines()) == 1 + 3


def test_a_study_in_a_file_is_played_as_it_says(here: Path, sobremesa: Sobremesa) -> None:
    (here / "study.toml").write_text(
        'game = "evidencia"\nbots = ["random"]\ngames = 5\nseed = 9\n[options]\nrepeats = "adjacent"\n'
    )
    assert sobremesa("lab", "run", "--study", "study.toml", "--out", "r", "--processes", 1).code == 0
    study = RunFolder(here / "r").study()
    assert (study.games, study.seed, study.bots, dict(study.options)) == (5, 9, ("random",), {"repeats": "adjacent"})


@pytest.mark.parametrize(
    ("words", "wrong"),
    [
        ("lab", "lab run"),
        ("lab sing", "lab sing"),
        ("lab run ajedrez", "ajedrez"),
        ("lab run evidencia --bots normal,facil,random", "2"),
        ("lab run evidencia --bots genio", "genio"),
        ("lab run evidencia --games 0", "--games"),
        ("lab run evidencia --until 80%", "80%"),
        ("lab run evidencia --deck nowhere.toml", "nowhere.toml"),
        ("lab run --study nowhere.toml", "nowhere.toml"),
        ("lab run --study broken.toml", "broken.toml"),
        ("lab run --study odd.toml", "turns"),
        ("lab run --study worse.toml", '"games"'),
        ("lab run evidencia --out full", "full"),
        ("lab report nowhere", "nowhere"),
        ("lab report", "lab report"),
        ("lab compare nowhere", "lab compare"),
        ("lab compare evidencia", "lab compare"),
        ("lab compare --a empty.toml", "lab compare"),
        ("lab compare evidencia --b repeats=never", "never"),
        ("lab compare evidencia --a empty.toml", "empty.toml"),
        ("lab compare evidencia --b nowhere.toml", "nowhere.toml"),
        ("lab compare evidencia --b empty.toml,empty.toml", "--b"),
        ("lab compare evidencia --b ,", ","),
        ("lab compare evidencia --b repeats=any_copy", "--b"),
        ("lab compare nowhere nowhere --open", "--html"),
        ("lab compare nowhere nowhere --html full", "full"),
        ("lab record nowhere", "lab record"),
        ("lab record nowhere 3 x", "lab record"),
        ("lab record nowhere 0-99999", "10.000"),
        ("lab record nowhere 9-3", "lab record"),
        ("lab record nowhere 3", "nowhere"),
        ("lab export nowhere", "nowhere"),
        ("lab sweep codigos", "--set"),
        ("lab sweep codigos --set jokers=4,9", "9"),
        ("lab tune evidencia --target starter=50%", "--vary"),
        ("lab tune evidencia --vary value=1..9 --target fun=50%", "fun"),
        ("lab tune evidencia --vary worth=1..9 --target first_seat=50%", "worth"),
        ("lab exchange evidencia", "--card"),
        ("lab exchange evidencia --card joker", "joker"),
        ("lab exchange euphoria --card suero", "suero"),
        ("lab run evidencia --on mars", "mars"),
        ("print cards", "print cards"),
        ("print cards ajedrez", "ajedrez"),
        ("print cards nowhere.toml", "nowhere.toml"),
        ("print cards bad.csv", "bad.csv"),
        ("print cards empty.toml", "empty.toml"),
        ("print cards evidencia --size 3x4", "3x4"),
        ("print cards evidencia --bleed 5", "5"),
        ("print cards evidencia --out full", "full"),
        ("print cards evidencia --size 200x200 --bleed 6", "200"),
        ("print rules evidencia --option repeats=never", "never"),
        ("print box evidencia --size 120x180", "271"),
        ("deck new evidencia", "deck new"),
        ("deck new evidencia full/letter.txt", "letter.txt"),
        ("deck new evidencia d.toml --from-csv bad.csv", "worth"),
        ("deck check bad.csv", "bad.csv"),
        ("deck check empty.toml", "empty.toml"),
        ("deck diff bad.csv", "deck diff"),
        ("deck sheet nowhere.toml", "nowhere.toml"),
    ],
)
def test_what_is_wrong_is_refused_in_a_sentence_and_nothing_is_written(
    here: Path, sobremesa: Sobremesa, words: str, wrong: str
) -> None:
    (here / "full").mkdir()
    (here / "full" / "letter.txt").write_text("dear")
    (here / "broken.toml").write_text("game = ")
    (here / "odd.toml").write_text('game = "evidencia"\nturns = 3\n')
    (here / "worse.toml").write_text('game = "evidencia"\ngames = "many"\n')
    (here / "bad.csv").write_text("id,worth\ng1,3\n")
    (here / "empty.toml").write_text("")
    before = sorted(here.rglob("*"))
    said = sobremesa(*shlex.split(words))
    assert said.code == 2
    assert wrong in said.err
    assert "Traceback" not in said.err
    assert sorted(here.rglob("*")) == before


@pytest.mark.parametrize(
    ("words", "taken"),
    [
        ("print cards mine.toml", "mine-cards.pdf"),
        ("print cards evidencia --out mine.pdf", "mine.pdf"),
        ("print rules mine.toml", "mine-rules.pdf"),
        ("print box evidencia", "evidencia-box.pdf"),
        ("print cards mine.toml --images", "mine-cards/g1.png"),
        ("print cards mine.toml --tabletop", "mine-tabletop/evidencia.json"),
    ],
)
def test_nothing_is_printed_over_what_is_there(here: Path, sobremesa: Sobremesa, words: str, taken: str) -> None:
    assert sobremesa("deck", "new", "evidencia", "mine.toml").code == 0
    (here / taken).parent.mkdir(exist_ok=True)
    (here / taken).write_text("dear")
    before = sorted(here.rglob("*"))
    said = sobremesa(*words.split(), "--lang", "en")
    assert said.code == 2
    assert taken.split("/", maxsplit=1)[0] in said.err
    assert "overwritten" in said.err
    assert (here / taken).read_text() == "dear"
    assert sorted(here.rglob("*")) == before


@pytest.mark.usefixtures("here")
def test_a_deck_of_another_game_is_recognised(sobremesa: Sobremesa) -> None:
    assert sobremesa("deck", "new", "codigos", "c.toml").code == 0
    said = sobremesa("deck", "check", "c.toml", "--game", "evidencia")
    assert (said.code, said.err.count("\n")) == (2, 1)
    assert "codigos" in said.err
    sobremesa("deck", "new", "evidencia", "e.toml")
    for words in (("lab", "run", "evidencia", "--deck", "c.toml"), ("deck", "diff", "e.toml", "c.toml")):
        said = sobremesa(*words)
        assert (said.code, said.err.count("\n")) == (2, 1), words
        assert "codigos" in said.err


def test_a_change_to_a_deck_is_reported(here: Path, sobremesa: Sobremesa) -> None:
    sobremesa("deck", "new", "codigos", "c.toml")
    deck = here / "c.toml"
    deck.write_text(deck.read_text().replace("medal = 2", "medal = 3", 1))
    assert "g1, medal: 2 → 3" in sobremesa("deck", "check", "c.toml").out


def test_a_full_disk_is_reported_and_earlier_parts_are_kept(
    here: Path, sobremesa: Sobremesa, monkeypatch: pytest.MonkeyPatch
) -> None:
    keep = RunFolder.keep
    kept: list[object] = []

    def full(folder: RunFolder, *part: object) -> None:
        if len(kept) == 2:
            raise OSError(errno.ENOSPC, "No space left on device", str(folder.path))
        kept.append(part)
        keep(folder, *part)  # type: ignore[arg-type]

    monkeypatch.setattr(RunFolder, "keep", full)
    said = sobremesa("lab", "run", "evidencia", "--bots", "random", "--games", 30, "--out", "r", "--processes", 1)
    assert said.code == 2
    assert "Traceback" not in said.err
    assert 0 < RunFolder(here / "r").games_played() < 30


def test_without_the_extra_the_lab_says_what_is_missing(
    here: Path, sobremesa: Sobremesa, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sobremesa.terminal.extras.find_spec", lambda name: None if name == "polars" else name)
    said = sobremesa("lab", "run", "evidencia")
    assert said.code == 2
    assert "polars" in said.err
    assert "sobremesa[lab]" in said.err
    assert list(here.iterdir()) == []


def test_ctrl_c_keeps_what_was_played_and_the_run_goes_on(here: Path, sobremesa: Sobremesa) -> None:
    words = ["lab", "run", "evidencia", "--bots", "random", "--games", "100000", "--out", "r", "--processes", "2"]
    command = [sys.executable, "-c", "import sys; from sobremesa.cli.main import main; sys.exit(main())", *words]
    folder = RunFolder(here / "r")
    process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    try:
        wait_for("three parts are played", lambda: len(folder.parts()) >= 3 or process.poll() is not None)
        assert process.poll() is None
        process.send_signal(signal.SIGINT)
        out, err = process.communicate(timeout=300)
    finally:
        process.kill()
    assert (process.returncode, err) == (130, "")
    played = folder.games_played()
    assert 0 < played < 100000
    assert f"{played}" in out
    assert (here / "r" / "report.html").exists()
    resumed = sobremesa("lab", "run", "evidencia", "--bots", "random", "--games", played + 5, "--out", "r", "--resume",
                        "--processes", 1)  # fmt: skip
    assert resumed.code == 0
    assert folder.games_played() == played + 5


@pytest.mark.parametrize("has_browser", [True, False])
def test_the_report_opens_in_the_browser_where_there_is_one(
    here: Path, sobremesa: Sobremesa, monkeypatch: pytest.MonkeyPatch, *, has_browser: bool
) -> None:
    opened: list[str] = []

    def browse(address: str) -> bool:
        opened.append(address)
        return has_browser

    monkeypatch.setattr("webbrowser.open", browse)
    words = "lab run evidencia --bots random --games 3 --out r --processes 1 --open --lang en"
    said = sobremesa(*words.split())
    assert said.code == 0
    assert opened == [(here / "r" / "report.html").resolve().as_uri()]
    assert ("no browser" in said.out) is not has_browser


def test_without_ray_no_run_is_begun(here: Path, sobremesa: Sobremesa, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sobremesa.lab.ray_runner.find_spec", lambda _name: None)
    said = sobremesa("lab", "run", "evidencia", "--games", 3, "--out", "r", "--on", "ray")
    assert (said.code, "Ray" in said.err) == (2, True)
    assert list(here.iterdir()) == []


def test_a_run_that_was_damaged_is_refused_in_a_sentence(here: Path, sobremesa: Sobremesa) -> None:
    sobremesa("lab", "run", "evidencia", "--bots", "random", "--games", 3, "--out", "r", "--processes", 1)
    next((here / "r" / "games").iterdir()).write_text("broken")
    for words in (("lab", "report", "r"), ("lab", "compare", "r", "r"), ("lab", "export", "r")):
        said = sobremesa(*words)
        assert (said.code, said.err.count("\n")) == (2, 1), said.err


@pytest.mark.parametrize(
    ("words", "extra"),
    [("print cards evidencia", "sobremesa[print]"), ("lab report r --pdf", "sobremesa[print]")],
)
def test_without_the_press_a_sentence_says_how_to_get_it(
    here: Path, sobremesa: Sobremesa, monkeypatch: pytest.MonkeyPatch, words: str, extra: str
) -> None:
    monkeypatch.setattr("sobremesa.printing.press.find_spec", lambda _name: None)
    said = sobremesa(*shlex.split(words))
    assert (said.code, said.err.count("\n")) == (2, 1)
    assert extra in said.err
    assert list(here.iterdir()) == []


def test_missing_drawings_are_reported(here: Path, sobremesa: Sobremesa, monkeypatch: pytest.MonkeyPatch) -> None:
    art.cache_clear()
    monkeypatch.setattr("sobremesa.printing.art.FOLDER", here / "nowhere")
    said = sobremesa("print", "cards", "evidencia")
    assert (said.code, said.err.count("\n")) == (2, 1)
    assert "make install" in said.err
