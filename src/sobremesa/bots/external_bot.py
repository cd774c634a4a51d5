"""Bots of somebody else's making, by the file or module they are in: ``agent.py:Agent`` or ``package.agent:Agent``."""

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

# Where it is set, a mistake is shown with its place in the code.
TRACEBACK_VARIABLE = "SOBREMESA_TRACEBACK"


def is_external(name: str) -> bool:
    """Whether a bot's name says where to find it; our own bots have plain names."""
    return ":" in name


def maker(name: str) -> Callable[[AnyGame, Rng], Bot]:
    """Makes the bot of this name, one of ours or a guest. It can be sent to another process."""
    return partial(ExternalBot, name=name) if is_external(name) else BOTS[name]


class ExternalBot(Bot):
    """Somebody else's bot at our table: whatever goes wrong in it is told as its own mistake."""

    def __init__(self, game: AnyGame, rng: Rng, name: str) -> None:
        super().__init__(game, rng)
        self.name = name
        kind = external_class(name)
        try:
            self.guest = kind(game, rng)
        except Exception as problem:  # noqa: BLE001  # somebody else's code may raise anything
            raise _bad_bot(name, problem) from None

    def hear(self, said: tuple[SpokenClaim, ...]) -> None:
        super().hear(said)
        try:
            self.guest.hear(said)
        except Exception as problem:  # noqa: BLE001  # likewise
            raise _bad_bot(self.name, problem) from None

    def speak(self, view: AnyView) -> str | None:
        try:
            words = self.guest.speak(view)
            return None if words is None else read_claim(self.game, words)
        except Exception as problem:  # noqa: BLE001  # likewise
            raise _bad_bot(self.name, problem) from None

    def think(self, view: AnyView) -> int:
        try:
            move = self.guest.choose(view)
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
    except Exception as problem:  # noqa: BLE001  # somebody else's code may raise anything while it is loaded
        raise _bad_bot(name, problem) from None


def _bad_bot(name: str, problem: Exception) -> BadBot:
    """In a sentence; where its author asks for it, with the place in their code."""
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
    # Whatever is defined in the file can then find the module it belongs to.
    sys.modules[known] = module
    spec.loader.exec_module(module)
    return module
