"""Puts together what plays without a server, into ``src/sobremesa/server/page/alone``: Python for the browser, its
standard library, and the rooms that a table needs.

Pyodide comes from npm and the packages from PyPI, each pinned by a hash. What is Python is compiled to bytecode by the
very Python that runs it, so that no browser has to.
"""

from __future__ import annotations

import gzip
import hashlib
import json
import os
import shutil
import subprocess
import sys
import zipfile
from collections.abc import Callable, Iterator
from pathlib import Path

WEB = Path(__file__).parent.resolve()
PACKAGE = WEB.parent / "src" / "sobremesa"
ALONE = PACKAGE / "server" / "page" / "alone"
PYODIDE = WEB / "node_modules" / "pyodide"
WHEELS = WEB / "node_modules" / ".wheels"
STAGE = WEB / "node_modules" / ".alone"
LOCK = WEB / "alone.lock"
ROOMS = ("kernel", "games", "bots", "table", "wire", "alone")
# A browser has neither processes nor files; the Worker serves no workshop, and no program there reads the schema.
LEFT_OUT = {"kernel/files.py", "kernel/processes.py", "wire/workshop.py", "wire/schema.py"}
USED_OF_LIBRT = ("librt/strings.", "librt/vecs.")
OURS = (".py", ".toml", ".ftl")
GENERATED = WEB / "src" / "generated"


def sources() -> Iterator[Path]:
    for room in ROOMS:
        for path in sorted((PACKAGE / room).rglob("*")):
            name = path.relative_to(PACKAGE).as_posix()
            if path.suffix in OURS and "__pycache__" not in path.parts and name not in LEFT_OUT:
                yield path
    yield PACKAGE / "__init__.py"


def inputs() -> Iterator[Path]:
    """All its sources, besides what the locks name."""
    yield from sources()
    yield from GENERATED.glob("alone.games.*.json")
    yield from (WEB / "package-lock.json", LOCK, Path(__file__), WEB / "alone.mjs")


def make(run_script: Callable[[str, str], None]) -> None:
    """``run_script`` runs a script of ours with node, and one argument."""
    _download()
    shutil.rmtree(STAGE, ignore_errors=True)
    for part in ("app", "library"):
        (STAGE / part).mkdir(parents=True)
    for path in sources():
        _put(STAGE / "app" / "sobremesa" / path.relative_to(PACKAGE), path.read_bytes())
    for wheel in sorted(WHEELS.glob("*.whl")):
        _unpack(wheel, STAGE / "app", _is_needed)
    _unpack(PYODIDE / "python_stdlib.zip", STAGE / "library", lambda _name: True)
    run_script("alone.mjs", str(STAGE))
    _assemble()


def _is_needed(name: str) -> bool:
    """Of librt only what our packages import: every library is linked at every start."""
    return name.endswith(".py") or (name.endswith(".so") and name.startswith(("msgspec/", *USED_OF_LIBRT)))


def _download() -> None:
    """The wheels that the lock names, for the Python of Pyodide, unless they are there already."""
    stamp, wanted = WHEELS / ".digest", hashlib.sha256(LOCK.read_bytes()).hexdigest()
    if stamp.exists() and stamp.read_text() == wanted:
        return
    shutil.rmtree(WHEELS, ignore_errors=True)
    platform, version = _python()
    command = [sys.executable, "-m", "pip", "download", "--quiet", "--disable-pip-version-check", "--no-deps"]
    command += ["--require-hashes", "--only-binary", ":all:", "--implementation", "cp", "--python-version", version]
    command += ["--platform", platform, "--platform", "any", "-r", str(LOCK), "-d", str(WHEELS)]
    # An isolated build finds pip by this variable, as it finds everything else.
    subprocess.run(command, env=dict(os.environ), check=True)
    stamp.write_text(wanted)


def _python() -> tuple[str, str]:
    """The platform that wheels have to be for, and the version of Python, as Pyodide says."""
    info = json.loads((PYODIDE / "pyodide-lock.json").read_text(encoding="utf-8"))["info"]
    major, minor = info["python"].split(".")[:2]
    return f"pyemscripten_{info['abi_version']}_wasm32", f"{major}.{minor}"


def _unpack(archive: Path, folder: Path, wanted: Callable[[str], bool]) -> None:
    with zipfile.ZipFile(archive) as opened:
        for name in opened.namelist():
            if not name.endswith("/") and wanted(name):
                _put(folder / name, opened.read(name))


def _put(path: Path, data: bytes) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(data)


def _assemble() -> None:
    """Names change with their content, so that a browser's cache is never stale."""
    shutil.rmtree(ALONE, ignore_errors=True)
    version = json.loads((PYODIDE / "package.json").read_text(encoding="utf-8"))["version"]
    folder = f"pyodide-{version}"
    (ALONE / folder).mkdir(parents=True)
    for name in ("pyodide", "pyodide.asm"):
        data = _script((PYODIDE / f"{name}.mjs").read_bytes())
        _put(ALONE / folder / f"{name}.js", data)
        _put(ALONE / folder / f"{name}.js.gz", gzip.compress(data, 9, mtime=0))
    # Not every host compresses it, and it is the largest file.
    wasm = _compressed(PYODIDE / "pyodide.asm.wasm")
    files = {
        "wasm": _named(f"{folder}/pyodide.asm.wasm", wasm, ".z"),
        "library": _named("library", _compressed(STAGE / "library.zip"), ".z"),
        "app": _named("app", _compressed(STAGE / "app.pack"), ".z"),
    }
    for listed in GENERATED.glob("alone.games.*.json"):
        _put(ALONE / listed.name.removeprefix("alone."), listed.read_bytes())
    glue = [f"{folder}/pyodide.js", f"{folder}/pyodide.asm.js"]
    manifest = {"python": f"{folder}/", "glue": glue, "files": files, "games": None}
    _put(ALONE / "LICENSES.txt", _licenses(version).encode())
    _put(ALONE / "manifest.json", json.dumps(manifest, indent=1).encode())


def _compressed(path: Path) -> bytes:
    return gzip.compress(path.read_bytes(), 9, mtime=0)


def _licenses(version: str) -> str:
    """The licences of what is not ours in this folder."""
    lines = [f"Pyodide {version}: Mozilla Public License 2.0. Its source: the project Pyodide, release {version}."]
    lines += ["Python and its standard library: Python Software Foundation License 2."]
    for wheel in sorted(WHEELS.glob("*.whl")):
        with zipfile.ZipFile(wheel) as opened:
            found = [name for name in opened.namelist() if ".dist-info/licenses/" in name]
            texts = [opened.read(name).decode() for name in found]
        lines += [f"\n{wheel.name.split('-')[0]}\n", *texts]
    return "\n".join(lines) + "\n"


def _script(data: bytes) -> bytes:
    """Without its source map comment, and with an ending that every host serves as a script."""
    lines = (line for line in data.split(b"\n") if not line.startswith(b"//# sourceMappingURL"))
    return b"\n".join(lines).replace(b"pyodide.asm.mjs", b"pyodide.asm.js")


def _named(name: str, data: bytes, ending: str) -> dict[str, str | int]:
    file = f"{name}-{hashlib.sha256(data).hexdigest()[:12]}{ending}"
    _put(ALONE / file, data)
    return {"name": file, "size": len(data)}
