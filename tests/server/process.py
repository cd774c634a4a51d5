"""A node as a process of its own, to be killed."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Mapping
from pathlib import Path
from types import TracebackType
from typing import Self

# For a busy machine.
LONGEST_START = 120
HOUSE = Path(__file__).parents[2]
# A node whose store reports success before it has written.
CARELESS = """
import asyncio
from sobremesa.store.sqlite import SqliteStore
honest = SqliteStore.commit
def commit(self, table, seq, entries, listing, done):
    if not seq:
        honest(self, table, seq, entries, listing, done)
        return
    loop = asyncio.get_running_loop()
    loop.call_soon(done, None)
    loop.call_later(1.0, honest, self, table, seq, entries, listing, lambda problem: None)
SqliteStore.commit = commit
"""


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Server:
    def __init__(self, *arguments: str, before: str = "", environment: Mapping[str, str] | None = None) -> None:
        """``before`` is code that the node runs before it serves."""
        self.port = free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        self._log = tempfile.NamedTemporaryFile(prefix="sobremesa-log-", suffix=".txt")  # noqa: SIM115  # kept open
        code = before + "import sys; from sobremesa.cli.main import main; sys.exit(main())"
        self._command = [sys.executable, "-c", code, "serve", "--port", str(self.port), *arguments]
        limits = ("CONNECTIONS_PER_ADDRESS", "REQUESTS_PER_SECOND", "MESSAGES_PER_SECOND", "TABLES_PER_HOUR")
        unlimited = {f"SOBREMESA_{name}": "5000" for name in limits}
        self._environment = {**os.environ, **unlimited, "SOBREMESA_PACE": "0", "SOBREMESA_BOT_PROCESSES": "0"}
        self._environment |= environment or {}
        self.process: subprocess.Popen[bytes] | None = None

    def start(self, seconds: float = LONGEST_START) -> None:
        log = self._log.fileno()
        self.process = subprocess.Popen(self._command, cwd=HOUSE, env=self._environment, stdout=log, stderr=log)
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            assert self.process.poll() is None, self.log()
            try:
                with urllib.request.urlopen(f"{self.address}/healthz", timeout=5):
                    return
            except OSError:
                time.sleep(0.02)
        raise AssertionError(f"the node does not answer: {self.log()}")

    def freeze(self) -> None:
        """SIGSTOP: it answers nothing any more, and its connections stay open."""
        assert self.process is not None
        self.process.send_signal(signal.SIGSTOP)

    def kill(self) -> None:
        """kill -9: nothing is written, closed or sent."""
        assert self.process is not None
        self.process.kill()
        self.process.wait(10)

    def stop(self, name: str = "TERM") -> None:
        assert self.process is not None
        self.process.send_signal(signal.Signals[f"SIG{name}"])
        try:
            self.process.wait(15)
        except subprocess.TimeoutExpired:
            self.kill()
            raise

    def log(self) -> str:
        return Path(self._log.name).read_text()

    def __enter__(self) -> Self:
        try:
            self.start()
        except BaseException:
            self.close()
            raise
        return self

    def __exit__(
        self, kind: type[BaseException] | None, problem: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def close(self) -> None:
        if self.process is not None and self.process.poll() is None:
            self.kill()
        self._log.close()
