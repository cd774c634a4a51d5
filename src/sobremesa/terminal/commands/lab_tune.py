"""``sobremesa lab tune``: looks for a deck that comes nearer to a target, and writes it to a file of its own."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from sobremesa.games.catalog import GAMES as ALL_GAMES
from sobremesa.lab.deck_search import read_range
from sobremesa.lab.decks import card_table
from sobremesa.lab.targets import read_target
from sobremesa.terminal.command_line import BadCommand, Command, Flag, Given
from sobremesa.terminal.commands.flags import find_games
from sobremesa.terminal.commands.lab_run import STUDY, study_of
from sobremesa.terminal.extras import need
from sobremesa.terminal.screen import Screen
from sobremesa.terminal.studying import Studying
from sobremesa.terminal.texts import TEXTS
from sobremesa.terminal.values import whole

USUAL_DECKS, MOST_DECKS, USUAL_ROUNDS, MOST_ROUNDS = 8, 64, 2, 20


def run(given: Given, screen: Screen) -> None:
    need("lab")
    from sobremesa.terminal.tuning import Tuning

    find_games(given, screen)
    study = replace(study_of(given), insight=False)
    if not given.has("vary") or not given.has("target"):
        raise BadCommand(TEXTS.message("tune-nothing"))
    cards = study.configured().deck.content[card_table(ALL_GAMES[study.game])]
    targets = [read_target(words, [str(card["id"]) for card in cards]) for words in given.all("target")]
    ranges = [each for words in given.all("vary") for each in read_range(words, cards)]
    out = given.one("out") or Path("runs") / f"{study.game}-tune-{study.digest()}"
    studying = Studying(screen, given.one("processes"), given.one("on"))
    tuning = Tuning(screen, studying, study, targets, out)
    tuning.run(ranges, given.one("decks") or USUAL_DECKS, given.one("rounds") or USUAL_ROUNDS)


COMMAND = Command(
    "lab tune",
    "game",
    (
        Flag("--vary", many=True),
        Flag("--target", many=True),
        Flag("--decks", read=whole(MOST_DECKS, least=2)),
        Flag("--rounds", read=whole(MOST_ROUNDS, least=1)),
        *STUDY,
    ),
    run,
)
