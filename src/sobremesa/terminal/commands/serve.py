"""``sobremesa serve``: live tables for whoever has the link."""

from __future__ import annotations

import logging
import os
import socket
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from sobremesa.terminal.command_line import HELP, LANG, BadCommand, Command, Flag, Given
from sobremesa.terminal.commands.flags import DATA, DATABASE_VARIABLE, GAMES_FROM, data_folder, find_games, game_folders
from sobremesa.terminal.extras import need_server
from sobremesa.terminal.files import trouble
from sobremesa.terminal.readiness import tell_manager
from sobremesa.terminal.screen import Screen
from sobremesa.terminal.texts import TEXTS
from sobremesa.terminal.values import whole

if TYPE_CHECKING:
    from sobremesa.server import MakeAnnex
LARGEST_PORT, USUAL_PORT = 65_535, 8000


def run(given: Given, screen: Screen) -> None:
    """Runs until it is stopped."""
    from sobremesa.server import serve

    need_server()
    find_games(given, screen)
    host, data = given.one("host") or "127.0.0.1", data_folder(given)
    port = USUAL_PORT if given.one("port") is None else given.one("port")
    level = os.environ.get("SOBREMESA_LOG", "INFO")
    if level not in logging.getLevelNamesMapping():
        allowed = "DEBUG, INFO, WARNING, ERROR"
        raise BadCommand(TEXTS.message("cli-bad-log", value=level[:40], allowed=allowed))
    try:
        socket.create_server((host, port), family=socket.AF_INET6 if ":" in host else socket.AF_INET).close()
    except OSError as problem:
        why = problem.strerror or str(problem)
        raise BadCommand(TEXTS.message("cli-bad-address", address=f"{host}:{port}", why=why)) from None
    if not os.environ.get(DATABASE_VARIABLE):
        try:
            data.mkdir(parents=True, exist_ok=True, mode=0o700)
        except OSError as problem:
            raise trouble(data, problem) from None

    key, annex = _workshop(given, data, game_folders(given))

    def tell(port: int) -> None:
        place = f"[{host}]" if ":" in host else host
        address = f"http://{place}:{port}"
        screen.say("serving", address=address, data=data)
        if key:
            screen.say("serving-lab", link=f"{address}/lab#key={key}")
        screen.flush()
        tell_manager("READY=1")

    try:
        serve(host, port, data, tell, annex=annex)
    except BlockingIOError:
        raise BadCommand(TEXTS.message("cli-folder-used", data=data)) from None
    except OSError as problem:
        raise trouble(data, problem) from None


def _workshop(given: Given, data: Path, folders: Sequence[Path]) -> tuple[str, MakeAnnex | None]:
    """The workshop and its key, where it is wanted."""
    if not given.has("lab"):
        return "", None
    from sobremesa.workshop import key_of, workshop_in

    try:
        key = key_of(data)
    except OSError as problem:
        raise trouble(data, problem) from None
    return key, workshop_in(data, key, folders)


COMMAND = Command(
    "serve",
    "",
    (
        Flag("--host"),
        Flag("--port", read=whole(LARGEST_PORT)),
        DATA,
        Flag("--lab", takes_value=False),
        GAMES_FROM,
        LANG,
        HELP,
    ),
    run,
)
