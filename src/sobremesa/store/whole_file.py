"""Files that only this node's owner may read, written whole or not at all."""

from __future__ import annotations

from pathlib import Path

from sobremesa.kernel.files import put_in_place as put
from sobremesa.kernel.files import write_whole

__all__ = ["put", "write"]


def write(file: Path, data: bytes) -> None:
    write_whole(file, data, private=True)
