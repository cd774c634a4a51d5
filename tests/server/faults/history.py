"""The history of a fault run: requests, answers and faults, in order."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from time import monotonic
from typing import Literal

from msgspec import json

Answer = Literal["acknowledged", "refused", ""]


@dataclass(eq=False)
class Asked:
    """A request of a seat. Without an answer it may or may not have been done."""

    table: str
    seat: int
    id: str
    what: str
    answer: Answer = ""


class History:
    """``asked`` is in the order of the requests, and so is each seat's own list; all of it goes to a file, one line
    each."""

    def __init__(self, file: Path | None = None) -> None:
        self._file = file.open("w", encoding="utf-8") if file else None
        self._started = monotonic()
        self.asked: list[Asked] = []
        self.faults: dict[str, int] = {}

    def invoke(self, table: str, seat: int, request_id: str, what: str) -> Asked:
        asked = Asked(table, seat, request_id, what)
        self.asked.append(asked)
        self._write("invoke", table=table, seat=seat, id=request_id, request=what)
        return asked

    def acknowledge(self, asked: Asked) -> None:
        asked.answer = "acknowledged"
        self._write("acknowledged", table=asked.table, seat=asked.seat, id=asked.id)

    def refuse(self, asked: Asked, code: str) -> None:
        asked.answer = "refused"
        self._write("refused", table=asked.table, seat=asked.seat, id=asked.id, code=code)

    def fault(self, kind: str, whose: str) -> None:
        self.faults[kind] = self.faults.get(kind, 0) + 1
        self._write("fault", kind=kind, whose=whose)

    def found(self, problems: list[str]) -> None:
        self._write("checked", problems=problems)

    def count(self, answer: Answer) -> int:
        return sum(asked.answer == answer for asked in self.asked)

    def _write(self, what: str, **facts: object) -> None:
        if self._file is not None:
            line = {"seconds": round(monotonic() - self._started, 4), "what": what, **facts}
            self._file.write(json.encode(line).decode() + "\n")

    def close(self) -> None:
        if self._file is not None:
            self._file.close()
