"""A line to a live table wakes whoever waits at it."""

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
    """News of the table wake whoever waits, too."""
    began = monotonic()
    while monotonic() - began < LONG_SECONDS:
        wait_for(line.wake, LONG_SECONDS)
        line.hear()


def interrupted_after(line: RemoteConnection) -> float:
    """How long somebody waits at the line after Ctrl-C, when another thread is the one that it reaches."""
    heard = threading.Event()

    def press() -> None:
        # Once, and once more where it is lost because it comes while memory is tidied up.
        for seconds in (0.1, 4.0):
            if not heard.wait(seconds):
                signal.pthread_kill(threading.get_ident(), signal.SIGINT)

    pressing = threading.Thread(target=press)
    # As in a terminal's program, whatever ran in this process before.
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
