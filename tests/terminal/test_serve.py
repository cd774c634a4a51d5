"""What the operator reads at the start of a server: its address on this machine, and for a phone nearby."""

from __future__ import annotations

import json
import stat
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from sobremesa.cli.commands import serve
from sobremesa.cli.commands.serve import own_address, places
from sobremesa.cli.link import qr_code
from tests.terminal.keyboard import COMMAND, Keyboard


@pytest.mark.parametrize(
    ("host", "expected"),
    [
        ("127.0.0.1", ("127.0.0.1", "")),
        ("localhost", ("localhost", "")),
        ("::1", ("[::1]", "")),
        ("0.0.0.0", ("127.0.0.1", "192.168.0.7")),
        ("::", ("[::1]", "192.168.0.7")),
        ("192.168.0.9", ("192.168.0.9", "192.168.0.9")),
        ("fd00::9", ("[fd00::9]", "[fd00::9]")),
        ("mesa.example", ("mesa.example", "mesa.example")),
    ],
)
def test_a_phone_is_shown_an_address_that_it_can_reach(
    host: str, expected: tuple[str, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(serve, "own_address", lambda: "192.168.0.7")
    assert places(host) == expected


def test_without_a_network_phones_get_no_address(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(serve, "ELSEWHERE", ("127.0.0.2", 9))
    assert own_address() == ""


def test_a_terminal_shows_the_address_and_a_code_and_no_log(tmp_path: Path) -> None:
    host = own_address() or "127.0.0.1"
    data = tmp_path / "data"
    data.mkdir(mode=0o755)
    with Keyboard("serve", "--host", "0.0.0.0", "--port", "0", "--data", data, "--lang", "en") as keyboard:
        said = keyboard.until("Ctrl-C to stop")
        assert "The tables are at http://127.0.0.1:" in said
        if host != "127.0.0.1":
            address = keyboard.until(rf"http://{host}:\d+").split()[-1]
            shown = keyboard.until(r"(?:[▀▄█ ]{10,}.*\n){8,}")
            said += shown
            assert qr_code(address).split()[5] in shown
        keyboard.child.sendintr()
        said += keyboard.until_end()
    assert '{"' not in said
    log = data / "node.log"
    assert [json.loads(line)["event"] for line in log.read_text().splitlines()] == ["node is up", "node is down"]
    # The log alone does not make the folder another program's, which would stay readable for all.
    assert [stat.S_IMODE(path.stat().st_mode) for path in (data, log)] == [0o700, 0o600]


def test_a_terminal_is_shown_the_log_when_asked(tmp_path: Path) -> None:
    with Keyboard("serve", "--port", "0", "--data", tmp_path, SOBREMESA_LOG="INFO") as keyboard:
        assert '"event":"node is up"' in keyboard.until("Ctrl-C")
    assert not (tmp_path / "node.log").exists()


def test_outside_a_terminal_the_log_goes_to_standard_error(tmp_path: Path) -> None:
    command = [sys.executable, "-c", COMMAND, "serve", "--port", "0", "--data", str(tmp_path)]
    pipes: dict[str, Any] = {"stdout": subprocess.PIPE, "stderr": subprocess.PIPE, "text": True}
    with subprocess.Popen(command, **pipes) as node:
        assert node.stderr is not None
        first = json.loads(node.stderr.readline())
        node.terminate()
        said, rest = node.communicate(timeout=60)
    assert first["event"] == "node is up"
    assert json.loads(rest.splitlines()[-1])["event"] == "node is down"
    assert "█" not in said
    assert not (tmp_path / "node.log").exists()
