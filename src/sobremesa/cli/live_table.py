"""Plays at a live table from this terminal."""

from __future__ import annotations

import tempfile
from collections.abc import Callable
from pathlib import Path

from sobremesa.cli.command_line import BadCommand
from sobremesa.cli.display_choice import DisplayChoice
from sobremesa.cli.link import Link
from sobremesa.games.catalog import GAMES
from sobremesa.kernel.game import AnyGame
from sobremesa.table.settings import Settings
from sobremesa.terminal.session.display import Display
from sobremesa.terminal.session.saved_games import GameSaver
from sobremesa.terminal.session.session import TableSession
from sobremesa.terminal.tables.remote_connection import RemoteConnection, Server
from sobremesa.terminal.texts import TEXTS


def game_at(server: Server, link: Link, key: str) -> AnyGame:
    """The table's game; raises a ``SobremesaError`` if it is not installed here, or in another edition."""
    settings = server.call(server.client.table(link.table, key=key)).room.settings
    kind = GAMES.get(settings.game)
    if kind is None:
        raise BadCommand(TEXTS.message("live-unknown-game", game=settings.game[:40], allowed=", ".join(GAMES)))
    editions = {game.name: game.edition for game in server.call(server.client.games())}
    if editions.get(settings.game) != kind.about.edition:
        facts = {"game": settings.game, "here": kind.about.edition, "there": editions.get(settings.game, 0)}
        raise BadCommand(TEXTS.message("live-edition", **facts))
    return _configure(kind, settings)


def _configure(kind: type[AnyGame], settings: Settings) -> AnyGame:
    if not settings.deck:
        return kind(seats=settings.seats, options=settings.options)
    with tempfile.TemporaryDirectory(prefix="sobremesa-deck-") as folder:
        deck = Path(folder) / "deck.toml"
        deck.write_text(settings.deck, encoding="utf-8")
        return kind(seats=settings.seats, options=settings.options, deck=deck)


def play_at(
    connection: RemoteConnection, game: AnyGame, display: DisplayChoice, link: Link, forget: Callable[[], None]
) -> None:
    """Runs until the players leave. ``link`` leads back to the table; ``forget`` drops the seat's key."""

    def session(display: Display) -> TableSession:
        def goodbye() -> None:
            display.say("goodbye-live" if connection.viewer is not None else "goodbye-watching", link=str(link))

        def stand_up() -> None:
            forget()
            display.say("goodbye-left")

        return TableSession(
            [connection], game, display, GameSaver(connection, display, None), goodbye=goodbye, stand_up=stand_up
        )

    display.run(session, game, invitation=str(Link(link.server, link.table, invite=link.invite)) if link.invite else "")
