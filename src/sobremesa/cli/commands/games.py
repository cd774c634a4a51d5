"""``sobremesa games`` and ``sobremesa rules``: the games with their options, rules and cards."""

from __future__ import annotations

from sobremesa.cli.command_line import Arguments, Commands, path
from sobremesa.cli.commands.options import add_games_from, add_outside_games, game_named
from sobremesa.cli.commands.output import show_words
from sobremesa.games.catalog import GAMES
from sobremesa.kernel.game import AnyGame
from sobremesa.terminal.card_list import card_list
from sobremesa.terminal.console.screen import Screen
from sobremesa.terminal.files import check_file
from sobremesa.terminal.rulebook import Rulebook


def add_commands(commands: Commands) -> None:
    add_games_from(commands.add("games", list_games))
    rules = commands.add("rules", show_rules)
    rules.argument("game", offered=tuple(GAMES))
    rules.switch("--cards")
    rules.option("--deck", path)
    add_games_from(rules)


def list_games(args: Arguments, screen: Screen) -> None:
    add_outside_games(args, screen)
    for name, game in GAMES.items():
        _describe(name, game, screen)


def _describe(name: str, game: type[AnyGame], screen: Screen) -> None:
    texts = game.about.texts

    def say(key: str) -> str:
        """A game from outside may have no texts for its options."""
        return texts.say(screen.language, key) if texts.has(key) else ""

    show_words(screen, (say("title"), "bold"), f"  ({name})  {say('players')}, {say('minutes')}")
    show_words(screen, f"  {say('tagline')}")
    for option in game.about.option_kinds:
        key = f"option-{option.name}".replace("_", "-")
        show_words(screen, f"  --option {option.name}={option.default}  {say(key)} ({option.clause})")
        meanings = [f"{word}: {say(f'{key}-' + word.replace('_', '-'))}" for word in option.words]
        if option.numbers:
            meanings.append(option.allowed())
        for meaning in meanings:
            show_words(screen, (f"      {meaning}", "dim"))


def show_rules(args: Arguments, screen: Screen) -> None:
    add_outside_games(args, screen)
    kind = game_named(args)
    if args.deck is not None:
        check_file(args.deck)
    if args.cards or args.deck is not None:
        screen.show(card_list(kind(deck=args.deck), screen.language))
    else:
        screen.show(Rulebook(kind, screen.language).whole())
