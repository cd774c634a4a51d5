"""Games from outside the package: a folder with one folder for each game."""

from __future__ import annotations

import sys
from importlib import import_module
from pathlib import Path

from sobremesa.kernel.errors import SobremesaError
from sobremesa.kernel.game import AnyGame, Game
from sobremesa.kernel.laws import LawBroken, random_match, words
from sobremesa.kernel.text import KERNEL, Message

FILE = "game.py"
NAME = "GAME"


class BadGame(SobremesaError):
    """A game from outside that cannot be used; the others can."""


def games_in(folder: Path) -> tuple[dict[str, type[AnyGame]], list[BadGame]]:
    """The games of a folder by their names, and what is wrong with those that cannot be used.

    Each game has a folder of its own, whose ``game.py`` names its class as ``GAME``. The games are imported as ordinary
    modules, so that other processes, which are given the same path, find them too.
    """
    if not folder.is_dir():
        raise BadGame(KERNEL.message("games-no-folder", folder=folder))
    homes = sorted(path.parent for path in folder.resolve().glob(f"*/{FILE}"))
    if not homes:
        raise BadGame(KERNEL.message("games-none", folder=folder, file=f"*/{FILE}"))
    found: dict[str, type[AnyGame]] = {}
    wrong: list[BadGame] = []
    for home in homes:
        try:
            kind = _read(home)
            found[kind.about.name] = kind
        except BadGame as problem:
            wrong.append(problem)
    return found, wrong


def trusted_games(folder: Path) -> dict[str, type[AnyGame]]:
    """The games of a folder that was already checked with ``games_in``, which takes a while."""
    found: dict[str, type[AnyGame]] = {}
    for home in sorted(path.parent for path in folder.resolve().glob(f"*/{FILE}*")):
        kind = _import_game(home)
        assert isinstance(kind, type)
        assert issubclass(kind, Game)
        found[kind.about.name] = kind
    return found


def _read(home: Path) -> type[AnyGame]:
    file = home / FILE
    try:
        kind = _import_game(home)
    except BadGame:
        raise
    except Exception as problem:  # noqa: BLE001 # foreign code may raise anything, and the other games still load
        raise _bad(file, KERNEL.message("games-broken", reason=_reason(problem))) from None
    if not (isinstance(kind, type) and issubclass(kind, Game)):
        raise _bad(file, KERNEL.message("games-no-class", name=NAME))
    try:
        if kind.about.name != home.name:
            raise _bad(file, KERNEL.message("games-other-name", name=kind.about.name, folder=home.name))
        game = kind()
        for _match in random_match(game, seed=1):
            pass
        words(game, 1)
    except BadGame:
        raise
    except SobremesaError as problem:
        raise _bad(file, problem.message) from None
    except LawBroken as problem:
        raise _bad(file, KERNEL.message("games-law", reason=str(problem))) from None
    except Exception as problem:  # noqa: BLE001  # as above
        raise _bad(file, KERNEL.message("games-broken", reason=_reason(problem))) from None
    return kind


def _import_game(home: Path) -> object:
    if not home.name.isidentifier():
        raise _bad(home / FILE, KERNEL.message("games-bad-folder", folder=home.name))
    # At the end of the path, so that a folder does not hide a library of the same name.
    if str(home.parent) not in sys.path:
        sys.path.append(str(home.parent))
    module = import_module(f"{home.name}.{FILE.removesuffix('.py')}")
    if Path(str(module.__file__)).resolve().parent != home:
        raise _bad(home / FILE, KERNEL.message("games-taken", folder=home.name, file=module.__file__))
    return getattr(module, NAME, None)


def _bad(file: Path, what: Message) -> BadGame:
    return BadGame(KERNEL.message("bad-game", file=file, what=what))


def _reason(problem: Exception) -> str:
    """The error and the line of the game where it came from, in one line."""
    line = problem.__traceback__
    while line is not None and line.tb_next is not None:
        line = line.tb_next
    where = f" ({Path(line.tb_frame.f_code.co_filename).name}:{line.tb_lineno})" if line is not None else ""
    return f"{type(problem).__name__}: {' '.join(str(problem).split())[:200]}{where}"
