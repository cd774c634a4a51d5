"""A worker as its parent sees it: a process that is started, given connections, and started again when it is gone."""

from __future__ import annotations

import asyncio
import socket
import subprocess
import sys
from collections import Counter
from collections.abc import Callable, Sequence
from pathlib import Path

from msgspec import json

from sobremesa.server.channel import CONNECTION, LEFT, NUMBERS, READY, Channel, joined, pair
from sobremesa.server.config import Config
from sobremesa.server.logs import log
from sobremesa.server.plan import Plan

# One that ends at once, again and again, must not take the whole machine.
PAUSE_SECONDS = 1.0


class WorkerProcess:
    """``ready`` comes true when it serves for the first time, or false when it ended before. ``left`` hears of every
    connection that is over, by its address; ``numbers`` of what the worker counted."""

    def __init__(
        self,
        number: int,
        config: Config,
        host: str,
        games_from: Sequence[Path],
        lock: int | None,
        left: Callable[[str], None],
        numbers: Callable[[int, bytes], None],
    ) -> None:
        self.number = number
        self.ready: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        data = "" if config.data is None else str(config.data.resolve())
        folders = [str(folder.resolve()) for folder in games_from]
        self._plan = Plan(0, number, config.workers, host, data, folders)
        self._lock = lock
        self._left = left
        self._numbers = numbers
        self._process: subprocess.Popen[bytes] | None = None
        self._channel: Channel | None = None
        # Whoever came while there was no worker.
        self._waiting: list[tuple[socket.socket, str, bytes]] = []
        self._open: Counter[str] = Counter()
        self._stopping = False
        self._over: asyncio.Task[None] | None = None

    def start(self) -> None:
        ours, theirs = pair()
        self._plan.line = theirs.fileno()
        # The folder belongs to this node for as long as any of its processes lives.
        shared = [theirs.fileno(), *([] if self._lock is None else [self._lock])]
        command = [sys.executable, "-m", "sobremesa.server.worker", json.encode(self._plan).decode()]
        self._process = subprocess.Popen(command, pass_fds=shared, stdin=subprocess.DEVNULL)
        theirs.close()
        self._channel = Channel(ours, self._heard, self._lost)
        for connection, address, begun in self._waiting:
            self._channel.send(CONNECTION, joined(address, begun), connection)
        self._waiting.clear()

    def take(self, connection: socket.socket, address: str, begun: bytes) -> None:
        self._open[address] += 1
        if self._channel is None:
            self._waiting.append((connection, address, begun))
        else:
            self._channel.send(CONNECTION, joined(address, begun), connection)

    def _heard(self, kind: bytes, rest: bytes, _handed: int | None) -> None:
        if kind == READY and not self.ready.done():
            self.ready.set_result(True)
        elif kind == LEFT:
            self._leave(rest.decode())
        elif kind == NUMBERS:
            self._numbers(self.number, rest)

    def _leave(self, address: str) -> None:
        self._open[address] -= 1
        self._left(address)

    def _lost(self) -> None:
        self._channel = None
        self._over = asyncio.create_task(self._end())

    async def _end(self) -> None:
        """Its connections are gone with it. Its tables are on the disk, and the next one goes on with them."""
        assert self._process is not None
        process, waiting = self._process, Counter(address for _socket, address, _begun in self._waiting)
        for address, count in (self._open - waiting).items():
            for _connection in range(count):
                self._leave(address)
        if process.poll() is None and not self._stopping:
            process.kill()
        code = await asyncio.to_thread(process.wait)
        if self._stopping:
            return
        if not self.ready.done():
            self.ready.set_result(False)
            return
        log("worker ended", worker=self.number, code=code)
        await asyncio.sleep(PAUSE_SECONDS)
        if not self._stopping:
            self.start()

    async def stop(self, seconds: float) -> None:
        """It says goodbye to everybody; if it takes too long, it is killed."""
        self._stopping = True
        for connection, address, _begun in self._waiting:
            connection.close()
            self._leave(address)
        self._waiting.clear()
        if self._process is None:
            return
        self._process.terminate()
        try:
            await asyncio.to_thread(self._process.wait, seconds)
        except subprocess.TimeoutExpired:
            self._process.kill()
            await asyncio.to_thread(self._process.wait)
        if self._channel is not None:
            self._channel.close()
        if self._over is not None:
            await self._over
