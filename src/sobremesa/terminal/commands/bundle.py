"""``sobremesa bundle``: the games as a folder of files that plays with no server."""

from __future__ import annotations

from sobremesa.games.catalog import GAMES
from sobremesa.terminal.command_line import HELP, LANG, Command, Flag, Given
from sobremesa.terminal.commands.flags import GAMES_FROM, find_games, game_folders
from sobremesa.terminal.files import check_target, named, trouble, write_bytes
from sobremesa.terminal.screen import Screen

MILLION = 1_000_000


def run(given: Given, screen: Screen) -> None:
    from sobremesa.server import page_folder
    from sobremesa.terminal.bundling import bundle, zipped

    if not given.argument:
        raise given.missing()
    find_games(given, screen)
    folder = named(given.argument)
    archive = folder.with_name(f"{folder.name}.zip")
    if given.has("zip"):
        check_target(archive)
    try:
        size = bundle(page_folder(), folder, GAMES, game_folders(given))
    except OSError as problem:
        raise trouble(folder, problem) from None
    screen.say("bundled", folder=folder, games=", ".join(GAMES), size=f"{size / MILLION:.1f}")
    if given.has("zip"):
        data = zipped(folder)
        write_bytes(archive, data, private=False)
        screen.say("bundled-zip", file=archive, size=f"{len(data) / MILLION:.1f}")


COMMAND = Command("bundle", "bundle", (Flag("--zip", takes_value=False), GAMES_FROM, LANG, HELP), run)
