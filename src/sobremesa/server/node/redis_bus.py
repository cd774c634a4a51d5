"""A bus over Redis."""

from __future__ import annotations

import asyncio
from contextlib import suppress

from redis.asyncio import Redis
from redis.exceptions import RedisError

from sobremesa.server.node.bus import Bus, Hear
from sobremesa.server.ops.logs import log

CHANNEL = "sobremesa:tables"
RETRY_SECONDS = 0.5


class RedisBus(Bus):
    """Never waits and never fails: nodes find by polling what a lost message would have told them."""

    def __init__(self, url: str, node: str) -> None:
        self.healthy = False
        self._node = node
        self._redis: Redis = Redis.from_url(url, socket_connect_timeout=2, health_check_interval=5)
        self._outbox: asyncio.Queue[str] = asyncio.Queue(maxsize=10_000)
        self._tasks: list[asyncio.Task[None]] = []

    async def start(self, heard: Hear) -> None:
        self._tasks = [asyncio.create_task(self._listen(heard)), asyncio.create_task(self._send())]

    def tell(self, table: str, here: str = "") -> None:
        with suppress(asyncio.QueueFull):
            self._outbox.put_nowait(f"{self._node} {table} {here}")

    async def _send(self) -> None:
        while True:
            line = await self._outbox.get()
            try:
                await self._redis.publish(CHANNEL, line)
            except (RedisError, OSError):
                self._lost()

    async def _listen(self, heard: Hear) -> None:
        while True:
            try:
                async with self._redis.pubsub() as channel:
                    await channel.subscribe(CHANNEL)
                    while True:
                        message = await channel.get_message(timeout=5.0)
                        if message is None:
                            continue
                        if message["type"] == "subscribe":
                            self.healthy = True
                            log("bus is up")
                        elif message["type"] == "message":
                            node, _, rest = message["data"].decode().partition(" ")
                            table, _, here = rest.partition(" ")
                            heard(node, table, here)
            except (RedisError, OSError):
                self._lost()
            await asyncio.sleep(RETRY_SECONDS)

    def _lost(self) -> None:
        if self.healthy:
            self.healthy = False
            log("bus is down")

    async def stop(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        with suppress(RedisError, OSError):
            await self._redis.aclose()
