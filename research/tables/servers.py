"""The measured servers, each in its own process on this machine."""

from __future__ import annotations

import os
import resource
import socket
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path

from research.tables.node import PEER, Node, Unavailable

LONGEST_START = 120.0
LONGEST_STOP = 30.0
PLENTY = "100000000"
# All load comes from one address, which a node's limits take for one guest.
FREE = {
    "SOBREMESA_CONNECTIONS_PER_ADDRESS": PLENTY,
    "SOBREMESA_REQUESTS_AT_ONCE": PLENTY,
    "SOBREMESA_REQUESTS_PER_SECOND": PLENTY,
    "SOBREMESA_MESSAGES_PER_SECOND": PLENTY,
    "SOBREMESA_TABLES_PER_HOUR": PLENTY,
    "SOBREMESA_TABLES_PER_HOUR_IN_ALL": PLENTY,
    "SOBREMESA_THOUGHTS_PER_ADDRESS": PLENTY,
    "SOBREMESA_LOG": "WARNING",
}
SERVE = "import sys; from sobremesa.cli.main import main; sys.exit(main())"
OURS = [sys.executable, "-c", SERVE, "serve"]


@dataclass(frozen=True)
class Running:
    address: str
    process: int


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as found:
        port: int = found.getsockname()[1]
        return port


def raise_file_limit() -> int:
    """Raises the limit of open files and sockets for this process and its children; returns the limit."""
    _soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    with suppress(OSError, ValueError):
        resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    return resource.getrlimit(resource.RLIMIT_NOFILE)[0]


def _answers(address: str) -> bool:
    try:
        with urllib.request.urlopen(address, timeout=2):
            return True
    except urllib.error.HTTPError as answer:
        answer.close()
        return True
    except OSError:
        return False


@contextmanager
def _start(
    command: Sequence[str | Path], port: int, environment: Mapping[str, str], folder: Path | None = None
) -> Iterator[Running]:
    address, end = f"http://127.0.0.1:{port}", time.monotonic() + LONGEST_START
    process = subprocess.Popen(command, cwd=folder, env=environment, stdout=subprocess.DEVNULL)
    try:
        while not _answers(f"{address}/healthz"):
            if process.poll() is not None or time.monotonic() > end:
                raise Unavailable(f"{Path(command[0]).name} {command[1]} does not answer")
            time.sleep(0.05)
        yield Running(address, process.pid)
    finally:
        process.terminate()
        try:
            process.wait(LONGEST_STOP)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()


@contextmanager
def our_server(*, database_url: str = "", before: str = "") -> Iterator[Running]:
    """Our server, durable as always: in SQLite, or in PostgreSQL with a ``database_url``. It runs the code ``before``
    before it serves."""
    port, environment = free_port(), {**os.environ, **FREE}
    if database_url:
        environment["SOBREMESA_DATABASE_URL"] = database_url
    with tempfile.TemporaryDirectory(prefix="sobremesa-bench-") as data:
        command = [sys.executable, "-c", before + SERVE, "serve", "--port", str(port), "--data", data]
        with _start(command, port, environment) as running:
            yield running


@contextmanager
def boardgame_server(*, durable: bool) -> Iterator[Running]:
    node, port = Node(), free_port()
    node.install()
    with tempfile.TemporaryDirectory(prefix="sobremesa-bench-") as data:
        file = [f"{data}/matches.sqlite"] if durable else []
        with _start([node.binary, "boardgame.cjs", str(port), *file], port, node.environment, PEER) as running:
            yield running


@contextmanager
def colyseus_server() -> Iterator[Running]:
    node, port = Node(), free_port()
    node.install()
    with _start([node.binary, "colyseus.cjs", str(port)], port, node.environment, PEER) as running:
        yield running
