"""A message from a live table, or Ctrl-C, wakes a waiting terminal."""

from __future__ import annotations

import asyncio
import signal
import threading
from time import monotonic

import pytest

from sobremesa.terminal.console.keyboard import wait_for
from sobremesa.terminal.tables.remote_connection import RemoteConnection, Server
from tests.server.running import Running, seated

LONG_SECONDS = 20.0


def wait_at(line: RemoteConnection) -> None:
    """News of the table also end the wait."""
    began = monotonic()
    while monotonic() - began < LONG_SECONDS:
        wait_for(line.wake, LONG_SECONDS)
        line.hear()


def interrupted_after(line: RemoteConnection) -> float:
    """How long the terminal waits after a Ctrl-C that another thread receives."""
    heard = threading.Event()

    def press() -> None:
        # Once, and once more if it is lost because it comes during garbage collection.
        for seconds in (0.1, 4.0):
            if not heard.wait(seconds):
                signal.pthread_kill(threading.get_ident(), signal.SIGINT)

    pressing = threading.Thread(target=press)
    # As in the terminal's own process: an earlier test may have installed another handler.
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    pressing.start()
    began = monotonic()
    try:
        with pytest.raises(KeyboardInterrupt):
            wait_at(line)
    finally:
        heard.set()
        pressing.join()
        signal.signal(signal.SIGINT, before)
    return monotonic() - began


def test_ctrl_c_ends_the_waiting_whichever_thread_hears_it() -> None:
    with Running() as running, Server(running.address, "es") as server:
        [seat, _other] = asyncio.run(seated(running.client, "evidencia", seats=2))
        with RemoteConnection(server, server.client.back(seat.table, seat.key)) as line:
            line.hear()
            assert interrupted_after(line) < LONG_SECONDS / 2
        assert signal.set_wakeup_fd(-1) == -1
