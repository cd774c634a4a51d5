"""The workshop's files: written whole or not at all, one after the other, off the event loop."""

from __future__ import annotations

import asyncio
import re
import secrets
import shutil
from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import Generic, TypeVar, TypeVarTuple

from msgspec import DecodeError, Struct, json

from sobremesa.kernel.files import HALF, write_together
from sobremesa.workshop.errors import RelayedRefusal, WorkshopRefused, disk_trouble

Found = TypeVar("Found")
Given = TypeVarTuple("Given")
Item = TypeVar("Item", bound=Struct)

ID = re.compile(r"[0-9a-f]{12}")


def fresh_id() -> str:
    return secrets.token_hex(6)


class FileThread:
    """One thread for all changes, so that no two run at once. Disk errors become a refusal."""

    def __init__(self) -> None:
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="workshop files")

    async def do(self, work: Callable[[*Given], Found], *given: *Given) -> Found:
        try:
            return await asyncio.get_running_loop().run_in_executor(self._thread, work, *given)
        except OSError as problem:
            raise RelayedRefusal(507, "lab-disk", disk_trouble(problem)) from None

    async def write(self, files: Mapping[Path, bytes]) -> None:
        await self.do(partial(write_together, files, private=True))

    async def remove(self, *paths: Path) -> None:
        await self.do(_remove, paths)

    def close(self) -> None:
        self._thread.shutdown(wait=True)


def _remove(paths: tuple[Path, ...]) -> None:
    for path in paths:
        if path.is_dir():
            # Rename, then delete, so a crash never leaves a half-deleted run.
            gone = path.with_name(f".{path.name}-{secrets.token_hex(4)}.gone")
            path.replace(gone)
            shutil.rmtree(gone, ignore_errors=True)
        else:
            path.unlink(missing_ok=True)


class FileStore(Generic[Item]):
    """Items of one kind by id: in memory, and each in a JSON file. ``file`` maps an id to its path."""

    def __init__(
        self, files: FileThread, kind: type[Item], file: Callable[[str], Path], pattern: str, most: int
    ) -> None:
        self._files = files
        self._kind = kind
        self.file = file
        self._pattern = pattern
        self.most = most
        self.all: dict[str, Item] = {}

    async def load(self, folder: Path) -> None:
        """Reads all items. A file that cannot be read stays on disk and is not listed."""
        self.all = await self._files.do(self._read, folder)

    def _read(self, folder: Path) -> dict[str, Item]:
        folder.mkdir(parents=True, exist_ok=True, mode=0o700)
        for left in (*folder.glob(f".*{HALF}"), *folder.glob(".*.gone"), *folder.glob(f"*/.*{HALF}")):
            # Left by a server that was killed while it wrote.
            shutil.rmtree(left, ignore_errors=True) if left.is_dir() else left.unlink(missing_ok=True)
        found = {}
        for path in sorted(folder.glob(self._pattern)):
            name = path.relative_to(folder).parts[0].removesuffix(".json")
            with suppress(OSError, DecodeError):
                if ID.fullmatch(name):
                    found[name] = json.decode(path.read_bytes(), type=self._kind)
        return found

    def get(self, name: str) -> Item:
        """Raises ``WorkshopRefused`` for an unknown id; the id may come from a client."""
        if name not in self.all:
            raise WorkshopRefused(404, "lab-unknown")
        return self.all[name]

    def check_space(self) -> None:
        if len(self.all) >= self.most:
            raise WorkshopRefused(409, "lab-full", most=self.most)

    async def keep(self, name: str, value: Item, also: Mapping[Path, bytes] | None = None) -> None:
        """Writes the item and the files that belong to it, then updates the memory."""
        await self._files.write({**(also or {}), self.file(name): json.encode(value)})
        self.all[name] = value

    async def forget(self, name: str, *paths: Path) -> None:
        await self._files.remove(*paths)
        self.all.pop(name, None)
