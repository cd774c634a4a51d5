"""``sobremesa print box``: a box for the deck, to cut and fold."""

from __future__ import annotations

from sobremesa.printing.press import need_press
from sobremesa.terminal.command_line import HELP, LANG, Command, Given
from sobremesa.terminal.commands.flags import GAMES_FROM, find_games
from sobremesa.terminal.commands.lab_run import OUT
from sobremesa.terminal.files import check_target, write_bytes
from sobremesa.terminal.printing import PAPER, SIZE, file_for, game_to_print, paper_of, size_of
from sobremesa.terminal.screen import Screen


def run(given: Given, screen: Screen) -> None:
    need_press()
    from sobremesa.printing.box import box_pdf

    find_games(given, screen)
    game = game_to_print(given)
    file = file_for(given, game, "box")
    check_target(file)
    pdf, box = box_pdf(game, screen.language, paper=paper_of(given), size=size_of(given))
    write_bytes(file, pdf, private=False)
    screen.say("print-box", file=file, depth=f"{box.depth:.0f}")


COMMAND = Command("print box", "printed", (PAPER, SIZE, OUT, GAMES_FROM, LANG, HELP), run)
