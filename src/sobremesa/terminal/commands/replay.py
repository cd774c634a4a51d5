"""``sobremesa replay``: a saved game, told again."""

from __future__ import annotations

from sobremesa.kernel.event import Viewer
from sobremesa.terminal.command_line import ASCII, HELP, LANG, Command, Flag, Given
from sobremesa.terminal.commands.flags import DECK, GAMES_FROM, find_games
from sobremesa.terminal.files import named
from sobremesa.terminal.replaying import Replaying
from sobremesa.terminal.saved import game_of, read_record
from sobremesa.terminal.screen import Screen
from sobremesa.terminal.values import seat_of


def run(given: Given, screen: Screen) -> None:
    find_games(given, screen)
    if not given.argument:
        raise given.missing()
    record = read_record(named(given.argument))
    viewer: Viewer = None
    seat = given.one("seat")
    if seat not in (None, "none"):
        viewer = seat_of(seat, len(record.names), "cli-bad-viewer")
    game = game_of(record, given.one("deck"))
    Replaying(record, game, viewer, screen, step=given.has("step")).run()


EYES = Flag("--seat", about="help-flag-eyes")
COMMAND = Command("replay", "file", (EYES, DECK, Flag("--step", takes_value=False), GAMES_FROM, ASCII, LANG, HELP), run)
