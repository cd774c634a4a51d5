"""A command imports only what it needs."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
import urllib.request
from pathlib import Path

import pytest

HOUSE = Path(__file__).parents[2]
# Each of them takes longer than a short command should.
HEAVY = {
    "asyncio",
    "asyncpg",
    "babel",
    "fluent",
    "msgspec",
    "prompt_toolkit",
    "rich",
    "sobremesa.bots.catalog",
    "sobremesa.games.catalog",
    "sobremesa.lab",
    "starlette",
    "textual",
    "uvicorn",
}
LOADED = """
import atexit, json, sys
atexit.register(lambda: print(json.dumps(sorted(sys.modules)), file=sys.stderr))
from sobremesa.cli.main import main
sys.exit(main())
"""


def loaded(*arguments: str) -> set[str]:
    """The modules that are there when the command is over."""
    command = [sys.executable, "-c", LOADED, *arguments]
    done = subprocess.run(command, cwd=HOUSE, capture_output=True, text=True, check=True)
    return set(json.loads(done.stderr.splitlines()[-1]))


def loaded_by_serving(data: Path) -> set[str]:
    command = [sys.executable, "-c", LOADED, "serve", "--port", "0", "--data", str(data)]
    environment = {**os.environ, "SOBREMESA_BOT_PROCESSES": "0", "SOBREMESA_LANG": "en"}
    with subprocess.Popen(
        command, cwd=HOUSE, env=environment, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    ) as server:
        assert server.stdout is not None
        address = re.search(r"http://\S+", server.stdout.readline())
        assert address is not None
        # Told when it can be reached, and no earlier.
        with urllib.request.urlopen(f"{address[0]}/readyz", timeout=60) as answer:
            assert answer.status == 200
        server.send_signal(signal.SIGTERM)
        _output, errors = server.communicate(timeout=60)
    return set(json.loads(errors.splitlines()[-1]))


def test_the_version_is_told_without_anything_heavy() -> None:
    assert loaded("--version") & HEAVY == set()
    assert loaded("--lang", "en", "--version") & HEAVY == set()


def test_the_commands_are_listed_without_loading_them() -> None:
    found = loaded("--help")
    assert found & HEAVY == set()
    assert {name for name in found if name.startswith("sobremesa.cli.commands.")} == {"sobremesa.cli.commands.catalog"}


def test_the_embedded_server_starts_without_a_driver_and_tells_its_address_when_it_is_open(tmp_path: Path) -> None:
    needless = {"asyncpg", "babel", "fluent", "prompt_toolkit", "rich"}
    for _start in ("of a new folder", "of one that is there"):
        found = loaded_by_serving(tmp_path)
        assert found & needless == set()
        assert "starlette" in found


@pytest.mark.parametrize("command", [("rules", "evidencia"), ("games",)])
def test_what_draws_does_load_what_it_draws_with(command: tuple[str, ...]) -> None:
    """The check above can fail."""
    found = loaded(*command)
    assert found >= {"sobremesa.games.catalog", "rich"}
    assert "prompt_toolkit" not in found
