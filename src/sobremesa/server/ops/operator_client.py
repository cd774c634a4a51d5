"""The operator's requests to a running node, and a client for them: a line of JSON each way, over a socket in its
folder.

A process that may open the socket may do all of it. Like the database beside it, the socket belongs to the user who
runs the node.
"""

from __future__ import annotations

import socket
from collections.abc import Iterator
from pathlib import Path

from msgspec import DecodeError, Struct, field, json

from sobremesa.server.errors import ServerRefused
from sobremesa.server.ops.bans import Ban

SOCKETS = "admin-*.sock"
ANSWER_SECONDS = 60.0
NOT_MINE = "no-such-table"


def socket_in(folder: Path, process: int) -> Path:
    return folder / SOCKETS.replace("*", str(process))


class OperatorRequest(Struct, frozen=True, tag=str.lower):
    """``language`` is the language of refusals."""

    language: str = "es"


class ListTables(OperatorRequest, frozen=True, tag="list"):
    pass


class CloseTable(OperatorRequest, frozen=True, tag="close"):
    table: str = ""
    why: str = ""


class DeleteTable(OperatorRequest, frozen=True, tag="delete"):
    table: str = ""


class ExportTable(OperatorRequest, frozen=True, tag="export"):
    table: str = ""


class BanRequest(OperatorRequest, frozen=True, tag="ban"):
    """Bans an ``address`` or network, or the player at a ``seat`` of a table, by key and by current addresses."""

    address: str = ""
    table: str = ""
    seat: int = 0
    why: str = ""


class UnbanRequest(OperatorRequest, frozen=True, tag="unban"):
    what: str = ""


class ListBans(OperatorRequest, frozen=True, tag="bans"):
    pass


AnyRequest = ListTables | CloseTable | DeleteTable | ExportTable | BanRequest | UnbanRequest | ListBans


class SeatLine(Struct, frozen=True):
    """``level`` is "" for a person; ``addresses`` are those of the open connections."""

    name: str
    level: str = ""
    away: bool = False
    addresses: list[str] = []


class TableLine(Struct, frozen=True):
    """A table in the memory of the node. It says no more about the game than the public list does, not even when
    something happened last, which may have been a sealed answer."""

    table: str
    game: str
    title: str
    status: str
    public: bool
    opened_at: int
    seats: list[SeatLine]
    spectators: int


class OperatorAnswer(Struct, frozen=True):
    """``refused`` is "" where the request was done; ``code`` is the reason for programs."""

    refused: str = ""
    code: str = ""
    tables: list[TableLine] = []
    bans: list[Ban] = field(default_factory=list, name="bars")
    records: list[str] = []


class Operator:
    """Talks to all nodes that run in a folder of this machine. Each call may raise a ``ServerRefused``."""

    def __init__(self, folder: Path, language: str) -> None:
        self._folder = folder
        self._language = language

    def tables(self) -> list[TableLine]:
        """The tables of all nodes, the newest first."""
        answers = map(_check, self._answers(ListTables(self._language)))
        return sorted((table for answer in answers for table in answer.tables), key=lambda table: -table.opened_at)

    def bans(self) -> list[Ban]:
        return self._answer(ListBans(self._language)).bans

    def close(self, table: str, why: str = "") -> None:
        self._answer(CloseTable(self._language, table, why))

    def delete(self, table: str) -> None:
        self._answer(DeleteTable(self._language, table))

    def export(self, table: str) -> list[str]:
        return self._answer(ExportTable(self._language, table)).records

    def ban(self, address: str, why: str = "") -> None:
        self._answer(BanRequest(self._language, address=address, why=why))

    def ban_seat(self, table: str, seat: int, why: str = "") -> None:
        self._answer(BanRequest(self._language, table=table, seat=seat, why=why))

    def unban(self, what: str) -> None:
        self._answer(UnbanRequest(self._language, what))

    def _answer(self, request: OperatorRequest) -> OperatorAnswer:
        """The answer of the first node that has the table."""
        found = next(answers := self._answers(request))
        while found.code == NOT_MINE and (another := next(answers, None)) is not None:
            found = another
        return _check(found)

    def _answers(self, request: OperatorRequest) -> Iterator[OperatorAnswer]:
        is_there = False
        for path in sorted(self._folder.glob(SOCKETS)):
            try:
                answer = _ask(path, request)
            except (ConnectionError, FileNotFoundError, DecodeError):
                # The socket of a node that was killed, or is stopping.
                continue
            except OSError as problem:
                raise ServerRefused(503, "no-answer", why=problem.strerror or str(problem)) from None
            is_there = True
            yield answer
        if not is_there:
            raise ServerRefused(503, "nobody-serves", data=self._folder)


def _check(answer: OperatorAnswer) -> OperatorAnswer:
    """Raises the refusal, which comes as a sentence in the language of the request."""
    if answer.refused:
        raise ServerRefused(409, "said", why=answer.refused)
    return answer


def _ask(path: Path, request: OperatorRequest) -> OperatorAnswer:
    with socket.socket(socket.AF_UNIX, socket.SOCK_STREAM) as line:
        line.settimeout(ANSWER_SECONDS)
        line.connect(str(path))
        line.sendall(json.encode(request) + b"\n")
        data = b"".join(iter(lambda: line.recv(65_536), b""))
    return json.decode(data, type=OperatorAnswer)
