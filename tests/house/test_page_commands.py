"""Every command and program on the pages of the handbook works: it is run, or says why it cannot be."""

from __future__ import annotations

import io
import json
import os
import re
import shlex
import subprocess
import sys
import time
import tomllib
import urllib.request
from pathlib import Path

import pytest

from sobremesa.cli.commands.catalog import read_command
from sobremesa.cli.main import main
from tests.house.page_commands import HOUSE, LANGUAGES, NOT_RUN, Block, blocks, named, sources
from tests.server.process import free_port

# Followed line by line in tests of their own, because their programs need company.
ELSEWHERE = {
    "docs/a-game-in-an-evening.md": "tests/house/test_tutorial.py",
    "docs/bots.md": "tests/server/test_docs.py",
    "docs/research/": "tests/adapters/test_documents.py",
}


def runs_elsewhere(path: Path) -> bool:
    return named(path).startswith(tuple(ELSEWHERE))


KINDS = {"sh", "console", "python", "text", "toml", "json", "ftl", "nginx"}
SHELL = {
    language: [path for path in sources(language) if any(b.kind == "sh" for b in blocks(path))]
    for language in LANGUAGES
}
PROGRAMS = [
    path for path in sources("en") if any(b.kind == "python" for b in blocks(path)) and not runs_elsewhere(path)
]
# Makes the first move three times, then leaves: the tests of the terminal play whole games.
ANSWERS = "1\n" * 3
LEAVES = "quit\n"
LONGEST_SECONDS = 120


class Reader:
    """Types what a page says, in an empty folder that stands for the machine of the page."""

    def __init__(self, folder: Path, patch: pytest.MonkeyPatch) -> None:
        self.folder = folder
        self._patch = patch
        patch.chdir(folder)
        patch.setenv("HOME", str(folder))
        self.port = free_port()
        self._server: subprocess.Popen[bytes] | None = None
        tools = f"{Path(sys.executable).parent}{os.pathsep}{os.environ.get('PATH', '')}"
        self._environment = {**os.environ, "PATH": tools, "PYTHONPATH": str(HOUSE / "src")}
        for name in ("var/lib/sobremesa", "backup"):
            (folder / name).mkdir(parents=True)

    def here(self, command: str) -> str:
        """On free ports, in our own folder, with quicker bots than a reader would have."""
        command = re.sub(r"(?<= )(/(?:var/lib|backup)\b)", rf"{self.folder}\1", command)
        command = command.replace("8000", str(self.port)).replace("0.0.0.0", "127.0.0.1")
        return command.replace("--bots dificil", "--bots facil")

    def type(self, command: str) -> None:
        if command.startswith("make "):
            assert re.search(rf"^{command.split()[1]}:", (HOUSE / "Makefile").read_text(), re.MULTILINE), command
        elif command.startswith("curl -fsS "):
            # Not every machine has it.
            with urllib.request.urlopen(self.here(command).split()[-1], timeout=30) as answer:
                assert answer.status == 200
        elif command.startswith("sobremesa serve"):
            self.serve(self.here(command))
        elif command.startswith("sobremesa mcp"):
            # It reads bytes, from a real pipe.
            subprocess.run(shlex.split(command), stdin=subprocess.DEVNULL, env=self._environment, check=True)
        elif command.startswith("sobremesa "):
            said = self._sobremesa(shlex.split(self.here(command))[1:], LEAVES if " host " in command else ANSWERS)
            assert said == 0, command
        else:
            raise AssertionError(f"{command}: the test does not know how to type this")

    def _sobremesa(self, words: list[str], typed: str) -> int:
        """In this process: a new one for every command would take most of the time."""
        self._patch.setattr("sys.stdin", io.StringIO(typed))
        return main(words)

    def serve(self, command: str) -> None:
        """A page starts its server again where it tells of another way to do it."""
        self.stop()
        # A node asked for by a page without --port is not to meet another test's.
        words = command if "--port" in command else f"{command} --port {self.port}"
        with (self.folder / "log").open("wb") as log:
            started = subprocess.Popen(words.split(), cwd=self.folder, env=self._environment, stdout=log, stderr=log)
        self._server, end = started, time.monotonic() + LONGEST_SECONDS
        while time.monotonic() < end:
            assert started.poll() is None, f"{command}\n{(self.folder / 'log').read_text()[-1500:]}"
            try:
                with urllib.request.urlopen(f"http://127.0.0.1:{self.port}/readyz", timeout=5):
                    return
            except OSError:
                time.sleep(0.05)
        raise AssertionError(f"{command}: no answer")

    def stop(self) -> None:
        if self._server is not None:
            self._server.terminate()
            self._server.wait(30)
            self._server = None

    def read(self, block: Block) -> None:
        if block.mark == "stopped":
            self.stop()
        for command in block.commands:
            self.type(command)


