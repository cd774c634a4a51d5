"""``sobremesa print rules``: the rulebook, with the cards of a deck and the rules that a table chose."""

from __future__ import annotations

from sobremesa.printing.press import need_press
from sobremesa.terminal.command_line import HELP, LANG, Command, Given
from sobremesa.terminal.commands.flags import GAMES_FROM, OPTION, SEATS, find_games
from sobremesa.terminal.commands.lab_run import OUT
from sobremesa.terminal.files import check_target, write_bytes
from sobremesa.terminal.printing import PAPER, file_for, game_to_print, paper_of
from sobremesa.terminal.screen import Screen


def run(given: Given, screen: Screen) -> None:
    need_press()
    from sobremesa.printing.rulebook import rules_pdf

    find_games(given, screen)
    game = game_to_print(given)
    file = file_for(given, game, "rules")
    check_target(file)
    write_bytes(file, rules_pdf(game, screen.language, paper=paper_of(given)), private=False)
    screen.say("print-rules", file=file)


COMMAND = Command("print rules", "printed", (OPTION, SEATS, PAPER, OUT, GAMES_FROM, LANG, HELP), run)
