"""Takes a seat at a live table, or returns to one."""

from __future__ import annotations

import secrets
from contextlib import ExitStack

from sobremesa.cli.command_line import BadCommand
from sobremesa.cli.display_choice import DisplayChoice
from sobremesa.cli.link import Link
from sobremesa.cli.live_table import game_at, play_at
from sobremesa.client import Seat, fresh_key
from sobremesa.kernel.game import AnyGame
from sobremesa.table.witness import Witness
from sobremesa.terminal.console.screen import Screen
from sobremesa.terminal.tables.connection import RefusedByTable
from sobremesa.terminal.tables.remote_connection import RemoteConnection, Server
from sobremesa.terminal.tables.seat_keys import KeptSeat, SeatKeys
from sobremesa.terminal.texts import TEXTS


class TableJoin:
    """``link`` may hold a seat's key; ``keys`` holds those of seats taken before."""

    def __init__(self, server: Server, link: Link, keys: SeatKeys, screen: Screen) -> None:
        self.server = server
        self.link = link
        self.keys = keys
        self.screen = screen

    def run(self, display: DisplayChoice, name: str | None, seat: int | None) -> None:
        with ExitStack() as connected:
            connection, game, key = self.connect(name, seat, connected)
            play_at(connection, game, display, self.link, lambda: self.keys.forget(key))

    def connect(
        self, name: str | None, seat: int | None, connected: ExitStack
    ) -> tuple[RemoteConnection, AnyGame, str]:
        """The connection to a seat, which stays open as long as ``connected``; the game; and the seat's key."""
        kept = self.keys.find(self.link.server, self.link.table, name)
        key = self.link.key or (kept.key if kept else "")
        game = game_at(self.server, self.link, self.link.invite or key)
        entropy = kept.entropy if kept and kept.key == key else ""
        connection = self._back(key, entropy, connected) if key else None
        if connection is None:
            taken = self._sit(self.name(name), seat)
            key = taken.key
            connection = connected.enter_context(RemoteConnection(self.server, taken))
        return connection, game, key

    def _back(self, key: str, entropy: str, connected: ExitStack) -> RemoteConnection | None:
        """Returns to a seat taken before; None if the seat is gone because its player left it from another client."""
        witness = Witness()
        witness.promise(1, entropy)
        try:
            return connected.enter_context(
                RemoteConnection(self.server, self.server.client.back(self.link.table, key, witness))
            )
        except RefusedByTable as problem:
            if problem.code == "handed-over":
                self.keys.forget(key)
            if problem.code != "bad-key" or self.link.key:
                raise
            self.keys.forget(key)
            return None

    def name(self, name: str | None) -> str:
        """The given name, or one that the user types now."""
        if name is not None:
            return name
        if not self.screen.is_typed:
            raise BadCommand(TEXTS.message("cli-no-name"))
        self.screen.say("what-name", style="bold")
        return self.screen.read().strip()

    def _sit(self, name: str, seat: int | None) -> Seat:
        """Takes a seat. It stores the key before using it: the answer may be lost on the way."""
        key, entropy, link = fresh_key(), secrets.token_hex(16), self.link
        self.keys.keep(KeptSeat(link.server, link.table, name, key, link.invite, entropy))
        try:
            return self.server.call(
                self.server.client.sit(link.table, name, invite=link.invite, seat=seat, key=key, entropy=entropy)
            )
        except RefusedByTable:
            self.keys.forget(key)
            raise
