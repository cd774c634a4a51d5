"""``sobremesa lab record``: games of a run, written down to be replayed."""

from __future__ import annotations

import re
from pathlib import Path

from sobremesa.lab.run_folder import DECK, RunFolder
from sobremesa.terminal.command_line import HELP, LANG, BadCommand, Command, Given
from sobremesa.terminal.commands.flags import GAMES_FROM, find_games
from sobremesa.terminal.commands.lab_run import OUT
from sobremesa.terminal.extras import need
from sobremesa.terminal.files import check_target, named, write_bytes, write_text
from sobremesa.terminal.screen import Screen
from sobremesa.terminal.studying import Studying
from sobremesa.terminal.texts import TEXTS

MOST_RECORDS = 10_000
_STRETCH = re.compile(r"(\d{1,9})(?:-(\d{1,9}))?", re.ASCII)


def run(given: Given, screen: Screen) -> None:
    need("lab")
    from sobremesa.lab.again import again, archive, check_games

    find_games(given, screen)
    numbers = _numbers(given.more)
    folder = RunFolder(named(given.argument))
    out: Path | None = given.one("out")
    if len(numbers) == 1 and (out is None or out.suffix.lower() != ".zip"):
        target = out or Path(f"game-{numbers[0]}.txt")
        check_target(target)
        write_text(target, str(again(folder, numbers[0])), private=False)
        deck = f" --deck {folder.path / DECK}" if folder.study().deck is not None else ""
        screen.say("lab-recorded", file=target, deck=deck)
        return
    target = out or Path("games.zip")
    check_target(target)
    check_games(folder, numbers)
    with Studying(screen).bar("lab-recording", len(numbers), 0) as bar:
        content = archive(folder, numbers, bar.advance)
    write_bytes(target, content, private=False)
    deck = f" --deck {DECK}" if folder.study().deck is not None else ""
    screen.say("lab-recorded-many", count=len(numbers), file=target, deck=deck)


def _numbers(words: tuple[str, ...]) -> list[int]:
    """The games that are named: ``3`` or ``10-19``, each once."""
    found: dict[int, None] = {}
    for word in words:
        stretch = _STRETCH.fullmatch(word)
        if stretch is None:
            raise BadCommand(TEXTS.message("cli-which-game", most=MOST_RECORDS))
        first = int(stretch[1])
        found |= dict.fromkeys(range(first, min(int(stretch[2] or first), first + MOST_RECORDS) + 1))
    if not 1 <= len(found) <= MOST_RECORDS:
        raise BadCommand(TEXTS.message("cli-which-game", most=MOST_RECORDS))
    return list(found)


COMMAND = Command("lab record", "run", (OUT, GAMES_FROM, LANG, HELP), run, more="game-number")
