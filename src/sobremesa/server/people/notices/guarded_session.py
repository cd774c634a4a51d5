"""HTTP requests to addresses that people enter: never into the operator's own network.

A name is resolved once, all its addresses have to be public, and the connection goes to the resolved address, so that
DNS cannot change it a moment later. No redirects, no proxies, no cookies. Only status and headers of the answer are
read, and a deadline cuts the connection, however slowly the bytes come.
"""

from __future__ import annotations

import socket
from contextlib import suppress
from io import BytesIO
from ipaddress import ip_address
from threading import Lock, Timer
from typing import Any

from requests import Response, Session, Timeout
from requests.adapters import HTTPAdapter
from urllib3.connection import HTTPConnection, HTTPSConnection
from urllib3.connectionpool import HTTPConnectionPool, HTTPSConnectionPool
from urllib3.exceptions import NewConnectionError
from urllib3.util import connection


class NotPublic(OSError):
    """The name leads to an address that is not on the public network."""


def public_address(host: str, port: int, *, private_too: bool) -> str:
    """Where to connect to; raises ``NotPublic``, or an ``OSError`` for a name that leads nowhere."""
    found = [str(info[4][0]) for info in socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)]
    if not private_too and not all(is_public(address) for address in found):
        raise NotPublic(host)
    return found[0]


def is_public(address: str) -> bool:
    """Not of this machine or its networks, and not an address that maps to such a one."""
    found = ip_address(address.partition("%")[0])
    inner = getattr(found, "ipv4_mapped", None) or getattr(found, "sixtofour", None) or found
    return found.is_global and inner.is_global and not found.is_multicast


class Deadline:
    """Cuts all connections opened under it when its time is over. A socket's timeout is for one read only, and starts
    again with every byte."""

    def __init__(self, seconds: float) -> None:
        self._lock = Lock()
        self.is_over = False
        self._handles: list[socket.socket] = []
        self._timer = Timer(seconds, self._cut)
        self._timer.daemon = True
        self._timer.start()

    def watch(self, opened: socket.socket) -> None:
        with self._lock:
            if self.is_over:
                raise TimeoutError
            # TLS detaches this socket, so a duplicate keeps a handle on the connection.
            self._handles.append(opened.dup())

    def end(self) -> None:
        self._timer.cancel()
        with self._lock:
            for handle in self._handles:
                handle.close()
            self._handles.clear()

    def _cut(self) -> None:
        with self._lock:
            self.is_over = True
            for handle in self._handles:
                with suppress(OSError):
                    handle.shutdown(socket.SHUT_RDWR)


class _Guarded(HTTPConnection):
    private_too: bool
    deadline: Deadline

    def _new_conn(self) -> socket.socket:
        port = self.port or self.default_port
        try:
            address = public_address(self.host, port, private_too=self.private_too)
            opened = connection.create_connection((address, port), self.timeout)
            try:
                self.deadline.watch(opened)
            except OSError:
                opened.close()
                raise
        except OSError as problem:
            raise NewConnectionError(self, type(problem).__name__) from problem
        return opened


class _GuardedTls(_Guarded, HTTPSConnection):
    pass


class _Adapter(HTTPAdapter):
    def __init__(self, deadline: Deadline, *, private_too: bool) -> None:
        self._settings = {"private_too": private_too, "deadline": deadline}
        super().__init__(max_retries=0)

    def init_poolmanager(self, *given: Any, **named: Any) -> None:
        super().init_poolmanager(*given, **named)
        plain = type("Plain", (_Guarded,), self._settings)
        tls = type("Tls", (_GuardedTls,), self._settings)
        self.poolmanager.pool_classes_by_scheme = {
            "http": type("PlainPool", (HTTPConnectionPool,), {"ConnectionCls": plain}),
            "https": type("TlsPool", (HTTPSConnectionPool,), {"ConnectionCls": tls}),
        }


class GuardedSession(Session):
    """For one exchange, or several that share their ``seconds``."""

    def __init__(self, *, private_too: bool, seconds: float = 15.0) -> None:
        super().__init__()
        # A proxy from the environment would resolve the name again.
        self.trust_env = False
        self.headers["Accept-Encoding"] = "identity"
        self._deadline = Deadline(seconds)
        for scheme in ("http://", "https://"):
            self.mount(scheme, _Adapter(self._deadline, private_too=private_too))

    def request(self, method: str, url: str | bytes, *given: Any, **named: Any) -> Any:
        """The answer has no body: the other side may send any amount, and nothing depends on it."""
        answer = super().request(method, url, *given, **{**named, "allow_redirects": False, "stream": True})
        answer.raw.close()
        if self._deadline.is_over:
            # To the library, a connection that is cut within the headers is an answer with fewer headers.
            raise Timeout
        answer.raw = BytesIO()
        return answer

    def get_redirect_target(self, resp: Response) -> None:
        """None: where there is one, ``requests`` reads the whole body, to be ready to follow it."""

    def close(self) -> None:
        super().close()
        self._deadline.end()
