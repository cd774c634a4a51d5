"""Files that are there whole or not at all, whatever happens while they are written."""

from __future__ import annotations

import os
import tempfile
from pathlib import Path

from sobremesa.store.folder import sync


def put(half: Path, file: Path) -> None:
    """What was written beside the file takes its name, only when it is on the disk."""
    with half.open("rb+") as written:
        os.fsync(written.fileno())
    half.replace(file)
    sync(file.parent)


def write(file: Path, data: bytes) -> None:
    handle, name = tempfile.mkstemp(dir=file.parent, suffix=".half")
    half = Path(name)
    try:
        with os.fdopen(handle, "wb") as opened:
            opened.write(data)
        put(half, file)
    except BaseException:
        half.unlink(missing_ok=True)
        raise
