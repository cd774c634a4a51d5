"""Real receivers of notices on this machine: a push service with a browser's keys, a web hook, and a mail server."""

from __future__ import annotations

import gzip
import json
import os
import socket
import threading
from base64 import urlsafe_b64decode, urlsafe_b64encode
from contextlib import suppress
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from types import TracebackType
from typing import Any, Self

import http_ece  # type: ignore[import-untyped]  # it has no types
from aiosmtpd.controller import Controller
from aiosmtpd.smtp import SMTP, Envelope, Session
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02  # type: ignore[import-untyped]  # it has no types

from tests.server.process import free_port


class Receiver:
    """Keeps what is posted to it. ``answers`` are the next statuses; then it is 201."""

    def __init__(self) -> None:
        self.posted: list[tuple[str, dict[str, str], bytes]] = []
        self.answers: list[int] = []
        receiver = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers.get("content-length", "0")))
                headers = {name.lower(): value for name, value in self.headers.items()}
                receiver.posted.append((self.path, headers, body))
                status = receiver.answers.pop(0) if receiver.answers else 201
                self.send_response(status)
                if 300 <= status < 400:
                    self.send_header("location", "/elsewhere")
                self.send_header("content-length", "0")
                self.end_headers()

            def log_message(self, *_what: object) -> None:
                pass

        self._server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.address = f"http://127.0.0.1:{self._server.server_address[1]}"
        self._thread = threading.Thread(target=self._server.serve_forever, args=(0.02,), daemon=True)

    def __enter__(self) -> Self:
        self._thread.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, problem: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._server.shutdown()
        self._server.server_close()
        self._thread.join(10)


class PushService(Receiver):
    """Has the keys of one browser, which alone can read its messages."""

    def __init__(self) -> None:
        super().__init__()
        self._secret = ec.generate_private_key(ec.SECP256R1())
        self._auth = os.urandom(16)

    @property
    def device(self) -> dict[str, str]:
        point = self._secret.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return {"endpoint": f"{self.address}/push/ana", "p256dh": _base64(point), "auth": _base64(self._auth)}

    def read(self, number: int, vapid: str) -> dict[str, Any]:
        """What the browser is shown; the sender has to be the server with this key."""
        _path, headers, body = self.posted[number]
        kind, _, words = headers["authorization"].partition(" ")
        told = dict(part.strip().split("=", 1) for part in words.split(","))
        assert (kind, told["k"].rstrip("=")) == ("vapid", vapid)
        claims = json.loads(_bytes(told["t"].split(".")[1]))
        assert claims["aud"] == self.address
        assert Vapid02.verify(headers["authorization"])
        plain = http_ece.decrypt(body, private_key=self._secret, auth_secret=self._auth, version="aes128gcm")
        found: dict[str, Any] = json.loads(plain)
        return found


class Bomb(PushService):
    """Answers with a decompression bomb that looks like any other answer."""

    def __init__(self, status: int, unpacked: int) -> None:
        super().__init__()
        packed = gzip.compress(bytes(unpacked), mtime=0)
        bomb = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                bomb.posted.append((self.path, {name.lower(): value for name, value in self.headers.items()}, b""))
                self.send_response(status)
                self.send_header("location", "/elsewhere")
                self.send_header("content-encoding", "gzip")
                self.send_header("content-length", str(len(packed)))
                self.end_headers()
                with suppress(OSError):
                    self.wfile.write(packed)

            def log_message(self, *_what: object) -> None:
                pass

        self._server.RequestHandlerClass = Handler


class Dripper:
    """Sends an answer one byte at a time, without end. ``cut`` counts the clients that went away."""

    HEADERS = b"HTTP/1.1 200 OK\r\nx: "
    HANDSHAKE = b"\x16\x03\x03\x3f\xff"

    def __init__(self, start: bytes = HEADERS, pause: float = 0.2) -> None:
        self._start = start
        self.held = 0
        self.cut = 0
        self._pause = pause
        self._is_closing = threading.Event()
        self._listener = socket.create_server(("127.0.0.1", 0), backlog=100)
        self.address = f"http://127.0.0.1:{self._listener.getsockname()[1]}"
        self._thread = threading.Thread(target=self._accept, daemon=True)

    def _accept(self) -> None:
        while not self._is_closing.is_set():
            with suppress(OSError):
                line, _address = self._listener.accept()
                threading.Thread(target=self._drip, args=(line,), daemon=True).start()

    def _drip(self, line: socket.socket) -> None:
        self.held += 1
        with line, suppress(OSError):
            line.sendall(self._start)
            while not self._is_closing.wait(self._pause):
                line.sendall(b"x")
        self.cut += not self._is_closing.is_set()

    def __enter__(self) -> Self:
        self._thread.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, problem: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._is_closing.set()
        with suppress(OSError):
            socket.create_connection(self._listener.getsockname(), 1).close()
        self._listener.close()
        self._thread.join(10)


class MailServer:
    def __init__(self) -> None:
        self.received: list[tuple[list[str], str]] = []
        self.port = free_port()
        self._controller = Controller(self, hostname="127.0.0.1", port=self.port)

    async def handle_DATA(self, _server: SMTP, _session: Session, envelope: Envelope) -> str:  # noqa: N802  # its name
        content = envelope.content
        assert isinstance(content, bytes)
        self.received.append((list(envelope.rcpt_tos), content.decode(errors="replace")))
        return "250 OK"

    def __enter__(self) -> Self:
        self._controller.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, problem: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._controller.stop()


def _base64(data: bytes) -> str:
    return urlsafe_b64encode(data).rstrip(b"=").decode()


def _bytes(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))
