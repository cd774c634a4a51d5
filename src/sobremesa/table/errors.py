"""What a table refuses.

::

    SobremesaError
     +- RefusedAct        a table does not do what was asked, and says why; nothing changed
     |   +- RefusedRequest   a server refuses it before it reaches a table
     +- BadSettings    a table cannot be opened like that
     +- BadProof       a record does not prove what it says

``code`` is the one word by which programs tell refusals apart.
"""

from __future__ import annotations

from typing import Any, ClassVar

from sobremesa.kernel.errors import BadClaim, BadMove, SobremesaError
from sobremesa.kernel.text import Texts
from sobremesa.table.texts import TEXTS


class RefusedAct(SobremesaError):
    """The text of a code is ``refused-<code>`` in the texts of the package that refuses."""

    texts: ClassVar[Texts] = TEXTS

    def __init__(self, code: str, **facts: Any) -> None:
        super().__init__(self.texts.message(f"refused-{code}", **facts))
        self.code = code


class RefusedRequest(RefusedAct):
    """The server refuses a request before it reaches a table: ``status`` is the HTTP status."""

    def __init__(self, status: int, code: str, **facts: Any) -> None:
        super().__init__(code, **facts)
        self.status = status


class BadSettings(SobremesaError):
    def __init__(self, field: str, allowed: str) -> None:
        super().__init__(TEXTS.message("bad-settings", field=field, allowed=allowed))
        self.field = field


class BadProof(SobremesaError):
    def __init__(self, code: str, **facts: Any) -> None:
        super().__init__(TEXTS.message(f"proof-{code}", **facts))
        self.code = code


def code_of(problem: SobremesaError) -> str:
    """The one word by which programs tell what was refused."""
    if isinstance(problem, RefusedAct):
        return problem.code
    words = type(problem).__name__
    name = "".join("-" + letter.lower() if letter.isupper() else letter for letter in words).lstrip("-")
    return name if isinstance(problem, BadMove | BadClaim) else "bad-request"
