"""``sobremesa games``: which games there are, and their options."""

from __future__ import annotations

from rich.console import Group
from rich.text import Text

from sobremesa.games.catalog import GAMES
from sobremesa.kernel.game import AnyGame
from sobremesa.terminal.command_line import HELP, LANG, Command, Given
from sobremesa.terminal.commands.flags import GAMES_FROM, find_games
from sobremesa.terminal.screen import Screen


def run(given: Given, screen: Screen) -> None:
    find_games(given, screen)
    for name, game in GAMES.items():
        screen.show(described(name, game, screen.language))


def described(name: str, game: type[AnyGame], language: str) -> Group:
    texts = game.about.texts

    def say(key: str) -> str:
        """A game from outside may leave its options without words."""
        return texts.say(language, key) if texts.has(key) else ""

    lines = [
        Text.assemble((say("title"), "bold"), f"  ({name})  {say('players')}, {say('minutes')}"),
        Text(f"  {say('tagline')}"),
    ]
    for option in game.about.option_kinds:
        heading = f"--option {option.name}={option.default}"
        key = f"option-{option.name}".replace("_", "-")
        lines.append(Text(f"  {heading}  {say(key)} ({option.clause})"))
        meanings = [f"{word}: {say(f'{key}-' + word.replace('_', '-'))}" for word in option.words]
        if option.numbers:
            meanings.append(option.allowed())
        lines += [Text(f"      {meaning}", style="dim") for meaning in meanings]
    return Group(*lines)


COMMAND = Command("games", "", (GAMES_FROM, LANG, HELP), run)
