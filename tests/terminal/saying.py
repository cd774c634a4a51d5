"""The output of one run of the command."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Protocol


@dataclass(frozen=True)
class Said:
    code: int
    out: str
    err: str


class Sobremesa(Protocol):
    def __call__(self, *arguments: object, lines: Iterable[str] = ()) -> Said: ...
