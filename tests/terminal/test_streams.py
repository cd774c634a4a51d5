"""What the command prints when a stream or a file is missing."""

from __future__ import annotations

import errno
import shlex
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest

from sobremesa.games.evidencia.game import Evidencia
from tests.terminal.saying import Sobremesa

COMMAND = [
    *(sys.executable, "-c", "import sys; from sobremesa.cli.main import main; sys.exit(main(sys.argv[1:]))"),
    "games",
]


def test_a_closed_or_full_stream_is_not_a_traceback() -> None:
    for redirected, code in (("<&-", 0), (">&-", 0), (">/dev/full", 2)):
        command = f"{shlex.join(COMMAND)} {redirected}"
        done = subprocess.run(["bash", "-c", command], capture_output=True, text=True, check=False)
        assert (done.returncode, "Traceback" in done.stderr) == (code, False), (redirected, done.stderr)


def test_a_full_output_is_reported_as_such() -> None:
    with Path("/dev/full").open("wb") as full:
        done = subprocess.run([*COMMAND, "--lang", "en"], stdout=full, stderr=subprocess.PIPE, check=False)
    assert done.stderr == b"The file /dev/stdout cannot be used: the disk is full.\n"


def test_missing_rules_are_reported_by_the_name_of_their_file(
    sobremesa: Sobremesa, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(Evidencia, "about", replace(Evidencia.about, folder=tmp_path))
    said = sobremesa("rules", "evidencia", "--lang", "en")
    wanted = f"There are no rules of evidencia to read: there is no file {tmp_path / 'RULES.md'}.\n"
    assert (said.code, said.out, said.err) == (2, "", wanted)


def test_an_error_of_the_system_that_is_about_no_file_is_a_sentence_too(
    sobremesa: Sobremesa, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fails(*_: object) -> None:
        raise OSError(errno.ENOMEM, "Cannot allocate memory")

    monkeypatch.setattr("sobremesa.cli.commands.games._describe", fails)
    said = sobremesa("games", "--lang", "en")
    assert (said.code, said.out, said.err) == (2, "", "Something failed: Cannot allocate memory.\n")
