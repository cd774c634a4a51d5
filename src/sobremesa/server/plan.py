"""What a worker is told when it is started."""

from __future__ import annotations

from msgspec import Struct


class Plan(Struct):
    """``line`` is the number of its end of the channel, ``games_from`` the folders with games from outside."""

    line: int
    worker: int
    workers: int
    host: str
    data: str
    games_from: list[str]
