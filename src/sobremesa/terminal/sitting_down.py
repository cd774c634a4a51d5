"""Taking a seat at a live table, or going back to one."""

from __future__ import annotations

from sobremesa.client import fresh_key
from sobremesa.kernel.errors import SobremesaError
from sobremesa.kernel.game import AnyGame
from sobremesa.terminal.command_line import BadCommand
from sobremesa.terminal.line import Told
from sobremesa.terminal.link import Link
from sobremesa.terminal.live_table import game_at, play_at
from sobremesa.terminal.remote_line import RemoteLine, Server
from sobremesa.terminal.screen import Screen
from sobremesa.terminal.seat_keys import KeptSeat, SeatKeys
from sobremesa.terminal.texts import TEXTS


class SittingDown:
    """``link`` may hold a seat's key; the keys of seats taken before are in ``keys``."""

    def __init__(self, server: Server, link: Link, keys: SeatKeys, screen: Screen) -> None:
        self.server = server
        self.link = link
        self.keys = keys
        self.screen = screen

    def run(self, name: str | None, seat: int | None) -> None:
        kept = self.keys.find(self.link.server, self.link.table, name)
        if self.link.key:
            self._play(self._game(self.link.key), self.link.key)
        elif kept is not None and self._is_open(kept):
            self._play(self._game(kept.key), kept.key)
        else:
            game = self._game(self.link.invite)
            self._play(game, self._sit(self.name(name), seat))

    def _game(self, key: str) -> AnyGame:
        return game_at(self.server, self.link, key)

    def _is_open(self, kept: KeptSeat) -> bool:
        """Whether the key still opens a seat: its player may have left the table from somewhere else."""
        try:
            with RemoteLine(self.server, self.server.client.back(self.link.table, kept.key)):
                return True
        except Told as problem:
            if problem.code != "bad-key":
                raise
            self.keys.forget(kept.key)
            return False

    def name(self, name: str | None) -> str:
        """The one given, or one that is typed now."""
        if name is not None:
            return name
        if not self.screen.is_typed:
            raise BadCommand(TEXTS.message("cli-no-name"))
        self.screen.say("what-name", style="bold")
        return self.screen.read().strip()

    def _sit(self, name: str, seat: int | None) -> str:
        """Takes a seat and gives its key, which is kept before it is used: an answer may be lost on its way."""
        key, link = fresh_key(), self.link
        self.keys.keep(KeptSeat(link.server, link.table, name, key, link.invite))
        try:
            self.server.call(self.server.client.sit(link.table, name, invite=link.invite, seat=seat, key=key))
        except SobremesaError as problem:
            if isinstance(problem, Told):
                self.keys.forget(key)
            raise
        return key

    def _play(self, game: AnyGame, key: str) -> None:
        with RemoteLine(self.server, self.server.client.back(self.link.table, key)) as line:
            play_at(line, game, self.screen, self.link, lambda: self.keys.forget(key))
