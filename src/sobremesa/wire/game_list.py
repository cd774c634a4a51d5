"""The list of games: their seats, options and moves, and the levels of the bots."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

from sobremesa.kernel.game import AnyGame
from sobremesa.wire import http
from sobremesa.wire.updates import moves_of


def game_list(kinds: Iterable[type[AnyGame]], language: str, levels: tuple[str, ...]) -> http.GameList:
    return http.GameList([describe_game(kind, language, levels) for kind in kinds])


@cache
def describe_game(kind: type[AnyGame], language: str, levels: tuple[str, ...]) -> http.ListedGame:
    game = kind()
    options = [
        http.ListedOption(
            name=option.name,
            clause=option.clause,
            default=option.default,
            words=list(option.words),
            first=option.numbers[0] if option.numbers else None,
            last=option.numbers[-1] if option.numbers else None,
            label=kind.about.texts.say(language, f"option-{option.name.replace('_', '-')}")
            if kind.about.texts.has(f"option-{option.name.replace('_', '-')}")
            else option.name,
            seats=list(option.seats),
            names_seats=option.names_seats,
        )
        for option in kind.about.option_kinds
    ]
    about = kind.about
    title = about.texts.say(language, "title") if about.texts.has("title") else about.name
    moves = moves_of(game)
    return http.ListedGame(
        about.name,
        title,
        about.edition,
        list(about.seat_counts),
        options,
        moves,
        list(levels),
        has_windows=game.reactions is not None,
    )
