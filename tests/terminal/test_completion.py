"""What shells offer when Tab is pressed."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

import pytest

from sobremesa.cli.commands.catalog import MODULES, all_commands, top_parser
from sobremesa.cli.commands.completion import SHELLS
from tests.terminal.saying import Sobremesa

# Prints what bash offers for the given words.
ASK_BASH = """
source "$1"; shift; COMP_WORDS=("$@"); COMP_CWORD=$(($#-1))
_shtab_sobremesa sobremesa "${COMP_WORDS[COMP_CWORD]}" "${COMP_WORDS[COMP_CWORD-1]}"; printf "%s\\n" "${COMPREPLY[@]}"
"""


def offered(script: Path, *words: str) -> list[str]:
    command = ["bash", "-c", ASK_BASH, "-", str(script), "sobremesa", *words]
    return subprocess.run(command, cwd=script.parent, capture_output=True, text=True, check=True).stdout.split()


@pytest.fixture
def bash(tmp_path: Path, sobremesa: Sobremesa) -> Path:
    script = tmp_path / "completion.bash"
    script.write_text(sobremesa("completion", "bash").out)
    return script


@pytest.mark.parametrize(
    ("words", "found"),
    [
        (["pl"], ["play"]),
        (["lab", "s"], ["sweep", "skill"]),
        (["play", "ev"], ["evidencia"]),
        (["play", "evidencia", "--lan"], ["--lang"]),
        (["play", "--lang", ""], ["es", "en"]),
        (["play", "--against", "d"], ["dificil"]),
        (["lab", "run", "--out", "comp"], ["completion.bash"]),
        (["arena", "evidencia", "f"], ["facil"]),
        (["replay", "comp"], ["completion.bash"]),
        (["completion", "f"], ["fish"]),
    ],
)
def test_bash_offers_what_may_follow(bash: Path, words: list[str], found: list[str]) -> None:
    assert offered(bash, *words) == found


def test_every_command_and_option_is_offered(bash: Path) -> None:
    assert set(offered(bash, "")) == set(MODULES)
    assert {shape.split()[0] for shape in top_parser("es").options} <= set(offered(bash, "--"))
    for parser in all_commands("es"):
        found = set(offered(bash, *parser.name.split(), "--"))
        assert {shape.split()[0] for shape in parser.options} <= found


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish", "tcsh"])
@pytest.mark.parametrize("language", ["es", "en"])
def test_a_shell_can_read_its_script(shell: str, language: str, tmp_path: Path, sobremesa: Sobremesa) -> None:
    if shutil.which(shell) is None:
        pytest.skip(f"{shell} is not here")
    script = tmp_path / "script"
    script.write_text(sobremesa("completion", shell, "--lang", language).out)
    assert subprocess.run([shell, "-n", script], capture_output=True, text=True, check=False).stderr == ""


def test_fish_offers_the_same(tmp_path: Path, sobremesa: Sobremesa) -> None:
    if shutil.which("fish") is None:
        pytest.skip("fish is not here")
    script = tmp_path / "script"
    script.write_text(sobremesa("completion", "fish").out)
    asked = 'source $argv[1]; for words in "pl" "play ev" "lab sw" "play --lang e"; complete -C "sobremesa $words"; end'
    found = subprocess.run(["fish", "-c", asked, script], capture_output=True, text=True, check=True).stdout
    offers = [line.split("\t")[0] for line in found.splitlines()]
    assert sorted(offers) == ["en", "es", "evidencia", "play", "sweep"]


def test_a_shell_that_is_not_known_is_refused(sobremesa: Sobremesa) -> None:
    assert ", ".join(SHELLS) in sobremesa("completion", "ksh", "--lang", "en").err
    assert ", ".join(SHELLS) in sobremesa("completion", "--lang", "en").err
