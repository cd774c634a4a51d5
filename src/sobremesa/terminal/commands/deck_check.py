"""``sobremesa deck check``: every problem of a deck, or how it differs from the printed one."""

from __future__ import annotations

from sobremesa.games.catalog import GAMES
from sobremesa.lab.decks import differences, game_of, read_content
from sobremesa.terminal.command_line import HELP, LANG, BadCommand, Command, Flag, Given
from sobremesa.terminal.commands.flags import GAMES_FROM, find_games, recognised
from sobremesa.terminal.deck_changes import told
from sobremesa.terminal.files import check_file, named
from sobremesa.terminal.screen import Screen, visible
from sobremesa.terminal.texts import TEXTS


def run(given: Given, screen: Screen) -> None:
    find_games(given, screen)
    if not given.argument:
        raise given.missing()
    file = named(given.argument)
    check_file(file)
    content = read_content(file)
    name = given.one("game") or game_of(content)
    if name is None:
        raise BadCommand(TEXTS.message("deck-whose", file=file, allowed=", ".join(GAMES)))
    if name not in GAMES:
        raise BadCommand(TEXTS.message("cli-unknown-game", game=name[:40], allowed=", ".join(GAMES)))
    with recognised(file, name):
        game = GAMES[name](deck=file)
    changes = differences(GAMES[name]().deck.content, game.deck.content)
    screen.say("deck-good", file=file, game=name, changes=len(changes))
    for change in changes:
        screen.draw(f"{visible(told(change, screen.language))}\n")


COMMAND = Command("deck check", "file", (Flag("--game"), GAMES_FROM, LANG, HELP), run)
