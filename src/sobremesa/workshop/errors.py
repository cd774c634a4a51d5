"""Refusals of the workshop, errors of its job processes, and checks for optional packages."""

from __future__ import annotations

import errno
from importlib.util import find_spec
from typing import ClassVar

from msgspec import Struct

from sobremesa.kernel.errors import SobremesaError
from sobremesa.kernel.text import LANGUAGES, Message, Texts
from sobremesa.table.errors import RefusedAct, RefusedRequest
from sobremesa.workshop.texts import WORKSHOP


class WorkshopRefused(RefusedRequest):
    texts: ClassVar[Texts] = WORKSHOP


class Trouble(Struct, frozen=True):
    """A refusal that travels between processes: its sentence in every language."""

    said: dict[str, str]


def trouble(problem: SobremesaError | Message) -> Trouble:
    return Trouble({language: problem.say(language) for language in LANGUAGES})


def disk_trouble(problem: OSError) -> Trouble:
    """A system error as a sentence that does not tell where files are."""
    full = problem.errno in (errno.ENOSPC, errno.EDQUOT)
    key = "refused-lab-no-room" if full else "refused-lab-no-write"
    return trouble(WORKSHOP.message(key, reason=problem.strerror or type(problem).__name__))


class RelayedRefusal(RefusedAct):
    """A job process refused; this passes its sentence on."""

    def __init__(self, status: int, code: str, told: Trouble) -> None:
        SobremesaError.__init__(self, WORKSHOP.message("told", what=""))
        self.status, self.code, self._said = status, code, told.said

    def say(self, language: str) -> str:
        return self._said[language]


LAB = ("polars", "scipy", "matplotlib")


def need_lab() -> None:
    """Raises ``WorkshopRefused`` with the packages to install."""
    missing = [name for name in LAB if find_spec(name) is None]
    if missing:
        raise WorkshopRefused(503, "lab-extra", names=", ".join(missing), extra="lab")


def need_press() -> None:
    if find_spec("typst") is None:
        raise WorkshopRefused(503, "lab-extra", names="typst", extra="print")
