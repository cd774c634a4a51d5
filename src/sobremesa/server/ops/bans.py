"""The operator's ban list of addresses, persons and tables: one file in the node's folder, for all its processes."""

from __future__ import annotations

import fcntl
import os
from collections.abc import Iterator
from contextlib import contextmanager
from ipaddress import IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network
from pathlib import Path
from typing import Literal

from msgspec import DecodeError, Struct, ValidationError, json

from sobremesa.kernel.files import write_whole
from sobremesa.server.errors import ServerRefused

Kind = Literal["address", "person", "table"]
FILE = "bars.json"
# The owner of one IPv6 address has all of its /64 network.
OWN_NETWORK_V6 = 64


class Ban(Struct, frozen=True):
    """``what`` is an address or a network (203.0.113.0/24), the hash of a person's key, or a table's id."""

    kind: Kind
    what: str
    since: int
    why: str = ""


def network(words: str) -> str:
    """An address or network in canonical form; raises a ``ServerRefused``. A single IPv6 address stands for its
    network, because its owner may choose another address there."""
    try:
        found = ip_network(_plain(words.strip()), strict=False)
    except ValueError:
        raise ServerRefused(422, "bad-network", words=words[:60]) from None
    if isinstance(found, IPv6Network) and found.prefixlen > OWN_NETWORK_V6:
        found = found.supernet(new_prefix=OWN_NETWORK_V6)
    return str(found)


def _plain(address: str) -> str:
    """A node that listens to both kinds sees IPv4 addresses as IPv4-mapped IPv6. All of those lie in one /64, which
    must never be banned for one of them."""
    try:
        found = ip_address(address)
    except ValueError:
        return address
    mapped = found.ipv4_mapped if isinstance(found, IPv6Address) else None
    return str(mapped or found)


class BanList:
    """Without a folder the bans last as long as the process."""

    def __init__(self, folder: Path | None = None) -> None:
        self._file = folder / FILE if folder is not None else None
        self._stamp: tuple[int, int] | None = None
        self._take([])
        self.reload()

    def _take(self, bans: list[Ban]) -> None:
        self.all = bans
        self._networks: list[IPv4Network | IPv6Network] = [ip_network(b.what) for b in bans if b.kind == "address"]
        self._persons = {ban.what for ban in bans if ban.kind == "person"}
        self.tables = {ban.what for ban in bans if ban.kind == "table"}

    def reload(self) -> bool:
        """Reads the file if another process changed it, and returns whether. Raises a ``ServerRefused`` for a file that
        cannot be read; the bans stay as they were."""
        if self._file is None:
            return False
        try:
            status = self._file.stat()
            stamp = (status.st_mtime_ns, status.st_ino)
            if stamp == self._stamp:
                return False
            bans = json.decode(self._file.read_bytes(), type=list[Ban])
            self._stamp = stamp
            self._take(bans)
        except FileNotFoundError:
            if self._stamp is None:
                return False
            self._stamp = None
            self._take([])
        except (DecodeError, ValidationError, ValueError):
            raise ServerRefused(503, "bad-bars", file=self._file) from None
        return True

    def has_address(self, address: str) -> bool:
        if not self._networks:
            return False
        try:
            found = ip_address(_plain(address))
        except ValueError:
            return False
        return any(found in one for one in self._networks)

    def has_person(self, person: str) -> bool:
        """``person`` is the hash of a key."""
        return person in self._persons

    def add(self, ban: Ban) -> None:
        with self._changing():
            self._save([*(one for one in self.all if one.what != ban.what), ban])

    def remove(self, what: str) -> bool:
        """Whether there was such a ban."""
        with self._changing():
            left = [ban for ban in self.all if ban.what != what]
            is_less = len(left) < len(self.all)
            if is_less:
                self._save(left)
            return is_less

    def _save(self, bans: list[Ban]) -> None:
        if self._file is not None:
            write_whole(self._file, json.format(json.encode(bans)) + b"\n", private=True)
            status = self._file.stat()
            self._stamp = (status.st_mtime_ns, status.st_ino)
        self._take(bans)

    @contextmanager
    def _changing(self) -> Iterator[None]:
        """Locks the file: one process after the other, each starting from what the one before wrote."""
        if self._file is None:
            yield
            return
        lock = os.open(self._file.with_suffix(".lock"), os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o600)
        try:
            fcntl.flock(lock, fcntl.LOCK_EX)
            self.reload()
            yield
        finally:
            os.close(lock)
