"""Serves with the installed package: it says that it is well, and has the page and what the page loads."""

from __future__ import annotations

import re
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from pathlib import Path

LONGEST_START_SECONDS = 60


def main() -> int:
    """0 if all of it was answered."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = int(probe.getsockname()[1])
    program = str(Path(sys.executable).with_name("sobremesa"))
    with (
        tempfile.TemporaryDirectory() as data,
        subprocess.Popen([program, "serve", "--port", str(port), "--data", data], cwd=data) as server,
    ):
        try:
            return look(server, f"http://127.0.0.1:{port}")
        finally:
            server.terminate()


def look(server: subprocess.Popen[bytes], address: str) -> int:
    end = time.monotonic() + LONGEST_START_SECONDS
    while server.poll() is None and time.monotonic() < end:
        try:
            print(fetch(f"{address}/healthz"))
            break
        except OSError:
            time.sleep(0.1)
    else:
        print("The server does not start.")
        return 1
    scripts = re.findall(r'src="(/[^"]+\.js)"', fetch(f"{address}/"))
    print({script: len(fetch(f"{address}{script}")) for script in scripts})
    return 0 if scripts else 1


def fetch(address: str) -> str:
    with urllib.request.urlopen(address, timeout=10) as answer:
        found: bytes = answer.read()
    return found.decode()


if __name__ == "__main__":
    sys.exit(main())
