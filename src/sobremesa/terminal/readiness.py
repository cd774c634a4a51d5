"""Telling the system's service manager how a server stands (systemd's ``Type=notify``)."""

from __future__ import annotations

import os
import socket

VARIABLE = "NOTIFY_SOCKET"


def tell_manager(state: str) -> None:
    """``READY=1`` when the port is open. Nothing where nobody asked for it, or nobody listens any more."""
    address = os.environ.get(VARIABLE, "")
    if not address.startswith(("/", "@")):
        return
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as line:
        try:
            # An @ stands for an address that is in no folder.
            line.connect(f"\0{address[1:]}" if address.startswith("@") else address)
            line.sendall(state.encode())
        except OSError:
            return
