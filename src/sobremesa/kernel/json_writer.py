"""JSON, written piece by piece by compiled code."""

from __future__ import annotations

from typing import Final, final

from librt.strings import BytesWriter
from mypy_extensions import i64, u8

from sobremesa.kernel.bits import EMPTY, first, row_get

COMMA: Final = 0x2C
ZERO: Final = 0x30
NOTHING: Final = b'""'


@final
class JsonWriter:
    """Every value is written with a comma behind it; the end of a list or an object takes the last one back.

    Texts are given as they stand in JSON, with their quotes: a game encodes its words once, and keys are literals of
    the form ``b'"phase":'``.
    """

    def __init__(self) -> None:
        self._bytes = BytesWriter()

    def key(self, name: bytes) -> None:
        self._bytes.write(name)

    def value(self, json: bytes) -> None:
        self._bytes.write(json)
        self._bytes.append(COMMA)

    def number(self, n: i64) -> None:
        if 0 <= n < 10:
            self._bytes.append(u8(ZERO + n))
        else:
            self._bytes.write(str(n).encode())
        self._bytes.append(COMMA)

    def flag(self, yes: bool) -> None:
        self._bytes.write(b"true," if yes else b"false,")

    def null(self) -> None:
        self._bytes.write(b"null,")

    def begin_list(self) -> None:
        self._bytes.write(b"[")

    def end_list(self) -> None:
        self._end(b"],")

    def begin_object(self) -> None:
        self._bytes.write(b"{")

    def end_object(self) -> None:
        self._end(b"},")

    def _end(self, bracket: bytes) -> None:
        last = len(self._bytes) - 1
        if self._bytes[last] == COMMA:
            self._bytes.truncate(last)
        self._bytes.write(bracket)

    # What states are made of.

    def named(self, what: i64, names: list[bytes]) -> None:
        """The name of a number; nothing for an empty place."""
        self.value(NOTHING if what == EMPTY else names[what])

    def members(self, these: i64, names: list[bytes]) -> None:
        """The names of a set's members, one after another."""
        left = these
        while left:
            self.value(names[first(left)])
            left &= left - 1

    def row(self, row: i64, length: i64, names: list[bytes]) -> None:
        """A list of what lies in the row's first places."""
        self.begin_list()
        place: i64 = 0
        while place < length:
            self.named(row_get(row, place), names)
            place += 1
        self.end_list()

    def numbers(self, these: i64) -> None:
        """A list of a set's members."""
        self.begin_list()
        left = these
        while left:
            self.number(first(left))
            left &= left - 1
        self.end_list()

    def written(self) -> bytes:
        """All of it; the comma behind the last value is not part of it."""
        self._bytes.truncate(len(self._bytes) - 1)
        return self._bytes.getvalue()
