"""HTTP on its way through the network: uvicorn's, for as many lines as there is room for, and not waiting for ever."""

from __future__ import annotations

import asyncio
from typing import Any

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from sobremesa.server.config import Limits
from sobremesa.server.limits import Sockets


class PatientHttp(H11Protocol):
    """Whoever has not sent a whole request after ``request_seconds``, headers and body, is hung up on. A line that
    becomes a WebSocket keeps its place among the sockets: ``FastWebSocket`` gives it back."""

    def __init__(self, *given: Any, limits: Limits, sockets: Sockets, **named: Any) -> None:
        super().__init__(*given, **named)
        self._sockets = sockets
        self._seconds = limits.request_seconds
        self._deadline: asyncio.TimerHandle | None = None
        self._has_place = False

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as uvicorn has it
        super().connection_made(transport)
        self._has_place = self._sockets.enter(self.client)
        if self._has_place:
            self._wait()
        else:
            transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop_waiting()
        if self._has_place:
            self._sockets.leave(self.client)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if self.conn.their_state not in (h11.IDLE, h11.SEND_BODY):
            self._stop_waiting()

    def on_response_complete(self) -> None:
        self._stop_waiting()
        self._wait()
        super().on_response_complete()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self._stop_waiting()
        super().handle_websocket_upgrade(event)

    def _wait(self) -> None:
        self._deadline = self.loop.call_later(self._seconds, self.transport.abort)

    def _stop_waiting(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None
