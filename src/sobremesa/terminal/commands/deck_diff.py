"""``sobremesa deck diff``: what differs between two decks."""

from __future__ import annotations

from sobremesa.lab.decks import differences, game_of, read_content
from sobremesa.terminal.command_line import HELP, LANG, BadCommand, Command, Given
from sobremesa.terminal.deck_changes import told
from sobremesa.terminal.files import check_file, named
from sobremesa.terminal.screen import Screen, visible
from sobremesa.terminal.texts import TEXTS


def run(given: Given, screen: Screen) -> None:
    if not given.argument or len(given.more) != 1:
        raise BadCommand(TEXTS.message("cli-two-decks"))
    files = [named(given.argument), named(given.more[0])]
    for file in files:
        check_file(file)
    contents = [read_content(file) for file in files]
    games = [game_of(content) for content in contents]
    if None not in games and games[0] != games[1]:
        facts = {"first": files[0], "one": games[0], "second": files[1], "other": games[1]}
        raise BadCommand(TEXTS.message("deck-two-games", **facts))
    changes = differences(*contents)
    if not changes:
        screen.say("deck-same")
    for change in changes:
        screen.draw(f"{visible(told(change, screen.language))}\n")


COMMAND = Command("deck diff", "file", (LANG, HELP), run, more="file")
