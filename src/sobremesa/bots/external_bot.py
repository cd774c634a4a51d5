"""Bots from outside this project, by the file or module they are in: ``agent.py:Agent`` or ``package.agent:Agent``."""

from __future__ import annotations

import importlib
import os
import sys
from collections.abc import Callable
from functools import cache, partial
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from traceback import print_exception
from types import ModuleType

from sobremesa.bots.bot import Bot
from sobremesa.bots.catalog import BOTS
from sobremesa.kernel.claim import SpokenClaim, read_claim
from sobremesa.kernel.errors import BadBot
from sobremesa.kernel.game import AnyGame
from sobremesa.kernel.rng import Rng
from sobremesa.kernel.text import KERNEL
from sobremesa.kernel.view import AnyView

# Where it is set, an error is shown with its traceback.
TRACEBACK_VARIABLE = "SOBREMESA_TRACEBACK"


def is_external(name: str) -> bool:
    """Whether a bot's name says where to find it; our own bots have plain names."""
    return ":" in name


def maker(name: str) -> Callable[[AnyGame, Rng], Bot]:
    """Makes the bot of this name, ours or an external one. It can be pickled."""
    return partial(ExternalBot, name=name) if is_external(name) else BOTS[name]


class ExternalBot(Bot):
    """Wraps a bot from outside: every error in it becomes a ``BadBot`` that names it."""

    def __init__(self, game: AnyGame, rng: Rng, name: str) -> None:
        super().__init__(game, rng)
        self.name = name
        kind = external_class(name)
        try:
            self.bot = kind(game, rng)
        except Exception as problem:  # noqa: BLE001 # foreign code may raise anything
            raise _bad_bot(name, problem) from None

    def hear(self, said: tuple[SpokenClaim, ...]) -> None:
        super().hear(said)
        try:
            self.bot.hear(said)
        except Exception as problem:  # noqa: BLE001  # likewise
            raise _bad_bot(self.name, problem) from None

    def speak(self, view: AnyView) -> str | None:
        try:
            words = self.bot.speak(view)
            return None if words is None else read_claim(self.game, words)
        except Exception as problem:  # noqa: BLE001  # likewise
            raise _bad_bot(self.name, problem) from None

    def think(self, view: AnyView) -> int:
        try:
            move = self.bot.choose(view)
        except Exception as problem:  # noqa: BLE001  # likewise
            raise _bad_bot(self.name, problem) from None
        if move not in view.moves:
            raise BadBot(KERNEL.message("bad-bot-move", bot=self.name[:80], move=str(move)[:40]))
        return int(move)


@cache
def external_class(name: str) -> type[Bot]:
    """The class that the name means; raises a ``BadBot`` that says what is wrong with it."""
    place, _colon, class_name = name.rpartition(":")
    if not place or not class_name.isidentifier():
        raise BadBot(KERNEL.message("bad-bot-name", bot=name[:80]))
    found = getattr(_module(name, place), class_name, None)
    if found is None:
        raise BadBot(KERNEL.message("bad-bot-missing", bot=name[:80], reason=class_name))
    if not isinstance(found, type) or not issubclass(found, Bot):
        raise BadBot(KERNEL.message("bad-bot-kind", bot=name[:80]))
    return found


def _module(name: str, place: str) -> ModuleType:
    try:
        return _from_file(Path(place)) if place.endswith(".py") else importlib.import_module(place)
    except (ModuleNotFoundError, FileNotFoundError) as problem:
        raise BadBot(KERNEL.message("bad-bot-missing", bot=name[:80], reason=str(problem))) from None
    except Exception as problem:  # noqa: BLE001 # foreign code may raise anything while it is loaded
        raise _bad_bot(name, problem) from None


def _bad_bot(name: str, problem: Exception) -> BadBot:
    """The error in a sentence; with the traceback where the bot's author asks for it."""
    if os.environ.get(TRACEBACK_VARIABLE):
        print_exception(problem)
    reason = f"{type(problem).__name__}: {problem}"
    return BadBot(KERNEL.message("bad-bot-broken", bot=name[:80], reason=reason[:200]))


def _from_file(path: Path) -> ModuleType:
    if not path.is_file():
        raise FileNotFoundError(str(path))
    known = f"sobremesa_guest_{path.resolve().as_posix().encode().hex()}"
    spec = spec_from_file_location(known, path)
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    # So classes in the file can find their module, as dataclasses and pickle need.
    sys.modules[known] = module
    spec.loader.exec_module(module)
    return module
