"""Our server as a process of its own, without the limits that a single address has."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager

FREE = {
    "SOBREMESA_CONNECTIONS_PER_ADDRESS": "9999",
    "SOBREMESA_REQUESTS_PER_SECOND": "9999",
    "SOBREMESA_MESSAGES_PER_SECOND": "99999",
    "SOBREMESA_TABLES_PER_HOUR": "99999",
    "SOBREMESA_THOUGHTS_PER_ADDRESS": "9999",
    "SOBREMESA_LOG": "WARNING",
}


def wait_for(address: str) -> None:
    for _time in range(2400):
        try:
            with urllib.request.urlopen(address, timeout=2):
                return
        except OSError:
            time.sleep(0.05)
    raise SystemExit(f"{address} does not answer")


@contextmanager
def our_server(port: int, *, before: str = "") -> Iterator[int]:
    """Gives its process. ``before`` is code that it runs before it serves."""
    with tempfile.TemporaryDirectory() as data:
        code = before + "import sys; from sobremesa.terminal.main import main; sys.exit(main())"
        command = [sys.executable, "-c", code, "serve", "--port", str(port), "--data", data]
        process = subprocess.Popen(command, env={**os.environ, **FREE}, stdout=subprocess.DEVNULL)
        try:
            wait_for(f"http://127.0.0.1:{port}/healthz")
            yield process.pid
        finally:
            process.terminate()
            process.wait(20)
