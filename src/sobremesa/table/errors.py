"""What a table refuses.

::

    SobremesaError
     +- Refused        a table does not do what was asked, and says why; nothing changed
     +- BadSettings    a table cannot be opened like that
     +- BadProof       a record does not prove what it says

``code`` is the one word by which programs tell refusals apart.
"""

from __future__ import annotations

from typing import Any

from sobremesa.kernel.errors import SobremesaError
from sobremesa.table.texts import TEXTS


class Refused(SobremesaError):
    def __init__(self, code: str, **facts: Any) -> None:
        super().__init__(TEXTS.message(f"refused-{code}", **facts))
        self.code = code


class BadSettings(SobremesaError):
    def __init__(self, field: str, allowed: str) -> None:
        super().__init__(TEXTS.message("bad-settings", field=field, allowed=allowed))
        self.field = field


class BadProof(SobremesaError):
    def __init__(self, code: str, **facts: Any) -> None:
        super().__init__(TEXTS.message(f"proof-{code}", **facts))
        self.code = code
