"""The process that accepts the connections of a node with several workers, and hands each to the owner of its table."""

from __future__ import annotations

import asyncio
import signal
import socket
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from sobremesa.server.config import Config
from sobremesa.server.destination import LONGEST_LINE, is_whole, table_in
from sobremesa.server.errors import Refused
from sobremesa.server.logs import log
from sobremesa.server.main import sockets_of
from sobremesa.server.summed_metrics import SummedMetrics
from sobremesa.server.worker_process import WorkerProcess
from sobremesa.store.shards import shard_of

BACKLOG = 2048
ACCEPTED_AT_ONCE = 64
BREATH_SECONDS = 0.5
# A worker says goodbye for two seconds and waits for its last answers for five.
STOPPING_SECONDS = 20.0


class Newcomer:
    """A connection that has not said yet what it wants. Whoever takes too long for it is hung up on."""

    def __init__(self, parent: Parent, connection: socket.socket, address: str) -> None:
        self.connection = connection
        self.address = address
        self.begun = b""
        self._parent = parent
        self._loop = asyncio.get_running_loop()
        self._deadline = self._loop.call_later(parent.config.limits.request_seconds, self.hang_up)
        self._loop.add_reader(connection, self._read)

    def _read(self) -> None:
        try:
            data = self.connection.recv(LONGEST_LINE)
        except BlockingIOError:
            return
        except OSError:
            data = b""
        self.begun += data
        if not data:
            self.hang_up()
        elif is_whole(self.begun):
            self._let_go()
            self._parent.hand_over(self)

    def _let_go(self) -> None:
        self._deadline.cancel()
        self._loop.remove_reader(self.connection)
        self._parent.newcomers.discard(self)

    def hang_up(self) -> None:
        self._let_go()
        self.connection.close()
        self._parent.sockets.leave((self.address, 0))


class Parent:
    """Of an address it counts the open lines, whichever worker has them."""

    def __init__(
        self,
        host: str,
        port: int,
        config: Config,
        opened: Callable[[int], None],
        games_from: Sequence[Path],
        lock: int | None,
    ) -> None:
        self.config = config
        self.sockets = sockets_of(config)
        self.newcomers: set[Newcomer] = set()
        self._opened = opened
        self._place = (host, port)
        self._metrics = SummedMetrics(config.workers)
        self._stopping = asyncio.Event()
        self._next = 0
        self._games_from = games_from
        self._lock = lock
        self.workers: list[WorkerProcess] = []

    async def serve(self) -> None:
        loop = asyncio.get_running_loop()
        for number in (signal.SIGTERM, signal.SIGINT):
            loop.add_signal_handler(number, self._stopping.set)
        family = socket.AF_INET6 if ":" in self._place[0] else socket.AF_INET
        with socket.create_server(self._place, family=family, backlog=BACKLOG) as listening:
            listening.setblocking(False)
            try:
                await self._start()
                loop.add_reader(listening, self._accept, listening)
                self._opened(listening.getsockname()[1])
                await self._stopping.wait()
            finally:
                loop.remove_reader(listening)
                listening.close()
                await self._stop()

    async def _start(self) -> None:
        """Until everybody is ready, or it is asked to stop."""
        host, hear = self._place[0], self._metrics.take
        for number in range(self.config.workers):
            worker = WorkerProcess(number, self.config, host, self._games_from, self._lock, self._left, hear)
            self.workers.append(worker)
            worker.start()
        stopping: asyncio.Future[Any] = asyncio.ensure_future(self._stopping.wait())
        ready: asyncio.Future[Any] = asyncio.gather(*(worker.ready for worker in self.workers))
        await asyncio.wait({stopping, ready}, return_when=asyncio.FIRST_COMPLETED)
        stopping.cancel()
        if not ready.done():
            ready.cancel()
        elif not all(ready.result()):
            raise Refused(503, "worker-failed")
        if self.config.metrics_port:
            self._metrics.serve(self.config.metrics_host, self.config.metrics_port)
        log("workers are up", count=len(self.workers))

    async def _stop(self) -> None:
        for newcomer in list(self.newcomers):
            newcomer.hang_up()
        await asyncio.gather(*(worker.stop(STOPPING_SECONDS) for worker in self.workers))
        self._metrics.close()
        log("workers are down")

    def _accept(self, listening: socket.socket) -> None:
        for _connection in range(ACCEPTED_AT_ONCE):
            try:
                connection, peer = listening.accept()
            except (BlockingIOError, ConnectionAbortedError):
                return
            except OSError:
                # No files are left. Whoever waits would be announced again and again.
                self._listen_later(listening)
                return
            connection.setblocking(False)
            connection.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
            if self.sockets.enter((peer[0], 0)):
                self.newcomers.add(Newcomer(self, connection, peer[0]))
            else:
                connection.close()

    def _listen_later(self, listening: socket.socket) -> None:
        loop = asyncio.get_running_loop()
        loop.remove_reader(listening)

        def listen() -> None:
            if not self._stopping.is_set():
                loop.add_reader(listening, self._accept, listening)

        loop.call_later(BREATH_SECONDS, listen)

    def hand_over(self, newcomer: Newcomer) -> None:
        table = table_in(newcomer.begun)
        if table is None:
            self._next = (self._next + 1) % len(self.workers)
            worker = self.workers[self._next]
        else:
            worker = self.workers[shard_of(table, len(self.workers))]
        worker.take(newcomer.connection, newcomer.address, newcomer.begun)

    def _left(self, address: str) -> None:
        self.sockets.leave((address, 0))
