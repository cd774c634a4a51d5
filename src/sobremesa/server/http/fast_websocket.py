"""uvicorn's WebSocket protocol, with a fast path for whole text messages, which nearly all are.

Opening, closing, pings, fragments and malformed frames take the slow path, through the parser of ``websockets``. Frames
that are not messages have a rate limit here, because no later layer counts them.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any, cast

from starlette.websockets import WebSocket
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import CloseCode, Frame
from websockets.http11 import Request

from sobremesa.server.node.rate_limit import Bucket, Sockets
from sobremesa.server.ops.config import Limits

try:
    from websockets.speedups import apply_mask
except ImportError:  # built without a C compiler
    from websockets.utils import apply_mask

NAME = "sobremesa.fast_websocket"
WHOLE_TEXT = 0x81
PING = b"\x89\x00"
FINAL = 0x80
MASKED = 0x80
# This many messages may wait to be read or answered before the sender has to wait.
MOST_UNREAD = 32
# Bytes that are parsed before the rate limit of frames is checked.
SLICE = 4096


class FastWebSocket(WebSocketsSansIOProtocol):
    """Calls its listener with every message as it comes. ``write`` sends a text message; uvloop sends together all that
    is written in one turn of its loop. ``unsent`` is the number of bytes that the network has not taken yet."""

    def __init__(self, *given: Any, limits: Limits, sockets: Sockets, **named: Any) -> None:
        super().__init__(*given, **named)
        self._sockets = sockets
        self._largest = self.config.ws_max_size or 0
        self._closing_seconds = self.close_timeout = limits.closing_seconds
        self._bucket = Bucket(limits.messages_per_second, limits.messages_burst, self.loop.time())
        # Whether the next byte begins a frame. Once that is in doubt, everything takes the slow path.
        self._aligned = True
        self._hear: Callable[[bytes], None] | None = None
        self._hear_pong: Callable[[], None] = lambda: None
        self._unanswered = 0

    @staticmethod
    def of(websocket: WebSocket) -> FastWebSocket:
        return cast(FastWebSocket, websocket.scope["extensions"][NAME])

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            cast("dict[str, Any]", self.scope["extensions"])[NAME] = self

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self._sockets.leave(self.client)

    # Receiving.

    def listen(self, hear: Callable[[bytes], None], hear_pong: Callable[[], None]) -> None:
        """Messages that came before are passed on first. ``hear_pong`` is called with every answer to a ``ping``."""
        self._hear, self._hear_pong = hear, hear_pong
        self._pass_on()

    def data_received(self, data: bytes) -> None:
        if self._aligned and self.handshake_complete:
            # The usual case: one text of less than 126 bytes, and nothing else.
            size = len(data)
            short = size < 132 and data[0] == WHOLE_TEXT and data[1] == size + (MASKED - 6)
            whole, start = (True, 6) if short else _look(data)
            if whole and start and not self.close_sent and size - start <= self._largest:
                text = apply_mask(data[start:], data[start - 4 : start])
                if text.isascii() or _is_utf8(text):
                    (self._hear or self._keep)(text)
                else:
                    self._close_garbled()
                return
            self._aligned = whole
        for start in range(0, len(data), SLICE):
            if not self.transport.is_closing():
                super().data_received(data[start : start + SLICE])
        self._pass_on()

    def send_receive_event_to_app(self) -> None:
        """Called when a message of the slow path is whole."""
        if self.curr_msg_data_type == "text" and not self.close_sent and not _is_utf8(b"".join(self.frames)):
            self.frames = []
            self._close_garbled()
        else:
            super().send_receive_event_to_app()

    def _close_garbled(self) -> None:
        """A text that is not UTF-8 ends the connection (RFC 6455, 8.1)."""
        self.conn.send_close(CloseCode.INVALID_DATA)
        self.handle_parser_exception()

    def _keep(self, text: bytes) -> None:
        self.queue.put_nowait({"type": "websocket.receive", "bytes": text})
        if self.queue.qsize() > MOST_UNREAD:
            self._pause()

    def _pass_on(self) -> None:
        """Passes on messages of the slow path."""
        while self._hear is not None and not self.queue.empty():
            message = self.queue.get_nowait()
            if message["type"] != "websocket.receive":
                # The end of the connection, which ``receive`` waits for.
                self.queue.put_nowait(message)
                return
            text = message.get("text")
            self._hear(text.encode("utf-8", "surrogatepass") if text is not None else message.get("bytes") or b"")
        if self._hear is not None:
            self._resume()

    def begin_answer(self) -> None:
        """A message is being answered; a client with too many unanswered ones is not read from."""
        self._unanswered += 1
        if self._unanswered > MOST_UNREAD:
            self._pause()

    def end_answer(self) -> None:
        self._unanswered -= 1
        if self.read_paused:
            self._resume()

    def _pause(self) -> None:
        if not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()

    def _resume(self) -> None:
        if self.read_paused and self._unanswered <= MOST_UNREAD and not self.close_sent:
            self.read_paused = False
            self.transport.resume_reading()

    # Pings, fragments and frames after the close: a few are usual, many are an attack and get no answer.

    def _may_go_on(self) -> bool:
        if self.transport.is_closing():
            return False
        if self._bucket.take(self.loop.time()):
            return True
        if self.close_sent:
            # The close frame is still on its way: nothing more is read, and a timer cuts the connection.
            self._pause()
        else:
            self.transport.abort()
        return False

    def handle_ping(self) -> None:
        if self._may_go_on():
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        if self._may_go_on():
            super().handle_pong(event)
            self._hear_pong()

    def handle_cont(self, event: Frame) -> None:
        if self._may_go_on():
            super().handle_cont(event)

    def handle_text(self, event: Frame) -> None:
        if (event.fin and not self.close_sent) or self._may_go_on():
            super().handle_text(event)

    def handle_bytes(self, event: Frame) -> None:
        if (event.fin and not self.close_sent) or self._may_go_on():
            super().handle_bytes(event)

    # Closing: a client that does not read is cut off after ``closing_seconds``.

    async def send(self, message: Any) -> None:
        try:
            async with asyncio.timeout(self._closing_seconds):
                await super().send(message)
        except TimeoutError:
            self.transport.abort()
            raise ClientDisconnected from None

    async def run_asgi(self) -> None:
        await super().run_asgi()
        self.loop.call_later(2 * self._closing_seconds, self.transport.abort)

    # Sending.

    def write(self, text: bytes) -> None:
        if self.close_sent or self.disconnected or self.transport.is_closing():
            return
        size = len(text)
        if size < 126:
            head = bytes((WHOLE_TEXT, size))
        elif size < 65536:
            head = b"\x81\x7e" + size.to_bytes(2, "big")
        else:
            head = b"\x81\x7f" + size.to_bytes(8, "big")
        self.transport.write(head + text)

    def ping(self) -> None:
        if not (self.close_sent or self.disconnected or self.transport.is_closing()):
            self.transport.write(PING)

    @property
    def unsent(self) -> int:
        # The transport's buffer counts once it is over its high-water mark (64 kB).
        return 0 if self.writable.is_set() else self.transport.get_write_buffer_size()


def _is_utf8(data: bytes) -> bool:
    try:
        data.decode()
    except UnicodeDecodeError:
        return False
    return True


def _look(data: bytes) -> tuple[bool, int]:
    """Whether the data is whole frames, none of them a fragment; and, if it is one masked text, where its payload
    begins."""
    at, size = 0, len(data)
    while at + 6 <= size:
        length, start = data[at + 1] & 127, at + 6
        if length == 126:
            length, start = int.from_bytes(data[at + 2 : at + 4], "big"), at + 8
        elif length == 127:
            return False, 0
        if not (data[at] & FINAL and data[at + 1] & MASKED):
            return False, 0
        end = start + length
        if at == 0 and end == size and data[0] == WHOLE_TEXT:
            return True, start
        at = end
    return at == size, 0
