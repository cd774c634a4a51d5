"""The entry point of the bots' Worker: one request in, one answer out."""

from __future__ import annotations

from sobremesa.alone.bot_requests import HintRequest, MoveRequest, pack, unpack
from sobremesa.alone.games import make_game


def answer(data: str) -> str:
    request = unpack(data)
    assert isinstance(request, MoveRequest | HintRequest)
    return pack(request.think(make_game(request.settings)))
