"""``sobremesa doctor``: whether this machine can play and serve, and what is missing. It changes nothing."""

from __future__ import annotations

import os
import platform
import shutil
import socket
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from importlib.util import find_spec
from pathlib import Path
from typing import Final, Literal

import sobremesa
from sobremesa.cli.command_line import Arguments, BadCommand, Commands
from sobremesa.cli.commands.options import DATABASE_VARIABLE, add_data
from sobremesa.cli.commands.serve import add_address
from sobremesa.kernel.errors import SobremesaError
from sobremesa.kernel.text import Message
from sobremesa.terminal.console.screen import Screen
from sobremesa.terminal.extras import EXTRAS
from sobremesa.terminal.texts import TEXTS

PAGE: Final = Path(sobremesa.__file__).parent / "server" / "page" / "index.html"
SCARCE_BYTES: Final = 200_000_000
SCARCE_FILES: Final = 1024

Verdict = Literal["good", "note", "bad"]
MARKS: Final[dict[Verdict, str]] = {"good": "+", "note": "-", "bad": "!"}


@dataclass(frozen=True)
class CheckResult:
    verdict: Verdict
    message: Message


def add_commands(commands: Commands) -> None:
    doctor = commands.add("doctor", run)
    add_address(doctor)
    add_data(doctor)


def run(args: Arguments, screen: Screen) -> None:
    """Prints every result, and fails if any is bad."""
    is_shared = bool(os.environ.get(DATABASE_VARIABLE))
    bad = 0
    for result in check_machine(args.data, args.host, args.port, is_shared=is_shared):
        screen.say("doctor-line", mark=MARKS[result.verdict], what=result.message)
        bad += result.verdict == "bad"
    if bad:
        raise BadCommand(TEXTS.message("doctor-bad", count=bad))


def check_machine(data: Path, host: str, port: int, *, is_shared: bool) -> Iterator[CheckResult]:
    """``is_shared``: several nodes share the tables in a database; the folder is not used."""
    yield _result("good", "doctor-python", version=platform.python_version(), system=platform.system())
    yield _result("good" if sobremesa.engine() == "compiled" else "note", f"doctor-engine-{sobremesa.engine()}")
    yield _encoding()
    missing = {extra: [name for name in names if find_spec(name) is None] for extra, names in EXTRAS.items()}
    for extra, names in missing.items():
        if names:
            yield _result("note", "doctor-extra-missing", extra=extra, names=", ".join(names))
        else:
            yield _result("good", "doctor-extra", extra=extra)
    if missing["server"] or sys.platform == "win32":
        return
    yield _result("good" if PAGE.exists() else "bad", "doctor-page" if PAGE.exists() else "doctor-no-page")
    if is_shared:
        yield _result("note", "doctor-shared")
    else:
        yield from _folder(data)
    yield _files()
    yield _address(host, port)


def _result(verdict: Verdict, key: str, **facts: object) -> CheckResult:
    return CheckResult(verdict, TEXTS.message(key, **facts))


def _encoding() -> CheckResult:
    encoding = (sys.stdout.encoding or "ascii").lower()
    is_good = encoding.replace("-", "") == "utf8"
    return _result("good" if is_good else "note", "doctor-utf8" if is_good else "doctor-no-utf8", encoding=encoding)


def _folder(data: Path) -> Iterator[CheckResult]:
    from sobremesa.server import examine

    place = next(folder for folder in (data, *data.absolute().parents) if folder.exists())
    if not place.is_dir() or not os.access(place, os.W_OK | os.X_OK):
        yield _result("bad", "doctor-folder-closed", data=data)
        return
    free = shutil.disk_usage(place).free
    verdict: Verdict = "good" if free > SCARCE_BYTES else "bad"
    yield _result(verdict, "doctor-disk", data=data, megabytes=free // 1_000_000)
    if not data.exists():
        yield _result("note", "doctor-folder-new", data=data)
        return
    try:
        examine(data)
    except SobremesaError as problem:
        yield CheckResult("bad", problem.message)
    except OSError as problem:
        yield _result("bad", "doctor-folder-trouble", data=data, why=problem.strerror or str(problem))
    else:
        yield _result("good", "doctor-tables", data=data)


def _files() -> CheckResult:
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    most = max(soft, hard) if resource.RLIM_INFINITY not in (soft, hard) else 10**6
    return _result("good" if most >= SCARCE_FILES else "bad", "doctor-files", most=most)


def _address(host: str, port: int) -> CheckResult:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    try:
        socket.create_server((host, port), family=family).close()
    except OSError as problem:
        why = problem.strerror or str(problem)
        return _result("bad", "doctor-address-taken", address=f"{host}:{port}", why=why)
    return _result("good", "doctor-address", address=f"{host}:{port}")
