"""Requests to addresses that people give: never into the operator's own network.

A name is looked up once, all that it leads to has to be public, and the connection goes to what was looked up: so a
name cannot lead elsewhere a moment later. No redirects, no proxies, no cookies.
"""

from __future__ import annotations

import socket
from ipaddress import ip_address
from typing import Any

from requests import Session
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
    """Not of this machine, not of a network beside it, and not one of those that stand for others."""
    found = ip_address(address.partition("%")[0])
    inner = getattr(found, "ipv4_mapped", None) or getattr(found, "sixtofour", None) or found
    return found.is_global and inner.is_global and not found.is_multicast


class _Guarded(HTTPConnection):
    private_too = False

    def _new_conn(self) -> socket.socket:
        try:
            address = public_address(self.host, self.port or self.default_port, private_too=self.private_too)
            return connection.create_connection((address, self.port or self.default_port), self.timeout)
        except OSError as problem:
            raise NewConnectionError(self, type(problem).__name__) from problem


class _GuardedTls(_Guarded, HTTPSConnection):
    pass


class _OpenToPrivate(_Guarded):
    private_too = True


class _TlsOpenToPrivate(_GuardedTls):
    private_too = True


class _Adapter(HTTPAdapter):
    def __init__(self, *, private_too: bool) -> None:
        self._private_too = private_too
        super().__init__(max_retries=0)

    def init_poolmanager(self, *given: Any, **named: Any) -> None:
        super().init_poolmanager(*given, **named)
        plain, tls = (_OpenToPrivate, _TlsOpenToPrivate) if self._private_too else (_Guarded, _GuardedTls)
        self.poolmanager.pool_classes_by_scheme = {
            "http": type("Plain", (HTTPConnectionPool,), {"ConnectionCls": plain}),
            "https": type("Tls", (HTTPSConnectionPool,), {"ConnectionCls": tls}),
        }


class GuardedSession(Session):
    def __init__(self, *, private_too: bool) -> None:
        super().__init__()
        # A proxy of the environment would look the name up again.
        self.trust_env = False
        for scheme in ("http://", "https://"):
            self.mount(scheme, _Adapter(private_too=private_too))

    def request(self, method: str, url: str | bytes, *given: Any, **named: Any) -> Any:
        return super().request(method, url, *given, **{**named, "allow_redirects": False})
