"""``sobremesa serve``: a server of live tables."""

from __future__ import annotations

import logging
import os
import socket
from collections.abc import Sequence
from ipaddress import ip_address
from pathlib import Path
from typing import TYPE_CHECKING

from sobremesa.cli.command_line import Arguments, BadCommand, Commands, Parser
from sobremesa.cli.commands.options import (
    DATABASE_VARIABLE,
    add_data,
    add_games_from,
    add_outside_games,
    game_folders,
    whole,
)
from sobremesa.cli.link import qr_code
from sobremesa.terminal.console.screen import Screen
from sobremesa.terminal.extras import need_server
from sobremesa.terminal.files import file_error
from sobremesa.terminal.texts import TEXTS

if TYPE_CHECKING:
    from sobremesa.server import MakePlugin

LARGEST_PORT = 65_535
# An address reserved for documentation (RFC 5737): the route to it leaves the machine like any other.
ELSEWHERE = ("192.0.2.1", 9)
# The socket on which systemd (``Type=notify``) waits for a service's state.
MANAGER_VARIABLE = "NOTIFY_SOCKET"


def add_commands(commands: Commands) -> None:
    serve = commands.add("serve", run)
    add_address(serve)
    add_data(serve)
    serve.switch("--lab")
    add_games_from(serve)
    serve.ending = "help-serve-variables"


def add_address(parser: Parser) -> None:
    parser.option("--host", default="127.0.0.1")
    parser.option("--port", whole(LARGEST_PORT), default=8000)


def run(args: Arguments, screen: Screen) -> None:
    """Runs until it is stopped."""
    from sobremesa.server import serve

    need_server()
    add_outside_games(args, screen)
    host = args.host
    data = args.data
    level = os.environ.get("SOBREMESA_LOG", "INFO")
    if level not in logging.getLevelNamesMapping():
        allowed = "DEBUG, INFO, WARNING, ERROR"
        raise BadCommand(TEXTS.message("cli-bad-log", value=level[:40], allowed=allowed))
    try:
        socket.create_server((host, args.port), family=socket.AF_INET6 if ":" in host else socket.AF_INET).close()
    except OSError as problem:
        why = problem.strerror or str(problem)
        raise BadCommand(TEXTS.message("cli-bad-address", address=f"{host}:{args.port}", why=why)) from None
    if not os.environ.get(DATABASE_VARIABLE):
        try:
            data.mkdir(parents=True, exist_ok=True, mode=0o700)
        except OSError as problem:
            raise file_error(data, problem) from None
    key, plugin = _workshop(args, game_folders(args))

    def tell(port: int) -> None:
        here, network = places(host)
        address = f"http://{here}:{port}"
        screen.say("serving", address=address, data=data)
        if network:
            link = f"http://{network}:{port}"
            screen.say("serving-network", address=link)
            if screen.is_terminal:
                screen.draw(qr_code(link))
        if key:
            screen.say("serving-lab", link=f"{address}/lab#key={key}")
        screen.flush()
        tell_manager("READY=1")

    try:
        serve(host, args.port, data, tell, plugin=plugin)
    except BlockingIOError:
        raise BadCommand(TEXTS.message("cli-folder-used", data=data)) from None
    except OSError as problem:
        raise file_error(data, problem) from None


def places(host: str) -> tuple[str, str]:
    """The addresses of a node that listens at ``host``: for this machine, and for its network (or "")."""
    try:
        listens = ip_address(host)
    except ValueError:
        return host, "" if host == "localhost" else host
    written = f"[{host}]" if listens.version == 6 else host
    if listens.is_unspecified:
        return "127.0.0.1" if listens.version == 4 else "[::1]", own_address()
    return written, "" if listens.is_loopback else written


def own_address() -> str:
    """This machine's address in its network, or "" without a network. Sends nothing."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as line:
        try:
            line.connect(ELSEWHERE)
            found = str(line.getsockname()[0])
        except OSError:
            return ""
    return "" if ip_address(found).is_loopback else found


def _workshop(args: Arguments, folders: Sequence[Path]) -> tuple[str, MakePlugin | None]:
    """The workshop and its key, if ``--lab`` asks for it."""
    if not args.lab:
        return "", None
    from sobremesa.workshop import key_of, workshop_in

    try:
        key = key_of(args.data)
    except OSError as problem:
        raise file_error(args.data, problem) from None
    return key, workshop_in(args.data, key, folders)


def tell_manager(state: str) -> None:
    """Sends ``READY=1`` once the port is open. Does nothing without a service manager."""
    address = os.environ.get(MANAGER_VARIABLE, "")
    if not address.startswith(("/", "@")):
        return
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as line:
        try:
            # An @ stands for an abstract socket, which has no file.
            line.connect(f"\0{address[1:]}" if address.startswith("@") else address)
            line.sendall(state.encode())
        except OSError:
            return