@pytest.mark.parametrize("page", [page for page in SHELL["en"] if not runs_elsewhere(page)], ids=named)
def test_every_command_of_a_page_works(page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    reader = Reader(tmp_path, monkeypatch)
    try:
        for block in blocks(page):
            if block.kind == "sh" and block.is_run:
                reader.read(block)
    finally:
        reader.stop()


@pytest.mark.parametrize("page", PROGRAMS, ids=named)
def test_the_programs_of_a_page_run_one_after_the_other(page: Path, tmp_path: Path) -> None:
    program = "\n".join(block.text for block in blocks(page) if block.kind == "python" and block.is_run)
    done = subprocess.run([sys.executable, "-c", program], cwd=tmp_path, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr[-2000:]


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_not_run_says_why_and_could_be_read_by_a_shell(language: str) -> None:
    kept = [(page, block) for page in sources(language) for block in blocks(page) if not block.is_run]
    assert len(kept) >= 5
    extras = tomllib.loads((HOUSE / "pyproject.toml").read_text())["project"]["optional-dependencies"].keys()
    for page, block in kept:
        assert len(block.mark) > len(NOT_RUN) + 10, named(page)
        read = subprocess.run(["bash", "-n", "-c", block.text], capture_output=True, text=True, check=False)
        assert read.returncode == 0, f"{named(page)}: {read.stderr}"
        asked = {extra for words in re.findall(r"\.\[([\w,]+)\]", block.text) for extra in words.split(",")}
        assert asked - extras == set(), named(page)
        for words in [shlex.split(command) for command in block.commands if command.startswith("sobremesa ")]:
            assert read_command(words[1:], "en").parser.name, f"{named(page)}: {words}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_block_says_what_it_is_and_data_can_be_read(language: str) -> None:
    for page in sources(language):
        for block in blocks(page):
            assert block.kind in KINDS, f"{named(page)}: {block.kind!r}"
            if block.kind == "toml":
                tomllib.loads(block.text)
            elif block.kind == "json":
                json.loads(block.text)


def test_both_languages_tell_the_same_commands() -> None:
    """So what was run on the English page holds on the Spanish one."""
    assert len(SHELL["en"]) == len(SHELL["es"])
    for spanish, english in zip(SHELL["es"], SHELL["en"], strict=True):
        told = [
            [
                command.replace(" --lang en", "")
                for block in blocks(page)
                if block.kind == "sh"
                for command in block.commands
            ]
            for page in (spanish, english)
        ]
        assert told[0] == told[1], named(spanish)


def test_pages_that_are_followed_elsewhere_are() -> None:
    assert [test for page, test in ELSEWHERE.items() if Path(page).name not in (HOUSE / test).read_text()] == []


def test_the_proxy_on_the_page_is_the_proxy_in_the_file() -> None:
    [shown] = [block for block in blocks(HOUSE / "docs" / "host" / "reverse-proxy.md") if block.kind == "nginx"]
    kept = {line.strip() for line in (HOUSE / "docs" / "nginx.conf").read_text(encoding="utf-8").splitlines()}
    assert [line for line in shown.text.splitlines() if line.strip() not in kept] == []
