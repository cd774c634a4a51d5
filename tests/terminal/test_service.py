"""A server under a service manager or in a container: how it reports that it is ready, and what starts it."""

from __future__ import annotations

import configparser
import json
import re
import shlex
import shutil
import socket
import subprocess
from pathlib import Path
from typing import Any

import pytest

from sobremesa.cli.commands.catalog import read_command
from sobremesa.cli.commands.serve import MANAGER_VARIABLE, tell_manager
from tests.server.process import Server

HOUSE = Path(__file__).parents[2]
UNIT = HOUSE / "docs" / "sobremesa.service"
DOCKERFILE = (HOUSE / "Dockerfile").read_text()


def test_the_manager_hears_when_the_port_is_open(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as manager:
        manager.bind(str(tmp_path / "notify"))
        manager.settimeout(30)
        monkeypatch.setenv(MANAGER_VARIABLE, str(tmp_path / "notify"))
        with Server("--data", str(tmp_path / "data")) as running:
            assert manager.recv(100) == b"READY=1"
            address = running.address.removeprefix("http://").split(":")
            socket.create_connection((address[0], int(address[1])), timeout=5).close()


@pytest.mark.parametrize("address", ["nonsense", "./nonsense"])
def test_only_an_address_of_a_manager_is_written_to(
    address: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv(MANAGER_VARIABLE, address)
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as stranger:
        stranger.bind(address)
        stranger.setblocking(False)
        tell_manager("READY=1")
        with pytest.raises(BlockingIOError):
            stranger.recv(100)


@pytest.mark.parametrize("address", ["", "/nowhere/at/all", "@no-listener-here"])
def test_a_manager_that_does_not_listen_is_tried_once_and_let_be(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    tried: list[str] = []

    class Line(socket.socket):
        def connect(self, address: Any) -> None:
            tried.append(address.replace("\0", "@"))
            super().connect(address)

    monkeypatch.setattr("socket.socket", Line)
    monkeypatch.setenv(MANAGER_VARIABLE, address)
    tell_manager("READY=1")
    assert tried == [address][: len(address)]


def unit() -> configparser.RawConfigParser:
    found = configparser.RawConfigParser(strict=False)
    found.optionxform = str  # type: ignore[assignment,method-assign]  # systemd's names are case-sensitive
    found.read_string(UNIT.read_text())
    return found


def test_the_unit_starts_a_command_that_exists() -> None:
    service = unit()["Service"]
    assert service["Type"] == "notify"
    assert service["DynamicUser"] == "yes"
    program, *words = shlex.split(service["ExecStart"])
    assert program.endswith("/bin/sobremesa")
    given = read_command(words, "en")
    assert given.data == Path("/var/lib") / service["StateDirectory"]


def test_systemd_finds_nothing_wrong_with_the_unit(tmp_path: Path) -> None:
    if shutil.which("systemd-analyze") is None:
        pytest.skip("systemd is not here")
    copy = tmp_path / UNIT.name
    copy.write_text(re.sub(r"(?m)^ExecStart=\S+", f"ExecStart={shutil.which('true')}", UNIT.read_text()))
    looked = subprocess.run(["systemd-analyze", "verify", copy], capture_output=True, text=True, check=False)
    assert [line for line in looked.stderr.splitlines() if UNIT.name in line] == []


def test_the_image_starts_an_existing_command_as_an_unprivileged_user() -> None:
    entry, words = (json.loads(found) for found in re.findall(r"^(?:ENTRYPOINT|CMD) (\[.*\])$", DOCKERFILE, re.M))
    assert entry == ["sobremesa"]
    given = read_command(words, "en")
    assert given.port == 8000
    stages = DOCKERFILE.split("\nFROM ")
    assert len(stages) == 3
    assert "\nUSER sobremesa" in stages[-1]
    assert "HEALTHCHECK" in stages[-1]
    assert "apt-get" not in stages[-1]
    assert "pip install" not in stages[-1]
    assert f'--data", "{re.search("VOLUME (.*)", DOCKERFILE)[1]}"' in DOCKERFILE  # type: ignore[index]


def test_nothing_that_the_image_builds_is_taken_from_outside() -> None:
    ignored = (HOUSE / ".dockerignore").read_text().split()
    assert {".git", ".venv*", "**/*.so", "**/node_modules", "src/sobremesa/server/page"} <= set(ignored)
