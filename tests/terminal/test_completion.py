"""What shells offer when Tab is pressed, and the manual page."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

import pytest

from sobremesa.terminal.command_line import TOP_FLAGS
from sobremesa.terminal.commands.catalog import COMMANDS
from tests.terminal.saying import Sobremesa

# Prints what bash offers for the words that are given.
ASK_BASH = 'source "$1"; shift; COMP_WORDS=("$@"); COMP_CWORD=$(($#-1)); _sobremesa; printf "%s\\n" "${COMPREPLY[@]}"'


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
        (["nonsense", ""], []),
    ],
)
def test_bash_offers_what_may_follow(bash: Path, words: list[str], found: list[str]) -> None:
    assert offered(bash, *words) == found


def test_every_command_and_option_is_offered(bash: Path) -> None:
    assert set(offered(bash, "")) == {name.split()[0] for name in COMMANDS} | {flag.name for flag in TOP_FLAGS}
    for name, command in COMMANDS.items():
        assert set(offered(bash, *name.split(), "--")) == {flag.name for flag in command.flags}


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
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
    assert [line.split("\t")[0] for line in found.splitlines()] == ["play", "evidencia", "sweep", "en", "es"]


def test_a_shell_that_is_not_known_is_refused(sobremesa: Sobremesa) -> None:
    assert "bash, zsh, fish" in sobremesa("completion", "tcsh", "--lang", "en").err
    assert "bash, zsh, fish" in sobremesa("completion", "--lang", "en").err


@pytest.mark.parametrize("language", ["es", "en"])
def test_the_manual_names_every_command_and_option(language: str, sobremesa: Sobremesa) -> None:
    page = sobremesa("manual", "--lang", language).out
    for name, command in COMMANDS.items():
        assert f".SS sobremesa {name}" in page
        for flag in command.flags:
            assert "\\fB" + flag.name.replace("-", "\\-") + "\\fR" in page


def test_the_typesetter_finds_nothing_wrong_with_the_manual(sobremesa: Sobremesa) -> None:
    if shutil.which("groff") is None:
        pytest.skip("groff is not here")
    page = sobremesa("manual", "--lang", "en").out
    command = ["groff", "-Kutf8", "-man", "-ww", "-Tutf8", "-z"]
    assert subprocess.run(command, input=page, capture_output=True, text=True, check=True).stderr == ""
