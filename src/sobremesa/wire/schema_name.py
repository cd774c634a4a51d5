"""Gives a type a short name in the schema and in TypeScript, where another Python class has that name already."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

T = TypeVar("T")


def schema_name(name: str) -> Callable[[type[T]], type[T]]:
    def rename(kind: type[T]) -> type[T]:
        # msgspec names a type by this attribute.
        kind.__name__ = name
        return kind

    return rename
